"""Etudes proved anew when the content they are played with has changed."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from warpad.core.dice import Dice
from warpad.core.etude import Etude
from warpad.core.game import Game
from warpad.puzzles.maker import Maker
from warpad.puzzles.solver import prepared, solve

SHORT = 16
SEED = 8


def content_of(game: Game) -> str:
    """A digest of all content of a game."""
    parts = sorted(game.digests().items())
    return sha256(repr(parts).encode()).hexdigest()[:SHORT]


def renewed(game: Game, etude: Etude) -> Etude | None:
    """The etude with what is true of it today; None when it is no etude any more."""
    position, goal = prepared(game, etude)
    answer = solve(position, goal, etude.seat)
    maker = Maker(game, Dice(SEED))
    today = msgspec.structs.replace(etude)
    if not maker.is_tight(answer, today) or maker.is_obvious(today, position, answer):
        return None
    today = maker.described(today, position, answer)
    today.content = content_of(game)
    return today
