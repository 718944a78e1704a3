"""The board as one army sees it: itself first, its own first line at the bottom."""

from typing import Final

from warpad.core.vecs import i64, vec
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.geometry import BOARD, MAX_PATH, PATH_LENGTH, PATH_STEP, PATHS
from warpad.games.bugs.rules.state import State


def _path_number(steps: list[int]) -> int:
    """The number of a path by its steps."""
    for path in range(PATHS):
        length = PATH_LENGTH[path]
        if length == len(steps) and [PATH_STEP[path * MAX_PATH + i] for i in range(length)] == steps:
            return path
    raise ValueError(steps)


def _steps(path: int) -> list[int]:
    return [int(PATH_STEP[path * MAX_PATH + i]) for i in range(PATH_LENGTH[path])]


# The path that looks the same from the other end of the board.
TURNED_PATH: Final = vec[i64]([_path_number([(step + 2) % 4 for step in _steps(p)]) for p in range(PATHS)])


def army_of(p: State, seat: i64) -> i64:
    """The army through which a seat looks: its first."""
    a: i64 = 0
    while a < p.setup.armies - 1 and p.setup.owner[a] != seat:
        a += 1
    return a


def cell_seen(viewer: i64, cell: i64) -> i64:
    """A cell as the army sees it; the same turns it back."""
    board = (cell // BOARD) ^ (viewer >> 1)
    place = cell % BOARD
    if viewer & 1:
        place = BOARD - 1 - place
    return board * BOARD + place


def unit_seen(viewer: i64, unit: i64) -> i64:
    """A unit as the army counts them; the same turns it back."""
    return ((unit // TYPES) ^ viewer) * TYPES + unit % TYPES


def path_seen(viewer: i64, path: i64) -> i64:
    return TURNED_PATH[path] if viewer & 1 else path


def direction_seen(viewer: i64, direction: i64) -> i64:
    return direction ^ 2 if viewer & 1 else direction
