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


def menus(position: Position) -> list[list[int]]:
    """What each actor may choose from; of chance the outcomes."""
    return [
        list(position.odds())[::2] if seat == CHANCE else list(position.legal(seat))
        for seat in position.actors()
    ]


def choices(position: Position, open_now: list[list[int]]) -> str:
    """The number of choices: `12`, `3+4` when two choose at once, `5/20` for outcomes and their weight."""
    counts = "+".join(str(len(menu)) for menu in open_now)
    return f"{counts}/{sum(list(position.odds())[1::2])}" if position.actor() == CHANCE else counts


class Notes:
    """Takes the fingerprints of a game as it goes on."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.position = position
        self.menus: list[list[int]] = []
        self.choices: list[str] = []
        self.marks: list[Mark] = []
        self.last_events: list[str] = []
        self._events = hashlib.sha256()
        position.listen()
        self.mark()

    def before_step(self) -> None:
        self.menus = menus(self.position)
        self.choices.append(choices(self.position, self.menus))

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
