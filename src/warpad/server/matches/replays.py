"""A match step by step: views, events and evaluations at each of its moments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from warpad import games
from warpad.core.game import Game, Json
from warpad.core.position import CHANCE, Position
from warpad.core.record import begin
from warpad.core.vecs import i64, vec
from warpad.play.match import Match
from warpad.play.shapes import GameEvent, Result
from warpad.play.update import told, view
from warpad.server.wire.shapes import Moment

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Film:
    """What a replay is made from, cut loose from the running match so that a thread may work on it."""

    game: Game
    start: Position
    steps: Sequence[Sequence[int]]
    events: dict[int, list[GameEvent]]
    result: Result | None

    @classmethod
    def of(cls, match: Match, seat: int | None) -> Film:
        """The film of a match as one viewer may see it."""
        events = {happening.step: told(match, happening, seat) for happening in match.happenings}
        steps = [list(step.moves) for step in match.steps]
        return cls(match.game, begin(match.game, match.record), steps, events, match.result)

    def __getstate__(self) -> Json:
        """On its way to another process a film names its game, and its first position is data."""
        return {**self.__dict__, "game": self.game.name, "start": self.game.dump(self.start)}

    def __setstate__(self, state: Json) -> None:
        game = games.find(state["game"])
        self.__dict__.update(state, game=game, start=game.load(state["start"]))


def views(film: Film, seat: int | None, first: int, last: int) -> list[bytes]:
    """The views after `first` to `last` steps as JSON, each with the events that led to it."""
    position = film.start
    shown = []
    for n in range(min(last, len(film.steps)) + 1):
        if n:
            position.apply(vec[i64](film.steps[n - 1]))
        if n >= first:
            shown.append(_encode(_frame(film, position, seat, n)))
    return shown


def _frame(film: Film, position: Position, seat: int | None, n: int) -> Moment[Json]:
    return {
        "n": n,
        "view": view(position, seat),
        "events": film.events.get(n, []),
        "waiting": [actor for actor in position.actors() if actor != CHANCE],
        "result": film.result if n == len(film.steps) else None,
    }


def evaluations(film: Film) -> list[bytes]:
    """How the match looked for each seat after each step."""
    position = film.start
    seats = range(len(film.game.seats(position)))
    rows = [[film.game.evaluate(position, seat) for seat in seats]]
    for step in film.steps:
        position.apply(vec[i64](step))
        rows.append([round(film.game.evaluate(position, seat), 4) for seat in seats])
    return [_encode(row) for row in rows]
