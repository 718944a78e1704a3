"""What only some scenarios let players do: parts to deliver, tiles to evacuate, a structure to blow up."""

from typing import Final

from warpad.core.bits import lowest, single
from warpad.core.hexes import CELLS, DISTANCE, cell_at, neighbours
from warpad.core.vecs import i64
from warpad.games.neuroshima.rules.battle.status import commanded_cells
from warpad.games.neuroshima.rules.battle.units import lift_unit
from warpad.games.neuroshima.rules.board import discard_piece, free_cells, player_to_move, put
from warpad.games.neuroshima.rules.codes import make_base, source_of, target_of
from warpad.games.neuroshima.rules.course import go_to_battle, settle
from warpad.games.neuroshima.rules.ending import close_turn, finish
from warpad.games.neuroshima.rules.event_kinds import HQ_FELL
from warpad.games.neuroshima.rules.hand import begin_turn
from warpad.games.neuroshima.rules.instants import hq_cells
from warpad.games.neuroshima.rules.menu import ANY_WAY, offer
from warpad.games.neuroshima.rules.modes import is_last_drawn
from warpad.games.neuroshima.rules.movement import has_used, movable_cells, move_tile, use_source
from warpad.games.neuroshima.rules.pieces import rotation_of
from warpad.games.neuroshima.rules.questions import ASK_ACT, BY_VARIANT
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.variants.atlas.boards import beside_structure
from warpad.games.neuroshima.variants.atlas.codes import (
    ASK_LOAD,
    BLOW_UP,
    BLOWN_UP,
    CARRIES,
    EVACUATE,
    EVACUATED,
    HAND_ON,
    LOAD_PART,
    PART_DELIVERED,
    PART_HANDED,
    PART_LOADED,
    READY,
    STEP,
)
from warpad.games.neuroshima.variants.atlas.mission import (
    ASSEMBLY_LINE,
    BREAKOUT,
    DEMOLITION,
    EXIT,
    FACTORY,
    FIRST,
    SECOND,
    SIEGE,
    STRUCTURE,
    Mission,
)

PARTS_TO_WIN: Final[i64] = 3
PASSES: Final[i64] = 2
EVACUATED_TO_WIN: Final[i64] = 8
CHARGE: Final[i64] = 2
# A battle comes after every fourth turn: the second of the besiegers each time.
BATTLE_EVERY: Final[i64] = 4
# A source of movement of its own (see movement.py).
STEP_SOURCE: Final[i64] = 7
CENTRE: Final[i64] = cell_at(0, 0)


def begin_turn_of_first(state: State, mission: Mission) -> bool:
    """NH-VAR-05: parts are delivered and loaded, and tiles made ready, before tiles are drawn."""
    if mission.scenario == ASSEMBLY_LINE:
        return carry_parts(state, mission)
    if mission.scenario == BREAKOUT:
        make_ready(state, mission)
    return True


def carry_parts(state: State, mission: Mission) -> bool:
    """NH-VAR-05: parts are delivered and the next one is loaded; False when that ends the game, or asks."""
    mission.passes = PASSES
    deliver(state, mission)
    if mission.progress >= PARTS_TO_WIN:
        finish(state, single(FIRST))
        return False
    loadable = loadable_cells(state, mission)
    if loadable & (loadable - 1) != 0:
        state.ask = ASK_LOAD
        state.asked = FIRST
        return False
    if loadable != 0:
        load_part(state, lowest(loadable))
    return True


def end_turn(state: State, mission: Mission) -> bool:
    """NH-VAR-05: the besiegers' every second turn ends with a battle."""
    is_due = mission.scenario == BREAKOUT and state.turn_number % BATTLE_EVERY == 0
    is_last = is_last_drawn(state) and state.remaining & ~single(player_to_move(state)) == 0
    if is_due and state.cause == 0 and not is_last:
        close_turn(state)
        go_to_battle(state, BY_VARIANT)
        return False
    return True


def offer_duties(state: State, mission: Mission) -> None:
    """NH-VAR-05: what the scenario lets the first player do."""
    if state.ask == ASK_LOAD:
        offer(state, make_base(LOAD_PART, 0, 0), loadable_cells(state, mission), ANY_WAY)
    elif state.ask == ASK_ACT and state.asked == FIRST:
        if mission.scenario == ASSEMBLY_LINE:
            offer_handing(state, mission)
        elif mission.scenario == BREAKOUT:
            offer_flight(state)
        elif mission.scenario == DEMOLITION:
            offer(state, make_base(BLOW_UP, 0, 0), charge_cells(state, mission), ANY_WAY)


def do_duty(state: State, mission: Mission, verb: i64, move: i64) -> None:
    """NH-VAR-05: does what the scenario is asked for."""
    cell = target_of(move)
    state.faced = 0
    if verb == LOAD_PART:
        load_part(state, cell)
        begin_turn(state)
    elif verb == HAND_ON:
        hand_on(state, mission, source_of(move), cell)
    elif verb == STEP:
        use_source(state, source_of(move), STEP_SOURCE)
        move_tile(state, source_of(move), cell, rotation_of(state.piece[source_of(move)]), STEP)
    elif verb == EVACUATE:
        evacuate(state, mission, cell)
    else:
        blow_up(state, mission, cell)


