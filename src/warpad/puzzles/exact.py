"""The chance of an etude as a fraction: the best play is known, so only its own tree is reckoned."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product

from warpad.core.position import CHANCE, NOBODY, SEVERAL, Position
from warpad.core.vecs import i64, vec
from warpad.puzzles.search import CLOSE, Sealed, Search

# Worths closer than this may be the same number; then both are reckoned.
TINY = 1e-12
NEVER = Fraction(0)
Pick = Callable[[list[float]], float]


class Exact:
    """Reckons in fractions along the choices that a finished search found best."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.known: dict[int, Fraction] = {}

    def chance(self, position: Position) -> Fraction:
        """The exact worth of a position."""
        decided = self.search.goal.value(position)
        if decided >= 0:
            return Fraction(decided)
        if self.search.worth(position) <= 0:
            return NEVER
        key = self.search.goal.key(position)
        if key not in self.known:
            self.known[key] = self.reckoned(position)
        return self.known[key]

    def reckoned(self, position: Position) -> Fraction:
        who = position.actor()
        if who == NOBODY:
            return NEVER
        if who == CHANCE:
            return self.expected(position)
        if who == SEVERAL:
            return self.sealed(position)
        following = list(self.followers(position, who))
        if who == self.search.seat:
            return max(self.chance(one) for one in self.likely(following, max))
        return min(self.chance(one) for one in self.likely(following, min))

    def followers(self, position: Position, seat: int) -> Iterator[Position]:
        for move in position.legal(seat):
            if self.search.goal.considers(position, seat, move):
                following = position.copy()
                following.play(move)
                yield following

    def likely(self, positions: list[Position], pick: Pick) -> list[Position]:
        """Those that may be the best (or the worst) of all."""
        worths = [self.search.worth(one) for one in positions]
        aim = pick(worths)
        return [one for one, worth in zip(positions, worths, strict=True) if abs(worth - aim) <= TINY]

    def expected(self, position: Position) -> Fraction:
        table = [int(number) for number in position.odds()]
        outcomes = list(zip(table[::2], table[1::2], strict=True))
        if self.search.goal.is_idle(position):
            outcomes = outcomes[:1]
        total = sum(weight for _, weight in outcomes)
        found = NEVER
        for outcome, weight in outcomes:
            following = position.copy()
            following.play(outcome)
            found += Fraction(weight, total) * self.chance(following)
        return found

    def sealed(self, position: Position) -> Fraction:
        """The own sealed choice with the best of the least it leaves."""
        actors = list(position.actors())
        if self.search.goal.mixes() and len(actors) == 2 and self.search.seat in actors:
            return self.dueled(position)
        goal, seat = self.search.goal, self.search.seat
        open_to = [[m for m in position.legal(who) if goal.considers(position, who, m)] for who in actors]
        own = actors.index(seat) if seat in actors else None
        choices = open_to.pop(own) if own is not None else [None]
        leasts: list[tuple[float, list[Position]]] = []
        for choice in choices:
            following = [self.after(position, others, own, choice) for others in product(*open_to)]
            least = self.likely(following, min)
            leasts.append((self.search.worth(least[0]), least))
        most = max(worth for worth, _ in leasts)
        return max(min(self.chance(one) for one in least) for worth, least in leasts if most - worth <= TINY)

    def dueled(self, position: Position) -> Fraction:
        """The value of a table: the played rows bring it against each played column, and the other way."""
        cells, rows, columns = self.played(position)
        table = [[self.cell(cells, row, column) for column in columns] for row in rows]
        found = balanced([list(column) for column in zip(*table, strict=True)]) or balanced(table)
        if found is None:
            raise ArithmeticError("the mixture of these choices is not determined")
        return found[-1]

    def shares(self, position: Position, choices: list[int]) -> list[Fraction]:
        """How often each of these choices, those of the only mixture, is made."""
        cells, _, columns = self.played(position)
        mine = [int(move) for move in cells.mine]
        rows = [mine.index(choice) for choice in choices]
        found = balanced([[self.cell(cells, row, column) for row in rows] for column in columns])
        if found is None:
            raise ArithmeticError("the mixture of these choices is not determined")
        return found[:-1]

    def played(self, position: Position) -> tuple[Sealed, list[int], list[int]]:
        """A table with its rows and columns that are ever chosen."""
        duel = self.search.duel(position)
        rows = [row for row in range(duel.rows) if duel.mine[row] > CLOSE]
        columns = [column for column in range(duel.columns) if duel.theirs[column] > CLOSE]
        return Sealed(self.search, position), rows, columns

    def cell(self, cells: Sealed, row: int, column: int) -> Fraction:
        following = cells.position.copy()
        following.apply(cells.moves(row, column))
        return self.chance(following)

    def after(
        self, position: Position, others: tuple[int, ...], own: int | None, choice: int | None
    ) -> Position:
        moves = list(others)
        if own is not None and choice is not None:
            moves.insert(own, choice)
        following = position.copy()
        following.apply(vec[i64](moves))
        return following


def balanced(table: list[list[Fraction]]) -> list[Fraction] | None:
    """Shares of the columns, together 1, with which every row brings the same, then what it brings.

    None when that leaves them any freedom."""
    many = len(table[0])
    equations = [[*row, Fraction(-1), NEVER] for row in table]
    equations.append([*[Fraction(1)] * many, NEVER, Fraction(1)])
    for unknown in range(many + 1):
        pivot = next((n for n in range(unknown, len(equations)) if equations[n][unknown] != 0), None)
        if pivot is None:
            return None
        equations[unknown], equations[pivot] = equations[pivot], equations[unknown]
        head = [number / equations[unknown][unknown] for number in equations[unknown]]
        equations[unknown] = head
        for n, other in enumerate(equations):
            if n != unknown and other[unknown] != 0:
                factor = other[unknown]
                equations[n] = [a - factor * b for a, b in zip(other, head, strict=True)]
    return [equations[n][-1] for n in range(many + 1)]
