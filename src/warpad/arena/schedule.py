"""Who meets whom: every pair of bots, every seat in turn, on the same seeds and set-ups."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from warpad.core.game import Game, Json


@dataclass(frozen=True)
class Fixture:
    """One game to play: bot `a` holds side `side`, bot `b` all other sides."""

    a: str
    b: str
    number: int
    side: int
    seed: int
    setup: int


def pairs_of(bots: Sequence[str], mirror: bool) -> list[tuple[str, str]]:
    """Every pair once, in the order given; with `mirror` each bot also meets itself, as a control."""
    return [*combinations(bots, 2), *([(bot, bot) for bot in bots] if mirror else [])]


def sides_of(game: Game, setup: Json) -> list[int]:
    """The side of each seat: its team, or the seat itself."""
    seats = game.seats(game.new(setup))
    teams = [seat.get("team", number) for number, seat in enumerate(seats)]
    order = sorted(set(teams))
    return [order.index(team) for team in teams]


def fixtures(
    pairs: Sequence[tuple[str, str]], games: int, seed: int, setups: int, sides: int
) -> Iterator[Fixture]:
    """The games of each pair: each seed and set-up is played with `a` on every side in turn.

    A bot that meets itself would play the same game again, so there each game has a seed of its own, and it
    counts as `a` on each side of a set-up in turn."""
    for a, b in pairs:
        for number in range(games):
            deal, side = (number, sum(divmod(number, setups)) % sides) if a == b else divmod(number, sides)
            yield Fixture(a, b, number, side, seed * 1_000_003 + deal, deal % setups)


def lineup(fixture: Fixture, sides: Sequence[int]) -> list[str]:
    """The bot of each seat."""
    return [fixture.a if side == fixture.side else fixture.b for side in sides]
