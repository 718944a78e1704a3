"""A disk that is full, files full of noise, and what a commit does to the disk."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest
from sqlalchemy.exc import SQLAlchemyError

from tests.faults.program import Players, Program
from tests.server.client import Page, http
from tests.server.serving import serving, toy_settings
from warpad.server.settings import sqlite_url
from warpad.server.storage.integrity import Report, check
from warpad.server.storage.store import Store

KIB = 1024


def test_a_full_disk_is_said_to_be_one_and_loses_nothing(start):
    """The files of the server may not grow any more, as on a full disk."""
    program = start(fsize=600 * KIB)
    players = Players.sit_down(program.base, "toy", {"rounds": 9}, 1)
    with Page(program.base) as page:
        page.join(players.made["match"], *players.made["tokens"].values())
        for _ in range(5):
            players._move(page)
    answers = []
    for _ in range(400):
        answers.append(
            http(program.base, "/api/matches", {"game": "toy", "name": "x" * 80, "setup": {"rounds": 9}})
        )
        if "error" in answers[-1]:
            break
    assert answers[-1].get("error", {}).get("code") == "storage", answers[-1]
    assert http(program.base, "/api/health")["ok"]
    program.kill()
    roomy = Program(program.folder)
    roomy.start()
    try:
        players.check(roomy.base)
        assert "match" in http(roomy.base, "/api/matches", {"game": "toy"})
    finally:
        roomy.kill()


@pytest.mark.parametrize("seed", [1, *(pytest.param(n, marks=pytest.mark.nightly) for n in range(2, 40))])
def test_noise_in_the_file_is_noticed_and_never_played(tmp_path, seed):
    """Patches of noise: what is damaged is named, what is whole is shown, and nothing is a mystery."""
    settings = toy_settings(tmp_path)
    with serving(settings) as base:
        made = []
        for _ in range(12):
            made.append(http(base, "/api/matches", {"game": "toy", "seats": [{"kind": "human"}] * 2}))
            with Page(base) as page:
                page.join(made[-1]["match"], made[-1]["tokens"]["0"])
                page.move(0, {"do": "bid", "coins": 1})
    spoil(tmp_path / "matches.sqlite", random.Random(seed))
    report = asyncio.run(examine(tmp_path))
    if report is None:
        return
    with serving(settings) as base:
        for each in made:
            told = http(base, f"/api/matches/{each['match']}/steps")
            code = told.get("error", {}).get("code")
            assert code in (None, "unknown-match", "storage", "failed"), told
            if code is None and each["match"] not in report.torn and not report.faults:
                assert len(told["steps"]) == 2


def spoil(file: Path, luck: random.Random) -> None:
    """Three patches of noise behind the first page, as a failing disk leaves them."""
    with open(file, "r+b") as raw:
        size = raw.seek(0, os.SEEK_END)
        for _ in range(3):
            raw.seek(luck.randrange(4096, size - 64))
            raw.write(luck.randbytes(48))


async def examine(folder: Path) -> Report | None:
    """What the check finds; None where the database cannot even be opened, which the host is told."""
    try:
        store = await Store.open(sqlite_url(folder))
    except SQLAlchemyError:
        return None
    try:
        return await check(store)
    finally:
        await store.close()


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
def test_a_move_is_flushed_to_the_disk_before_it_is_acknowledged(start, tmp_path):
    program = start()
    assert program.process is not None
    trace = tmp_path / "trace"
    calls = "trace=fsync,fdatasync,sendto,write"
    watcher = subprocess.Popen(
        ["strace", "-f", "-e", calls, "-o", str(trace), "-p", str(program.process.pid)]
    )
    time.sleep(1)
    players = Players.sit_down(program.base, "toy", {"rounds": 9}, 1)
    with Page(program.base) as page:
        page.join(players.made["match"], *players.made["tokens"].values())
        players._move(page)
    watcher.send_signal(signal.SIGINT)
    watcher.wait()
    told = trace.read_text()
    assert "accepted" in told
    assert (
        max(told.rfind("fdatasync", 0, told.find("accepted")), told.rfind("fsync", 0, told.find("accepted")))
        > 0
    )
