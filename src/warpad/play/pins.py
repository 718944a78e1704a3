"""By which rules and content a match is played: pinned when it begins, compared whenever it is opened."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from warpad.core.game import Game

FIRST = "1"
_GAMES = 16


class Pin(msgspec.Struct, frozen=True):
    """The version of a game's rules, and the digest of each of its content files."""

    rules: str
    content: dict[str, str]


@lru_cache(maxsize=_GAMES)
def pin_of(game: Game) -> Pin:
    """What this program plays the game by; its content was read once, so it is hashed once."""
    return Pin(str(getattr(game, "rules_version", FIRST)), game.digests())


def is_same(pin: Pin, game: Game) -> bool:
    """Would the game be played now as this pin says? What was added since changes no match."""
    now = pin_of(game)
    return pin.rules == now.rules and all(now.content.get(file) == it for file, it in pin.content.items())
