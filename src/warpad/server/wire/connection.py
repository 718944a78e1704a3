"""One socket: reads messages within limits, answers every one, and carries updates."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, ClassVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from warpad.core.errors import DecodeError, IllegalMove, StaleMove, WarpadError
from warpad.core.etude import Saying
from warpad.core.game import Json
from warpad.play.entries import AnyEntry
from warpad.play.faults import NotPossible, RefusedMove
from warpad.play.match import Match
from warpad.play.update import PROGRESS, WORLD, analysis, ask, questions
from warpad.review.shapes import Counsel, Word
from warpad.server.http.origin import address_of
from warpad.server.http.rate import Allowance
from warpad.server.matches.hub import Hub
from warpad.server.matches.room import NOTHING_SEEN, Command, Room, Viewer
from warpad.server.storage.tokens import new_id
from warpad.server.wire import messages as m
from warpad.server.wire import problems
from warpad.server.wire.guest_messages import Enlist, Enlisted
from warpad.server.wire.terms import Outgoing
from warpad.server.work.coaching import require_coachable
from warpad.server.work.fairness import Client

log = logging.getLogger("warpad.server")

POLICY_VIOLATION = 1008
TRY_LATER = 1013
PATIENCE_WITH_FLOOD = 400
PATIENCE_WITH_GUESSES = 5
# Words of the coach that one page may wait for.
MOST_COACHING = 3

_decoder: msgspec.json.Decoder[m.Request] = msgspec.json.Decoder(m.Request)
_encode = msgspec.json.Encoder().encode


class Connection:
    """A page's socket. Nothing that arrives can raise out of it, nothing is dropped in silence."""

    def __init__(self, socket: WebSocket, hub: Hub) -> None:
        self._socket = socket
        self._hub = hub
        self.client = Client(address_of(socket), new_id())
        self._limits = limits = hub.settings.limits
        self._allowance = Allowance(
            limits.messages_per_second, limits.messages_per_second * limits.burst_seconds
        )
        self._unsent: asyncio.Queue[bytes] = asyncio.Queue(limits.unsent_messages)
        self._joined: dict[str, tuple[Room, Viewer]] = {}
        self._flood = 0
        self._wrong_tokens = 0
        self._hint: asyncio.Task[None] | None = None
        self._coaching: set[asyncio.Task[None]] = set()
        self._closing: asyncio.Task[None] | None = None

    # -- the socket --------------------------------------------------------------------------

    async def run(self) -> None:
        """Serves the socket until it closes."""
        await self._socket.accept()
        limits = self._limits
        self.say(m.Welcome(m.PROTOCOL, limits.message_bytes, limits.messages_per_second))
        tasks = [asyncio.create_task(work()) for work in (self._read, self._write)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (*tasks, *self._coaching, self._hint, self._closing):
                if task is not None:
                    task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._hub.guests.leave(self)
            for room, viewer in self._joined.values():
                room.leave(viewer)

    def send(self, message: bytes) -> None:
        """Queues a message; a page that reads too slowly is sent away and comes back."""
        try:
            self._unsent.put_nowait(message)
        except asyncio.QueueFull:
            if self._closing is None:
                self._closing = asyncio.create_task(self._close(TRY_LATER))

    def say(self, message: Outgoing) -> None:
        self.send(_encode(message))

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                message = await self._unsent.get()
                await self._socket.send_text(message.decode())

    async def _read(self) -> None:
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if not self._allowance.take():
                self._flood += 1
                if self._flood > PATIENCE_WITH_FLOOD:
                    await self._close(POLICY_VIOLATION)
                    return
                self._fail(problems.too_fast())
                continue
            self._flood = 0
            await self._receive(event.get("text") or "")

    async def _close(self, code: int) -> None:
        with suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.close(code)

    # -- messages ----------------------------------------------------------------------------

    async def _receive(self, text: str) -> None:
        if len(text) > self._limits.message_bytes:
            self._fail(problems.too_large(self._limits.message_bytes))
            return
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, ValueError) as error:
            self._fail(problems.Problem("unreadable", f"a message that cannot be read: {error}"))
            return
        match, id = getattr(message, "match", None), getattr(message, "id", None)
        self._hub.metrics.messages.labels(type(message).__name__).inc()
        try:
            await self._handlers[type(message)](self, message)
        except StaleMove as error:
            self.say(m.Stale(match or "", id or "", error.seen, error.current))
            self._show(match)
        except RefusedMove as error:
            refusal = error.refusal
            self.say(m.Refused(match or "", id or "", refusal.rule, refusal.message, refusal.args))
        except Exception as error:
            if not isinstance(error, WarpadError):
                self._hub.metrics.errors.labels("socket").inc()
                log.exception("a message of type %s failed", type(message).__name__, extra={"match": match})
            self._fail(problems.problem_of(error), match, id)

    def _fail(self, problem: problems.Problem, match: str | None = None, id: str | None = None) -> None:
        facts = problem.as_json()
        self.say(m.Failed(**facts, match=match, id=id))

    def _show(self, match: str | None) -> None:
        if match in self._joined:
            room, viewer = self._joined[match]
            viewer.seen = NOTHING_SEEN
            room.show(viewer)

    def _following(self, match: str) -> tuple[Room, Viewer]:
        if match not in self._joined:
            raise NotPossible("not-joined", "join the match first")
        return self._joined[match]

    def _require_thawed(self, match: str) -> None:
        """An outdated match may be agreed about, given up or handed over, but not played on."""
        self._following(match)[0].require_thawed()

    async def _submit(self, match: str, seat: int, id: str, command: Callable[[Viewer], Command]) -> None:
        """Runs a command of a held seat and acknowledges it once it is on disk."""
        began = time.perf_counter()
        room, viewer = self._following(match)
        _require_held(viewer, seat)
        if not room.is_renewable:
            room.require_thawed()

        def acknowledge(version: int) -> None:
            self.say(m.Accepted(match, id, room.match.answered(seat, id) or version))
            self._hub.note_acknowledged(time.perf_counter() - began)

        await room.do(command(viewer), acknowledge)

    # -- one handler for each message ---------------------------------------------------------

    async def _ping(self, message: m.Ping) -> None:
        self.say(m.Pong())

    async def _join(self, message: m.Join) -> None:
        if message.match in self._joined:
            await self._leave(m.Leave(message.match))
        if len(self._joined) >= self._limits.matches_per_socket:
            raise NotPossible("too-many-matches", "leave another match first")
        await self._hub.guests.require_valid(message.tokens)
        room = await self._hub.room(message.match)
        held = room.held_by(message.tokens)
        looking = next(iter(held)) if len(held) == 1 else None
        since = message.since or NOTHING_SEEN
        viewer = Viewer(self, held, looking, since, client=self.client)
        self._joined[message.match] = (room, viewer)
        room.enter(viewer)

    async def _enlist(self, message: Enlist) -> None:
        try:
            guest = await self._hub.guests.enlist(message.token, self)
        except problems.Problem:
            self._wrong_tokens += 1
            if self._wrong_tokens >= PATIENCE_WITH_GUESSES:
                await self._close(POLICY_VIOLATION)
            raise
        self.say(Enlisted(guest.id, guest.name, list(guest.games), guest.most, guest.expires))
        await self._hub.guests.announce(guest.id)

    def dismiss(self, problem: problems.Problem) -> None:
        """Says why a visitor's bot is sent away, and hangs up."""
        self._fail(problem)
        if self._closing is None:
            self._closing = asyncio.create_task(self._hang_up())

    async def _hang_up(self) -> None:
        while not self._unsent.empty():
            await asyncio.sleep(0.01)
        await self._close(POLICY_VIOLATION)

    async def _leave(self, message: m.Leave) -> None:
        room, viewer = self._following(message.match)
        del self._joined[message.match]
        room.leave(viewer)

    async def _look(self, message: m.Look) -> None:
        room, viewer = self._following(message.match)
        if message.seat is not None:
            _require_held(viewer, message.seat)
        viewer.looking, viewer.seen = message.seat, NOTHING_SEEN
        room.show(viewer)

    async def _move(self, msg: m.Move) -> None:
        self._require_thawed(msg.match)
        await self._submit(
            msg.match,
            msg.seat,
            msg.id,
            lambda viewer: lambda match: match.move(msg.seat, msg.action, msg.version, msg.id),
        )

    async def _undo(self, msg: m.Undo) -> None:
        self._require_thawed(msg.match)
        await self._submit(
            msg.match,
            msg.seat,
            msg.id,
            lambda viewer: lambda match: match.undo(msg.seat, msg.version, msg.id, viewer.held),
        )

    async def _consent(self, msg: m.Consent) -> None:
        await self._submit(
            msg.match, msg.seat, msg.id, lambda viewer: lambda match: match.consent(msg.seat, msg.yes, msg.id)
        )

    async def _resign(self, msg: m.Resign) -> None:
        standin = self._hub.settings.standin
        await self._submit(
            msg.match, msg.seat, msg.id, lambda viewer: lambda match: match.resign(msg.seat, standin, msg.id)
        )

    async def _restart(self, msg: m.Restart) -> None:
        self._require_thawed(msg.match)
        await self._submit(
            msg.match, msg.seat, msg.id, lambda viewer: lambda match: match.restart(msg.seat, msg.id)
        )

    async def _handover(self, msg: m.Handover) -> None:
        if msg.bot is not None:
            self._hub.require_bot(msg.bot)
        room, _ = self._following(msg.match)
        standin = self._hub.settings.standin

        def hand(match: Match) -> list[AnyEntry]:
            if msg.seat == msg.target:
                return match.hand(msg.seat, msg.bot, msg.id)
            return match.stand_in(msg.seat, msg.target, standin, room.attendance(), msg.id)

        await self._submit(msg.match, msg.seat, msg.id, lambda viewer: hand)

    async def _renew(self, msg: m.Renew) -> None:
        room, _ = self._following(msg.match)
        if not room.is_renewable:
            raise NotPossible("not-renewable", "this match cannot go on by today's rules")
        await self._submit(
            msg.match,
            msg.seat,
            msg.id,
            lambda viewer: lambda match: match.renew(msg.seat, msg.id, viewer.held),
        )

    async def _deciding(self, match: str, seat: int) -> Room:
        """The match in which a seat of this page has something to choose."""
        room, viewer = self._following(match)
        _require_held(viewer, seat)
        await room.settled()
        if seat not in room.match.waiting():
            raise NotPossible("not-your-turn", f"seat {seat} has nothing to choose now")
        return room

    async def _hinted(self, message: m.Hint) -> None:
        room = await self._deciding(message.match, message.seat)
        if message.bot is not None:
            self._hub.require_bot(message.bot)
        if self._hint is not None and not self._hint.done():
            raise NotPossible("busy", "one hint at a time")
        self._hint = asyncio.create_task(self._give_hint(room, message))

    async def _give_hint(self, room: Room, message: m.Hint) -> None:
        version = room.match.version
        line, reasons, why = list[Json](), list[Saying](), None
        try:
            if room.files.plan.tried:
                line = [await self._hub.referees.best(room)]
            else:
                counsel = await self._hub.coaches.advise(room, message.seat)
                line, reasons, why = counsel["line"], counsel["reasons"], counsel["why"]
        except Exception as error:
            log.exception("a hint in match %s could not be found", room.id)
            self._fail(problems.problem_of(error), message.match, message.id)
            return
        about = (message.match, message.id, message.seat, version)
        self.say(m.Hinted(*about, line[0], line, reasons, why))

    async def _coached(self, message: m.AskCoach) -> None:
        room = await self._deciding(message.match, message.seat)
        require_coachable(room, message.seat)
        if len(self._coaching) >= MOST_COACHING:
            raise NotPossible("busy", "the coach is thinking already")
        task = asyncio.create_task(self._give_word(room, message))
        self._coaching.add(task)
        task.add_done_callback(self._coaching.discard)

    async def _give_word(self, room: Room, message: m.AskCoach) -> None:
        version, seat = room.match.version, message.seat
        counsel: Counsel | None = None
        word: Word | None = None
        try:
            if message.action is None:
                counsel = await self._hub.coaches.advise(room, seat)
            else:
                word = await self._hub.coaches.judge(room, seat, message.action)
        except IllegalMove as error:
            self.say(m.Refused(message.match, message.id, error.rule, error.message, dict(error.facts)))
        except Exception as error:
            if not isinstance(error, WarpadError):
                log.exception("the coach of match %s could not answer", room.id)
            self._fail(problems.problem_of(error), message.match, message.id)
        else:
            self.say(m.Coached(message.match, message.id, seat, version, counsel, word))

    async def _ask(self, message: m.Ask) -> None:
        room, viewer = self._following(message.match)
        await room.settled()
        known = (*questions(room.match.game), *([PROGRESS] if room.match.plan.referee else []))
        if viewer.looking is not None:
            known = (*known, WORLD)
        if message.what not in known:
            raise NotPossible("unknown-question", f"{room.match.game.name} has no answer to this question")
        version = room.match.version
        try:
            data = await self._answer(room.match, viewer.looking, message)
        except IllegalMove as error:
            raise DecodeError(str(error), "after") from None
        self.say(m.Answer(message.match, message.id, message.what, version, data))

    @staticmethod
    async def _answer(match: Match, seat: int | None, message: m.Ask) -> Any:
        """What is asked about is settled at once; counting it out must not keep the others waiting."""
        if message.what == PROGRESS:
            return analysis(match, seat, message.what, message.after)
        asked = ask(match, seat, message.what, message.after, message.at)
        return await asyncio.to_thread(asked.answer)

    _handlers: ClassVar[dict[type, Callable[[Connection, Any], Coroutine[Any, Any, None]]]] = {
        m.Ping: _ping,
        Enlist: _enlist,
        m.Join: _join,
        m.Leave: _leave,
        m.Look: _look,
        m.Move: _move,
        m.Undo: _undo,
        m.Consent: _consent,
        m.Resign: _resign,
        m.Restart: _restart,
        m.Handover: _handover,
        m.Renew: _renew,
        m.Hint: _hinted,
        m.AskCoach: _coached,
        m.Ask: _ask,
    }


def _require_held(viewer: Viewer, seat: int) -> None:
    if seat not in viewer.held:
        raise problems.not_your_seat(seat)
