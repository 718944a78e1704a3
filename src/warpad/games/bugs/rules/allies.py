"""Two boxes: what changes when a side has two armies (rulebook: allies)."""

from warpad.core.vecs import i64
from warpad.games.bugs.data.book import ARMIES, TYPES
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import count_of, general_alive, is_general


def penalty_of(p: State, unit: i64) -> i64:
    """BUGS-ALLY-08, BUGS-ALLY-09: what a roll loses when the general, or all but him, are gone."""
    if p.setup.armies != ARMIES:
        return 0
    army = unit // TYPES
    if not general_alive(p, army) or (is_general(p, unit) and count_of(p, army) == 1):
        return p.book.penalty
    return 0


def generals_of(p: State, side: i64) -> i64:
    """How many generals a side has left."""
    left: i64 = 1 if general_alive(p, side) else 0
    if p.setup.armies == ARMIES and general_alive(p, side + 2):
        left += 1
    return left


def others_of(p: State, side: i64) -> i64:
    """How many units a side has left that are no generals."""
    left = count_of(p, side)
    if p.setup.armies == ARMIES:
        left += count_of(p, side + 2)
    return left - generals_of(p, side)
