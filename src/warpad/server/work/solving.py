"""Solves etudes that players send, each in a process of its own that ends when its time is over."""

from __future__ import annotations

import asyncio

import msgspec

from warpad.core.etude import Etude
from warpad.server.work.crew import Crew
from warpad.server.work.process import hand_in


class Proof(msgspec.Struct):
    """What the solver found: an etude with its solutions counted, or nothing that reaches the goal."""

    etude: Etude | None


class Solver:
    """One etude at a time; a few may wait."""

    def __init__(self, crew: Crew, seconds: float, waiting: int) -> None:
        self._crew = crew
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
        try:
            async with (
                asyncio.timeout(self.seconds),
                self._crew.worker_for(__name__, msgspec.json.encode(etude)) as answer,
            ):
                return msgspec.json.decode(await answer.readline(), type=Proof)
        except (TimeoutError, msgspec.DecodeError):
            return None


def main(asked: bytes) -> None:
    """The work of the other process: an etude comes in, its proof goes out."""
    from warpad import games
    from warpad.puzzles.proving import proved

    etude = msgspec.json.decode(asked, type=Etude)
    hand_in(msgspec.json.encode(Proof(proved(games.find(etude.game), etude))))
