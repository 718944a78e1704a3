"""The append of moves: straight to SQLite or PostgreSQL, in one transaction for all that wait."""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import insert, update
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from warpad.core.game import Json
from warpad.server.fanout import CHANNEL, dsn_of, notice
from warpad.server.schema import entries, matches, seats
from warpad.server.shapes import Summary

COLUMNS = ("summary", "state", "has_open_seat", "changed", "version")
# A batch as arrays: a row for each match, then a row for each entry.
APPEND = """
WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[],
        $4::bytea[], $5::text[], $6::bool[], $7::float8[], $8::int[])
    AS w (id, before, notice, summary, state, has_open_seat, changed, version)
), changed AS (
    UPDATE matches SET summary = w.summary, state = w.state, has_open_seat = w.has_open_seat,
        changed = w.changed, version = w.version
    FROM wanted w WHERE matches.id = w.id AND matches.version = w.before RETURNING w.notice
), added AS (
    INSERT INTO entries (match, version, body) SELECT * FROM unnest($9::text[], $10::int[], $11::bytea[])
)
SELECT count(pg_notify($12, notice)) FROM changed
"""
OWN = "UPDATE seats SET token = $1, invite = $2 WHERE match = $3 AND seat = $4"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


class Conflict(Exception):
    """Another writer was first: the match must be read again."""


class StorageError(Exception):
    """The database did not take it; nothing was written."""


class StoredSeat(msgspec.Struct):
    """Hashes of the secrets of one seat."""

    seat: int
    token: str | None = None
    invite: str | None = None


class Append(msgspec.Struct):
    """New entries of one match, what the list says of it from now on, and a seat that changed hands."""

    match: str
    version: int
    bodies: list[bytes]
    summary: Summary
    seat: StoredSeat | None = None

    @property
    def last(self) -> int:
        return self.version + len(self.bodies)

    def listing(self) -> Json:
        """The columns of the match that this append sets."""
        return listing(self.summary, self.last)


def listing(summary: Summary, version: int) -> Json:
    return {
        "summary": msgspec.json.encode(summary),
        "state": summary["state"],
        "has_open_seat": any(seat["kind"] == "open" for seat in summary["seats"]),
        "changed": summary["changed"],
        "version": version,
    }


class Appender(ABC):
    """Writes a batch in one transaction, all of it or nothing."""

    @abstractmethod
    async def write(self, batch: Sequence[Append]) -> None:
        """Returns when the batch is on disk; raises Conflict or StorageError otherwise."""

    @abstractmethod
    async def close(self) -> None:
        """Lets go of what it holds of the database."""


class PostgresAppender(Appender):
    """One connection and one statement for a whole batch, which also tells the other servers."""

    def __init__(self, url: URL) -> None:
        self._dsn = dsn_of(url)
        self._connection: Any = None

    async def write(self, batch: Sequence[Append]) -> None:
        import asyncpg  # type: ignore[import-untyped]  # it carries no types

        try:
            await self._write(await self._connected(asyncpg), batch)
        except asyncpg.IntegrityConstraintViolationError:
            raise Conflict from None
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            self._disconnect()
            raise StorageError(type(error).__name__) from error

    async def close(self) -> None:
        self._disconnect()

    async def _write(self, connection: Any, batch: Sequence[Append]) -> None:
        async with connection.transaction():
            if await connection.fetchval(APPEND, *_arrays(batch), CHANNEL) != len(batch):
                raise Conflict
            for item in batch:
                if item.seat is not None:
                    owner = (item.seat.token, item.seat.invite, item.match, item.seat.seat)
                    await connection.execute(OWN, *owner)

    async def _connected(self, driver: Any) -> Any:
        if self._connection is None or self._connection.is_closed():
            self._connection = await driver.connect(self._dsn)
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


class SqliteAppender(Appender):
    """One connection in one thread: a fraction of the way through an engine."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "appends")
        self._connection: sqlite3.Connection | None = None

    async def write(self, batch: Sequence[Append]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    def _write(self, batch: Sequence[Append]) -> None:
        try:
            connection = self._connected()
            connection.execute("BEGIN IMMEDIATE")
            try:
                for item in batch:
                    _append_to(connection, item)
            except BaseException:
                connection.execute("ROLLBACK")
                raise
            connection.execute("COMMIT")
        except sqlite3.IntegrityError:
            raise Conflict from None
        except sqlite3.Error as error:
            self._disconnect()
            raise StorageError(type(error).__name__) from error

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            set_pragmas(self._connection)
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def set_pragmas(connection: Any, _record: object = None) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def append_by(connection: AsyncConnection, item: Append) -> None:
    same = (matches.c.id == item.match, matches.c.version == item.version)
    changed = await connection.execute(update(matches).where(*same).values(item.listing()))
    if changed.rowcount != 1:
        raise Conflict
    rows = [{"match": item.match, "version": v, "body": body} for v, body in _numbered(item)]
    if rows:
        await connection.execute(insert(entries), rows)
    if item.seat is not None:
        where = (seats.c.match == item.match, seats.c.seat == item.seat.seat)
        values = {"token": item.seat.token, "invite": item.seat.invite}
        await connection.execute(update(seats).where(*where).values(values))


def _append_to(connection: sqlite3.Connection, item: Append) -> None:
    columns = item.listing()
    names = ", ".join(f"{name} = :{name}" for name in columns)
    where = {"id": item.match, "before": item.version}
    changed = connection.execute(
        f"UPDATE matches SET {names} WHERE id = :id AND version = :before", columns | where
    )
    if changed.rowcount != 1:
        raise Conflict
    rows = [(item.match, version, body) for version, body in _numbered(item)]
    connection.executemany("INSERT INTO entries (match, version, body) VALUES (?, ?, ?)", rows)
    if item.seat is not None:
        owner = (item.seat.token, item.seat.invite, item.match, item.seat.seat)
        connection.execute("UPDATE seats SET token = ?, invite = ? WHERE match = ? AND seat = ?", owner)


def _arrays(batch: Sequence[Append]) -> list[list[Any]]:
    """The arguments of APPEND; every item has entries."""
    heads = [[item.match, item.version, notice(item.match, item.last)] for item in batch]
    listings = [item.listing() for item in batch]
    matches = [
        head + [columns[name] for name in COLUMNS] for head, columns in zip(heads, listings, strict=True)
    ]
    rows = [(item.match, version, body) for item in batch for version, body in _numbered(item)]
    return [list(column) for table in (matches, rows) for column in zip(*table, strict=True)]


def _numbered(item: Append) -> list[tuple[int, bytes]]:
    return list(enumerate(item.bodies, start=item.version + 1))
