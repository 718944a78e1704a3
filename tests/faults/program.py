"""The server as a process of its own, and players who note every acknowledgement."""

from __future__ import annotations

import contextlib
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.client import Page, http
from tests.server.postgres import free_port

ROOT = Path(__file__).resolve().parents[2]
AWAY = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


class Program:
    """A server that can be killed and started again on the same data."""

    def __init__(
        self, folder: Path, arguments: Sequence[str] = (), limits: dict[str, int] | None = None
    ) -> None:
        folder.mkdir(exist_ok=True)
        self.folder = folder
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._arguments = arguments
        self._limits = limits or {}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Starts and waits until it answers; gives the seconds that took."""
        began = time.monotonic()
        command = [sys.executable, "-m", "tests.server.serving", "--port", str(self.port)]
        environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        self.process = subprocess.Popen(
            [*command, "--data", str(self.folder), *self._arguments],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            preexec_fn=self._limit,
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == b"ready\n"
        return time.monotonic() - began

    def _limit(self) -> None:
        for name, value in self._limits.items():
            resource.setrlimit(getattr(resource, f"RLIMIT_{name.upper()}"), (value, value))

    def kill(self) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None


@dataclass
class Players:
    """Two people who play at random, match after match, through every fault, and note what was acknowledged.

    Nobody else plays there, and a move whose answer was lost is sent again as it was: so each match must hold
    as many moves as were acknowledged, neither fewer nor more.
    """

    game: str
    setup: dict[str, Any]
    luck: random.Random
    tables: list[dict[str, Any]] = field(default_factory=list)
    acknowledged: dict[tuple[str, int, str], int] = field(default_factory=dict)
    doubtful: dict[str, Any] | None = None
    refused: int = 0
    lost: int = 0
    doubled: int = 0

    @classmethod
    def sit_down(cls, base: str, game: str, setup: dict[str, Any], seed: int) -> Players:
        players = cls(game, setup, random.Random(seed))
        players.open_table(base)
        return players

    @property
    def made(self) -> dict[str, Any]:
        """The match they play now."""
        return self.tables[-1]

    def open_table(self, base: str) -> None:
        seats = [{"kind": "human"}] * 2
        made = http(base, "/api/matches", {"game": self.game, "setup": self.setup, "seats": seats})
        assert "match" in made, made
        self.tables.append(made)

    def join(self, page: Page) -> None:
        page.join(self.made["match"], *self.made["tokens"].values())
        if self.doubtful is not None:
            self.send(page, self.doubtful)

    def play(self, base: str, until: threading.Event, most: int = 10**9) -> None:
        """Moves until told to stop, or until the server goes away."""
        with contextlib.suppress(*AWAY), Page(base) as page:
            self.join(page)
            for _ in range(most):
                if until.is_set():
                    return
                if page.last["result"] is not None:
                    self.open_table(base)
                    self.join(page)
                self.move(page)

    def move(self, page: Page) -> None:
        """A move at random; first of all the one that nobody knows about."""
        if self.doubtful is not None:
            self.send(page, self.doubtful)
            return
        seat = self.luck.choice(page.last["waiting"] or [0])
        update = page.look(self.made["match"], seat)
        if update["legal"]:
            action, id = self.luck.choice(update["legal"]), f"p-{self.luck.getrandbits(60)}"
            self.send(page, {"seat": seat, "action": action, "version": update["version"], "id": id})

    def send(self, page: Page, message: dict[str, Any]) -> None:
        """Sends a move; until there is an answer nobody knows whether it counts."""
        self.doubtful = message
        answer = page.move(**message)
        if answer["type"] == "accepted":
            self.acknowledged[self.made["match"], message["seat"], message["id"]] = answer["version"]
            page.update_at(answer["version"])
        else:
            assert answer.get("code") in (None, "storage", "failed", "stale"), answer
            self.refused += 1
        if answer.get("code") not in ("storage", "failed"):
            self.doubtful = None

    def check(self, base: str, latest: int = 2) -> int:
        """Every acknowledged move is in its match, once, where it was said to be; gives how many."""
        with Page(base) as page:
            self.join(page)
            assert self.doubtful is None
            for made in self.tables[-latest:]:
                self.compare(base, page, made)
        assert (self.lost, self.doubled) == (0, 0)
        return len(self.acknowledged)

    def compare(self, base: str, page: Page, made: dict[str, Any]) -> None:
        match = made["match"]
        update = page.join(match, *made["tokens"].values())
        assert update["frozen"] is None
        noted = {key: version for key, version in self.acknowledged.items() if key[0] == match}
        steps = http(base, f"/api/matches/{match}/steps")["steps"]
        held = len(update["sealed"]) + sum(len(set(step["actors"]) - {"chance"}) for step in steps)
        self.lost += max(0, len(noted) - held)
        self.doubled += max(0, held - len(noted))
        for (_, seat, id), version in list(noted.items())[-20:]:
            again = page.move(seat, {"do": "nothing"}, version=0, id=id)
            assert (again["type"], again.get("version")) == ("accepted", version), (id, again)
        assert page.look(match, None)["version"] == update["version"]


class Wire:
    """A way to a port of this machine that can be cut and mended."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._pairs: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._is_cut = False
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Nothing goes through, and nobody is told."""
        self._is_cut = True

    def mend(self) -> None:
        """New connections go through; those of before are reset."""
        self._is_cut = False
        for one in self._pairs:
            with contextlib.suppress(OSError):
                one.close()
        self._pairs.clear()

    def close(self) -> None:
        self._listener.close()
        self.mend()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                far = socket.create_connection(("127.0.0.1", self._target))
                self._pairs += [near, far]
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=pair, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                while self._is_cut:
                    time.sleep(0.02)
                target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
