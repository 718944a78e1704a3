"""The three games, each in a folder of its own."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from warpad.core.errors import SetupError
from warpad.core.rulebook import Rulebook

if TYPE_CHECKING:
    from warpad.core.game import Game

GAMES = ("neuroshima", "neon", "bugs")


@cache
def find(name: str) -> Game:
    """The game of this name; each game's package has `GAME`."""
    if name not in GAMES:
        raise SetupError("setup-game-unknown", game=name, games=list(GAMES))
    game: Game = import_module(f"warpad.games.{name}").GAME
    return game


@cache
def rulebook(name: str) -> Rulebook:
    """The rules of a game, which can be read without its engine."""
    return Rulebook.load(Path(__file__).parent / name / "rules.toml")
