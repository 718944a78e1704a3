"""The turn in saved positions: what `codec` leaves to us under "state"."""

from __future__ import annotations

from typing import Any

from warpad.core.errors import DecodeError
from warpad.games.neuroshima.data.reading import as_flag, as_number, as_object, check_keys
from warpad.games.neuroshima.rules.course import ASK_ACT, NO_LIMIT
from warpad.games.neuroshima.rules.modes import FIRST_DRAWS
from warpad.games.neuroshima.rules.position import Neuroshima
from warpad.games.neuroshima.tell import codec
from warpad.games.neuroshima.tell.soundness import check_question
from warpad.games.neuroshima.variants.atlas import codec as scenario_state
from warpad.games.neuroshima.variants.atlas.missions import Missions
from warpad.games.neuroshima.variants.constructions import codec as construction_state
from warpad.games.neuroshima.variants.constructions.turn import Constructions
from warpad.games.neuroshima.variants.leaders import codec as leader_state
from warpad.games.neuroshima.variants.leaders.abilities import Leading
from warpad.games.neuroshima.variants.position import new_position

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


def dump(position: Neuroshima) -> Json:
    """The whole position as JSON data."""
    state = {name: getattr(position, name) for name in (*FLAGS, *NUMBERS)}
    if isinstance(position, Leading):
        state["leaders"] = leader_state.dump(position)
    if isinstance(position, Missions):
        state["scenario"] = scenario_state.dump(position)
    if isinstance(position, Constructions) and position.setup.has_constructions:
        state["constructions"] = construction_state.dump(position)
    return {**codec.dump(position), "state": state}


def load(data: object) -> Neuroshima:
    """The position of such data; without "state" it is the middle of the turn of the player named."""
    position = codec.load(data, new_position)
    top = as_object(data, "position")
    if "state" in top:
        _load_state(position, as_object(top["state"], "state"))
    elif position.occupied == 0:
        position.start()
    else:
        _open_turn(position)
    check_question(position)
    return position


def _load_state(position: Neuroshima, state: Json) -> None:
    extra = ("leaders", "scenario", "constructions") if isinstance(position, Missions) else ()
    check_keys(state, (*FLAGS, *NUMBERS, *extra), "state")
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
    if isinstance(position, Leading):
        leader_state.load(position, as_object(state.get("leaders"), "state.leaders"))
    if isinstance(position, Missions):
        scenario_state.load(position, as_object(state.get("scenario"), "state.scenario"))
    if isinstance(position, Constructions) and position.setup.has_constructions:
        built = as_object(state.get("constructions"), "state.constructions")
        construction_state.load(position, built)
    if position.last_by >= position.setup.players:
        raise DecodeError("names a player who is not there", "state.last_by")


def _open_turn(position: Neuroshima) -> None:
    """A plain position: the player whose turn it is acts, with the tiles given as the hand."""
    position.turn_number = FIRST_DRAWS + 1
    position.has_taken = True
    if isinstance(position, Constructions):
        position.built = construction_state.owners(position)
    position.plays_left = position.plays_allowed()
    position.ask = ASK_ACT
    position.asked = position.player_to_move()
