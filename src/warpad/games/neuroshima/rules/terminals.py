"""The Duel board: terminals, energy and the six procedures."""

from typing import Final

from warpad.core.bits import count, lowest, single
from warpad.core.hexes import CELLS, RAY, SIDES, neighbours
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.content import DUEL_BOARD
from warpad.games.neuroshima.data.tables import MOST_ENERGY
from warpad.games.neuroshima.rules.battle.medics import begin_harm
from warpad.games.neuroshima.rules.battle.status import foe_cells, netted_cells
from warpad.games.neuroshima.rules.battle.wounds import LETHAL
from warpad.games.neuroshima.rules.board import DISCARD, HAND, zone_start
from warpad.games.neuroshima.rules.codes import (
    BLEED,
    RUN_DELETION,
    RUN_DETONATION,
    RUN_LASER,
    RUN_PUSH,
    RUN_ROTATION,
    RUN_SWAP,
    SELL,
    make_base,
)
from warpad.games.neuroshima.rules.course import settle, settle_harm
from warpad.games.neuroshima.rules.event_kinds import HP_SOLD, PROCEDURE_RUN, TILE_SOLD
from warpad.games.neuroshima.rules.instants import hit_cell, hq_cells, sniper_targets
from warpad.games.neuroshima.rules.menu import ANY_WAY, offer, offer_plain
from warpad.games.neuroshima.rules.movement import (
    movable_cells,
    offer_pushes,
    offer_turn,
    push_tile,
    swap_tiles,
    swappable_cells,
    turn_tile,
)
from warpad.games.neuroshima.rules.questions import ASK_BUY, ASK_DISCARD
from warpad.games.neuroshima.rules.state import State

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


def own_links(state: State, player: i64) -> i64:
    """NH-DUEL-01: the tiles a player commands on terminals, unless netted."""
    return movable_cells(state, player) & state.setup.terminals


def foe_links(state: State, player: i64) -> i64:
    """NH-DUEL-01: the links of all enemies."""
    return foe_cells(state, player) & ~netted_cells(state) & state.setup.terminals


def offer_procedures(state: State, player: i64) -> None:
    """NH-DUEL-03: whatever the energy of the player pays for, at any time of the own turn."""
    energy = state.energy[player]
    links = own_links(state, player)
    if energy >= ROTATION_COST:
        offer_link_turns(state, links)
    if energy >= SWAP_COST:
        offer_swaps(state, links & ~hq_cells(state))
    if energy >= PUSH_COST:
        offer_pushes(state, RUN_PUSH, 0, links, player)
    if energy >= LASER_COST:
        offer_lasers(state, links, laser_targets(state, player))
    if energy >= DELETION_COST:
        offer(state, make_base(RUN_DELETION, 0, 0), deletion_targets(state, player), ANY_WAY)
    if energy >= DETONATION_COST and detonation_targets(state, player) != 0:
        offer_plain(state, make_base(RUN_DETONATION, 0, 0))


def offer_link_turns(state: State, links: i64) -> None:
    """NH-DUEL-03: Rotation turns one own link."""
    left = links
    while left != 0:
        offer_turn(state, make_base(RUN_ROTATION, 0, lowest(left)), lowest(left))
        left &= left - 1


def offer_swaps(state: State, links: i64) -> None:
    """NH-DUEL-03: Swap takes any two own links but no HQ; each pair once."""
    left = links
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        others = left if state.wide == 0 else swappable_cells(state, cell, left)
        offer(state, make_base(RUN_SWAP, 0, cell), others, ANY_WAY)


def offer_lasers(state: State, links: i64, targets: i64) -> None:
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
        offer(state, make_base(RUN_LASER, 0, cell), hitting, ANY_WAY)


def laser_targets(state: State, player: i64) -> i64:
    """NH-DUEL-03: enemy tiles but HQs; foundations are board tiles too."""
    return sniper_targets(state, player)


