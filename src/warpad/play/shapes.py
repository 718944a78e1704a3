"""The shapes of what a match tells its viewers: seats, requests, clocks, results."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from warpad.core.game import Action


class StandinInfo(TypedDict):
    """A bot that plays for an absent player: between which steps, by which seat's wish (-1: the server's)."""

    bot: str
    by: int
    since: int
    until: int | None


class SeatInfo(TypedDict):
    """A seat and its player, `guest` for a visitor's bot; what the game says of the seat stands beside it."""

    seat: int
    kind: Literal["human", "open", "bot"]
    player: str
    bot: str | None
    resigned: bool
    name: str
    team: NotRequired[int]
    standin: NotRequired[StandinInfo | None]
    guest: NotRequired[str]
    connected: NotRequired[bool]
    away: NotRequired[float | None]


class Absence(TypedDict):
    """For how many seconds more an absent player is waited for."""

    seat: int
    seconds: float


class GameEvent(TypedDict):
    """Something that happened, with the facts that its game tells of it."""

    event: str
    rule: NotRequired[str]
    version: NotRequired[int]
    step: NotRequired[int]


class UndoInfo(TypedDict):
    """Whether a seat may undo: at once (`free`), by consent (`possible`), and what stands in the way."""

    free: bool
    possible: bool
    lock: str | None


class OpenRequest(TypedDict):
    """What one seat has asked of the others, who agreed, and whose consent is still wanted."""

    kind: str
    seat: int
    target: int
    bot: str | None
    yes: list[int]
    wanted: list[int]


class ClockInfo(TypedDict):
    """Seconds that each seat has used and was granted; `since` and `now` are points in time.

    `stands` are the seconds for which the clock of each seat stands yet, so that it can see what happened.
    """

    used: list[float]
    limit: float
    increment: float
    granted: list[float]
    since: float | None
    now: float
    running: list[int]
    stands: list[float]


class Result(TypedDict):
    """How a match ended, a score for each seat; none where nobody won or lost."""

    scores: list[float]
    reason: str
    seats: list[int]


class StepInfo(TypedDict):
    """One step of a match: who acted, the actions that may be shown, the kinds of events all may know."""

    n: int
    actors: list[str]
    actions: dict[str, Action]
    told: list[str]


# Shapes to which each game adds facts of its own, and what these may be.
OPEN: dict[type, Any] = {SeatInfo: Any, GameEvent: Any}
