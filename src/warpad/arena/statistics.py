"""Win rates with their intervals, and ratings from all games together."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

Z95 = 1.959964
ELO = 400 / math.log(10)


@dataclass(frozen=True)
class Interval:
    """An estimate and the bounds within which it lies with 95 % confidence."""

    rate: float
    low: float
    high: float


def wilson(score: float, games: int) -> Interval:
    """A share of points (a draw counts a half) with its Wilson interval."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    rate = score / games
    spread = Z95 * Z95 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z95 * math.sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return Interval(rate, max(0.0, middle - half), min(1.0, middle + half))


@dataclass(frozen=True)
class Rating:
    """A strength in Elo points, the mean of all bots being 1500, with its 95 % half-width."""

    name: str
    rating: float
    margin: float


def ratings(points: Mapping[tuple[str, str], tuple[float, float]]) -> list[Rating]:
    """Bradley-Terry strengths from the points of each pair: {(a, b): (points of a, points of b)}.

    Half a point each way is added to every pair that met, so that a clean sweep stays finite.
    """
    names = sorted({name for pair in points for name in pair})
    index = {name: i for i, name in enumerate(names)}
    size = len(names)
    won = np.zeros((size, size))
    for (a, b), (of_a, of_b) in points.items():
        if a != b:
            won[index[a], index[b]] += of_a + 0.5
            won[index[b], index[a]] += of_b + 0.5
    strength = _strengths(won)
    margin = _margins(won, strength)
    rows = [
        Rating(name, 1500 + ELO * float(strength[i]), ELO * Z95 * float(margin[i]))
        for name, i in index.items()
    ]
    return sorted(rows, key=lambda row: -row.rating)


def _strengths(won: np.ndarray) -> np.ndarray:
    """Log strengths by minorisation, mean zero."""
    games = won + won.T
    total = won.sum(axis=1)
    worth = np.ones(len(won))
    for _ in range(10_000):
        share = games / (worth[:, None] + worth[None, :])
        fresh = np.where(total > 0, total / np.maximum(share.sum(axis=1), 1e-12), 1.0)
        fresh /= math.exp(float(np.mean(np.log(fresh))))
        if float(np.max(np.abs(np.log(fresh / worth)))) < 1e-10:
            worth = fresh
            break
        worth = fresh
    return np.asarray(np.log(worth))


def _margins(won: np.ndarray, strength: np.ndarray) -> np.ndarray:
    """Standard errors from the information matrix, under the constraint of mean zero."""
    games = won + won.T
    chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    weight = games * chance * (1 - chance)
    information = np.diag(weight.sum(axis=1)) - weight
    return np.asarray(np.sqrt(np.maximum(np.diag(np.linalg.pinv(information)), 0.0)))


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which this share of the values lies; 0 when there are none."""
    return float(np.quantile(np.asarray(values), share)) if len(values) else 0.0
