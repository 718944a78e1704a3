"""What a bot is, and all that it gets to see."""

from __future__ import annotations

from abc import ABC, abstractmethod

from warpad.core.dice import Dice
from warpad.core.game import Game, Json
from warpad.core.learning.batch import zeros
from warpad.core.learning.choice import Choice
from warpad.core.position import Position
from warpad.core.thinking.why import Why
from warpad.core.vecs import i64, vec


class Sight:
    """A match as one seat knows it: its view, its moves, and worlds that agree with both."""

    def __init__(self, game: Game, position: Position, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._position = position

    def legal(self) -> list[int]:
        return list(self._position.legal(self.seat))

    def observe(self) -> Json:
        return self._position.observe(self.seat)

    def encode(self) -> bytes:
        """The view as the row of numbers that environments give, for a trained player."""
        notation = self.game.notation()
        row = zeros(notation.observation.size)
        notation.encoding.write(self._position, self.seat, vec[i64]([]), row, 0)
        return bytes(row)

    def choice(self) -> Choice:
        """The decision number by number, as in environments: `mark`, `pick`, and `move` once it is made."""
        choice = Choice(self.game.notation().encoding)
        choice.open(self._position, self.seat)
        return choice

    def imagine(self, dice: Dice) -> Position:
        """A whole position, sampled from all that the seat cannot tell apart."""
        return self._position.imagine(self.seat, dice)

    def turn(self) -> int:
        """A number that changes when a new turn (or round) begins: budgets are per turn."""
        return self.game.turn_number(self._position)


class Bot(ABC):
    """Plays one seat of one match. It may remember; it gets no other door to the match than a Sight."""

    name: str = ""

    def __init__(self, game: str) -> None:
        self.game = game
        self.name = self.name or type(self).__name__

    @abstractmethod
    def choose(self, sight: Sight, dice: Dice) -> int:
        """One of the legal moves."""

    def why(self, sight: Sight, move: int, dice: Dice) -> Why | None:
        """What decided a choice it made, for who asks; with nothing to say it is explained by the critic."""
        return None


def consult(bot: Bot, game: Game, position: Position, seat: int, dice: Dice) -> int:
    """A bot's move in a match: it is shown a world that its seat cannot tell apart from the true one."""
    return bot.choose(Sight(game, position.imagine(seat, dice), seat), dice)
