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

Observation = dict[str, NDArray[Any]]
# Seeds of games are drawn below this.
SEEDS = 1 << 30


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


class Desk:
    """Writes observations of one game into the same place again and again, and hands out copies."""

    def __init__(self, notation: Notation) -> None:
        self._seen_row = zeros(notation.observation.size)
        self._mask_row = zeros(notation.actions.size)
        self._seen = share(self._seen_row)
        self._mask = share(self._mask_row)

    def observe(self, play: Play, seat: int, may_choose: bool) -> Observation:
        """What this seat sees, and the numbers it may choose if it is asked now."""
        self._seen.fill(0)
        self._mask.fill(0)
        play.write(seat, self._seen_row, 0)
        if may_choose:
            play.mark(self._mask_row, 0)
        return {"observation": self._seen.copy(), "action_mask": self._mask.copy().view(np.int8)}


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
