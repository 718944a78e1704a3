"""What the game hands to programs that learn."""

from __future__ import annotations

from functools import cache

from warpad.core.learning.notation import Notation, Symmetry
from warpad.core.learning.sheet import Channel, Sheet
from warpad.games.bugs.data.geometry import BOARD, MAX_PATH, PATH_LENGTH, PATH_STEP, WIDTH
from warpad.games.bugs.learn.encoding import make_encoding
from warpad.games.bugs.learn.picture import discs
from warpad.games.bugs.learn.sheets import ACTIONS, CELLS, DIRECTIONS, OBSERVATION, PATHS


def mirrored_cell(cell: int) -> int:
    """The cell on the other side of the middle column."""
    return cell - cell % WIDTH + WIDTH - 1 - cell % WIDTH


def mirrored_direction(direction: int) -> int:
    """Right and left change places."""
    return -direction % DIRECTIONS


def mirrored_path(path: int) -> int:
    """The same path on the other side."""
    wanted = [mirrored_direction(step) for step in _steps(path)]
    return next(other for other in range(PATHS) if _steps(other) == wanted)


def _steps(path: int) -> list[int]:
    return [int(PATH_STEP[path * MAX_PATH + i]) for i in range(PATH_LENGTH[path])]


MIRRORS = {CELLS: mirrored_cell, DIRECTIONS: mirrored_direction, PATHS: mirrored_path}
# Groups whose last number is a direction; others are as long by chance.
DIRECTED = ("shown_step", "shown_all", "sealed_step", "sealed_all", "advance")


def _is_mirrored(channel: Channel) -> bool:
    return channel.shape[-1] in (CELLS, PATHS) or channel.name in DIRECTED


def _order(sheet: Sheet) -> tuple[int, ...]:
    places = []
    for place in range(sheet.size):
        channel, index = sheet.find(place)
        if _is_mirrored(channel):
            place += MIRRORS[channel.shape[-1]](index[-1]) - index[-1]
        places.append(place)
    return tuple(places)


@cache
def symmetries() -> tuple[Symmetry, ...]:
    """The board as it is and mirrored left to right; both ends look alike already, own line below."""
    same = Symmetry("as it is", tuple(range(OBSERVATION.size)), tuple(range(ACTIONS.size)))
    return same, Symmetry("mirrored", _order(OBSERVATION), _order(ACTIONS))


assert CELLS == 2 * BOARD
NOTATION = Notation(make_encoding(), OBSERVATION, ACTIONS, symmetries, discs)
