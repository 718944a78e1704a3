"""Neuroshima Hex: whole turns are planned, the best plans tried against replies with sampled draws."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from warpad.core.dice import Dice
from warpad.core.thinking.bot import Sight
from warpad.core.thinking.budget import Clock, cpu_clock
from warpad.core.thinking.levels import Level, Thinker
from warpad.games.neuroshima.mind.planner import WEIGHTS_EYES, Eyes, Planner, Way
from warpad.games.neuroshima.position import Neuroshima


@dataclass(frozen=True)
class Round:
    """How plans are tried: how many of the best, with how many draws, how many turns after each."""

    plans: int
    draws: int
    turns: int


@dataclass(frozen=True)
class Manner:
    """How a level plans: positions followed at each step, with which eyes, and rounds of plans."""

    width: int
    eyes: Eyes
    rounds: tuple[Round, ...] = ()


# By rank of the level. With replies the net has not been shown to be stronger than the weights yet.
MANNERS = (
    Manner(1, Eyes(learned=True, foreseeing=False, blur=0.05)),
    Manner(1, Eyes(learned=True, blur=0.05)),
    Manner(30, Eyes(learned=True)),
    Manner(30, WEIGHTS_EYES, (Round(32, 6, 1), Round(14, 14, 2), Round(5, 24, 2))),
    Manner(100, WEIGHTS_EYES, (Round(64, 12, 1), Round(32, 36, 2), Round(9, 120, 2))),
)
# How many positions are followed at each step in the turns played after a plan.
REPLY_WIDTH = 1
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
        assert isinstance(world, Neuroshima)
        key = world.key()
        if self._planned.get(key) not in moves:
            self._planned = self._plan(sight, world, dice)
        move = self._planned.get(key)
        return move if move in moves else moves[dice.below(len(moves))]

    def _plan(self, sight: Sight, world: Neuroshima, dice: Dice) -> dict[int, int]:
        manner = self._manner
        if self._planner is None:
            self._planner = Planner(self.budget.is_over, 0, manner.eyes)
        self.budget.allow(SHARE * PLANNING if manner.rounds else SHARE)
        wanted = manner.rounds[0].plans if manner.rounds else 1
        ends = self._planner.ends(world, sight.seat, manner.width, wanted, dice)
        if not ends:
            return {}
        self.budget.allow(SHARE)
        return self._best(self._planner, sight.seat, [Plan(end) for end in ends], dice).moves()

    def _best(self, planner: Planner, seat: int, plans: list[Plan], dice: Dice) -> Way:
        """Tries the plans in rounds, each with fewer of them and more draws or turns; best first."""
        for how in self._manner.rounds:
            plans = [Plan(plan.end) for plan in plans[: how.plans]]
            for _ in range(how.draws):
                if len(plans) == 1 or not self._try(planner, seat, plans, how.turns, dice.bits()):
                    return max(plans, key=Plan.mean).end
                best = max(plans, key=Plan.mean)
                plans = [plan for plan in plans if plan is best or not plan.is_behind(best)]
            plans.sort(key=Plan.mean, reverse=True)
        return plans[0].end

    def _try(self, planner: Planner, seat: int, plans: list[Plan], turns: int, luck: int) -> bool:
        """One more value for each plan, all with the same draws; False when time is over."""
        values = []
        for plan in plans:
            values.append(planner.value_after(plan.end.world, seat, turns, REPLY_WIDTH, Dice(luck)))
            if self.budget.is_over():
                return False
        for plan, value in zip(plans, values, strict=True):
            plan.values.append(value)
        return True
