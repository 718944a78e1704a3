"""Figures of the rulebook, moment by moment; made in the processes where work that takes long is done."""

from __future__ import annotations

from functools import cache
from typing import cast

from warpad import games
from warpad.core.book import Figure
from warpad.core.game import Game, Json
from warpad.core.position import CHANCE, Position
from warpad.core.record import moves_of
from warpad.core.vecs import i64, vec
from warpad.lessons.figures import caption, perform
from warpad.play.players import HUMAN, Player
from warpad.play.shapes import GameEvent, SeatInfo
from warpad.play.update import view
from warpad.server.wire.shapes import FigureFilm, Moment


@cache
def show_figure(name: str, lesson: str, task: str, mistake: str) -> FigureFilm[Json]:
    """A figure as the learner of its task sees it: a view after each step, with what happened."""
    game = games.find(name)
    figure = Figure(lesson=lesson, task=task, mistake=mistake)
    tutor, attempt = perform(game, figure)
    position = tutor.beginning().position
    views = [_moment(position, tutor.seat, 0, [])]
    for number, step in enumerate(attempt.steps, start=1):
        position.apply(vec[i64](moves_of(game, position, step, number)))
        events = [game.event(position, raw) for raw in position.take_events()]
        seen = [cast(GameEvent, event) for event in events if game.visible(event, tutor.seat)]
        views.append(_moment(position, tutor.seat, number, seen))
    return {"caption": caption(game, figure), "seats": _seats(game, position), "views": views}


def _moment(position: Position, seat: int, number: int, events: list[GameEvent]) -> Moment[Json]:
    return {
        "n": number,
        "view": view(position, seat),
        "events": events,
        "waiting": [int(actor) for actor in position.actors() if actor != CHANCE],
        "result": None,
    }


def _seats(game: Game, position: Position) -> list[SeatInfo]:
    nobody = Player(HUMAN).as_json()
    facts = game.seats(position)
    return [cast(SeatInfo, {**fact, "seat": number, **nobody}) for number, fact in enumerate(facts)]
