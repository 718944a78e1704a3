"""The Duel board: terminals, energy and the six procedures."""

from typing import Final

from warpad.core.bits import count, lowest, single
from warpad.core.hexes import CELLS, RAY, SIDES, neighbours
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.content import DUEL_BOARD
from warpad.games.neuroshima.data.tables import MOST_ENERGY
from warpad.games.neuroshima.rules.battle.wounds import LETHAL
from warpad.games.neuroshima.rules.board import DISCARD, HAND
from warpad.games.neuroshima.rules.codes import (
    BLEED,
    END_TURN,
    RUN_DELETION,
    RUN_DETONATION,
    RUN_LASER,
    RUN_PUSH,
    RUN_ROTATION,
    RUN_SWAP,
    SELL,
    make_base,
)
from warpad.games.neuroshima.rules.course import ASK_BUY
from warpad.games.neuroshima.rules.event_kinds import HP_SOLD, PROCEDURE_RUN, TILE_SOLD
from warpad.games.neuroshima.rules.instants import Instants
from warpad.games.neuroshima.rules.menu import ANY_WAY

PROCEDURES: Final = tuple(procedure.id for procedure in DUEL_BOARD.procedures)


def _cost(name: str) -> int:
    return next(procedure.cost for procedure in DUEL_BOARD.procedures if procedure.id == name)


ROTATION_COST: Final[i64] = _cost("rotation")
SWAP_COST: Final[i64] = _cost("swap")
PUSH_COST: Final[i64] = _cost("push")
LASER_COST: Final[i64] = _cost("laser")
DELETION_COST: Final[i64] = _cost("deletion")
DETONATION_COST: Final[i64] = _cost("detonation")
DELETING_LINKS: Final[i64] = 3


def _between(first: int, second: int) -> int:
    """The cells strictly between two cells of a straight line; 0 when they are in no line."""
    for side in range(SIDES):
        if RAY[first * SIDES + side] >> second & 1:
            return RAY[first * SIDES + side] & RAY[second * SIDES + (side + 3) % SIDES]
    return 0


BETWEEN: Final = vec[i64]([_between(a, b) for a in range(CELLS) for b in range(CELLS)])


