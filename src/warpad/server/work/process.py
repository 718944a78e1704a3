"""Long work in a process of its own: it gets one line, answers in lines, and ends with the server."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

MIB = 1024 * 1024
MEMORY = 1536 * MIB
LINE = 16 * MIB
_NICE = 10
# Whoever gets so much of a core has one to itself.
_ROOM = 0.7
_BEGUN = time.monotonic()


@asynccontextmanager
async def worker_for(module: str, errand: bytes) -> AsyncIterator[asyncio.StreamReader]:
    """What a worker answers to its errand. The line to it stays open, so it knows when we are gone."""
    worker = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        limit=LINE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    assert worker.stdin is not None
    assert worker.stdout is not None
    give_way(worker.pid)
    try:
        worker.stdin.write(errand + b"\n")
        await worker.stdin.drain()
        yield worker.stdout
    finally:
        with suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()


def give_way(process: int) -> None:
    """Lets the server go first, from the worker's first moment on."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, process, _NICE)


def take_errand() -> bytes:
    """In the worker: its errand. From then on its memory has a limit, and it ends with the server."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    errand = sys.stdin.buffer.readline()
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    return errand


def hand_in(line: bytes) -> None:
    """In the worker: one line of its answer."""
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()
    step_back(time.process_time() / (time.monotonic() - _BEGUN))


def step_back(share: float) -> None:
    """In the worker, which got this share of a core so far: where there is room it goes on as idle work.

    A core that does only idle work counts as free: a server that wakes is put there and goes on at once. On a
    machine that is full idle work would never be done, so there nice work it stays."""
    if share >= _ROOM:
        with suppress(AttributeError, OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _end_with_the_server() -> None:
    """Nothing more is ever sent; the line ends with a server that closes it, and with one that dies."""
    with suppress(OSError):
        os.read(sys.stdin.fileno(), 1)
    os._exit(1)
