"""An arena from its plan to its figures: scheduled, played in batches, kept, summed up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from warpad.arena.journal import Journal
from warpad.arena.pool import play_all
from warpad.arena.schedule import Fixture, fixtures, pairs_of, sides_of
from warpad.arena.summary import summary
from warpad.arena.worker import fixture_name
from warpad.bots import make
from warpad.core.errors import SetupError
from warpad.core.game import Json
from warpad.games import find

BATCH = 4


@dataclass(frozen=True)
class Plan:
    """What is to be played. `games` is the number for each pair."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    setup: Json
    mirror: bool = False

    def setups(self) -> list[Json]:
        """The set-ups over which the games are spread."""
        return list(find(self.game).variety(self.setup))

    def as_data(self) -> Json:
        return {
            "game": self.game,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "setups": self.setups(),
            "mirror": self.mirror,
            "content": find(self.game).digests(),
        }


@dataclass
class Contest:
    """A plan that was checked, and what has been played of it."""

    plan: Plan
    setups: list[Json]
    sides: int
    fixtures: list[Fixture]
    rows: list[Json]

    def figures(self) -> Json:
        pairs = pairs_of(self.plan.bots, self.plan.mirror)
        return {
            "game": self.plan.game,
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "sides": self.sides,
            **summary(self.rows, pairs, self.sides),
        }


def prepare(plan: Plan) -> Contest:
    """Checks bots and set-ups before anything is played."""
    game = find(plan.game)
    for bot in plan.bots:
        make(bot, find(plan.game))
    if len(set(plan.bots)) != len(plan.bots):
        raise SetupError("each bot is named once; ask for --mirror to let bots meet themselves")
    if len(plan.bots) < 2 and not plan.mirror:
        raise SetupError("an arena needs two bots or more, for example --bots random,greedy")
    setups = plan.setups()
    counts = {max(sides_of(game, setup)) + 1 for setup in setups}
    if len(counts) != 1:
        raise SetupError("all set-ups of an arena need the same number of sides")
    sides = counts.pop()
    games = -(-plan.games // sides) * sides
    schedule = list(fixtures(pairs_of(plan.bots, plan.mirror), games, plan.seed, len(setups), sides))
    return Contest(plan, setups, sides, schedule, [])


def run(
    contest: Contest,
    jobs: int = 0,
    ray_address: str | None = None,
    journal: Path | None = None,
    tick: Callable[[int], None] = lambda done: None,
) -> Contest:
    """Plays what is not yet in the journal; `tick` hears how many games are done."""
    book = Journal(journal, contest.plan.as_data()) if journal else None
    kept = book.results if book else {}
    contest.rows = [kept[n] for f in contest.fixtures if (n := fixture_name(f)) in kept]
    tick(len(contest.rows))
    left = [f for f in contest.fixtures if fixture_name(f) not in kept]
    for rows in play_all(contest.plan.game, contest.setups, _batches(left), jobs, ray_address):
        if book:
            book.add(rows)
        contest.rows.extend(rows)
        tick(len(contest.rows))
    return contest


def _batches(left: Sequence[Fixture]) -> list[list[Fixture]]:
    return [list(left[i : i + BATCH]) for i in range(0, len(left), BATCH)]
