"""The store: what is on disk, conflicts between writers, migrations, and PostgreSQL where it is there."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import text

from tests.server.client import Page, http
from tests.server.serving import serving, toy_settings
from warpad.server.settings import sqlite_url
from warpad.server.storage.appends import Append, Conflict, StorageError, StoredSeat
from warpad.server.storage.plans import StoredPlan
from warpad.server.storage.schema import REVISION
from warpad.server.storage.store import Store

PLAN = StoredPlan("toy", {"rounds": 1}, [], "", True, "played", 1.0)
END_OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL
"""
SUMMARY = {"state": "running", "seats": [{"kind": "open"}], "changed": 1.0}


def append(version: int, *bodies: bytes, **fields: object) -> Append:
    return Append("m", version, list(bodies), SUMMARY, **fields)


async def filled(url: str) -> Store:
    store = await Store.open(url)
    await store.create("m", PLAN, [StoredSeat(0, invite="i")], append(0, b"one", b"two"))
    return store


@pytest.fixture
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return request.getfixturevalue("postgres") if request.param == "postgres" else sqlite_url(tmp_path)


both = pytest.mark.parametrize("url", ["sqlite", "postgres"], indirect=True)


async def emptied(url: str) -> Store:
    """A filled store on a database that other tests used before."""
    from sqlalchemy import delete

    from warpad.server.storage.schema import entries, matches, seats

    store = await Store.open(url)
    async with store._engine.begin() as connection:
        for table in (seats, entries, matches):
            await connection.execute(delete(table))
    await store.close()
    return await filled(url)


@both
def test_what_was_written_is_read_by_the_next_server(url: str) -> None:
    async def play() -> None:
        store = await emptied(url)
        await store.append(append(2, b"three", seat=StoredSeat(0, token="t")))
        await store.close()
        again = await Store.open(url)
        assert await again.entries("m") == [b"one", b"two", b"three"]
        assert await again.entries("m", after=2) == [b"three"]
        assert await again.seats("m") == [StoredSeat(0, token="t")]
        assert await again.plan("m") == PLAN
        assert await again.plan("other") is None
        assert len(await again.listed("open", 10)) == 1
        assert await again.listed("finished", 10) == []
        await again.close()

    asyncio.run(play())


@both
def test_of_two_writers_the_second_is_told(url: str) -> None:
    async def play() -> None:
        store = await emptied(url)
        twin = await Store.open(url)
        await store.append(append(2, b"mine"))
        with pytest.raises(Conflict):
            await twin.append(append(2, b"theirs"))
        assert (await twin.entries("m"))[-1] == b"mine"
        await twin.close()
        await store.close()

    asyncio.run(play())


@both
def test_a_conflict_harms_no_other_match_of_the_same_commit(url: str) -> None:
    async def play() -> None:
        store = await emptied(url)
        for name in ("a", "b"):
            await store.create(name, PLAN, [], Append(name, 0, [b"one"], SUMMARY))
        jobs = [Append("a", 1, [b"two"], SUMMARY), Append("m", 9, [b"bad"], SUMMARY)]
        jobs.append(Append("b", 1, [b"two"], SUMMARY))
        done = await asyncio.gather(*map(store.append, jobs), return_exceptions=True)
        assert [type(each) for each in done] == [type(None), Conflict, type(None)]
        assert await store.entries("a") == await store.entries("b") == [b"one", b"two"]
        await store.close()

    asyncio.run(play())


@both
def test_who_gives_way_to_appends_goes_on_when_they_are_on_disk(url: str) -> None:
    async def play() -> None:
        store = await emptied(url)
        await asyncio.wait_for(store.rest(), 1)
        order: list[str] = []

        async def write(version: int) -> None:
            await store.append(append(version, b"more"))
            order.append("written")

        async def look() -> None:
            while "written" not in order:
                await store.rest()
                await asyncio.sleep(0)
                order.append("looked")

        await asyncio.gather(write(2), look())
        assert order[-2:] == ["written", "looked"]
        await store.close()

    asyncio.run(play())


def test_a_lost_connection_is_made_anew(postgres: str) -> None:
    """The append that finds it lost may fail, and then nothing of it is there; the next one does not."""

    async def play() -> None:
        store, other = await emptied(postgres), await Store.open(postgres)
        await store.append(append(2, b"three"))
        async with other._engine.begin() as connection:
            await connection.execute(text(END_OTHERS))
        try:
            await store.append(append(3, b"four"))
        except StorageError:
            assert await other.entries("m", after=2) == [b"three"]
            await store.append(append(3, b"four"))
        assert await other.entries("m", after=2) == [b"three", b"four"]
        await other.close()
        await store.close()

    asyncio.run(play())


def test_two_servers_on_one_database_show_the_same_match(postgres: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        bases = [stack.enter_context(serving(toy_settings(tmp_path, database=postgres))) for _ in range(2)]
        seats = [{"kind": "human"}, {"kind": "human"}]
        made = http(bases[0], "/api/matches", {"game": "toy", "seats": seats})
        pages = [stack.enter_context(Page(base)) for base in bases]
        for seat, page in enumerate(pages):
            page.join(made["match"], made["tokens"][str(seat)])
        bid = {"do": "bid", "coins": 1}
        version = pages[0].move(0, bid)["version"]
        assert pages[1].update_at(version)["sealed"] == [0]
        version = pages[1].move(1, bid)["version"]
        assert pages[0].update_at(version + 1)["view"]["bids"] == [1, 1]
        assert pages[0].move(0, {"do": "step"})["type"] == "accepted"


def test_the_schema_is_the_last_migration() -> None:
    config = Config()
    config.set_main_option("script_location", "warpad.server:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == REVISION


def test_the_tables_are_those_the_migrations_make(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from warpad.server.storage.schema import metadata

    async def compare() -> list[object]:
        store = await Store.open(sqlite_url(tmp_path))
        async with store._engine.connect() as connection:
            found = await connection.run_sync(
                lambda plain: compare_metadata(MigrationContext.configure(plain), metadata)
            )
        await store.close()
        return list(found)

    assert asyncio.run(compare()) == []


def test_a_commit_reaches_the_disk(tmp_path: Path) -> None:
    async def pragmas() -> list[object]:
        store = await Store.open(sqlite_url(tmp_path))
        async with store._engine.connect() as connection:
            names = ("journal_mode", "synchronous")
            found = [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in names]
        await store.close()
        return found

    assert asyncio.run(pragmas()) == ["wal", 2]


@both
def test_a_log_that_grows_while_it_is_read_is_never_taken_for_torn(url):
    async def run():
        store = await emptied(url)

        async def write():
            for version in range(2, 150):
                await store.append(append(version, b"more"))

        writing = asyncio.create_task(write())
        while not writing.done():
            assert len(await store.entries("m")) >= 2
        await writing
        assert len(await store.entries("m")) == 150
        await store.close()

    asyncio.run(run())
