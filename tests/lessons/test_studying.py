"""Lessons from studies: marks and variations ask, notes explain, and the learner sits where the study did."""

from __future__ import annotations

import pytest

from warpad.core.analysis.study import Chapter, Node, Study
from warpad.core.errors import DecodeError
from warpad.core.game import Game
from warpad.core.lesson import Lesson
from warpad.core.position import CHANCE, Position
from warpad.core.record import actor_name
from warpad.core.vecs import i64, vec
from warpad.games import GAMES, find
from warpad.lessons.checking import faults_of, rehearse
from warpad.lessons.studying import lesson_of
from warpad.lessons.tutor import Tutor


def a_choice(game: Game) -> Position:
    """The first position in which the last of several seats, or one after another, may choose among three."""
    position = game.start(game.read_setup({}))
    for _ in range(200):
        seats = [int(actor) for actor in position.actors()]
        if seats != [CHANCE] and seats[-1] > 0 and len(position.legal(seats[-1])) > 2:
            return position
        if seats == [CHANCE]:
            moves = [int(position.odds()[0])]
        else:
            moves = [int(position.legal(seat)[0]) for seat in seats]
        position.apply(vec[i64](moves))
    raise AssertionError("nobody ever chooses")


def a_study(game: Game, signs: tuple[str, ...] = ("", "good", "blunder")) -> Study:
    """Three ways of the last seat from one position, each with a note."""
    position = a_choice(game)
    seats = [int(actor) for actor in position.actors()]
    nodes = [Node(note="One idea")]
    for number, sign in enumerate(signs):
        moves = {seat: int(position.legal(seat)[number if seat == seats[-1] else 0]) for seat in seats}
        step = {actor_name(seat): game.action(position, seat, move) for seat, move in moves.items()}
        nodes.append(Node(step, 0, note=f"way {number}", sign=sign))
    start = game.dump(position)
    return Study("Nets", [Chapter(game=game.name, position=start, rules=game.rules_version, nodes=nodes)])


def said(game: Game, lesson: Lesson, number: int) -> tuple[bool, object]:
    """What is told of the move with this number."""
    tutor = Tutor(game, lesson, lesson.tasks[0])
    move = game.action(tutor.start, tutor.seat, tutor.start.legal(tutor.seat)[number])
    verdict = tutor.verdict(rehearse(tutor, [move]).steps)
    outcome = verdict["outcome"]
    return verdict["solved"], outcome["args"].get("text") or outcome["id"]


@pytest.mark.parametrize("name", GAMES)
def test_marks_and_notes_become_a_task_of_the_seat_that_chose(name: str) -> None:
    game = find(name)
    study = a_study(game)
    lesson = lesson_of(game, study, "study-x")
    assert lesson.words["lesson-study-x-idea"] == "One idea"
    assert [task.seat for task in lesson.tasks] == [int(a_choice(game).actors()[-1])]
    assert faults_of(game, lesson) == []
    assert said(game, lesson, 1) == (True, "way 1")
    assert said(game, lesson, 2) == (False, "way 2")
    assert said(game, lesson, 0) == (False, "way 0")


def test_the_main_line_is_right_where_nothing_is_marked() -> None:
    game = find("bugs")
    lesson = lesson_of(game, a_study(game, ("", "")), "study-x")
    assert said(game, lesson, 0) == (True, "way 0")
    assert said(game, lesson, 1) == (False, "way 1")
    assert said(game, lesson, 2) == (False, "page-learn-study-unknown")


def test_a_study_without_a_line_asks_nothing() -> None:
    game = find("bugs")
    with pytest.raises(DecodeError) as caught:
        lesson_of(game, a_study(game, ()), "study-x")
    assert caught.value.message == "study-no-task"
