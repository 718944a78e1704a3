"""A review as data: what files, the wire and programs get of it."""

from __future__ import annotations

from typing import Literal, TypedDict

from warpad.core.etude import Saying
from warpad.core.game import Action, Json
from warpad.core.thinking.why import Why
from warpad.core.verdict import Fact


class Way(TypedDict):
    """A way to go on: its actions, its chance with half of its interval, its share in the best mixture."""

    line: list[Action]
    chance: float
    half: float
    share: float


class Decision(TypedDict):
    """One decision of one seat, judged by what it could know."""

    first: int  # the step it began with, from 0; the position before it is that of so many steps
    last: int  # the step after it
    turn: int
    seat: int
    played: Way
    ways: list[Way]  # best first, the one played among them
    loss: float
    half: float
    mark: str  # even at the low end of the interval
    perhaps: str  # by the mean, where the mark is not sure
    only: bool  # the only good choice, and it was made
    brilliant: bool  # the same, where something else looked best at first
    reasons: list[Saying]  # why the best is better, as the board tells it; of marked decisions
    facts: list[Fact]  # the same as counted on average
    why: Why | None  # what decides between the best and the one played; of marked decisions
    luck: list[float]  # what chance gave to each seat just before
    before: list[float]
    after: list[float]


class Point(TypedDict):
    """The chances of all seats after so many steps."""

    step: int
    turn: int
    chances: list[float]


class Review(TypedDict):
    """What was found so far; it grows until `done`."""

    game: str
    rules: int
    steps: int
    seats: list[Json]
    judged: int
    total: int
    done: bool
    graph: list[Point]
    decisions: list[Decision]
    accounts: list[dict[str, float]]
    accuracy: list[float | None]
    turning: list[int]  # first steps of the decisions that cost most, worst first


class Counsel(TypedDict):
    """What a coach would do, as actions in order, with reasons, what decided, and what matters here."""

    line: list[Action]
    chance: float
    reasons: list[Saying]
    why: Why
    matters: list[Saying]


class Future(TypedDict):
    """A way to go on, and what both sides count now and then; on average where it is not exact."""

    line: list[Action]
    own: list[float]
    foe: list[float]
    exact: bool


class Word(TypedDict):
    """What a coach says of a choice: a warning, praise or nothing; futures of it and of the better."""

    kind: Literal["warning", "praise", ""]
    mark: str
    loss: float
    half: float
    reasons: list[Saying]
    futures: list[Future]
