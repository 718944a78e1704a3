"""The rule behind each sentence about a tile or a board that no event, refusal or question brings."""

from __future__ import annotations

from warpad.games.neuroshima.data.scenarios import SCENARIOS, scenario_of

MARKS = {
    "initiative": "NH-BAT-02",
    "net": "NH-NET-01",
    "armour": "NH-BAT-10",
    "link": "NH-MOD-01",
    "enemy-link": "NH-MOD-06",
    "control-link": "NH-CTL-01",
    "toughness": "NH-TILE-04",
    "hit-points": "NH-BAT-13",
}
SCENARIO_RULE = "NH-VAR-05"


def citations() -> dict[str, str]:
    """Rules by the ids of the messages they stand behind."""
    return {
        **{f"nh-mark-{mark}": rule for mark, rule in MARKS.items()},
        **{f"nh-about-scenario-{scenario_of(n).id}": SCENARIO_RULE for n in range(1, SCENARIOS + 1)},
        "nh-about-construction": "NH-VAR-03",
    }
