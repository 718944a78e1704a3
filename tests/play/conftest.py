"""Matches of the toy game with known chance and a clock that tests set."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.play.toy import GAME
from warpad import games
from warpad.play.dealer import Dealer, SeededDealer
from warpad.play.match import Match
from warpad.play.players import Player
from warpad.play.state import Plan


class Watch:
    """A clock that stands still until told."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def new_match(watch: Watch) -> Callable[..., Match]:
    def make(
        *kinds: str, rounds: int = 2, dealer: Dealer | None = None, limit: float = 0, practice: bool = False
    ) -> Match:
        players = [Player(kind, bot="random" if kind == "bot" else None) for kind in kinds or ("human",) * 2]
        plan = Plan(GAME, {"rounds": rounds}, players, limit=limit, practice=practice)
        match = Match(plan, dealer or SeededDealer(9), watch)
        match.log = match.start()
        return match

    return make


@pytest.fixture
def three_players(watch: Watch) -> Match:
    """A match in which the others go on when one gives up."""
    game = games.find("neon")
    setup = game.read_setup({"players": 3})
    plan = Plan(game, setup, [Player("human") for _ in range(3)], limit=60)
    match = Match(plan, SeededDealer(4), watch)
    match.start()
    return match
