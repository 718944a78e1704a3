"""Sets of small numbers as words of 64 bits: the formulas that become machine code."""

from typing import Final

from warpad.core.vecs import i64, vec

MASK62: Final[i64] = (1 << 62) - 1
_MULTIPLIER: Final[i64] = 0x2545F4914F6CDD1D

# The position of a lone bit: times this number, each bit puts other digits on top (a de Bruijn sequence).
_SEQUENCE: Final[i64] = 0x03F79D71B4CB0A89
_LONE: Final = vec[i64]([{_SEQUENCE << n >> 58 & 63: n for n in range(64)}[m] for m in range(64)])


def single(number: i64) -> i64:
    """The mask with this bit alone.

    Compiled, a literal before `<<` is a number of 32 bits; the zero makes it one of 64.
    """
    zero = number & 0
    return (1 | zero) << number


def lowest(mask: i64) -> i64:
    """The number of the lowest bit of a mask that is not empty."""
    return _LONE[((mask & -mask) * _SEQUENCE >> 58) & 63]


def highest(mask: i64) -> i64:
    """The number of the highest bit of a mask that is not empty."""
    left = mask
    while left & (left - 1) != 0:
        left &= left - 1
    return lowest(left)


def count(mask: i64) -> i64:
    """How many bits are set."""
    left = mask
    left = left - ((left >> 1) & 0x1555555555555555)
    left = (left & 0x3333333333333333) + ((left >> 2) & 0x3333333333333333)
    left = (left + (left >> 4)) & 0x0F0F0F0F0F0F0F0F
    left = left + (left >> 8)
    left = left + (left >> 16)
    left = left + (left >> 32)
    return left & 0x7F


def nth(mask: i64, index: i64) -> i64:
    """The number of the bit at this index, counting set bits from the lowest."""
    left = mask
    skip = index
    while skip > 0:
        left &= left - 1
        skip -= 1
    return lowest(left)


def mix(digest: i64, value: i64) -> i64:
    """A digest that also depends on this value."""
    x = (digest ^ (value & MASK62)) & MASK62
    x = (x * _MULTIPLIER + 0x14057B7EF767814F) & MASK62
    return x ^ (x >> 29)
