"""War of Bugs: Samurai: the only door is GAME."""

from warpad.games.bugs.game import GAME

COMPILED = ("position",)
__all__ = ["GAME"]
