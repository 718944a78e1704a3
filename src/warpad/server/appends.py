"""The append of moves: straight to SQLite where that is the database, else by way of SQLAlchemy."""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from warpad.core.game import Json
from warpad.server.fanout import CHANNEL, notice
from warpad.server.schema import entries, matches, seats

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
    summary: Json
    seat: StoredSeat | None = None

    @property
    def last(self) -> int:
        return self.version + len(self.bodies)

    def listing(self) -> Json:
        """The columns of the match that this append sets."""
        return listing(self.summary, self.last)


def listing(summary: Json, version: int) -> Json:
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


class EngineAppender(Appender):
    """Any database that SQLAlchemy knows; PostgreSQL also tells the other servers."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._tells = engine.dialect.name == "postgresql"

    async def write(self, batch: Sequence[Append]) -> None:
        try:
            async with self._engine.begin() as connection:
                for item in batch:
                    await append_by(connection, item)
                    if self._tells:
                        await connection.execute(
                            select(func.pg_notify(CHANNEL, notice(item.match, item.last)))
                        )
        except IntegrityError:
            raise Conflict from None
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(type(error).__name__) from error

    async def close(self) -> None:
        """The engine is closed by the store."""


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


def _numbered(item: Append) -> list[tuple[int, bytes]]:
    return list(enumerate(item.bodies, start=item.version + 1))
