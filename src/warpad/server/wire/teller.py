"""Tells viewers what happened, one at a time, so that acknowledgements hardly ever wait for views."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

log = logging.getLogger("warpad.server")

FEW = 3


class Audience(Protocol):
    """A room with viewers who may be behind."""

    def tell_next(self) -> bool:
        """Tells one viewer who is behind; False when nobody is."""


class Teller:
    """One task for all rooms. A room that changes twice before its turn is told once.

    `give_way` is awaited before each view: it returns when moves no longer want to go first. Where many
    rooms wait nobody gives way: with hundreds of matches a move is always on its way to the disk, and
    waiting for it before each view would leave the processor idle and the viewers behind.
    """

    def __init__(self, give_way: Callable[[], Awaitable[None]]) -> None:
        self._give_way = give_way
        self._rooms: dict[Audience, None] = {}
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._work(), name="teller")

    def soon(self, room: Audience) -> None:
        self._rooms[room] = None
        self._news.set()

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._rooms:
                room = next(iter(self._rooms))
                del self._rooms[room]
                await self._tell(room)

    async def _let_moves_go_first(self) -> None:
        if len(self._rooms) <= FEW:
            await self._give_way()

    async def _tell(self, room: Audience) -> None:
        try:
            await self._let_moves_go_first()
            while room.tell_next():
                await asyncio.sleep(0)
                await self._let_moves_go_first()
        except Exception:
            log.exception("a room could not be told")
