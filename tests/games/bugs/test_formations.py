"""Growing formations: they stay legal, leave alone what stands, and look better than random ones."""

from __future__ import annotations

from dataclasses import replace
from statistics import mean
from typing import cast

import pytest

from warpad.bots import LEVELS, Sight
from warpad.core.dice import Dice
from warpad.core.playout import random_moves
from warpad.core.position import CHANCE
from warpad.core.thinking.budget import Ticks
from warpad.core.vecs import i64, vec
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.geometry import CELLS
from warpad.games.bugs.game import GAME
from warpad.games.bugs.mind.bot import BugsBot
from warpad.games.bugs.mind.evaluate import EYES
from warpad.games.bugs.mind.formations import Formation
from warpad.games.bugs.mind.instinct import unfold_turns
from warpad.games.bugs.mind.payoffs import imagine, is_placing
from warpad.games.bugs.position import BugsPosition
from warpad.games.bugs.rules.state import State

SETUPS = ({"formation": "free"}, {"mode": "campaign"}, {"mode": "allied"}, {"mode": "double"})
CHANGES = 40


def placing(setup: dict[str, str], standing: int, dice: Dice) -> BugsPosition:
    """So many turns of placing are over."""
    position = cast(BugsPosition, GAME.new(setup))
    while not is_placing(position):
        is_luck = position.actor() == CHANCE
        position.apply(vec[i64]([position.draw(dice)]) if is_luck else random_moves(position, dice))
    for _ in range(standing):
        position.apply(random_moves(position, dice))
    return position


def complete(position: BugsPosition, dice: Dice) -> BugsPosition:
    twin = position.copy()
    unfold_turns(twin, position.party, position.turn, dice)
    return twin


def stand(position: BugsPosition, places: dict[int, int]) -> BugsPosition:
    for unit, cell in places.items():
        position.where[unit] = cell
    return position


def looks(state: State) -> float:
    return EYES.chance(state, 0)


@pytest.mark.parametrize("setup", SETUPS)
def test_a_grown_formation_places_the_units_that_are_left_as_the_rules_allow(setup: dict[str, str]) -> None:
    for seed in range(3):
        dice = Dice(seed)
        position = placing(setup, 2, dice)
        seat = int(position.actors()[0])
        formation = Formation(Sight(GAME, position, seat), looks, dice)
        for _ in range(10):
            formation.change()
        moves = formation.moves()
        assert len(moves) == len(formation.loose)
        army = formation.loose[0] // TYPES
        for move in sorted(moves):
            assert move in position.legal(seat), "the general, for whom a campaign keeps a cell, comes first"
            position.where[army * TYPES + move // CELLS] = move % CELLS


def test_a_grown_formation_looks_better_against_others_than_those_it_grew_against() -> None:
    for seed in range(3):
        dice = Dice(seed)
        position = placing({"formation": "free"}, 0, dice)
        formation = Formation(Sight(GAME, position, 0), looks, dice)
        others = [complete(position, dice) for _ in range(30)]
        random = mean(looks(stand(other, formation.places)) for other in others)
        for _ in range(CHANGES):
            formation.change()
        assert mean(looks(stand(other, formation.places)) for other in others) > random + 0.05


def test_master_places_a_unit_of_a_grown_formation_and_the_same_one_again() -> None:
    position = placing({"formation": "free"}, 6, Dice(2))
    seat = int(position.actors()[0])

    def master() -> BugsBot:
        bot = BugsBot("bugs", LEVELS["master"], Ticks(0.0))
        bot.manner = replace(bot.manner, changes=3, placings=100)
        bot.budget.open()
        bot.budget.allow(1.0)
        return bot

    sight = Sight(GAME, position, seat)
    moves = [master().choose(sight, Dice(seed)) for seed in range(4)]
    assert moves == [master().choose(sight, Dice(seed)) for seed in range(4)]
    for seed, move in enumerate(moves):
        dice = Dice(seed)
        imagine(sight, dice)
        assert move in master().grow(sight, dice)
