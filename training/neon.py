"""Learns Neon's evaluation and the habits of its fighters from games of a bot against itself.

    python training/neon.py --games 1500 --seed 1 --trials 200

For the evaluation every round that begins is one sample: the features of each side that is left, and who
won in the end. For the habits every tenth choice is one: the features of its moves, and which was taken.
Both are chances among several by e to a weighted sum; the weights make what happened as likely as they can
and are kept small. Some moves are made at random, so that good and bad positions are both seen. Every other
game tests what the rest taught. The bots count trials, not time, so that a seed always teaches the same.
Games are kept in a folder; a run that was interrupted goes on with the next ones.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

import numpy as np
from keeping import Arrays, digest, keep
from rich.progress import track

from warpad.bots import Sight
from warpad.core.dice import Dice
from warpad.core.game import Json
from warpad.core.position import CHANCE, SEVERAL
from warpad.core.thinking.budget import Ticks
from warpad.core.thinking.levels import HARD
from warpad.core.vecs import append, i64, vec
from warpad.games import find
from warpad.games.neon.data.codes import FIGHTERS
from warpad.games.neon.mind import evaluate as worth
from warpad.games.neon.mind import habits
from warpad.games.neon.mind.bot import NeonBot
from warpad.games.neon.mind.instinct import INSTINCT
from warpad.games.neon.position import Neon
from warpad.games.neon.rules.layout import WINNERS
from warpad.games.neon.rules.scoring import side_of

GAME = find("neon")
RANDOM_MOVES = 8  # in a hundred
KEPT_CHOICES = 10  # in a hundred
PENALTY = 1e-3
STEPS = 200
RATE = 0.1
# Of the plans of a hand some are enough to learn from.
MOST_MOVES = 6
CLOSED = -1000
PLACES = FIGHTERS + 1  # the fighters and nobody
GAMES_A_FILE = 20
FOLDER = Path("build/learning/neon")
LESSONS = (*worth.SETS, "habits")
SETUPS: tuple[Json, ...] = (
    {"mode": "rebirth", "players": 4},
    {"mode": "royale", "players": 4},
    {"mode": "rebirth", "players": 3, "automa": True},
    {"mode": "rebirth", "players": 4},
    {"mode": "rebirth", "players": 6},
    {"mode": "rebirth", "players": 4},
    {"mode": "royale", "players": 2},
    {"mode": "rebirth", "players": 2},
    {"mode": "coalition", "players": 4},
    {"mode": "royale", "players": 6},
)


@dataclass
class Lesson:
    """Choices among places: the features of each place, CLOSED where there is none, and how it ended."""

    rows: list[np.ndarray] = field(default_factory=list)
    ends: list[np.ndarray] = field(default_factory=list)

    def __add__(self, other: Lesson) -> Lesson:
        return Lesson(self.rows + other.rows, self.ends + other.ends)

    def learn(self) -> np.ndarray:
        """The weights, by Adam's method over all samples."""
        rows, is_open, ends = self.table()
        flat = rows.reshape(-1, rows.shape[2])
        weights = np.zeros(rows.shape[2], dtype=np.float32)
        speed, size = np.zeros_like(weights), np.zeros_like(weights)
        for step in range(1, STEPS + 1):
            slope = (chances(rows, is_open, weights) - ends).reshape(-1) @ flat / len(ends)
            slope += PENALTY * weights
            speed = 0.9 * speed + 0.1 * slope
            size = 0.99 * size + 0.01 * slope**2
            weights -= RATE * (speed / (1 - 0.9**step)) / (np.sqrt(size / (1 - 0.99**step)) + 1e-8)
        return weights

    def surprise(self, weights: np.ndarray) -> float:
        """Mean surprise about the ends, in nats."""
        rows, is_open, ends = self.table()
        return float(-np.mean(np.sum(ends * np.log(chances(rows, is_open, weights) + 1e-9), axis=1)))

    def table(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        rows = np.array(self.rows, dtype=np.float32)
        is_open = rows[:, :, 0] != CLOSED
        rows[~is_open] = 0.0
        return rows, is_open, np.array(self.ends, dtype=np.float32)


def chances(rows: np.ndarray, is_open: np.ndarray, weights: np.ndarray) -> np.ndarray:
    scores = np.where(is_open, rows @ weights, np.float32(-1e9))
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: np.ndarray = raised / raised.sum(axis=1, keepdims=True)
    return shares


def units(number: int) -> list[vec[i64]]:
    """Weights of which one is 1: the score by them is one feature."""
    return [vec[i64]([int(i == n) for i in range(number)]) for n in range(number)]


SCORE_UNITS = units(worth.FEATURES)
HABIT_UNITS = units(habits.WEIGHTS)


def scores(position: Neon) -> np.ndarray:
    """The features of each side, weighed for early and late."""
    rows = np.full((PLACES, worth.FEATURES), CLOSED, dtype=np.float32)
    reach, most = worth.reaches(position), worth.most_points(position)
    for who in range(FIGHTERS):
        if worth.is_in(position, who):
            side = side_of(position, who)
            rows[side] = [worth.side_score(position, side, reach, most, unit, 0) for unit in SCORE_UNITS]
    rows[-1] = 0.0
    rows[-1, worth.NOBODY_WINS] = 1.0
    left = int(worth.stage(position) % worth.STAGES) / int(worth.STAGES - 1)
    both = np.concatenate([rows * left, rows * (1 - left)], axis=1)
    both[rows[:, 0] == CLOSED] = CLOSED
    return both


def leanings(position: Neon, seat: int, taken: int, dice: Dice) -> np.ndarray | None:
    """The features of the moves, first the one that was taken; nothing where there was no choice."""
    others = [move for move in position.legal(seat) if move != taken]
    while len(others) >= MOST_MOVES:
        others.pop(dice.below(len(others)))
    rows = np.full((MOST_MOVES, habits.WEIGHTS), CLOSED, dtype=np.int16)
    for n, move in enumerate([taken, *others]):
        rows[n] = [habits.leaning(position, seat, move, unit) for unit in HABIT_UNITS]
    return rows if others else None


FIRST = np.eye(MOST_MOVES, dtype=np.float32)[0]


def play(setup: Json, trials: int, dice: Dice) -> tuple[Lesson, Lesson]:
    """One game: what it teaches about positions, and about choices."""
    position = GAME.new(setup)
    assert isinstance(position, Neon)
    level = replace(HARD, seconds=float(trials))
    bots = [NeonBot(GAME.name, level, Ticks(1.0)) for _ in GAME.seats(position)]
    positions, choices = Lesson(), Lesson()
    while len(actors := position.actors()):
        if position.actor() == SEVERAL:
            positions.rows.append(scores(position))
        moves = vec[i64]([])
        for seat in actors:
            if seat == CHANCE:
                moves = append(moves, position.draw(dice))
            elif dice.below(100) < RANDOM_MOVES:
                moves = append(moves, position.pick(seat, dice))
            else:
                taken = bots[seat].choose(Sight(GAME, position, seat), dice)
                is_kept = dice.below(100) < KEPT_CHOICES
                rows = leanings(position, seat, taken, dice) if is_kept else None
                if rows is not None:
                    choices.rows.append(rows)
                    choices.ends.append(FIRST)
                moves = append(moves, taken)
        position.apply(moves)
    winners = [side for side in range(FIGHTERS) if position.s[WINNERS] >> side & 1] or [FIGHTERS]
    end = np.zeros(PLACES, dtype=np.float32)
    end[winners] = 1 / len(winners)
    positions.ends = [end] * len(positions.rows)
    return positions, choices


def play_all(numbers: range, seed: int, trials: int) -> Arrays:
    """What games with these numbers teach, by lesson and half."""
    found: dict[str, list[np.ndarray]] = {}
    for n in numbers:
        setup, half = SETUPS[n % len(SETUPS)], n // len(SETUPS) % 2
        positions, choices = play(setup, trials, Dice(seed * 1_000_003 + n))
        for name, taught in ((worth.SETS[setup["mode"] == "royale"], positions), (LESSONS[-1], choices)):
            found.setdefault(f"{name} {half} rows", []).extend(taught.rows)
            found.setdefault(f"{name} {half} ends", []).extend(taught.ends)
    return {name: np.array(rows) for name, rows in found.items()}


def figures(parts: tuple[Lesson, Lesson], told: Json) -> Json:
    """How well half of the games foretells the other half."""
    weights = parts[0].learn()
    return {
        **told,
        "samples": len((parts[0] + parts[1]).rows),
        "surprise": round(parts[1].surprise(weights), 4),
        "knowing nothing": round(parts[1].surprise(np.zeros_like(weights)), 4),
    }


def whole(weights: np.ndarray) -> list[int]:
    return [round(1000 * float(weight)) for weight in weights]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trials", type=int, default=200, help="what the bots may try in a turn")
    parser.add_argument("--out", type=Path, default=Path(worth.__file__).parent)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where games are kept")
    asked = parser.parse_args()
    if asked.games < 2 * len(SETUPS):
        parser.error(f"each half needs a game of every set-up: at least {2 * len(SETUPS)} games")
    told: Json = {"games": asked.games, "seed": asked.seed, "trials": asked.trials}
    lessons = {name: (Lesson(), Lesson()) for name in LESSONS}
    players = digest([*INSTINCT.eyes.weights, *INSTINCT.reflex.weights])
    for first in track(range(0, asked.games, GAMES_A_FILE), "playing"):
        numbers = range(first, min(first + GAMES_A_FILE, asked.games))
        file = f"{players}-{asked.seed}-{asked.trials}-{numbers[0]}-{numbers[-1]}.npz"
        taught = keep(asked.folder / file, partial(play_all, numbers, asked.seed, asked.trials))
        for name, parts in lessons.items():
            for half, part in enumerate(parts):
                part.rows.extend(taught.get(f"{name} {half} rows", ()))
                part.ends.extend(taught.get(f"{name} {half} ends", ()))
    learned = {name: figures(parts, told) for name, parts in lessons.items()}
    print(json.dumps(learned, indent=1))
    final = {name: whole((parts[0] + parts[1]).learn()) for name, parts in lessons.items()}
    weights: Json = {"learned": learned}
    for name in worth.SETS:
        row = final[name]
        weights[name] = {"early": row[: worth.FEATURES], "late": row[worth.FEATURES :]}
    habit: Json = {"weights": final["habits"], "learned": learned["habits"]}
    for file, content in ((worth.WEIGHTS_FILE, weights), (habits.HABITS_FILE, habit)):
        (asked.out / file).write_text(json.dumps(content) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
