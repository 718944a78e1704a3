"""Turned or mirrored games go the same way: the same choices from another side lead to the same rows."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from warpad.core.dice import Dice
from warpad.core.game import Game, Json
from warpad.core.learning.batch import zeros
from warpad.core.learning.notation import Symmetry
from warpad.core.learning.play import Play
from warpad.core.position import Position
from warpad.games import find
from warpad.games.neon.position import Neon
from warpad.games.neon.rules.frames import DEAL_BOT, DEAL_RING, DEAL_TOKEN
from warpad.games.neon.rules.layout import PLACE_IN_RING, RING, RING_SIZE

STEPS = 120


def rows(game: Game, play: Play) -> tuple[NDArray[Any], NDArray[Any]]:
    notation = game.notation()
    seen, mask = zeros(notation.observation.size), zeros(notation.actions.size)
    play.write(play.asked, seen, 0)
    play.mark(mask, 0)
    return np.frombuffer(bytes(seen), np.uint8), np.frombuffer(bytes(mask), np.uint8)


def go_together(game: Game, one: Play, other: Play, symmetry: Symmetry, seed: int) -> int:
    """Plays both games by the same choices and compares them at every step; gives how many there were."""
    dice = Dice(seed)
    back = {old: new for new, old in enumerate(symmetry.numbers)}
    for step in range(STEPS):
        assert other.asked == one.asked
        if one.asked < 0:
            return step
        seen, mask = rows(game, one)
        same, same_mask = rows(game, other)
        differing = np.flatnonzero(seen[list(symmetry.seen)] != same)
        assert not len(differing), game.notation().observation.find(int(differing[0]))
        differing = np.flatnonzero(mask[list(symmetry.numbers)] != same_mask)
        assert not len(differing), game.notation().actions.find(int(differing[0]))
        numbers = np.flatnonzero(mask)
        number = int(numbers[dice.below(len(numbers))])
        assert one.choose(number)
        assert other.choose(back[number])
    return STEPS


def begin(game: Game, position: Position, seed: int) -> Play:
    play = Play(game.notation().encoding, -1)
    play.begin(position, Dice(seed))
    return play


@pytest.mark.parametrize("turn", [1, 2, 5])
@pytest.mark.parametrize(
    "setup",
    [{"armies": ["moloch", "borgo"]}, {"armies": ["outpost", "hegemony"]}, {"armies": ["vegas", "smart"]}],
)
def test_a_board_of_neuroshima_can_be_turned(setup: Json, turn: int) -> None:
    game = find("neuroshima")
    symmetry = game.notation().symmetries()[turn]
    for seed in range(3):
        plays = [begin(game, game.new(setup), seed) for _ in range(2)]
        assert go_together(game, *plays, symmetry, seed) > 30


@pytest.mark.parametrize(
    "setup", [{"formation": "free"}, {"mode": "allied", "players": 4, "trophies": 1, "formation": "free"}]
)
def test_a_board_of_bugs_can_be_mirrored(setup: Json) -> None:
    game = find("bugs")
    for seed in range(3):
        plays = [begin(game, game.new(setup), seed) for _ in range(2)]
        assert go_together(game, *plays, game.notation().symmetries()[1], seed) > 30


def reverse_ring(game: Neon) -> None:
    """The same ring, the other way round."""
    size = game.s[RING_SIZE]
    ring = [game.s[RING + i] for i in range(size)]
    for place, sector in enumerate([ring[0], *ring[:0:-1]]):
        game.s[RING + place] = sector
        game.s[PLACE_IN_RING + sector] = place


def test_the_ring_of_neon_can_be_turned_round() -> None:
    game = find("neon")
    for seed in range(3):
        plays = []
        for turned in (False, True):
            position, dice = game.new({"players": 4}), Dice(seed)
            assert isinstance(position, Neon)
            while position.s[position.top()] in (DEAL_RING, DEAL_TOKEN, DEAL_BOT):
                position.play(position.draw(dice))
            if turned:
                reverse_ring(position)
            plays.append(begin(game, position, seed))
        assert go_together(game, *plays, game.notation().symmetries()[1], seed) > 30
