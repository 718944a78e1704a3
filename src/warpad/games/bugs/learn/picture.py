"""A small picture of an observation: the boards side by side, units in the colour of their side."""

from __future__ import annotations

from warpad.core.learning.notation import ALLY, EMPTY, ENEMY, MARK, OWN, Disc
from warpad.games.bugs.data.geometry import BOARD, WIDTH
from warpad.games.bugs.learn.sheets import ARMIES, CELLS, OBSERVATION, TYPES

COLOURS = (OWN, ENEMY, ALLY, ENEMY)


def discs(row: bytes) -> list[Disc]:
    """What stands where."""
    boards = 2 if any(row[OBSERVATION.at["train"] + 2 * CELLS : OBSERVATION.at["line"]]) else 1
    found: list[Disc] = []
    for cell in range(boards * BOARD):
        x, y = _middle(cell, boards)
        special = row[OBSERVATION.at["artifact"] + cell] or row[OBSERVATION.at["portal"] + cell]
        found.append((x, y, 0.08 / boards, MARK if special else EMPTY))
        for unit in range(ARMIES * TYPES):
            if row[OBSERVATION.at["unit"] + unit * CELLS + cell]:
                found.append((x, y, 0.065 / boards, COLOURS[unit // TYPES]))
                # Types are told apart by the size of the hole.
                found.append((x, y, 0.009 * (unit % TYPES) / boards, EMPTY))
    return found


def _middle(cell: int, boards: int) -> tuple[float, float]:
    board, place = divmod(cell, int(BOARD))
    row, column = divmod(place, int(WIDTH))
    x = (column + 0.5) / int(WIDTH)
    y = 1 - (row + 0.5) / int(WIDTH)
    return (board + x) / boards, 0.5 + (y - 0.5) / boards
