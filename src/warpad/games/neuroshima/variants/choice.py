"""Which variants a set-up names: the bits and the number of the scenario above them."""

from typing import Final

from warpad.core.vecs import i64
from warpad.games.neuroshima.rules.setup import Setup

LEADERS_BIT: Final[i64] = 4
CONSTRUCTIONS_BIT: Final[i64] = 8
SCENARIO_SHIFT: Final[i64] = 4


def choose(setup: Setup, variants: i64) -> None:
    """NH-VAR-03 to NH-VAR-05: puts variants in force in a set-up; leaders need every hit with its source."""
    setup.choose_variants(variants)
    setup.notes_hits = setup.scores_points or has_leaders(setup)


def has_leaders(setup: Setup) -> bool:
    return setup.variants & LEADERS_BIT != 0


def has_constructions(setup: Setup) -> bool:
    return setup.variants & CONSTRUCTIONS_BIT != 0


def scenario_number(setup: Setup) -> i64:
    """The scenario of the battle atlas; 0 for none."""
    return setup.variants >> SCENARIO_SHIFT
