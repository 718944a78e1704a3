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
    TRAITS,
)
from warpad.games.neuroshima.rules.battle.bonds import bind_tiles
from warpad.games.neuroshima.rules.battle.changes import lend_haste
from warpad.games.neuroshima.rules.battle.survey import (
    CAUGHT,
    COMMANDS,
    FRIENDLY,
    GIFTED,
    GIFTS,
    HOSTILE,
    PREY,
    RULED,
    master_of,
    sort_sides,
    strike_out,
    survey,
)
from warpad.games.neuroshima.rules.empty import LOOKED, STALE, UNKNOWN, WEIGHED
from warpad.games.neuroshima.rules.event_kinds import FREED, TAKEN
from warpad.games.neuroshima.rules.pieces import COMMANDER, COMMANDER_SHIFT, POSE, TILE, TILE_SHIFT
from warpad.games.neuroshima.rules.state import State


def shift_values(printed: i64, change: i64) -> i64:
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


def look(state: State) -> None:
    """Works out all that follows from the tiles, if they changed since the last look."""
    if state.known >= LOOKED:
        return
    state.known = LOOKED
    state.changed |= state.wide
    survey(state)
    if not state.setup.plain:
        state.units.find(state)
    if state.traits & TRAIT_BINDS:
        bind_tiles(state)
    else:
        sort_sides(state)


def weigh(state: State) -> None:
    """Works out what is lent to each tile, if anything changed since the last time."""
    if state.known == WEIGHED:
        return
    look(state)
    state.known = WEIGHED
    work = state.work
    left = work[GIFTED]
    work[GIFTED] = 0
    while left != 0:
        work[GIFTS + lowest(left)] = 0
        left &= left - 1
    lend(state, state.lenders, 1)
    if state.wide != 0:
        state.units.lend(state)
    if len(state.converted) > 0:
        lend_haste(state)


def forget(state: State, gone: i64) -> bool:
    """Brings what is known up to date with tiles that leave; False when too much hangs on them."""
    if gone & state.lenders != 0:
        state.coming = UNKNOWN
    if state.known == STALE or gone & state.binders != 0 or state.wide != 0:
        return False
    if state.known == WEIGHED and gone & state.lenders != 0:
        lend(state, gone & state.lenders, -1)
    strike_out(state, gone)
    return True


def lend(state: State, lenders: i64, sign: i64) -> None:
    """NH-MOD-01, NH-MOD-02, NH-MOD-06, NH-MOD-10: free modules and HQs change what they reach, in sum."""
    work = state.work
    left = lenders & ~state.netted
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        pose = state.piece[cell] & POSE
        gift = GIFT[pose >> TILE_SHIFT]
        side = FRIENDLY if gift > 0 else HOSTILE
        targets = AROUND[cell * 64 + LINK_SIDES[pose]] & work[side + master_of(state, cell)]
        work[GIFTED] |= targets
        while targets != 0:
            work[GIFTS + lowest(targets)] += gift * sign
            targets &= targets - 1


def netted_cells(state: State) -> i64:
    look(state)
    return state.netted


def is_netted(state: State, cell: i64) -> bool:
    look(state)
    return state.netted >> cell & 1 == 1


def commander(state: State, cell: i64) -> i64:
    """NH-CTL-01: the player whom the tile obeys now."""
    look(state)
    return state.work[COMMANDS + cell]


def commanded_cells(state: State, player: i64) -> i64:
    """The cells of all tiles that obey a player now."""
    look(state)
    return state.work[RULED + player]


def works_for(state: State, cell: i64) -> i64:
    """NH-CTL-05: the player whom the tile's effects serve; -1 when it is netted."""
    look(state)
    if state.netted >> cell & 1:
        return -1
    return master_of(state, cell)


def friend_cells(state: State, player: i64) -> i64:
    look(state)
    return state.work[FRIENDLY + player]


def foe_cells(state: State, player: i64) -> i64:
    look(state)
    return state.work[HOSTILE + player]


def prey_cells(state: State, player: i64) -> i64:
    """The tiles that this player's attacks hurt."""
    look(state)
    return state.work[PREY + player]


def caught_cells(state: State, player: i64) -> i64:
    """The tiles that this player's nets and pushes reach."""
    look(state)
    return state.work[CAUGHT + player]


def note_commanders(state: State) -> i64:
    """NH-CTL-01, NH-CTL-03: remembers who commands what; gives the tiles taken since the last time."""
    look(state)
    taken: i64 = 0
    left = state.occupied
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        here = state.piece[cell]
        player = state.work[COMMANDS + cell]
        mark = player + 1 if state.taken >> cell & 1 else 0
        if (here & COMMANDER) >> COMMANDER_SHIFT == mark:
            continue
        state.piece[cell] = (here & ~COMMANDER) | (mark << COMMANDER_SHIFT)
        if mark:
            taken |= single(cell)
            state.tell(TAKEN, cell, here, player)
        else:
            state.tell(FREED, cell, here, player)
    return taken


