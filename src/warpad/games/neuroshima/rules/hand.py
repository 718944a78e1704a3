"""The tiles before a player: drawing them, the bad draw, the compulsory discard."""

from typing import Final

from warpad.core import bag
from warpad.core.bits import lowest, single
from warpad.core.vecs import i64
from warpad.games.neuroshima.data.tables import INSTANT, KIND
from warpad.games.neuroshima.rules.board import (
    DISCARD,
    HAND,
    STACK,
    forget_top,
    known_top,
    player_to_move,
    zone_start,
)
from warpad.games.neuroshima.rules.codes import DISCARD_TILE, REDRAW, make_base
from warpad.games.neuroshima.rules.event_kinds import (
    HAND_REDRAWN,
    LAST_DRAWN,
    TILE_DISCARDED,
    TILE_DRAWN,
    TURN_BEGAN,
)
from warpad.games.neuroshima.rules.menu import offer_plain
from warpad.games.neuroshima.rules.modes import (
    full_hand,
    hand_to_draw,
    is_last_drawn,
    is_variant,
    players_left,
)
from warpad.games.neuroshima.rules.pieces import MOVED
from warpad.games.neuroshima.rules.questions import ASK_ACT, ASK_DISCARD, ASK_DRAW, NO_LIMIT
from warpad.games.neuroshima.rules.setup import ALTERNATIVE_START, REINFORCEMENTS, RULES_DUEL
from warpad.games.neuroshima.rules.state import State

REINFORCED_PLAYS: Final[i64] = 2


def forget_movement(state: State) -> None:
    """NH-MOV-02: with a new turn every source of movement may be used again."""
    if not state.has_moved:
        return
    state.has_moved = False
    left = state.occupied
    while left != 0:
        state.piece[lowest(left)] &= ~MOVED
        left &= left - 1


def note_last_draw(state: State, player: i64) -> None:
    """NH-END-01: the first to draw their last tile leaves one more turn to each of the others."""
    if is_last_drawn(state):
        return
    state.last_by = player
    state.remaining = players_left(state) & ~single(player)
    state.tell(LAST_DRAWN, player)


ALTERNATIVE_PLAYS: Final[i64] = 1


def begin_turn(state: State) -> None:
    """NH-TURN-04: the player whose turn it is draws."""
    if not state.variant.turn_begins(state):
        return
    state.turn_number += 1
    state.turn_closed = False
    state.cause = 0
    state.was_idle = False
    state.had_choice = False
    state.faced = 0
    forget_movement(state)
    player = player_to_move(state)
    state.asked = player
    state.plays_left = plays_allowed(state)
    state.tell(TURN_BEGAN, player, state.turn_number)
    plan_draw(state, player, hand_to_draw(state) - pile_size(state, player, HAND))


def plan_draw(state: State, player: i64, wanted: i64) -> None:
    """NH-TURN-04: as many tiles as wanted, or as many as there are."""
    state.to_draw = left_to_draw(state, player, wanted)
    draw_on(state)


def left_to_draw(state: State, player: i64, wanted: i64) -> i64:
    """How many tiles the stack still has, but not more than are wanted."""
    pile = state.pile
    stack = zone_start(state, player, STACK)
    found: i64 = 0
    for at in range(stack, stack + state.setup.kinds[player]):
        found += pile[at]
        if found >= wanted:
            return wanted if wanted > 0 else 0
    return found


def plays_allowed(state: State) -> i64:
    """NH-VAR-01, NH-VAR-02: how many tiles may be played in this turn."""
    if is_variant(state.setup, ALTERNATIVE_START) and state.turn_number == 1:
        return ALTERNATIVE_PLAYS
    return REINFORCED_PLAYS if is_variant(state.setup, REINFORCEMENTS) else NO_LIMIT


def pile_size(state: State, player: i64, zone: i64) -> i64:
    """How many tiles lie in a part of a player's pile."""
    start = zone_start(state, player, zone)
    return bag.size(state.pile, start, start + state.setup.kinds[player])


