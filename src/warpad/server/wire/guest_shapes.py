"""The shapes of visitors' bots: what makes a token, and what anybody may know of a bot."""

from __future__ import annotations

from typing import Annotated, TypedDict

import msgspec

from warpad.server.wire.terms import HttpBody, Id

MOST_MATCHES = 8


class NewGuest(HttpBody):
    """A token for a bot: its name, the games it may play (none: all), matches at once, days it is valid."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    games: Annotated[list[Id], msgspec.Meta(max_length=8)] = []
    most: Annotated[int, msgspec.Meta(ge=1, le=MOST_MATCHES)] = 4
    days: Annotated[int, msgspec.Meta(ge=1, le=365)] = 90


class GuestInfo(TypedDict):
    """A visitor's bot, as anybody may know it."""

    guest: str
    name: str
    games: list[str]
    most: int
    expires: float


class GuestMade(GuestInfo):
    """A new bot with its token, which nobody is told again."""

    token: str


class GuestSeat(TypedDict):
    """A seat of a running match that a bot has."""

    match: str
    seat: int


class GuestFacts(GuestInfo):
    """A bot as its own token sees it: where it plays now."""

    seats: list[GuestSeat]


class GuestsHere(TypedDict):
    """The visitors' bots that may be invited now."""

    guests: list[GuestInfo]


class Revoked(TypedDict):
    """The bot whose token opens nothing any more."""

    revoked: str
