"""Learns the weights of the evaluation of War of Bugs from games of the engine against itself.

    python training/bugs.py --games 6000 --rounds 2 --seed 1

In the first round both sides give the best of a few orders tried at random, by START; in the next ones they
think as a bot does, with small tables and what was learned before. Now and then they give any order. The
beginning of each turn is one sample: by how much south is ahead in every feature, place and pair, and how the
party ended. The weights come from a logistic regression without a constant, for the sides are equal, and
within bounds; parties with odd numbers test what even ones taught.
"""

from __future__ import annotations

import argparse
import json
from itertools import combinations
from pathlib import Path
from typing import Any, cast

import numpy as np
from regression import fit_within, loss
from rich.progress import track

from warpad.bots import Sight
from warpad.core.dice import Dice
from warpad.core.position import CHANCE
from warpad.core.thinking.budget import Ticks
from warpad.core.thinking.levels import NORMAL
from warpad.core.vecs import append, i64, vec
from warpad.games import find
from warpad.games.bugs.mind import evaluate as worth
from warpad.games.bugs.mind.bot import BugsBot, Manner
from warpad.games.bugs.mind.instinct import quick_answer, quick_order
from warpad.games.bugs.position import BugsPosition
from warpad.games.bugs.rules.phases import ORDERS

GAME = find("bugs")
TRIES = 40
THINKING = Manner(moves=16, replies=12, turns=400, answers=40)
RANDOM_ORDERS = 15  # in a hundred
NAMES, KINDS = worth.FEATURE_NAMES, worth.UNIT_NAMES
START = {"influence": 2.0, "some energy": 1.0, "on the artefact": 1.0, "beside the artefact": 0.3}
# What a few thousand parties may get wrong: no unit is a burden, and danger is not to be sought.
# Both generals stand whenever orders are given, so what one is worth cannot be learned.
LEAST_UNIT = 0.05
GENERAL = 4.0
BOUNDS = {
    "general": (GENERAL, GENERAL),
    **dict.fromkeys(KINDS[1:], (LEAST_UNIT, np.inf)),
    **dict.fromkeys(("foes beside the general", "foes two steps from the general"), (-np.inf, 0.0)),
    **dict.fromkeys(("one unit left", "train lost"), (-np.inf, 0.0)),
}


def pair_at(kind: int, other: int, steps: int) -> int:
    """Where the weight of two enemies so many steps from each other stands."""
    return int(worth.PAIRS_FROM) + (kind * len(KINDS) + other) * int(worth.REACH) + steps


def basis() -> list[list[int]]:
    """All that is learned, each as weights with a single 1; what one of a pair gains the other loses."""
    rows = [[int(i == n) for i in range(worth.WEIGHTS)] for n in range(worth.PAIRS_FROM)]
    for kind, other in combinations(range(len(KINDS)), 2):
        for steps in range(worth.REACH):
            row = [0] * int(worth.WEIGHTS)
            row[pair_at(kind, other, steps)] = 1
            row[pair_at(other, kind, steps)] = -1
            rows.append(row)
    return rows


BASIS = basis()
LOOKS = [worth.Eyes(vec[i64](row)) for row in BASIS]


def eyes_of(learned: np.ndarray) -> worth.Eyes:
    """The evaluation with these weights of the basis."""
    flat = np.rint(learned @ np.array(BASIS) * int(worth.WORTH_ONE))
    return worth.Eyes(vec[i64]([int(weight) for weight in flat]))


class Quick:
    """Gives the best of a few orders."""

    def __init__(self, eyes: worth.Eyes) -> None:
        self.eyes = eyes

    def order(self, position: BugsPosition, seat: int, dice: Dice) -> int:
        return quick_order(position, seat, TRIES, self.eyes, dice)


class Thoughtful(Quick):
    """Gives orders as a bot does that has all the time it wants."""

    def order(self, position: BugsPosition, seat: int, dice: Dice) -> int:
        bot = BugsBot(GAME.name, NORMAL, Ticks(0.0))
        bot.manner, bot.eyes = THINKING, self.eyes
        return bot.choose(Sight(GAME, position, seat), dice)


def play(player: Quick, dice: Dice) -> tuple[list[list[float]], float]:
    """All that can be learned from the beginning of each turn of one party, and what it brought the south."""
    position = cast(BugsPosition, GAME.new({}))
    rows: list[list[float]] = []
    while len(actors := position.actors()):
        if position.phase == ORDERS:
            rows.append([look.lead(position, 0) / int(worth.ONE) for look in LOOKS])
        moves = vec[i64]([])
        for seat in actors:
            move = position.draw(dice) if seat == CHANCE else choice(player, position, seat, dice)
            moves = append(moves, move)
        position.apply(moves)
    return rows, position.scores()[0]


def choice(player: Quick, position: BugsPosition, seat: int, dice: Dice) -> int:
    if position.phase != ORDERS:
        return quick_answer(position, seat, dice)
    if dice.below(100) < RANDOM_ORDERS:
        return position.pick(seat, dice)
    return player.order(position, seat, dice)


def learn(player: Quick, games: int, seed: int) -> tuple[np.ndarray, dict[str, float]]:
    """The weights from so many parties, how many samples, and the surprise about those not learned from."""
    parts: tuple[list[list[float]], list[list[float]]] = ([], [])
    ends: tuple[list[float], list[float]] = ([], [])
    for number in track(range(games), "playing"):
        rows, end = play(player, Dice(seed * 1_000_003 + number))
        parts[number % 2].extend(rows)
        ends[number % 2].extend([end] * len(rows))
    bounds = {NAMES.index(name): bound for name, bound in BOUNDS.items()}
    taught = fit_within(np.array(parts[0]), np.array(ends[0]), bounds)
    tested = loss(np.array(parts[1]), np.array(ends[1]), taught)
    weights = fit_within(np.array(parts[0] + parts[1]), np.array(ends[0] + ends[1]), bounds)
    return weights[:-1], {"samples": len(ends[0] + ends[1]), "surprise": round(tested, 4)}


def told(eyes: worth.Eyes, learned: dict[str, float]) -> dict[str, Any]:
    """The file of weights."""
    weights = [weight / int(worth.WORTH_ONE) for weight in eyes.weights]
    places, pairs, reach = int(worth.PLACES_FROM), int(worth.PAIRS_FROM), int(worth.REACH)
    each = np.array(weights[places:pairs]).reshape(len(KINDS), -1)
    both = np.array(weights[pairs:]).reshape(len(KINDS), len(KINDS), reach)
    return {
        "weights": dict(zip(NAMES, weights, strict=False)),
        "places": {kind: row.tolist() for kind, row in zip(KINDS, each, strict=True)},
        "pairs": {
            kind: {other: row.tolist() for other, row in zip(KINDS, rows, strict=True)}
            for kind, rows in zip(KINDS, both, strict=True)
        },
        "learned": learned,
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=worth.WEIGHTS_FILE)
    asked = parser.parse_args()
    eyes = eyes_of(np.array([START.get(name, 0.0) for name in NAMES] + [0.0] * (len(BASIS) - len(NAMES))))
    for number in range(asked.rounds):
        player = Thoughtful(eyes) if number else Quick(eyes)
        weights, figures = learn(player, asked.games, asked.seed + number)
        eyes = eyes_of(weights)
        learned = {"games": asked.games, "rounds": number + 1, "seed": asked.seed, **figures}
        print(json.dumps(learned), flush=True)
        asked.out.write_text(json.dumps(told(eyes, learned)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
