"""How a game stands in numbers that anybody may know: the list of games tells them."""

from __future__ import annotations

import pytest

from tests.games.neuroshima.playing import playing
from warpad.core.dice import Dice
from warpad.core.playout import random_moves
from warpad.core.position import CHANCE
from warpad.core.vecs import i64, vec
from warpad.games import GAMES, find
from warpad.games.neuroshima.game import GAME as NEUROSHIMA


@pytest.mark.parametrize("name", list(GAMES))
def test_every_seat_stands_somewhere_whenever_anything_is_counted(name: str) -> None:
    game = find(name)
    for setup in game.samples():
        position, dice = game.new(setup), Dice(3)
        for _ in range(60):
            if position.scores():
                break
            standing = game.standing(position)
            assert not standing or len(standing) == len(game.seats(position))
            chance = position.actor() == CHANCE
            position.apply(vec[i64]([position.draw(dice)]) if chance else random_moves(position, dice))


def test_hit_points_are_counted_for_each_seat() -> None:
    game = playing("C5: outpost hmg facing N; C4: outpost hq; C2: moloch hq", hand=("outpost-battle",))
    assert NEUROSHIMA.standing(game.position) == [[20], [20]]
    game.do("battle", tile="outpost-battle")
    assert NEUROSHIMA.standing(game.position)[1][0] < 20
