"""One match, one queue, one writer: write the log, then acknowledge, then tell the viewers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from warpad.core.errors import StaleMove, WarpadError
from warpad.play.entries import AnyEntry, pack, unpack
from warpad.play.match import Match
from warpad.play.players import BOT
from warpad.play.update import seats as seat_facts
from warpad.play.update import update
from warpad.server.appends import Append, Conflict, StorageError, StoredSeat
from warpad.server.eyes import Memory
from warpad.server.messages import Presence, Update
from warpad.server.problems import Problem
from warpad.server.shapes import Summary
from warpad.server.store import Store, StoredPlan
from warpad.server.tokens import hashed

log = logging.getLogger("warpad.server")

Command = Callable[[Match], list[AnyEntry]]
RETRY_SECONDS = 1.0
NOTHING_SEEN = -1
_encode = msgspec.json.Encoder().encode


class Ear(Protocol):
    """Whoever takes messages for a viewer."""

    def send(self, message: bytes) -> None: ...


@dataclass(eq=False)
class Viewer:
    """One page that follows a match: the seats it holds, the one it looks as, the version it has."""

    ear: Ear
    held: frozenset[int]
    looking: int | None
    seen: int = NOTHING_SEEN
    owed: bool = False

    @property
    def eyes(self) -> tuple[int | None, int, frozenset[int]]:
        """Viewers with equal eyes get equal bytes."""
        return self.looking, self.seen, self.held


@dataclass
class Job:
    """A command that waits for its turn; `acknowledge` is called once it is on disk."""

    command: Command
    done: asyncio.Future[int]
    acknowledge: Callable[[int], None]
    seat: StoredSeat | None = None


@dataclass
class Files:
    """What a room needs from the store."""

    store: Store
    plan: StoredPlan
    owners: dict[int, StoredSeat]
    build: Callable[[StoredPlan], Match]
    after: Callable[[Room], None]
    tell: Callable[[Room], None]


class Room:
    """A match that is open: its viewers and the only task that writes to it."""

    def __init__(self, id: str, match: Match, files: Files) -> None:
        self.id = id
        self.match = match
        self.files = files
        self.viewers: set[Viewer] = set()
        self._eyes = Memory()
        self._stored = match.version
        self._presence_changed = False
        self.touched = match.now()
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._settled = asyncio.Event()
        self._settled.set()
        self._writer = asyncio.create_task(self._work(), name=f"match {id}")

    async def close(self) -> None:
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)

    # -- changing ----------------------------------------------------------------------------

    async def do(
        self,
        command: Command,
        acknowledge: Callable[[int], None] = lambda version: None,
        seat: StoredSeat | None = None,
    ) -> int:
        """Runs a command in its turn; returns the version it led to when that is on disk."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        await self._jobs.put(Job(command, done, acknowledge, seat))
        return await done

    async def _work(self) -> None:
        while True:
            job = await self._jobs.get()
            self._settled.clear()
            try:
                await (self._run(job) if job else self._catch_up())
            except Exception as error:
                if not isinstance(error, WarpadError):
                    log.exception("match %s could not go on; it is read again", self.id)
                if job and not job.done.done():
                    job.done.set_exception(error)
                await self._restore(isinstance(error, WarpadError))
            finally:
                self._settled.set()
                self.files.tell(self)

    async def _run(self, job: Job) -> None:
        before = self.match.version
        fresh = job.command(self.match)
        if fresh:
            await self._store(before, fresh, job.seat)
        self.touched = self.match.now()
        if not job.done.done():
            job.acknowledge(self.match.version)
            job.done.set_result(self.match.version)
        if fresh:
            self.files.after(self)

    async def _store(self, before: int, fresh: list[AnyEntry], seat: StoredSeat | None) -> None:
        bodies = [pack(entry) for entry in fresh]
        try:
            await self.files.store.append(Append(self.id, before, bodies, self.summary(), seat))
        except Conflict:
            await self._reload()
            raise StaleMove(before, self.match.version) from None
        except StorageError as error:
            raise Problem("storage", f"the move could not be stored ({error}); nothing changed") from error
        self._stored = self.match.version
        if seat is not None:
            self.files.owners[seat.seat] = seat

    async def _restore(self, sound: bool) -> None:
        """Goes back to what is on disk, as soon as the disk answers, unless the match is just that."""
        while not sound or self.match.version != self._stored:
            try:
                await self._reload()
                return
            except (SQLAlchemyError, OSError):
                await asyncio.sleep(RETRY_SECONDS)

    async def _reload(self) -> None:
        """Forgets what is not on disk."""
        match = self.files.build(self.files.plan)
        for body in await self.files.store.entries(self.id):
            match.absorb(unpack(body))
        self.files.owners.update({owner.seat: owner for owner in await self.files.store.seats(self.id)})
        self.match = match
        self._eyes.forget()
        self._stored = match.version

    def catch_up(self, version: int | None = None) -> None:
        """Another server may have written: reads what is new, in its turn."""
        if version is None or version > self.match.version:
            self._jobs.put_nowait(None)

    async def _catch_up(self) -> None:
        before = self.match.version
        await self._reload()
        if self.match.version != before:
            self.files.after(self)

    # -- viewers -----------------------------------------------------------------------------

    def held_by(self, tokens: Iterable[str]) -> frozenset[int]:
        """The seats that these tokens open."""
        hashes = {hashed(token) for token in tokens}
        return frozenset(seat for seat, owner in self.files.owners.items() if owner.token in hashes)

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.touched = self.match.now()
        self._presence_changed = True
        self.show(viewer)
        self.files.after(self)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if not self.viewers:
            self._eyes.forget()
        self.touched = self.match.now()
        self._presence_changed = True
        self.files.tell(self)

    def connected(self) -> list[int]:
        return sorted({seat for viewer in self.viewers for seat in viewer.held})

    def show(self, viewer: Viewer) -> None:
        """Soon this viewer gets the present state."""
        viewer.owed = True
        self.files.tell(self)

    async def settled(self) -> None:
        """Returns when all that the match knows is on disk."""
        while not self._settled.is_set():
            await self._settled.wait()

    def tell_next(self) -> bool:
        """Tells one viewer who is behind, and all with the same eyes; False when nobody is.

        Nothing is told while a change is on its way to the disk; the writer calls again after it.
        """
        if not self._settled.is_set():
            return False
        behind = [viewer for viewer in self.viewers if viewer.owed or viewer.seen != self.match.version]
        if not behind:
            self._tell_presence()
            return False
        eyes = behind[0].eyes
        message = self._encoded(behind[0])
        for viewer in behind:
            if viewer.eyes == eyes:
                viewer.ear.send(message)
                viewer.seen, viewer.owed = self.match.version, False
        return True

    def _encoded(self, viewer: Viewer) -> bytes:
        body = update(self.match, viewer.looking, viewer.seen, self._eyes)
        here = set(self.connected())
        for facts in body["seats"]:
            facts["connected"] = facts["seat"] in here
        return _encode(Update(match=self.id, held=sorted(viewer.held), **body))

    def _tell_presence(self) -> None:
        if not self._presence_changed:
            return
        self._presence_changed = False
        watching = sum(not viewer.held for viewer in self.viewers)
        message = _encode(Presence(self.id, self.connected(), watching))
        for viewer in self.viewers:
            viewer.ear.send(message)

    # -- the list ----------------------------------------------------------------------------

    def summary(self) -> Summary:
        """What anyone may know of the match without following it."""
        match, plan = self.match, self.files.plan
        return {
            "match": self.id,
            "game": plan.game,
            "name": plan.name,
            "setup": match.record.setup,
            "state": "running" if match.result is None else "finished",
            "origin": plan.origin,
            "created": plan.created,
            "changed": match.now(),
            "version": match.version,
            "step": len(match.steps),
            "seats": seat_facts(match),
            "waiting": match.waiting(),
            "result": match.result,
            "listed": plan.listed,
        }

    def is_unattended(self) -> bool:
        """Nobody looks, and only bots play."""
        return not self.viewers and all(player.kind == BOT for player in self.match.players)
