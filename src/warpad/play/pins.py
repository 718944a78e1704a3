"""By which rules and content a match is played: pinned when it begins, compared whenever it is opened."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from warpad.core.game import Game, Json

_GAMES = 16


class Pin(msgspec.Struct, frozen=True):
    """The version of a game's rules, and the digest of each content file that is used."""

    rules: int
    content: dict[str, str]


def pin_of(game: Game, setup: Mapping[str, Any], position: Json | None = None) -> Pin:
    """What this program would play such a match by."""
    used = {file: it for file, it in _content(game).items() if game.uses(file, setup, position)}
    return Pin(game.rules_version, used)


def is_same(pin: Pin, game: Game) -> bool:
    """Would the game be played now as this pin says? What was added since changes no match."""
    now = _content(game)
    return game.plays_rules(pin.rules) and all(now.get(file) == it for file, it in pin.content.items())


@lru_cache(maxsize=_GAMES)
def _content(game: Game) -> dict[str, str]:
    """A program reads the content of its games once, so it is hashed once."""
    return game.digests()
