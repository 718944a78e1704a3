"""Reviews a record in a process of its own; after every few decisions it tells what is known so far."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import msgspec

from warpad.core.thinking.critic import DEEP, QUICK, USUAL
from warpad.server.work.crew import Crew
from warpad.server.work.idling import in_idle_time
from warpad.server.work.process import hand_in

EFFORTS = {"quick": QUICK, "usual": USUAL, "deep": DEEP}
TELL_EVERY = 0.7


class Errand(msgspec.Struct):
    """A record, as it stands in its file, and how hard to look."""

    record: str
    depth: str


async def reviews_of(crew: Crew, record: bytes, depth: str, seconds: float) -> AsyncIterator[bytes]:
    """What the worker finds, again and again, each time more; it ends with the review or with its time."""
    errand = msgspec.json.encode(Errand(record.decode(), depth))
    async with asyncio.timeout(seconds), crew.worker_for(__name__, errand) as answer:
        while line := await answer.readline():
            yield line


def main(asked: bytes) -> None:
    """The work of the other process."""
    from warpad import games
    from warpad.core.record import loads
    from warpad.review import Reviewer

    errand = msgspec.json.decode(asked, type=Errand)
    record = loads(errand.record.encode())
    reviewer = Reviewer(games.find(record.game), record, EFFORTS[errand.depth])
    told, judged = 0.0, 0
    for known in in_idle_time(reviewer.run()):
        is_first = known > 0 and judged == 0
        if is_first or time.monotonic() - told >= TELL_EVERY:
            hand_in(msgspec.json.encode(reviewer.found()))
            told, judged = time.monotonic(), known
    hand_in(msgspec.json.encode(reviewer.found()))
