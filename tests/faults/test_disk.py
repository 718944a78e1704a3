"""A disk that is full, read-only or failing, files full of noise, and what a commit does to the disk."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
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


def test_a_full_disk_is_said_to_be_one_and_loses_nothing(start, note):
    """The files of the server may not grow any more, as on a full disk."""
    program = start(fsize=600 * KIB)
    players = Players.sit_down(program.base, "toy", {"rounds": 9}, 1)
    with Page(program.base) as page:
        players.join(page)
        for _ in range(5):
            players.move(page)
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
    note("full disk", 1, players)


@contextmanager
def failing(program: Program, calls: str, error: str) -> Iterator[None]:
    """Calls of the system that the server makes meanwhile fail with this error."""
    assert program.process is not None
    inject = f"inject={calls}:error={error}"
    command = ["strace", "-f", "-qq", "-e", inject, "-o", os.devnull, "-p", str(program.process.pid)]
    tracer = subprocess.Popen(command)
    try:
        time.sleep(0.5)
        if tracer.poll() is not None:
            pytest.skip("strace may not watch other programs here")
        yield
    finally:
        tracer.send_signal(signal.SIGINT)
        tracer.wait()


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
@pytest.mark.parametrize(
    ("fault", "calls", "error"),
    [
        ("disk read-only", "pwrite64,ftruncate", "EROFS"),
        pytest.param("disk fails to flush", "fsync,fdatasync", "EIO", marks=pytest.mark.nightly),
        pytest.param("disk fails to write", "pwrite64", "EIO", marks=pytest.mark.nightly),
    ],
)
def test_a_failing_disk_is_said_to_be_one_and_loses_nothing(start, note, fault, calls, error):
    """What cannot be kept is not acknowledged; when the disk is well again, so is the server."""
    program = start()
    players = Players.sit_down(program.base, "toy", {"rounds": 9}, 1)
    tries = 3
    for _ in range(tries):
        with Page(program.base) as page:
            players.join(page)
            for _ in range(4):
                players.move(page)
            before = len(players.acknowledged)
            with failing(program, calls, error):
                players.move(page)
                created = http(program.base, "/api/matches", {"game": "toy"})
                assert created.get("error", {}).get("code") == "storage", created
                assert http(program.base, "/api/health")["ok"]
            assert len(players.acknowledged) == before
        players.check(program.base)
    program.kill()
    program.start()
    players.check(program.base)
    note(fault, tries, players)


@pytest.mark.parametrize("seed", [1, *(pytest.param(n, marks=pytest.mark.nightly) for n in range(2, 40))])
def test_noise_in_the_file_is_noticed_and_never_played(tmp_path, note, seed):
    """Patches of noise: what is damaged is named, what is whole is shown, and nothing is a mystery."""
    settings = toy_settings(tmp_path)
    with serving(settings) as base:
        made = []
        for _ in range(12):
            made.append(http(base, "/api/matches", {"game": "toy", "seats": [{"kind": "human"}] * 2}))
            with Page(base) as page:
                page.join(made[-1]["match"], made[-1]["tokens"]["0"])
                page.move(0, {"do": "bid", "coins": 1})
    note("noise in the database's file", 1)
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
def test_a_move_is_flushed_to_the_disk_before_it_is_acknowledged(start, note, tmp_path):
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
        players.join(page)
        players.move(page)
    watcher.send_signal(signal.SIGINT)
    watcher.wait()
    told = trace.read_text()
    assert "accepted" in told
    assert (
        max(told.rfind("fdatasync", 0, told.find("accepted")), told.rfind("fsync", 0, told.find("accepted")))
        > 0
    )
    note("flush of the disk before an acknowledgement", 1, players)
