"""Who is connected to the other servers of one database: told by them, forgotten when they fall silent."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import msgspec

from warpad.play.clock import Now
from warpad.server.storage.tokens import new_id

BEAT_SECONDS = 2.0
LEASE_SECONDS = 3 * BEAT_SECONDS
# A notice of PostgreSQL holds less than 8,000 bytes.
MATCHES_IN_A_NOTICE = 100

Crowd = tuple[list[int], int]
NOBODY: Crowd = ([], 0)


class Gossip(msgspec.Struct):
    """What one server tells the others: who follows which match; `asks` for the same of all of them."""

    server: str
    crowds: dict[str, Crowd] = {}
    asks: bool = False
    leaves: bool = False


@dataclass
class Neighbour:
    """Another server, as far as it was heard."""

    heard: float
    crowds: dict[str, Crowd] = field(default_factory=dict)


class Elsewhere:
    """The crowds of the other servers; `changed` is called with every match whose crowd became another."""

    def __init__(self, changed: Callable[[str], None], now: Now = time.monotonic) -> None:
        self.server = new_id()
        self._changed = changed
        self._now = now
        self._own: dict[str, Crowd] = {}
        self._unsaid: dict[str, Crowd] = {}
        self._said = 0.0
        self._neighbours: dict[str, Neighbour] = {}

    # -- what is known -----------------------------------------------------------------------

    @property
    def neighbours(self) -> int:
        return len(self._neighbours)

    def seats(self, match: str) -> set[int]:
        return {seat for n in self._neighbours.values() for seat in n.crowds.get(match, NOBODY)[0]}

    def watching(self, match: str) -> int:
        return sum(n.crowds.get(match, NOBODY)[1] for n in self._neighbours.values())

    def hear(self, payload: str) -> None:
        gossip = msgspec.json.decode(payload, type=Gossip)
        if gossip.server == self.server:
            return
        if gossip.leaves:
            self._forget(gossip.server)
            return
        known = self._neighbours.setdefault(gossip.server, Neighbour(self._now()))
        known.heard = self._now()
        if gossip.asks:
            self._unsaid = dict(self._own)
        for match, crowd in gossip.crowds.items():
            if crowd == NOBODY:
                known.crowds.pop(match, None)
            else:
                known.crowds[match] = crowd
            self._changed(match)

    def forget_the_silent(self) -> None:
        """A server that has not been heard for too long is dead, and all who were with it are away."""
        late = self._now() - LEASE_SECONDS
        for server in [name for name, known in self._neighbours.items() if known.heard < late]:
            self._forget(server)

    def _forget(self, server: str) -> None:
        gone = self._neighbours.pop(server, None)
        for match in gone.crowds if gone else ():
            self._changed(match)

    # -- what is told ------------------------------------------------------------------------

    def tell(self, match: str, seats: list[int], watching: int) -> None:
        """The crowd of a match on this server is this from now on."""
        crowd = (seats, watching)
        if crowd == self._own.get(match, NOBODY):
            return
        self._unsaid[match] = self._own[match] = crowd
        if crowd == NOBODY:
            del self._own[match]

    def ask(self) -> str:
        """The first thing to say on a new line."""
        self._unsaid = dict(self._own)
        return self._said_now(Gossip(self.server, asks=True))

    def news(self) -> Iterator[str]:
        """What is to be said now; a sign of life where nothing has changed for a while."""
        while self._unsaid:
            some = list(self._unsaid)[:MATCHES_IN_A_NOTICE]
            yield self._said_now(Gossip(self.server, {match: self._unsaid.pop(match) for match in some}))
        if self._now() - self._said >= BEAT_SECONDS:
            yield self._said_now(Gossip(self.server))

    def farewell(self) -> str:
        return self._said_now(Gossip(self.server, leaves=True))

    def _said_now(self, gossip: Gossip) -> str:
        self._said = self._now()
        return msgspec.json.encode(gossip).decode()
