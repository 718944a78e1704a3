"""A table of own moves against the moves that opponents make at the same time, filled by samples."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

import numpy as np

from warpad.core.dice import Dice
from warpad.core.position import Position
from warpad.core.thinking.bot import Sight
from warpad.games.bugs.mind.evaluate import EYES, Eyes
from warpad.games.bugs.mind.instinct import Trial
from warpad.games.bugs.mind.matrix import Table, solve
from warpad.games.bugs.mind.plans import distinct_orders
from warpad.games.bugs.rules.orders import next_army
from warpad.games.bugs.rules.phases import ORDERS, PLACE_OPEN, PLACE_SECRET
from warpad.games.bugs.rules.state import State

Reply = tuple[int, ...]

# Rounds of regret matching between two passes over the table.
ROUNDS = 40
# Rows and columns that are never dropped.
KEPT = 8
# How many samples of a pair weigh as much as what its row and its column say of it: that an order is good on
# the whole tells little about the one reply that meets it.
DOUBT = 1.0
# The same of what the next turn adds, of which a pair has few samples; and how much of that counts, for
# tables of a few orders make too much of it.
LATER_DOUBT = 16.0
TRUST = 0.5


def imagine(sight: Sight, dice: Dice) -> State:
    """A world that agrees with what the seat knows."""
    return state_of(sight.imagine(dice))


def state_of(position: Position) -> State:
    assert isinstance(position, State)
    return position


def distinct_moves(p: State, seat: int) -> list[int]:
    """The legal moves of a seat without orders that do the same as others."""
    moves = distinct_orders(p, next_army(p, seat)) if p.phase == ORDERS else p.legal(seat)
    return [int(move) for move in moves]


def is_placing(p: State) -> bool:
    return p.phase in (PLACE_OPEN, PLACE_SECRET)


class Sums:
    """What was found of every pair of a table, and how often it was tried."""

    def __init__(self, rows: int, columns: int) -> None:
        self.totals = np.zeros((rows, columns))
        self.tries = np.zeros((rows, columns))

    def add(self, row: int, columns: Sequence[int], found: list[float]) -> None:
        self.totals[row, columns] += found
        self.tries[row, columns] += 1

    def keep(self, rows: list[int], columns: list[int]) -> None:
        self.totals = self.totals[np.ix_(rows, columns)]
        self.tries = self.tries[np.ix_(rows, columns)]

    def means(self, doubt: float) -> Table:
        """The mean of each pair: the less often it was tried the more its row and column say."""
        totals, tries = self.totals, self.tries
        usual = totals.sum() / max(1.0, tries.sum())
        rows = (totals.sum(1) + usual) / (tries.sum(1) + 1)
        columns = (totals.sum(0) + usual) / (tries.sum(0) + 1)
        guess = rows[:, None] + columns[None, :] - usual
        return cast(Table, (totals + doubt * guess) / (tries + doubt))


class Payoffs:
    """Rows are moves of the seat, columns joint moves of its opponents; allies move at random."""

    def __init__(self, sight: Sight, dice: Dice, doubt: float = DOUBT, eyes: Eyes = EYES) -> None:
        self.sight = sight
        self.dice = dice
        self._doubt = doubt
        self._eyes = eyes
        self.world = imagine(sight, dice)
        sides = [seat.get("team", number) for number, seat in enumerate(sight.game.seats(self.world))]
        actors = [int(seat) for seat in self.world.actors()]
        self.foes = [seat for seat in actors if sides[seat] != sides[sight.seat]]
        self.rows: list[int] = []
        self.columns: list[Reply] = []
        self._ends = Sums(0, 0)
        self._gains = Sums(0, 0)
        self.refresh()

    def set_up(self, rows: list[int], most: int) -> None:
        """Opens the table: these moves against at most so many of the opponents."""
        self.rows = rows
        self.columns = self._replies(most)
        self._ends = Sums(len(self.rows), len(self.columns))
        self._gains = Sums(len(self.rows), len(self.columns))

    def _replies(self, most: int) -> list[Reply]:
        options = [distinct_moves(self.world, seat) for seat in self.foes]
        if len(options) == 1 and len(options[0]) <= most:
            return [(move,) for move in options[0]]
        found: set[Reply] = set()
        for _ in range(2 * most):
            found.add(tuple(moves[self.dice.below(len(moves))] for moves in options))
            if len(found) == most:
                break
        return sorted(found)

    def refresh(self) -> None:
        """Another world: what opponents have sealed before is guessed anew."""
        self.world = imagine(self.sight, self.dice)
        self._trial = Trial(self.world, self.sight.seat, self.foes, self.dice, self._eyes)

    def sample(self, row: int) -> None:
        """Plays one move once against every reply to the end of the turn."""
        self._ends.add(row, range(len(self.columns)), self._trial.values(self.rows[row], self.columns))

    def sample_some(self, row: int, first: int, number: int) -> None:
        """The same against so many replies only, one after the other from the first on."""
        some = [(first + i) % len(self.columns) for i in range(number)]
        self._ends.add(row, some, self._trial.values(self.rows[row], [self.columns[at] for at in some]))

    def look_on(self, row: int, gains: Callable[[list[State]], list[float]]) -> None:
        """Plays one move once against every reply, and asks what the next turn makes of these ends."""
        ends = self._trial.ends(self.rows[row], self.columns)
        self._gains.add(row, range(len(self.columns)), gains(ends))

    def means(self) -> Table:
        """What each pair comes to, with what is known of the turn after."""
        means = self._ends.means(self._doubt)
        return means + TRUST * self._gains.means(LATER_DOUBT) if self._gains.tries.any() else means

    @property
    def tries(self) -> Table:
        """How often each pair was played to the end of the turn."""
        return self._ends.tries

    def is_narrow(self) -> bool:
        return len(self.rows) <= KEPT and len(self.columns) <= KEPT

    def narrow(self) -> None:
        """Drops the half of the rows and of the columns that does worst against the solution."""
        if self.is_narrow():
            return
        payoffs = self.means()
        found = solve(payoffs, ROUNDS)
        rows = _best_half(payoffs @ found.columns)
        columns = _best_half(-(found.rows @ payoffs))
        self.rows = [self.rows[row] for row in rows]
        self.columns = [self.columns[column] for column in columns]
        self._ends.keep(rows, columns)
        self._gains.keep(rows, columns)


def _best_half(worth: Table) -> list[int]:
    kept = max(KEPT, (len(worth) + 1) // 2)
    return sorted(int(at) for at in np.argsort(-worth, kind="stable")[:kept])
