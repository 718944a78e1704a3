"""Learns the skill of Neon's fighters from searched choices.

    python training/skill.py --games 400 --generations 1 --seed 1

Games are played by reflex. At some choices every move is tried in a few imagined worlds, which are played on
to the end of the next round, by reflex too; then the best is taken. The weights make the worth that can be
expected from a move drawn by them as great as they can, with a reward for not being surer than the worths
allow, so that what luck adds to a worth teaches nothing. The first generation moves by habit, each further
one by the skill of the one before. Nothing depends on time: the same seed gives the same file.
Every fourth game tests what the others taught. Games are kept in a folder; a run that was interrupted goes
on with the next ones.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
from keeping import Arrays, digest, keep
from rich.progress import track

from warpad.bots import Sight
from warpad.core.dice import Dice
from warpad.core.game import Json
from warpad.core.position import CHANCE
from warpad.core.thinking.trials import shuffle
from warpad.core.vecs import append, i64, vec
from warpad.games import find
from warpad.games.neon.mind import spots
from warpad.games.neon.mind.instinct import INSTINCT, Instinct
from warpad.games.neon.mind.reasons import is_planning
from warpad.games.neon.mind.skill import SKILL_FILE, Skill
from warpad.games.neon.position import Neon

GAME = find("neon")
# Choices that are searched, in a hundred: among rows, and others.
ROWS_KEPT = 40
OTHERS_KEPT = 10
# Moves that are tried, and how many trials they share; each is tried in some worlds at least.
MOST_MOVES = 60
TRIALS = 300
LEAST_WORLDS = 6
# A move is e times as likely as one that is worth so much less.
SOFTNESS = 0.008
PENALTY = 1e-4
STEPS = 300
RATE = 0.05
TESTED = 4
GAMES_A_FILE = 20
# Means over the options of a half stay whole numbers.
UNIT = 60
FOLDER = Path("build/learning/neon-skill")
SETUPS: tuple[Json, ...] = (
    {"mode": "rebirth", "players": 4},
    {"mode": "rebirth", "players": 4},
    {"mode": "royale", "players": 4},
    {"mode": "rebirth", "players": 3, "automa": True},
    {"mode": "rebirth", "players": 4},
    {"mode": "rebirth", "players": 6},
    {"mode": "rebirth", "players": 2},
    {"mode": "rebirth", "players": 4},
    {"mode": "coalition", "players": 4},
    {"mode": "royale", "players": 2},
)


def unit(at: int) -> Skill:
    """A skill by which a move leans as one of its features is."""
    return Skill(vec[i64]([UNIT * int(i == at) for i in range(spots.WEIGHTS)]))


UNITS = [unit(at) for at in range(spots.WEIGHTS)]
# Weights that say something about rows only.
OF_ROWS = range(spots.IN_ROW, spots.DECLARED)


@dataclass
class Choices:
    """Searched choices: the features of their moves that are not 0, and what the moves are worth.

    `ends` tells where the features of each move end, `moves` where the moves of each choice do."""

    at: np.ndarray
    amounts: np.ndarray
    ends: np.ndarray
    worths: np.ndarray
    moves: np.ndarray

    def leanings(self, weights: np.ndarray) -> np.ndarray:
        sums = np.concatenate([[0.0], np.cumsum(self.amounts * weights[self.at])])
        return np.diff(sums[np.concatenate([[0], self.ends])])

    def chances(self, weights: np.ndarray) -> np.ndarray:
        leanings = self.leanings(weights)
        first = self.first()
        sizes = np.diff(np.append(first, len(leanings)))
        raised = np.exp(leanings - np.repeat(np.maximum.reduceat(leanings, first), sizes))
        return np.asarray(raised / np.repeat(np.add.reduceat(raised, first), sizes))

    def first(self) -> np.ndarray:
        return np.concatenate([[0], self.moves[:-1]])

    def gain(self, weights: np.ndarray) -> float:
        """How much more a drawn move is worth than any move, on average."""
        drawn = np.add.reduceat(self.chances(weights) * self.worths, self.first())
        return float(np.mean(drawn - self.means()))

    def means(self) -> np.ndarray:
        return np.add.reduceat(self.worths, self.first()) / np.diff(np.append(self.first(), len(self.worths)))

    def slope(self, weights: np.ndarray) -> np.ndarray:
        """Where the expected worth, with its reward for doubt, rises."""
        chances, first = self.chances(weights), self.first()
        sizes = np.diff(np.append(first, len(chances)))
        worths = self.worths / SOFTNESS - np.log(chances + 1e-12)
        means = np.repeat(np.add.reduceat(chances * worths, first), sizes)
        per_move = chances * (worths - means) / len(first)
        counts = np.diff(np.concatenate([[0], self.ends]))
        per_feature = self.amounts * np.repeat(per_move, counts)
        return np.bincount(self.at, weights=per_feature, minlength=int(spots.WEIGHTS))

    def learn(self) -> np.ndarray:
        """The weights, by Adam's method over all choices."""
        weights = np.zeros(int(spots.WEIGHTS))
        speed, size = np.zeros_like(weights), np.zeros_like(weights)
        for step in range(1, STEPS + 1):
            slope = PENALTY * weights - self.slope(weights)
            speed = 0.9 * speed + 0.1 * slope
            size = 0.99 * size + 0.01 * slope**2
            rate = RATE * (1 - step / (STEPS + 1))
            weights -= rate * (speed / (1 - 0.9**step)) / (np.sqrt(size / (1 - 0.99**step)) + 1e-6)
        return weights


