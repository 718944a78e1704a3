"""Neuroshima Hex: the only door is GAME."""

from warpad.games.neuroshima.game import GAME

COMPILED = ("position",)

__all__ = ["GAME"]
