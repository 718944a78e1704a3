"""What every tile is worth now: netted or free, commanded by whom, with which bonuses and initiatives."""

from warpad.core.bits import lowest, single
from warpad.core.hexes import AROUND
from warpad.core.vecs import i64
from warpad.games.neuroshima.data.tables import (
    GIFT,
    GIFT_MASK,
    LINK_SIDES,
    NET_SIDES,
    PRINTED,
    TRAIT_BINDS,
    TRAIT_FAR_MOVES,
    TRAIT_GIVE_MOBILITY,
    TRAIT_HACK,
    TRAIT_HELP,
    TRAIT_HINDER,
    TRAIT_MEDIC,
    TRAIT_TOKEN,
    TRAITS,
)
from warpad.games.neuroshima.rules.battle.bonds import Bonds
from warpad.games.neuroshima.rules.battle.survey import (
    CAUGHT,
    COMMANDS,
    FRIENDLY,
    GIFTED,
    GIFTS,
    HOSTILE,
    PREY,
    RULED,
)
from warpad.games.neuroshima.rules.board import (
    COMMANDER,
    COMMANDER_SHIFT,
    LOOKED,
    POSE,
    STALE,
    TILE,
    TILE_SHIFT,
    WEIGHED,
    owner_of,
)
from warpad.games.neuroshima.rules.event_kinds import FREED, TAKEN


def shifted(printed: i64, change: i64) -> i64:
    """NH-BAT-07: a set of initiatives (bit v for value v) moved by a sum; below 0 counts as 0."""
    if change >= 0:
        return printed << change
    below = printed & (single(-change) - 1)
    return (printed >> -change) | (1 if below != 0 else 0)


def extra_slots(current: i64, extra: i64) -> i64:
    """NH-MOD-05: more actions, one segment each after the lowest; below 0 they do not exist."""
    if extra == 0 or current == 0:
        return 0
    low = lowest(current)
    if extra >= low:
        return single(low) - 1
    return (single(extra) - 1) << (low - extra)


