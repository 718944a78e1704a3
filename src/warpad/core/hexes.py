"""Flat-topped hexes in axial coordinates: cells numbered by column then row, with neighbours, rays and names.

Directions go clockwise from the top (axial steps of q and r):

              0 N (0,-1)
                 ____
    5 NW (-1,0) /    \\ 1 NE (+1,-1)
                \\____/
    4 SW (-1,+1)       2 SE (+1,0)
              3 S (0,+1)

Cells of the large board (radius 3) are numbered in the order of q, then r, so that going through
the bits of a mask from the lowest goes through the hexes in that order.
"""

from typing import Final

from warpad.core.vecs import i64, vec

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
DIRECTION_NAMES: Final = ("N", "NE", "SE", "S", "SW", "NW")
SIDES: Final[i64] = 6

MAIN_RADIUS: Final = 2
FULL_RADIUS: Final = 3
OFF: Final[i64] = -1


def _disc(radius: int) -> list[tuple[int, int]]:
    """The hexes at most so far from the centre, by q, then r."""
    span = range(-radius, radius + 1)
    return [(q, r) for q in span for r in span if abs(q + r) <= radius]


HEXES: Final = tuple(_disc(FULL_RADIUS))
CELLS: Final[i64] = 37
_NUMBER: Final = {hex: number for number, hex in enumerate(HEXES)}


def cell_at(q: int, r: int) -> int:
    """The number of a hex, or OFF."""
    return _NUMBER.get((q, r), -1)


def distance_of(a: tuple[int, int], b: tuple[int, int]) -> int:
    """How many steps lie between two hexes."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


MAIN_MASK: Final[i64] = sum(1 << n for n, hex in enumerate(HEXES) if distance_of(hex, (0, 0)) <= MAIN_RADIUS)
FULL_MASK: Final[i64] = (1 << 37) - 1


def _step(hex: tuple[int, int], direction: int) -> int:
    q, r = DIRECTIONS[direction]
    return cell_at(hex[0] + q, hex[1] + r)


def _ray(hex: tuple[int, int], direction: int) -> list[int]:
    """The cells in a straight line from a side, nearest first."""
    line = []
    cell = _step(hex, direction)
    while cell >= 0:
        line.append(cell)
        cell = _step(HEXES[cell], direction)
    return line


def _around(hex: tuple[int, int], sides: int) -> int:
    """The mask of the neighbours in the directions of a six-bit set."""
    cells = [_step(hex, direction) for direction in range(6) if sides >> direction & 1]
    return sum(1 << cell for cell in cells if cell >= 0)


# cell * 6 + direction -> the neighbour there, or OFF; the mask of the whole line
NEIGHBOUR: Final = vec[i64]([_step(hex, d) for hex in HEXES for d in range(6)])
RAY: Final = vec[i64]([sum(1 << cell for cell in _ray(hex, d)) for hex in HEXES for d in range(6)])
# cell * 64 + set of directions -> mask of the neighbours there
AROUND: Final = vec[i64]([_around(hex, sides) for hex in HEXES for sides in range(64)])
ALL_SIDES: Final[i64] = 63
# cell * 37 + cell -> how many steps
DISTANCE: Final = vec[i64]([distance_of(a, b) for a in HEXES for b in HEXES])


def neighbours(cell: i64) -> i64:
    """The mask of all neighbours of a cell on the large board."""
    return AROUND[cell * 64 + ALL_SIDES]


def name_of(cell: int, radius: int) -> str:
    """The printable name of a cell: column letter from the left, number from the top."""
    q, r = HEXES[cell]
    return f"{chr(ord('A') + q + radius)}{r - max(-radius, -radius - q) + 1}"


def cell_named(name: str, radius: int) -> int:
    """The cell of a printable name, or OFF."""
    for cell, hex in enumerate(HEXES):
        if distance_of(hex, (0, 0)) <= radius and name_of(cell, radius) == name.upper():
            return cell
    return -1
