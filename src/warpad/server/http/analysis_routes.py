"""The HTTP routes of the analysis board; of a running match nothing can be analysed, by anybody."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response, StreamingResponse

from warpad.core.analysis.study import chapter_of
from warpad.core.errors import DecodeError
from warpad.play.update import questions
from warpad.server.http.origin import address_of
from warpad.server.http.requests import answer, client_of, hub_of, read
from warpad.server.wire import problems
from warpad.server.wire.explored import Answered, Edit, Explore, Ponder, Question
from warpad.server.work.exploring import answer_question, edit, explore, require_thought
from warpad.server.work.fairness import Client
from warpad.server.work.pondering import Pondered
from warpad.server.work.thoughts import ThoughtDesk

analysis_api = APIRouter(prefix="/api")


@analysis_api.get("/matches/{id}/chapter")
async def chapter(request: Request, id: str) -> Response:
    """A finished match as a tree of moves, to be analysed."""
    room = await hub_of(request).room(id)
    if room.match.result is None:
        raise problems.still_running()
    return answer(chapter_of(room.match.record))


@analysis_api.post("/games/{name}/explore")
async def explore_steps(request: Request, name: str) -> Response:
    """Where steps lead from a set-up or a position, and what may be done there."""
    hub = hub_of(request)
    game = hub.game(name)
    wanted = await read(request, Explore, hub.settings.limits.study_bytes)
    start = {"setup": wanted.setup, "position": wanted.position, "rules": wanted.rules}
    args = (game.name, start, wanted.steps, wanted.seat, wanted.draw)
    return answer(await hub.workshop.run("explore", client_of(request), explore, *args))


@analysis_api.post("/games/{name}/edit")
async def edit_position(request: Request, name: str) -> Response:
    """A position built by hand: one change, checked by the game."""
    hub = hub_of(request)
    game = hub.game(name)
    wanted = await read(request, Edit)
    args = (game.name, wanted.position, wanted.change, wanted.seat)
    return answer(await hub.workshop.run("explore", client_of(request), edit, *args))


@analysis_api.post("/games/{name}/questions")
async def question(request: Request, name: str) -> Response:
    """What the game says about a position: forecasts, lines, odds."""
    hub = hub_of(request)
    game = hub.game(name)
    wanted = await read(request, Question)
    if wanted.what not in questions(game):
        raise DecodeError("server-unknown-question", "what")
    args = (game.name, wanted.position, wanted.seat, wanted.what, wanted.after, wanted.at)
    return answer(
        Answered(data=await hub.workshop.run("question", client_of(request), answer_question, *args))
    )


@analysis_api.post("/games/{name}/thoughts")
async def thought(request: Request, name: str) -> Response:
    """The best ways to go on, a line at a time, surer with each, until it is done or nobody listens."""
    hub = hub_of(request)
    game = hub.game(name)
    wanted = await read(request, Ponder)
    client = Client(address_of(request), wanted.visitor)
    args = (game.name, wanted.position, wanted.seat, wanted.line)
    await hub.workshop.run("explore", client_of(request), require_thought, *args)
    desk: ThoughtDesk = request.app.state.thoughts
    begun = desk.begin(Pondered(*args), client)
    return StreamingResponse(desk.follow(begun), media_type="application/x-ndjson")
