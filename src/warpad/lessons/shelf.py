"""The lessons that come with each game, in the order of its path."""

from __future__ import annotations

from functools import cache

import msgspec

from warpad.core.errors import SetupError
from warpad.core.game import Game, Json
from warpad.core.lesson import Lesson, Mistake, Task, laid_over, read

FOLDER, BASE = "lessons", "base.json"


@cache
def lessons(game: Game) -> tuple[Lesson, ...]:
    """All lessons of a game, in order, their positions whole."""
    folder = game.folder / FOLDER
    base = _base_of(game)
    found = [read(path) for path in sorted(folder.glob("[0-9]*.json"))]
    for lesson in found:
        for task in lesson.tasks:
            task.position = laid_over(base, task.position)
    return tuple(found)


def _base_of(game: Game) -> Json:
    path = game.folder / FOLDER / BASE
    return msgspec.json.decode(path.read_bytes()) if path.exists() else {}


def find(game: Game, lesson: str, task: str) -> tuple[Lesson, Task]:
    """A task by the names of its lesson and its own."""
    for one in lessons(game):
        for asked in one.tasks:
            if (one.id, asked.id) == (lesson, task):
                return one, asked
    raise SetupError("lesson-unknown", lesson=lesson, task=task)


def message(lesson: Lesson, task: Task, what: str) -> str:
    """The id of a sentence of a task."""
    return f"lesson-{lesson.id}-{task.id}-{what}"


def wrong_message(lesson: Lesson, task: Task, mistake: Mistake) -> str:
    return mistake.say or message(lesson, task, f"wrong-{mistake.id}")


def forbidding(mistake: Mistake) -> list[str]:
    """The rules that forbid this mistake, where rules do."""
    if mistake.because["kind"] != "refused":
        return []
    rule = mistake.because["rule"]
    return list(rule) if isinstance(rule, list) else [str(rule)]
