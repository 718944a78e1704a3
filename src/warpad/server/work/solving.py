"""Solves etudes that players send, each in a process of its own that ends when its time is over."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from contextlib import suppress

import msgspec

from warpad.core.etude import Etude

MIB = 1024 * 1024
MEMORY = 1536 * MIB
_NICE = 10


class Proof(msgspec.Struct):
    """What the solver found: an etude with its solutions counted, or nothing that reaches the goal."""

    etude: Etude | None


class Solver:
    """One etude at a time; a few may wait."""

    def __init__(self, seconds: float, waiting: int) -> None:
        self.seconds = seconds
        self._most = waiting
        self._asked = 0
        self._turn = asyncio.Lock()

    @property
    def is_full(self) -> bool:
        return self._asked > self._most

    async def prove(self, etude: Etude) -> Proof | None:
        """The proof; None when the time was too short for it."""
        self._asked += 1
        try:
            async with self._turn:
                return await self._proved(etude)
        finally:
            self._asked -= 1

    async def _proved(self, etude: Etude) -> Proof | None:
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "warpad.server.work.solving",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        try:
            said = await asyncio.wait_for(_talk(worker, msgspec.json.encode(etude)), self.seconds)
            return msgspec.json.decode(said, type=Proof)
        except (TimeoutError, msgspec.DecodeError):
            return None
        finally:
            with suppress(ProcessLookupError):
                worker.kill()
            await worker.wait()


async def _talk(worker: asyncio.subprocess.Process, etude: bytes) -> bytes:
    """Sends a line and waits for the answer; the line stays open, so the worker knows when we are gone."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(etude + b"\n")
    await worker.stdin.drain()
    return await worker.stdout.read()


def _end_with_the_server() -> None:
    """Nothing more is ever sent; the line ends with a server that closes it, and with one that dies."""
    with suppress(OSError):
        os.read(sys.stdin.fileno(), 1)
    os._exit(1)


def main() -> None:
    """The work of the other process: an etude comes in, its proof goes out."""
    from warpad import games
    from warpad.puzzles.proving import proved

    with suppress(ImportError, ValueError, OSError):
        import resource

        os.nice(_NICE)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    etude = msgspec.json.decode(sys.stdin.buffer.readline(), type=Etude)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    found = proved(games.find(etude.game), etude)
    sys.stdout.buffer.write(msgspec.json.encode(Proof(found)))


if __name__ == "__main__":
    main()
