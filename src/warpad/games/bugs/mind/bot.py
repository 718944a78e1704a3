"""War of Bugs: orders are given at once, so the bot solves a table of orders and draws from the mixture."""

from __future__ import annotations

import math
from dataclasses import dataclass

from warpad.core.dice import Dice
from warpad.core.position import SEVERAL
from warpad.core.thinking.bot import Sight
from warpad.core.thinking.budget import Clock, cpu_clock
from warpad.core.thinking.levels import Level, Thinker
from warpad.core.thinking.trials import Candidate, advance, shuffle
from warpad.core.vecs import i64, vec
from warpad.games.bugs.mind.evaluate import EYES, FEATURES, Eyes
from warpad.games.bugs.mind.foresight import Foresight, Quick
from warpad.games.bugs.mind.instinct import unfold_turns
from warpad.games.bugs.mind.matrix import FINE, Table, draw_row, solve
from warpad.games.bugs.mind.payoffs import DOUBT, KEPT, Payoffs, distinct_moves, imagine, is_placing
from warpad.games.bugs.rules.units import side_of

# Sees the features alone: neither where units stand otherwise nor who faces whom.
GREEDY_EYES = Eyes(vec[i64]([worth if at < FEATURES else 0 for at, worth in enumerate(EYES.weights)]))


@dataclass(frozen=True)
class Manner:
    """How a level thinks: orders and replies it looks at (with no reply it does not mix), how many turns it
    imagines for a table, and how many for a single answer; how many formations it completes to place a unit;
    how much it trusts few samples of a pair; how many turns it plays after placing before it judges; how much
    luck, in shares of a game, blurs what a move that is not mixed is worth; with which eyes it sees; and how
    many ends of turns it judges by a quick table of the next turn."""

    moves: int
    replies: int
    turns: int
    answers: int
    placings: int
    doubt: float = DOUBT
    turns_after_placing: int = 0
    blur: float = 0.0
    eyes: Eyes = EYES
    ends: int = 0


# By rank of the level.
MANNERS = (
    Manner(moves=16, replies=0, turns=48, answers=20, placings=60, blur=0.2, eyes=GREEDY_EYES),
    Manner(moves=7, replies=6, turns=220, answers=40, placings=200),
    Manner(moves=32, replies=24, turns=2200, answers=200, placings=1000),
    Manner(moves=99, replies=80, turns=8000, answers=800, placings=1500),
    Manner(moves=199, replies=160, turns=12000, answers=2000, placings=4000, ends=256),
)

# What a decision may take of what is left of the turn.
ORDER_SHARE = 0.75
ANSWER_SHARE = 0.3
PLACING_SHARE = 0.2
# Passes over all moves before the weaker half is dropped; twice as many each time.
PASSES = 3
LAST_ROUNDS = 150
SELDOM = 0.05
# The next turn, as who looks ahead sees it.
NEXT_TURN = Quick(orders=16, tries=1)
# How often others are taken to look at this turn only; the rest of the time they give what suits least.
SHORT_SIGHTED = 0.5


def surprise(dice: Dice) -> float:
    """A Gumbel number: added to what moves are worth, it mixes up those that are worth much the same."""
    return -math.log(-math.log((float(dice.below(FINE)) + 0.5) / FINE))


class BugsBot(Thinker):
    """Orders and targets by a game of tables, the other answers by the mean of imagined turns."""

    def __init__(self, game: str, level: Level, clock: Clock = cpu_clock) -> None:
        super().__init__(game, level, clock)
        self.manner = MANNERS[level.rank]
        self.eyes: Eyes = self.manner.eyes

    def think(self, sight: Sight, moves: list[int], dice: Dice) -> int:
        manner, world = self.manner, imagine(sight, dice)
        if is_placing(world):
            self.budget.allow(PLACING_SHARE)
            return self._best(sight, shuffle(moves, dice), manner.placings, manner.turns_after_placing, dice)
        own = shuffle(distinct_moves(world, sight.seat), dice)[: manner.moves]
        is_shared = world.actor() == SEVERAL
        self.budget.allow(ORDER_SHARE if is_shared else ANSWER_SHARE)
        if is_shared and manner.replies:
            payoffs = Payoffs(sight, dice, manner.doubt, self.eyes)
            if payoffs.foes:
                payoffs.set_up(own, manner.replies)
                mixture = self.mix(payoffs)
                return payoffs.rows[draw_row(mixture, dice, SELDOM)]
        return self._best(sight, own, manner.turns if is_shared else manner.answers, 0, dice)

    def mix(self, payoffs: Payoffs) -> Table:
        """Fills the table while there is time; how often each row that is left is played in its solution.

        Of the turns every stage gets as many, and leaves half of the orders of both sides to the next."""
        size = max(len(payoffs.rows), len(payoffs.columns))
        stages = 1 + max(0, math.ceil(math.log2(size / KEPT)))
        for stage in range(stages):
            if not self.fill(payoffs, self.manner.turns // stages):
                break
            if stage < stages - 1:
                payoffs.narrow()
        present = solve(payoffs.means(), LAST_ROUNDS)
        if not self.manner.ends:
            return present.rows
        self.look_on(payoffs)
        return solve(payoffs.means(), LAST_ROUNDS, SHORT_SIGHTED * present.columns).rows

    def look_on(self, payoffs: Payoffs) -> None:
        """Asks what the next turn makes of the pairs that are left, of all alike."""
        foresight = Foresight(payoffs.sight.seat, NEXT_TURN, self.eyes, payoffs.dice)
        for _ in range(self.manner.ends // (len(payoffs.rows) * len(payoffs.columns))):
            for row in range(len(payoffs.rows)):
                if self.budget.is_over():
                    return
                payoffs.look_on(row, foresight.gains)
            payoffs.refresh()

    def fill(self, payoffs: Payoffs, turns: int) -> bool:
        """So many turns over all pairs alike, each pass in a world of its own; False when time is over."""
        rows, columns = range(len(payoffs.rows)), len(payoffs.columns)
        left, first = max(1, turns // len(rows)), 0
        while left > 0:
            number = min(left, columns)
            for row in rows:
                if self.budget.is_over():
                    return False
                payoffs.sample_some(row, first, number)
                first += number
            left -= number
            payoffs.refresh()
        return True

    def _best(self, sight: Sight, moves: list[int], most: int, further: int, dice: Dice) -> int:
        """The move with the best mean over imagined turns; the weaker half is dropped again and again."""
        field, passes = [Candidate(move) for move in moves], PASSES
        while most > 0 and self._compare(sight, field, (passes, further), dice):
            most -= passes * len(field)
            field.sort(key=Candidate.mean, reverse=True)
            del field[max(2, (len(field) + 1) // 2) :]
            passes *= 2
        blur = self.manner.blur
        return max(field, key=lambda candidate: candidate.mean() + blur * surprise(dice)).move

    def _compare(self, sight: Sight, field: list[Candidate], extent: tuple[int, int], dice: Dice) -> bool:
        """So many passes over the field, each in a world of its own; False when time is over."""
        passes, further = extent
        for _ in range(passes):
            world = imagine(sight, dice)
            side = side_of(world, sight.seat)
            for candidate in field:
                if self.budget.is_over():
                    return False
                twin = world.copy()
                advance(twin, sight.seat, candidate.move, dice)
                unfold_turns(twin, world.party, world.turn + further, dice)
                candidate.total += self.eyes.chance(twin, side)
                candidate.tries += 1
        return True