def gather(parts: list[Arrays]) -> Choices:
    """All choices of some games."""
    offsets = {"ends": 0, "moves": 0}
    found: dict[str, list[np.ndarray]] = {name: [] for name in ("at", "amounts", "ends", "worths", "moves")}
    for part in parts:
        for name, rows in found.items():
            rows.append(part[name].astype(np.int64) + offsets[name] if name in offsets else part[name])
        offsets["ends"] += len(part["at"])
        offsets["moves"] += len(part["ends"])
    joined = {name: np.concatenate(rows) for name, rows in found.items()}
    joined["amounts"] = joined["amounts"].astype(np.float64) / UNIT
    return Choices(**joined)


def search(instinct: Instinct, position: Neon, seat: int, moves: list[int], dice: Dice) -> list[float]:
    """What each move is worth, in worlds that the seat imagines."""
    sight = Sight(GAME, position, seat)
    totals = [0.0] * len(moves)
    worlds = max(LEAST_WORLDS, TRIALS // len(moves))
    for _ in range(worlds):
        world, luck = sight.imagine(dice), dice.bits()
        for n, move in enumerate(moves):
            totals[n] += instinct.foresee(world, seat, move, Dice(luck))
    return [total / worlds for total in totals]


def features(position: Neon, seat: int) -> np.ndarray:
    """The features of every move, in the order in which they are listed."""
    is_row = is_planning(position)
    rows = np.zeros((len(position.legal(seat)), len(UNITS)), dtype=np.int16)
    for at, one in enumerate(UNITS):
        if is_row == (at in OF_ROWS):
            rows[:, at] = list(one.leanings(position, seat))
    return rows


def play(instinct: Instinct, setup: Json, dice: Dice) -> list[tuple[np.ndarray, list[float]]]:
    """One game: the features of moves and their worths, for each choice that was searched."""
    position = GAME.new(setup)
    assert isinstance(position, Neon)
    found = []
    while len(actors := position.actors()):
        kept = ROWS_KEPT if is_planning(position) else OTHERS_KEPT
        taken = vec[i64]([])
        for seat in actors:
            if seat == CHANCE:
                taken = append(taken, position.draw(dice))
                continue
            if dice.below(100) >= kept or len(moves := list(position.legal(seat))) == 1:
                taken = append(taken, instinct.reflex.choose(position, seat, dice))
                continue
            tried = sorted(shuffle(list(range(len(moves))), dice)[:MOST_MOVES])
            worths = search(instinct, position, seat, [moves[n] for n in tried], dice)
            found.append((features(position, seat)[tried], worths))
            taken = append(taken, moves[tried[int(np.argmax(worths))]])
        position.apply(taken)
    return found


def play_all(instinct: Instinct, numbers: range, seed: int) -> Arrays:
    """What games with these numbers teach."""
    choices = [
        choice
        for n in numbers
        for choice in play(instinct, SETUPS[n % len(SETUPS)], Dice(seed * 1_000_003 + n))
    ]
    rows = np.concatenate([features for features, _ in choices])
    where, at = np.nonzero(rows)
    return {
        "at": at.astype(np.int16),
        "amounts": rows[where, at].astype(np.int16),
        "ends": np.cumsum(np.bincount(where, minlength=len(rows))),
        "worths": np.concatenate([worths for _, worths in choices]),
        "moves": np.cumsum([len(worths) for _, worths in choices]),
    }


def teach(instinct: Instinct, games: int, seed: int, folder: Path) -> tuple[np.ndarray, Json]:
    """One generation: the weights, and how much they gain on games they were not learned from."""
    name = digest([*instinct.eyes.weights, *instinct.reflex.weights])
    parts = []
    for first in track(range(0, games, GAMES_A_FILE), "playing"):
        numbers = range(first, min(first + GAMES_A_FILE, games))
        file = f"{name}-{seed}-{numbers[0]}-{numbers[-1]}.npz"
        parts.append(keep(folder / file, partial(play_all, instinct, numbers, seed)))
    every, tested = gather(parts), gather(parts[::TESTED])
    taught = gather([part for n, part in enumerate(parts) if n % TESTED] or parts)
    told = {"choices": len(every.moves), "gain": round(tested.gain(taught.learn()), 4)}
    return every.learn(), told


def whole(weights: np.ndarray) -> list[int]:
    return [round(1000 * float(weight)) for weight in weights]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--generations", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(spots.__file__).parent / SKILL_FILE)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where games are kept")
    asked = parser.parse_args()
    learned: Json = {"games": asked.games, "generations": asked.generations, "seed": asked.seed}
    instinct = Instinct(INSTINCT.eyes, INSTINCT.reflex, 1)
    weights: list[int] = []
    for generation in range(1, asked.generations + 1):
        fresh, told = teach(instinct, asked.games, asked.seed, asked.folder)
        weights = whole(fresh)
        learned[f"generation {generation}"] = told
        print(json.dumps(told), flush=True)
        instinct = Instinct(INSTINCT.eyes, Skill(vec[i64](weights)), 1)
    asked.out.write_text(json.dumps({"weights": weights, "learned": learned}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
