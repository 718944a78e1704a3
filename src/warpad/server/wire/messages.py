"""Every message between page and server: tagged structs, read strictly at the edge."""

from __future__ import annotations

from typing import Annotated, Any, Generic, TypeVar

import msgspec

from warpad.core.etude import Saying
from warpad.core.game import Action, Json
from warpad.core.thinking.why import Why
from warpad.core.verdict import Verdict
from warpad.play.shapes import Absence, ClockInfo, GameEvent, OpenRequest, Result, SeatInfo, UndoInfo
from warpad.review.shapes import Counsel, Word
from warpad.server.wire.guest_messages import Enlist, Enlisted, Invitation
from warpad.server.wire.terms import (
    Id,
    Incoming,
    Level,
    Outgoing,
    Seat,
    Token,
    Version,
)

PROTOCOL = 1

View = TypeVar("View")


class Ping(Incoming, tag="ping"):
    """Asks for `pong`, to measure the way."""


class Join(Incoming, tag="join"):
    """Follows a match: with seat tokens as a player, without as a spectator."""

    match: Id
    tokens: Annotated[list[Token], msgspec.Meta(max_length=16)] = []
    since: Version = 0


class Leave(Incoming, tag="leave"):
    """Follows a match no longer."""

    match: Id


class Look(Incoming, tag="look"):
    """Lifts the curtain for one held seat, or draws it (`seat` null)."""

    match: Id
    seat: Seat | None = None


class Move(Incoming, tag="move"):
    """One action of one seat, made for the version that the page showed."""

    match: Id
    version: Version
    seat: Seat
    action: Action
    id: Id


class Undo(Incoming, tag="undo"):
    """Takes back the seat's last decision, or asks the others to agree."""

    match: Id
    version: Version
    seat: Seat
    id: Id


class Consent(Incoming, tag="consent"):
    """Answers the open request of a match."""

    match: Id
    seat: Seat
    yes: bool
    id: Id


class Resign(Incoming, tag="resign"):
    """Gives the match up."""

    match: Id
    seat: Seat
    id: Id


class Restart(Incoming, tag="restart"):
    """Begins the try of an etude anew."""

    match: Id
    seat: Seat
    id: Id


class Handover(Incoming, tag="handover"):
    """Lets a bot play one's own seat, or (`bot` null) takes it back; another's gets the host's bot."""

    match: Id
    seat: Seat
    target: Seat
    id: Id
    bot: Level | None = None


class Renew(Incoming, tag="renew"):
    """Goes on with an outdated match by today's rules, if all agree."""

    match: Id
    seat: Seat
    id: Id


class Hint(Incoming, tag="hint"):
    """Asks what to do in this seat's place, and why."""

    match: Id
    seat: Seat
    id: Id
    bot: Level | None = None


class AskCoach(Incoming, tag="coach"):
    """Asks the coach what matters now or, of an action that is not played yet, whether it is a blunder."""

    match: Id
    seat: Seat
    id: Id
    action: Action | None = None


class Ask(Incoming, tag="ask"):
    """Asks the game for an analysis of what this viewer sees, after an action or about a place, if given."""

    match: Id
    what: Id
    id: Id
    after: Action | None = None
    at: Id | None = None


Command = Move | Undo | Consent | Resign | Restart | Handover | Renew
Request = Ping | Enlist | Join | Leave | Look | Command | Hint | AskCoach | Ask


class Welcome(Outgoing, tag="welcome"):
    """The first message on every socket."""

    protocol: int
    size: int
    rate: float


class Pong(Outgoing, tag="pong"):
    """The answer to `ping`."""


class Update(Outgoing, Generic[View], tag="update"):
    """All that one viewer may know of a match at one version; `body` of play/update.py, flat.

    `decision` stays the same while the same choice is open, whoever seals theirs meanwhile: answer it once.
    """

    match: str
    version: int
    decision: int
    game: str
    setup: Json
    practice: bool
    aim: Saying | None
    seat: int | None
    held: list[int]
    seats: list[SeatInfo]
    view: View | msgspec.Raw
    secrets: bool
    curtain: bool
    legal: list[Action] | msgspec.Raw
    chosen: Action | None
    events: list[GameEvent]
    since: int
    reset: bool
    step: int
    chose: int | None
    waiting: list[int]
    sealed: list[int]
    thinking: list[int]
    undo: UndoInfo | None
    request: OpenRequest | None
    clock: ClockInfo
    result: Result | None
    verdict: Verdict | None
    frozen: str | None


class Presence(Outgoing, tag="presence"):
    """Which seats have a page open now, how many watch, and how long absent players are still waited for."""

    match: str
    connected: list[int]
    watching: int
    away: list[Absence]


class Waiting(Outgoing, tag="waiting"):
    """Bots wait for their turn to think: how many come before (0: it began, -1: paused), and how long."""

    match: str
    seats: list[int]
    place: int
    seconds: float


class Accepted(Outgoing, tag="accepted"):
    """The request with this id is on disk."""

    match: str
    id: str
    version: int


class Stale(Outgoing, tag="stale"):
    """Too late: made for an older version; a fresh update follows."""

    match: str
    id: str
    seen: int
    version: int


class Refused(Outgoing, tag="refused"):
    """Not allowed by a rule; nothing changed."""

    match: str
    id: str
    rule: str
    message: str
    args: Json


class Failed(Outgoing, tag="error"):
    """Unreadable or not possible; nothing changed."""

    code: str
    message: str
    args: Json
    text: str
    match: str | None = None
    id: str | None = None


class Hinted(Outgoing, tag="hint"):
    """What to do: the next action, the whole line that it begins, what speaks for it, and what decided."""

    match: str
    id: str
    seat: int
    version: int
    action: Action
    line: list[Action] = []
    reasons: list[Saying] = []
    why: Why | None = None


class Coached(Outgoing, tag="coach"):
    """What the coach says: counsel for the decision, or a word about the action that was asked about."""

    match: str
    id: str
    seat: int
    version: int
    counsel: Counsel | None = None
    word: Word | None = None


class Answer(Outgoing, tag="answer"):
    """An analysis, game-specific."""

    match: str
    id: str
    what: str
    version: int
    data: Any


Message = (
    Welcome
    | Pong
    | Enlisted
    | Invitation
    | Update[Json]
    | Presence
    | Waiting
    | Accepted
    | Stale
    | Refused
    | Failed
    | Hinted
    | Coached
    | Answer
)
