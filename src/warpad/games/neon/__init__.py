"""Neon: the only door is GAME."""

from warpad.games.neon.game import GAME

__all__ = ["GAME"]
