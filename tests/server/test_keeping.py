"""What lasts and what does not: packing, expiry, integrity, backups, migrations, newer databases."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.client import Page, http
from tests.server.serving import serving, toy_settings
from warpad.core.errors import SetupError
from warpad.server.settings import Keeping, sqlite_url
from warpad.server.storage.ageing import DAY, age_once
from warpad.server.storage.backup import back_up
from warpad.server.storage.integrity import Report, check
from warpad.server.storage.schema import REVISION
from warpad.server.storage.store import Store

ROOT = Path(__file__).resolve().parents[2]
OLD = ROOT / "tests" / "faults" / "databases"
MIGRATIONS = ROOT / "src" / "warpad" / "server" / "migrations" / "versions"


def fill(folder: Path, *ends: bool) -> list[dict]:
    """Matches on a server, each given up or left open."""
    made = []
    with serving(toy_settings(folder)) as base:
        for is_over in ends:
            made.append(http(base, "/api/matches", {"game": "toy", "seats": [{"kind": "human"}] * 2}))
            with Page(base) as page:
                page.join(made[-1]["match"], made[-1]["tokens"]["0"])
                page.move(0, {"do": "bid", "coins": 1})
                if is_over:
                    page.send("resign", match=made[-1]["match"], seat=0, id="r")
                    page.receive("accepted")
    return made


def with_store(folder: Path, work):
    async def run():
        store = await Store.open(sqlite_url(folder))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def age(folder: Path, days: float, is_open=lambda id: False) -> None:
    with_store(folder, lambda store: age_once(store, Keeping(), is_open, time.time() + days * DAY))


def test_a_finished_match_is_packed_and_reads_as_before(tmp_path):
    [made] = fill(tmp_path, True)
    before = with_store(tmp_path, lambda store: store.entries(made["match"]))
    age(tmp_path, 8)
    with sqlite3.connect(tmp_path / "matches.sqlite") as file:
        assert file.execute("SELECT count(*) FROM entries").fetchone() == (0,)
    assert with_store(tmp_path, lambda store: store.entries(made["match"])) == before
    with serving(toy_settings(tmp_path)) as base, Page(base) as page:
        assert page.join(made["match"])["result"]["reason"] == "resigned"
        assert http(base, f"/api/matches/{made['match']}/views?from=0&to=9")["views"]


def test_an_unfinished_match_that_nobody_touches_expires_unless_it_is_open(tmp_path):
    made = fill(tmp_path, False, False)
    age(tmp_path, 170)
    assert len(with_store(tmp_path, lambda store: store.ids())) == 2
    age(tmp_path, 190, is_open=lambda id: id == made[0]["match"])
    assert with_store(tmp_path, lambda store: store.ids()) == [made[0]["match"]]


def test_a_host_who_keeps_everything_loses_nothing(tmp_path):
    fill(tmp_path, True, False)
    never = Keeping(0, 0, 0)
    with_store(tmp_path, lambda store: age_once(store, never, lambda id: False, time.time() + 9999 * DAY))
    with sqlite3.connect(tmp_path / "matches.sqlite") as file:
        assert file.execute("SELECT count(*) FROM matches WHERE packed IS NULL").fetchone() == (2,)


def test_noise_in_a_log_is_found_and_set_apart(tmp_path):
    made = fill(tmp_path, False, False, True)
    with sqlite3.connect(tmp_path / "matches.sqlite") as file:
        file.execute("DELETE FROM entries WHERE match = ? AND version = 1", (made[0]["match"],))
        file.execute(
            "UPDATE entries SET body = CAST(replace(body, 'resign', 'resigm') AS BLOB) WHERE match = ?",
            (made[2]["match"],),
        )
    report: Report = with_store(tmp_path, check)
    assert (report.matches, set(report.torn)) == (3, {made[0]["match"], made[2]["match"]})
    with serving(toy_settings(tmp_path)) as base, Page(base) as page:
        listed = [told["match"] for told in http(base, "/api/matches?state=running")["matches"]]
        assert listed == [made[1]["match"]]
        assert page.join(made[2]["match"])["frozen"] == "torn"


def test_a_running_server_is_copied_whole(tmp_path):
    with serving(toy_settings(tmp_path)) as base:
        made = http(base, "/api/matches", {"game": "toy", "seats": [{"kind": "human"}] * 2})
        with Page(base) as page:
            page.join(made["match"], made["tokens"]["0"])
            page.move(0, {"do": "bid", "coins": 1})
            copy = back_up(sqlite_url(tmp_path), tmp_path / "copies")
    (tmp_path / "restored").mkdir()
    shutil.copy(copy, tmp_path / "restored" / "matches.sqlite")
    with serving(toy_settings(tmp_path / "restored")) as base, Page(base) as page:
        assert page.join(made["match"], made["tokens"]["1"])["sealed"] == [0]


def test_there_is_no_copy_of_nothing(tmp_path):
    with pytest.raises(SetupError, match="no database"):
        back_up(sqlite_url(tmp_path), tmp_path)


def test_a_newer_database_is_not_touched(tmp_path):
    fill(tmp_path, False)
    with sqlite3.connect(tmp_path / "matches.sqlite") as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(SetupError, match="newer version"):
        with_store(tmp_path, lambda store: store.ids())
    command = [sys.executable, "-m", "warpad", "serve", "--port", "0", "--data", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=environment)
    assert done.returncode == 2
    assert "newer version (revision 9999" in done.stderr


def test_a_database_of_every_revision_is_kept():
    """Made by the server of that time; tests/faults/keep.py makes the one of the present."""
    revisions = {path.name[1:5] for path in MIGRATIONS.glob("v*.py")}
    assert {path.stem.removeprefix("revision-") for path in OLD.glob("*.sqlite")} == revisions


@pytest.mark.parametrize("file", sorted(OLD.glob("*.sqlite")), ids=lambda path: path.stem)
def test_an_old_database_is_kept_brought_up_to_date_and_played_on(tmp_path, file):
    shutil.copy(file, tmp_path / "matches.sqlite")
    tokens = dict(line.split() for line in file.with_suffix(".txt").read_text().splitlines())
    with serving(toy_settings(tmp_path)) as base, Page(base) as page:
        update = page.join(tokens["match"], tokens["token"])
        assert (update["frozen"], update["held"], update["sealed"]) == (None, [1], [0])
        assert page.move(1, {"do": "bid", "coins": 2})["type"] == "accepted"
        assert http(base, f"/api/matches/{tokens['finished']}/views?from=0&to=9")["views"]
    kept = list(tmp_path.glob("matches-before-*.sqlite"))
    assert len(kept) == (not file.stem.endswith(REVISION))
    for copy in kept:
        assert entries_of(copy) == entries_of(file)


def entries_of(file: Path) -> list[tuple]:
    """The log as it stands in a file that is not written to."""
    with sqlite3.connect(f"file:{file}?mode=ro&immutable=1", uri=True) as opened:
        return opened.execute("SELECT match, version, body FROM entries ORDER BY match, version").fetchall()
