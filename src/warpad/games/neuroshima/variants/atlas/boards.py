"""The battle atlas: other boards, where tiles may stand, and what happens after battles and rounds."""

from warpad.core.bits import count, lowest, single
from warpad.core.hexes import neighbours
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.orientation import PERIOD
from warpad.games.neuroshima.rules.battle.medics import begin_harm
from warpad.games.neuroshima.rules.battle.status import look
from warpad.games.neuroshima.rules.battle.survey import COMMANDS, cells_of
from warpad.games.neuroshima.rules.battle.wounds import SOURCE_INSTANT, harm
from warpad.games.neuroshima.rules.board import (
    DISCARD,
    HAND,
    STACK,
    is_free,
    lift,
    lift_ground,
    own_cells,
    put,
    put_ground,
    zone_start,
)
from warpad.games.neuroshima.rules.course import settle_harm
from warpad.games.neuroshima.rules.ending import finish
from warpad.games.neuroshima.rules.event_kinds import HQ_FELL
from warpad.games.neuroshima.rules.modes import players_left
from warpad.games.neuroshima.rules.pieces import make_piece, rotation_of, tile_of, with_rotation
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.rules.turn import HQ_NUMBER
from warpad.games.neuroshima.rules.verdict import DRAW, GOES_ON, verdict
from warpad.games.neuroshima.variants.atlas.codes import (
    CAROUSELS_TURNED,
    FULL_DRAW,
    POISONED,
    SHELLED,
    TRUCE_BEGAN,
)
from warpad.games.neuroshima.variants.atlas.mission import (
    ALLIANCE,
    ASSEMBLY_LINE,
    BANK_A,
    BREAKOUT,
    BRIDGE,
    BRIDGE_HEXES,
    CONTAMINATED,
    CORE,
    CORNERS,
    DEMOLITION,
    DEPOT,
    EXIT,
    FACTORY,
    FALLOUT,
    FIRST,
    FUEL_DEPOT,
    POISON,
    PYLON,
    RING,
    SECOND,
    SHELLING,
    SIEGE,
    STRUCTURE,
    Mission,
    change_truce,
)
from warpad.games.neuroshima.variants.atlas.scenarios import (
    CAROUSEL_SEATS,
    CONTINGENT_CELLS,
    CONTINGENT_POSES,
    NOBODY_PLAYER,
)


def set_up(state: State, mission: Mission) -> None:
    """NH-VAR-05: HQs left out, the structure, the army of nobody."""
    scenario = mission.scenario
    if scenario in (ASSEMBLY_LINE, BREAKOUT):
        leave_out_hq(state, FIRST)
        leave_out_hq(state, SECOND)
    elif scenario == DEMOLITION and leave_out_hq(state, SECOND):
        build_structure(state, mission)
    elif scenario == ALLIANCE and leave_out_hq(state, NOBODY_PLAYER):
        state.fallen |= single(NOBODY_PLAYER)
        number: i64 = 0
        while number < state.setup.kinds[NOBODY_PLAYER]:
            state.pile[zone_start(state, NOBODY_PLAYER, STACK) + number] = 0
            number += 1


def leave_out_hq(state: State, player: i64) -> bool:
    """NH-VAR-05: an HQ that is not played lies aside; says whether it was still to be placed."""
    if state.pile[zone_start(state, player, HAND) + HQ_NUMBER] == 0:
        return False
    state.pile[zone_start(state, player, HAND) + HQ_NUMBER] = 0
    state.pile[zone_start(state, player, DISCARD) + HQ_NUMBER] = 1
    return True


def build_structure(state: State, mission: Mission) -> None:
    """NH-VAR-05: the structure is an HQ on three hexes, with one sum of hit points."""
    state.pile[zone_start(state, SECOND, DISCARD) + HQ_NUMBER] = 0
    left = mission.tag[STRUCTURE]
    while left != 0:
        put(state, lowest(left), make_piece(state.setup.first[SECOND] + HQ_NUMBER, 0, SECOND, 0))
        left &= left - 1


def hq_ground(state: State, mission: Mission, player: i64) -> i64:
    """NH-VAR-05: the hexes on which an HQ of this player may be placed, free or not."""
    scenario = mission.scenario
    if scenario == BRIDGE:
        return mission.tag[BANK_A + player]
    if scenario == DEMOLITION:
        return state.setup.board & ~beside_structure(state, mission)
    barred = mission.tag[CORNERS] | mission.tag[CONTAMINATED] | mission.tag[DEPOT]
    return state.setup.board & ~barred


def beside_structure(state: State, mission: Mission) -> i64:
    """The structure and the hexes that touch it."""
    found = mission.tag[STRUCTURE]
    left = found
    while left != 0:
        found |= neighbours(lowest(left))
        left &= left - 1
    return found


def own_ground(state: State, mission: Mission, player: i64) -> i64:
    """NH-VAR-05: the hexes on which a player may place tiles, free or not."""
    scenario = mission.scenario
    if scenario == ASSEMBLY_LINE and player == SECOND:
        return state.setup.board & ~(mission.tag[FACTORY] | mission.tag[EXIT])
    if scenario == BREAKOUT:
        return mission.tag[CORE] if player == FIRST else mission.tag[SIEGE]
    return state.setup.board


