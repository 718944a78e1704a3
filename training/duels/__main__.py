"""Learns the net of the bots for one generation: plays duels, values ways, learns, writes the net.

    OPENBLAS_NUM_THREADS=1 python -m training.duels --folder build/duels --games 10000 --seed 1

What is in the folder already is not made again, and with `--games 0` it is only learned from. The net learns
three things together: how games ended from positions to which the reply was played well, what ways to play a
turn are worth after a search, and which of two ways of the same turn is better. The same folder and seed give
the same net, bit for bit.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from itertools import pairwise
from pathlib import Path

import numpy as np

from training.duels import games, siblings
from training.duels.net import Lessons, Net, learn, surprise
from training.duels.positions import Positions, read_all
from training.regression import fit
from warpad.games.neuroshima.data.content import ARMIES
from warpad.games.neuroshima.mind.net import NET_FILE
from warpad.games.neuroshima.mind.scene import SIDE_NAMES, WHOLE_NAMES

UNITS = 24
# One game, and one turn, in so many is not learned from.
GAMES_TESTED, TURNS_TESTED = 10, 5
NAMES = [*(f"own {n}" for n in SIDE_NAMES), *(f"other {n}" for n in SIDE_NAMES), *WHOLE_NAMES]
# A unit is told in whole numbers, UNIT to the one; what it counts for likewise.
UNIT, COUNT = 8192, 1024


def with_armies(rows: np.ndarray, armies: np.ndarray) -> np.ndarray:
    """What the net gets: the numbers of the scene, and which armies play."""
    known = np.eye(len(ARMIES), dtype=np.float32)
    return np.hstack([rows, known[armies[:, 0]], known[armies[:, 1]]]).astype(np.float32)


def regret(worth: np.ndarray, value: np.ndarray, root: np.ndarray) -> float:
    """By how much the way that looks best falls short of the best one, in the mean over turns."""
    edges = [0, *(np.flatnonzero(np.diff(root)) + 1), len(root)]
    lost = [value[a:b].max() - value[a + np.argmax(worth[a:b])] for a, b in pairwise(edges) if b > a]
    return float(np.mean(lost))


class Course:
    """All that one generation learns from, and what it is tested on."""

    def __init__(self, positions: Positions, ways: dict[str, np.ndarray]) -> None:
        ends = (positions.reply == 0) & (positions.halfway == 0)
        rows = with_armies(positions.rows[ends], positions.armies[ends])
        self.scale = np.maximum(rows.std(axis=0), 0.5)
        self.scale[len(NAMES) :] = 1
        self.rows, self.score = rows / self.scale, positions.score[ends]
        self.is_tested = positions.game[ends] % GAMES_TESTED == 0
        self.ways = with_armies(ways["rows"], ways["armies"]) / self.scale
        self.value, self.root, self.plain = ways["value"], ways["root"], ways["plain"]
        self.is_kept = self.root % TURNS_TESTED == 0

    def lessons(self) -> Lessons:
        root = self.root[~self.is_kept]
        first, last = np.searchsorted(root, root, "left"), np.searchsorted(root, root, "right")
        rows, ends = self.rows[~self.is_tested], self.score[~self.is_tested]
        return Lessons(rows, ends, self.ways[~self.is_kept], self.value[~self.is_kept], first, last)

    def figures(self, net: Net) -> dict[str, float]:
        """On games and turns not learned from; beside them what the weights make of the same ways."""
        worth = net.worth(self.ways[self.is_kept])
        value, root = self.value[self.is_kept], self.root[self.is_kept]
        return {
            "surprise about ends": round(
                surprise(net.worth(self.rows[self.is_tested]), self.score[self.is_tested]), 4
            ),
            "surprise about values": round(surprise(worth, value), 4),
            "regret": round(regret(worth, value, root), 5),
            "regret of the weights": round(regret(self.plain[self.is_kept], value, root), 5),
        }


def teach(course: Course, steps: int, seed: int) -> tuple[Net, list[dict[str, float]]]:
    """A plain sum first, then the whole net from there."""
    dice = np.random.default_rng(seed)
    lessons = course.lessons()
    weights = fit(lessons.positions.astype(np.float64), lessons.ends)
    net = Net.fresh(UNITS, weights, dice)
    curve = []
    for part in range(1, 4):
        learn(net, lessons, steps * part // 6, dice)
        curve.append(course.figures(net))
        print(json.dumps(curve[-1]), flush=True)
    return net, curve


def whole_numbers(net: Net, scale: np.ndarray) -> dict[str, object]:
    """The net as the bots read it."""
    hidden = np.rint(net.hidden / scale[:, None] * UNIT).astype(int).tolist()
    inputs, armies = len(NAMES), len(ARMIES)
    return {
        "inputs": dict(zip(NAMES, hidden[:inputs], strict=True)),
        "own armies": dict(zip(ARMIES, hidden[inputs : inputs + armies], strict=True)),
        "other armies": dict(zip(ARMIES, hidden[inputs + armies :], strict=True)),
        "ground": np.rint(net.ground * UNIT).astype(int).tolist(),
        "counts": np.rint(net.counts * COUNT).astype(int).tolist(),
        "constant": int(np.rint(net.constant[0] * COUNT * UNIT)),
        "one": COUNT * UNIT,
    }


def write(told: dict[str, object], path: Path) -> None:
    """One line for each row of numbers."""
    lines = []
    for name, value in told.items():
        if isinstance(value, dict) and all(isinstance(row, list) for row in value.values()):
            rows = ",\n".join(f"  {json.dumps(key)}: {json.dumps(row)}" for key, row in value.items())
            lines.append(f" {json.dumps(name)}: {{\n{rows}\n }}")
        else:
            lines.append(f" {json.dumps(name)}: {json.dumps(value)}")
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=2500)
    parser.add_argument("--plain", action="store_true", help="games and search use the weights, not the net")
    parser.add_argument("--out", type=Path, default=NET_FILE)
    asked = parser.parse_args()
    eyes = hashlib.sha256(NET_FILE.read_bytes()).hexdigest()[:16]
    if asked.games:
        games.play_all(asked.folder / "games", asked.games, asked.seed, not asked.plain)
        siblings.label_all(asked.folder / "games", asked.folder / "ways", asked.seed, not asked.plain)
    course = Course(read_all(asked.folder / "games"), siblings.read_all(asked.folder / "ways"))
    net, curve = teach(course, asked.steps, asked.seed)
    told = whole_numbers(net, course.scale)
    told["learned"] = {
        "seed": asked.seed,
        "eyes": "weights" if asked.plain else eyes,
        "positions": len(course.rows),
        "ways": len(course.value),
        "curve": curve,
    }
    write(told, asked.out)


if __name__ == "__main__":
    sys.exit(main())