def marked_cells(state: State, mark: i64) -> i64:
    """The tiles that bear a mark of the scenario."""
    found: i64 = 0
    left = state.occupied
    while left != 0:
        if state.piece[lowest(left)] & mark:
            found |= left & -left
        left &= left - 1
    return found


def deliver(state: State, mission: Mission) -> None:
    """NH-VAR-05: a part on an exit hex, carried by a free tile of the first player, is delivered."""
    left = marked_cells(state, CARRIES) & mission.tag[EXIT] & movable_cells(state, FIRST)
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        put(state, cell, state.piece[cell] & ~CARRIES)
        mission.progress += 1
        state.tell(PART_DELIVERED, cell, state.piece[cell], mission.progress)


def loadable_cells(state: State, mission: Mission) -> i64:
    """NH-VAR-05: own tiles on factory hexes, while there is no part on the board."""
    if marked_cells(state, CARRIES) != 0:
        return 0
    return commanded_cells(state, FIRST) & mission.tag[FACTORY]


def load_part(state: State, cell: i64) -> None:
    """NH-VAR-05: a tile takes a part; it has it wherever it goes."""
    put(state, cell, state.piece[cell] | CARRIES)
    state.tell(PART_LOADED, cell, state.piece[cell])


def offer_handing(state: State, mission: Mission) -> None:
    """NH-VAR-05: the part goes to an own tile next to its carrier, twice a turn; neither is netted."""
    free = movable_cells(state, FIRST)
    carrier = marked_cells(state, CARRIES) & free
    if mission.passes > 0 and carrier != 0:
        cell = lowest(carrier)
        offer(state, make_base(HAND_ON, 0, cell), neighbours(cell) & free, ANY_WAY)


def hand_on(state: State, mission: Mission, source: i64, target: i64) -> None:
    """NH-VAR-05: the other tile carries the part from now on."""
    mission.passes -= 1
    put(state, source, state.piece[source] & ~CARRIES)
    put(state, target, state.piece[target] | CARRIES)
    state.tell(PART_HANDED, source, target, state.piece[target])
    settle(state)


def make_ready(state: State, mission: Mission) -> None:
    """NH-VAR-05: free tiles that begin the turn on siege hexes may leave the board in it."""
    ready = movable_cells(state, FIRST) & mission.tag[SIEGE]
    left = state.occupied
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        piece = state.piece[cell] & ~READY
        state.piece[cell] = piece | READY if ready >> cell & 1 else piece


def outward_cells(state: State, cell: i64) -> i64:
    """NH-VAR-05: the free hexes next to a tile that lie farther from the centre."""
    found: i64 = 0
    left = neighbours(cell) & free_cells(state) & state.units.leash(state, cell)
    while left != 0:
        other = lowest(left)
        left &= left - 1
        if DISTANCE[CENTRE * CELLS + other] > DISTANCE[CENTRE * CELLS + cell]:
            found |= single(other)
    return found


def offer_flight(state: State) -> None:
    """NH-VAR-05: each free tile steps outward once a turn; ready ones leave."""
    own = movable_cells(state, FIRST)
    left = own
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        if not has_used(state, cell, STEP_SOURCE):
            offer(state, make_base(STEP, 0, cell), outward_cells(state, cell), ANY_WAY)
    offer(state, make_base(EVACUATE, 0, 0), own & marked_cells(state, READY), ANY_WAY)


def evacuate(state: State, mission: Mission, cell: i64) -> None:
    """NH-VAR-05: a unit leaves the board and counts; with the eighth the first player has won."""
    piece = lift_unit(state, cell)
    discard_piece(state, piece)
    mission.progress += 1
    state.tell(EVACUATED, cell, piece, mission.progress)
    if mission.progress >= EVACUATED_TO_WIN:
        finish(state, single(FIRST))
    else:
        settle(state)


def charge_cells(state: State, mission: Mission) -> i64:
    """NH-VAR-05: free tiles but the HQ that touch the structure, one a turn."""
    if mission.charged_in == state.turn_number:
        return 0
    beside = beside_structure(state, mission) & ~mission.tag[STRUCTURE]
    return movable_cells(state, FIRST) & ~hq_cells(state) & beside


def blow_up(state: State, mission: Mission, cell: i64) -> None:
    """NH-VAR-05: a unit is spent as a charge; the structure loses hit points."""
    piece = lift_unit(state, cell)
    discard_piece(state, piece)
    mission.charged_in = state.turn_number
    state.hp[SECOND] = max(state.hp[SECOND] - CHARGE, 0)
    state.tell(BLOWN_UP, cell, piece, CHARGE, state.hp[SECOND])
    if state.hp[SECOND] == 0:
        state.tell(HQ_FELL, SECOND)
        finish(state, single(FIRST))
    else:
        settle(state)
