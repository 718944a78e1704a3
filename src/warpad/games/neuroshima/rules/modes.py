"""What the modes for two to six players change: order of turns, first draws, who leaves, who is ahead."""

from typing import Final

from warpad.core.bits import lowest, single
from warpad.core.vecs import i64
from warpad.games.neuroshima.rules.board import (
    discard_piece,
    ground_owner,
    lift,
    lift_ground,
    own_cells,
    player_to_move,
)
from warpad.games.neuroshima.rules.event_kinds import ARMY_LEFT
from warpad.games.neuroshima.rules.questions import NO_PLAYER
from warpad.games.neuroshima.rules.setup import (
    ALTERNATIVE_START,
    MODE_DEATHMATCH,
    MODE_POINTS,
    MODE_SOLO,
    MODE_TEAMS,
    REINFORCEMENTS,
    Setup,
)
from warpad.games.neuroshima.rules.state import State


def remove_army(state: State, player: i64) -> None:
    """NH-MULTI-01: after the battle, all tiles of a player whose HQ fell go to the discard pile."""
    state.tell(ARMY_LEFT, player)
    state.fallen |= single(player)
    left = own_cells(state, player)
    while left != 0:
        discard_piece(state, lift(state, lowest(left)))
        left &= left - 1
    left = state.grounds
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        if ground_owner(state, cell) == player:
            discard_piece(state, lift_ground(state, cell))


HAND_LIMIT: Final[i64] = 3
REINFORCED_HAND: Final[i64] = 6


def is_variant(setup: Setup, variant: i64) -> bool:
    return setup.variants & variant != 0


def full_hand(setup: Setup) -> i64:
    """NH-TURN-04, NH-VAR-02: how many tiles a player draws up to."""
    return REINFORCED_HAND if is_variant(setup, REINFORCEMENTS) else HAND_LIMIT


def players_left(state: State) -> i64:
    """The set of players still in the game."""
    return (single(state.setup.players) - 1) & ~state.fallen


def is_last_drawn(state: State) -> bool:
    """NH-END-02: whether anybody has drawn their last tile."""
    return state.last_by != NO_PLAYER


FIRST_DRAWS: Final[i64] = 2


def is_free_for_all(state: State) -> bool:
    """NH-MULTI-01, NH-MULTI-02: everyone against everyone, three or more."""
    return state.setup.mode == MODE_DEATHMATCH or state.setup.mode == MODE_POINTS


def has_teams(state: State) -> bool:
    return state.setup.mode == MODE_SOLO or state.setup.mode == MODE_TEAMS


def hand_to_draw(state: State) -> i64:
    """NH-TURN-03, NH-MULTI-01, NH-VAR-01: up to how many tiles are drawn in this turn."""
    if state.turn_number > FIRST_DRAWS or is_variant(state.setup, ALTERNATIVE_START):
        return full_hand(state.setup)
    return state.turn_number


def may_take_turn(state: State, player: i64) -> bool:
    """NH-MULTI-01, NH-END-01: not fallen and, after the last tile was drawn, not yet done."""
    waiting = state.remaining if is_last_drawn(state) else players_left(state)
    return (waiting >> player) & 1 == 1


def step_turn(state: State) -> None:
    """NH-MULTI-03, NH-TEAM-01: the turn goes to the next in the order who may take one."""
    state.turn = (state.turn + 1) % len(state.setup.order)
    while not may_take_turn(state, player_to_move(state)):
        state.turn = (state.turn + 1) % len(state.setup.order)


def dismiss_fallen(state: State) -> None:
    """NH-MULTI-01: in a deathmatch players whose HQ fell leave with all their tiles."""
    if not is_free_for_all(state) or state.setup.scores_points:
        return
    player: i64 = 0
    while player < state.setup.players:
        if state.hp[player] <= 0 and (state.fallen >> player) & 1 == 0:
            remove_army(state, player)
            state.fallen |= single(player)
        player += 1
    state.remaining &= ~state.fallen


def standing_of(state: State, player: i64) -> i64:
    """NH-END-04, NH-MULTI-02, NH-TEAM-04: what is compared: hit points, points, or the sum of a team."""
    if not has_teams(state):
        return state.hp[player]
    total: i64 = 0
    other: i64 = 0
    while other < state.setup.players:
        if state.setup.team[other] == state.setup.team[player]:
            total += max(state.hp[other], 0)
        other += 1
    return total


def best_players(state: State, among: i64) -> i64:
    """The players of a set who stand best."""
    best: i64 = -1
    found: i64 = 0
    left = among
    while left != 0:
        player = lowest(left)
        value = standing_of(state, player)
        if value > best:
            best = value
            found = 0
        if value == best:
            found |= single(player)
        left &= left - 1
    return found


def sides_in(state: State, players: i64) -> i64:
    """How many different sides (teams) a set of players belongs to."""
    seen: i64 = 0
    sides: i64 = 0
    left = players
    while left != 0:
        team = state.setup.team[lowest(left)]
        if (seen >> team) & 1 == 0:
            seen |= single(team)
            sides += 1
        left &= left - 1
    return sides
