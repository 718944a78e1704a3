"""What a seat sees, as numbers: a vector of the view and a mask over its moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from warpad.core.game import Game
from warpad.core.position import Position

Observation = dict[str, NDArray[Any]]

SIZE = 1024
# The most moves that are offered at once; more than any game has at a usual decision.
MOST_MOVES = 4096
LARGEST = 1000.0


class Encoding:
    """Each fact of a view falls on a place of the vector by a hash of its path, the same in every run.

    An action is an index into the legal moves; the mask says which indices there are.
    """

    def __init__(self, size: int = SIZE, most_moves: int = MOST_MOVES) -> None:
        self.size = size
        self.most_moves = most_moves
        self.actions = spaces.Discrete(most_moves)
        self.observations = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (most_moves,), np.int8),
            }
        )

    def observe(self, game: Game, position: Position, seat: int, may_move: bool) -> Observation:
        """What this seat sees, and its moves if it is to move now."""
        vector = np.zeros(self.size, dtype=np.float32)
        for path, value in _facts(position.observe(seat), ""):
            digest = crc32(path.encode())
            vector[digest % self.size] += value if digest & 1 << 31 else -value
        mask = np.zeros(self.most_moves, dtype=np.int8)
        if may_move:
            mask[: len(position.legal(seat))] = 1
        return {"observation": vector, "action_mask": mask}


def _facts(data: object, path: str) -> Iterator[tuple[str, float]]:
    """Every number of a view with its path; a word counts as one at the path that ends with it."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from _facts(value, f"{path}/{name}")
    elif isinstance(data, (list, tuple)):
        for number, value in enumerate(data):
            yield from _facts(value, f"{path}/{number}")
    elif isinstance(data, (bool, int, float)):
        yield path, float(np.clip(data, -LARGEST, LARGEST))
    elif data is not None:
        yield f"{path}={data}", 1.0
