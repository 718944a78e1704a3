"""A lesson from a study: where its author marked a move or went several ways, the learner is asked."""

from __future__ import annotations

from collections.abc import Iterator

from warpad.core.analysis.study import Chapter, Study, children, path_to
from warpad.core.errors import DecodeError
from warpad.core.game import Game, Json
from warpad.core.lesson import Answer, Lesson, Mistake, Task
from warpad.core.position import Position
from warpad.core.record import Record, begin, moves_of
from warpad.lessons.shelf import message

GOOD = frozenset({"good", "brilliant"})
BAD = frozenset({"inaccuracy", "mistake", "blunder"})
# What the names of such lessons begin with.
STUDY = "study-"
NO_CHAPTER = 0


def lesson_of(game: Game, study: Study, id: str) -> Lesson:
    """The lesson of a study: its chapters in order, each with the questions that its tree asks.

    Raises DecodeError with a sentence where nothing is asked."""
    lesson = Lesson(lesson=1, id=id, game=game.name, chapter=NO_CHAPTER, rules=[], sign="", tasks=[])
    chapters = [chapter for chapter in study.chapters if chapter.game == game.name]
    lesson.words[f"lesson-{id}-title"] = study.title or next((one.title for one in chapters if one.title), "")
    lesson.words[f"lesson-{id}-idea"] = next((one.nodes[0].note for one in chapters), "")
    for chapter in chapters:
        for node in _questions(chapter):
            _add_task(game, lesson, chapter, node)
    if not lesson.tasks:
        raise DecodeError("study-no-task")
    return lesson


def _questions(chapter: Chapter) -> Iterator[int]:
    """The nodes after which a move is marked or the tree parts; where there are none, where it opens."""
    follow = children(chapter)
    found = [place for place, next_ones in enumerate(follow) if _is_asked(chapter, next_ones)]
    if not found and follow[chapter.at]:
        found = [chapter.at]
    yield from found


def _is_asked(chapter: Chapter, next_ones: list[int]) -> bool:
    signs = {chapter.nodes[place].sign for place in next_ones}
    return len(next_ones) > 1 or bool(signs & GOOD)


def _add_task(game: Game, lesson: Lesson, chapter: Chapter, node: int) -> None:
    """The question that the position after a node asks, if somebody decides there."""
    position = _walk(game, chapter, path_to(chapter, node))
    seat = _asked_seat(chapter, children(chapter)[node], position)
    if seat is None:
        return
    right, wrong = _sorted(chapter, children(chapter)[node], seat)
    if not right:
        return
    main = chapter.nodes[right[0]].step
    task = Task(
        id=str(len(lesson.tasks) + 1),
        seat=seat,
        position=game.dump(position),
        goal={"kind": "any", "of": [_played(chapter, place, seat) for place in right]},
        right=[],
        wrong=[],
        others={name: [action] for name, action in main.items() if name != str(seat)},
        stop="move",
    )
    said = lesson.words
    said[message(lesson, task, "ask")] = chapter.nodes[node].note if node else ""
    for number, place in enumerate(right, start=1):
        answer = Answer(play=[chapter.nodes[place].step[str(seat)]], id=str(number))
        answer.because = _played(chapter, place, seat)
        task.right.append(answer)
        said[message(lesson, task, f"right-{answer.id}")] = chapter.nodes[place].note
    for number, place in enumerate(wrong, start=1):
        because = _played(chapter, place, seat)
        task.wrong.append(Mistake(id=str(number), play=[because["match"]], because=because))
        said[message(lesson, task, f"wrong-{number}")] = chapter.nodes[place].note
    lesson.tasks.append(task)


def _walk(game: Game, chapter: Chapter, steps: list[Json]) -> Position:
    position = begin(game, Record(game.name, chapter.setup, {}, chapter.position, rules=chapter.rules))
    for number, step in enumerate(steps, start=1):
        position.apply(moves_of(game, position, step, number))
    return position


def _asked_seat(chapter: Chapter, next_ones: list[int], position: Position) -> int | None:
    """Who is asked: the first who does not do the same in every branch; nobody where chance acts."""
    seats = [int(actor) for actor in position.actors() if actor >= 0]
    for seat in seats:
        moves = [chapter.nodes[place].step.get(str(seat)) for place in next_ones]
        if any(move != moves[0] for move in moves):
            return seat
    return seats[0] if seats else None


def _sorted(chapter: Chapter, next_ones: list[int], seat: int) -> tuple[list[int], list[int]]:
    """Right and wrong moves. Marked ones are what their marks say; the main line is right where nothing is
    marked as good and it is not marked as bad; all else is wrong."""
    marked = [place for place in next_ones if chapter.nodes[place].sign in GOOD]
    right = marked or [place for place in next_ones[:1] if chapter.nodes[place].sign not in BAD]
    answers = [chapter.nodes[place].step.get(str(seat)) for place in right]
    wrong = [place for place in next_ones if chapter.nodes[place].step.get(str(seat)) not in answers]
    return right, wrong


def _played(chapter: Chapter, place: int, seat: int) -> Json:
    return {"kind": "played", "match": chapter.nodes[place].step[str(seat)]}
