"""The HTTP routes of lessons: the paths of all games, and a match for each task that is tried."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from warpad.core.game import Game
from warpad.core.lesson import Lesson, Task
from warpad.lessons import shelf
from warpad.server.http.origin import address_of
from warpad.server.http.requests import answer, gate_of, hub_of, read
from warpad.server.wire import problems
from warpad.server.wire.bodies import Try
from warpad.server.wire.shapes import Created, LessonInfo, LessonList, TaskInfo

lesson_api = APIRouter(prefix="/api/lessons")
CREATED = 201


@lesson_api.get("")
async def lessons(request: Request) -> Response:
    hub = hub_of(request)
    found = [lesson for name in hub.settings.games for lesson in shelf.lessons(hub.game(name))]
    return answer(LessonList(lessons=[_facts_of(lesson) for lesson in found]))


def _facts_of(lesson: Lesson) -> LessonInfo:
    return {
        "id": lesson.id,
        "game": lesson.game,
        "chapter": lesson.chapter,
        "test": lesson.test,
        "rules": lesson.rules,
        "sign": lesson.sign,
        "tasks": [_facts_of_task(lesson, task) for task in lesson.tasks],
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
    game = _game_of(request, id, task)
    gate_of(request).take_match(address_of(request))
    made = await hub.founder.begin_task(game, id, task, wanted.name)
    room = made.room
    created = Created(
        match=room.id, tokens=made.tokens, invites={}, watch=f"/m/{room.id}", summary=room.summary()
    )
    return answer(created, CREATED)


def _game_of(request: Request, id: str, task: str) -> Game:
    hub = hub_of(request)
    for name in hub.settings.games:
        game = hub.game(name)
        if any((one.id, asked.id) == (id, task) for one in shelf.lessons(game) for asked in one.tasks):
            return game
    raise problems.unknown_lesson(f"{id}-{task}")
