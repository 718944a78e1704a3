"""The HTTP routes of etudes: browse, try, hints, save from a replay, share as a file."""

from __future__ import annotations

import asyncio
import time

from fastapi import APIRouter, Request
from starlette.responses import Response

from warpad import locales
from warpad.server.http.origin import address_of
from warpad.server.http.requests import (
    answer,
    gate_of,
    hub_of,
    language_of,
    number,
    read,
    read_body,
)
from warpad.server.wire import problems
from warpad.server.wire.bodies import SaveEtude, Try
from warpad.server.wire.shapes import Created, EtudeInfo, EtudeList, EtudeOfDay, Mixture
from warpad.server.work.etudes import PROVED, Entry, EtudeDesk, facts_of, file_of

etude_api = APIRouter(prefix="/api/etudes")
CREATED, ACCEPTED = 201, 202
DAY = 86_400


def desk_of(request: Request) -> EtudeDesk:
    desk: EtudeDesk = request.app.state.etudes
    return desk


def _told(entry: Entry) -> EtudeInfo:
    return {**facts_of(entry.etude), "state": entry.state, "own": entry.is_own}


async def _proved(request: Request, id: str) -> Entry:
    entry = await desk_of(request).find(id)
    if entry.state != PROVED:
        raise problems.unknown_etude(id)
    return entry


@etude_api.get("")
async def etudes(request: Request) -> Response:
    return answer(EtudeList(etudes=await asyncio.to_thread(desk_of(request).listed)))


@etude_api.get("/day")
async def of_day(request: Request) -> Response:
    found = await asyncio.to_thread(desk_of(request).of_day, int(time.time() // DAY))
    if found is None:
        raise problems.unknown_etude("day")
    name, goal = found.name, found.goal
    language, prefix = language_of(request), hub_of(request).game(found.game).prefix
    told = EtudeOfDay(
        id=found.id,
        game=found.game,
        picture=facts_of(found)["picture"],
        name=locales.told(name.id, name.args, language, prefix) if name else "",
        goal=locales.told(f"etude-goal-{goal['kind']}", goal, language, prefix),
    )
    return answer(told)


@etude_api.get("/goals")
async def goals(request: Request) -> Response:
    match = request.query_params.get("match", "")
    return answer(await desk_of(request).goals(match, number(request, "step", 0)))


@etude_api.post("")
async def save(request: Request) -> Response:
    return answer(_told(await desk_of(request).save(await read(request, SaveEtude))), ACCEPTED)


@etude_api.post("/file")
async def load(request: Request) -> Response:
    data = await read_body(request, hub_of(request).settings.limits.message_bytes)
    return answer(_told(await desk_of(request).load(data)), ACCEPTED)


@etude_api.get("/{id}")
async def etude(request: Request, id: str) -> Response:
    return answer(_told(await desk_of(request).find(id)))


@etude_api.get("/{id}/file")
async def file(request: Request, id: str) -> Response:
    entry = await _proved(request, id)
    headers = {"Content-Disposition": f'attachment; filename="etude-{entry.etude.id}.json"'}
    return Response(file_of(entry.etude), headers=headers, media_type="application/json")


@etude_api.get("/{id}/hints/{n}")
async def hint(request: Request, id: str, n: int) -> Response:
    hints = (await _proved(request, id)).etude.hints
    if not 1 <= n <= len(hints):
        raise problems.Problem("unknown-hint", f"there is no hint {n}", n=n)
    return answer(hints[n - 1])


@etude_api.get("/{id}/mixture")
async def mixture(request: Request, id: str) -> Response:
    """Part of the solution where choices are mixed: how often each is made."""
    return answer(Mixture(mixture=(await _proved(request, id)).etude.mixture))


@etude_api.post("/{id}/tries")
async def begin(request: Request, id: str) -> Response:
    wanted = await read(request, Try)
    gate_of(request).take_match(address_of(request))
    made = await hub_of(request).founder.begin_try((await _proved(request, id)).etude, wanted.name)
    room = made.room
    created = Created(
        match=room.id, tokens=made.tokens, invites={}, watch=f"/m/{room.id}", summary=room.summary()
    )
    return answer(created, CREATED)
