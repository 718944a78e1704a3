"""Games in which both choose at once: a table of payoffs and the mixed strategies that solve it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

import numpy as np
from numpy.typing import NDArray

from warpad.core.dice import Dice

Table = NDArray[np.float64]

FINE = 1 << 30


@dataclass(frozen=True)
class Solution:
    """How often each row and each column is played, and what the rows get."""

    rows: Table
    columns: Table
    value: float


def solve(payoffs: Table, rounds: int, habit: Table | None = None) -> Solution:
    """Regret matching: each side plays what it wishes it had played; later rounds count for more.

    The rows want much, the columns little; the averages come close to a pair of best answers. With a habit
    columns come as often as it says, whatever they bring, and are chosen freely in what is left to one."""
    many, others = payoffs.shape
    regret, other_regret = np.zeros(many), np.zeros(others)
    rows, columns = np.zeros(many), np.zeros(others)
    for number in range(1, rounds + 1):
        mine, theirs = _mixture(regret), _mixture(other_regret)
        met = theirs if habit is None else habit + (1.0 - habit.sum()) * theirs
        got, given = payoffs @ met, mine @ payoffs
        value = float(mine @ got)
        paid = value if habit is None else float(given @ theirs)
        regret = np.maximum(regret + got - value, 0.0)
        other_regret = np.maximum(other_regret + paid - given, 0.0)
        rows += number * mine
        columns += number * met
    rows, columns = rows / rows.sum(), columns / columns.sum()
    return Solution(rows, columns, float(rows @ payoffs @ columns))


def _mixture(regret: Table) -> Table:
    total = regret.sum()
    return regret / total if total > 0 else np.full(len(regret), 1.0 / len(regret))


def values_of(tables: Table, rounds: int) -> Table:
    """What the rows of each of many tables of one size get; solved side by side."""
    number, many, others = tables.shape
    regret, other_regret = np.zeros((number, many)), np.zeros((number, others))
    rows, columns = np.zeros((number, many)), np.zeros((number, others))
    for weight in range(1, rounds + 1):
        mine, theirs = _mixtures(regret), _mixtures(other_regret)
        got = (tables * theirs[:, None, :]).sum(2)
        given = (tables * mine[:, :, None]).sum(1)
        value = (mine * got).sum(1, keepdims=True)
        regret = np.maximum(regret + got - value, 0.0)
        other_regret = np.maximum(other_regret + value - given, 0.0)
        rows += weight * mine
        columns += weight * theirs
    weights = rows[:, :, None] * columns[:, None, :]
    return cast(Table, (weights * tables).sum((1, 2)) / weights.sum((1, 2)))


def _mixtures(regret: Table) -> Table:
    total = regret.sum(1, keepdims=True)
    even = np.full_like(regret, 1.0 / regret.shape[1])
    return cast(Table, np.divide(regret, total, out=even, where=total > 0))


def exploitability(payoffs: Table, rows: Table, value: float) -> float:
    """How much less than the value of the game the rows get from the best answer to them."""
    return value - float((rows @ payoffs).min())


def draw_row(mixture: Table, dice: Dice, least: float) -> int:
    """An index, as often as the mixture says; what is played more seldom than `least` is left out."""
    kept = np.where(mixture >= min(least, float(mixture.max())), mixture, 0.0)
    at = dice.below(FINE) / FINE * float(kept.sum())
    return min(int(np.searchsorted(np.cumsum(kept), at, side="right")), len(kept) - 1)
