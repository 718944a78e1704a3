"""A table of own moves against the moves that opponents make at the same time, filled by samples."""

from __future__ import annotations

from typing import Protocol, cast

import numpy as np

from warpad.bots.bot import Sight
from warpad.bots.matrix import Table, solve
from warpad.core.dice import Dice
from warpad.core.position import Position

Reply = tuple[int, ...]

# Rounds of regret matching between two passes over the table.
ROUNDS = 40
# Rows and columns that are never dropped.
KEPT = 8
# How many samples of a pair weigh as much as what its row and its column say of it.
DOUBT = 4.0


class Trial(Protocol):
    """Moves of a seat tried against moves of its opponents."""

    def values(self, move: int, replies: list[Reply]) -> list[float]: ...


class Unfolding(Protocol):
    """A game whose turns can be played to their end in imagination."""

    def distinct(self, position: Position, seat: int) -> list[int]: ...
    def is_placing(self, position: Position) -> bool: ...
    def unfold(self, position: Position, last: int, dice: Dice) -> None: ...
    def trial(self, position: Position, seat: int, foes: list[int], dice: Dice) -> Trial: ...


class Duel:
    """Rows are moves of the seat, columns joint moves of its opponents; allies move at random."""

    def __init__(self, sight: Sight, dice: Dice) -> None:
        self.sight = sight
        self.dice = dice
        self.game = cast(Unfolding, sight.game)
        self.world = sight.imagine(dice)
        sides = [seat.get("team", number) for number, seat in enumerate(sight.game.seats(self.world))]
        actors = [int(seat) for seat in self.world.actors()]
        self.foes = [seat for seat in actors if sides[seat] != sides[sight.seat]]
        self.rows: list[int] = []
        self.columns: list[Reply] = []
        self._totals = np.zeros((0, 0))
        self._tries = np.zeros((0, 0))
        self.refresh()

    def set_up(self, rows: list[int], most: int) -> None:
        """Opens the table: these moves against at most so many of the opponents."""
        self.rows = rows
        self.columns = self._replies(most)
        self._totals = np.zeros((len(self.rows), len(self.columns)))
        self._tries = np.zeros((len(self.rows), len(self.columns)))

    def _replies(self, most: int) -> list[Reply]:
        options = [self.game.distinct(self.world, seat) for seat in self.foes]
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
        self.world = self.sight.imagine(self.dice)
        self._trial = self.game.trial(self.world, self.sight.seat, self.foes, self.dice)

    def sample(self, row: int) -> int:
        """Plays one move once against every reply to the end of the turn; tells how many pairs that was."""
        self._totals[row] += self._trial.values(self.rows[row], self.columns)
        self._tries[row] += 1
        return len(self.columns)

    def means(self) -> Table:
        """What each pair comes to: its samples, and the less there are the more what row and column say."""
        totals, tries = self._totals, self._tries
        usual = totals.sum() / max(1.0, tries.sum())
        rows = (totals.sum(1) + usual) / (tries.sum(1) + 1)
        columns = (totals.sum(0) + usual) / (tries.sum(0) + 1)
        guess = rows[:, None] + columns[None, :] - usual
        return cast(Table, (totals + DOUBT * guess) / (tries + DOUBT))

    def narrow(self) -> None:
        """Drops the half of the rows and of the columns that does worst against the solution."""
        if len(self.rows) <= KEPT and len(self.columns) <= KEPT:
            return
        payoffs = self.means()
        found = solve(payoffs, ROUNDS)
        rows = _best_half(payoffs @ found.columns)
        columns = _best_half(-(found.rows @ payoffs))
        self.rows = [self.rows[row] for row in rows]
        self.columns = [self.columns[column] for column in columns]
        self._totals = self._totals[np.ix_(rows, columns)]
        self._tries = self._tries[np.ix_(rows, columns)]


def _best_half(worth: Table) -> list[int]:
    kept = max(KEPT, (len(worth) + 1) // 2)
    return sorted(int(at) for at in np.argsort(-worth, kind="stable")[:kept])
