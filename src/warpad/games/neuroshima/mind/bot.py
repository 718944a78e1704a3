"""Neuroshima Hex: whole turns are planned, the best plans tried against replies with sampled draws."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt

from warpad.core.dice import Dice
from warpad.core.thinking.bot import Sight
from warpad.core.thinking.budget import Clock, cpu_clock
from warpad.core.thinking.levels import Level, Thinker
from warpad.games.neuroshima.mind.net import is_known
from warpad.games.neuroshima.mind.planner import WEIGHTS_EYES, Eyes, Planner, Way, value_for
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.rules.setup import Setup

NET_EYES = Eyes(learned=True)


@dataclass(frozen=True)
class Round:
    """How plans are tried: how many of the best, with how many draws, how many turns after each."""

    plans: int
    draws: int
    turns: int


@dataclass(frozen=True)
class Manner:
    """How a level plans: positions followed at each step, with which eyes, and rounds of plans.

    Elsewhere than in plain duels, of which the net knows nothing, plans are tried in other rounds."""

    width: int
    eyes: Eyes
    rounds: tuple[Round, ...] = ()
    elsewhere: tuple[Round, ...] = ()

    def rounds_in(self, setup: Setup) -> tuple[Round, ...]:
        return self.rounds if is_known(setup) else self.elsewhere


# By rank of the level.
MANNERS = (
    Manner(1, Eyes(learned=True, foreseeing=False, blur=0.05)),
    Manner(1, Eyes(learned=True, blur=0.05)),
    Manner(30, NET_EYES),
    Manner(
        30,
        NET_EYES,
        rounds=(Round(32, 2, 2), Round(16, 5, 2), Round(8, 10, 2), Round(4, 20, 2)),
        elsewhere=(Round(32, 6, 1), Round(14, 14, 2), Round(5, 24, 2)),
    ),
    Manner(
        100,
        NET_EYES,
        rounds=(Round(64, 6, 2), Round(32, 18, 2), Round(16, 36, 2), Round(8, 120, 2)),
        elsewhere=(Round(64, 12, 1), Round(32, 36, 2), Round(9, 120, 2)),
    ),
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


class Replies:
    """What a plan comes to: turns are played on with the weights' eyes, which are quick, and where they lead
    is judged with those of the level."""

    def __init__(self, over: Callable[[], bool], eyes: Eyes) -> None:
        self._planner = Planner(over, 0, WEIGHTS_EYES)
        self._eyes = eyes

    def value_after(self, world: Neuroshima, seat: int, turns: int, luck: int) -> float:
        now = self._planner.play_turns(world.copy(), seat, turns, REPLY_WIDTH, Dice(luck))
        return value_for(now, self._planner.mover, seat, self._eyes)


class Tactician(Thinker):
    """Plans the turn at its first decision and follows the plan as long as it fits."""

    def __init__(self, game: str, level: Level, clock: Clock = cpu_clock) -> None:
        super().__init__(game, level, clock)
        self._manner = MANNERS[level.rank]
        self._planned: dict[int, int] = {}
        self._planner: Planner | None = None
        self._replies: Replies | None = None

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
        manner, rounds = self._manner, self._manner.rounds_in(world.setup)
        if self._planner is None or self._replies is None:
            self._planner = Planner(self.budget.is_over, 0, manner.eyes)
            self._replies = Replies(self.budget.is_over, manner.eyes)
        self.budget.allow(SHARE * PLANNING if rounds else SHARE)
        wanted = rounds[0].plans if rounds else 1
        ends = self._planner.ends(world, sight.seat, manner.width, wanted, dice)
        if not ends:
            return {}
        self.budget.allow(SHARE)
        plans = [Plan(end) for end in ends]
        return self._best(self._replies, sight.seat, plans, rounds, dice).moves()

    def _best(
        self, replies: Replies, seat: int, plans: list[Plan], rounds: tuple[Round, ...], dice: Dice
    ) -> Way:
        """Tries the plans in rounds, each with fewer of them and more draws or turns; best first.

        What a round found counts on in the next one, if that looks as far."""
        looked = 0
        for how in rounds:
            plans = plans[: how.plans]
            if how.turns != looked:
                plans = [Plan(plan.end) for plan in plans]
            looked = how.turns
            for _ in range(how.draws):
                if len(plans) == 1 or not self._try(replies, seat, plans, how.turns, dice.bits()):
                    return max(plans, key=Plan.mean).end
                best = max(plans, key=Plan.mean)
                plans = [plan for plan in plans if plan is best or not plan.is_behind(best)]
            plans.sort(key=Plan.mean, reverse=True)
        return plans[0].end

    def _try(self, replies: Replies, seat: int, plans: list[Plan], turns: int, luck: int) -> bool:
        """One more value for each plan, all with the same draws; False when time is over."""
        values = []
        for plan in plans:
            values.append(replies.value_after(plan.end.world, seat, turns, luck))
            if self.budget.is_over():
                return False
        for plan, value in zip(plans, values, strict=True):
            plan.values.append(value)
        return True
