"""Whether a lesson is what it says: right answers are accepted, each mistake is told by its own sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from warpad import locales
from warpad.core.attempt import Attempt
from warpad.core.errors import DecodeError, IllegalMove
from warpad.core.game import Game, Json
from warpad.core.lesson import Lesson, Mistake, Task
from warpad.core.position import CHANCE
from warpad.lessons.facts import fits, holds
from warpad.lessons.shelf import message, wrong_message
from warpad.lessons.tutor import NOTHING, Tutor, play

LONGEST = 400


def faults_of(game: Game, lesson: Lesson, language: str = locales.FALLBACK) -> list[str]:
    """What is wrong with a lesson; empty when all it says is true and has its words."""
    wanted = [] if lesson.words else words_of(lesson)
    found = [f"{id} has no words" for id in wanted if not locales.has_message(id, language)]
    for task in lesson.tasks:
        try:
            found += [f"{task.id}: {fault}" for fault in _faults_of_task(game, lesson, task)]
        except Exception as error:  # a task that cannot be played is a fault, whatever the reason
            found.append(f"{task.id}: {type(error).__name__}: {error}")
    return found


def words_of(lesson: Lesson) -> list[str]:
    """The ids of all sentences of a lesson."""
    found = [f"lesson-{lesson.id}-title", f"lesson-{lesson.id}-idea"]
    for task in lesson.tasks:
        found += [message(lesson, task, "ask"), message(lesson, task, "done")]
        found += [message(lesson, task, f"right-{one.id}") for one in task.right if one.id]
        found += [wrong_message(lesson, task, one) for one in task.wrong]
    return found


def _faults_of_task(game: Game, lesson: Lesson, task: Task) -> Iterator[str]:
    tutor = Tutor(game, lesson, task)
    lucks: set[str] = set()
    for number, answer in enumerate(task.right, start=1):
        attempt = rehearse(tutor, answer.play, lucks)
        if not tutor.is_over(attempt):
            yield f"right answer {number} does not come to an end"
        if not all(holds(task.goal, end) for end in tutor.ends(tutor.beginning(), answer.play)):
            yield f"right answer {number} may miss the goal"
        if answer.id and not holds(answer.because, tutor.course_of(attempt)):
            yield f"right answer {number} is not told by its own sentence"
    for mistake in task.wrong:
        yield from _faults_of_mistake(tutor, mistake, lucks)
    if lucks and task.luck in (None, "cards"):
        yield f"chance plays a part ({', '.join(sorted(lucks))}), and the task does not say so"


def _faults_of_mistake(tutor: Tutor, mistake: Mistake, lucks: set[str]) -> Iterator[str]:
    if mistake.because["kind"] == "refused":
        refusal = _refused(tutor, mistake.play)
        if refusal is None or not fits(mistake.because["rule"], refusal):
            yield f"{mistake.id}: expected a refusal by {mistake.because['rule']}, found {refusal}"
        return
    attempt = rehearse(tutor, mistake.play, lucks)
    course = tutor.course_of(attempt)
    if holds(tutor.task.goal, course):
        yield f"{mistake.id} reaches the goal"
        return
    if not tutor.is_over(attempt):
        yield f"{mistake.id} does not come to an end"
    found = tutor.mistake_in(course)
    if found is not mistake:
        yield f"{mistake.id} is told as {found.id if found else 'nothing known'}"


def rehearse(tutor: Tutor, answer: Sequence[Json], lucks: set[str] | None = None) -> Attempt:
    """The task as it goes when a learner answers so; `lucks` gathers what was left to chance."""
    attempt, left = tutor.beginning(), list(answer)
    for _ in range(LONGEST):
        if tutor.is_over(attempt):
            break
        attempt, left = _step(tutor, attempt, left, lucks)
    return attempt


def _step(
    tutor: Tutor, attempt: Attempt, left: list[Json], lucks: set[str] | None
) -> tuple[Attempt, list[Json]]:
    """One step further, and what is left of the answer."""
    position = attempt.position
    if position.actor() == CHANCE:
        _note_luck(tutor, attempt, lucks)
        return play(tutor.game, attempt, [tutor.outcome(attempt)]), left
    own = NOTHING
    if tutor.seat in position.actors():
        chosen = tutor.next_own(position, left)
        own, left = chosen if chosen else (int(position.legal(tutor.seat)[0]), left)
    others = [int(actor) for actor in position.actors() if actor != tutor.seat]
    given = dict(zip(others, tutor.answers(attempt, own), strict=True))
    return play(tutor.game, attempt, tutor.together(position, own, given)), left


def _note_luck(tutor: Tutor, attempt: Attempt, lucks: set[str] | None) -> None:
    odds = list(attempt.position.odds())
    if lucks is None or len(odds) == 2:
        return
    action = tutor.game.action(attempt.position, CHANCE, odds[0])
    if action["do"] == "deal":
        return
    lucks.add("set" if tutor.is_set(attempt) else "worst")


def _refused(tutor: Tutor, answer: Sequence[Json]) -> str | None:
    """The rule that forbids the last step of an answer."""
    attempt, left = tutor.beginning(), list(answer[:-1])
    while left or tutor.seat not in attempt.position.actors():
        attempt, left = _step(tutor, attempt, left, None)
    try:
        refusal = tutor.game.why_not(attempt.position, tutor.seat, answer[-1])
    except (DecodeError, IllegalMove):
        return None
    return None if refusal is None else refusal.rule
