"""Shows replays: made away from the loop, once for all who look, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from warpad.server.matches import replays
from warpad.server.matches.room import Room
from warpad.server.work.fairness import Client
from warpad.server.work.workshop import Workshop

REEL = 40
KEPT_BYTES = 64 * 1024 * 1024


class Projector:
    """Views of a match in reels of so many frames; a reel that several want at once is made once."""

    def __init__(self, workshop: Workshop) -> None:
        self._workshop = workshop
        self._kept: OrderedDict[tuple[Any, ...], list[bytes]] = OrderedDict()
        self._size = 0
        self._making: dict[tuple[Any, ...], asyncio.Task[list[bytes]]] = {}

    async def views(
        self, room: Room, seat: int | None, span: tuple[int, int], client: Client
    ) -> list[msgspec.Raw]:
        """The views after the first to the last step of the span."""
        first, last = span[0], min(span[1], len(room.match.steps))
        frames: list[bytes] = []
        for reel in range(first // REEL, last // REEL + 1) if first <= last else ():
            begin, end = reel * REEL, reel * REEL + REEL - 1
            made = await self._reel(room, seat, begin, end, client)
            frames += made[max(0, first - begin) : last - begin + 1]
        return [msgspec.Raw(frame) for frame in frames]

    async def evaluation(self, room: Room, client: Client) -> list[msgspec.Raw]:
        """How the match looked for each seat after each step."""

        def make() -> Any:
            film = replays.Film.of(room.match, None)
            return self._workshop.run("evaluation", client, replays.evaluations, film)

        rows = await self._shared(("evaluation", room.id, room.match.version), make)
        return [msgspec.Raw(row) for row in rows]

    async def _reel(self, room: Room, seat: int | None, begin: int, end: int, client: Client) -> list[bytes]:
        match = room.match
        # What lies behind a match does not change until somebody takes a step back.
        still = match.reset_at if end < len(match.steps) else match.version

        def make() -> Any:
            film = replays.Film.of(match, seat)
            return self._workshop.run("views", client, replays.views, film, seat, begin, end)

        return await self._shared(("views", room.id, still, seat, begin), make)

    async def _shared(self, key: tuple[Any, ...], make: Callable[[], Any]) -> list[bytes]:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            self._making[key] = task = asyncio.create_task(make())
            task.add_done_callback(lambda made: self._keep(key, made))
        return await asyncio.shield(self._making[key])

    def _keep(self, key: tuple[Any, ...], made: asyncio.Task[list[bytes]]) -> None:
        del self._making[key]
        if made.cancelled() or made.exception() is not None:
            return
        self._kept[key] = made.result()
        self._size += sum(map(len, made.result()))
        while self._size > KEPT_BYTES:
            _, oldest = self._kept.popitem(last=False)
            self._size -= sum(map(len, oldest))
