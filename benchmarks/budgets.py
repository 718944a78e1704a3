"""Measures how much stronger the expert of a game plays with more time, alone against bots of a level.

python benchmarks/budgets.py neuroshima 1 5 20 --against normal -n 60 --seed 5
python benchmarks/budgets.py neon 2 8 32 --against easy -n 32 --seed 5
"""

from __future__ import annotations

import argparse
from dataclasses import replace

from warpad.arena.statistics import Interval, wilson
from warpad.arena.table import play
from warpad.bots import make
from warpad.bots.sampler import Sampler
from warpad.core.dice import Dice
from warpad.core.thinking.levels import EXPERT
from warpad.games import find

SEED_STEP = 1_000_003


def share(name: str, milliseconds: float, against: str, games: int, seed: int) -> Interval:
    """The expert's share of wins with so much time in a turn; each deal is played from every seat."""
    game, level = find(name), replace(EXPERT, seconds=milliseconds / 1000)
    mind = game.mind or Sampler
    setups = list(game.variety({}))
    seats = len(game.seats(game.new(setups[0])))
    won = 0.0
    for number in range(games):
        deal, own = divmod(number, seats)
        bots = [mind(name, level) if seat == own else make(against, game) for seat in range(seats)]
        won += play(game, setups[deal % len(setups)], bots, Dice(seed * SEED_STEP + deal)).scores[own]
    return wilson(won, games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("milliseconds", nargs="+", type=float)
    parser.add_argument("--against", default="normal")
    parser.add_argument("-n", "--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args()
    print(f"| ms per turn | share against {asked.against} | 95 % |\n|--:|--:|---|")
    for milliseconds in asked.milliseconds:
        found = share(asked.game, milliseconds, asked.against, asked.games, asked.seed)
        print(f"| {milliseconds:g} | {found.rate:.0%} | {found.low:.0%} - {found.high:.0%} |", flush=True)


if __name__ == "__main__":
    main()
