"""Neon's bots: chances and habits make sense, every game comes to its end."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tests.games.neon.bench import Bench
from tests.games.neon.setting import AUTOMA
from warpad.arena.table import play
from warpad.bots import LEVELS, make
from warpad.core.dice import Dice
from warpad.core.playout import play_out
from warpad.core.position import CHANCE
from warpad.core.thinking.budget import Clock, Ticks
from warpad.games import find
from warpad.games.neon.data.codes import COALITION
from warpad.games.neon.game import as_neon
from warpad.games.neon.mind import habits
from warpad.games.neon.mind.bot import MANNERS, Prospect, is_settled
from warpad.games.neon.mind.evaluate import FEATURES, SETS, STAGES
from warpad.games.neon.mind.instinct import INSTINCT
from warpad.games.neon.rules.layout import MODE
from warpad.games.neon.rules.moves import ACT, SKIP, VERB_MASK

GAME = find("neon")
SET_UPS = range(len(GAME.samples()))
NO_TIME = 10.0
evaluate = INSTINCT.eyes.chance


def on_the_arena(mode: str = "rebirth") -> Bench:
    table = Bench("akari", "boulder", mode=mode, automa=True)
    return table.put(0, "park").put(1, "mall").put(AUTOMA, "factory")


@pytest.mark.parametrize("number", SET_UPS)
def test_chances_are_shares_of_one(number: int) -> None:
    position, dice = as_neon(GAME.new(GAME.samples()[number])), Dice(number)
    seats = len(GAME.seats(position))
    for _ in range(8):
        play_out(position, dice, 12)
        chances = [evaluate(position, seat) for seat in range(seats)]
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        if position.s[MODE] != COALITION:
            assert sum(chances) <= 1.0 + 1e-9
    play_out(position, dice, 100_000)
    assert [evaluate(position, seat) for seat in range(seats)] == position.scores()


def test_points_count_more_when_the_game_is_nearly_over() -> None:
    gains = []
    for number in (2, 7):
        plain, ahead = on_the_arena().round(number), on_the_arena().round(number)
        ahead.give_trophies(0, 2).give_trophies(0, 2)
        gains.append(evaluate(ahead.position, 0) - evaluate(plain.position, 0))
    assert gains[1] > gains[0]
    assert gains[1] > 0.03


def test_who_is_out_has_no_chance() -> None:
    table = on_the_arena().put(0, "out")
    assert evaluate(table.position, 0) == 0.0
    assert evaluate(table.position, 1) > 0.0


def test_every_weight_has_its_place() -> None:
    assert len(INSTINCT.eyes.weights) == len(SETS) * STAGES * FEATURES
    assert len(INSTINCT.reflex.weights) == habits.WEIGHTS


def test_habits_draw_legal_moves_as_often_as_they_lean() -> None:
    """By habit an action is performed three times as often as left out; at random about as often."""
    position, dice = as_neon(GAME.new(GAME.samples()[0])), Dice(5)
    drawn: Counter[int] = Counter()
    for _ in range(300):
        if not len(position.actors()):
            position = as_neon(GAME.new(GAME.samples()[0]))
        for seat in position.actors():
            if seat >= 0:
                move = INSTINCT.reflex.choose(position, seat, dice)
                assert move in list(position.legal(seat))
                drawn[move & VERB_MASK] += 1
        play_out(position, dice, 1)
    assert drawn[ACT] > 2 * drawn[SKIP]


def test_foreseeing_leaves_the_world_as_it_is() -> None:
    position, dice = as_neon(GAME.new(GAME.samples()[0])), Dice(3)
    while position.actor() == CHANCE:
        position.play(position.draw(dice))
    seat = position.actors()[0]
    before = position.key()
    worth = INSTINCT.foresee(position, seat, position.legal(seat)[0], dice)
    assert 0.0 <= worth <= 1.0
    assert position.key() == before


def test_a_choice_is_settled_by_a_clear_lead_only() -> None:
    good, bad = Prospect(1), Prospect(2)
    for n in range(20):
        good.add(0.6 + 0.01 * (n % 2))
        bad.add(0.2 + 0.01 * (n % 2))
    assert is_settled([good, bad])
    close = Prospect(3)
    for n in range(20):
        close.add(0.6 + 0.01 * (n % 3))
    assert not is_settled([good, close])
    assert not is_settled([Prospect(4), Prospect(5)])


def test_each_level_thinks_more_than_the_one_below() -> None:
    """By rounds that it imagines: a trial of the stronger ones goes to the end of the next round."""
    for lower, higher in pairwise(MANNERS):
        least, rounds = 3 * (1 + lower.instinct.further), 1 + higher.instinct.further
        assert lower.plan.trials * least < higher.plan.trials * rounds
        assert lower.answer.trials * least < higher.answer.trials * rounds


def finish(number: int, level: str, clock: Clock, seed: int) -> list[float]:
    setup = GAME.samples()[number]
    bots = [make(level, GAME, clock) for _ in GAME.seats(GAME.new(setup))]
    return play(GAME, setup, bots, Dice(seed)).scores


@pytest.mark.parametrize("number", SET_UPS)
def test_games_end_in_every_mode_even_without_time(number: int) -> None:
    """`play` refuses illegal moves; a clock that runs away leaves a bot no time at all."""
    level = list(LEVELS)[number % len(LEVELS)]
    assert finish(number, level, Ticks(NO_TIME), number)


@pytest.mark.nightly
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", SET_UPS)
def test_thinking_bots_end_their_games_in_every_mode(number: int, level: str) -> None:
    assert finish(number, level, Ticks(LEVELS[level].seconds / 12), number)
