"""What an etude asks for, as the solver sees it: the judge of positions and of moves worth trying."""

from typing import Final

from warpad.core.position import Position
from warpad.core.vecs import append, i64, vec

UNDECIDED: Final = -1.0


class Goal:
    """The judge of one etude; a game overrides what it needs."""

    def value(self, position: Position) -> float:
        """How well the goal is met, 0 to 1, or UNDECIDED while it can still go either way."""
        raise NotImplementedError

    def considers(self, position: Position, seat: i64, move: i64) -> bool:
        """Whether a legal move of a seat that acts belongs to the etude at all."""
        return True

    def options(self, position: Position, seat: i64) -> vec[i64]:
        """All moves of a seat that belong to the etude, in the order of `legal`."""
        moves = position.legal(seat)
        kept = vec[i64]([])
        i: i64 = 0
        while i < len(moves):
            if self.considers(position, seat, moves[i]):
                kept = append(kept, moves[i])
            i += 1
        return kept

    def options_in_order(self, position: Position, seat: i64) -> vec[i64]:
        """The same without moves that could as well have been made before the last ones: what they lead to
        is met on another way."""
        return self.options(position, seat)

    def mixes(self) -> bool:
        """Whether what is chosen in secret at the same time may be left to chance, by both sides."""
        return False

    def situation(self, position: Position) -> i64:
        """Equal for two positions of equal worth."""
        return position.key()

    def closes(self, position: Position, move: i64) -> bool:
        """Whether with this move the side to play has done all it can: what stands now is a try."""
        return False

    def is_idle(self, position: Position) -> bool:
        """Whether it makes no difference which outcome chance gives here."""
        return False

    def is_try(self, position: Position) -> bool:
        """Whether all that was done before chance first steps in, here, is a try."""
        return False

    def key(self, position: Position) -> i64:
        """Equal for two positions from which the goal is equally far."""
        return position.key()

    def outline(self, position: Position) -> i64:
        """Equal for two positions that count as one solution."""
        return position.key()
