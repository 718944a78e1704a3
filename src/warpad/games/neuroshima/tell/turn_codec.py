"""The turn in saved positions: what `codec` leaves to us under "state"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from warpad.core.fields import dump_fields, load_fields
from warpad.core.reading import as_object, check_keys
from warpad.games.neuroshima.rules.board import player_to_move
from warpad.games.neuroshima.rules.fields import TURN
from warpad.games.neuroshima.rules.hand import plays_allowed
from warpad.games.neuroshima.rules.modes import FIRST_DRAWS
from warpad.games.neuroshima.rules.questions import ASK_ACT
from warpad.games.neuroshima.rules.setup import Setup
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.rules.turn import start_game
from warpad.games.neuroshima.tell import codec
from warpad.games.neuroshima.tell.soundness import check_question
from warpad.games.neuroshima.tell.telling import telling

S = TypeVar("S", bound=State)
Json = dict[str, Any]


def dump(position: State) -> Json:
    """The whole position as JSON data."""
    state = {**dump_fields(position, TURN), **telling(position).dump(position)}
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
    told = telling(position)
    check_keys(state, (*(field.name for field in TURN), *told.parts()), "state")
    load_fields(position, state, TURN, "state")
    told.load(position, state)


def _open_turn(position: State) -> None:
    """A plain position: the player whose turn it is acts, with the tiles given as the hand."""
    position.turn_number = FIRST_DRAWS + 1
    position.has_taken = True
    telling(position).open_turn(position)
    position.plays_left = plays_allowed(position)
    position.ask = ASK_ACT
    position.asked = player_to_move(position)
