"""Looking at the turn after this one: what it finds, and that `master` alone does it."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.bugs.test_bot import exact_table, few_units
from warpad.bots import Sight
from warpad.core.dice import Dice
from warpad.games.bugs.game import GAME
from warpad.games.bugs.mind.bot import MANNERS
from warpad.games.bugs.mind.evaluate import EYES
from warpad.games.bugs.mind.foresight import Foresight, Quick
from warpad.games.bugs.mind.matrix import solve, values_of
from warpad.games.bugs.mind.payoffs import Payoffs, distinct_moves
from warpad.games.bugs.position import BugsPosition
from warpad.games.bugs.rules.codes import GONE

ALL = Quick(orders=40, tries=2)


def standing(cells: dict[int, int]) -> BugsPosition:
    """Only these units, each on its cell."""
    position = few_units()
    for unit in range(position.units):
        position.where[unit] = cells.get(unit, GONE)
    return position


def test_tables_side_by_side_have_the_values_they_have_alone() -> None:
    tables = np.random.default_rng(1).random((6, 4, 5))
    tables[0] = 0.5
    assert values_of(tables, 300) == pytest.approx([solve(table, 300).value for table in tables])


@pytest.mark.parametrize("cells", [{0: 12, 6: 17}, {0: 7, 4: 16, 6: 17}])
def test_the_value_of_the_next_turn_is_that_of_its_exact_table(cells: dict[int, int]) -> None:
    """Two generals are as good as drawn, whatever they seem to be worth; one with a warrior has won."""
    position = standing(cells)
    payoffs = Payoffs(Sight(GAME, position, 0), Dice(1))
    payoffs.set_up(distinct_moves(position, 0), 100)
    exact = solve(exact_table(position, payoffs), 1000).value
    foresight = Foresight(0, ALL, EYES, Dice(2))
    seems = EYES.chance(position, 0)
    assert abs(exact - seems) > 0.1
    assert foresight.values([position]) == pytest.approx([exact], abs=0.02)
    assert foresight.gains([position]) == pytest.approx([exact - seems], abs=0.02)


def test_only_master_looks_at_the_next_turn_and_grows_formations() -> None:
    assert [bool(manner.ends) for manner in MANNERS] == [False, False, False, False, True]
    assert [bool(manner.changes) for manner in MANNERS] == [False, False, False, False, True]
