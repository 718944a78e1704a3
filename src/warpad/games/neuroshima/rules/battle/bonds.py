"""Who binds whom: nets, control links and hacker links.

Most boards need no thought: no binding tile points at another. The others are left to the circles.
"""

from warpad.core.bits import lowest, single
from warpad.core.hexes import AROUND
from warpad.core.vecs import i64
from warpad.games.neuroshima.data.tables import (
    CONTROL_SIDES,
    KIND,
    LINK_SIDES,
    MODULE,
    NET_SIDES,
    TRAIT_CONTROL,
    TRAIT_HACK,
    TRAIT_NET,
    TRAIT_TOKEN,
    TRAITS,
)
from warpad.games.neuroshima.rules.battle.circles import CONTROLS, HACKS, NETS, NO_LINKS, Circles
from warpad.games.neuroshima.rules.battle.survey import CAUGHT, COMMANDS, WORKS
from warpad.games.neuroshima.rules.board import POSE, TILE, TILE_SHIFT, owner_of


class Bonds(Circles):
    """A board on which it is known who is netted, who is commanded by whom, whose modules work for whom."""

    __slots__ = ()

    def bind(self) -> None:
        """NH-NET-01, NH-CTL-01, NH-CTL-05: decides nets, control and hacking on the whole board."""
        if self.traits & (TRAIT_CONTROL | TRAIT_HACK | TRAIT_TOKEN) == 0:
            self.sort_sides()
            if self.cast_plain_nets():
                return
        if self.point_links() & self.binders != 0:
            self.open_circles()
        self.take_control()
        if self.halves != 0:
            self.follow_heads()
        self.hack_modules()
        self.sort_sides()
        self.cast_nets()
        if self.halves != 0:
            self.netted = self.wholes(self.netted)

    # -- the simple cases --------------------------------------------------------------------

    def cast_plain_nets(self) -> bool:
        """NH-NET-01: nets where no net-fighter nets another; says whether that was so."""
        caught: i64 = 0
        left = self.binders
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            here = self.piece[cell]
            caught |= AROUND[cell * 64 + NET_SIDES[here & POSE]] & self.work[CAUGHT + owner_of(here)]
        if caught & self.binders:
            return False
        self.netted = caught
        return True

    def point_links(self) -> i64:
        """Notes what every binding tile points at, friend or foe; gives all cells pointed at."""
        links = NO_LINKS[:]
        self.links = links
        seen: i64 = 0
        left = self.binders
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            pose = self.pose_at(cell)
            traits = TRAITS[pose >> TILE_SHIFT]
            around = cell * 64
            if traits & TRAIT_NET:
                links[NETS + cell] = AROUND[around + NET_SIDES[pose]] & self.occupied
            if traits & TRAIT_CONTROL:
                links[CONTROLS + cell] = AROUND[around + CONTROL_SIDES[pose]] & self.occupied & ~self.hqs
            if traits & TRAIT_HACK:
                links[HACKS + cell] = self.modules_among(AROUND[around + LINK_SIDES[pose]] & self.occupied)
            seen |= links[NETS + cell] | links[CONTROLS + cell] | links[HACKS + cell]
        return seen if self.halves == 0 else self.join_links()

    def join_links(self) -> i64:
        """NH-VAR-03: a construction nets with both halves, and what points at one half points at its head."""
        links = self.links
        seen: i64 = 0
        left = self.binders
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            if self.halves >> cell & 1:
                tail = self.other_half(cell)
                links[NETS + cell] |= AROUND[tail * 64 + NET_SIDES[self.pose_at(tail)]] & self.occupied
            links[NETS + cell] = self.headed(links[NETS + cell])
            links[CONTROLS + cell] = self.headed(links[CONTROLS + cell])
            seen |= links[NETS + cell] | links[CONTROLS + cell] | links[HACKS + cell]
        return seen

    def modules_among(self, cells: i64) -> i64:
        found: i64 = 0
        while cells != 0:
            if KIND[(self.piece[lowest(cells)] >> TILE_SHIFT) & TILE] == MODULE:
                found |= cells & -cells
            cells &= cells - 1
        return found

    # -- what follows when all binding tiles are decided -------------------------------------

    def take_control(self) -> None:
        """NH-CTL-01: free control links take enemy tiles; of two, the one with the lower hex."""
        foes = self.setup.foes
        left = self.binders & ~self.netted
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            targets = self.links[CONTROLS + cell] & ~self.taken
            master = self.works(cell)
            while targets != 0:
                target = lowest(targets)
                targets &= targets - 1
                if foes[master] >> owner_of(self.piece[target]) & 1:
                    self.command(target, master)

    def hack_modules(self) -> None:
        """NH-CTL-05: an enemy module on a free hacker's link works for the hacker's side."""
        foes = self.setup.foes
        left = self.binders & ~self.netted
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            targets = self.links[HACKS + cell] & ~self.hacked
            while targets != 0:
                target = lowest(targets)
                targets &= targets - 1
                if foes[self.works(cell)] >> self.work[COMMANDS + target] & 1:
                    self.work[WORKS + target] = self.works(cell)
                    self.hacked |= single(target)

    def cast_nets(self) -> None:
        """NH-NET-01, NH-NET-08: nets of free fighters hold the enemies they point at."""
        caught: i64 = 0
        left = self.binders & ~self.netted
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            caught |= self.links[NETS + cell] & self.work[CAUGHT + self.work[COMMANDS + cell]]
        self.netted |= caught
