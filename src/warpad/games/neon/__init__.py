"""Neon: the only door is GAME."""

from warpad.games.neon.game import GAME

COMPILED = ("position",)
__all__ = ["GAME"]
