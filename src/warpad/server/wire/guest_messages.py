"""What the server and visitors' bots say to each other beside what every player hears."""

from __future__ import annotations

from warpad.core.game import Json
from warpad.server.wire.terms import Incoming, Outgoing, Token


class Enlist(Incoming, tag="enlist"):
    """A visitor's bot is here: from now on it hears of the seats that it is given."""

    token: Token


class Enlisted(Outgoing, tag="enlisted"):
    """The answer to `enlist`: who the token is for, and what it may be used for; no game means all."""

    guest: str
    name: str
    games: list[str]
    most: int
    expires: float


class Invitation(Outgoing, tag="invitation"):
    """A seat that the bot was given; it joins with its own token."""

    match: str
    seat: int
    game: str
    setup: Json
