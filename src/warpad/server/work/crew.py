"""Processes for long work: each does one errand, the next one waits already, and all end with the server."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from warpad.server.work.process import AHEAD

log = logging.getLogger("warpad.server")

LINE = 16 * 1024 * 1024
# Whoever waits so long for an errand goes: an idle server need not keep its memory.
WAIT_SECONDS = 600.0
_NICE = 10


class Crew:
    """Gives every errand a process of its own; if told to, it keeps one ready that has loaded the games."""

    def __init__(self, keeps_ready: bool = True) -> None:
        self._keeps_ready = keeps_ready
        self._spare: Process | None = None
        self._path: list[str] = []
        self._starting: asyncio.Task[None] | None = None
        self._dismissal: asyncio.TimerHandle | None = None
        self._errands = 0

    @property
    def is_ready(self) -> bool:
        """Whether a process waits that would load what a new one would."""
        return self._spare is not None and self._spare.returncode is None and self._path == sys.path

    def get_ready(self) -> None:
        """Somebody may want something soon: a process is started ahead, unless one waits. While errands are
        done it is not, for its start would take from their time; it is when the last of them ends."""
        if self._keeps_ready and not self._errands and self._starting is None and not self.is_ready:
            self._starting = asyncio.create_task(self._start_ahead(), name="worker ahead")

    async def close(self) -> None:
        self._keeps_ready = False
        if self._starting is not None:
            await asyncio.wait([self._starting])
        await self._dismiss()

    @asynccontextmanager
    async def worker_for(self, module: str, errand: bytes) -> AsyncIterator[asyncio.StreamReader]:
        """What a worker answers: `main` of the module gets the errand. Leaving ends it at once."""
        worker = await self._take()
        assert worker.stdin is not None
        assert worker.stdout is not None
        self._errands += 1
        try:
            worker.stdin.write(module.encode() + b"\n" + errand + b"\n")
            await worker.stdin.drain()
            yield worker.stdout
        finally:
            self._errands -= 1
            await _end(worker)
            self.get_ready()

    async def _take(self) -> Process:
        if self._starting is not None:
            await asyncio.wait([self._starting])
        if not self.is_ready:
            await self._dismiss()
            return await _start()
        assert self._spare is not None
        worker, self._spare = self._spare, None
        if self._dismissal is not None:
            self._dismissal.cancel()
        return worker

    async def _start_ahead(self) -> None:
        try:
            await self._dismiss()
            path = list(sys.path)
            self._spare, self._path = await _start(AHEAD), path
            loop = asyncio.get_running_loop()
            self._dismissal = loop.call_later(WAIT_SECONDS, lambda: asyncio.ensure_future(self._dismiss()))
        except OSError:
            log.exception("no process could be started ahead")
        finally:
            self._starting = None

    async def _dismiss(self) -> None:
        """Sends away whoever waits."""
        if self._dismissal is not None:
            self._dismissal.cancel()
        worker, self._spare = self._spare, None
        if worker is not None:
            await _end(worker)


async def _start(*how: str) -> Process:
    """The line to a worker stays open, so it knows when we are gone."""
    worker = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "warpad.server.work.process",
        *how,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        limit=LINE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, worker.pid, _NICE)
    return worker


async def _end(worker: Process) -> None:
    with suppress(ProcessLookupError):
        worker.kill()
    await worker.wait()
