"""Logistic regression by Newton's method, for weights that turn features into chances to win."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

PENALTY = 1e-3
STEPS = 30
ANY = (-np.inf, np.inf)


def fit(rows: np.ndarray, ends: np.ndarray, constant: bool = True) -> np.ndarray:
    """The weights and, last, the constant (0 without one)."""
    ground = np.ones((len(rows), 1)) if constant else np.zeros((len(rows), 1))
    return _newton(np.hstack([rows, ground]), ends, np.zeros(len(rows)))


def fit_within(
    rows: np.ndarray,
    ends: np.ndarray,
    bounds: Mapping[int, tuple[float, float]],
    penalty: float = PENALTY,
    steps: int = STEPS,
) -> np.ndarray:
    """As `fit` without a constant; a weight that leaves its bounds is held there, the others fitted anew."""
    held: dict[int, float] = {}
    weights = np.zeros(rows.shape[1])
    while True:
        free = [i for i in range(rows.shape[1]) if i not in held]
        known = sum((rows[:, i] * weight for i, weight in held.items()), np.zeros(len(rows)))
        weights[free] = _newton(rows[:, free], ends, known, penalty, steps)
        outside = {i: float(np.clip(weights[i], *bounds.get(i, ANY))) for i in free}
        outside = {i: bound for i, bound in outside.items() if bound != weights[i]}
        if not outside:
            return np.append(weights, 0.0)
        held.update(outside)
        weights[list(outside)] = list(outside.values())


def _newton(
    rows: np.ndarray, ends: np.ndarray, known: np.ndarray, penalty: float = PENALTY, steps: int = STEPS
) -> np.ndarray:
    """Weights of these columns, on top of what is known already."""
    spread = np.maximum(rows.std(axis=0), np.abs(rows).max(axis=0) / 10) + 1e-9
    scaled = rows / spread
    weights = np.zeros(rows.shape[1])
    for _ in range(steps):
        chance = 1 / (1 + np.exp(-(scaled @ weights + known)))
        slope = scaled.T @ (chance - ends) / len(ends) + penalty * weights
        curve = (scaled * (chance * (1 - chance))[:, None]).T @ scaled / len(ends)
        weights -= np.linalg.solve(curve + penalty * np.eye(len(weights)), slope)
    return np.asarray(weights / spread)


def loss(rows: np.ndarray, ends: np.ndarray, weights: np.ndarray) -> float:
    """Mean surprise about the ends, in nats; 0.693 is knowing nothing."""
    chance = 1 / (1 + np.exp(-(rows @ weights[:-1] + weights[-1])))
    return float(-np.mean(ends * np.log(chance + 1e-9) + (1 - ends) * np.log(1 - chance + 1e-9)))
