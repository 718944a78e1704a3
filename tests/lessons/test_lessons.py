"""Every lesson is what it says: answers are accepted, mistakes have their own sentences, chance is named."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from warpad import locales
from warpad.core.lesson import Lesson, Mistake, laid_over
from warpad.core.position import CHANCE
from warpad.games import GAMES, find
from warpad.lessons.checking import faults_of, rehearse, words_of
from warpad.lessons.facts import Course, fits, holds
from warpad.lessons.shelf import lessons
from warpad.lessons.tutor import Tutor

ALL = [(game, lesson) for game in GAMES for lesson in lessons(find(game))]
TASKS = [(game, lesson, task) for game, lesson in ALL for task in lesson.tasks]
IDS = [f"{lesson.id}-{task.id}" for _, lesson, task in TASKS]


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=[lesson.id for _, lesson in ALL])
class TestLessons:
    def test_all_it_says_is_true(self, game: str, lesson: Lesson) -> None:
        assert faults_of(find(game), lesson) == []

    @pytest.mark.parametrize("language", locales.LANGUAGES)
    def test_has_its_words_in_every_language(self, game: str, lesson: Lesson, language: str) -> None:
        for id in words_of(lesson):
            assert locales.has_message(id, language), id

    def test_cites_rules_that_are_there(self, game: str, lesson: Lesson) -> None:
        book = find(game).rulebook
        for id in lesson.rules:
            assert id in book, id


@pytest.mark.parametrize(("game", "lesson", "task"), TASKS, ids=IDS)
class TestTasks:
    def test_the_first_answer_is_accepted_and_praised(self, game: str, lesson: Lesson, task: Any) -> None:
        tutor = Tutor(find(game), lesson, task)
        attempt = rehearse(tutor, task.right[0].play)
        verdict = tutor.verdict(attempt.steps)
        assert verdict["solved"]
        assert msgspec.to_builtins(verdict["outcome"])["id"].startswith(f"lesson-{lesson.id}-{task.id}-")

    def test_who_follows_the_tutor_reaches_the_goal(self, game: str, lesson: Lesson, task: Any) -> None:
        tutor = Tutor(find(game), lesson, task)
        attempt = tutor.beginning()
        while not tutor.is_over(attempt):
            position = attempt.position
            if position.actor() == CHANCE:
                moves = [tutor.outcome(attempt)]
            else:
                own = tutor.best(attempt) if tutor.seat in position.actors() else -1
                others = [int(actor) for actor in position.actors() if actor != tutor.seat]
                chosen = dict(zip(others, tutor.answers(attempt, own), strict=True))
                moves = tutor.together(position, own, chosen)
            attempt = tutor._after(attempt, moves)
        assert holds(task.goal, tutor.course_of(attempt))

    def test_no_goal_is_reached_by_doing_nothing(self, game: str, lesson: Lesson, task: Any) -> None:
        tutor = Tutor(find(game), lesson, task)
        assert not tutor.is_over(tutor.beginning())


def test_an_answer_that_is_wrong_is_found() -> None:
    if not ALL:
        pytest.skip("no lessons")
    game, lesson = ALL[0]
    broken = msgspec.json.decode(msgspec.json.encode(lesson), type=Lesson)
    task = broken.tasks[0]
    task.right[0].play = task.wrong[0].play
    assert any("may miss the goal" in fault for fault in faults_of(find(game), broken))


def test_a_mistake_that_hides_another_is_found() -> None:
    if not ALL:
        pytest.skip("no lessons")
    game, lesson = ALL[0]
    broken = msgspec.json.decode(msgspec.json.encode(lesson), type=Lesson)
    task = broken.tasks[0]
    always = {"kind": "all", "of": []}
    task.wrong.insert(0, Mistake(id="always", play=task.wrong[0].play, because=always))
    assert any("is told as always" in fault for fault in faults_of(find(game), broken))


def test_patterns() -> None:
    assert fits({"at": ["C3", "D3"]}, {"do": "place", "at": "D3"})
    assert not fits({"at": ["C3", "D3"]}, {"do": "place", "at": "E1"})
    assert fits({"left": {"at_least": 2}}, {"left": 2})
    assert not fits({"left": {"at_most": 2}}, {"left": 3})
    assert not fits({"flag": 1}, {"flag": True})


def test_facts_of_what_was_played() -> None:
    course = Course(find("bugs"), 0, {}, [{"event": "met"}], [{"do": "order", "unit": "ant"}])
    assert holds({"kind": "played", "match": {"unit": "ant"}}, course)
    assert holds({"kind": "not", "of": {"kind": "played", "match": {"unit": "wasp"}}}, course)
    assert not holds({"kind": "event", "match": {"event": "met"}, "times": 2}, course)


def test_a_position_is_laid_over_its_base() -> None:
    base = {"a": 1, "list": [{"x": 1}, {"x": 2}], "deck": {"one": 1, "two": 2}}
    part = {"a": 2, "list": {"1": {"x": 3}}, "deck": {"*": {"one": 1}}}
    assert laid_over(base, part) == {"a": 2, "list": [{"x": 1}, {"x": 3}], "deck": {"one": 1}}
