"""What messages are made of: kinds of messages, and fields that many of them have."""

from __future__ import annotations

from typing import Annotated

import msgspec

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Token = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
# Made by the client, secret, new for each thing that is asked for: the same key gives the same answer.
Key = Annotated[str, msgspec.Meta(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
PlayerName = Annotated[str, msgspec.Meta(max_length=40)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Incoming(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """What a page may send; anything unknown in it is an error."""


class Outgoing(msgspec.Struct, tag_field="type"):
    """What the server may send."""


class HttpBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body of an HTTP request."""
