"""Looking at the turn after this one: what it finds, and that `master` alone does it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.games.bugs.test_bot import exact_table, few_units
from warpad.bots import LEVELS, Sight
from warpad.core.dice import Dice
from warpad.core.thinking.budget import Ticks
from warpad.games.bugs.game import GAME
from warpad.games.bugs.mind.bot import MANNERS, BugsBot
from warpad.games.bugs.mind.evaluate import EYES
from warpad.games.bugs.mind.foresight import Foresight, Quick
from warpad.games.bugs.mind.matrix import solve, values_of
from warpad.games.bugs.mind.payoffs import TRUST, Payoffs, distinct_moves
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


def test_only_master_looks_at_the_next_turn() -> None:
    assert [bool(manner.ends) for manner in MANNERS] == [False, False, False, False, True]


def shares(position: BugsPosition, ends: int, seed: int) -> dict[str, float]:
    """How often a quick `master` that looks at so many ends sets out in each direction."""
    bot = BugsBot("bugs", LEVELS["master"], Ticks(0.0))
    bot.manner = replace(bot.manner, turns=1500, ends=ends)
    bot.budget.open()
    bot.budget.allow(1.0)
    payoffs = Payoffs(Sight(GAME, position, 0), Dice(seed))
    payoffs.set_up(distinct_moves(position, 0), bot.manner.replies)
    mixture, found = bot.mix(payoffs), dict.fromkeys("NESWs", 0.0)
    for move, share in zip(payoffs.rows, mixture, strict=True):
        told = GAME.action(position, 0, move)
        found[(told.get("path") or told["direction"])[0]] += float(share)
    return found


@pytest.mark.parametrize("seed", [0, 1])
def test_looking_at_the_next_turn_changes_the_best_order(seed: int) -> None:
    """A general and a mosquito beside the foes. As this turn goes, north is worse by 0.02 than other ways; by
    tables of all orders of both turns it is better than they are by 0.01 to 0.06."""
    position = standing({0: 17, 5: 13, 6: 14, 7: 1})
    assert shares(position, 0, seed)["N"] < 0.1
    assert shares(position, 64, seed)["N"] > 0.6


def test_the_same_dice_give_master_the_same_order() -> None:
    position = standing({0: 2, 1: 12, 6: 22, 9: 16})

    def order(seed: int) -> int:
        bot = BugsBot("bugs", LEVELS["master"], Ticks(0.0))
        bot.manner = replace(bot.manner, moves=6, replies=5, turns=300, ends=30)
        return bot.choose(Sight(GAME, position, 0), Dice(seed))

    assert [order(seed) for seed in range(2)] == [order(seed) for seed in range(2)]


def test_a_pair_is_worth_what_it_seems_and_half_of_what_the_next_turn_adds() -> None:
    payoffs = Payoffs(Sight(GAME, standing({0: 2, 1: 12, 6: 22, 9: 16}), 0), Dice(1))
    payoffs.set_up(distinct_moves(payoffs.world, 0)[:4], 3)
    for row in range(4):
        payoffs.sample(row)
    before = payoffs.means()
    for row in range(4):
        payoffs.look_on(row, lambda ends: [0.2] * len(ends))
    assert payoffs.means() - before == pytest.approx(np.full((4, len(payoffs.columns)), 0.2 * TRUST))


def test_against_a_habit_the_best_answer_pays_and_without_one_the_mixture() -> None:
    """Stone, paper, scissors against one who gives stone half of the time, and otherwise what suits least."""
    table = np.array([[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]])
    found = solve(table, 4000, 0.5 * np.array([1.0, 0.0, 0.0]))
    assert found.rows[1] == max(found.rows) > 0.5
    assert found.columns[0] >= 0.5
    assert found.value > 0.1
    assert solve(table, 4000).value == pytest.approx(0.0, abs=0.01)
