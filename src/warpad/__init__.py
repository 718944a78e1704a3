"""Warpad: Neuroshima Hex, Neon and War of Bugs to play, solve, analyse and program."""

from warpad import locales
from warpad.core import errors

__version__ = "0.1.0"

errors.english = locales.told
