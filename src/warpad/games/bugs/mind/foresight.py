"""What the next turn makes of the end of this one: small quick tables, solved many at a time."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from warpad.core.dice import Dice
from warpad.core.vecs import i64
from warpad.games.bugs.mind.evaluate import Eyes
from warpad.games.bugs.mind.instinct import Trial
from warpad.games.bugs.mind.matrix import Table, values_of
from warpad.games.bugs.mind.payoffs import Reply, distinct_moves
from warpad.games.bugs.rules.phases import ORDERS
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import side_of

ROUNDS = 40


@dataclass(frozen=True)
class Quick:
    """A table of the next turn: orders of either side in it, and how often each pair is tried."""

    orders: int
    tries: int


class Foresight:
    """Looks at the ends of turns with the eyes of one seat."""

    def __init__(self, seat: int, quick: Quick, eyes: Eyes, dice: Dice) -> None:
        self.seat = seat
        self.quick = quick
        self.eyes = eyes
        self.dice = dice

    def gains(self, ends: list[State]) -> list[float]:
        """By how much the seat's side will stand better a turn later than it seems to stand at each end."""
        return [value - self._chance(end) for end, value in zip(ends, self.values(ends), strict=True)]

    def values(self, ends: list[State]) -> list[float]:
        """The chances of the seat's side, by the solution of a table of the next turn where there is one."""
        values = [self._chance(end) for end in ends]
        open_ends = [at for at, end in enumerate(ends) if self._goes_on(end)]
        if open_ends:
            found = values_of(np.array([self._table(ends[at]) for at in open_ends]), ROUNDS)
            for at, value in zip(open_ends, found, strict=True):
                values[at] = float(value)
        return values

    def _chance(self, end: State) -> float:
        return self.eyes.chance(end, side_of(end, self.seat))

    def _goes_on(self, end: State) -> bool:
        """Whether this seat and an opponent give orders next."""
        return end.phase == ORDERS and self.seat in end.actors() and len(self._foes(end)) > 0

    def _foes(self, end: State) -> list[int]:
        own = side_of(end, self.seat)
        return [int(actor) for actor in end.actors() if side_of(end, actor) != own]

    def _table(self, end: State) -> Table:
        foes = self._foes(end)
        rows = self._some(distinct_moves(end, self.seat))
        columns: list[Reply] = list(zip(*(self._some(distinct_moves(end, foe)) for foe in foes), strict=True))
        trial = Trial(end, i64(self.seat), foes, self.dice, self.eyes)
        table = np.zeros((len(rows), len(columns)))
        for _ in range(self.quick.tries):
            table += [trial.values(row, columns) for row in rows]
        return table / self.quick.tries

    def _some(self, orders: list[int]) -> list[int]:
        """So many orders at random; where there are fewer, some stand in the table twice."""
        for at in range(min(self.quick.orders, len(orders))):
            other = at + self.dice.below(len(orders) - at)
            orders[at], orders[other] = orders[other], orders[at]
        return [orders[at % len(orders)] for at in range(self.quick.orders)]
