"""The HTTP routes of reviews and analysis: nothing of a running match can be judged, by anybody."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from warpad.server.http.origin import address_of, is_same_origin
from warpad.server.http.requests import answer, client_of, gate_of, hub_of, read
from warpad.server.wire import problems
from warpad.server.wire.bodies import Analyse, Retry, TryAgain
from warpad.server.wire.shapes import Created
from warpad.server.work.judging import judge_position, judge_try, show_line
from warpad.server.work.reviews import ReviewDesk

review_api = APIRouter(prefix="/api")
CREATED = 201


def desk_of(request: Request) -> ReviewDesk:
    desk: ReviewDesk = request.app.state.reviews
    return desk


@review_api.get("/matches/{id}/review")
async def review(request: Request, id: str) -> Response:
    room = await hub_of(request).room(id)
    depth = request.query_params.get("depth", "usual")
    return answer(await desk_of(request).ask(room, depth, client_of(request)))


@review_api.delete("/matches/{id}/review")
async def leave(request: Request, id: str) -> Response:
    """Whoever asked for a review does not want it any more."""
    if not is_same_origin(request.headers, hub_of(request).settings):
        raise problems.forbidden_origin()
    desk_of(request).leave(id, request.query_params.get("depth", "usual"), client_of(request))
    return answer({})


@review_api.post("/matches/{id}/tries")
async def try_again(request: Request, id: str) -> Response:
    """How another choice at a moment of a finished match would have done, beside the best one."""
    wanted = await read(request, TryAgain)
    hub = hub_of(request)
    room = await hub.room(id)
    if room.match.result is None:
        raise problems.still_running()
    record = room.match.record.dumps()
    args = (record, wanted.step, wanted.seat, wanted.line)
    return answer(await hub.workshop.run("try", client_of(request), judge_try, *args))


@review_api.post("/matches/{id}/retrials")
async def retry(request: Request, id: str) -> Response:
    """A match that begins before a decision that the review of this one has marked."""
    wanted = await read(request, Retry)
    hub = hub_of(request)
    room = await hub.room(id)
    mistake = await desk_of(request).mistake(room, wanted.step, wanted.seat)
    gate_of(request).take_match(address_of(request))
    made = await hub.founder.begin_retrial(mistake, wanted.name)
    created = Created(
        match=made.room.id,
        tokens=made.tokens,
        invites={},
        watch=f"/m/{made.room.id}",
        summary=made.room.summary(),
    )
    return answer(created, CREATED)


@review_api.post("/matches/{id}/lines")
async def line(request: Request, id: str) -> Response:
    """Where another choice would have led, view by view."""
    wanted = await read(request, TryAgain)
    hub = hub_of(request)
    room = await hub.room(id)
    if room.match.result is None:
        raise problems.still_running()
    args = (room.match.record.dumps(), wanted.step, wanted.seat, wanted.line)
    return answer(await hub.workshop.run("line", client_of(request), show_line, *args))


@review_api.post("/games/{name}/analysis")
async def analyse(request: Request, name: str) -> Response:
    """The best ways to go on from a position, judged on more draws the deeper it is asked for."""
    wanted = await read(request, Analyse)
    hub = hub_of(request)
    game = hub.game(name)
    args = (game.name, wanted.position, wanted.seat, wanted.depth)
    return answer(await hub.workshop.run("analysis", client_of(request), judge_position, *args))
