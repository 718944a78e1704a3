"""Whose turn it is to have work done: fair shares by address and person, people first, short before long."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import OrderedDict
from dataclasses import dataclass, field

from warpad.play.clock import Now

# Somebody waits for a move, somebody looks on, nobody would miss it.
PLAY, WATCH, SPARE = range(3)
QUICK_SECONDS = 0.25
HALF_LIFE = 60.0
_REMEMBERED = 4096


@dataclass(frozen=True)
class Client:
    """Who wants something: an address of the network, and one person there."""

    address: str = ""
    person: str = ""


NOBODY = Client()


@dataclass
class Errand:
    """A piece of work that waits for its turn; `cost` is how many seconds it will probably take."""

    client: Client
    kind: int
    cost: float
    order: int = 0
    turn: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    charged: float = 0.0

    @property
    def is_quick(self) -> bool:
        return self.cost <= QUICK_SECONDS


class Shares:
    """How much everyone has had lately; what was long ago weighs nothing."""

    def __init__(self, now: Now = time.monotonic) -> None:
        self._now = now
        self._had: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def of(self, name: str, now: float) -> float:
        had, at = self._had.get(name, (0.0, 0.0))
        return float(had * 0.5 ** ((now - at) / HALF_LIFE)) if had else 0.0

    def add(self, name: str, seconds: float) -> None:
        now = self._now()
        self._had[name] = (max(0.0, self.of(name, now) + seconds), now)
        self._had.move_to_end(name)
        if len(self._had) > _REMEMBERED:
            self._had.popitem(last=False)


class FairQueue:
    """`slots` pieces of work at once, and one more place that only quick ones may use.

    So a quick answer never waits for a long thought, however many of those are wanted.
    """

    def __init__(self, slots: int, now: Now = time.monotonic) -> None:
        self.slots = slots
        self._now = now
        self._addresses, self._people = Shares(now), Shares(now)
        self._waiting: list[Errand] = []
        self._running: list[Errand] = []
        self._numbers = itertools.count()

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def running(self) -> int:
        return len(self._running)

    def join(self, client: Client, kind: int, cost: float) -> Errand:
        """Queues an errand; its `turn` is done when it may begin."""
        errand = Errand(client, kind, cost, next(self._numbers))
        self._waiting.append(errand)
        self._call_next()
        return errand

    def leave(self, errand: Errand, spent: float = 0.0) -> None:
        """The errand is done, or no longer wanted; it took so many seconds."""
        if errand in self._waiting:
            self._waiting.remove(errand)
        elif errand in self._running:
            self._running.remove(errand)
            self._charge(errand, spent - errand.charged)
        self._call_next()

    def outlook(self, errand: Errand) -> tuple[int, float]:
        """How many come before this one, and in about how many seconds it is its turn."""
        ranked = self._ranked(self._waiting)
        before = ranked.index(errand)
        load = sum(other.cost for other in (*ranked[:before], *self._running))
        return before + 1, load / max(1, self.slots)

    def _ranked(self, errands: list[Errand]) -> list[Errand]:
        """These errands as their turns would come if nothing changed."""
        now = self._now()

        def rank(errand: Errand) -> tuple[float, ...]:
            address = self._addresses.of(errand.client.address, now)
            person = self._people.of(errand.client.person, now)
            return errand.kind, address, person, errand.cost, errand.order

        return sorted(errands, key=rank)

    def _call_next(self) -> None:
        while (errand := self._next()) is not None:
            self._waiting.remove(errand)
            self._running.append(errand)
            errand.charged = errand.cost
            self._charge(errand, errand.cost)
            errand.turn.set_result(None)

    def _next(self) -> Errand | None:
        long = sum(not errand.is_quick for errand in self._running)
        free = self.slots + 1 - len(self._running)
        fitting = [errand for errand in self._waiting if errand.is_quick or long < self.slots]
        return self._ranked(fitting)[0] if fitting and free > 0 else None

    def _charge(self, errand: Errand, seconds: float) -> None:
        self._addresses.add(errand.client.address, seconds)
        self._people.add(errand.client.person, seconds)
