"""Neon: plans and answers are judged by the rounds that follow them in sampled worlds."""

from __future__ import annotations

import math
from dataclasses import dataclass

from warpad.core.dice import Dice
from warpad.core.position import SEVERAL
from warpad.core.thinking.bot import Sight
from warpad.core.thinking.levels import Thinker
from warpad.core.thinking.trials import shuffle
from warpad.games.neon.mind.instinct import INSTINCT, SKILLED, Instinct
from warpad.games.neon.rules.state import State


@dataclass(frozen=True)
class Effort:
    """What one decision gets: how many of its moves are looked at, and trials for all of them together."""

    moves: int
    trials: int


@dataclass(frozen=True)
class Manner:
    """How much a level thinks about plans and about answers, and how it imagines what comes of them."""

    plan: Effort
    answer: Effort
    instinct: Instinct = INSTINCT


MANNERS = (
    Manner(Effort(6, 18), Effort(3, 6)),
    Manner(Effort(99, 60), Effort(8, 20)),
    Manner(Effort(99, 800), Effort(24, 160)),
    Manner(Effort(400, 1600), Effort(99, 320), SKILLED),
    Manner(Effort(800, 32000), Effort(199, 6400), SKILLED),
)

# What a decision may take of what is left of the turn.
PLAN_SHARE = 0.85
ANSWER_SHARE = 0.25
# A choice is settled when the best is ahead of the next by so many standard errors.
CERTAIN = 3.0
LEAST_TRIALS = 10


@dataclass
class Prospect:
    """A move and what came of it in the worlds it was tried in."""

    move: int
    total: float = 0.0
    squares: float = 0.0
    trials: int = 0

    def add(self, worth: float) -> None:
        self.total += worth
        self.squares += worth * worth
        self.trials += 1

    def mean(self) -> float:
        return self.total / self.trials if self.trials else 0.0

    def variance(self) -> float:
        """Of the mean."""
        return max(0.0, self.squares / self.trials - self.mean() ** 2) / self.trials


class NeonBot(Thinker):
    """Every move by the mean of what it leads to; all moves are tried in the same worlds."""

    def think(self, sight: Sight, moves: list[int], dice: Dice) -> int:
        manner = self.manner()
        is_plan = sight.imagine(dice).actor() == SEVERAL
        effort = manner.plan if is_plan else manner.answer
        self.budget.allow(PLAN_SHARE if is_plan else ANSWER_SHARE)
        field = [Prospect(move) for move in shuffle(moves, dice)[: effort.moves]]
        stages = math.ceil(math.log2(len(field)))
        while len(field) > 1:
            passes = max(1, effort.trials // (stages * len(field)))
            if not self._compare(sight, field, passes, manner.instinct, dice) or is_settled(field):
                break
            del field[(len(field) + 1) // 2 :]
        return max(field, key=Prospect.mean).move

    def manner(self) -> Manner:
        return MANNERS[self.level.rank]

    def _compare(
        self, sight: Sight, field: list[Prospect], passes: int, instinct: Instinct, dice: Dice
    ) -> bool:
        """So many passes over the field, each in a world of its own; False when time is over."""
        for _ in range(passes):
            world = sight.imagine(dice)
            assert isinstance(world, State)
            for prospect in field:
                if self.budget.is_over():
                    return False
                prospect.add(instinct.foresee(world, sight.seat, prospect.move, dice))
        field.sort(key=Prospect.mean, reverse=True)
        return True


def is_settled(field: list[Prospect]) -> bool:
    """Is the first of a sorted field surely better than the second?"""
    best, second = field[0], field[1]
    if best.trials < LEAST_TRIALS:
        return False
    return best.mean() - second.mean() > CERTAIN * math.sqrt(best.variance() + second.variance())
