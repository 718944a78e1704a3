"""What is changed for an attack or a tile in this battle: conversions, stronger attacks, haste, aims."""

from typing import Final

from warpad.core.bits import single
from warpad.core.vecs import append, i64
from warpad.games.neuroshima.data.tables import GIFT_INITIATIVE
from warpad.games.neuroshima.rules.battle.survey import GIFTED, GIFTS
from warpad.games.neuroshima.rules.state import State

# A conversion in one number: cell, direction, the kind of attack that is changed, segment.
CONVERT_CELL: Final[i64] = 63
CONVERT_DIRECTION_SHIFT: Final[i64] = 6
CONVERT_KIND_SHIFT: Final[i64] = 9
CONVERT_SEGMENT_SHIFT: Final[i64] = 11
CONVERT_KIND: Final[i64] = 3
# NH-VAR-04: in the same list stand attacks that are stronger and tiles that are faster in the whole battle.
STRONGER: Final[i64] = 2
EVERY_WAY: Final[i64] = 7
# NH-VAR-03: in the same list, above the segment: at which hex (+ 1) a sharpshooter aims this attack.
AIM_SHIFT: Final[i64] = 17
AIMED: Final[i64] = 3
NO_AIM: Final[i64] = -1


def make_conversion(cell: i64, direction: i64, kind: i64, segment: i64) -> i64:
    return (
        cell
        | (direction << CONVERT_DIRECTION_SHIFT)
        | (kind << CONVERT_KIND_SHIFT)
        | (segment << CONVERT_SEGMENT_SHIFT)
    )


def make_armed(cell: i64, direction: i64, kind: i64) -> i64:
    """NH-VAR-04: this attack is stronger by 1 in the whole battle."""
    return make_conversion(cell, direction, kind + STRONGER, 0)


def make_hastened(cell: i64) -> i64:
    """NH-VAR-04: this tile is faster by 1 in the whole battle."""
    return make_conversion(cell, EVERY_WAY, STRONGER, 0)


def is_converted(state: State, cell: i64, direction: i64, kind: i64) -> bool:
    """NH-MOD-09: whether this attack is changed in this segment."""
    return has_change(state, make_conversion(cell, direction, kind, state.segment))


def has_change(state: State, change: i64) -> bool:
    """Whether this change was made."""
    i: i64 = 0
    while i < len(state.converted):
        if state.converted[i] == change:
            return True
        i += 1
    return False


def lend_haste(state: State) -> None:
    """NH-VAR-04: hastened tiles have more initiative, as if a module lent it."""
    i: i64 = 0
    while i < len(state.converted):
        cell = state.converted[i] & CONVERT_CELL
        if state.converted[i] == make_hastened(cell) and state.occupied >> cell & 1:
            state.work[GIFTS + cell] += GIFT_INITIATIVE
            state.work[GIFTED] |= single(cell)
        i += 1


def aim_of(state: State, cell: i64, direction: i64) -> i64:
    """NH-VAR-03: at which hex this attack is aimed in this segment, or NO_AIM."""
    wanted = make_conversion(cell, direction, AIMED, state.segment)
    i: i64 = 0
    while i < len(state.converted):
        aim = state.converted[i] >> AIM_SHIFT
        if aim != 0 and state.converted[i] - (aim << AIM_SHIFT) == wanted:
            return aim - 1
        i += 1
    return NO_AIM


def note_change(state: State, change: i64) -> None:
    """Notes what holds for one segment, or one battle."""
    state.converted = append(state.converted[:], change)
