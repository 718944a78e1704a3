"""A review as data: what files, the wire and programs get of it."""

from __future__ import annotations

from typing import TypedDict

from warpad.core.game import Action, Json
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
    facts: list[Fact]
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
