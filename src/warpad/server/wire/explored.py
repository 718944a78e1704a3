"""The analysis board and studies over HTTP: what is asked, and what is answered."""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypedDict, TypeVar

import msgspec

from warpad.core.analysis.editing import Bench, Change
from warpad.core.analysis.study import Study
from warpad.core.etude import Saying
from warpad.core.game import Action, Json
from warpad.play.shapes import GameEvent, Result, SeatInfo
from warpad.review.shapes import Way
from warpad.server.wire.shapes import Complaint
from warpad.server.wire.terms import HttpBody, Id, Seat

MOST_STEPS = 5000
View = TypeVar("View")
Steps = Annotated[list[dict[str, Any]], msgspec.Meta(max_length=MOST_STEPS)]


class Explore(HttpBody):
    """Where steps lead from a set-up or a position, seen by a seat; then chance may draw, once or until
    somebody decides."""

    setup: Json = msgspec.field(default_factory=dict)
    position: Json | None = None
    rules: int | None = None
    steps: Steps = msgspec.field(default_factory=list)
    seat: Seat | None = None
    draw: Literal["no", "once", "on"] = "no"


class Edit(HttpBody):
    """A position and one change to it; without a change it is only told what can be changed."""

    position: Json
    change: Change | None = None
    seat: Seat | None = None


class Question(HttpBody):
    """A question to the game about a position, about an action of a seat there or about a place."""

    position: Json
    what: Annotated[str, msgspec.Meta(max_length=40)]
    seat: Seat | None = None
    after: Json | None = None
    at: Id | None = None


class Ponder(HttpBody):
    """A position to think about for as long as somebody listens; who listens has one thought at a time.

    With a line of actions, that line and the same one with a piece turned are compared."""

    position: Json
    seat: Seat
    line: Annotated[list[Json], msgspec.Meta(max_length=40)] = []
    visitor: Annotated[str, msgspec.Meta(max_length=40)] = ""


class ChanceOutcome(TypedDict):
    """What chance may bring, how often, and what is then told of it."""

    action: Action
    share: float
    events: list[GameEvent]


class Explored(TypedDict, Generic[View]):
    """A position of an analysis: as data, as one seat sees it, what that seat may do, and who decides."""

    position: Json
    setup: Json
    rules: int
    content: dict[str, str]
    aim: Saying | None
    seats: list[SeatInfo]
    seat: int | None
    view: View
    legal: list[Action]
    actors: list[int]
    chance: bool
    outcomes: list[ChanceOutcome]
    drawn: list[Json]
    events: list[GameEvent]
    result: Result | None


class Edited(TypedDict, Generic[View]):
    """A position that the game takes, and what can be changed in it."""

    explored: Explored[View]
    bench: Bench


class Answered(TypedDict):
    """What a game says to a question."""

    data: Any


class Thought(TypedDict):
    """What is known so far of a position: `draws` of `most` are made; `place` thoughts come first."""

    stage: Literal["waiting", "thinking", "done", "failed"]
    place: int
    seat: int
    draws: int
    most: int
    ways: list[Way]


class KeptStudy(TypedDict):
    """A study as the server keeps it; `own` says whether who asks may change it."""

    id: str
    version: int
    own: bool
    study: Study


class SavedStudy(TypedDict):
    """A study that was stored, and the secret of its owner where it is new."""

    id: str
    version: int
    token: str | None


class ChapterPuzzle(TypedDict):
    """The puzzle that a chapter became, which is being proved, or why it is none."""

    chapter: int
    etude: str | None
    refused: Complaint | None


class StudyPuzzles(TypedDict):
    """What became of each chapter of a study."""

    puzzles: list[ChapterPuzzle]


class SaveStudy(HttpBody):
    """A study in place of the version that was seen."""

    study: Study
    version: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)] = 0
