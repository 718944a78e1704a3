"""The HTTP routes of the rulebooks: chapters, and figures that can be stepped."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from warpad.core.book import Figure
from warpad.lessons.figures import book, figures
from warpad.server.http.requests import answer, client_of, hub_of
from warpad.server.wire import problems
from warpad.server.wire.shapes import BookInfo
from warpad.server.work.figuring import show_figure

book_api = APIRouter(prefix="/api/games")


@book_api.get("/{name}/book")
async def chapters(request: Request, name: str) -> Response:
    found = book(hub_of(request).game(name))
    told = BookInfo(
        game=found.game,
        prefix=found.prefix,
        editions=found.editions,
        chapters=found.chapters,
        symbols=found.symbols,
    )
    return answer(told)


@book_api.get("/{name}/figures/{lesson}/{task}")
async def figure(request: Request, name: str, lesson: str, task: str) -> Response:
    """Only figures of the book are shown: other answers of lessons stay for their learners to find."""
    hub = hub_of(request)
    game = hub.game(name)
    mistake = request.query_params.get("mistake", "")
    if Figure(lesson=lesson, task=task, mistake=mistake) not in figures(game):
        raise problems.unknown_lesson(f"{lesson}-{task}")
    made = await hub.workshop.run("figure", client_of(request), show_figure, game.name, lesson, task, mistake)
    return answer(made)
