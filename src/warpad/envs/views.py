"""What environments hand out: the spaces of a game, observations with masks, and their parts by name."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from warpad.core.dice import Dice
from warpad.core.game import Game, Json
from warpad.core.learning.batch import zeros
from warpad.core.learning.notation import Notation, Symmetry
from warpad.core.learning.play import Play
from warpad.core.learning.sheet import Sheet
from warpad.envs.memory import share
from warpad.games import find

Observation = dict[str, NDArray[Any]]
# Seeds of games are drawn below this.
SEEDS = 1 << 30
# Every seat is asked, none is played by the engine.
ALL = -1


def observation_space(notation: Notation) -> spaces.Dict:
    """Observation and mask of one seat."""
    highest = np.frombuffer(notation.observation.highest(), np.uint8)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (notation.actions.size,), np.int8),
        }
    )


def action_space(notation: Notation) -> spaces.Discrete[Any]:
    return spaces.Discrete(notation.actions.size)


def split(sheet: Sheet, rows: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The named parts of observations (or of masks) as views in their own shapes."""
    parts = {}
    for channel in sheet.channels:
        at = sheet.at[channel.name]
        parts[channel.name] = rows[..., at : at + channel.size].reshape(*rows.shape[:-1], *channel.shape)
    return parts


def transform(symmetry: Symmetry, seen: Observation) -> Observation:
    """The same observation and mask with the board turned or mirrored."""
    return {
        "observation": seen["observation"][..., list(symmetry.seen)],
        "action_mask": seen["action_mask"][..., list(symmetry.numbers)],
    }


class Session:
    """One game as an environment drives it; copies and pickles hold it as plain data."""

    def __init__(self, game: str, setup: Json | None, own: int = ALL) -> None:
        self.game = find(game)
        self.notation = self.game.notation()
        self.setup = self.game.among_programs(setup or {})
        self.own = own
        self.start = self.game.new(self.setup)
        self.seats = len(self.game.seats(self.start))
        self._seen_row = zeros(self.notation.observation.size)
        self._mask_row = zeros(self.notation.actions.size)
        self._seen = share(self._seen_row)
        self._mask = share(self._mask_row)
        self.play = Play(self.notation.encoding, own)
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game."""
        self.play.begin(self.start.copy(), Dice(seed))

    def observe(self, seat: int) -> Observation:
        """What this seat sees, and the numbers it may choose if it is asked now."""
        self._seen.fill(0)
        self._mask.fill(0)
        self.play.write(seat, self._seen_row, 0)
        if seat == self.play.asked:
            self.play.mark(self._mask_row, 0)
        return {"observation": self._seen.copy(), "action_mask": self._mask.copy().view(np.int8)}

    def __reduce__(self) -> tuple[Any, ...]:
        return resume, (self.game.name, self.setup, self.own, save_play(self.game, self.play))


def resume(game: str, setup: Json, own: int, saved: Json) -> Session:
    """The session that such data was made from."""
    session = Session(game, setup, own)
    session.play = load_play(session.game, own, saved)
    return session


class OfOneGame:
    """What environments of one game tell of it."""

    _session: Session

    @property
    def game(self) -> Game:
        return self._session.game

    @property
    def notation(self) -> Notation:
        return self._session.notation

    @property
    def setup(self) -> Json:
        return self._session.setup


def save_play(game: Game, play: Play) -> Json:
    """A game under way as plain data."""
    return {
        "position": game.dump(play.position),
        "dice": int(play.dice.state),
        "asked": int(play.asked),
        "picked": [int(number) for number in play.choice.picked],
        "actors": [int(seat) for seat in play.actors],
        "sealed": [int(move) for move in play.sealed],
    }


def load_play(game: Game, own: int, data: Json) -> Play:
    """The game of such data."""
    play = Play(game.notation().encoding, own)
    play.dice = Dice(0)
    play.dice.state = data["dice"]
    play.position = game.load(data["position"])
    play.actors = type(play.actors)(data["actors"])
    play.sealed = type(play.sealed)(data["sealed"])
    play.asked = data["asked"]
    if play.asked >= 0:
        play.ask(play.asked)
        for number in data["picked"]:
            play.choice.pick(number)
    return play
