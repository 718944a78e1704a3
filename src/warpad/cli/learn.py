"""`warpad learn`: lessons listed, checked, and made of studies."""

from __future__ import annotations

from typing import Annotated

import msgspec

from warpad import locales
from warpad.cli.parts.arguments import Argument, Exit
from warpad.cli.parts.inputs import game_of
from warpad.cli.parts.output import print_json, print_plain, warn
from warpad.cli.parts.parameters import AsJson, InFile
from warpad.cli.parts.speech import language, say
from warpad.core.analysis.study import reads
from warpad.core.content import read_bytes
from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.core.lesson import Lesson
from warpad.games import GAMES, find
from warpad.lessons.checking import faults_of
from warpad.lessons.shelf import lessons
from warpad.lessons.studying import STUDY, lesson_of

FAULTY = 1

Of = Annotated[str | None, Argument("[GAME]", help="game-help")]


def list_all(game: Of = None, as_json: AsJson = False) -> None:
    found = [lesson for name in names(game) for lesson in lessons(find(name))]
    if as_json:
        print_json([facts(lesson) for lesson in found])
        return
    for lesson in found:
        title = locales.text(f"lesson-{lesson.id}-title", {}, language())
        print_plain(say("learn-line", lesson=lesson.id, title=title, tasks=len(lesson.tasks)))


def facts(lesson: Lesson) -> Json:
    return {
        "id": lesson.id,
        "game": lesson.game,
        "chapter": lesson.chapter,
        "tasks": [task.id for task in lesson.tasks],
    }


def check(game: Of = None, as_json: AsJson = False) -> None:
    found: dict[str, list[str]] = {}
    for name in names(game):
        for lesson in lessons(find(name)):
            found[lesson.id] = faults_of(find(name), lesson)
            if not as_json:
                for fault in found[lesson.id]:
                    print_plain(f"{lesson.id}: {fault}")
    faulty = {id: faults for id, faults in found.items() if faults}
    if as_json:
        print_json({"ok": not faulty, "checked": len(found), "faults": faulty})
    else:
        print_plain(say("learn-checked", count=len(found), faults=len(faulty)))
    if faulty:
        raise Exit(FAULTY)


def from_study(file: InFile, as_json: AsJson = False) -> None:
    """A study as a lesson, in the form that lessons have, with its author's words in it."""
    study = reads(read_bytes(file), file.name)
    if not study.chapters:
        raise DecodeError("study-no-task")
    game = game_of({"game": study.chapters[0].game}, file.name)
    lesson = lesson_of(game, study, f"{STUDY}{file.stem}")
    if as_json:
        print_json(lesson)
    else:
        print_plain(msgspec.json.format(msgspec.json.encode(lesson), indent=1).decode())
    faults = faults_of(game, lesson)
    for fault in faults:
        warn(f"{lesson.id}: {fault}")
    if faults:
        raise Exit(FAULTY)


def names(game: str | None) -> tuple[str, ...]:
    return GAMES if game is None else (find(game).name,)


COMMANDS = {"list": list_all, "check": check, "study": from_study}
