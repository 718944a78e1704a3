"""How a game writes positions and moves as numbers: the questions that each game answers once."""

from typing import Final

from warpad.core.position import Position
from warpad.core.vecs import append, i64, u8, vec

# The move has no further step.
ENDED: Final[i64] = -1


class Encoding:
    """Observations are rows of bytes; a move is one number after another from a fixed range.

    The same number always means the same thing. A choice made in several steps (a tile, then a hex) asks
    for the next number only while more than one move fits those that were given.
    """

    def __init__(self, size: i64, numbers: i64) -> None:
        self.size: i64 = size  # how long an observation is
        self.numbers: i64 = numbers  # how many numbers there are to choose from

    def write(self, position: Position, seat: i64, picked: vec[i64], out: vec[u8], at: i64) -> None:
        """Writes what a seat knows, and what it has picked so far, to a place that is all zeros."""
        raise NotImplementedError

    def amend(self, position: Position, seat: i64, picked: vec[i64], out: vec[u8], at: i64) -> None:
        """Adds what was picked since to what was written of the same position."""
        raise NotImplementedError

    def number(self, position: Position, seat: i64, move: i64, step: i64) -> i64:
        """The number that stands for this step of a move, or ENDED."""
        raise NotImplementedError

    def mark(
        self, position: Position, seat: i64, moves: vec[i64], picked: vec[i64], mask: vec[u8], at: i64
    ) -> None:
        """Sets a one for every number with which some of the moves go on after those that were picked."""
        step = len(picked)
        i: i64 = 0
        while i < len(moves):
            mask[at + self.number(position, seat, moves[i], step)] = u8(1)
            i += 1

    def keep(self, position: Position, seat: i64, moves: vec[i64], picked: vec[i64], number: i64) -> vec[i64]:
        """The moves that go on with this number."""
        step = len(picked)
        kept = vec[i64]([])
        i: i64 = 0
        while i < len(moves):
            if self.number(position, seat, moves[i], step) == number:
                kept = append(kept, moves[i])
            i += 1
        return kept


def capped(value: i64, most: i64) -> u8:
    """The value, brought between 0 and the most."""
    if value < 0:
        return u8(0)
    return u8(value if value < most else most)
