"""A small random generator: the same numbers compiled and not, on any machine."""

from typing import Final

from warpad.core.bits import MASK62
from warpad.core.vecs import i64

_MULTIPLIER: Final[i64] = 0x2545F4914F6CDD1D
_STEP: Final[i64] = 0x14057B7EF767814F


class Dice:
    """A stream of random numbers made from a seed."""

    __slots__ = ("state",)

    def __init__(self, seed: i64) -> None:
        self.state: i64 = (seed * _MULTIPLIER + _STEP) & MASK62
        self.bits()

    def bits(self) -> i64:
        """Sixty-two random bits."""
        state = (self.state * _MULTIPLIER + _STEP) & MASK62
        self.state = state
        x = ((state ^ (state >> 31)) * _MULTIPLIER) & MASK62
        return x ^ (x >> 29)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1."""
        return (self.bits() >> 9) % bound

    def copy(self) -> "Dice":
        twin = Dice(0)
        twin.state = self.state
        return twin
