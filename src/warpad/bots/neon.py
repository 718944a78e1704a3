"""Neon: plans and answers are judged by the rounds that follow them in sampled worlds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, cast

from warpad.bots.bot import Sight
from warpad.bots.levels import Thinker
from warpad.bots.sampler import Candidate, advance, shuffled
from warpad.core.dice import Dice
from warpad.core.position import SEVERAL, Position

NO_THINKER = -1


class Unfolding(Protocol):
    """A game whose rounds can be played to their end in imagination."""

    def round_number(self, position: Position) -> int: ...
    def unfold(self, position: Position, last: int, thinker: int, dice: Dice) -> None: ...


@dataclass(frozen=True)
class Manner:
    """How a level thinks: plans and answers looked at, rounds played on, own answers thought over."""

    plans: int
    answers: int
    rounds: int
    thinks_ahead: bool


MANNERS = (
    Manner(12, 4, 0, False),
    Manner(40, 12, 0, True),
    Manner(200, 40, 0, True),
    Manner(400, 99, 1, True),
)

# What a decision may take of what is left of the turn.
PLAN_SHARE = 0.85
ANSWER_SHARE = 0.25
# Passes over all moves before the weaker half is dropped; twice as many each time.
PASSES = 3


class NeonBot(Thinker):
    """Every move by the mean of what it leads to; all moves are tried in the same worlds."""

    def think(self, sight: Sight, moves: list[int], dice: Dice) -> int:
        manner = MANNERS[self.level.rank]
        is_plan = sight.imagine(dice).actor() == SEVERAL
        self.budget.allow(PLAN_SHARE if is_plan else ANSWER_SHARE)
        most = manner.plans if is_plan else manner.answers
        field, passes = [Candidate(move) for move in shuffled(moves, dice)[:most]], PASSES
        while self._compare(sight, field, passes, dice):
            field.sort(key=Candidate.mean, reverse=True)
            del field[max(2, (len(field) + 1) // 2) :]
            passes *= 2
        return max(field, key=Candidate.mean).move

    def _compare(self, sight: Sight, field: list[Candidate], passes: int, dice: Dice) -> bool:
        """So many passes over the field, each in a world of its own; False when time is over."""
        manner, game = MANNERS[self.level.rank], cast(Unfolding, sight.game)
        thinker = sight.seat if manner.thinks_ahead else NO_THINKER
        for _ in range(passes):
            world = sight.imagine(dice)
            last = game.round_number(world) + manner.rounds
            for candidate in field:
                if self.budget.is_over():
                    return False
                twin = world.copy()
                advance(twin, sight.seat, candidate.move, dice)
                game.unfold(twin, last, thinker, dice)
                candidate.total += sight.game.evaluate(twin, sight.seat)
                candidate.tries += 1
        return True
