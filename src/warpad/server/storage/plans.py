"""What a match starts from as it is stored, and what is left of a damaged one."""

from __future__ import annotations

import msgspec

from warpad.core.game import Json
from warpad.play.pins import Pin


class StoredPlan(msgspec.Struct):
    """All that a match starts from, as it is stored."""

    game: str
    setup: Json
    players: list[Json]
    name: str
    listed: bool
    origin: str
    created: float
    position: Json | None = None
    limit: float = 0
    increment: float = 0
    etude: Json | None = None
    lesson: Json | None = None
    mistake: Json | None = None
    pin: Pin | None = None
    host: str | None = None
    practice: bool = False

    @property
    def kinds(self) -> list[str]:
        """Who sat on each seat at first; a visitor's bot is nobody's own."""
        return ["guest" if player.get("guest") else str(player["kind"]) for player in self.players]

    @property
    def tried(self) -> Json | None:
        """The etude, the task of a lesson or the mistake that is tried, where the match is such a try."""
        return self.etude or self.lesson or self.mistake


class Origin(msgspec.Struct):
    """The part of a plan that says where a match comes from."""

    origin: str = "played"


class Torn(Exception):
    """The log of a match was damaged on disk; this much of it can still be read."""

    def __init__(self, readable: list[bytes]) -> None:
        super().__init__(f"only {len(readable)} entries can be read")
        self.readable = readable
