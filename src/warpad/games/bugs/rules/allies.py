"""Two boxes: what changes when a side has two armies (rulebook: allies)."""

from warpad.core.vecs import i64
from warpad.games.bugs.data.book import ARMIES, TYPES
from warpad.games.bugs.rules.state import State


def penalty_of(p: State, unit: i64) -> i64:
    """BUGS-ALLY-08, BUGS-ALLY-09: what a roll loses when the general, or all but him, are gone."""
    if p.setup.armies != ARMIES:
        return 0
    army = unit // TYPES
    if not p.general_alive(army) or (p.is_general(unit) and p.count_of(army) == 1):
        return p.book.penalty
    return 0


def generals_of(p: State, side: i64) -> i64:
    """How many generals a side has left."""
    left: i64 = 1 if p.general_alive(side) else 0
    if p.setup.armies == ARMIES and p.general_alive(side + 2):
        left += 1
    return left


def others_of(p: State, side: i64) -> i64:
    """How many units a side has left that are no generals."""
    left = p.count_of(side)
    if p.setup.armies == ARMIES:
        left += p.count_of(side + 2)
    return left - generals_of(p, side)
