"""The plain way to reckon the chance of an etude, in fractions, and what comes of playing its solution."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import product

from warpad.core.goal import Goal
from warpad.core.position import CHANCE, Position
from warpad.core.vecs import i64, vec
from warpad.puzzles.attempts import open_moves


def played(position: Position, moves: Sequence[int]) -> Position:
    following = position.copy()
    following.apply(vec[i64](list(moves)))
    return following


def outcomes(position: Position) -> list[tuple[Fraction, Position]]:
    table = [int(number) for number in position.odds()]
    total = sum(table[1::2])
    pairs = zip(table[::2], table[1::2], strict=True)
    return [(Fraction(weight, total), played(position, [outcome])) for outcome, weight in pairs]


class Plain:
    """The best chance by trying everything, position by position."""

    def __init__(self, goal: Goal, seat: int) -> None:
        self.goal, self.seat = goal, seat
        self.known: dict[int, Fraction] = {}

    def chance(self, position: Position) -> Fraction:
        decided = self.goal.value(position)
        if decided >= 0:
            return Fraction(decided)
        key = int(position.key())
        if key not in self.known:
            self.known[key] = self.reckoned(position)
        return self.known[key]

    def reckoned(self, position: Position) -> Fraction:
        actors = list(position.actors())
        if actors == [CHANCE]:
            return sum((share * self.chance(p) for share, p in outcomes(position)), Fraction(0))
        choices = [open_moves(position, self.goal, who) for who in actors]
        if self.seat not in actors:
            return min(self.chance(played(position, moves)) for moves in product(*choices))
        own = choices.pop(actors.index(self.seat))
        return max(
            min(
                self.chance(played(position, self.joined(actors, move, others)))
                for others in product(*choices)
            )
            for move in own
        )

    def joined(self, actors: list[int], move: int, others: tuple[int, ...]) -> list[int]:
        at = actors.index(self.seat)
        return [*others[:at], move, *others[at:]]


def followed(position: Position, goal: Goal, seat: int, choose: Callable[[Position, int], int]) -> Fraction:
    """How likely the real game ends well, each dice roll played, when everyone does as they are told."""
    decided = goal.value(position)
    if decided >= 0:
        return Fraction(decided)
    who = int(position.actor())
    if who == CHANCE:
        return sum((share * followed(p, goal, seat, choose) for share, p in outcomes(position)), Fraction(0))
    move = choose(position, who)
    assert move in position.legal(who)
    return followed(played(position, [move]), goal, seat, choose)
