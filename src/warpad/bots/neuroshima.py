"""Neuroshima Hex: whole turns are planned, the best plans tried against replies with sampled draws."""

from __future__ import annotations

from dataclasses import dataclass

from warpad.bots.bot import Sight
from warpad.bots.budget import Clock, cpu_clock
from warpad.bots.levels import Level, Thinker
from warpad.bots.sampler import settle_chance
from warpad.bots.turns import Node, Turn
from warpad.core.dice import Dice
from warpad.core.position import NOBODY, Position


@dataclass(frozen=True)
class Manner:
    """How a level plans: positions followed at each step, moves overlooked (in a hundred), plans tried
    against replies, and positions followed in a reply."""

    width: int
    skipped: int = 0
    plans: int = 1
    reply_width: int = 0


# By rank of the level.
MANNERS = (
    Manner(width=1, skipped=65),
    Manner(width=6),
    Manner(width=12, plans=12, reply_width=1),
    Manner(width=24, plans=32, reply_width=2),
)
# What the first decision of a turn may take of its time, and of that the search for plans.
SHARE = 0.85
PLANNING = 0.35
# Replies to each plan before the weaker half of the plans is dropped; the last two get the rest of the time.
ROUNDS = 3
MOST_ROUNDS = 48
FINALISTS = 2


@dataclass
class Plan:
    """A whole turn by its end, and what replies made of it."""

    end: Node
    total: float = 0.0
    tries: int = 0

    def mean(self) -> float:
        return self.total / self.tries if self.tries else 0.0


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
            self._planned = self._plan(sight, world, dice).moves()
        move = self._planned.get(key)
        return move if move in moves else moves[dice.below(len(moves))]

    def _plan(self, sight: Sight, world: Position, dice: Dice) -> Node:
        manner = self._manner
        self.budget.allow(SHARE * PLANNING if manner.reply_width else SHARE)
        turn = Turn(sight.game, sight.seat, self.budget, dice, manner.skipped)
        ends = turn.ends(world, manner.width)
        if manner.reply_width and len(ends) > 1:
            self.budget.allow(SHARE)
            return self._best(sight, [Plan(end) for end in ends[: manner.plans]], dice)
        return ends[0] if ends else Node(world, 0.0)

    def _best(self, sight: Sight, plans: list[Plan], dice: Dice) -> Node:
        """Tries all plans against the same draws; the weaker half is dropped from time to time."""
        first = plans[0]
        for round_number in range(1, MOST_ROUNDS + 1):
            draws = dice.bits()
            values = []
            for plan in plans:
                values.append(self._after_reply(sight, plan.end.world.copy(), Dice(draws)))
                if self.budget.is_over():
                    return max(plans, key=Plan.mean).end if first.tries else first.end
            for plan, value in zip(plans, values, strict=True):
                plan.total += value
                plan.tries += 1
            if round_number % ROUNDS == 0:
                plans.sort(key=Plan.mean, reverse=True)
                del plans[max(FINALISTS, (len(plans) + 1) // 2) :]
        return max(plans, key=Plan.mean).end

    def _after_reply(self, sight: Sight, world: Position, dice: Dice) -> float:
        """How the position looks after the next player's best turn with tiles drawn from the known rest."""
        settle_chance(world, dice)
        other = world.actor()
        if other not in (NOBODY, sight.seat):
            replies = Turn(sight.game, other, self.budget, dice).ends(world, self._manner.reply_width)
            world = replies[0].world if replies else world
        return sight.game.evaluate(world, sight.seat)
