"""Measures how much stronger Neon's expert plays with more time: one against three bots of a level.

python benchmarks/neon_budgets.py 3 12 48 --against easy -n 60 --seed 5
"""

from __future__ import annotations

import argparse
from dataclasses import replace

from warpad.arena.statistics import Interval, wilson
from warpad.arena.table import play
from warpad.bots import make
from warpad.bots.levels import EXPERT
from warpad.bots.neon import NeonBot
from warpad.core.dice import Dice
from warpad.games import find

SEATS = 4
SEED_STEP = 1_000_003


def share(milliseconds: float, against: str, games: int, seed: int) -> Interval:
    """The expert's share of wins with so much time in a turn; each deal is played from every seat."""
    game, level = find("neon"), replace(EXPERT, seconds=milliseconds / 1000)
    won = 0.0
    for number in range(games):
        deal, own = divmod(number, SEATS)
        bots = [NeonBot("neon", level) if seat == own else make(against, "neon") for seat in range(SEATS)]
        played = play(game, {"mode": "rebirth", "players": SEATS}, bots, Dice(seed * SEED_STEP + deal))
        won += played.scores[own]
    return wilson(won, games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("milliseconds", nargs="+", type=float)
    parser.add_argument("--against", default="easy")
    parser.add_argument("-n", "--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args()
    print(f"| ms per turn | share against three {asked.against} | 95 % |\n|--:|--:|---|")
    for milliseconds in asked.milliseconds:
        found = share(milliseconds, asked.against, asked.games, asked.seed)
        print(f"| {milliseconds:g} | {found.rate:.0%} | {found.low:.0%} - {found.high:.0%} |", flush=True)


if __name__ == "__main__":
    main()
