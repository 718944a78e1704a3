"""Learns the weights of Neuroshima's evaluation from games of a bot against itself.

    python training/neuroshima.py --games 600 --seed 1 --bot normal

Every end of a turn is one sample: the features for the player who moved, and how the game ended for it.
Some turns are played at random, so that good and bad positions are both seen. The weights come from a
logistic regression; games with odd numbers test what games with even numbers taught.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
from regression import fit, loss

from warpad.bots import Sight, make
from warpad.core.dice import Dice
from warpad.core.position import CHANCE
from warpad.games import find
from warpad.games.neuroshima.mind.evaluate import FEATURE_NAMES, WEIGHTS_FILE, features

GAME = find("neuroshima")
RANDOM_TURNS = 15  # in a hundred


def play(setup: dict[str, object], bot: str, dice: Dice) -> tuple[list[list[float]], list[float]]:
    """The features at the end of each turn of one game, and what the game brought the player who moved."""
    position = GAME.new(setup)
    bots = [make(bot, GAME) for _ in GAME.seats(position)]
    seen: list[tuple[int, list[float]]] = []
    turn, mover, is_random = 0, 0, False
    while len(position.actors()):
        seat = position.actor()
        now = GAME.turn_number(position)
        if now != turn:
            if turn:
                seen.append((mover, list(features(position, mover))))
            turn, is_random = now, dice.below(100) < RANDOM_TURNS
        if seat == CHANCE:
            position.play(position.draw(dice))
            continue
        mover = position.player_to_move()
        choice = (
            position.pick(seat, dice) if is_random else bots[seat].choose(Sight(GAME, position, seat), dice)
        )
        position.play(choice)
    scores = position.scores()
    return [row for _, row in seen], [scores[seat] for seat, _ in seen]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="normal")
    parser.add_argument("--out", type=Path, default=WEIGHTS_FILE)
    asked = parser.parse_args()
    setups = list(GAME.variety({}))
    parts: tuple[list[list[float]], list[list[float]]] = ([], [])
    ends: tuple[list[float], list[float]] = ([], [])
    for number in range(asked.games):
        rows, results = play(setups[number % len(setups)], asked.bot, Dice(asked.seed * 1_000_003 + number))
        half = number // len(setups) % 2
        parts[half].extend(rows)
        ends[half].extend(results)
    taught = fit(np.array(parts[0]), np.array(ends[0]))
    tested = loss(np.array(parts[1]), np.array(ends[1]), taught)
    weights = fit(np.array(parts[0] + parts[1]), np.array(ends[0] + ends[1]))
    told = {name: round(float(weight), 5) for name, weight in zip(FEATURE_NAMES, weights, strict=False)}
    figures = {"games": asked.games, "seed": asked.seed, "bot": asked.bot, "samples": len(ends[0] + ends[1])}
    figures["surprise"] = round(tested, 4)
    asked.out.write_text(json.dumps({"weights": told, "learned": figures}, indent=2) + "\n", encoding="utf-8")
    print(json.dumps({**figures, **told}, indent=1))


if __name__ == "__main__":
    main()
