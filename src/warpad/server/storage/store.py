"""Where matches are kept: SQLite in one file, or PostgreSQL; a move is on disk before it is acknowledged."""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, suppress

import msgspec
from sqlalchemy import bindparam, delete, event, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from warpad.play.clock import Now, steady_time
from warpad.server.matches.presence import Elsewhere
from warpad.server.storage.appends import (
    Append,
    Appender,
    Conflict,
    PostgresAppender,
    SqliteAppender,
    StorageError,
    StoredSeat,
    append_by,
    checksum,
    listing,
    set_pragmas,
)
from warpad.server.storage.fanout import Fanout, Heard
from warpad.server.storage.guests import GuestShelf
from warpad.server.storage.migrating import migrate
from warpad.server.storage.plans import Origin, StoredPlan, Torn
from warpad.server.storage.schema import breaks, contents, entries, etudes, life, matches, reviews, seats
from warpad.server.storage.solvers import SolverShelf
from warpad.server.storage.writing import writing
from warpad.server.wire.shapes import Summary

log = logging.getLogger("warpad.server")

BATCH = 200
REST_SECONDS = 0.002
LIFE_SECONDS = 2.0
DATABASE_TIME = "SELECT extract(epoch FROM clock_timestamp())::float8"
BREAK_SECONDS = 3 * LIFE_SECONDS
# Asked for each move of another server, and slower to build than to answer.
_NEWS = (
    select(entries.c.version, entries.c.body, entries.c.checksum)
    .where(entries.c.match == bindparam("id"), entries.c.version > bindparam("after"))
    .order_by(entries.c.version)
)


