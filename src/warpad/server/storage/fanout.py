"""Several servers on one PostgreSQL: each tells the others which match changed, and who is here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy.engine import URL

from warpad.server.matches.presence import LEASE_SECONDS, Elsewhere

log = logging.getLogger("warpad.server")

CHANNEL = "warpad"
GOSSIP = "warpad_presence"
TELL = f"SELECT pg_notify('{GOSSIP}', $1)"
RETRY_SECONDS = 1.0
GOSSIP_SECONDS = 0.1

Heard = Callable[[str, int], None]


def dsn_of(url: URL) -> str:
    """The address as the driver of PostgreSQL reads it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def notice(match: str, version: int) -> str:
    return f"{version} {match}"


class Fanout:
    """Listens for changes made by other servers; after a break everything may have changed."""

    def __init__(self, url: URL, heard: Heard, missed: Callable[[], None], elsewhere: Elsewhere) -> None:
        self._dsn = dsn_of(url)
        self._elsewhere = elsewhere
        self._heard = heard
        self._missed = missed
        self._task = asyncio.create_task(self._listen(), name="fanout")

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # it carries no types

        while True:
            with suppress(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._listen_on(await asyncpg.connect(self._dsn))
            log.warning("the database is gone; listening again in %s s", RETRY_SECONDS)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_on(self, connection: Any) -> None:
        try:
            await connection.execute("SET synchronous_commit = off")
            await connection.add_listener(CHANNEL, self._take)
            await connection.add_listener(GOSSIP, self._overhear)
            await connection.execute(TELL, self._elsewhere.ask())
            self._missed()
            await self._gossip_on(connection)
        except asyncio.CancelledError:
            with suppress(Exception):
                await asyncio.wait_for(connection.execute(TELL, self._elsewhere.farewell()), RETRY_SECONDS)
            raise
        finally:
            connection.terminate()

    async def _gossip_on(self, connection: Any) -> None:
        """Tells who is here until the connection breaks; several changes are told at once."""
        while not connection.is_closed():
            for news in self._elsewhere.news():
                await asyncio.wait_for(connection.execute(TELL, news), LEASE_SECONDS)
            self._elsewhere.forget_the_silent()
            await asyncio.sleep(GOSSIP_SECONDS)

    def _overhear(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        self._elsewhere.hear(str(payload))

    def _take(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        version, _, match = str(payload).partition(" ")
        self._heard(match, int(version))
