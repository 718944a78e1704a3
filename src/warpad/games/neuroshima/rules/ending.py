"""The end of a turn and the end of the game: who has won, and what that is worth."""

from warpad.core.bits import lowest, single
from warpad.core.vecs import i64
from warpad.games.neuroshima.rules.board import player_to_move
from warpad.games.neuroshima.rules.event_kinds import (
    DRAWN_GAME,
    SHARED,
    TURN_ENDED,
    WON,
)
from warpad.games.neuroshima.rules.modes import is_free_for_all, sides_in
from warpad.games.neuroshima.rules.questions import ASK_OVER
from warpad.games.neuroshima.rules.state import State


def close_turn(state: State) -> None:
    """NH-TURN-09, NH-INS-09: the turn of the player is over, and with it the terror over them."""
    if state.turn_closed:
        return
    state.turn_closed = True
    player = player_to_move(state)
    state.terror &= ~single(player)
    state.remaining &= ~single(player)
    state.tell(TURN_ENDED, player)


def contest_verdict(state: State, winners: i64) -> i64:
    """NH-MULTI-04: in the extra turns only contenders can win; who else stands has already lost."""
    standing = state.contenders & ~state.fallen
    if standing == 0:
        return state.contenders
    if standing & (standing - 1) == 0:
        return standing
    return winners & state.contenders


def finish(state: State, winners: i64) -> None:
    """NH-END-03, NH-END-04: the game is over; several sides share."""
    state.winners = winners
    state.ask = ASK_OVER
    state.asked = 0
    state.to_face = 0
    state.to_turn = 0
    if sides_in(state, winners) == 1:
        tell_each(state, WON, winners)
    elif is_free_for_all(state):
        tell_each(state, SHARED, winners)
    else:
        state.tell(DRAWN_GAME)


def tell_each(state: State, kind: i64, players: i64) -> None:
    left = players
    while left != 0:
        state.tell(kind, lowest(left))
        left &= left - 1


def scores_of(state: State) -> list[float]:
    """NH-END-03: one number per seat once the game is over: 1 for a win, shares for a draw."""
    if state.ask != ASK_OVER:
        return []
    found = [0.0] * seat_count(state)
    if state.winners == 0:
        return found
    share = 1.0 / float(sides_in(state, state.winners))
    player: i64 = 0
    while player < state.setup.players:
        if (state.winners >> player) & 1:
            found[state.setup.seat[player]] = share
        player += 1
    return found


def seat_count(state: State) -> i64:
    """NH-TEAM-06: how many people decide; one may command two armies."""
    most: i64 = 0
    player: i64 = 0
    while player < state.setup.players:
        most = max(most, state.setup.seat[player] + 1)
        player += 1
    return most
