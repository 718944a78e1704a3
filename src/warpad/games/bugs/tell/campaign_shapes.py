"""The shapes of a campaign of War of Bugs: trophies, medals, games that were played."""

from __future__ import annotations

from typing import Literal, TypedDict

Side = Literal["south", "north"]


class Trophy(TypedDict):
    """The trophy that is fought for, and the option in force."""

    trophy: str
    name: str
    option: int | None
    message: str | None
    options: list[str]
    origin: str


class TrophyCard(TypedDict):
    """A trophy and the side that holds it."""

    trophy: str
    side: Side | None


class Medal(TypedDict):
    """A medal with its holder and how far each army is."""

    medal: str
    name: str
    need: str
    bonus: str
    origin: str
    army: str | None
    once: bool
    used: bool
    wanted: int
    progress: dict[str, int]


class PastParty(TypedDict):
    """A game of the campaign that was played."""

    party: int
    trophy: str | None
    option: int | None
    result: str
