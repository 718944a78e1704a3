"""Facts about an attempt at a task: goals, and the reasons of mistakes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from warpad.core.game import Game, Json

BOUNDS = {"at_least", "at_most"}


@dataclass
class Course:
    """How a task went: what happened, what the learner did, and where it stands."""

    game: Game
    seat: int
    start: Json
    events: list[Json] = field(default_factory=list)
    played: list[Json] = field(default_factory=list)
    end: Json = field(default_factory=dict)
    scores: list[float] = field(default_factory=list)
    refusal: str | None = None

    def branch(self) -> Course:
        """The same so far, to go on in another way."""
        return Course(self.game, self.seat, self.start, list(self.events), list(self.played))


def fits(pattern: Any, value: Any) -> bool:
    """Whether a value is what the pattern asks for: itself, one of a list, a range, or an object's part."""
    if isinstance(pattern, dict) and pattern and set(pattern) <= BOUNDS:
        low, high = pattern.get("at_least"), pattern.get("at_most")
        return isinstance(value, int) and (low is None or value >= low) and (high is None or value <= high)
    if isinstance(pattern, dict):
        return isinstance(value, dict) and all(
            name in value and fits(part, value[name]) for name, part in pattern.items()
        )
    if isinstance(pattern, list) and not isinstance(value, list):
        return any(fits(part, value) for part in pattern)
    return bool(pattern == value) and type(pattern) is type(value)


def at_path(data: Any, path: str) -> Any:
    """What stands under a path such as players.1.hp."""
    for part in path.split("."):
        data = data[int(part)] if isinstance(data, list) else data[part]
    return data


def holds(fact: Json, course: Course) -> bool:
    """Whether a fact is true of how a task went."""
    kind = fact["kind"]
    judge = JUDGES.get(str(kind))
    if judge is not None:
        return judge(fact, course)
    return course.game.lesson_facts()[str(kind)](fact, course.start, course.end, course.events)


def _happened(fact: Json, course: Course) -> bool:
    return sum(fits(fact["match"], event) for event in course.events) >= int(fact.get("times", 1))


def _is_at_the_end(fact: Json, course: Course) -> bool:
    return fits(fact["is"], at_path(course.end, fact["path"]))


def _won(fact: Json, course: Course) -> bool:
    return bool(course.scores) and course.scores[fact["seat"]] == 1.0


JUDGES: dict[str, Callable[[Json, Course], bool]] = {
    "all": lambda fact, course: all(holds(part, course) for part in fact["of"]),
    "any": lambda fact, course: any(holds(part, course) for part in fact["of"]),
    "not": lambda fact, course: not holds(fact["of"], course),
    "event": _happened,
    "no-event": lambda fact, course: not _happened(fact, course),
    "played": lambda fact, course: any(fits(fact["match"], action) for action in course.played),
    "end": _is_at_the_end,
    "win": _won,
    "refused": lambda fact, course: course.refusal is not None and fits(fact["rule"], course.refusal),
}
