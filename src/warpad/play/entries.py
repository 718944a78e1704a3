"""What can happen to a match, as entries of its log; the log alone rebuilds the match."""

from __future__ import annotations

import msgspec

from warpad.core.game import Json
from warpad.play.pins import Pin


class Entry(msgspec.Struct, kw_only=True, tag_field="kind"):
    """One thing that happened, at a time in seconds; `id` is the name its sender gave the request."""

    at: float
    id: str = ""


class Stepped(Entry, tag="step"):
    """Every actor's action was played; `by` is the seat that moved alone."""

    step: Json
    by: int | None = None


class Sealed(Entry, tag="seal"):
    """A seat chose while others still choose."""

    seat: int
    action: Json


class Unsealed(Entry, tag="unseal"):
    """A seat took its sealed choice back."""

    seat: int


class Undone(Entry, tag="undo"):
    """The match went back to its first `to` steps."""

    seat: int
    to: int


class Asked(Entry, tag="ask"):
    """A seat asked the others to agree to an undo or to a bot in an abandoned seat."""

    seat: int
    what: str
    wanted: list[int]
    to: int = 0
    target: int = 0
    bot: str = ""


class Agreed(Entry, tag="agree"):
    """A seat answered the open request."""

    seat: int
    yes: bool


class Resigned(Entry, tag="resign"):
    """A seat gave up, or ran out of time; where the match goes on, this bot plays for it."""

    seat: int
    bot: str
    reason: str = "resigned"


class Handed(Entry, tag="hand"):
    """A bot plays a seat from now on, or (no bot) its owner does again."""

    seat: int
    by: int
    bot: str | None = None


class Claimed(Entry, tag="claim"):
    """Somebody took an open seat."""

    seat: int
    name: str


class Closed(Entry, tag="close"):
    """The match ends here: with the result that its record states, or (no scores) without a winner."""

    reason: str
    scores: list[float] = []
    seats: list[int] = []


class Judged(Entry, tag="judge"):
    """The try of an etude ended, and this is what came of it."""

    verdict: Json


class Resumed(Entry, tag="resume"):
    """No server ran during these breaks, each from a time to a time: they cost nobody.

    A log of an older version names no break; the clocks then go on from here.
    """

    pauses: list[tuple[float, float]] = []


class Reopened(Entry, tag="reopen"):
    """A seat whose taker never played is open again."""

    seat: int


class Renewed(Entry, tag="renew"):
    """From here on the match is played by these rules and this content."""

    seat: int
    pin: Pin


AnyEntry = (
    Stepped
    | Sealed
    | Unsealed
    | Undone
    | Asked
    | Agreed
    | Resigned
    | Handed
    | Claimed
    | Closed
    | Judged
    | Resumed
    | Reopened
    | Renewed
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def pack(entry: AnyEntry) -> bytes:
    return msgspec.json.encode(entry)


def unpack(data: bytes) -> AnyEntry:
    return _decoder.decode(data)
