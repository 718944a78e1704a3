"""Learns the weights of the evaluation of War of Bugs from quick games of the engine against itself.

    python training/bugs.py --games 3000 --rounds 3 --seed 1

Both sides give the best of a few orders tried at random, now and then any order. The beginning of each turn
is one sample: the features of south less those of north, and how the party ended. The weights come from a
logistic regression without a constant, for the sides are equal, and within bounds; parties with odd numbers
test what even ones taught. The first round plays with START, the next ones with what was learned.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import cast

import numpy as np
from regression import fit_within, loss
from rich.progress import track

from warpad.core.dice import Dice
from warpad.core.position import CHANCE
from warpad.core.vecs import append, i64, vec
from warpad.games import find
from warpad.games.bugs.mind.evaluate import (
    FEATURE_NAMES,
    ONE,
    UNIT_NAMES,
    WEIGHTS_FILE,
    Eyes,
    eyes_of,
    features,
)
from warpad.games.bugs.mind.instinct import quick_answer, quick_order
from warpad.games.bugs.position import BugsPosition
from warpad.games.bugs.rules.phases import ORDERS

GAME = find("bugs")
TRIES = 40
RANDOM_ORDERS = 15  # in a hundred
START = {"influence": 2.0, "some energy": 1.0, "on the artefact": 1.0, "beside the artefact": 0.3}
# What a few thousand parties may get wrong: no unit is a burden, and danger is not to be sought.
# Both generals stand whenever orders are given, so what one is worth cannot be learned.
LEAST_UNIT = 0.05
GENERAL = 4.0
BOUNDS = {
    "general": (GENERAL, GENERAL),
    **dict.fromkeys(UNIT_NAMES[1:], (LEAST_UNIT, np.inf)),
    **dict.fromkeys(("foes beside the general", "foes two steps from the general"), (-np.inf, 0.0)),
    **dict.fromkeys(("one unit left", "train lost"), (-np.inf, 0.0)),
}


def play(eyes: Eyes, dice: Dice) -> tuple[list[list[float]], float]:
    """The features at the beginning of each turn of one party, and what it brought the south side."""
    position = cast(BugsPosition, GAME.new({}))
    rows: list[list[float]] = []
    while len(actors := position.actors()):
        if position.phase == ORDERS:
            own, foe = features(position, 0), features(position, 1)
            rows.append([(a - b) / ONE for a, b in zip(own, foe, strict=True)])
        moves = vec[i64]([])
        for seat in actors:
            moves = append(
                moves, position.draw(dice) if seat == CHANCE else choice(position, seat, eyes, dice)
            )
        position.apply(moves)
    return rows, position.scores()[0]


def choice(position: BugsPosition, seat: int, eyes: Eyes, dice: Dice) -> int:
    if position.phase != ORDERS:
        return quick_answer(position, seat, dice)
    if dice.below(100) < RANDOM_ORDERS:
        return position.pick(seat, dice)
    return quick_order(position, seat, TRIES, eyes, dice)


def learn(eyes: Eyes, games: int, seed: int) -> tuple[np.ndarray, int, float]:
    """The weights from so many parties, how many samples, and the surprise about those not learned from."""
    parts: tuple[list[list[float]], list[list[float]]] = ([], [])
    ends: tuple[list[float], list[float]] = ([], [])
    for number in track(range(games), "playing"):
        rows, end = play(eyes, Dice(seed * 1_000_003 + number))
        parts[number % 2].extend(rows)
        ends[number % 2].extend([end] * len(rows))
    bounds = {FEATURE_NAMES.index(name): bound for name, bound in BOUNDS.items()}
    taught = fit_within(np.array(parts[0]), np.array(ends[0]), bounds)
    tested = loss(np.array(parts[1]), np.array(ends[1]), taught)
    weights = fit_within(np.array(parts[0] + parts[1]), np.array(ends[0] + ends[1]), bounds)
    return weights[:-1], len(ends[0] + ends[1]), tested


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS_FILE)
    asked = parser.parse_args()
    worths = START
    for number in range(asked.rounds):
        weights, samples, tested = learn(eyes_of(worths), asked.games, asked.seed + number)
        worths = {name: round(float(weight), 4) for name, weight in zip(FEATURE_NAMES, weights, strict=True)}
        figures = {"games": asked.games, "rounds": asked.rounds, "seed": asked.seed, "samples": samples}
        told = {"weights": worths, "learned": figures}
        figures["surprise"] = round(tested, 4)
        print(json.dumps(told), flush=True)
    asked.out.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
