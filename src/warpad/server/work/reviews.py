"""The reviews a server makes: one at a time, a few waiting, kept when they are done, ended when left."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, field
from typing import Literal, cast

import msgspec

from warpad.review.mistakes import Mistake, mistake_of
from warpad.review.shapes import Decision, Review
from warpad.server.matches.room import Room
from warpad.server.storage.store import Store
from warpad.server.wire import problems
from warpad.server.wire.judged import ReviewState
from warpad.server.work.crew import Crew
from warpad.server.work.fairness import Client
from warpad.server.work.reviewing import EFFORTS, reviews_of

log = logging.getLogger("warpad.server")

# Nobody asked for it for so long: it has been left.
LEFT_SECONDS = 20.0
WATCH_SECONDS = 2.0
Stage = Literal["waiting", "working", "done", "failed"]


@dataclass
class Job:
    """A review that is wanted: who wants it, how far it is, what is known of it."""

    match: str
    depth: str
    record: bytes
    stage: Stage = "waiting"
    task: asyncio.Task[None] | None = None
    found: bytes | None = None
    asked: dict[Client, float] = field(default_factory=dict)  # who still waits for it, and asked when

    @property
    def is_left(self) -> bool:
        return not any(self.is_wanted_by(client) for client in self.asked)

    def is_wanted_by(self, client: Client) -> bool:
        return time.monotonic() - self.asked.get(client, float("-inf")) <= LEFT_SECONDS


class ReviewDesk:
    """Takes wishes for reviews; asking again tells how far one is."""

    def __init__(self, store: Store, crew: Crew, seconds: float, waiting: int) -> None:
        self._store = store
        self._crew = crew
        self._seconds = seconds
        self._most = waiting
        self._jobs: dict[tuple[str, str], Job] = {}
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def ask(self, room: Room, depth: str, client: Client) -> ReviewState:
        """How far the review of a finished match is; the first to ask begins it."""
        if depth not in EFFORTS:
            raise problems.Problem("unreadable", f"depth is one of {', '.join(EFFORTS)}", path="depth")
        if room.match.result is None:
            raise problems.still_running()
        key = (room.id, depth)
        job = self._jobs.get(key)
        if job is None:
            kept = await self._store.review(room.id, depth)
            if kept is not None:
                return ReviewState(stage="done", place=0, review=as_read(kept))
            job = self._begin(key, room, client)
        job.asked[client] = time.monotonic()
        if job.stage == "failed":
            del self._jobs[key]
        review = None if job.found is None else as_read(job.found)
        return ReviewState(stage=job.stage, place=self._place(job), review=review)

    def leave(self, match: str, depth: str, client: Client) -> None:
        """Somebody waits for a review no longer; nobody is left: it is ended."""
        job = self._jobs.get((match, depth))
        if job is not None and job.asked.pop(client, None) is not None and job.is_left:
            self._end(job)

    def _end(self, job: Job) -> None:
        self._jobs.pop((job.match, job.depth), None)
        if job.task is not None:
            job.task.cancel()

    async def mistake(self, room: Room, step: int, seat: int) -> Mistake:
        """The decision of a seat that began with a step, as the deepest review that marks it judged it."""
        if room.match.result is None:
            raise problems.still_running()
        judged = [(depth, await self._decision(room.id, depth, step, seat)) for depth in reversed(EFFORTS)]
        told = [(depth, decision) for depth, decision in judged if decision is not None]
        if not told:
            raise problems.Problem("review-no-mistake", "no review has judged such a decision of this match")
        depth, decision = next((one for one in told if one[1]["mark"]), told[0])
        found = await asyncio.to_thread(mistake_of, room.match.game, room.match.record, decision)
        found.match, found.depth = room.id, depth
        return found

    async def _decision(self, match: str, depth: str, step: int, seat: int) -> Decision | None:
        job = self._jobs.get((match, depth))
        body = job.found if job is not None else await self._store.review(match, depth)
        decisions: list[Decision] = msgspec.json.decode(body)["decisions"] if body else []
        return next((one for one in decisions if (one["first"], one["seat"]) == (step, seat)), None)

    def _begin(self, key: tuple[str, str], room: Room, client: Client) -> Job:
        self._make_room_for(client)
        job = self._jobs[key] = Job(room.id, key[1], room.match.record.dumps())
        job.asked[client] = time.monotonic()
        job.task = asyncio.create_task(self._work(job), name=f"review {room.id}")
        for task in (job.task, asyncio.create_task(self._watch(job), name=f"watch {room.id}")):
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return job

    async def _watch(self, job: Job) -> None:
        """Ends a review that nobody asks for any more, waiting or under way."""
        while job.stage in ("waiting", "working") and self._jobs.get((job.match, job.depth)) is job:
            await asyncio.sleep(WATCH_SECONDS)
            if job.is_left:
                self._end(job)

    def _make_room_for(self, client: Client) -> None:
        """One review a person at a time, and not too many of all."""
        open_jobs = [job for job in self._jobs.values() if job.stage in ("waiting", "working")]
        if any(job.is_wanted_by(client) for job in open_jobs):
            raise problems.Problem("review-another", "another review of yours is being made")
        if len(open_jobs) > self._most:
            raise problems.Problem("reviews-busy", "too many reviews are being made; try again soon")

    def _place(self, job: Job) -> int:
        """How many come before it."""
        waiting = [other for other in self._jobs.values() if other.stage in ("waiting", "working")]
        return waiting.index(job) if job in waiting else 0

    async def _work(self, job: Job) -> None:
        failed = False
        try:
            async with self._turn:
                job.stage = "working"
                await self._review(job)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a review failed", extra={"match": job.match})
            job.stage, failed = "failed", True
            return
        finally:
            if not failed and self._jobs.get((job.match, job.depth)) is job:
                del self._jobs[job.match, job.depth]

    async def _review(self, job: Job) -> None:
        async for found in reviews_of(self._crew, job.record, job.depth, self._seconds):
            job.found = found
        if job.found is None or not msgspec.json.decode(job.found)["done"]:
            raise RuntimeError("the reviewer ended before its review did")
        await self._store.keep_review(job.match, job.depth, job.found, time.time())
        job.stage = "done"


def as_read(found: bytes) -> Review:
    """A review that goes out as it came: nobody here looks into it."""
    return cast(Review, msgspec.Raw(found))
