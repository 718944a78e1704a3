"""Puzzles from a study: a chapter asks where it opens, and its main line is the author's answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import msgspec

from warpad.core.analysis.study import Chapter, children, path_to
from warpad.core.dice import Dice
from warpad.core.errors import DecodeError
from warpad.core.etude import Etude, Saying
from warpad.core.game import Game, Json
from warpad.core.position import Position
from warpad.core.record import Record, begin, moves_of
from warpad.puzzles.attempts import lucky_tries
from warpad.puzzles.solver import knowing, prepared, solve

TITLE = "etude-title"
TRIES = 40


def etude_of(game: Game, chapter: Chapter) -> Etude:
    """The puzzle of a chapter, not proved yet. Of the goals that the main line reaches it asks for the one
    that random play meets least often.

    Raises DecodeError with a sentence where the chapter is no puzzle."""
    at, answer = _question(chapter)
    position = _walk(game, chapter, path_to(chapter, at))
    seats = [int(actor) for actor in position.actors() if actor >= 0]
    if not seats or not answer:
        raise DecodeError("study-no-question")
    found: list[tuple[int, Etude]] = []
    for seat in seats:
        etude = Etude(etude=1, id="", game=game.name, position=game.dump(position), seat=seat, goal={})
        etude = knowing(game).completed(etude, position)
        etude.sealed = knowing(game).told_beforehand(position, seat, answer[0])
        for goal in _goals(knowing(game).goals(knowing(game).start(etude), seat)):
            asked = msgspec.structs.replace(etude, goal=goal)
            if _reaches(game, asked, answer):
                found.append((_luck(game, asked), asked))
    if not found:
        raise DecodeError("study-no-goal")
    luck, hardest = min(found, key=lambda one: one[0])
    if luck == TRIES:
        raise DecodeError("study-no-goal")
    hardest.name = Saying(TITLE, {"title": chapter.title}) if chapter.title else None
    return hardest


def _luck(game: Game, etude: Etude) -> int:
    """How often random play meets the goal."""
    position, goal = prepared(game, etude)
    return lucky_tries(position, goal, etude.seat, TRIES, Dice(1))


def _question(chapter: Chapter) -> tuple[int, list[Json]]:
    """The node that a chapter opens at, or its start where nothing follows, and the main line from there."""
    follow = children(chapter)
    at = chapter.at if follow[chapter.at] else 0
    line, place = [], at
    while follow[place]:
        place = follow[place][0]
        line.append(chapter.nodes[place].step)
    return at, line


def _walk(game: Game, chapter: Chapter, steps: Sequence[Json]) -> Position:
    position = begin(game, Record(game.name, chapter.setup, {}, chapter.position, rules=chapter.rules))
    for number, step in enumerate(steps, start=1):
        position.apply(moves_of(game, position, step, number))
    return position


def _goals(offered: list[Json]) -> Iterator[Json]:
    """Every goal that may be asked for; of amounts the greatest first, in the fewest turns."""
    for goal in offered:
        names = [name for name in goal if name != "kind"]
        for values in product(*(_choices(name, goal[name]) for name in names)):
            yield {"kind": goal["kind"], **dict(zip(names, values, strict=True))}


def _choices(name: str, offered: Any) -> list[Any]:
    if not isinstance(offered, dict):
        return list(offered)
    numbers = list(range(int(offered["low"]), int(offered["high"]) + 1))
    return numbers[:1] if name == "turns" else numbers[::-1]


def _reaches(game: Game, etude: Etude, line: Sequence[Json]) -> bool:
    """Whether the line meets the goal, or leads to where it can still be met."""
    try:
        position, goal = prepared(game, etude)
        for number, step in enumerate(line, start=1):
            if goal.value(position) >= 0:
                break
            position.apply(moves_of(game, position, step, number))
    except DecodeError:
        return False
    value = goal.value(position)
    return value == 1 or (value < 0 and solve(position, goal, etude.seat, first_only=True).value > 0)
