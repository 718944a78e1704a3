"""A net with one hidden layer, learned by small steps; numpy only, the same from the same seed."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

BATCH = 1024
RATE = 2e-3
WARMING = 200
SLOW, QUICK, TINY = 0.999, 0.9, 1e-8
DECAY = 0.1
# How much each kind of lesson counts: ends of games, values of ways, which of two ways is better.
ENDS, VALUES, PAIRS = 0.5, 1.0, 0.5
# A difference of so much worth between two ways is a clear one.
CLEAR = 0.3
CERTAIN = 1e-3


@dataclass
class Lessons:
    """What is learned from: positions with the ends of their games, and ways of turns with their values.

    `first` and `last` say for each way where the ways of the same turn begin and end."""

    positions: np.ndarray
    ends: np.ndarray
    ways: np.ndarray
    values: np.ndarray
    first: np.ndarray
    last: np.ndarray


@dataclass
class Net:
    """Units of a hidden layer that count above 0, the last of them a plain sum."""

    hidden: np.ndarray
    ground: np.ndarray
    counts: np.ndarray
    constant: np.ndarray

    @classmethod
    def fresh(cls, units: int, weights: np.ndarray, dice: np.random.Generator) -> Net:
        """Random units; the plain sum begins with these weights, the last of which is the constant."""
        inputs = len(weights) - 1
        hidden = dice.normal(0, 1 / np.sqrt(inputs), (inputs, units)).astype(np.float32)
        counts = dice.normal(0, 0.5 / np.sqrt(units), units).astype(np.float32)
        hidden[:, -1], counts[-1] = weights[:-1], 1
        return cls(hidden, np.zeros(units, np.float32), counts, weights[-1:].astype(np.float32))

    def parts(self) -> list[np.ndarray]:
        return [self.hidden, self.ground, self.counts, self.constant]

    def forward(self, rows: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The units, and the worth: a worth of 1 is a chance of 73 %."""
        units = rows @ self.hidden + self.ground
        units[:, :-1] = np.maximum(units[:, :-1], 0)
        return units, np.asarray(units @ self.counts + self.constant)

    def worth(self, rows: np.ndarray) -> np.ndarray:
        return self.forward(rows)[1]

    def slopes(self, rows: np.ndarray, units: np.ndarray, errors: np.ndarray) -> list[np.ndarray]:
        """How the loss changes with each part, when it changes so with the worth."""
        back = errors[:, None] * self.counts
        back[:, :-1] *= units[:, :-1] > 0
        return [rows.T @ back, back.sum(0), units.T @ errors, errors.sum(keepdims=True)]


def chances(worth: np.ndarray) -> np.ndarray:
    return np.asarray(1 / (1 + np.exp(-worth)))


def worths(chance: np.ndarray) -> np.ndarray:
    sure = np.clip(chance, CERTAIN, 1 - CERTAIN)
    return np.asarray(np.log(sure / (1 - sure)))


def surprise(worth: np.ndarray, ends: np.ndarray) -> float:
    """Mean surprise in nats; 0.693 is knowing nothing."""
    return float(np.mean(np.logaddexp(0, worth) - ends * worth))


def learn(net: Net, lessons: Lessons, steps: int, dice: np.random.Generator) -> None:
    """So many steps, which become smaller towards the end."""
    parts = net.parts()
    means = [np.zeros_like(part) for part in parts]
    squares = [np.zeros_like(part) for part in parts]
    for step in range(1, steps + 1):
        slopes = [
            a + b for a, b in zip(_from_ends(net, lessons, dice), _from_ways(net, lessons, dice), strict=True)
        ]
        rate = RATE * min(1.0, step / WARMING) * (1 - step / (steps + 1))
        for part, slope, mean, square in zip(parts, slopes, means, squares, strict=True):
            mean += (1 - QUICK) * (slope - mean)
            square += (1 - SLOW) * (slope * slope - square)
            way = mean / (1 - QUICK**step) / (np.sqrt(square / (1 - SLOW**step)) + TINY)
            part -= (rate * (way + DECAY * part)).astype(np.float32)


def _from_ends(net: Net, lessons: Lessons, dice: np.random.Generator) -> list[np.ndarray]:
    chosen = dice.integers(0, len(lessons.ends), BATCH)
    rows = lessons.positions[chosen]
    units, worth = net.forward(rows)
    errors = ENDS * (chances(worth) - lessons.ends[chosen]) / BATCH
    return net.slopes(rows, units, errors.astype(np.float32))


def _from_ways(net: Net, lessons: Lessons, dice: np.random.Generator) -> list[np.ndarray]:
    """From ways in pairs of the same turn: the value of each, and which is better by how much."""
    one = dice.integers(0, len(lessons.values), BATCH)
    room = lessons.last[one] - lessons.first[one]
    other = lessons.first[one] + (dice.random(BATCH) * room).astype(np.int64)
    both = np.concatenate([one, other])
    rows, values = lessons.ways[both], lessons.values[both]
    units, worth = net.forward(rows)
    errors = VALUES * (chances(worth) - values) / (2 * BATCH)
    found = worths(values)
    gap = chances((worth[:BATCH] - worth[BATCH:]) / CLEAR) - chances((found[:BATCH] - found[BATCH:]) / CLEAR)
    pair = PAIRS * gap / CLEAR / BATCH
    errors[:BATCH] += pair
    errors[BATCH:] -= pair
    return net.slopes(rows, units, errors.astype(np.float32))
