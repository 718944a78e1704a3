"""Figures of the rulebook: tasks of lessons, played by the engine as they are answered."""

from __future__ import annotations

from functools import cache

from warpad.core import book as books
from warpad.core.attempt import Attempt
from warpad.core.book import Book, Figure
from warpad.core.errors import SetupError
from warpad.core.game import Game, Json
from warpad.core.lesson import Lesson, Mistake, Task
from warpad.lessons import shelf
from warpad.lessons.checking import rehearse
from warpad.lessons.tutor import Tutor

FILE = "book.json"


@cache
def book(game: Game) -> Book:
    """The rulebook of a game."""
    return books.read(game.folder / FILE)


def figures(game: Game) -> list[Figure]:
    """All figures of a book, in the order of reading."""
    return [part.figure for chapter in book(game).chapters for part in chapter.parts if part.figure]


def caption(game: Game, figure: Figure) -> str:
    """The id of the sentence that says what a figure shows."""
    lesson, task = shelf.find(game, figure.lesson, figure.task)
    mistake = _mistake_of(lesson, task, figure)
    return shelf.wrong_message(lesson, task, mistake) if mistake else shelf.message(lesson, task, "done")


def perform(game: Game, figure: Figure) -> tuple[Tutor, Attempt]:
    """The task of a figure from its start to its end."""
    lesson, task = shelf.find(game, figure.lesson, figure.task)
    tutor = Tutor(game, lesson, task)
    return tutor, rehearse(tutor, _answer_of(lesson, task, figure))


def _answer_of(lesson: Lesson, task: Task, figure: Figure) -> list[Json]:
    mistake = _mistake_of(lesson, task, figure)
    return mistake.play if mistake else task.right[0].play


def _mistake_of(lesson: Lesson, task: Task, figure: Figure) -> Mistake | None:
    if not figure.mistake:
        return None
    for one in task.wrong:
        if one.id == figure.mistake:
            return one
    raise SetupError("lesson-unknown", lesson=lesson.id, task=f"{task.id}-{figure.mistake}")
