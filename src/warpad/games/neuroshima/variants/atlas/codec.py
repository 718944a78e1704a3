"""The scenario in saved positions, under "scenario" of the turn's state."""

from __future__ import annotations

from typing import Any

from warpad.core.errors import DecodeError
from warpad.core.fields import dump_fields, flag, load_fields, number
from warpad.core.reading import as_flag, check_keys
from warpad.games.neuroshima.rules.battle.segments import in_battle
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.variants.atlas.mission import Mission, change_truce
from warpad.games.neuroshima.variants.atlas.missions import EVACUATED_TO_WIN, PASSES, loadable_cells

Json = dict[str, Any]
FIELDS = (
    number("progress", high=EVACUATED_TO_WIN),
    number("passes", high=PASSES),
    number("charged_in", low=-1, high=10_000),
    number("stood", high=37),
    flag("aftermath"),
    flag("arrived"),
)


def dump(mission: Mission) -> Json:
    """All that a scenario adds to the turn."""
    return {**dump_fields(mission, FIELDS), "truce": mission.truce}


def load(position: State, mission: Mission, data: Json) -> None:
    """Reads what `dump` wrote; DecodeError says what is wrong and where."""
    path = "state.scenario"
    check_keys(data, (*(field.name for field in FIELDS), "truce"), path)
    load_fields(mission, data, FIELDS, path)
    if as_flag(data.get("truce"), f"{path}.truce"):
        if mission.peace is None:
            raise DecodeError("there is no truce in this scenario", f"{path}.truce")
        change_truce(position, mission)


def can_ask(position: State, mission: Mission) -> bool:
    """Whether the first player can be asked which tile takes a part."""
    return not in_battle(position) and loadable_cells(position, mission) != 0
