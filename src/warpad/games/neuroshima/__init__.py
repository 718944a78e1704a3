"""Neuroshima Hex: the only door is GAME."""

from warpad.games.neuroshima.game import GAME

__all__ = ["GAME"]
