"""Sealed choices that may be mixed: the value of tables, and of small boards, against plain reckoning."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from tests.games.bugs.scenario import scenario
from tests.puzzles.reckoning import played
from warpad.core.dice import Dice
from warpad.core.position import CHANCE, SEVERAL, Position
from warpad.games import find
from warpad.games.bugs.data.names import UNIT_NAMES
from warpad.games.bugs.position import BugsPosition
from warpad.games.bugs.puzzles.goals import TurnGoal
from warpad.puzzles import shelf
from warpad.puzzles.attempts import open_moves
from warpad.puzzles.duel import Cells, Duel
from warpad.puzzles.exact import Exact, balanced
from warpad.puzzles.mixture import mixture_of
from warpad.puzzles.search import Search
from warpad.puzzles.solver import own_choice, prepared, solve

GAME = find("bugs")
# All that the rest of a training party depends on where two choose at once.
FACTS = ("turn", "phase", "first", "where", "energy", "influence", "train", "shown", "met", "fights")
Table = list[list[Fraction]]
TABLES = 150
QUARTERS = 5


class Written(Cells):
    """A table that is simply there; counts what was asked for."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.asked = 0

    def reckon(self, row: int, column: int) -> float:
        self.asked += 1
        return float(self.table[row][column])


def fought(table: Table) -> Duel:
    duel = Duel(Written(table), len(table), len(table[0]))
    duel.fight()
    return duel


def turned(table: Table) -> Table:
    return [list(column) for column in zip(*table, strict=True)]


def plain_value(table: Table) -> Fraction:
    """Tries every square part of the table until both sides have mixtures that cannot be bettered."""
    for size in range(1, min(len(table), len(table[0])) + 1):
        for rows in combinations(range(len(table)), size):
            for columns in combinations(range(len(table[0])), size):
                value = _settled(table, rows, columns)
                if value is not None:
                    return value
    raise AssertionError("every table has a value")


def _settled(table: Table, rows: tuple[int, ...], columns: tuple[int, ...]) -> Fraction | None:
    part = [[table[row][column] for column in columns] for row in rows]
    theirs, mine = balanced(part), balanced(turned(part))
    if mine is None or theirs is None or min([*mine[:-1], *theirs[:-1]]) < 0:
        return None
    most = max(_weighed(theirs, line, columns) for line in table)
    least = min(_weighed(mine, line, rows) for line in turned(table))
    return least if most == least else None


def _weighed(shares: list[Fraction], line: list[Fraction], places: tuple[int, ...]) -> Fraction:
    parts = (share * line[place] for share, place in zip(shares, places, strict=False))
    return sum(parts, Fraction(0))


def random_table(dice: Dice) -> Table:
    rows, columns = 1 + dice.below(4), 1 + dice.below(4)
    return [[Fraction(dice.below(QUARTERS), QUARTERS - 1) for _ in range(columns)] for _ in range(rows)]


@pytest.mark.plain
def test_tables_have_the_value_of_plain_reckoning_and_mixtures_that_hold() -> None:
    dice = Dice(11)
    for _ in range(TABLES):
        table = random_table(dice)
        duel, value = fought(table), float(plain_value(table))
        assert duel.value == pytest.approx(value, abs=1e-12)
        assert sum(duel.mine) == pytest.approx(1)
        assert sum(duel.theirs) == pytest.approx(1)
        assert min(duel.column_worth(c) for c in range(duel.columns)) >= value - 1e-12
        assert max(duel.row_worth(r) for r in range(duel.rows)) <= value + 1e-12


@pytest.mark.plain
def test_only_what_matters_of_a_large_table_is_reckoned() -> None:
    pennies = [[1, 0], [0, 1]]
    large = [pennies[row] + [1] * 38 if row < 2 else [0] * 40 for row in range(40)]
    cells = Written([[Fraction(cell) for cell in row] for row in large])
    duel = Duel(cells, 40, 40)
    duel.fight()
    assert duel.value == pytest.approx(0.5)
    assert cells.asked < 40 * 40 / 8


@pytest.mark.plain
def test_a_mixture_counts_equal_choices_once_and_knows_whether_it_is_the_only_one() -> None:
    one, none = Fraction(1), Fraction(0)
    only = mixture_of(fought([[one, none], [one, none], [none, one]]))
    assert (only.rows, only.is_only) == ([0, 2], True)
    assert only.shares == pytest.approx([0.5, 0.5])
    free = mixture_of(fought([[one, none], [none, one], [Fraction(1, 2), Fraction(1, 2)]]))
    assert not free.is_only
    sure = mixture_of(fought([[one, one], [one, none], [one, one]]))
    assert (sure.rows, sure.is_only) == ([0], True)


# -- small boards --------------------------------------------------------------------------------


