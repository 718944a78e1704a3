"""Solves etudes that players send, each in a process of its own that ends when its time is over."""

from __future__ import annotations

import asyncio
import os
import sys
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
            "warpad.server.solving",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        try:
            talk = worker.communicate(msgspec.json.encode(etude))
            said, _ = await asyncio.wait_for(talk, self.seconds)
            return msgspec.json.decode(said, type=Proof)
        except (TimeoutError, msgspec.DecodeError):
            return None
        finally:
            with suppress(ProcessLookupError):
                worker.kill()
            await worker.wait()


def main() -> None:
    """The work of the other process: an etude comes in, its proof goes out."""
    from warpad import games
    from warpad.puzzles.proving import proved

    with suppress(ImportError, ValueError, OSError):
        import resource

        os.nice(_NICE)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    etude = msgspec.json.decode(sys.stdin.buffer.read(), type=Etude)
    found = proved(games.find(etude.game), etude)
    sys.stdout.buffer.write(msgspec.json.encode(Proof(found)))


if __name__ == "__main__":
    main()
