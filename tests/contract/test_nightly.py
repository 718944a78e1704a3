"""Laws over many more games than every run can afford: each pair of armies, a thousand games."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from tests.contract.games import built, walk
from warpad.core.dice import Dice
from warpad.core.errors import SetupError
from warpad.core.game import Game
from warpad.core.position import CHANCE, Position
from warpad.games import find

GAMES = 1000
CHECKED_EVERY = 17


def pairs() -> list[tuple[str, str, str]]:
    """Every pair of what two seats can choose, in every game that lets them choose armies."""
    found: list[tuple[str, str, str]] = []
    for game in map(find, built()):
        for option in game.options():
            if option.name == "armies":
                found += [(game.name, a, b) for a, b in combinations_with_replacement(option.choices, 2)]
    return found


def started(game: Game, a: str, b: str) -> Position:
    try:
        return game.new({"armies": [a, b]})
    except SetupError as error:
        pytest.skip(str(error))


@pytest.mark.nightly
@pytest.mark.parametrize(("name", "a", "b"), pairs())
def test_a_thousand_games_of_each_pair_keep_the_laws(name: str, a: str, b: str) -> None:
    game = find(name)
    start = started(game, a, b)
    for seed in range(GAMES):
        position = start.copy()
        for number, now in enumerate(walk(position, Dice(seed))):
            if number % CHECKED_EVERY == seed % CHECKED_EVERY:
                check(game, now)
        assert len(position.scores()) == len(game.seats(position))


def check(game: Game, position: Position) -> None:
    before = position.key()
    again = game.load(game.dump(position))
    assert again.key() == before
    for seat in position.actors():
        assert len(position.odds() if seat == CHANCE else position.legal(seat)) > 0
        if seat != CHANCE:
            assert list(again.legal(seat)) == list(position.legal(seat))
    assert position.key() == before
