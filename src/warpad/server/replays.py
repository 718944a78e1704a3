"""A match step by step: views, events and evaluations at each of its moments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from warpad.core.game import Game, Json
from warpad.core.position import CHANCE, Position
from warpad.core.record import begin
from warpad.play.match import Match
from warpad.play.shapes import GameEvent, Result
from warpad.play.takeback import Step
from warpad.play.update import told, view
from warpad.server.shapes import Moment


@dataclass(frozen=True)
class Film:
    """What a replay is made from, cut loose from the running match so that a thread may work on it."""

    game: Game
    start: Position
    steps: Sequence[Step]
    events: dict[int, list[GameEvent]]
    result: Result | None

    @classmethod
    def of(cls, match: Match, seat: int | None) -> Film:
        """The film of a match as one viewer may see it."""
        events = {happening.step: told(match, happening, seat) for happening in match.happenings}
        return cls(match.game, begin(match.game, match.record), tuple(match.steps), events, match.result)


def views(film: Film, seat: int | None, first: int, last: int) -> list[Moment[Json]]:
    """The views after `first` to `last` steps, each with the events that led to it."""
    position = film.start
    shown = []
    for n in range(min(last, len(film.steps)) + 1):
        if n:
            position.apply(film.steps[n - 1].moves)
        if n >= first:
            shown.append(_frame(film, position, seat, n))
    return shown


def _frame(film: Film, position: Position, seat: int | None, n: int) -> Moment[Json]:
    return {
        "n": n,
        "view": view(position, seat),
        "events": film.events.get(n, []),
        "waiting": [actor for actor in position.actors() if actor != CHANCE],
        "result": film.result if n == len(film.steps) else None,
    }


def evaluations(film: Film) -> list[list[float]]:
    """How the match looked for each seat after each step."""
    position = film.start
    seats = range(len(film.game.seats(position)))
    rows = [[film.game.evaluate(position, seat) for seat in seats]]
    for step in film.steps:
        position.apply(step.moves)
        rows.append([round(film.game.evaluate(position, seat), 4) for seat in seats])
    return rows
