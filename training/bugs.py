"""Learns the weights of the evaluation of War of Bugs from games of the engine against itself.

    python training/bugs.py --games 12000 --seed 101 --players training/bugs-first.json

Units are placed anywhere in their lines. At each turn some orders of both sides meet once each; both draw
from the solution of that table, as the weights of the players see it, and now and then give any order. The
beginning of each turn is one sample: by how much south is ahead in every feature, place and pair, and how the
party ended. The weights come from a logistic regression without a constant, for the sides are equal, and
within bounds; every fourth party tests what the others taught.
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

from warpad.core.dice import Dice
from warpad.core.position import CHANCE
from warpad.core.vecs import append, i64, vec
from warpad.games import find
from warpad.games.bugs.mind import evaluate as worth
from warpad.games.bugs.mind.instinct import Trial, quick_answer
from warpad.games.bugs.mind.matrix import draw_row, solve
from warpad.games.bugs.mind.payoffs import distinct_moves
from warpad.games.bugs.position import BugsPosition
from warpad.games.bugs.rules.phases import ORDERS

GAME = find("bugs")
# Orders of either side that meet each other, how well their table is solved, what is too seldom to be given.
ORDERS_MET = 24
ROUNDS = 60
SELDOM = 0.03
RANDOM_ORDERS = 10  # in a hundred
TESTED = 4
STEPS = 10
NAMES, KINDS = worth.FEATURE_NAMES, worth.UNIT_NAMES
FREE = {"formation": "free", **GAME.self_play}
# Places and pairs are many: they are kept small.
PENALTY = 3e-3
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


def play(eyes: worth.Eyes, dice: Dice) -> tuple[list[list[float]], float]:
    """All that can be learned from the beginning of each turn of one party, and what it brought the south."""
    position = cast(BugsPosition, GAME.new(FREE))
    rows: list[list[float]] = []
    while len(actors := position.actors()):
        moves = vec[i64]([])
        if position.phase == ORDERS:
            rows.append([look.lead(position, 0) / int(worth.ONE) for look in LOOKS])
            moves = orders(position, eyes, dice)
        else:
            for seat in actors:
                is_luck = seat == CHANCE
                moves = append(moves, position.draw(dice) if is_luck else quick_answer(position, seat, dice))
        position.apply(moves)
    return rows, position.scores()[0]


def orders(position: BugsPosition, eyes: worth.Eyes, dice: Dice) -> vec[i64]:
    """What both sides order."""
    own, foe = (some_orders(position, seat, dice) for seat in (0, 1))
    trial = Trial(position, 0, [1], dice, eyes)
    found = solve(np.array([trial.values(order, [(reply,) for reply in foe]) for order in own]), ROUNDS)
    given = [own[draw_row(found.rows, dice, SELDOM)], foe[draw_row(found.columns, dice, SELDOM)]]
    for seat in (0, 1):
        if dice.below(100) < RANDOM_ORDERS:
            given[seat] = position.pick(seat, dice)
    return vec[i64](given)


def some_orders(position: BugsPosition, seat: int, dice: Dice) -> list[int]:
    found = distinct_moves(position, seat)
    for at in range(min(ORDERS_MET, len(found))):
        other = at + dice.below(len(found) - at)
        found[at], found[other] = found[other], found[at]
    return found[:ORDERS_MET]


def learn(eyes: worth.Eyes, games: int, seed: int) -> tuple[np.ndarray, dict[str, float]]:
    """The weights from so many parties, how many samples, and the surprise about those not learned from."""
    rows: list[list[float]] = []
    ends: list[float] = []
    tests: list[bool] = []
    for number in track(range(games), "playing"):
        found, end = play(eyes, Dice(seed * 1_000_003 + number))
        rows.extend(found)
        ends.extend([end] * len(found))
        tests.extend([number % TESTED == TESTED - 1] * len(found))
    return fit(np.array(rows), np.array(ends), np.array(tests))


def fit(rows: np.ndarray, ends: np.ndarray, tests: np.ndarray) -> tuple[np.ndarray, dict[str, float]]:
    bounds = {NAMES.index(name): bound for name, bound in BOUNDS.items()}
    taught = fit_within(rows[~tests], ends[~tests], bounds, PENALTY, STEPS)
    tested = loss(rows[tests], ends[tests], taught)
    weights = fit_within(rows, ends, bounds, PENALTY, STEPS)
    return weights[:-1], {"samples": len(ends), "surprise": round(tested, 4)}


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
    parser.add_argument("--games", type=int, default=12000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=Path, default=worth.WEIGHTS_FILE, help="the weights they play by")
    parser.add_argument("--out", type=Path, default=worth.WEIGHTS_FILE)
    asked = parser.parse_args()
    weights, figures = learn(worth.read_eyes(asked.players), asked.games, asked.seed)
    learned = {"games": asked.games, "seed": asked.seed, **figures}
    print(json.dumps(learned))
    asked.out.write_text(json.dumps(told(eyes_of(weights), learned)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