def gift_to(state: State, cell: i64) -> i64:
    """All that modules and HQs lend to the tile, in one number (see GIFT_MELEE and so on)."""
    weigh(state)
    return state.work[GIFTS + cell]


def melee_bonus(state: State, cell: i64) -> i64:
    return gift_to(state, cell) & GIFT_MASK


def ranged_bonus(state: State, cell: i64) -> i64:
    return (gift_to(state, cell) >> 8) & GIFT_MASK


def extra_actions(state: State, cell: i64) -> i64:
    return (gift_to(state, cell) >> 16) & GIFT_MASK


def conversions(state: State, cell: i64) -> i64:
    """NH-MOD-09: how many attacks a battle the tile may change between melee and ranged."""
    return (gift_to(state, cell) >> 24) & GIFT_MASK


def initiative_bonus(state: State, cell: i64) -> i64:
    return gift_to(state, cell) >> 32


def slots_of(state: State, cell: i64) -> i64:
    """NH-BAT-06, NH-BAT-07, NH-MOD-05: the current initiatives, printed and extra, bit v for value v."""
    current = shift_values(PRINTED[(state.piece[cell] >> TILE_SHIFT) & TILE], initiative_bonus(state, cell))
    return current | extra_slots(current, extra_actions(state, cell))


def is_linked(state: State, giver: i64, cell: i64) -> bool:
    """Whether a link of the first tile points at the second."""
    return AROUND[giver * 64 + LINK_SIDES[state.piece[giver] & POSE]] >> cell & 1 == 1


def reaching_tiles(state: State, cell: i64, traits: i64) -> i64:
    """NH-VAR-03: the free tiles with one of these traits whose effects act on the tile, or unit, now."""
    look(state)
    if state.wide >> cell & 1:
        other = state.units.other_hex(state, cell)
        return reaching_hex(state, cell, traits) | reaching_hex(state, other, traits)
    return reaching_hex(state, cell, traits)


def reaching_hex(state: State, cell: i64, traits: i64) -> i64:
    """The same for one hex; needs an up-to-date look."""
    found: i64 = 0
    left = AROUND[cell * 64 + 63] & state.occupied & ~state.netted
    while left != 0:
        giver = lowest(left)
        left &= left - 1
        of_giver = TRAITS[(state.piece[giver] >> TILE_SHIFT) & TILE]
        if of_giver & traits == 0 or not is_linked(state, giver, cell):
            continue
        side = HOSTILE if of_giver & (TRAIT_HINDER | TRAIT_HACK) else FRIENDLY
        if state.work[side + master_of(state, giver)] >> cell & 1:
            found |= single(giver)
    return found


def givers_to(state: State, cell: i64) -> i64:
    """The modules and HQs that change the tile's strength, initiative or actions now."""
    return reaching_tiles(state, cell, TRAIT_HELP | TRAIT_HINDER)


def medics_of(state: State, cell: i64) -> i64:
    """NH-MED-01: the free medics linked to the tile."""
    if state.medics == 0 and state.known != STALE:
        return 0
    return reaching_tiles(state, cell, TRAIT_MEDIC)


def mobility_givers(state: State, cell: i64) -> i64:
    """NH-MOD-08: the free transports and HQs that lend the tile a move."""
    return reaching_tiles(state, cell, TRAIT_GIVE_MOBILITY)


def netters_of(state: State, cell: i64) -> i64:
    """NH-NET-01, NH-VAR-03: the free tiles whose nets hold this one, or the other hex of its unit."""
    look(state)
    if state.netted >> cell & 1 == 0:
        return 0
    if state.wide >> cell & 1:
        return netters_of_hex(state, cell) | netters_of_hex(state, state.units.other_hex(state, cell))
    return netters_of_hex(state, cell)


def netters_of_hex(state: State, cell: i64) -> i64:
    found: i64 = 0
    left = AROUND[cell * 64 + 63] & state.occupied & ~state.netted
    while left != 0:
        other = lowest(left)
        left &= left - 1
        nets = AROUND[other * 64 + NET_SIDES[state.piece[other] & POSE]]
        if nets >> cell & 1 and state.work[CAUGHT + state.work[COMMANDS + other]] >> cell & 1:
            found |= single(other)
    return found


def moves_far(state: State, player: i64) -> bool:
    """NH-MOD-07: whether a recon centre works for this player or an ally."""
    look(state)
    if state.traits & TRAIT_FAR_MOVES == 0:
        return False
    left = state.occupied & ~state.netted
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        far = TRAITS[(state.piece[cell] >> TILE_SHIFT) & TILE] & TRAIT_FAR_MOVES != 0
        if far and state.setup.friends[master_of(state, cell)] >> player & 1:
            return True
    return False