class Store:
    """Matches on disk. Appends of many matches that come together share one commit.

    `now` is the time that counts for matches, the database's where it has a clock. It never goes back, though
    the machine's may.
    """

    now: Now = staticmethod(time.time)
    note: Callable[[int, float, bool], None] = staticmethod(lambda appends, seconds, went_well: None)

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._reader = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._appender = _appender_of(engine)
        self.guests = GuestShelf(engine)
        self.solvers = SolverShelf(engine)
        self._queue: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._at_rest = asyncio.Event()
        self._at_rest.set()
        self._writer: asyncio.Task[None] | None = None
        self._living: asyncio.Task[None] | None = None
        self._fanout: Fanout | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        engine = create_async_engine(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", set_pragmas)
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
        store = cls(engine)
        await store._take_up_life()
        store._writer = asyncio.create_task(store._write(), name="store writer")
        store._living = asyncio.create_task(store._live(), name="store life")
        return store

    def listen(self, heard: Heard, missed: Callable[[], None], elsewhere: Elsewhere) -> None:
        """Calls back when another server changed a match; one file has no other servers."""
        if self._engine.dialect.name == "postgresql":
            self._fanout = Fanout(self._engine.url, heard, missed, elsewhere)

    async def close(self) -> None:
        if self._fanout is not None:
            await self._fanout.close()
        for task in (self._writer, self._living):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await self._note_life()
        await self._appender.close()
        await self._engine.dispose()

    # -- life ----------------------------------------------------------------------------------

    async def _take_up_life(self) -> None:
        """Notes since when no server had run, if that was a while."""
        async with self._engine.begin() as connection:
            now = time.time()
            if connection.dialect.name == "postgresql":
                now = float((await connection.execute(text(DATABASE_TIME))).scalar_one())
            seen = (await connection.execute(select(life.c.seen))).scalar()
            now = max(now, seen or 0.0)
            self.now = steady_time(now)
            if seen is None:
                await connection.execute(insert(life).values(id=1, seen=now))
            elif now - seen > BREAK_SECONDS:
                await connection.execute(insert(breaks).values(began=seen, ended=now))
            await connection.execute(update(life).values(seen=now))

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(LIFE_SECONDS)
            await self._note_life()

    async def _note_life(self) -> None:
        with suppress(StorageError, TimeoutError):
            async with asyncio.timeout(LIFE_SECONDS), self.writing() as connection:
                await connection.execute(update(life).values(seen=self.now()))

    async def breaks(self) -> list[tuple[float, float]]:
        """When no server ran, from the oldest."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(breaks.c.began, breaks.c.ended).order_by(breaks.c.ended))
            return [(row[0], row[1]) for row in rows]

    # -- writing -----------------------------------------------------------------------------

    async def create(self, id: str, plan: StoredPlan, owners: Sequence[StoredSeat], first: Append) -> None:
        """Stores a new match with its first entries."""
        row = {"id": id, "game": plan.game, "plan": msgspec.json.encode(plan), "listed": plan.listed}
        async with self.writing() as connection:
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

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

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
        began = time.perf_counter()
        try:
            await self._appender.write([item for item, _ in batch])
        except Exception as error:
            self.note(len(batch), time.perf_counter() - began, isinstance(error, Conflict))
            if alone:
                _settle(batch[0][1], error)
                if not isinstance(error, Conflict):
                    log.error("moves could not be stored", exc_info=error)
            return False
        self.note(len(batch), time.perf_counter() - began, True)
        for _, done in batch:
            _settle(done, None)
        return True

    async def keep_etude(self, id: str, body: bytes, at: float) -> None:
        """Stores an etude that somebody made."""
        async with self.writing() as connection:
            await connection.execute(insert(etudes).values(id=id, body=body, created=at))

    async def keep_review(self, id: str, depth: str, body: bytes, at: float) -> None:
        """Stores the review of a finished match; a newer one takes the place of an older one."""
        mine = (reviews.c.match == id) & (reviews.c.depth == depth)
        async with self.writing() as connection:
            await connection.execute(delete(reviews).where(mine))
            await connection.execute(insert(reviews).values(match=id, depth=depth, body=body, made=at))

    async def keep_contents(self, files: Mapping[str, bytes]) -> None:
        """Stores content files by their digests, each once: an old match can always be looked into."""
        async with self.writing() as connection:
            known = set((await connection.execute(select(contents.c.digest))).scalars())
            fresh = [
                {"digest": digest, "body": body} for digest, body in files.items() if digest not in known
            ]
            if fresh:
                await connection.execute(insert(contents), fresh)

    async def content(self, digest: str) -> bytes | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(contents.c.body).where(contents.c.digest == digest))
        body: bytes | None = found.scalar()
        return body

    # -- ageing ------------------------------------------------------------------------------

    async def untouched(self, state: str, before: float, limit: int, origin: str | None = None) -> list[str]:
        """Matches of a state that nobody changed since then, oldest first, packed ones left out."""
        wanted = select(matches.c.id, matches.c.plan).where(
            matches.c.state == state, matches.c.changed < before, matches.c.packed.is_(None)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(matches.c.changed).limit(limit))).all()
        return [
            id
            for id, plan in rows
            if origin is None or msgspec.json.decode(plan, type=Origin).origin == origin
        ]

    async def pack(self, id: str) -> None:
        """Makes the log of a finished match small; nothing of it is lost."""
        bodies = await self.entries(id)
        async with self.writing() as connection:
            same = (matches.c.id == id, matches.c.version == len(bodies))
            packed = await connection.execute(update(matches).where(*same).values(packed=pack_log(bodies)))
            if packed.rowcount == 1:
                await connection.execute(delete(entries).where(entries.c.match == id))

    async def forget(self, id: str) -> None:
        """Deletes a match with all that belongs to it."""
        async with self.writing() as connection:
            for table in (entries, seats, reviews):
                await connection.execute(delete(table).where(table.c.match == id))
            await connection.execute(delete(matches).where(matches.c.id == id))

    async def quarantine(self, id: str) -> None:
        """Marks a damaged match, so that it stands in no list."""
        async with self.writing() as connection:
            await connection.execute(update(matches).where(matches.c.id == id).values(state="torn"))

    async def ids(self, after: str = "", limit: int = 100) -> list[str]:
        wanted = select(matches.c.id).where(matches.c.id > after).order_by(matches.c.id).limit(limit)
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def examine(self) -> list[str]:
        """What the database itself finds wrong with its file; PostgreSQL watches over its own."""
        if self._engine.dialect.name != "sqlite":
            return []
        async with self._engine.connect() as connection:
            found = await connection.exec_driver_sql("PRAGMA quick_check(20)")
            return [str(line) for line in found.scalars() if line != "ok"]

    # -- reading -----------------------------------------------------------------------------

    async def plan(self, id: str) -> StoredPlan | None:
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(matches.c.plan).where(matches.c.id == id))).scalar()
        return None if found is None else msgspec.json.decode(found, type=StoredPlan)

    async def entries(self, id: str, after: int = 0) -> list[bytes]:
        """The log of a match after a version, in order; raises Torn where it is not as it was written."""
        # One question: asked apart, a move in between would make the log look torn.
        log_of = matches.outerjoin(entries, (entries.c.match == matches.c.id) & (entries.c.version > after))
        columns = (matches.c.version, matches.c.packed, entries.c.version, entries.c.body, entries.c.checksum)
        wanted = select(*columns).select_from(log_of).where(matches.c.id == id).order_by(entries.c.version)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        if not rows:
            return []
        last, packed = rows[0][:2]
        if packed is not None:
            return unpack_log(packed)[after:]
        return readable([(row[2], row[3], row[4]) for row in rows if row[2] is not None], after, last)

    async def news(self, id: str, after: int) -> list[bytes]:
        """What was added to a log since a version: one short question for each move of another server."""
        async with self._reader.connect() as connection:
            rows = (await connection.execute(_NEWS, {"id": id, "after": after})).all()
        return readable([(row[0], row[1], row[2]) for row in rows], after, after)

    async def seats(self, id: str) -> list[StoredSeat]:
        wanted = select(seats.c.seat, seats.c.token, seats.c.invite).where(seats.c.match == id)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(seats.c.seat))).all()
        return [StoredSeat(*row) for row in rows]

    async def summary(self, id: str) -> Summary | None:
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(matches.c.summary).where(matches.c.id == id))).scalar()
        return None if found is None else msgspec.json.decode(found)

    async def summaries(self, ids: Sequence[str]) -> list[Summary]:
        """Those of these matches that there are, newest first."""
        wanted = select(matches.c.summary).where(matches.c.id.in_(ids)).order_by(matches.c.changed.desc())
        async with self._engine.connect() as connection:
            return [msgspec.json.decode(row) for row in (await connection.execute(wanted)).scalars()]

    async def etude(self, id: str) -> bytes | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(etudes.c.body).where(etudes.c.id == id))
        body: bytes | None = found.scalar()
        return body

    async def review(self, id: str, depth: str) -> bytes | None:
        wanted = select(reviews.c.body).where(reviews.c.match == id, reviews.c.depth == depth)
        async with self._engine.connect() as connection:
            body: bytes | None = (await connection.execute(wanted)).scalar()
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

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return self._engine.connect()

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return writing(self._engine)


def _is_sound(version: int, body: object, stated: int | None) -> bool:
    """Is this what was written? Entries of older versions have no checksum."""
    return isinstance(body, bytes) and (stated is None or stated == checksum(version, body))


def pack_log(bodies: Sequence[bytes]) -> bytes:
    """A whole log in a tenth of its size."""
    return zlib.compress(msgspec.msgpack.encode(list(bodies)), 9)


def unpack_log(packed: bytes) -> list[bytes]:
    try:
        return msgspec.msgpack.decode(zlib.decompress(packed), type=list[bytes])
    except (zlib.error, msgspec.DecodeError):
        raise Torn([]) from None


def readable(rows: Sequence[tuple[int, bytes, int | None]], after: int, last: int) -> list[bytes]:
    """The bodies of these rows of one log; raises Torn at a gap or at a body that is not what was written."""
    found: list[bytes] = []
    for expected, (version, body, stated) in enumerate(rows, start=after + 1):
        if version != expected or not _is_sound(version, body, stated):
            raise Torn(found)
        found.append(body)
    if after + len(found) < last:
        raise Torn(found)
    return found


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