def draw_on(state: State) -> None:
    """NH-TURN-04, NH-END-01: one tile after the other; when the stack is empty then, it was the last."""
    player = player_to_move(state)
    while state.to_draw > 0:
        known = known_top(state, player)
        if known < 0:
            state.ask = ASK_DRAW
            return
        forget_top(state, player)
        take_from_stack(state, player, known)
    if left_to_draw(state, player, 1) == 0:
        note_last_draw(state, player)
    open_hand(state, player)


def take_tile(state: State, number: i64) -> None:
    """NH-TURN-04: a tile that chance gave joins the hand, seen by all."""
    take_from_stack(state, player_to_move(state), number)
    draw_on(state)


def take_from_stack(state: State, player: i64, number: i64) -> None:
    """NH-TURN-04: moves one tile from the stack to the hand."""
    state.to_draw -= 1
    state.pile[zone_start(state, player, STACK) + number] -= 1
    state.pile[zone_start(state, player, HAND) + number] += 1
    if state.listening:
        state.tell(TILE_DRAWN, player, state.setup.first[player] + number)


def open_hand(state: State, player: i64) -> None:
    """NH-TURN-03, NH-TURN-05: with a full hand one tile must go first, but not in the first two draws."""
    state.asked = player
    state.untouched = True
    is_full = pile_size(state, player, HAND) == full_hand(state.setup)
    state.ask = ASK_DISCARD if is_full else ASK_ACT


def offer_discards(state: State, player: i64) -> None:
    """NH-TURN-05, NH-TURN-06: any tile before the player."""
    pile = state.pile
    zone = zone_start(state, player, HAND)
    for at in range(zone, zone + state.setup.kinds[player]):
        if pile[at] > 0:
            offer_plain(state, make_base(DISCARD_TILE, at - zone, 0))


def offer_redraw(state: State, player: i64) -> None:
    """NH-TURN-07: a hand of instants, untouched since it was drawn, may be drawn anew."""
    if state.untouched and is_bad_draw(state, player):
        offer_plain(state, make_base(REDRAW, 0, 0))


def is_bad_draw(state: State, player: i64) -> bool:
    """NH-TURN-07, NH-VAR-02: nothing but instants (six with reinforcements), and a stack to draw from.

    NH-SET-11: the Duel book knows no bad draw."""
    if state.setup.ruleset == RULES_DUEL:
        return False
    pile = state.pile
    zone = zone_start(state, player, HAND)
    tile = state.setup.first[player] - zone
    held: i64 = 0
    for at in range(zone, zone + state.setup.kinds[player]):
        if pile[at] > 0:
            if KIND[tile + at] != INSTANT:
                return False
            held += pile[at]
    if held == 0 or left_to_draw(state, player, 1) == 0:
        return False
    return held == full_hand(state.setup) or not is_variant(state.setup, REINFORCEMENTS)


def put_away(state: State, player: i64, number: i64) -> None:
    """A tile goes from the hand to the discard pile."""
    state.pile[zone_start(state, player, HAND) + number] -= 1
    state.pile[zone_start(state, player, DISCARD) + number] += 1


def discard_tile(state: State, player: i64, number: i64) -> None:
    """NH-TURN-05, NH-TURN-06: a tile is discarded, because it must be or because the player wants it."""
    put_away(state, player, number)
    tile = state.setup.first[player] + number
    state.tell(TILE_DISCARDED, player, tile, 1 if state.ask == ASK_DISCARD else 0)
    state.ask = ASK_ACT


def redraw_hand(state: State, player: i64) -> None:
    """NH-TURN-07: the whole hand is discarded and as many tiles are drawn anew."""
    held = pile_size(state, player, HAND)
    number: i64 = 0
    while number < state.setup.kinds[player]:
        while state.pile[zone_start(state, player, HAND) + number] > 0:
            put_away(state, player, number)
        number += 1
    state.tell(HAND_REDRAWN, player)
    plan_draw(state, player, held)
