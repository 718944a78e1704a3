"""The scenario in saved positions, under "scenario" of the turn's state."""

from __future__ import annotations

from typing import Any

from warpad.core.errors import DecodeError
from warpad.games.neuroshima.data.reading import as_flag, as_number, check_keys
from warpad.games.neuroshima.rules.battle.segments import in_battle
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.variants.atlas.mission import Mission, change_truce
from warpad.games.neuroshima.variants.atlas.missions import EVACUATED_TO_WIN, PASSES, loadable_cells

Json = dict[str, Any]
NUMBERS = {
    "progress": (0, EVACUATED_TO_WIN),
    "passes": (0, PASSES),
    "charged_in": (-1, 10_000),
    "stood": (0, 37),
}
FLAGS = ("aftermath", "arrived")


def dump(mission: Mission) -> Json:
    """All that a scenario adds to the turn."""
    fields = {name: getattr(mission, name) for name in (*NUMBERS, *FLAGS)}
    return {**fields, "truce": mission.truce}


def load(position: State, mission: Mission, data: Json) -> None:
    """Reads what `dump` wrote; DecodeError says what is wrong and where."""
    path = "state.scenario"
    check_keys(data, (*NUMBERS, *FLAGS, "truce"), path)
    for name, (low, high) in NUMBERS.items():
        setattr(mission, name, as_number(data.get(name), f"{path}.{name}", low, high))
    for name in FLAGS:
        setattr(mission, name, as_flag(data.get(name), f"{path}.{name}"))
    if as_flag(data.get("truce"), f"{path}.truce"):
        if mission.peace is None:
            raise DecodeError("there is no truce in this scenario", f"{path}.truce")
        change_truce(position, mission)


def can_ask(position: State, mission: Mission) -> bool:
    """Whether the first player can be asked which tile takes a part."""
    return not in_battle(position) and loadable_cells(position, mission) != 0
