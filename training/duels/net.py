"""A net with one hidden layer, learned by small steps; numpy only, the same from the same seed."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

BATCH = 2048
STEP = 2e-3
SLOW, QUICK, TINY = 0.999, 0.9, 1e-8
PENALTY = 1e-5


@dataclass
class Net:
    """Units of a hidden layer that count above 0, the last of them a plain sum."""

    hidden: np.ndarray
    ground: np.ndarray
    counts: np.ndarray
    constant: np.ndarray
    curve: list[list[float]] = field(default_factory=list)

    @classmethod
    def fresh(cls, inputs: int, units: int, dice: np.random.Generator) -> Net:
        hidden = dice.normal(0, 1 / np.sqrt(inputs), (inputs, units)).astype(np.float32)
        counts = dice.normal(0, 1 / np.sqrt(units), units).astype(np.float32)
        hidden[:, -1], counts[-1] = 0, 1
        return cls(hidden, np.zeros(units, np.float32), counts, np.zeros(1, np.float32))

    def parts(self) -> list[np.ndarray]:
        return [self.hidden, self.ground, self.counts, self.constant]

    def worth(self, rows: np.ndarray) -> np.ndarray:
        """A sum of 1 is a chance of 73 %."""
        units = rows @ self.hidden + self.ground
        units[:, :-1] = np.maximum(units[:, :-1], 0)
        return np.asarray(units @ self.counts + self.constant)

    def slopes(self, rows: np.ndarray, ends: np.ndarray) -> list[np.ndarray]:
        raw = rows @ self.hidden + self.ground
        units = raw.copy()
        units[:, :-1] = np.maximum(units[:, :-1], 0)
        error = (chances(units @ self.counts + self.constant) - ends) / len(rows)
        back = error[:, None] * self.counts
        back[:, :-1] *= raw[:, :-1] > 0
        return [rows.T @ back, back.sum(0), units.T @ error, error.sum(keepdims=True)]


def chances(worth: np.ndarray) -> np.ndarray:
    return np.asarray(1 / (1 + np.exp(-worth)))


def surprise(worth: np.ndarray, ends: np.ndarray) -> float:
    """Mean surprise in nats; 0.693 is knowing nothing."""
    return float(np.mean(np.logaddexp(0, worth) - ends * worth))


def learn(net: Net, rows: np.ndarray, ends: np.ndarray, epochs: int, dice: np.random.Generator) -> None:
    """Goes through the rows so many times; the steps become smaller towards the end."""
    parts = net.parts()
    means = [np.zeros_like(part) for part in parts]
    squares = [np.zeros_like(part) for part in parts]
    number, steps = 0, epochs * (len(rows) // BATCH)
    for _ in range(epochs):
        order = dice.permutation(len(rows))
        for first in range(0, len(rows) - BATCH + 1, BATCH):
            chosen = order[first : first + BATCH]
            number += 1
            rate = STEP * min(1.0, number / 200) * (1 - number / (steps + 1))
            for part, slope, mean, square in zip(
                parts, net.slopes(rows[chosen], ends[chosen]), means, squares, strict=True
            ):
                mean += (1 - QUICK) * (slope - mean)
                square += (1 - SLOW) * (slope * slope - square)
                step = mean / (1 - QUICK**number) / (np.sqrt(square / (1 - SLOW**number)) + TINY)
                part -= (rate * (step + PENALTY * part)).astype(part.dtype)
