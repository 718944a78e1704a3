"""Long work in a process of its own: it gets one line, answers in lines, and ends with the server."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

MIB = 1024 * 1024
MEMORY = 1536 * MIB
LINE = 16 * MIB
_NICE = 10


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


def _end_with_the_server() -> None:
    """Nothing more is ever sent; the line ends with a server that closes it, and with one that dies."""
    with suppress(OSError):
        os.read(sys.stdin.fileno(), 1)
    os._exit(1)
