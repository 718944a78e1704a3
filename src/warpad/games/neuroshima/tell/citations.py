"""The rule behind each sentence about a tile that no event, refusal or question brings."""

from __future__ import annotations

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


def citations() -> dict[str, str]:
    """Rules by the ids of the messages they stand behind."""
    return {f"nh-mark-{mark}": rule for mark, rule in MARKS.items()}
