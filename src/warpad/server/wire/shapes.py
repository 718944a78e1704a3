"""The shapes of what the HTTP routes answer."""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, NotRequired, TypedDict, TypeVar

import msgspec

from warpad.core.account import Account
from warpad.core.book import Chapter
from warpad.core.etude import Opponent, Saying, Share
from warpad.core.game import Json, Option
from warpad.core.lesson import Luck, Place
from warpad.play.shapes import GameEvent, Result, SeatInfo, StepInfo

View = TypeVar("View")

Language = Annotated[Literal["en", "ru", "uk", "pl"], msgspec.Meta(title="Language")]


class GameInfo(TypedDict):
    """What the first screen needs to know of a game; prefixes are of its messages and of its rules."""

    name: str
    prefix: str
    rule_prefix: str
    questions: list[str]
    options: list[Option]
    samples: list[Json]
    etudes: int


class BotInfo(TypedDict):
    """A level at which bots play."""

    name: str


class Games(TypedDict):
    """The games of this server, its bots and languages."""

    games: list[GameInfo]
    bots: list[BotInfo]
    languages: list[Language]


class Checked(TypedDict, Generic[View]):
    """What a set-up gives: options with defaults filled in, its aim, seats, the first view."""

    setup: Json
    aim: Saying | None
    seats: list[Json]
    view: View


class Rule(TypedDict):
    """A rule in the language of the viewer; `reason` says why a waived one has no code."""

    id: str
    text: str
    source: str
    status: str
    ruling: str
    reason: str


class Rules(TypedDict):
    """The rules of a game."""

    rules: list[Rule]


class Content(TypedDict):
    """The content files of a game, words for what they hold, and rules by the messages they stand behind."""

    files: dict[str, Json]
    words: Json
    rules: dict[str, str]


class Summary(TypedDict):
    """What anyone may know of a match without following it."""

    match: str
    game: str
    name: str
    setup: Json
    state: Literal["running", "finished"]
    origin: str
    created: float
    changed: float
    version: int
    step: int
    seats: list[SeatInfo]
    waiting: list[int]
    result: Result | None
    standing: NotRequired[list[list[int]]]
    listed: bool
    practice: NotRequired[bool]
    frozen: NotRequired[str | None]


class Summaries(TypedDict):
    """Matches, newest first."""

    matches: list[Summary]


class Created(TypedDict):
    """A new match with its secrets: tokens to play, invitations to give away, and the host's own."""

    match: str
    tokens: dict[str, str]
    invites: dict[str, str]
    host: NotRequired[str | None]
    watch: str
    summary: Summary


class Claimed(TypedDict):
    """A seat that was taken, and its secret."""

    match: str
    seat: int
    token: str


class Invited(TypedDict):
    """A new invitation to a seat."""

    match: str
    seat: int
    invite: str


class Complaint(TypedDict):
    """What cannot be, and why: a sentence of the catalogues, and one in English for programs."""

    code: str
    message: str
    args: Json
    text: str


class Refusal(TypedDict):
    """The body of every answer that is an error."""

    error: Complaint


class Uploaded(TypedDict):
    """A match made of a record, and what is wrong with the record."""

    match: str
    steps: int
    finished: bool
    faults: list[Complaint]


class Steps(TypedDict):
    """A match step by step."""

    match: str
    game: str
    setup: Json
    seats: list[SeatInfo]
    result: Result | None
    finished: bool
    steps: list[StepInfo]


class Moment(TypedDict, Generic[View]):
    """A match after so many steps, and the events that led there."""

    n: int
    view: View
    events: list[GameEvent]
    waiting: list[int]
    result: Result | None


class Moments(TypedDict, Generic[View]):
    """Some moments of a match, in order."""

    views: list[Moment[View]]


class BookInfo(TypedDict):
    """The rulebook of a game; its texts are in the catalogues, under its prefix, chapter and name."""

    game: str
    prefix: str
    editions: list[str]
    chapters: list[Chapter]
    symbols: dict[str, str]


class FigureFilm(TypedDict, Generic[View]):
    """A figure of the rulebook: who sits there, its moments, and the message that says what it shows."""

    caption: str
    seats: list[SeatInfo]
    views: list[Moment[View]]


class Accounted(TypedDict):
    """Why a finished match ended; nothing where its game does not tell, or it was not played to its end."""

    account: Account | None


class Evaluation(TypedDict):
    """How a match looked for each seat after each step."""

    values: list[list[float]]


class Picture(TypedDict):
    """A position in a few marks: [x, y, side, chief], side 0 is the solver's."""

    ground: str
    marks: list[tuple[int, int, int, int]]
    armies: NotRequired[list[str]]
    size: NotRequired[int]


class EtudeInfo(TypedDict):
    """What anybody may know of an etude before trying: nothing of its solution."""

    id: str
    game: str
    seat: int
    goal: Json
    opponent: Opponent
    terms: list[Saying]
    order: Literal["free", "fixed"]
    tiles: list[str]
    allowed: list[str]
    solutions: int | None
    chance: float | None
    fraction: str | None
    grade: int | None
    themes: list[str]
    name: Saying | None
    reasons: list[Saying]
    hints: int
    picture: Picture
    state: NotRequired[Literal["solving", "proved", "unsolvable", "too-long"]]
    own: NotRequired[bool]


class TaskInfo(TypedDict):
    """What anybody may know of a task: what it points at, what it leaves to chance, and the sentences told
    when a rule forbids a try, by rule."""

    id: str
    points: list[Place]
    luck: Luck | None
    refusals: dict[str, str]


class LessonInfo(TypedDict):
    """A lesson without its answers; its words are in the catalogues under its id, or those of its author."""

    id: str
    game: str
    chapter: int
    test: bool
    rules: list[str]
    sign: str
    tasks: list[TaskInfo]
    words: dict[str, str]


class LessonList(TypedDict):
    """The lessons of all games, in the order of their paths."""

    lessons: list[LessonInfo]


class EtudeList(TypedDict):
    """The library."""

    etudes: list[EtudeInfo]


class EtudeOfDay(TypedDict):
    """One etude a day, the same for everybody, named in the language that was asked for."""

    id: str
    game: str
    picture: Picture
    name: str
    goal: str


class Bounds(TypedDict):
    """The numbers that something may be."""

    low: int
    high: int


class GoalChoice(TypedDict):
    """A goal that may be asked for: for each of its fields the choices, or the numbers it may take."""

    kind: str


class SeatGoals(TypedDict):
    """What a seat could be asked for."""

    seat: int
    goals: list[GoalChoice]


class Goals(TypedDict):
    """Who could be asked for what at a moment of a match; why not, where nobody can."""

    game: str
    opponents: list[Opponent]
    seats: list[SeatGoals]
    refused: Complaint | None


class Mixture(TypedDict):
    """How often each choice is made, where choices are mixed."""

    mixture: list[Share]


# Shapes with fields besides those that are named, and what these may hold.
OPEN: dict[type, Any] = {GoalChoice: str | list[str] | Bounds}
