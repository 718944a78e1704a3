"""A batch of games played in one process: plain data in, plain data out."""

from __future__ import annotations

from warpad.arena.schedule import Fixture, lineup, sides_of
from warpad.arena.table import play
from warpad.bots import make
from warpad.core.dice import Dice
from warpad.core.game import Json
from warpad.games import find


def fixture_name(fixture: Fixture) -> str:
    return f"{fixture.a}|{fixture.b}|{fixture.number}"


def play_batch(game_name: str, setups: list[Json], batch: list[Fixture]) -> list[Json]:
    """The results of a batch, one row a game."""
    return [_row(game_name, setups[fixture.setup], fixture) for fixture in batch]


def _row(game_name: str, setup: Json, fixture: Fixture) -> Json:
    game = find(game_name)
    sides = sides_of(game, setup)
    names = lineup(fixture, sides)
    played = play(game, setup, [make(name, game) for name in names], Dice(fixture.seed))
    times: dict[str, list[float]] = {}
    for name, spent in zip(names, played.turn_ms, strict=True):
        times.setdefault(name, []).extend(spent)
    score = sum(s for s, side in zip(played.scores, sides, strict=True) if side == fixture.side)
    best = max(played.scores)
    winners = {side for s, side in zip(played.scores, sides, strict=True) if s == best}
    return {
        "fixture": fixture_name(fixture),
        "a": fixture.a,
        "b": fixture.b,
        "side": fixture.side,
        "setup": fixture.setup,
        "score": score / sides.count(fixture.side),
        "outcome": _outcome(winners, fixture.side),
        "turns": played.turns,
        "decisions": played.decisions,
        "first": 0 in winners and len(winners) == 1,
        "ms": times,
    }


def _outcome(winners: set[int], side: int) -> str:
    if side not in winners:
        return "b"
    return "a" if len(winners) == 1 else "draw"
