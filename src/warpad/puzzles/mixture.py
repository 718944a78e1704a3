"""Which sealed choices are mixed, how often each, and whether no other mixture does as well."""

from __future__ import annotations

from dataclasses import dataclass

from warpad.puzzles.duel import Duel
from warpad.puzzles.search import CLOSE, SURE


@dataclass
class Mixture:
    """Rows with their shares, most frequent first. Rows that do the same whatever the other does count
    once, by the first of them; where a row alone is enough for a sure win each such row is a solution."""

    rows: list[int]
    shares: list[float]
    is_only: bool


def mixture_of(duel: Duel) -> Mixture:
    """What a solved duel says; the rows as good as the mixture are reckoned to the last cell."""
    groups = alike(duel)
    if duel.value >= SURE - CLOSE:
        firsts = [group[0] for group in groups if _never_fails(duel, group[0])]
        return Mixture(firsts, [SURE] * len(firsts), len(firsts) == 1)
    shares = [sum(duel.mine[row] for row in group) for group in groups]
    order = sorted(range(len(groups)), key=lambda n: (-shares[n], groups[n][0]))
    chosen = [n for n in order if shares[n] > CLOSE]
    is_only = len(chosen) == len(groups) and _is_determined(duel, [group[0] for group in groups])
    return Mixture([groups[n][0] for n in chosen], [shares[n] for n in chosen], is_only)


def alike(duel: Duel) -> list[list[int]]:
    """The rows that are as good as the mixture, those with the same cells together."""
    found: dict[tuple[float, ...], list[int]] = {}
    for row in range(duel.rows):
        if duel.row_worth(row) >= duel.value - CLOSE:
            cells = tuple(round(duel.at(row, column), 9) for column in range(duel.columns))
            found.setdefault(cells, []).append(row)
    return list(found.values())


def _never_fails(duel: Duel, row: int) -> bool:
    return all(duel.at(row, column) >= SURE - CLOSE for column in range(duel.columns))


def _is_determined(duel: Duel, rows: list[int]) -> bool:
    """Whether the columns that are played leave the shares of these rows no freedom."""
    columns = [column for column in range(duel.columns) if duel.theirs[column] > CLOSE]
    conditions = [[duel.at(row, column) - duel.value for row in rows] for column in columns]
    return _rank([*conditions, [1.0] * len(rows)]) == len(rows)


def _rank(matrix: list[list[float]]) -> int:
    rows = [list(row) for row in matrix]
    rank = 0
    for column in range(len(rows[0])):
        pivot = max(range(rank, len(rows)), key=lambda r: abs(rows[r][column]), default=None)
        if pivot is None or abs(rows[pivot][column]) < CLOSE:
            continue
        rows[rank], rows[pivot] = rows[pivot], rows[rank]
        for other in range(rank + 1, len(rows)):
            factor = rows[other][column] / rows[rank][column]
            rows[other] = [a - factor * b for a, b in zip(rows[other], rows[rank], strict=True)]
        rank += 1
    return rank
