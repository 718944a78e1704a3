"""The rule behind each sentence about a variant that no event, refusal or question brings."""

from __future__ import annotations

from warpad.games.neuroshima.variants.atlas.scenarios import SCENARIOS, scenario_of

SCENARIO_RULE = "NH-VAR-05"
CONSTRUCTION_RULE = "NH-VAR-03"


def variant_citations() -> dict[str, str]:
    """Rules by the ids of the messages they stand behind."""
    scenarios = (scenario_of(number).id for number in range(1, SCENARIOS + 1))
    return {
        **{f"nh-about-scenario-{id}": SCENARIO_RULE for id in scenarios},
        "nh-about-construction": CONSTRUCTION_RULE,
    }
