"""Neuroshima Hex: whole turns are planned, the best plans tried against replies with sampled draws."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from typing import Protocol, cast

from warpad.bots.bot import Sight
from warpad.bots.budget import Clock, cpu_clock
from warpad.bots.levels import Level, Thinker
from warpad.core.dice import Dice
from warpad.core.position import Position


class Way(Protocol):
    """A way to the end of a turn."""

    @property
    def world(self) -> Position: ...
    def moves(self) -> dict[int, int]: ...


class Planner(Protocol):
    """The search through turns that the game brings along."""

    def ends(self, world: Position, seat: int, width: int, most: int, dice: Dice) -> list[Way]: ...
    def value_after(self, world: Position, seat: int, turns: int, width: int, dice: Dice) -> float: ...


class Planning(Protocol):
    """A game whose turns can be planned."""

    def planner(self, over: Callable[[], bool], skipped: int) -> Planner: ...


@dataclass(frozen=True)
class Manner:
    """How a level plans: positions followed at each step and moves overlooked (in a hundred); then the
    plans tried, turns played on after each, positions followed there, draws before plans are dropped."""

    width: int
    skipped: int = 0
    plans: int = 1
    turns: int = 0
    reply_width: int = 1
    draws: int = 0


# By rank of the level.
MANNERS = (
    Manner(width=1, skipped=96),
    Manner(width=1, skipped=72),
    Manner(width=10),
    Manner(width=10, plans=8, turns=1, draws=5),
)
# What the first decision of a turn may take of its time, and of that the search for plans.
SHARE = 0.85
PLANNING = 0.4
# A plan that is behind the best by so many standard errors, after so many draws, is dropped at once.
BEHIND = 3.0
DRAWS_TO_TELL = 4


@dataclass
class Plan:
    """A whole turn by its end, and what replies made of it."""

    end: Way
    values: list[float] = field(default_factory=list)

    def mean(self) -> float:
        return sum(self.values) / max(1, len(self.values))

    def is_behind(self, best: Plan) -> bool:
        """Whether it is worse than another beyond doubt, draw by draw."""
        count = len(self.values)
        if count < DRAWS_TO_TELL:
            return False
        gaps = [other - own for own, other in zip(self.values, best.values, strict=True)]
        mean = sum(gaps) / count
        variance = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
        return mean > BEHIND * sqrt(variance / count)


class Tactician(Thinker):
    """Plans the turn at its first decision and follows the plan as long as it fits."""

    def __init__(self, game: str, level: Level, clock: Clock = cpu_clock) -> None:
        super().__init__(game, level, clock)
        self._manner = MANNERS[level.rank]
        self._planned: dict[int, int] = {}
        self._planner: Planner | None = None

    def turn_begins(self) -> None:
        self._planned = {}

    def think(self, sight: Sight, moves: list[int], dice: Dice) -> int:
        world = sight.imagine(dice)
        key = world.key()
        if self._planned.get(key) not in moves:
            self._planned = self._plan(sight, world, dice)
        move = self._planned.get(key)
        return move if move in moves else moves[dice.below(len(moves))]

    def _plan(self, sight: Sight, world: Position, dice: Dice) -> dict[int, int]:
        manner = self._manner
        if self._planner is None:
            self._planner = cast(Planning, sight.game).planner(self.budget.is_over, manner.skipped)
        self.budget.allow(SHARE * PLANNING if manner.turns else SHARE)
        ends = self._planner.ends(world, sight.seat, manner.width, manner.plans, dice)
        if not ends:
            return {}
        if len(ends) == 1 or not manner.turns:
            return ends[0].moves()
        self.budget.allow(SHARE)
        return self._best(self._planner, sight.seat, [Plan(end) for end in ends], dice).moves()

    def _best(self, planner: Planner, seat: int, plans: list[Plan], dice: Dice) -> Way:
        """Tries all plans with the same draws and drops the weaker half, until one is left."""
        draws = self._manner.draws
        while len(plans) > 1:
            for _ in range(draws):
                if not self._try(planner, seat, plans, dice.bits()):
                    return max(plans, key=Plan.mean).end
                best = max(plans, key=Plan.mean)
                plans = [plan for plan in plans if plan is best or not plan.is_behind(best)]
            plans = sorted(plans, key=Plan.mean, reverse=True)[: (len(plans) + 1) // 2]
            draws += draws // 2
        return plans[0].end

    def _try(self, planner: Planner, seat: int, plans: list[Plan], luck: int) -> bool:
        """One more value for each plan, all with the same draws; False when time is over."""
        manner = self._manner
        values = []
        for plan in plans:
            world, luck_now = plan.end.world, Dice(luck)
            values.append(planner.value_after(world, seat, manner.turns, manner.reply_width, luck_now))
            if self.budget.is_over():
                return False
        for plan, value in zip(plans, values, strict=True):
            plan.values.append(value)
        return True
