"""One match, one queue, one writer: write the log, then acknowledge, then tell the viewers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from warpad.core.errors import StaleMove, WarpadError
from warpad.play.entries import AnyEntry, Claimed, Renewed, Reopened, pack, unpack
from warpad.play.match import Attendance, Match
from warpad.play.players import BOT
from warpad.play.shapes import Absence
from warpad.play.update import seats as seat_facts
from warpad.play.update import update
from warpad.server.matches.opening import OUTDATED, Opened, read_match
from warpad.server.matches.presence import Elsewhere
from warpad.server.matches.views import Memory
from warpad.server.storage.appends import Append, Conflict, StorageError, StoredSeat
from warpad.server.storage.plans import StoredPlan
from warpad.server.storage.store import Store
from warpad.server.storage.tokens import hashed
from warpad.server.wire.messages import Presence, Update, Waiting
from warpad.server.wire.problems import Problem, frozen
from warpad.server.wire.shapes import Summary
from warpad.server.wire.terms import Outgoing
from warpad.server.work.fairness import NOBODY, Client

log = logging.getLogger("warpad.server")

Command = Callable[[Match], list[AnyEntry]]
RETRY_SECONDS = 1.0
TRIES = 3
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
    client: Client = NOBODY

    @property
    def outlook(self) -> tuple[int | None, int, frozenset[int]]:
        """Viewers with the same outlook get equal bytes."""
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

    def __init__(self, id: str, match: Match, files: Files, elsewhere: Elsewhere, grace: float) -> None:
        self.id = id
        self.match = match
        self.files = files
        self.frozen: str | None = None
        self.is_renewable = False
        self.viewers: dict[Viewer, None] = {}
        self._elsewhere = elsewhere
        self._grace = grace
        self._opened = time.monotonic()
        self._present: frozenset[int] = frozenset()
        self._left: dict[int, float] = {}
        self._wait: Waiting | None = None
        self._views = Memory()
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

    # -- frozen ------------------------------------------------------------------------------

    def freeze(self, opened: Opened) -> None:
        """A match that cannot be played as it began may be looked at, and nothing else."""
        self.frozen = opened.frozen
        self.is_renewable = opened.frozen == OUTDATED and opened.is_whole

    def require_thawed(self) -> None:
        if self.frozen:
            raise frozen(self.frozen)

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

    def post(self, command: Command) -> None:
        """The same for a command that nobody waits for."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        self._jobs.put_nowait(Job(command, done, lambda version: None))

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
        fresh = await self._carry_out(job)
        self.touched = self.match.now()
        if not job.done.done():
            job.acknowledge(self.match.version)
            job.done.set_result(self.match.version)
        if fresh:
            self.files.after(self)

    async def _carry_out(self, job: Job) -> list[AnyEntry]:
        """What the command adds, once it is on disk. Where another server wrote first it is given again:
        whether it came too late it says itself, and a choice that others do not see yet never does."""
        for _ in range(TRIES):
            before = self.match.version
            fresh = job.command(self.match)
            if not fresh:
                return []
            try:
                await self._store(before, fresh, job.seat)
            except Conflict:
                await self._reload()
            else:
                return fresh
        raise StaleMove(before, self.match.version)

    async def _store(self, before: int, fresh: list[AnyEntry], seat: StoredSeat | None) -> None:
        bodies = [pack(entry) for entry in fresh]
        try:
            await self.files.store.append(Append(self.id, before, bodies, self.summary(), seat))
        except StorageError as error:
            raise Problem("storage", f"the move could not be stored ({error}); nothing changed") from error
        self._stored = self.match.version
        self._thaw_by(fresh)
        if seat is not None:
            self.files.owners[seat.seat] = seat

    def _thaw_by(self, fresh: Iterable[AnyEntry]) -> None:
        if any(isinstance(entry, Renewed) for entry in fresh):
            self.frozen, self.is_renewable = None, False

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
        opened = await read_match(self.files.store, self.id, self.files.plan, self.files.build)
        await self._read_owners()
        self.match = opened.match
        self.freeze(opened)
        self._views.forget()
        self._stored = self.match.version

    async def _read_owners(self) -> None:
        self.files.owners.update({owner.seat: owner for owner in await self.files.store.seats(self.id)})

    def catch_up(self, version: int | None = None) -> None:
        """Another server may have written: reads what is new, in its turn."""
        if version is None or version > self.match.version:
            self._jobs.put_nowait(None)

    async def _catch_up(self) -> None:
        before = self.match.version
        if self.frozen:
            await self._reload()
        else:
            entries = [unpack(body) for body in await self.files.store.news(self.id, before)]
            for entry in entries:
                self.match.absorb(entry)
                self._stored = self.match.version
            if any(isinstance(entry, (Claimed, Reopened)) for entry in entries):
                await self._read_owners()
        if self.match.version != before:
            self.files.after(self)

    # -- viewers -----------------------------------------------------------------------------

    def held_by(self, tokens: Iterable[str]) -> frozenset[int]:
        """The seats that these tokens open."""
        hashes = {hashed(token) for token in tokens}
        return frozenset(seat for seat, owner in self.files.owners.items() if owner.token in hashes)

    def enter(self, viewer: Viewer) -> None:
        self.viewers[viewer] = None
        self.touched = self.match.now()
        self.note_presence()
        self.show(viewer)
        for seat in viewer.held:
            self._welcome_back(seat)
        self.files.after(self)

    def _welcome_back(self, seat: int) -> None:
        """Who comes back has their seat at once, whatever others arranged for it."""
        request = self.match.request
        if self.match.players[seat].has_standin or (request is not None and request.target == seat):
            self.post(lambda match: match.come_back(seat))

    def leave(self, viewer: Viewer) -> None:
        self.viewers.pop(viewer, None)
        if not self.viewers:
            self._views.forget()
        self.touched = self.match.now()
        self.note_presence()
        self.files.after(self)

    def note_presence(self) -> None:
        """Somebody came or left, here or on another server."""
        here = {seat for viewer in self.viewers for seat in viewer.held}
        self._elsewhere.tell(self.id, sorted(here), self._watching_here())
        present = frozenset(here | self._elsewhere.seats(self.id))
        now = time.monotonic()
        self._left.update(dict.fromkeys(self._present - present, now))
        self._present = present
        self._presence_changed = True
        self.files.tell(self)

    def _watching_here(self) -> int:
        return sum(not viewer.held for viewer in self.viewers)

    def attendance(self) -> Attendance:
        """Who is here, on whichever server, and how long the others are still waited for."""
        now = time.monotonic()
        people = {seat for seat, player in enumerate(self.match.players) if player.owned}
        return Attendance(
            self._present,
            {
                seat: max(0.0, self._grace - (now - self._left.get(seat, self._opened)))
                for seat in sorted(people - self._present)
            },
        )

    def show(self, viewer: Viewer) -> None:
        """Soon this viewer gets the present state."""
        viewer.owed = True
        self.files.tell(self)

    async def settled(self) -> None:
        """Returns when all that the match knows is on disk."""
        while not self._settled.is_set():
            await self._settled.wait()

    def tell_next(self) -> bool:
        """Tells one viewer who is behind, and all with the same outlook; False when nobody is.

        Nothing is told while a change is on its way to the disk; the writer calls again after it.
        """
        if not self._settled.is_set():
            return False
        behind = [viewer for viewer in self.viewers if viewer.owed or viewer.seen != self.match.version]
        if not behind:
            self._tell_presence()
            if self._wait is not None:
                self._send_all(self._wait)
                self._wait = None
            return False
        outlook = behind[0].outlook
        message = self._encoded(behind[0])
        for viewer in behind:
            if viewer.outlook == outlook:
                viewer.ear.send(message)
                viewer.seen, viewer.owed = self.match.version, False
        return True

    def _encoded(self, viewer: Viewer) -> bytes:
        body = update(self.match, viewer.looking, viewer.seen, self._views)
        attendance = self.attendance()
        for facts in body["seats"]:
            facts["connected"] = facts["seat"] in attendance.present
            facts["away"] = attendance.grace.get(facts["seat"])
        return _encode(Update(match=self.id, held=sorted(viewer.held), frozen=self.frozen, **body))

    def _send_all(self, message: Outgoing) -> None:
        raw = _encode(message)
        for viewer in self.viewers:
            viewer.ear.send(raw)

    def _tell_presence(self) -> None:
        if not self._presence_changed:
            return
        self._presence_changed = False
        watching = self._watching_here() + self._elsewhere.watching(self.id)
        attendance = self.attendance()
        away = [Absence(seat=seat, seconds=round(left, 1)) for seat, left in attendance.grace.items()]
        self._send_all(Presence(self.id, sorted(attendance.present), watching, away))

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
            "standing": match.game.standing(match.position),
            "listed": plan.listed,
            "practice": plan.practice,
            "frozen": self.frozen,
        }

    def is_among_bots(self) -> bool:
        return all(player.kind == BOT for player in self.match.players)

    def is_unattended(self) -> bool:
        """Nobody looks, and only bots play."""
        return not self.viewers and self.is_among_bots()

    def client(self) -> Client:
        """On whose account bots think here: a player's who is here, else of whoever looked first."""
        players = [viewer for viewer in self.viewers if viewer.held]
        return next((viewer.client for viewer in players or self.viewers), NOBODY)

    def tell_wait(self, seats: Sequence[int], place: int, seconds: float) -> None:
        """Tells the viewers that these bots wait for their turn to think."""
        self._wait = Waiting(self.id, list(seats), place, round(seconds, 1))
        self.files.tell(self)
