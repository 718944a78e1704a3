"""Cells, directions, neighbours and paths of the 5 x 5 boards, as tables made once."""

from typing import Final

from warpad.core.vecs import i64, vec

# Cell = board * 25 + row * 5 + column; row 0 is the first line of the south army.
#
#   20 21 22 23 24      a5 b5 c5 d5 e5      N
#   15 16 17 18 19      a4 b4 c4 d4 e4    W + E
#   10 11 12 13 14      a3 b3 c3 d3 e3      S
#    5  6  7  8  9      a2 b2 c2 d2 e2
#    0  1  2  3  4      a1 b1 c1 d1 e1

WIDTH: Final[i64] = 5
BOARD: Final[i64] = 25
CELLS: Final[i64] = 50
NO_CELL: Final[i64] = -1

NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3
DIRECTIONS: Final[i64] = 4

MAX_PATH: Final[i64] = 3
PATHS: Final[i64] = 85

_MOVES = ((0, 1), (1, 0), (0, -1), (-1, 0))


def _neighbour(cell: int, direction: int, distance: int = 1) -> int:
    """The cell that far in a direction, on the same board, or NO_CELL."""
    board, place = divmod(cell, 25)
    row, column = divmod(place, 5)
    column += _MOVES[direction][0] * distance
    row += _MOVES[direction][1] * distance
    return board * 25 + row * 5 + column if 0 <= column < 5 and 0 <= row < 5 else -1


def _paths() -> list[list[int]]:
    """BUGS-PLAN-01, BUGS-PLAN-02: every list of 0 to 3 steps, the shorter first."""
    found: list[list[int]] = [[]]
    for length in range(3):
        found += [[*path, d] for path in found if len(path) == length for d in range(4)]
    return found


def _beside(cell: int) -> int:
    return sum(1 << n for d in range(4) if (n := _neighbour(cell, d)) >= 0)


_ALL_PATHS = _paths()

# NEIGHBOUR[cell * 4 + direction], LINE[(cell * 4 + direction) * 2 + distance - 1]
NEIGHBOUR: Final = vec[i64]([_neighbour(c, d) for c in range(50) for d in range(4)])
LINE: Final = vec[i64]([_neighbour(c, d, n) for c in range(50) for d in range(4) for n in (1, 2)])
BESIDE: Final = vec[i64]([_beside(c) for c in range(50)])

# PATH_STEP[path * 3 + step]; PATHS_UP_TO[length] counts the paths of at most that length.
PATH_LENGTH: Final = vec[i64]([len(p) for p in _ALL_PATHS])
PATH_STEP: Final = vec[i64]([p[i] if i < len(p) else -1 for p in _ALL_PATHS for i in range(3)])
PATHS_UP_TO: Final = vec[i64]([1, 5, 21, 85])
# The path without its last step.
PARENT: Final = vec[i64]([_ALL_PATHS.index(p[:-1]) if p else 0 for p in _ALL_PATHS])


def cut_path(path: i64, length: i64) -> i64:
    """BUGS-PLAN-05: the first steps of a path, at most that many."""
    cut = path
    while PATH_LENGTH[cut] > length:
        cut = PARENT[cut]
    return cut
