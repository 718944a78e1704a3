"""Levels of play: the same names in every game, each with the time it may think in a turn."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from warpad.core.dice import Dice
from warpad.core.thinking.bot import Bot, Sight
from warpad.core.thinking.budget import Budget, Clock, cpu_clock


@dataclass(frozen=True)
class Level:
    """One level: its name, its place among the others (0 is the weakest), its seconds per turn."""

    name: str
    rank: int
    seconds: float


EASY = Level("easy", 0, 0.010)
NORMAL = Level("normal", 1, 0.050)
HARD = Level("hard", 2, 0.300)
EXPERT = Level("expert", 3, 2.000)
MASTER = Level("master", 4, 10.000)
LEVELS = {level.name: level for level in (EASY, NORMAL, HARD, EXPERT, MASTER)}


class Thinker(Bot):
    """A bot that keeps to the time of its level; what it thinks is up to `think`."""

    def __init__(self, game: str, level: Level, clock: Clock = cpu_clock) -> None:
        super().__init__(game)
        self.name = level.name
        self.level = level
        self.budget = Budget(level.seconds, clock)

    def choose(self, sight: Sight, dice: Dice) -> int:
        self.budget.open()
        try:
            if self.budget.enter(sight.turn()):
                self.turn_begins()
            moves = sight.legal()
            return moves[0] if len(moves) == 1 else self.think(sight, moves, dice)
        finally:
            self.budget.close()

    def turn_begins(self) -> None:
        """A new turn has come: forget what was planned for the last one."""

    @abstractmethod
    def think(self, sight: Sight, moves: list[int], dice: Dice) -> int:
        """One of two or more legal moves; `self.budget` says for how long to search."""
