"""Several servers on one PostgreSQL: each tells the others which match changed, never what."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy.engine import URL

log = logging.getLogger("warpad.server")

CHANNEL = "warpad"
RETRY_SECONDS = 1.0

Heard = Callable[[str, int], None]


def dsn_of(url: URL) -> str:
    """The address as the driver of PostgreSQL reads it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def notice(match: str, version: int) -> str:
    return f"{version} {match}"


class Fanout:
    """Listens for changes made by other servers; after a break everything may have changed."""

    def __init__(self, url: URL, heard: Heard, missed: Callable[[], None]) -> None:
        self._dsn = dsn_of(url)
        self._heard = heard
        self._missed = missed
        self._task = asyncio.create_task(self._listen(), name="fanout")

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # it carries no types

        while True:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._listen_on(await asyncpg.connect(self._dsn))
            log.warning("the database is gone; listening again in %s s", RETRY_SECONDS)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_on(self, connection: Any) -> None:
        broken = asyncio.Event()
        connection.add_termination_listener(lambda _: broken.set())
        try:
            await connection.add_listener(CHANNEL, self._take)
            self._missed()
            await broken.wait()
        finally:
            connection.terminate()

    def _take(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        version, _, match = str(payload).partition(" ")
        self._heard(match, int(version))
