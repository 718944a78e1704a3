"""One decision of one seat, made number by number."""

from typing import Final

from warpad.core.learning.encoding import Encoding
from warpad.core.position import Position
from warpad.core.vecs import append, i64, u8, vec

UNDECIDED: Final[i64] = -1


class Choice:
    """The moves that still fit the numbers picked so far; one that is left alone is the decision."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding: Encoding = encoding
        self.position: Position = Position()
        self.seat: i64 = 0
        self.moves: vec[i64] = vec[i64]([])
        self.picked: vec[i64] = vec[i64]([])
        self.move: i64 = UNDECIDED

    def open(self, position: Position, seat: i64) -> None:
        """Begins a decision."""
        self.position = position
        self.seat = seat
        self.moves = position.legal(seat)
        self.picked = vec[i64]([])
        self.move = UNDECIDED

    def pick(self, number: i64) -> bool:
        """Takes one number; False when no move goes on with it."""
        kept = self.encoding.keep(self.position, self.seat, self.moves, self.picked, number)
        if len(kept) == 0:
            return False
        if len(kept) == 1:
            self.move = kept[0]
        self.moves = kept
        self.picked = append(self.picked, number)
        return True

    def mark(self, mask: vec[u8], at: i64) -> None:
        """The numbers that are open now, to a place that is all zeros."""
        self.encoding.mark(self.position, self.seat, self.moves, self.picked, mask, at)

    def copy(self, position: Position) -> "Choice":
        """The same decision in a copy of the position."""
        twin = Choice(self.encoding)
        twin.position = position
        twin.seat = self.seat
        twin.moves = self.moves[:]
        twin.picked = self.picked[:]
        twin.move = self.move
        return twin
