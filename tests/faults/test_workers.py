"""Programs that think for the server: none of them outlives it."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.faults.program import Program
from tests.review.games import played
from tests.server.client import http
from warpad.puzzles import shelf
from warpad.server.work.etudes import file_of

PATIENCE = 60.0
Errand = Callable[[Program], None]


def review(program: Program) -> None:
    match = http(program.base, "/api/records", played("neuroshima", "random").dumps())["match"]
    http(program.base, f"/api/matches/{match}/review?depth=deep")


def solve(program: Program) -> None:
    hard = max(shelf.etudes("neuroshima"), key=lambda etude: etude.grade or 0)
    http(program.base, "/api/etudes/file", file_of(hard))


def workers_of(program: Program) -> list[int]:
    assert program.process is not None
    children = Path(f"/proc/{program.process.pid}/task/{program.process.pid}/children").read_text()
    return [int(pid) for pid in children.split() if b"warpad.server.work" in command_of(int(pid))]


def command_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def wait_for(there: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while not there() and time.monotonic() < end:
        time.sleep(0.05)
    return there()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up in /proc")
@pytest.mark.parametrize("begin", [review, solve])
def test_no_worker_outlives_a_killed_server(
    start: Callable[..., Program], note: Callable[..., None], begin: Errand
) -> None:
    program = start("--real")
    begin(program)
    assert wait_for(lambda: bool(workers_of(program))), "a worker was started"
    workers = workers_of(program)
    program.kill()
    assert wait_for(lambda: not any(b"warpad.server.work" in command_of(pid) for pid in workers))
    note("server killed while a solver or reviewer works", 1)
