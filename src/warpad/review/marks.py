"""Marks of decisions, and accuracy: how bad, how sure, how well on the whole."""

from __future__ import annotations

from math import exp, sqrt
from typing import Literal

Mark = Literal["", "inaccuracy", "mistake", "blunder"]

INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.20
LIMITS: tuple[tuple[float, Mark], ...] = (
    (BLUNDER, "blunder"),
    (MISTAKE, "mistake"),
    (INACCURACY, "inaccuracy"),
)
# The best is the only good choice when the next one is worse by as much, beyond doubt.
ALONE = MISTAKE


def mark_of(loss: float) -> Mark:
    return next((mark for limit, mark in LIMITS if loss >= limit), "")


def sure_mark(loss: float, half: float) -> Mark:
    """The mark that the loss deserves even at the low end of its interval."""
    return mark_of(loss - half)


# Accuracy as lichess defines it (lichess.org/page/accuracy): each decision by how many points in a hundred it
# gave away, then the mean of a mean weighted by how much was at stake, and of the harmonic mean.
_STEEP, _TOP, _BASE = 0.04354415386753951, 103.1668100711649, 3.166924740191411
_LEAST_WEIGHT, _MOST_WEIGHT = 0.5, 12.0


def accuracy_of(loss: float) -> float:
    """0 to 100, by the chance that was given away (0 to 1)."""
    return min(100.0, max(0.0, _TOP * exp(-_STEEP * 100 * loss) - _BASE))


def total_accuracy(losses: list[float], chances: list[float]) -> float | None:
    """A player's accuracy in a game: losses of its decisions, and its chances before them in order."""
    if not losses:
        return None
    single = [accuracy_of(loss) for loss in losses]
    weights = stakes(chances)
    weighted = sum(a * w for a, w in zip(single, weights, strict=True)) / sum(weights)
    harmonic = len(single) / sum(1 / max(a, 1e-9) for a in single)
    return (weighted + harmonic) / 2


def stakes(chances: list[float]) -> list[float]:
    """How much the chance moved around each decision, in points of a hundred."""
    size = min(8, max(2, len(chances) // 10))
    found = []
    for at in range(len(chances)):
        window = [100 * chance for chance in chances[max(0, at - size + 1) : at + 1]]
        found.append(min(_MOST_WEIGHT, max(_LEAST_WEIGHT, _deviation(window))))
    return found


def _deviation(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / len(values))
