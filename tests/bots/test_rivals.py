"""What bots have learned is theirs: frozen rivals keep their own when the shipped weights change."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest

from tests.house import ROOT
from warpad.bots import LEVELS, Sight, make
from warpad.core.dice import Dice
from warpad.core.thinking.budget import Ticks
from warpad.core.vecs import i64, vec
from warpad.games import find
from warpad.games.bugs.mind import evaluate as bugs
from warpad.games.bugs.mind.bot import BugsBot
from warpad.games.bugs.mind.payoffs import Payoffs, distinct_moves
from warpad.games.bugs.position import BugsPosition
from warpad.games.bugs.rules.phases import ORDERS
from warpad.games.neon.mind import evaluate as neon
from warpad.games.neon.mind import habits
from warpad.games.neon.mind.bot import NeonBot
from warpad.games.neon.mind.instinct import INSTINCT, Instinct, read_instinct
from warpad.games.neon.position import Neon

RIVALS = ROOT / "benchmarks" / "rivals"
BLIND_EYES = bugs.Eyes(vec[i64]([0] * int(bugs.WEIGHTS)))
BLIND = neon.Eyes(vec[i64]([0] * (len(neon.SETS) * int(neon.STAGES * neon.FEATURES))))
NO_HABITS = habits.Habits(vec[i64]([0] * int(habits.WEIGHTS)))


def time_for_orders() -> BugsPosition:
    position = cast(BugsPosition, find("bugs").new({"formation": "fixed"}))
    while position.phase != ORDERS:
        position.play(position.draw(Dice(1)))
    return position


def test_rivals_of_war_of_bugs_judge_by_their_own_weights() -> None:
    rival = cast(BugsBot, make(f"{RIVALS / 'bugs.py'}:Expert", find("bugs")))
    own = bugs.read_eyes(RIVALS / "bugs" / "weights.json")
    assert list(rival.eyes.weights) == list(own.weights) != list(bugs.EYES.weights)


def test_rivals_of_neon_judge_by_their_own_weights_and_habits() -> None:
    rival = cast(NeonBot, make(f"{RIVALS / 'neon.py'}:Expert", find("neon"))).manner().instinct
    own, shipped = read_instinct(RIVALS / "neon"), INSTINCT
    assert list(rival.eyes.weights) == list(own.eyes.weights) != list(shipped.eyes.weights)
    assert list(rival.reflex.weights) == list(own.reflex.weights) != list(shipped.reflex.weights)


def test_a_table_of_orders_is_filled_with_what_the_bot_sees() -> None:
    position, game = time_for_orders(), find("bugs")
    tables = []
    for eyes in (BLIND_EYES, bugs.EYES):
        payoffs = Payoffs(Sight(game, position, 0), Dice(2), eyes=eyes)
        payoffs.set_up(distinct_moves(position, 0)[:6], 6)
        payoffs.sample(0)
        tables.append(payoffs.means())
    assert tables[0] == pytest.approx(np.full(tables[0].shape, 0.5))
    assert tables[1] != pytest.approx(np.full(tables[1].shape, 0.5))


@pytest.mark.parametrize("turns", [1, 40, 100])
def test_all_pairs_are_tried_alike(turns: int) -> None:
    """So many turns over six orders and seven replies: no pair and no reply is preferred by more than one."""
    payoffs = Payoffs(Sight(find("bugs"), time_for_orders(), 0), Dice(2))
    payoffs.set_up(distinct_moves(payoffs.world, 0)[:6], 7)
    bot = BugsBot("bugs", LEVELS["hard"], Ticks(0.0))
    bot.budget.allow(1.0)
    assert bot.fill(payoffs, turns)
    assert payoffs.tries.max() - payoffs.tries.min() <= 1
    assert payoffs.tries.sum() == max(1, turns // 6) * 6
    assert np.ptp(payoffs.tries.sum(0)) <= 1


def test_an_instinct_without_weights_sees_no_difference() -> None:
    game, dice = find("neon"), Dice(3)
    position = cast(Neon, game.new(game.samples()[0]))
    while position.actor() < 0 and len(position.actors()) == 1:
        position.play(position.draw(dice))
    seats = range(len(game.seats(position)))
    blind = Instinct(BLIND, NO_HABITS, 0)
    assert len({blind.eyes.chance(position, seat) for seat in seats}) == 1
    assert 0 < blind.eyes.chance(position, 0) < 1 / len(seats)
