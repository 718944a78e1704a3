"""Positions built by hand: what a game lets one change, as data that a page offers without knowing rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NotRequired, TypedDict

import msgspec

from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.core.position import Position


class Zone(TypedDict):
    """How many of a thing lie somewhere off the board: in a hand, a stack."""

    zone: str
    count: int


class Thing(TypedDict):
    """Something that can be put on the board; `left` of it are free, of `most` there are at all. What has no
    name of its own is told by its parts, each a choice of messages."""

    thing: str
    name: str
    side: int
    left: int
    most: int
    is_placed: bool
    zones: list[Zone]
    parts: NotRequired[list[list[str]]]


class Piece(TypedDict):
    """Something on the board, with what can be said of it alone."""

    thing: str
    name: str
    side: int
    at: str
    facing: int | None
    wounds: int | None
    most_wounds: int
    is_fixed: bool


class Number(TypedDict):
    """A number that can be set, named by a message; `of` is a message that says whose it is."""

    number: str
    name: str
    of: str
    value: int
    low: int
    high: int


class Bench(TypedDict):
    """All that can be changed in a position."""

    sides: list[str]
    things: list[Thing]
    pieces: list[Piece]
    numbers: list[Number]
    to_move: int | None


class Change(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One change: `put` a thing, `move`, `take`, `turn` or `wound` a piece, `shift` a thing between zones,
    `set` a number, say who is `to-move`. With `mend` whatever is in the way is cleared away first, and what
    is needed is taken from where it stands."""

    do: str
    thing: str = ""
    side: int = 0
    at: str = ""
    to: str = ""
    value: int = 0
    mend: bool = False


class Editing(ABC):
    """What a game knows of building positions. Changes are made to the data of a position; whatever comes of
    them is read by the game like any other position, so none can be made that it would not take."""

    @abstractmethod
    def bench(self, position: Position) -> Bench:
        """What can be changed here."""

    @abstractmethod
    def change(self, data: Json, change: Change) -> Json:
        """The data of the position with one change; raises DecodeError with a sentence where it cannot be."""


def within(value: int, low: int, high: int) -> int:
    """The value, if it may be."""
    if not low <= value <= high:
        raise DecodeError("edit-number", "change", low=low, high=high)
    return value
