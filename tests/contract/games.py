"""The games and set-ups over which the laws are tried."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any

from warpad.core.dice import Dice
from warpad.core.game import Game
from warpad.core.playout import random_moves
from warpad.core.position import CHANCE, Position
from warpad.core.vecs import append, i64, vec
from warpad.games import GAMES, find


@dataclass(frozen=True)
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


@cache
def samples() -> tuple[Sample, ...]:
    games = [find(name) for name in built()]
    return tuple(Sample(game, i, dict(setup)) for game in games for i, setup in enumerate(game.samples()))


def some_moves(position: Position, dice: Dice) -> vec[i64]:
    """A move for each actor: an outcome by its odds, anything legal of a seat."""
    if position.actor() != CHANCE:
        return random_moves(position, dice)
    return append(vec[i64]([]), position.draw(dice))


def walk(position: Position, dice: Dice, limit: int) -> Iterator[Position]:
    """Random play: the same position after each decision, until the game is over."""
    yield position
    for _ in range(limit):
        if not len(position.actors()):
            return
        position.apply(some_moves(position, dice))
        yield position
