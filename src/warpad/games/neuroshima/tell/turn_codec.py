"""The turn in saved positions: what `codec` leaves to us under "state"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from warpad.core.errors import DecodeError
from warpad.games.neuroshima.data.reading import as_flag, as_number, as_object, check_keys
from warpad.games.neuroshima.rules.board import player_to_move
from warpad.games.neuroshima.rules.hand import plays_allowed
from warpad.games.neuroshima.rules.modes import FIRST_DRAWS
from warpad.games.neuroshima.rules.questions import ASK_ACT, NO_LIMIT
from warpad.games.neuroshima.rules.setup import Setup
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.rules.turn import start_game
from warpad.games.neuroshima.tell import codec
from warpad.games.neuroshima.tell.soundness import check_question
from warpad.games.neuroshima.tell.telling import telling

S = TypeVar("S", bound=State)
Json = dict[str, Any]

MASK = (1 << 62) - 1
FLAGS = ("turn_closed", "untouched", "has_moved", "has_taken")
# Each number of the turn with its lowest and highest value.
SETS_OF_PLAYERS = ("terror", "remaining", "contenders", "winners")
NUMBERS: dict[str, tuple[int, int]] = {
    "turn_number": (0, 10_000),
    "to_draw": (0, 9),
    "plays_left": (-NO_LIMIT, NO_LIMIT),
    "terror": (0, 63),
    "last_by": (-1, 5),
    "remaining": (0, 63),
    "contenders": (0, 63),
    "cause": (0, 5),
    "board_before": (0, MASK),
    "pusher": (0, 36),
    "pushed": (0, 36),
    "to_face": (0, MASK),
    "to_turn": (0, MASK),
    "faced": (0, MASK),
    "winners": (0, 63),
}


def dump(position: State) -> Json:
    """The whole position as JSON data."""
    state = {name: getattr(position, name) for name in (*FLAGS, *NUMBERS)}
    state.update(telling(position).dump(position))
    return {**codec.dump(position), "state": state}


def load(data: object, new: Callable[[Setup], S]) -> S:
    """The position of such data; without "state" it is the middle of the turn of the player named."""
    position = codec.load(data, new)
    top = as_object(data, "position")
    if "state" in top:
        _load_state(position, as_object(top["state"], "state"))
    elif position.occupied == 0:
        start_game(position)
    else:
        _open_turn(position)
    check_question(position)
    return position


def _load_state(position: State, state: Json) -> None:
    check_keys(state, (*FLAGS, *NUMBERS, *telling(position).parts()), "state")
    for name in (*FLAGS, *NUMBERS):
        if name not in state:
            raise DecodeError(f"{name} is missing", "state")
    for name in FLAGS:
        setattr(position, name, as_flag(state[name], f"state.{name}"))
    for name, (low, high) in NUMBERS.items():
        setattr(position, name, as_number(state[name], f"state.{name}", low, high))
    everybody = (1 << position.setup.players) - 1
    for name in SETS_OF_PLAYERS:
        if getattr(position, name) & ~everybody:
            raise DecodeError("names a player who is not there", f"state.{name}")
    telling(position).load(position, state)
    if position.last_by >= position.setup.players:
        raise DecodeError("names a player who is not there", "state.last_by")


def _open_turn(position: State) -> None:
    """A plain position: the player whose turn it is acts, with the tiles given as the hand."""
    position.turn_number = FIRST_DRAWS + 1
    position.has_taken = True
    telling(position).open_turn(position)
    position.plays_left = plays_allowed(position)
    position.ask = ASK_ACT
    position.asked = player_to_move(position)