class Status(Bonds):
    """A board that answers what holds now; it looks again only when tiles have changed."""

    __slots__ = ()

    def look(self) -> None:
        """Works out all that follows from the tiles, if they changed since the last look."""
        if self.known >= LOOKED:
            return
        self.known = LOOKED
        self.changed |= self.halves
        self.survey()
        if self.traits & TRAIT_TOKEN or self.halves != 0:
            self.join_halves()
        if self.traits & TRAIT_BINDS:
            self.bind()
        else:
            self.sort_sides()

    def weigh(self) -> None:
        """Works out what is lent to each tile, if anything changed since the last time."""
        if self.known == WEIGHED:
            return
        self.look()
        self.known = WEIGHED
        work = self.work
        left = work[GIFTED]
        work[GIFTED] = 0
        while left != 0:
            work[GIFTS + lowest(left)] = 0
            left &= left - 1
        self.lend(self.lenders, 1)
        if self.halves != 0:
            self.lend_to_wholes()
        if self.setup.has_leaders:
            self.lend_by_leaders()

    def lend_by_leaders(self) -> None:
        """NH-VAR-04: what leaders change for the battle that is on."""

    def forget(self, gone: i64) -> bool:
        """Brings what is known up to date with tiles that leave; False when too much hangs on them."""
        if self.known == STALE or gone & self.binders != 0 or self.halves != 0:
            return False
        if self.known == WEIGHED and gone & self.lenders != 0:
            self.lend(gone & self.lenders, -1)
        self.strike_out(gone)
        return True

    def lend(self, lenders: i64, sign: i64) -> None:
        """NH-MOD-01, NH-MOD-02, NH-MOD-06, NH-MOD-10: free modules and HQs change what they reach, in sum."""
        work = self.work
        left = lenders & ~self.netted
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            pose = self.piece[cell] & POSE
            gift = GIFT[pose >> TILE_SHIFT]
            side = FRIENDLY if gift > 0 else HOSTILE
            targets = AROUND[cell * 64 + LINK_SIDES[pose]] & work[side + self.works(cell)]
            work[GIFTED] |= targets
            while targets != 0:
                work[GIFTS + lowest(targets)] += gift * sign
                targets &= targets - 1

    def lend_to_wholes(self) -> None:
        """NH-VAR-03: what is lent to one half is lent to the whole, and by each lender once."""
        heads = self.heads_in(self.halves)
        while heads != 0:
            head = lowest(heads)
            heads &= heads - 1
            total: i64 = 0
            left = self.givers(head)
            while left != 0:
                total += GIFT[self.tile_at(lowest(left))]
                left &= left - 1
            self.work[GIFTED] |= single(head) | single(self.other_half(head))
            self.work[GIFTS + head] = total
            self.work[GIFTS + self.other_half(head)] = total

    # -- who --------------------------------------------------------------------------------

    def netted_cells(self) -> i64:
        self.look()
        return self.netted

    def is_netted(self, cell: i64) -> bool:
        self.look()
        return self.netted >> cell & 1 == 1

    def commander(self, cell: i64) -> i64:
        """NH-CTL-01: the player whom the tile obeys now."""
        self.look()
        return self.work[COMMANDS + cell]

    def commanded(self, player: i64) -> i64:
        """The cells of all tiles that obey a player now."""
        self.look()
        return self.work[RULED + player]

    def own_cells(self, player: i64) -> i64:
        """The cells of all tiles of a player's army, whoever commands them."""
        found: i64 = 0
        left = self.occupied
        while left != 0:
            if owner_of(self.piece[lowest(left)]) == player:
                found |= left & -left
            left &= left - 1
        return found

    def works_for(self, cell: i64) -> i64:
        """NH-CTL-05: the player whom the tile's effects serve; -1 when it is netted."""
        self.look()
        if self.netted >> cell & 1:
            return -1
        return self.works(cell)

    def friend_cells(self, player: i64) -> i64:
        self.look()
        return self.work[FRIENDLY + player]

    def foe_cells(self, player: i64) -> i64:
        self.look()
        return self.work[HOSTILE + player]

    def prey_cells(self, player: i64) -> i64:
        """The tiles that this player's attacks hurt."""
        self.look()
        return self.work[PREY + player]

    def caught_cells(self, player: i64) -> i64:
        """The tiles that this player's nets and pushes reach."""
        self.look()
        return self.work[CAUGHT + player]

    def note_commanders(self) -> i64:
        """NH-CTL-01, NH-CTL-03: remembers who commands what; gives the tiles taken since the last time."""
        self.look()
        taken: i64 = 0
        left = self.occupied
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            here = self.piece[cell]
            player = self.work[COMMANDS + cell]
            mark = player + 1 if self.taken >> cell & 1 else 0
            if (here & COMMANDER) >> COMMANDER_SHIFT == mark:
                continue
            self.piece[cell] = (here & ~COMMANDER) | (mark << COMMANDER_SHIFT)
            if mark:
                taken |= single(cell)
                self.tell(TAKEN, cell, here, player)
            else:
                self.tell(FREED, cell, here, player)
        return taken

    # -- with what ---------------------------------------------------------------------------

    def gift(self, cell: i64) -> i64:
        """All that modules and HQs lend to the tile, in one number (see GIFT_MELEE and so on)."""
        self.weigh()
        return self.work[GIFTS + cell]

    def melee_bonus(self, cell: i64) -> i64:
        return self.gift(cell) & GIFT_MASK

    def ranged_bonus(self, cell: i64) -> i64:
        return (self.gift(cell) >> 8) & GIFT_MASK

    def extra_actions(self, cell: i64) -> i64:
        return (self.gift(cell) >> 16) & GIFT_MASK

    def conversions(self, cell: i64) -> i64:
        """NH-MOD-09: how many attacks a battle the tile may change between melee and ranged."""
        return (self.gift(cell) >> 24) & GIFT_MASK

    def initiative_bonus(self, cell: i64) -> i64:
        return self.gift(cell) >> 32

    def slots(self, cell: i64) -> i64:
        """NH-BAT-06, NH-BAT-07, NH-MOD-05: the current initiatives, printed and extra, bit v for value v."""
        current = shifted(PRINTED[(self.piece[cell] >> TILE_SHIFT) & TILE], self.initiative_bonus(cell))
        return current | extra_slots(current, self.extra_actions(cell))

    # -- from whom ---------------------------------------------------------------------------

    def linked(self, giver: i64, cell: i64) -> bool:
        """Whether a link of the first tile points at the second."""
        return AROUND[giver * 64 + LINK_SIDES[self.piece[giver] & POSE]] >> cell & 1 == 1

    def reaching(self, cell: i64, traits: i64) -> i64:
        """NH-VAR-03: the free tiles with one of these traits whose effects act on the tile, or unit, now."""
        self.look()
        if self.halves >> cell & 1:
            return self.reaching_hex(cell, traits) | self.reaching_hex(self.other_half(cell), traits)
        return self.reaching_hex(cell, traits)

    def reaching_hex(self, cell: i64, traits: i64) -> i64:
        """The same for one hex; needs an up-to-date look."""
        found: i64 = 0
        left = AROUND[cell * 64 + 63] & self.occupied & ~self.netted
        while left != 0:
            giver = lowest(left)
            left &= left - 1
            of_giver = TRAITS[(self.piece[giver] >> TILE_SHIFT) & TILE]
            if of_giver & traits == 0 or not self.linked(giver, cell):
                continue
            side = HOSTILE if of_giver & (TRAIT_HINDER | TRAIT_HACK) else FRIENDLY
            if self.work[side + self.works(giver)] >> cell & 1:
                found |= single(giver)
        return found

    def givers(self, cell: i64) -> i64:
        """The modules and HQs that change the tile's strength, initiative or actions now."""
        return self.reaching(cell, TRAIT_HELP | TRAIT_HINDER)

    def medics_of(self, cell: i64) -> i64:
        """NH-MED-01: the free medics linked to the tile."""
        if self.medics == 0 and self.known != STALE:
            return 0
        return self.reaching(cell, TRAIT_MEDIC)

    def mobility_givers(self, cell: i64) -> i64:
        """NH-MOD-08: the free transports and HQs that lend the tile a move."""
        return self.reaching(cell, TRAIT_GIVE_MOBILITY)

    def netters(self, cell: i64) -> i64:
        """NH-NET-01, NH-VAR-03: the free tiles whose nets hold this one, or the other half of it."""
        self.look()
        if self.netted >> cell & 1 == 0:
            return 0
        if self.halves >> cell & 1:
            return self.netters_of_hex(cell) | self.netters_of_hex(self.other_half(cell))
        return self.netters_of_hex(cell)

    def netters_of_hex(self, cell: i64) -> i64:
        found: i64 = 0
        left = AROUND[cell * 64 + 63] & self.occupied & ~self.netted
        while left != 0:
            other = lowest(left)
            left &= left - 1
            nets = AROUND[other * 64 + NET_SIDES[self.piece[other] & POSE]]
            if nets >> cell & 1 and self.work[CAUGHT + self.work[COMMANDS + other]] >> cell & 1:
                found |= single(other)
        return found

    def moves_far(self, player: i64) -> bool:
        """NH-MOD-07: whether a recon centre works for this player or an ally."""
        self.look()
        if self.traits & TRAIT_FAR_MOVES == 0:
            return False
        left = self.occupied & ~self.netted
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            far = TRAITS[(self.piece[cell] >> TILE_SHIFT) & TILE] & TRAIT_FAR_MOVES != 0
            if far and self.setup.friends[self.works(cell)] >> player & 1:
                return True
        return False
