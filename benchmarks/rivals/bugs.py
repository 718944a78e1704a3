"""War of Bugs' bots as they were in November 2026, kept for comparison.

warpad arena bugs --bots expert,benchmarks/rivals/bugs.py:Expert -n 400 --seed 3 --jobs 1
"""

from __future__ import annotations

from pathlib import Path

from warpad.core.thinking.budget import Clock, cpu_clock
from warpad.core.thinking.levels import EXPERT, HARD, Level
from warpad.games.bugs.mind.bot import LAST_ROUNDS, BugsBot, Manner
from warpad.games.bugs.mind.evaluate import read_eyes
from warpad.games.bugs.mind.matrix import Table, solve
from warpad.games.bugs.mind.payoffs import Payoffs

EYES = read_eyes(Path(__file__).parent / "bugs" / "weights.json")


class Rival(BugsBot):
    kept: Level = EXPERT
    kept_manner: Manner = Manner(
        moves=99, replies=80, turns=8000, answers=800, placings=800, doubt=4.0, turns_after_placing=3
    )

    def __init__(self, game: str, clock: Clock = cpu_clock) -> None:
        super().__init__(game, self.kept, clock)
        self.manner = self.kept_manner
        self.eyes = EYES

    def mix(self, payoffs: Payoffs) -> Table:
        """Every pair once, half of the table dropped, and again."""
        left = self.manner.turns
        while left > 0:
            for row in range(len(payoffs.rows)):
                if self.budget.is_over():
                    left = 0
                    break
                payoffs.sample(row)
                left -= len(payoffs.columns)
            else:
                payoffs.narrow()
                payoffs.refresh()
        return solve(payoffs.means(), LAST_ROUNDS).rows


class Expert(Rival):
    pass


class Hard(Rival):
    kept = HARD
    kept_manner = Manner(
        moves=32, replies=24, turns=2200, answers=200, placings=200, doubt=4.0, turns_after_placing=3
    )
