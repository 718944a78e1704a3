"""The HTTP routes of studies: anybody with the link reads, only who holds the secret writes."""

from __future__ import annotations

import time
from collections.abc import Callable
from hmac import compare_digest
from typing import TypeVar

from fastapi import APIRouter, Request
from starlette.responses import Response

from warpad.core.analysis.study import Study, dumps, reads, require_whole
from warpad.core.errors import DecodeError, WarpadError
from warpad.server.http.etude_routes import desk_of
from warpad.server.http.origin import address_of
from warpad.server.http.requests import answer, client_of, gate_of, hub_of, read, read_body, tokens_of
from warpad.server.storage.studies import Kept, StudyShelf
from warpad.server.storage.tokens import Secrets, hashed, new_id
from warpad.server.wire import problems
from warpad.server.wire.explored import ChapterPuzzle, KeptStudy, SavedStudy, SaveStudy, StudyPuzzles
from warpad.server.work.exploring import begin_chapters, puzzle_of

study_api = APIRouter(prefix="/api/studies")
CREATED, ACCEPTED = 201, 202
T = TypeVar("T")


def shelf_of(request: Request) -> StudyShelf:
    return StudyShelf(hub_of(request).store)


def limit_of(request: Request) -> int:
    return hub_of(request).settings.limits.study_bytes


async def _kept(request: Request, id: str) -> Kept:
    found = await shelf_of(request).find(id)
    if found is None:
        raise problems.unknown_study(id)
    return found


def _is_own(request: Request, kept: Kept) -> bool:
    return any(compare_digest(hashed(token), kept.owner) for token in tokens_of(request))


async def _own(request: Request, id: str) -> Kept:
    kept = await _kept(request, id)
    if not _is_own(request, kept):
        raise problems.Problem("not-the-author", "only its author may change a study")
    return kept


def _readable(work: Callable[[], T]) -> T:
    """What comes of the work; what is wrong with a study is told in the words of its cause."""
    try:
        return work()
    except DecodeError as error:
        raise problems.caused("study", error) from None
    except RecursionError:
        raise problems.caused("study", DecodeError("study-tree")) from None


async def _require_sound(request: Request, study: Study) -> None:
    """The tree hangs together, every game is known, and every chapter begins with a position of its game."""
    _readable(lambda: require_whole(study))
    hub = hub_of(request)
    starts = [
        (hub.game(one.game).name, {"setup": one.setup, "position": one.position, "rules": one.rules})
        for one in study.chapters
    ]
    await hub.workshop.run("explore", client_of(request), begin_chapters, starts)


@study_api.post("")
async def create(request: Request) -> Response:
    wanted = await read(request, SaveStudy, limit_of(request))
    gate_of(request).take_match(address_of(request))
    await _require_sound(request, wanted.study)
    id, token = new_id(), Secrets().token("study")
    await shelf_of(request).add(id, hashed(token), wanted.study, time.time())
    return answer(SavedStudy(id=id, version=1, token=token), CREATED)


@study_api.post("/file")
async def read_file(request: Request) -> Response:
    """A study, or a record, as its file tells it; nothing is stored."""
    data = await read_body(request, hub_of(request).settings.limits.record_bytes)
    study = _readable(lambda: reads(data))
    await _require_sound(request, study)
    return answer(study)


@study_api.get("/{id}")
async def show(request: Request, id: str) -> Response:
    kept = await _kept(request, id)
    own = _is_own(request, kept)
    return answer(KeptStudy(id=id, version=kept.version, own=own, study=kept.study))


@study_api.get("/{id}/file")
async def file(request: Request, id: str) -> Response:
    kept = await _kept(request, id)
    headers = {"Content-Disposition": f'attachment; filename="study-{id}.jsonl"'}
    return Response(dumps(kept.study), headers=headers, media_type="application/x-ndjson")


@study_api.post("/{id}/etudes")
async def make_puzzles(request: Request, id: str) -> Response:
    """Every chapter as a puzzle, which is proved from now on; of the others it is told why they are none."""
    kept = await _own(request, id)
    hub, desk = hub_of(request), desk_of(request)
    gate_of(request).take_match(address_of(request))
    found: list[ChapterPuzzle] = []
    for number, chapter in enumerate(kept.study.chapters):
        try:
            name = hub.game(chapter.game).name
            etude = await hub.workshop.run("explore", client_of(request), puzzle_of, name, chapter)
            made = desk.take(etude, chapter.title)
            found.append({"chapter": number, "etude": made.etude.id, "refused": None})
        except WarpadError as error:
            refused = problems.caused("etude", error).as_json()
            found.append({"chapter": number, "etude": None, "refused": refused})
        except problems.Problem as problem:
            found.append({"chapter": number, "etude": None, "refused": problem.as_json()})
    return answer(StudyPuzzles(puzzles=found), ACCEPTED)


@study_api.put("/{id}")
async def change(request: Request, id: str) -> Response:
    wanted = await read(request, SaveStudy, limit_of(request))
    kept = await _own(request, id)
    await _require_sound(request, wanted.study)
    if not await shelf_of(request).replace(id, wanted.version, wanted.study, time.time()):
        raise problems.Problem(
            "study-changed", "the study was changed elsewhere", seen=wanted.version, version=kept.version
        )
    return answer(SavedStudy(id=id, version=wanted.version + 1, token=None))


@study_api.delete("/{id}")
async def withdraw(request: Request, id: str) -> Response:
    await read_body(request, 0)
    await _own(request, id)
    await shelf_of(request).forget(id)
    return answer({"ok": True})
