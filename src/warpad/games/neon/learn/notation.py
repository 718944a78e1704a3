"""What the game hands to programs that learn."""

from __future__ import annotations

from functools import cache

from warpad.core.learning.notation import Notation, Symmetry
from warpad.games.neon.learn.encoding import make_encoding
from warpad.games.neon.learn.picture import discs
from warpad.games.neon.learn.sheets import ACTIONS, OBSERVATION


def _swapped(one: str, other: str) -> tuple[int, ...]:
    """The same places, with two groups of the same size in each other's place."""
    places = list(range(OBSERVATION.size))
    size = OBSERVATION[one].size
    first, second = OBSERVATION.at[one], OBSERVATION.at[other]
    places[first : first + size], places[second : second + size] = (
        places[second : second + size],
        places[first : first + size],
    )
    return tuple(places)


@cache
def symmetries() -> tuple[Symmetry, ...]:
    """The ring as it is and the other way round, for games without the Automa, who goes clockwise.

    Turning the ring changes nothing, because distances are counted from the one who looks.
    """
    numbers = tuple(range(ACTIONS.size))
    same = Symmetry("as it is", tuple(range(OBSERVATION.size)), numbers)
    return same, Symmetry("the other way round", _swapped("ahead", "back"), numbers)


NOTATION = Notation(make_encoding(), OBSERVATION, ACTIONS, symmetries, discs)
