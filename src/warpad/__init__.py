"""Warpad: Neuroshima Hex, Neon and War of Bugs to play, solve, analyse and program."""

__version__ = "0.1.0"
