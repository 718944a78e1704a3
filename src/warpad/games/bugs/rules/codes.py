"""How orders, fights and what is absent are written as numbers."""

from typing import Final

from warpad.core.vecs import i64

GONE: Final[i64] = -1
NONE: Final[i64] = -1

# An order: type * 85 + path, or GENERAL_ORDER + direction; FASTER marks the medal for speed.
GENERAL_ORDER: Final[i64] = 510
FASTER: Final[i64] = 1024

# A fight is a row of FIGHT_SIZE numbers; side 0 is south, side 1 north.
FIGHT_SIZE: Final[i64] = 12
F_UNIT: Final[i64] = 0
F_SHOOTER: Final[i64] = 2
F_STEP: Final[i64] = 3
F_RESULT: Final[i64] = 4
F_DIE: Final[i64] = 5
F_POWER: Final[i64] = 7
F_TWIN: Final[i64] = 9
F_CELL: Final[i64] = 10
F_BOOST: Final[i64] = 11

PENDING: Final[i64] = 0
WON_BY_SOUTH: Final[i64] = 1
WON_BY_NORTH: Final[i64] = 2
DRAW: Final[i64] = 3
VOID: Final[i64] = 4
TRIANGLE_FLAG: Final[i64] = 8

TRAIL: Final[i64] = 4
NOT_ROLLED: Final[i64] = -1
