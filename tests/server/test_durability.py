"""Killing the server at any moment loses no acknowledged move."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Page, http

ROOT = Path(__file__).resolve().parents[2]
KILLS = 3
BREATH = 0.005
PATIENCE = 30


class Program:
    """The server as a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.serving", "--port", str(self.port)]
        environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        self.process = subprocess.Popen(
            [*command, "--data", str(self.folder)], cwd=ROOT, env=environment, stdout=subprocess.PIPE
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == b"ready\n"

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)


@pytest.fixture
def program(tmp_path):
    program = Program(tmp_path)
    program.start()
    yield program
    program.kill()


def play_until_cut(page: Page, acknowledged: list[tuple[str, int]], turns: random.Random) -> None:
    """Plays a hot-seat match, not to its end, noting each acknowledged move, until the socket dies."""
    match = page.last["match"]
    number = len(acknowledged)
    while page.last["result"] is None:
        seat = page.last["waiting"][0]
        update = page.look(match, seat)
        id = f"k-{number}"
        number += 1
        answer = page.move(seat, turns.choice(update["legal"]), id=id)
        assert answer["type"] == "accepted", answer
        acknowledged.append((id, answer["version"]))
        page.receive("update")
        time.sleep(BREATH)


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(program):
    asked = {"game": "toy", "seats": [{"kind": "human"}] * 2, "setup": {"rounds": 9}}
    turns = random.Random(5)
    for kill in range(KILLS):
        made = http(program.base, "/api/matches", asked)
        tokens = list(made["tokens"].values())
        acknowledged: list[tuple[str, int]] = []
        page = Page(program.base)
        page.join(made["match"], *tokens)
        timer = threading.Timer(0.15 + 0.05 * kill, program.kill)
        timer.start()
        with contextlib.suppress(ConnectionClosed, OSError):
            play_until_cut(page, acknowledged, turns)
        timer.join()
        assert acknowledged
        program.start()
        check(program, made, tokens, acknowledged)


def check(program, made, tokens, acknowledged):
    """The match is at least as far as acknowledged, every id is known, and a move sent again counts once."""
    with Page(program.base) as page:
        update = page.join(made["match"], *tokens)
        id, version = acknowledged[-1]
        assert update["version"] >= version
        answers = [page.move(seat, {"do": "end"}, version=0, id=id) for seat in (0, 1)]
        assert {"type": "accepted", "match": made["match"], "id": id, "version": version} in answers
        assert page.look(made["match"], None)["version"] == update["version"]


def test_tokens_invitations_and_results_survive(program):
    made = http(program.base, "/api/matches", {"game": "toy", "seats": [{"kind": "human"}]})
    with Page(program.base) as page:
        page.join(made["match"], made["tokens"]["0"])
        page.move(0, {"do": "bid", "coins": 2})
    program.kill()
    program.start()
    claimed = http(program.base, f"/api/matches/{made['match']}/claim", {"invite": made["invites"]["1"]})
    with Page(program.base) as page:
        page.join(made["match"], claimed["token"])
        assert page.last["sealed"] == [0]
        page.send("resign", match=made["match"], seat=1, id="r")
        page.receive("accepted")
    program.kill()
    program.start()
    assert http(program.base, f"/api/matches/{made['match']}")["result"]["scores"] == [1.0, 0.0]
