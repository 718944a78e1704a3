"""Neon's bots as they were in November 2026, kept for comparison.

warpad arena neon --bots expert,benchmarks/rivals/neon.py:Longer -n 400 --seed 3 --jobs 1
"""

from __future__ import annotations

from pathlib import Path

from warpad.core.thinking.budget import Clock, cpu_clock
from warpad.core.thinking.levels import EXPERT, HARD, Level
from warpad.games.neon.mind.bot import Effort, Manner, NeonBot
from warpad.games.neon.mind.instinct import read_instinct

INSTINCT = read_instinct(Path(__file__).parent / "neon")


class Rival(NeonBot):
    kept: Level = EXPERT
    kept_manner: Manner = Manner(Effort(400, 5000), Effort(99, 1000), INSTINCT)

    def __init__(self, game: str, clock: Clock = cpu_clock) -> None:
        super().__init__(game, self.kept, clock)

    def manner(self) -> Manner:
        return self.kept_manner


class Expert(Rival):
    pass


class Longer(Rival):
    """The expert with as many trials as take the time of today's."""

    kept_manner = Manner(Effort(400, 9500), Effort(99, 1900), INSTINCT)


class Hard(Rival):
    kept = HARD
    kept_manner = Manner(Effort(99, 800), Effort(24, 160), INSTINCT)
