"""A position as text, or as a small picture of its board."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.text import Text

from warpad.core.game import Game
from warpad.core.learning.batch import zeros
from warpad.core.position import Position
from warpad.core.vecs import i64, vec

RENDER_MODES = ["ansi", "rgb_array"]
SIZE = 360
BACKGROUND = (24, 26, 32)


def render(game: Game, position: Position, seat: int, mode: str | None) -> Any:
    """What Gymnasium and PettingZoo ask for: text without colours, or pixels."""
    if mode == "rgb_array":
        return paint(game, position, max(seat, 0))
    return Text.from_markup(game.draw(position, seat if seat >= 0 else None)).plain


def paint(game: Game, position: Position, seat: int) -> NDArray[np.uint8]:
    """Discs on a board, own side below or blue: what lies where, as this seat sees it."""
    notation = game.notation()
    row = zeros(notation.observation.size)
    notation.encoding.write(position, seat, vec[i64]([]), row, 0)
    picture = np.full((SIZE, SIZE, 3), BACKGROUND, np.uint8)
    rows, columns = np.mgrid[0:SIZE, 0:SIZE] / SIZE
    for x, y, size, colour in notation.discs(bytes(row)):
        picture[(columns - x) ** 2 + (rows - y) ** 2 < size**2] = colour
    return picture
