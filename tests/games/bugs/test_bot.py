"""Choices made at once: the solver against known games, the bot of War of Bugs against an exact table."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest

from warpad.bots import LEVELS, Sight
from warpad.core.dice import Dice
from warpad.core.position import CHANCE
from warpad.core.thinking.budget import Ticks
from warpad.core.thinking.trials import shuffle
from warpad.core.vecs import i64, vec
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.game import GAME
from warpad.games.bugs.mind.bot import BugsBot, surprise
from warpad.games.bugs.mind.evaluate import EYES
from warpad.games.bugs.mind.instinct import quick_answer
from warpad.games.bugs.mind.matrix import Table, draw_row, exploitability, solve
from warpad.games.bugs.mind.payoffs import Payoffs, distinct_moves
from warpad.games.bugs.position import BugsPosition
from warpad.games.bugs.rules.codes import GONE
from warpad.games.bugs.rules.phases import ASK_REROLL, ORDERS, OVER, TARGETS

BOARD = 25
MANY_ROUNDS = 2000
MOST_REPLIES = 8
SAMPLES = 100


@pytest.mark.parametrize(
    ("payoffs", "rows", "value"),
    [
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], [1 / 3, 1 / 3, 1 / 3], 0.0),
        ([[3, -1], [-2, 1]], [3 / 7, 4 / 7], 1 / 7),
        ([[2, 1], [0, -3]], [1, 0], 1.0),
    ],
)
def test_regret_matching_finds_the_known_solution(
    payoffs: list[list[float]], rows: list[float], value: float
) -> None:
    table = np.array(payoffs, dtype=np.float64)
    found = solve(table, MANY_ROUNDS)
    assert found.rows == pytest.approx(rows, abs=0.02)
    assert found.value == pytest.approx(value, abs=0.01)
    assert exploitability(table, found.rows, value) < 0.02


def test_a_mixture_is_drawn_as_it_says_and_without_its_crumbs() -> None:
    mixture = np.array([0.01, 0.66, 0.33])
    dice = Dice(1)
    drawn = [draw_row(mixture, dice, 0.05) for _ in range(3000)]
    assert drawn.count(0) == 0
    assert drawn.count(1) / 3000 == pytest.approx(2 / 3, abs=0.04)


def few_units() -> BugsPosition:
    """Both sides have two units left; it is time to give orders."""
    position = cast(BugsPosition, GAME.new({"mode": "training", "formation": "fixed"}))
    while position.phase != ORDERS:
        position.play(position.draw(Dice(1)))
    left = {TYPES * army + kind for army in (0, 1) for kind in (0, 4)}
    for unit in range(2 * TYPES):
        if unit not in left:
            position.where[unit] = GONE
    return position


def exact(position: BugsPosition, turn: int) -> float:
    """The value of a turn over all dice and lots, the seats giving their quick answers or any other alike."""
    if position.phase == OVER or (position.phase == ORDERS and position.turn != turn):
        return GAME.evaluate(position, 0)
    if position.actor() == CHANCE:
        table = [int(number) for number in position.odds()]
        weight = float(sum(table[1::2]))
        return (
            sum(w * exact(after(position, o), turn) for o, w in zip(table[::2], table[1::2], strict=True))
            / weight
        )
    if position.phase not in (ASK_REROLL, TARGETS):
        moves = list(position.legal(position.actor()))
        return sum(exact(after(position, move), turn) for move in moves) / len(moves)
    twin = position.copy()
    twin.apply(vec[i64]([quick_answer(twin, seat, Dice(0)) for seat in twin.actors()]))
    return exact(twin, turn)


def after(position: BugsPosition, outcome: int) -> BugsPosition:
    twin = position.copy()
    twin.play(outcome)
    return twin


def exact_table(position: BugsPosition, payoffs: Payoffs) -> Table:
    table = np.zeros((len(payoffs.rows), len(payoffs.columns)))
    for r, row in enumerate(payoffs.rows):
        for c, column in enumerate(payoffs.columns):
            twin = position.copy()
            twin.apply(vec[i64]([row, *column]))
            table[r, c] = exact(twin, int(position.turn))
    return table


def test_the_mixture_of_orders_can_hardly_be_exploited() -> None:
    """The sampled table is solved; its mixture meets the best answer in the exact table."""
    position = few_units()
    payoffs = Payoffs(Sight(GAME, position, 0), Dice(2))
    payoffs.set_up(distinct_moves(position, 0)[::3], MOST_REPLIES)
    table = exact_table(position, payoffs)
    best = solve(table, MANY_ROUNDS)
    gap = float((table @ best.columns).max()) - float((best.rows @ table).min())
    assert gap < 0.01, "the exact solution is proved by the best answers of both sides"
    for _ in range(SAMPLES):
        for row in range(len(payoffs.rows)):
            payoffs.sample(row)
    mixture = solve(payoffs.means(), 300).rows
    even = np.full(len(payoffs.rows), 1 / len(payoffs.rows))
    lost = exploitability(table, mixture, best.value)
    assert lost < 0.03
    assert lost < exploitability(table, even, best.value) / 2


def test_the_bot_draws_more_than_one_order() -> None:
    position = few_units()
    drawn = set()
    for seed in range(5):
        bot = BugsBot("bugs", LEVELS["normal"], Ticks(LEVELS["normal"].seconds / 60))
        drawn.add(bot.choose(Sight(GAME, position, 0), Dice(seed)))
    assert len(drawn) > 1


@pytest.mark.parametrize("side", [0, 1])
def test_formations_are_chosen_against_those_of_a_random_bot(side: int) -> None:
    """A formation counts as it stands; that of `hard` is worth clearly more than one placed at random."""
    ahead = []
    for seed in range(4):
        position, dice = cast(BugsPosition, GAME.new({"formation": "free"})), Dice(seed)
        bot = BugsBot("bugs", LEVELS["hard"], Ticks(LEVELS["hard"].seconds / 100_000))
        while position.phase != ORDERS:
            seat = position.actor()
            if seat == CHANCE:
                position.play(position.draw(dice))
            elif seat == side:
                position.play(bot.choose(Sight(GAME, position, seat), dice))
            else:
                position.play(position.pick(seat, dice))
        ahead.append(EYES.chance(position, side))
    assert np.mean(ahead) > 0.6


def test_easy_sees_no_places_and_mixes_up_what_is_worth_much_the_same() -> None:
    easy, normal = (BugsBot("bugs", LEVELS[name], Ticks(0.0)) for name in ("easy", "normal"))
    assert not easy.eyes.sees_board
    assert normal.eyes.sees_board
    dice = Dice(1)
    luck = [surprise(dice) for _ in range(4000)]
    assert np.mean(luck) == pytest.approx(0.577, abs=0.06)
    assert np.var(luck) == pytest.approx(1.645, abs=0.2)
    assert easy.manner.blur > 0 == normal.manner.blur


class Narrowed(BugsBot):
    """Plays the first order that is left when half of them are dropped."""

    left: int

    def mix(self, payoffs: Payoffs) -> Table:
        self.fill(payoffs, 4 * len(payoffs.rows))
        payoffs.narrow()
        self.left = payoffs.rows[0]
        return np.eye(len(payoffs.rows))[0]


def test_the_order_is_one_of_those_that_are_left() -> None:
    first = []
    for seed in range(4):
        bot = Narrowed("bugs", LEVELS["hard"], Ticks(LEVELS["hard"].seconds / 10_000))
        assert bot.choose(Sight(GAME, few_units(), 0), Dice(seed)) == bot.left
        first.append(bot.left)
    assert len(set(first)) > 1


def scattered(cells: list[int]) -> BugsPosition:
    """Both armies where it is said, in a game that has begun."""
    position = few_units()
    for unit, cell in enumerate(cells):
        position.where[unit] = cell
    return position


def test_left_and_right_are_the_same_and_what_one_side_is_ahead_the_other_is_behind() -> None:
    dice = Dice(4)
    for _ in range(20):
        cells = shuffle(list(range(BOARD)), dice)[: 2 * TYPES]
        position = scattered(cells)
        chance = EYES.chance(position, 0)
        assert EYES.chance(position, 1) == pytest.approx(1 - chance)
        mirrored = [cell // 5 * 5 + 4 - cell % 5 for cell in cells]
        assert EYES.chance(scattered(mirrored), 0) == pytest.approx(chance)
        turned = [BOARD - 1 - cell for cell in [*cells[TYPES:], *cells[:TYPES]]]
        assert EYES.chance(scattered(turned), 1) == pytest.approx(chance)


def test_it_matters_where_units_stand_and_whom_they_face() -> None:
    """The ant by the artefact is worth more than in the corner, whoever else is around."""
    near, far = [2, 6, 1, 8, 7, 3, 22, 18, 23, 16, 17, 21], [2, 6, 1, 8, 0, 3, 22, 18, 23, 16, 17, 21]
    assert EYES.chance(scattered(near), 0) > EYES.chance(scattered(far), 0) + 0.01
