"""How seats move in imagined games: without looking ahead, as likely as each move leans."""

import math
from typing import Final

from warpad.core.dice import Dice
from warpad.core.vecs import append, i64, vec
from warpad.games.neon.rules.state import State

# A leaning is a sum of weights in thousandths; a move is as likely as e to that, read from a table.
STEP: Final[i64] = 50
LIMIT: Final[i64] = 8000
SCALE: Final = 3000.0


def _exponentials() -> vec[i64]:
    found = vec[i64]([])
    for number in range(-LIMIT, LIMIT + 1, STEP):
        found = append(found, 1 + int(SCALE * math.exp(number / 1000)))
    return found


RAISED: Final = _exponentials()


def likelihood(leaning: i64) -> i64:
    """A whole number in proportion to e to the leaning."""
    if leaning < -LIMIT:
        leaning = -LIMIT
    if leaning > LIMIT:
        leaning = LIMIT
    return RAISED[(leaning + LIMIT) // STEP]


class Reflex:
    """A way to move by weights of all that can lean."""

    def __init__(self, weights: vec[i64]) -> None:
        self.weights: vec[i64] = weights

    def choose(self, g: State, seat: i64, dice: Dice) -> i64:
        """A move of the seat, drawn as likely as it leans."""
        raise NotImplementedError
