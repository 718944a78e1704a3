"""The games and set-ups over which the laws are tried."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from tests.toy import TOY
from warpad.core.dice import Dice
from warpad.core.game import Game
from warpad.core.playout import random_moves
from warpad.core.position import CHANCE, SPECTATOR, Position
from warpad.core.vecs import Ints, append, i64, vec
from warpad.games import GAMES, find

LONGEST = 20_000


@dataclass(frozen=True, eq=False)
class Sample:
    """One set-up of one game."""

    game: Game
    index: int
    setup: dict[str, Any]

    @property
    def name(self) -> str:
        return f"{self.game.name}-{self.index}"

    def start(self) -> Position:
        return self.game.new(self.setup)


def built() -> list[str]:
    """The games whose engine is there."""
    return [name for name in GAMES if find_spec(f"warpad.games.{name}.game") is not None]


def samples_of(game: Game) -> list[Sample]:
    return [Sample(game, index, game.among_programs(setup)) for index, setup in enumerate(game.samples())]


@cache
def samples() -> tuple[Sample, ...]:
    """Every sample of every game."""
    return tuple(sample for name in built() for sample in samples_of(find(name)))


def with_toy() -> list[Sample | ParameterSet]:
    """The same and the toy, on which the laws themselves are tried."""
    return [*(pytest.param(sample, marks=pytest.mark.plain) for sample in samples_of(TOY)), *samples()]


def seats_of(sample: Sample, position: Position) -> range:
    return range(len(sample.game.seats(position)))


def viewers_of(sample: Sample, position: Position) -> list[int]:
    return [*seats_of(sample, position), SPECTATOR]


def some_moves(position: Position, dice: Dice) -> Ints:
    """A move for each actor: an outcome by its odds, anything legal of a seat."""
    if position.actor() != CHANCE:
        return random_moves(position, dice)
    return append(vec[i64]([]), position.draw(dice))


def walk(position: Position, dice: Dice, limit: int = LONGEST) -> Iterator[Position]:
    """Random play: the same position after each decision, until the game is over."""
    yield position
    for _ in range(limit):
        if not len(position.actors()):
            return
        position.apply(some_moves(position, dice))
        yield position


@cache
def snapshots(sample: Sample, seed: int, count: int) -> tuple[Position, ...]:
    """Positions of one random game, evenly spread, the first and the last among them; not to be changed."""
    taken = [position.copy() for position in walk(sample.start(), Dice(seed))]
    if len(taken) <= count:
        return tuple(taken)
    return tuple(taken[i * (len(taken) - 1) // (count - 1)] for i in range(count))