class Plain:
    """The value of positions by trying everything; only a turn planned before is not planned again."""

    def __init__(self, goal: TurnGoal) -> None:
        self.goal = goal
        self.planned: dict[str, Fraction] = {}

    def value(self, position: Position) -> Fraction:
        decided = self.goal.value(position)
        if decided >= 0:
            return Fraction(decided)
        who = position.actor()
        if who == CHANCE:
            outcomes = [int(number) for number in position.odds()]
            parts = zip(outcomes[::2], outcomes[1::2], strict=True)
            total = sum((weight * self.value(played(position, [o])) for o, weight in parts), Fraction(0))
            return total / sum(outcomes[1::2])
        if who == SEVERAL:
            return self.sealed(position)
        values = [self.value(played(position, [move])) for move in open_moves(position, self.goal, who)]
        return max(values) if who == self.goal.seat else min(values)

    def sealed(self, position: Position) -> Fraction:
        told = GAME.dump(position)
        facts = str([told[name] for name in FACTS])
        if facts not in self.planned:
            mine, theirs = (open_moves(position, self.goal, seat) for seat in (0, 1))
            table = [[self.value(played(position, [m, t])) for t in theirs] for m in mine]
            self.planned[facts] = value_of(table)
        return self.planned[facts]


def value_of(table: Table) -> Fraction:
    """The value of a table of any size: equal rows and columns, and those worse than another, go first."""
    while True:
        rows = _undominated(table)
        slim = turned(_undominated([[-cell for cell in column] for column in turned(rows)]))
        slim = [[-cell for cell in row] for row in slim]
        if (len(slim), len(slim[0])) == (len(table), len(table[0])):
            return plain_value(slim)
        table = slim


def _undominated(table: Table) -> Table:
    kept: Table = []
    for row in table:
        if any(all(a >= b for a, b in zip(other, row, strict=True)) for other in kept):
            continue
        kept = [o for o in kept if not all(a >= b for a, b in zip(row, o, strict=True))]
        kept.append(row)
    return kept


def judge(position: BugsPosition, turns: int, unit: str | None) -> TurnGoal:
    goal = TurnGoal(position, 0, turns, -1 if unit is None else 6 + UNIT_NAMES.index(unit))
    goal.mixed = goal.others_order = goal.others_answer = True
    return goal


@pytest.mark.parametrize("name", ["duel-17", "duel-02"])
def test_an_etude_has_the_chance_of_plain_reckoning(name: str) -> None:
    etude = shelf.find(name)
    position, goal = prepared(GAME, etude)
    assert isinstance(goal, TurnGoal)
    assert str(Plain(goal).value(position)) == etude.fraction


# What stands where, energy, influence, turns, the unit to take (None: win the party).
DICE = ("S: rhino a2, ant d5; N: rhino e5, spider b1", "1 1", "0 0", 1, "rhino")
TWO_TURNS = ("S: rhino a2, spider b2; N: rhino c4, ant e3", "0 0", "7 0", 2, None)


@pytest.mark.parametrize("board", [DICE, pytest.param(TWO_TURNS, marks=pytest.mark.nightly)])
def test_a_small_board_has_the_value_of_plain_reckoning(board: tuple[str, str, str, int, str | None]) -> None:
    placed, energy, influence, turns, unit = board
    position = scenario(placed, energy=energy, influence=influence).position
    position.train[0], position.train[1] = 1, 0  # no income, so that few dice are rolled
    goal = judge(position, turns, unit)
    value = Plain(goal).value(position)
    answer = solve(position, goal, 0)
    assert 0 < value < 1
    assert answer.value == pytest.approx(float(value), abs=1e-12)
    assert answer.search is not None
    assert Exact(answer.search).chance(position) == value


def test_left_and_right_are_worth_the_same() -> None:
    position = scenario("S: rhino a1, spider c5; N: rhino e5, ant e1", energy="1 0").position
    mirrored = scenario("S: rhino e1, spider c5; N: rhino a5, ant a1", energy="1 0").position
    goals = [judge(p, 1, "rhino") for p in (position, mirrored)]
    assert goals[0].situation(position) == goals[1].situation(mirrored)
    assert solve(position, goals[0], 0).value == pytest.approx(solve(mirrored, goals[1], 0).value)


def test_mixed_orders_do_no_worse_than_the_best_single_one() -> None:
    position = scenario("S: rhino a2, ant d5; N: rhino e5, spider b1", energy="1 1").position
    goal = judge(position, 1, "rhino")
    mixed = solve(position, goal, 0)
    goal.mixed = False
    alone = solve(position, goal, 0)
    assert mixed.value >= alone.value
    assert [own_choice(position, line, 0) for line in mixed.lines]


def test_a_search_that_was_stopped_proves_nothing() -> None:
    position = scenario("S: rhino a2, ant d5; N: rhino e5, spider b1", energy="3 3").position
    goal = judge(position, 2, "rhino")
    search = Search(goal, 0, 40)
    search.duel(position)
    assert search.stopped
    assert not solve(position, goal, 0, limit=40).proved
