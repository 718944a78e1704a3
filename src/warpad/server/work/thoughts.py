"""Thoughts about positions: a few at once, one for each visitor, fair to all, ended when nobody listens."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from warpad.server.wire import problems
from warpad.server.work.crew import Crew
from warpad.server.work.fairness import WATCH, Client, Errand, FairQueue
from warpad.server.work.pondering import Pondered

log = logging.getLogger("warpad.server")

WORKER = "warpad.server.work.pondering"
TELL_WAITING = 1.0
# What a thought is taken to cost: as long as somebody looks at a position.
USUAL_SECONDS = 10.0


@dataclass(eq=False)
class Thought:
    """What one visitor wants thought about, and the lines it came to so far; None is the last."""

    client: Client
    errand: Pondered
    lines: asyncio.Queue[bytes | None] = field(default_factory=asyncio.Queue)
    task: asyncio.Task[None] | None = None

    def end(self) -> None:
        if self.task is not None:
            self.task.cancel()

    def tell(self, **known: Any) -> None:
        blank = {"stage": "waiting", "place": 0, "draws": 0, "most": self.errand.most, "ways": []}
        line = {**blank, **known, "seat": self.errand.seat}
        self.lines.put_nowait(msgspec.json.encode(line) + b"\n")


class ThoughtDesk:
    """Lets processes think about positions while somebody listens."""

    def __init__(self, crew: Crew, seconds: float, at_once: int, of_address: int) -> None:
        self._crew = crew
        self._seconds = seconds
        self._of_address = of_address
        self._queue = FairQueue(at_once)
        self._open: dict[Client, Thought] = {}

    def close(self) -> None:
        for thought in self._open.values():
            thought.end()

    @property
    def open(self) -> int:
        return len(self._open)

    def begin(self, errand: Pondered, client: Client) -> Thought:
        """A new thought of a visitor, which takes the place of the one before."""
        former = self._open.pop(client, None)
        if former is not None:
            former.end()
        if sum(other.address == client.address for other in self._open) >= self._of_address:
            raise problems.Problem("thoughts-busy", "too many positions are being thought about")
        thought = self._open[client] = Thought(client, errand)
        thought.task = asyncio.create_task(self._think(thought), name="thought")
        return thought

    async def follow(self, thought: Thought) -> AsyncIterator[bytes]:
        """The lines of a thought until it is done; leaving ends it."""
        try:
            while (line := await thought.lines.get()) is not None:
                yield line
        finally:
            thought.end()

    async def _think(self, thought: Thought) -> None:
        place = self._queue.join(thought.client, WATCH, USUAL_SECONDS)
        began = time.monotonic()
        try:
            await self._turn(place, thought)
            began = time.monotonic()
            await self._ponder(thought)
        except Exception:
            log.exception("a thought failed")
            thought.tell(stage="failed")
        finally:
            self._queue.leave(place, time.monotonic() - began)
            if self._open.get(thought.client) is thought:
                del self._open[thought.client]
            thought.lines.put_nowait(None)

    async def _turn(self, place: Errand, thought: Thought) -> None:
        while not place.turn.done():
            await asyncio.wait([place.turn], timeout=TELL_WAITING)
            if not place.turn.done():
                thought.tell(place=self._queue.outlook(place)[0])

    async def _ponder(self, thought: Thought) -> None:
        found: dict[str, Any] = {"stage": "failed"}
        asked = msgspec.json.encode(thought.errand)
        try:
            async with asyncio.timeout(self._seconds), self._crew.worker_for(WORKER, asked) as answer:
                while line := await answer.readline():
                    found = msgspec.json.decode(line)
                    thought.tell(**found)
        except TimeoutError:
            found["stage"] = "done" if found.get("ways") else "failed"
            thought.tell(**found)
            return
        if found["stage"] != "done":
            thought.tell(stage="failed")
