"""A table of own moves against the moves that opponents make at the same time, filled by samples."""

from __future__ import annotations

from typing import Protocol, cast

import numpy as np

from warpad.bots.bot import Sight
from warpad.bots.matrix import Table, solve
from warpad.core.dice import Dice
from warpad.core.position import Position
from warpad.core.vecs import append, i64, vec

# Rounds of regret matching between two passes over the table.
ROUNDS = 80
# Rows and columns that are never dropped.
KEPT = 8


class Unfolding(Protocol):
    """A game whose turns can be played to their end in imagination."""

    def distinct(self, position: Position, seat: int) -> list[int]: ...
    def is_placing(self, position: Position) -> bool: ...
    def unfold(self, position: Position, last: int, dice: Dice) -> None: ...


class Duel:
    """Rows are moves of the seat, columns joint moves of its opponents; allies move at random."""

    def __init__(self, sight: Sight, turns: int, dice: Dice) -> None:
        self.sight = sight
        self.last = sight.turn() + turns
        self.dice = dice
        self.world = sight.imagine(dice)
        self.game = cast(Unfolding, sight.game)
        sides = [seat.get("team", number) for number, seat in enumerate(sight.game.seats(self.world))]
        self.actors = [int(seat) for seat in self.world.actors()]
        self.foes = [seat for seat in self.actors if sides[seat] != sides[sight.seat]]
        self.rows: list[int] = []
        self.columns: list[tuple[int, ...]] = []
        self._totals: list[list[float]] = []
        self._tries: list[list[int]] = []

    def set_up(self, rows: list[int], most: int) -> None:
        """Opens the table: these moves against at most so many of the opponents."""
        self.rows = rows
        self.columns = self._replies(most)
        self._totals = [[0.0] * len(self.columns) for _ in rows]
        self._tries = [[0] * len(self.columns) for _ in rows]

    def _replies(self, most: int) -> list[tuple[int, ...]]:
        options = [self.game.distinct(self.world, seat) for seat in self.foes]
        if len(options) == 1 and len(options[0]) <= most:
            return [(move,) for move in options[0]]
        found: set[tuple[int, ...]] = set()
        for _ in range(2 * most):
            found.add(tuple(moves[self.dice.below(len(moves))] for moves in options))
            if len(found) == most:
                break
        return sorted(found)

    def refresh(self) -> None:
        """Another world: what opponents have sealed before is guessed anew."""
        self.world = self.sight.imagine(self.dice)

    def sample(self, row: int, column: int) -> None:
        """Plays one pair of moves to the end of the turn and notes what it came to."""
        twin = self.world.copy()
        answers = dict(zip(self.foes, self.columns[column], strict=True))
        answers[self.sight.seat] = self.rows[row]
        moves = vec[i64]([])
        for seat in self.actors:
            move = answers[seat] if seat in answers else twin.pick(seat, self.dice)
            moves = append(moves, move)
        twin.apply(moves)
        self.game.unfold(twin, self.last, self.dice)
        self._totals[row][column] += self.sight.game.evaluate(twin, self.sight.seat)
        self._tries[row][column] += 1

    def means(self) -> Table:
        """What each pair came to; a pair that was not tried counts as the mean of its row and column."""
        totals, tries = np.array(self._totals), np.array(self._tries, dtype=np.float64)
        usual = totals.sum() / max(1.0, tries.sum())
        rows = (totals.sum(1) + usual) / (tries.sum(1) + 1)
        columns = (totals.sum(0) + usual) / (tries.sum(0) + 1)
        guess = rows[:, None] + columns[None, :] - usual
        return cast(Table, np.where(tries > 0, totals / np.maximum(tries, 1.0), guess))

    def narrow(self) -> None:
        """Drops the half of the rows and of the columns that does worst against the solution."""
        payoffs = self.means()
        found = solve(payoffs, ROUNDS)
        rows = _best_half(payoffs @ found.columns)
        columns = _best_half(-(found.rows @ payoffs))
        self.rows = [self.rows[row] for row in rows]
        self.columns = [self.columns[column] for column in columns]
        self._totals = [[self._totals[row][column] for column in columns] for row in rows]
        self._tries = [[self._tries[row][column] for column in columns] for row in rows]


def _best_half(worth: Table) -> list[int]:
    kept = max(KEPT, (len(worth) + 1) // 2)
    return sorted(int(at) for at in np.argsort(-worth, kind="stable")[:kept])
