"""The HTTP routes of lessons: the paths of all games, lessons from studies, a match for each task tried."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from warpad.core.errors import WarpadError
from warpad.core.lesson import Lesson, Task
from warpad.lessons import shelf
from warpad.lessons.studying import STUDY
from warpad.server.http.origin import address_of
from warpad.server.http.requests import answer, client_of, gate_of, hub_of, read
from warpad.server.storage.studies import StudyShelf
from warpad.server.wire import problems
from warpad.server.wire.bodies import Try
from warpad.server.wire.shapes import Created, LessonInfo, LessonList, TaskInfo
from warpad.server.work.exploring import study_lesson

lesson_api = APIRouter(prefix="/api/lessons")
CREATED = 201


@lesson_api.get("")
async def lessons(request: Request) -> Response:
    hub = hub_of(request)
    found = [lesson for name in hub.settings.games for lesson in shelf.lessons(hub.game(name))]
    return answer(LessonList(lessons=[_facts_of(lesson) for lesson in found]))


@lesson_api.get("/{id}")
async def lesson(request: Request, id: str) -> Response:
    """One lesson, also one that a study was made."""
    return answer(_facts_of(await _lesson(request, id)))


async def _lesson(request: Request, id: str) -> Lesson:
    """A lesson of a path, or that of a study as it is now."""
    hub = hub_of(request)
    for name in hub.settings.games:
        for lesson in shelf.lessons(hub.game(name)):
            if lesson.id == id:
                return lesson
    kept = await StudyShelf(hub.store).find(id.removeprefix(STUDY)) if id.startswith(STUDY) else None
    if kept is None or not kept.study.chapters:
        raise problems.unknown_lesson(id)
    name = hub.game(kept.study.chapters[0].game).name
    try:
        return await hub.workshop.run("explore", client_of(request), study_lesson, name, kept.study, id)
    except WarpadError as error:
        raise problems.caused("study", error) from None


def _facts_of(lesson: Lesson) -> LessonInfo:
    """Of somebody's own words only those that are read before a try."""
    told = [f"lesson-{lesson.id}-title", f"lesson-{lesson.id}-idea"]
    told += [shelf.message(lesson, task, "ask") for task in lesson.tasks]
    return {
        "id": lesson.id,
        "game": lesson.game,
        "chapter": lesson.chapter,
        "test": lesson.test,
        "rules": lesson.rules,
        "sign": lesson.sign,
        "tasks": [_facts_of_task(lesson, task) for task in lesson.tasks],
        "words": {id: lesson.words[id] for id in told if id in lesson.words},
    }


def _facts_of_task(lesson: Lesson, task: Task) -> TaskInfo:
    """Nothing of the answers: what rules forbid is no secret."""
    refusals = {
        rule: shelf.wrong_message(lesson, task, mistake)
        for mistake in task.wrong
        for rule in shelf.forbidding(mistake)
    }
    return {"id": task.id, "points": task.points, "luck": task.luck, "refusals": refusals}


@lesson_api.post("/{id}/{task}/tries")
async def begin(request: Request, id: str, task: str) -> Response:
    wanted = await read(request, Try)
    hub = hub_of(request)
    found = await _lesson(request, id)
    asked = next((one for one in found.tasks if one.id == task), None)
    if asked is None:
        raise problems.unknown_lesson(f"{id}-{task}")
    gate_of(request).take_match(address_of(request))
    made = await hub.founder.begin_task(hub.game(found.game), found, asked, wanted.name)
    room = made.room
    created = Created(
        match=room.id, tokens=made.tokens, invites={}, watch=f"/m/{room.id}", summary=room.summary()
    )
    return answer(created, CREATED)
