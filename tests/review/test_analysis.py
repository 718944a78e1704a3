"""A position thought about: ways that are given, tiles turned, what chance may bring."""

from __future__ import annotations

import pytest

from tests.review.games import played
from warpad.core.errors import IllegalMove
from warpad.core.position import CHANCE, Position
from warpad.core.record import replay
from warpad.core.thinking.critic import Effort, critic_of
from warpad.games import GAMES, find
from warpad.review.analysis import Analysis, Prospects

SMALL = Effort(ways=4, draws=1, fresh=2, looks=1)


def moment(name: str, is_chance: bool, least: int = 0) -> Position:
    """The first position after so many steps at which chance has several outcomes, or a seat moves."""
    record = played(name, most=80)
    for upto in range(least, len(record.steps)):
        position = replay(find(name), record, upto)
        if (position.actor() == CHANCE) == is_chance and (not is_chance or len(position.odds()) > 2):
            return position
    raise AssertionError("no such moment")


@pytest.mark.parametrize("name", GAMES)
def test_every_outcome_of_chance_is_told_with_its_odds_and_what_follows(name: str) -> None:
    position = moment(name, is_chance=True)
    prospects = Prospects(find(name), position, 0)
    prospects.think()
    prospects.think()
    found = prospects.found()
    assert sum(way["share"] for way in found) == pytest.approx(1.0, abs=0.01)
    assert [way["chance"] for way in found] == sorted((way["chance"] for way in found), reverse=True)
    for way in found:
        find(name).move(position, CHANCE, way["line"][0])


def test_a_tile_that_is_laid_can_be_turned_five_other_ways() -> None:
    game = find("neuroshima")
    critic = critic_of(game)
    for step in range(20, 80):
        position = moment("neuroshima", False, step)
        seat = position.actor()
        legal = [game.action(position, seat, move) for move in position.legal(seat)]
        laid = next((action for action in legal if action["do"] == "place"), None)
        if laid:
            break
    assert laid
    moves = critic.moves(position, seat, [laid])
    ways = critic.turned(position, seat, moves)
    facings = {critic.line(position, seat, way)[0]["facing"] for way in ways}
    assert facings == set(range(6)) - {laid["facing"]}

    analysis = Analysis(game, position, seat, SMALL, ways=[moves, *ways])
    analysis.think()
    assert len(analysis.found()) == 6
    assert analysis.draws == 2


def test_a_line_that_cannot_be_played_is_refused() -> None:
    game = find("neuroshima")
    position = moment("neuroshima", is_chance=False)
    with pytest.raises(IllegalMove):
        critic_of(game).moves(
            position, position.actor(), [{"do": "place", "tile": "borgo-hq", "at": "A1", "facing": 0}]
        )
