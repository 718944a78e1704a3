"""Multisets as vectors of counts: stacks and decks whose order nobody knows."""

from warpad.core.dice import Dice
from warpad.core.vecs import append, i64, vec


def size(counts: vec[i64], start: i64, end: i64) -> i64:
    """How many things lie in the part start..end of the counts."""
    total: i64 = 0
    for i in range(start, end):
        total += counts[i]
    return total


def odds(counts: vec[i64], start: i64, end: i64) -> vec[i64]:
    """Each kind that is left (numbered from 0) with its count as weight."""
    table = vec[i64]([])
    for i in range(start, end):
        if counts[i] > 0:
            table = append(table, i - start)
            table = append(table, counts[i])
    return table


def draw(counts: vec[i64], start: i64, end: i64, dice: Dice) -> i64:
    """A kind drawn at random; the bag is not changed."""
    at = dice.below(size(counts, start, end))
    i = start
    while at >= counts[i]:
        at -= counts[i]
        i += 1
    return i - start