def deletion_targets(state: State, player: i64) -> i64:
    """NH-DUEL-03: enemy units and modules that touch three own links."""
    found: i64 = 0
    links = own_links(state, player)
    left = foe_cells(state, player) & ~hq_cells(state)
    while left != 0:
        cell = lowest(left)
        if links_at(state, cell, links) >= DELETING_LINKS:
            found |= single(cell)
        left &= left - 1
    return found


def links_at(state: State, cell: i64, links: i64) -> i64:
    """NH-DUEL-03, NH-VAR-03: how many of some links touch a tile; a wide unit is one tile."""
    around = neighbours(cell)
    if state.wide == 0:
        return count(around & links)
    units = state.units
    if state.wide >> cell & 1:
        around |= neighbours(units.other_hex(state, cell))
    return count(units.each_once(state, units.whole_cells(state, around & links)))


def detonation_targets(state: State, player: i64) -> i64:
    """NH-DUEL-03: all enemy links but HQs."""
    return foe_links(state, player) & ~hq_cells(state)


def change_energy(state: State, player: i64, change: i64) -> None:
    energy = state.energy[:]
    energy[player] += change
    state.energy = energy


def run_procedure(state: State, player: i64, verb: i64, source: i64, target: i64, rotation: i64) -> None:
    """NH-DUEL-03: pays for a procedure and does what it does; a discard that is due stays so."""
    state.owes_discard = state.ask == ASK_DISCARD
    state.tell(PROCEDURE_RUN, player, verb - RUN_ROTATION)
    if verb == RUN_ROTATION:
        change_energy(state, player, -ROTATION_COST)
        turn_tile(state, target, rotation, verb)
        settle(state)
    elif verb == RUN_SWAP:
        change_energy(state, player, -SWAP_COST)
        swap_links(state, source, target)
    elif verb == RUN_PUSH:
        change_energy(state, player, -PUSH_COST)
        push_tile(state, source, target)
    elif verb == RUN_LASER:
        change_energy(state, player, -LASER_COST)
        destroy_all(state, BETWEEN[source * CELLS + target] & laser_targets(state, player), verb)
    elif verb == RUN_DELETION:
        change_energy(state, player, -DELETION_COST)
        destroy_all(state, single(target), verb)
    else:
        change_energy(state, player, -DETONATION_COST)
        destroy_all(state, detonation_targets(state, player), verb)


def swap_links(state: State, first: i64, second: i64) -> None:
    """NH-DUEL-03: swapped links may each be turned."""
    swap_tiles(state, first, second, RUN_SWAP)
    state.to_turn = single(first) | single(second)
    settle(state)


def destroy_all(state: State, cells: i64, verb: i64) -> None:
    """NH-DUEL-03, NH-MED-07: destroys tiles whatever their toughness; medics save."""
    begin_harm(state)
    left = cells
    while left != 0:
        hit_cell(state, lowest(left), LETHAL, verb)
        left &= left - 1
    settle_harm(state)


def offer_energy(state: State, player: i64) -> None:
    """NH-DUEL-02: tiles and hit points for energy, up to the most."""
    if state.energy[player] >= MOST_ENERGY:
        return
    zone = zone_start(state, player, HAND)
    number: i64 = 0
    while number < state.setup.kinds[player]:
        if state.pile[zone + number] > 0:
            offer_plain(state, make_base(SELL, number, 0))
        number += 1
    if state.hp[player] > 1 and not state.setup.scores_points:
        offer_plain(state, make_base(BLEED, 0, 0))


def sell_tile(state: State, player: i64, number: i64) -> None:
    """NH-DUEL-02: a tile becomes 1 energy."""
    state.pile[zone_start(state, player, HAND) + number] -= 1
    state.pile[zone_start(state, player, DISCARD) + number] += 1
    change_energy(state, player, 1)
    state.tell(TILE_SOLD, player, state.setup.first[player] + number, state.energy[player])
    state.ask = ASK_BUY


def sell_hp(state: State, player: i64) -> None:
    """NH-DUEL-02: a hit point becomes 1 energy."""
    state.hp[player] -= 1
    change_energy(state, player, 1)
    state.tell(HP_SOLD, player, state.energy[player], state.hp[player])
    state.ask = ASK_BUY
