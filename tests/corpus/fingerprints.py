"""What is noted of a game while it is replayed, each thing apart: choices, keys, positions, events."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from tests.corpus.files import Mark
from warpad.core.game import Game
from warpad.core.position import CHANCE, Position

EVERY = 50
SHORT = 12


def digest(value: Any) -> str:
    """A short hash of JSON data; the order of keys does not count."""
    return hashlib.sha256(msgspec.json.encode(value, order="deterministic")).hexdigest()[:SHORT]


def choices(position: Position) -> str:
    """The number of choices: `12`, `3+4` when two choose at once, `5/20` for outcomes and their weight."""
    actors = position.actors()
    if len(actors) and actors[0] == CHANCE:
        table = list(position.odds())
        return f"{len(table) // 2}/{sum(table[1::2])}"
    return "+".join(str(len(position.legal(seat))) for seat in actors)


class Notes:
    """Takes the fingerprints of a game as it goes on."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.position = position
        self.choices: list[str] = []
        self.marks: list[Mark] = []
        self.last_events: list[str] = []
        self._events = hashlib.sha256()
        position.listen()
        self.mark()

    def before_step(self) -> None:
        self.choices.append(choices(self.position))

    def after_step(self) -> None:
        told = [self.game.event(self.position, raw) for raw in self.position.take_events()]
        self._events.update(msgspec.json.encode(told, order="deterministic"))
        self.last_events = [f"{event['event']} {event.get('rule', '')}".strip() for event in told]
        if len(self.choices) % EVERY == 0:
            self.mark()

    def finish(self) -> None:
        if self.marks[-1].step != len(self.choices):
            self.mark()

    def mark(self) -> None:
        self.marks.append(
            Mark(
                len(self.choices),
                f"{self.position.key():016x}",
                digest(self.game.dump(self.position)),
                self._events.hexdigest()[:SHORT],
            )
        )
