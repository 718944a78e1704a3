"""Neuroshima Hex: whole turns are planned, the best plans tried against replies with sampled draws."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
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

    def ends(self, world: Position, seat: int, width: int, most: int) -> list[Way]: ...
    def value_after(self, world: Position, seat: int, turns: int, width: int) -> float: ...


class Planning(Protocol):
    """A game whose turns can be planned."""

    def planner(self, over: Callable[[], bool], dice: Dice, skipped: int) -> Planner: ...


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


@dataclass
class Plan:
    """A whole turn by its end, and what replies made of it."""

    end: Way
    values: list[float] = field(default_factory=list)

    def mean(self) -> float:
        return sum(self.values) / max(1, len(self.values))


class Tactician(Thinker):
    """Plans the turn at its first decision and follows the plan as long as it fits."""

    def __init__(self, game: str, level: Level, clock: Clock = cpu_clock) -> None:
        super().__init__(game, level, clock)
        self._manner = MANNERS[level.rank]
        self._planned: dict[int, int] = {}

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
        manner, game = self._manner, cast(Planning, sight.game)
        self.budget.allow(SHARE * PLANNING if manner.turns else SHARE)
        planner = game.planner(self.budget.is_over, dice, manner.skipped)
        ends = planner.ends(world, sight.seat, manner.width, manner.plans)
        if not ends:
            return {}
        if len(ends) == 1 or not manner.turns:
            return ends[0].moves()
        self.budget.allow(SHARE)
        return self._best(sight, [Plan(end) for end in ends], dice).moves()

    def _best(self, sight: Sight, plans: list[Plan], dice: Dice) -> Way:
        """Tries all plans with the same draws and drops the weaker half, until one is left."""
        first, draws = plans[0], self._manner.draws
        while len(plans) > 1:
            for _ in range(draws):
                if not self._try(sight, plans, dice.bits()):
                    return max(plans, key=Plan.mean).end if first.values else first.end
            plans = sorted(plans, key=Plan.mean, reverse=True)[: (len(plans) + 1) // 2]
            draws += draws // 2
        return plans[0].end

    def _try(self, sight: Sight, plans: list[Plan], luck: int) -> bool:
        """One more value for each plan, all with the same draws; False when time is over."""
        manner, game = self._manner, cast(Planning, sight.game)
        values = []
        for plan in plans:
            planner = game.planner(self.budget.is_over, Dice(luck), 0)
            values.append(planner.value_after(plan.end.world, sight.seat, manner.turns, manner.reply_width))
            if self.budget.is_over():
                return False
        for plan, value in zip(plans, values, strict=True):
            plan.values.append(value)
        return True
