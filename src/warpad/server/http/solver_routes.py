"""The HTTP routes of a person who solves puzzles; who it is, a secret of the browser tells."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from warpad.server.http.requests import answer, hub_of, read, tokens_of
from warpad.server.wire import problems
from warpad.server.wire.bodies import KeepMistake, NoteTry
from warpad.server.work.reviews import ReviewDesk
from warpad.server.work.solvers import SolverDesk

solver_api = APIRouter(prefix="/api/solver")
SHORTEST, LONGEST = 20, 64


def desk_of(request: Request) -> SolverDesk:
    desk: SolverDesk = request.app.state.solvers
    return desk


def secret_of(request: Request) -> str:
    """The secret by which a person is known; only its hash is kept."""
    given = tokens_of(request)
    if len(given) != 1 or not SHORTEST <= len(given[0]) <= LONGEST:
        raise problems.Problem("unreadable", "who asks is told by one secret", path="authorization")
    return given[0]


@solver_api.get("")
async def overview(request: Request) -> Response:
    wanted = request.query_params.get("game")
    games = [wanted] if wanted else list(hub_of(request).settings.games)
    return answer(await desk_of(request).overview(secret_of(request), games))


@solver_api.post("/mistakes")
async def keep(request: Request) -> Response:
    """A mistake that a review has marked becomes a puzzle of this person."""
    wanted = await read(request, KeepMistake)
    secret, reviews = secret_of(request), _reviews_of(request)
    room = await hub_of(request).room(wanted.match)
    await desk_of(request).keep(secret, await reviews.mistake(room, wanted.step, wanted.seat))
    return answer({})


@solver_api.post("/tries")
async def note(request: Request) -> Response:
    """What came of a try; the server looks at the match itself."""
    wanted = await read(request, NoteTry)
    return answer(await desk_of(request).note(secret_of(request), wanted.match, wanted.helped))


def _reviews_of(request: Request) -> ReviewDesk:
    desk: ReviewDesk = request.app.state.reviews
    return desk