def stay_cells(state: State, mission: Mission, cell: i64) -> i64:
    """NH-VAR-05: the hexes that a tile may come to at all: all of them, unless it is an HQ."""
    look(state)
    if state.hqs >> cell & 1 == 0:
        return state.setup.board
    if mission.scenario == BRIDGE:
        return mission.tag[BANK_A + state.work[COMMANDS + cell]]
    return 0 if mission.scenario == DEMOLITION and mission.tag[STRUCTURE] >> cell & 1 else -1


def turn_carousels(state: State) -> None:
    """NH-VAR-05: every tile on a carousel goes one seat on and turns with it, foundations too."""
    ring: i64 = 0
    while ring < len(CAROUSEL_SEATS):
        turn_carousel(state, ring)
        ring += RING
    state.tell(CAROUSELS_TURNED)


def turn_carousel(state: State, ring: i64) -> None:
    pieces = vec[i64]([0] * RING)
    grounds = vec[i64]([0] * RING)
    seat: i64 = 0
    while seat < RING:
        cell = CAROUSEL_SEATS[ring + seat]
        if state.occupied >> cell & 1:
            pieces[seat] = lift(state, cell)
        if state.grounds >> cell & 1:
            grounds[seat] = lift_ground(state, cell)
        seat += 1
    seat = 0
    while seat < RING:
        cell = CAROUSEL_SEATS[ring + (seat + 1) % RING]
        piece = pieces[seat]
        if piece != 0:
            put(state, cell, with_rotation(piece, (rotation_of(piece) + 1) % PERIOD[tile_of(piece)]))
        if grounds[seat] != 0:
            put_ground(state, cell, grounds[seat])
        seat += 1


def follow_battle(state: State, mission: Mission) -> bool:
    """NH-VAR-05: contaminated hexes wound, contested ones decide who shells whom; then as usual."""
    if mission.scenario == FALLOUT:
        poison(state, mission)
        return False
    if mission.scenario == BRIDGE:
        shell(state, mission.tag[BRIDGE_HEXES] | mission.tag[PYLON])
    elif mission.scenario == FUEL_DEPOT:
        shell(state, mission.tag[DEPOT])
    return conclude_battle(state, mission)


def conclude_battle(state: State, mission: Mission) -> bool:
    """NH-VAR-05: a full-board battle that removed nothing is a draw, unless an HQ fell; False if it was."""
    idle = mission.stood != 0 and mission.stood == count(state.occupied)
    mission.stood = 0
    if idle and judge_scenario(state, mission) == GOES_ON:
        state.tell(FULL_DRAW)
        finish(state, players_left(state))
        return False
    if mission.scenario == ALLIANCE and not mission.arrived:
        call_contingent(state, mission)
    return True


def poison(state: State, mission: Mission) -> None:
    """NH-VAR-05: each tile but an HQ on a contaminated hex takes a wound; medics help."""
    begin_harm(state)
    left = state.units.each_once(state, mission.tag[CONTAMINATED] & state.occupied & ~state.hqs)
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        state.tell(POISONED, cell, state.piece[cell])
        harm(state, cell, POISON, SOURCE_INSTANT)
    mission.aftermath = True
    settle_harm(state)


def shell(state: State, ground: i64) -> None:
    """NH-VAR-05: the side with more tiles there, netted ones and HQs left out, hurts every enemy HQ."""
    look(state)
    counted = state.units.each_once(state, ground & state.occupied & ~state.netted & ~state.hqs)
    ours = count(counted & cells_of(state, state.setup.friends[FIRST]))
    theirs = count(counted) - ours
    if ours == theirs:
        return
    left = state.setup.foes[FIRST] if ours > theirs else state.setup.friends[FIRST]
    while left != 0:
        player = lowest(left)
        left &= left - 1
        before = state.hp[player]
        state.hp[player] = max(before - SHELLING, 0)
        state.tell(SHELLED, player, SHELLING, state.hp[player])
        if before > 0 and state.hp[player] == 0:
            state.tell(HQ_FELL, player)


def call_contingent(state: State, mission: Mission) -> None:
    """NH-VAR-05: after the first battle tiles of nobody come to the free corners, and a truce begins."""
    mission.arrived = True
    i: i64 = 0
    while i < len(CONTINGENT_CELLS):
        cell = CONTINGENT_CELLS[i]
        if is_free(state, cell):
            pose = CONTINGENT_POSES[i]
            put(state, cell, make_piece(tile_of(pose), rotation_of(pose), NOBODY_PLAYER, 0))
        i += 1
    if own_cells(state, NOBODY_PLAYER) != 0:
        change_truce(state, mission)
        state.tell(TRUCE_BEGAN)


def judge_scenario(state: State, mission: Mission) -> i64:
    """NH-VAR-05: where nobody has an army too, only the two players count."""
    if mission.scenario != ALLIANCE:
        return verdict(state.setup, state.hp, state.fallen, state.first_there)
    down = (1 if state.hp[FIRST] <= 0 else 0) | (2 if state.hp[SECOND] <= 0 else 0)
    if down == 0:
        return GOES_ON
    return DRAW if down == 3 else 3 & ~down


def decide_scenario(state: State, mission: Mission) -> bool:
    """NH-VAR-05: who wins when the final battle is over; True where hit points tell."""
    scenario = mission.scenario
    if scenario in (ASSEMBLY_LINE, BREAKOUT, DEMOLITION):
        finish(state, single(SECOND))
    elif scenario == ALLIANCE and own_cells(state, NOBODY_PLAYER) != 0:
        finish(state, 0)
    else:
        return True
    return False
