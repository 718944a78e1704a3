"""What pages send over HTTP: the bodies of their requests."""

from __future__ import annotations

from typing import Annotated

import msgspec

from warpad.core.etude import Opponent
from warpad.core.game import Json
from warpad.server.wire.terms import HttpBody, Id, Key, Level, PlayerName, Seat, Token, Version


class SeatPlan(HttpBody):
    """Who plays a seat: `human` (its creator), `open` (by invitation), `bot`, `guest` (a visitor's bot)."""

    kind: str = "human"
    bot: Level | None = None
    name: PlayerName = ""
    guest: Id | None = None


class Branch(HttpBody):
    """A moment of a finished match from which a new one starts."""

    match: Id
    step: Version


class ClockPlan(HttpBody):
    """Time for each seat, in seconds; 0 is without limit."""

    seconds: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0


class Create(HttpBody):
    """A new match."""

    game: Id
    setup: Json = {}
    seats: Annotated[list[SeatPlan], msgspec.Meta(max_length=16)] = []
    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    listed: bool = True
    clock: ClockPlan = msgspec.field(default_factory=ClockPlan)
    branch: Branch | None = None
    key: Key | None = None
    practice: bool = False


class Try(HttpBody):
    """Begins to try an etude."""

    name: PlayerName = ""


class SaveEtude(HttpBody):
    """An etude of a moment of a finished match."""

    match: Id
    step: Version
    seat: Seat
    goal: Json
    opponent: Opponent = "anything"
    title: Annotated[str, msgspec.Meta(max_length=60)] = ""


class Retry(HttpBody):
    """Begins to try a decision anew that a review has marked; `step` is the one it began with."""

    step: Version
    seat: Seat
    name: PlayerName = ""


class KeepMistake(HttpBody):
    """A decision that a review has marked, to be kept as a puzzle of one's own."""

    match: Id
    step: Version
    seat: Seat


class NoteTry(HttpBody):
    """The match of a try that has been judged; with help it does not count."""

    match: Id
    helped: bool = False


class TryAgain(HttpBody):
    """Another choice at a moment of a finished match, as the actions of one seat in order."""

    step: Version
    seat: Seat
    line: Annotated[list[Json], msgspec.Meta(min_length=1, max_length=40)]


class Analyse(HttpBody):
    """A position to think about; each depth doubles the draws."""

    position: Json
    seat: Seat | None = None
    depth: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0


class Claim(HttpBody):
    """Takes an open seat, by its invitation (or from the list when the match is listed)."""

    seat: Seat | None = None
    invite: Token | None = None
    name: PlayerName = ""
    key: Key | None = None


class Invite(HttpBody):
    """Asks for a new invitation to a seat."""

    seat: Seat


class Check(HttpBody):
    """Asks what a set-up gives before the match is made."""

    setup: Json = {}
