"""Where matches are kept: SQLite in one file, or PostgreSQL; a move is on disk before it is acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress

import msgspec
from sqlalchemy import Connection, event, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from warpad.core.game import Json
from warpad.core.record import FIRST_RULES
from warpad.server.appends import (
    Append,
    Appender,
    PostgresAppender,
    SqliteAppender,
    StorageError,
    StoredSeat,
    append_by,
    listing,
    set_pragmas,
)
from warpad.server.fanout import Fanout, Heard
from warpad.server.schema import REVISION, entries, etudes, matches, seats
from warpad.server.shapes import Summary

BATCH = 200
REST_SECONDS = 0.002
_MIGRATION_LOCK = 726_543


class StoredPlan(msgspec.Struct):
    """All that a match starts from, as it is stored."""

    game: str
    setup: Json
    players: list[Json]
    name: str
    listed: bool
    origin: str
    created: float
    position: Json | None = None
    limit: float = 0
    increment: float = 0
    etude: Json | None = None
    rules: int = FIRST_RULES


class Store:
    """Matches on disk. Appends of many matches that come together share one commit."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._appender = _appender_of(engine)
        self._queue: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._at_rest = asyncio.Event()
        self._at_rest.set()
        self._writer: asyncio.Task[None] | None = None
        self._fanout: Fanout | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        engine = create_async_engine(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", set_pragmas)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
        store = cls(engine)
        store._writer = asyncio.create_task(store._write(), name="store writer")
        return store

    def listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Calls back when another server changed a match; one file has no other servers."""
        if self._engine.dialect.name == "postgresql":
            self._fanout = Fanout(self._engine.url, heard, missed)

    async def close(self) -> None:
        if self._fanout is not None:
            await self._fanout.close()
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._appender.close()
        await self._engine.dispose()

    # -- writing -----------------------------------------------------------------------------

    async def create(self, id: str, plan: StoredPlan, owners: Sequence[StoredSeat], first: Append) -> None:
        """Stores a new match with its first entries."""
        row = {"id": id, "game": plan.game, "plan": msgspec.json.encode(plan), "listed": plan.listed}
        async with self._writing() as connection:
            await connection.execute(insert(matches).values(row | listing(first.summary, 0)))
            for owner in owners:
                values = {"match": id, "seat": owner.seat, "token": owner.token, "invite": owner.invite}
                await connection.execute(insert(seats).values(values))
            await append_by(connection, first)

    async def append(self, item: Append) -> None:
        """Returns when the entries are on disk; raises Conflict when another writer was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._at_rest.clear()
        self._queue.put_nowait((item, done))
        await done

    async def rest(self) -> None:
        """Returns when no append is under way, or after a moment: a slow disk stops nobody else."""
        if not self._at_rest.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(REST_SECONDS):
                    await self._at_rest.wait()

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            if not await self._commit(batch):
                for item in batch:
                    await self._commit([item], alone=True)
            if self._queue.empty():
                self._at_rest.set()

    async def _commit(self, batch: list[tuple[Append, asyncio.Future[None]]], alone: bool = False) -> bool:
        """Writes a batch in one transaction; one that fails is tried again item by item."""
        try:
            await self._appender.write([item for item, _ in batch])
        except Exception as error:
            if alone:
                _settle(batch[0][1], error)
            return False
        for _, done in batch:
            _settle(done, None)
        return True

    async def keep_etude(self, id: str, body: bytes, at: float) -> None:
        """Stores an etude that somebody made."""
        async with self._writing() as connection:
            await connection.execute(insert(etudes).values(id=id, body=body, created=at))

    # -- reading -----------------------------------------------------------------------------

    async def plan(self, id: str) -> StoredPlan | None:
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(matches.c.plan).where(matches.c.id == id))).scalar()
        return None if found is None else msgspec.json.decode(found, type=StoredPlan)

    async def entries(self, id: str, after: int = 0) -> list[bytes]:
        """The log of a match after a version, in order."""
        wanted = select(entries.c.body).where(entries.c.match == id, entries.c.version > after)
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted.order_by(entries.c.version))).scalars())

    async def seats(self, id: str) -> list[StoredSeat]:
        wanted = select(seats.c.seat, seats.c.token, seats.c.invite).where(seats.c.match == id)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(seats.c.seat))).all()
        return [StoredSeat(*row) for row in rows]

    async def summary(self, id: str) -> Summary | None:
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(matches.c.summary).where(matches.c.id == id))).scalar()
        return None if found is None else msgspec.json.decode(found)

    async def etude(self, id: str) -> bytes | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(etudes.c.body).where(etudes.c.id == id))
        body: bytes | None = found.scalar()
        return body

    async def listed(self, state: str | None, limit: int) -> list[Summary]:
        """What the list shows, newest first; "open" are running matches with a free seat."""
        wanted = select(matches.c.summary).where(matches.c.listed)
        if state == "open":
            wanted = wanted.where(matches.c.state == "running", matches.c.has_open_seat)
        elif state is not None:
            wanted = wanted.where(matches.c.state == state)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(matches.c.changed.desc()).limit(limit))
            return [msgspec.json.decode(row) for row in rows.scalars()]

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(type(error).__name__) from error


def _appender_of(engine: AsyncEngine) -> Appender:
    if engine.dialect.name == "postgresql":
        return PostgresAppender(engine.url)
    if engine.dialect.name == "sqlite" and engine.url.database:
        return SqliteAppender(engine.url.database)
    raise ValueError("matches are kept in a file of SQLite or in PostgreSQL")


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _migrate(connection: Connection) -> None:
    """Brings the tables up to date; the tool for it is loaded only when they are not."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
    if _revision(connection) == REVISION:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "warpad.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
