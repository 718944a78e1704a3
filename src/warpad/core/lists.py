"""Lists of numbers as the states of games hold them: made full, and mixed into a hash."""

from typing import Final

from warpad.core.bits64 import mix
from warpad.core.vecs import i64, vec

# What a new position holds until it is laid out or becomes a copy; never changed in place.
EMPTY: Final = vec[i64]([])


def fill(length: i64, value: i64) -> vec[i64]:
    """A list of one value."""
    return vec[i64]([value] * length)


def mix_all(digest: i64, values: vec[i64]) -> i64:
    """A digest that also depends on each of these values."""
    i: i64 = 0
    while i < len(values):
        digest = mix(digest, values[i])
        i += 1
    return digest


def mix_list(digest: i64, values: vec[i64]) -> i64:
    """A digest that also depends on these values and on how many they are."""
    return mix_all(mix(digest, len(values)), values)