class Duel(Instants):
    """Links, procedures and buying energy; without terminals none of it is offered."""

    __slots__ = ()

    def own_links(self, player: i64) -> i64:
        """NH-DUEL-01: the tiles a player commands on terminals, unless netted."""
        return self.movable(player) & self.setup.terminals

    def foe_links(self, player: i64) -> i64:
        """NH-DUEL-01: the links of all enemies."""
        return self.foe_cells(player) & ~self.netted_cells() & self.setup.terminals

    def offer_procedures(self, player: i64) -> None:
        """NH-DUEL-03: whatever the energy of the player pays for."""
        energy = self.energy[player]
        links = self.own_links(player)
        if energy >= ROTATION_COST:
            self.offer_link_turns(links)
        if energy >= SWAP_COST:
            self.offer_swaps(links & ~self.hq_cells())
        if energy >= PUSH_COST:
            self.offer_pushes(RUN_PUSH, 0, links, player)
        if energy >= LASER_COST:
            self.offer_lasers(links, self.laser_targets(player))
        if energy >= DELETION_COST:
            self.offer(make_base(RUN_DELETION, 0, 0), self.deletion_targets(player), ANY_WAY)
        if energy >= DETONATION_COST and self.detonation_targets(player) != 0:
            self.offer_plain(make_base(RUN_DETONATION, 0, 0))

    def offer_link_turns(self, links: i64) -> None:
        """NH-DUEL-03: Rotation turns one own link."""
        left = links
        while left != 0:
            self.offer_turn(make_base(RUN_ROTATION, 0, lowest(left)), lowest(left))
            left &= left - 1

    def offer_swaps(self, links: i64) -> None:
        """NH-DUEL-03: Swap takes any two own links but no HQ; each pair once."""
        left = links
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            others = left if self.halves == 0 else self.swappable(cell, left)
            self.offer(make_base(RUN_SWAP, 0, cell), others, ANY_WAY)

    def offer_lasers(self, links: i64, targets: i64) -> None:
        """NH-DUEL-03: Laser needs two own links in a line with an enemy tile between them; each pair once."""
        left = links
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            others = left
            hitting: i64 = 0
            while others != 0:
                if BETWEEN[cell * CELLS + lowest(others)] & targets:
                    hitting |= single(lowest(others))
                others &= others - 1
            self.offer(make_base(RUN_LASER, 0, cell), hitting, ANY_WAY)

    def laser_targets(self, player: i64) -> i64:
        """NH-DUEL-03: enemy tiles but HQs; foundations are board tiles too."""
        return self.sniper_targets(player)

    def deletion_targets(self, player: i64) -> i64:
        """NH-DUEL-03: enemy units and modules that touch three own links."""
        found: i64 = 0
        links = self.own_links(player)
        left = self.foe_cells(player) & ~self.hq_cells()
        while left != 0:
            cell = lowest(left)
            if self.links_at(cell, links) >= DELETING_LINKS:
                found |= single(cell)
            left &= left - 1
        return found

    def links_at(self, cell: i64, links: i64) -> i64:
        """NH-DUEL-03, NH-VAR-03: how many of some links touch a tile; a construction is one tile."""
        around = neighbours(cell)
        if self.halves == 0:
            return count(around & links)
        if self.halves >> cell & 1:
            around |= neighbours(self.other_half(cell))
        return count(self.once(self.wholes(around & links)))

    def detonation_targets(self, player: i64) -> i64:
        """NH-DUEL-03: all enemy links but HQs."""
        return self.foe_links(player) & ~self.hq_cells()

    # -- running them ------------------------------------------------------------------------

    def change_energy(self, player: i64, change: i64) -> None:
        energy = self.energy[:]
        energy[player] += change
        self.energy = energy

    def run_procedure(self, player: i64, verb: i64, source: i64, target: i64, rotation: i64) -> None:
        """NH-DUEL-03: pays for a procedure and does what it does."""
        self.tell(PROCEDURE_RUN, player, verb - RUN_ROTATION)
        if verb == RUN_ROTATION:
            self.change_energy(player, -ROTATION_COST)
            self.turn_tile(target, rotation, verb)
            self.settle()
        elif verb == RUN_SWAP:
            self.change_energy(player, -SWAP_COST)
            self.swap_links(source, target)
        elif verb == RUN_PUSH:
            self.change_energy(player, -PUSH_COST)
            self.push(source, target)
        elif verb == RUN_LASER:
            self.change_energy(player, -LASER_COST)
            self.destroy_all(BETWEEN[source * CELLS + target] & self.laser_targets(player), verb)
        elif verb == RUN_DELETION:
            self.change_energy(player, -DELETION_COST)
            self.destroy_all(single(target), verb)
        else:
            self.change_energy(player, -DETONATION_COST)
            self.destroy_all(self.detonation_targets(player), verb)

    def swap_links(self, first: i64, second: i64) -> None:
        """NH-DUEL-03: swapped links may each be turned."""
        self.swap_tiles(first, second, RUN_SWAP)
        self.to_turn = single(first) | single(second)
        self.settle()

    def destroy_all(self, cells: i64, verb: i64) -> None:
        """NH-DUEL-03, NH-MED-07: destroys tiles whatever their toughness; medics save."""
        self.begin_harm()
        left = cells
        while left != 0:
            self.hit(lowest(left), LETHAL, verb)
            left &= left - 1
        self.settle_harm()

    # -- buying energy -----------------------------------------------------------------------

    def offer_energy(self, player: i64) -> None:
        """NH-DUEL-02: tiles and hit points for energy, up to the most."""
        if self.energy[player] >= MOST_ENERGY:
            return
        zone = self.zone(player, HAND)
        number: i64 = 0
        while number < self.setup.kinds[player]:
            if self.pile[zone + number] > 0:
                self.offer_plain(make_base(SELL, number, 0))
            number += 1
        if self.hp[player] > 1 and not self.setup.scores_points:
            self.offer_plain(make_base(BLEED, 0, 0))

    def offer_buying(self, player: i64) -> None:
        """NH-DUEL-02: once energy was bought there is only more of it, or the end of the turn."""
        self.offer_energy(player)
        self.offer_end(player)

    def offer_end(self, player: i64) -> None:
        """NH-TURN-09: a player may end the turn at any time."""
        self.offer_plain(make_base(END_TURN, 0, 0))

    def sell_tile(self, player: i64, number: i64) -> None:
        """NH-DUEL-02: a tile becomes 1 energy."""
        self.pile[self.zone(player, HAND) + number] -= 1
        self.pile[self.zone(player, DISCARD) + number] += 1
        self.change_energy(player, 1)
        self.tell(TILE_SOLD, player, self.setup.first[player] + number, self.energy[player])
        self.ask = ASK_BUY

    def sell_hp(self, player: i64) -> None:
        """NH-DUEL-02: a hit point becomes 1 energy."""
        self.hp[player] -= 1
        self.change_energy(player, 1)
        self.tell(HP_SOLD, player, self.energy[player], self.hp[player])
        self.ask = ASK_BUY
