"""Why a scenario does not allow something now."""

from __future__ import annotations

from warpad.core.game import Refusal
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.variants.atlas.codes import ASK_LOAD
from warpad.games.neuroshima.variants.atlas.mission import Mission
from warpad.games.neuroshima.variants.words import SCENARIO_OF

RULE = "NH-VAR-05"


def refuse(position: State, mission: Mission, verb: str) -> Refusal | None:
    """What speaks against a verb of a scenario, or against doing anything else now."""
    if verb in SCENARIO_OF and mission.scenario != SCENARIO_OF[verb]:
        return Refusal(RULE, "nh-refuse-other-scenario")
    if position.ask == ASK_LOAD and verb != "load":
        return Refusal(RULE, "nh-refuse-answer-first")
    return None
