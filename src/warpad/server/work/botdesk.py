"""Makes bots move in the rooms where they are waited for, and clocks fall."""

from __future__ import annotations

import asyncio
import logging

from warpad.play.entries import AnyEntry
from warpad.play.match import Match
from warpad.server.matches.room import Room
from warpad.server.settings import Settings
from warpad.server.work.fairness import PLAY, WATCH
from warpad.server.work.thinking import Question
from warpad.server.work.workshop import Workshop

log = logging.getLogger("warpad.server")

RETRY_SECONDS = 2.0
PAUSED = -1
_SEED_BOUND = 1 << 60


class Stage:
    """Which games among bots go on: for each address that looks on, the first few it opened."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._addresses: dict[Room, str] = {}

    def enter(self, room: Room) -> bool:
        """Whether this game may go on."""
        address = self._addresses.setdefault(room, room.client().address)
        return room in self._going_on(address)

    def leave(self, room: Room) -> list[Room]:
        """The games that may go on in its place."""
        address = self._addresses.get(room)
        if address is None:
            return []
        before = self._going_on(address)
        del self._addresses[room]
        return [other for other in self._going_on(address) if other not in before]

    def _going_on(self, address: str) -> list[Room]:
        return [room for room, theirs in self._addresses.items() if theirs == address][: self._most]


class BotDesk:
    """One thought for each seat and decision of a room; thoughts for a decision that passed are dropped."""

    def __init__(self, settings: Settings, workshop: Workshop) -> None:
        self._settings = settings
        self._workshop = workshop
        self._thoughts: dict[tuple[str, int], tuple[int, asyncio.Task[None]]] = {}
        self._falls: dict[str, asyncio.TimerHandle] = {}
        self._stage = Stage(settings.limits.watched_games)

    def close(self) -> None:
        for _, task in self._thoughts.values():
            task.cancel()
        for timer in self._falls.values():
            timer.cancel()

    def is_busy(self, room: Room) -> bool:
        """A bot thinks, or a clock runs that may fall."""
        return room.id in self._falls or any(match == room.id for match, _ in self._thoughts)

    def look_at(self, room: Room) -> None:
        """To be called whenever something changed in a room or somebody came."""
        self._set_clock(room)
        if room.is_among_bots():
            self._watch(room)
        else:
            self._start_all(room)

    def _watch(self, room: Room) -> None:
        """Of the games that one address looks on at, few go on at once; where nobody looks, none does."""
        if room.is_unattended() or room.match.result is not None:
            for other in self._stage.leave(room):
                self._start_all(other)
        elif self._stage.enter(room):
            self._start_all(room)
        else:
            room.tell_wait(room.match.thinking(), PAUSED, 0.0)

    def _start_all(self, room: Room) -> None:
        for seat in room.match.thinking():
            self._start(room, seat)

    # -- thinking ----------------------------------------------------------------------------

    def _start(self, room: Room, seat: int) -> None:
        key = (room.id, seat)
        decision = room.match.decided
        if key in self._thoughts:
            old, task = self._thoughts[key]
            if old == decision:
                return
            task.cancel()
        task = asyncio.create_task(self._think(room, seat, decision), name=f"bot {key}")
        self._thoughts[key] = (decision, task)
        task.add_done_callback(lambda ended: self._ended(key, ended))

    def _ended(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        if key in self._thoughts and self._thoughts[key][1] is task:
            del self._thoughts[key]

    async def _think(self, room: Room, seat: int, decision: int) -> None:
        if room.is_among_bots():
            await asyncio.sleep(self._settings.bot_pace)
        if not self._is_wanted(room.match, seat, decision):
            return
        code = await self._choose(room, seat, room.match.players[seat].bot or "", room.id)

        def play(match: Match) -> list[AnyEntry]:
            if not self._is_wanted(match, seat, decision):
                return []
            return match.move(seat, match.game.action(match.position, seat, code), match.version)

        self._thoughts.pop((room.id, seat), None)
        try:
            await room.do(play)
        except Exception as error:
            log.warning("the move of a bot of match %s could not be played (%s)", room.id, error)
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.look_at, room)

    def _is_wanted(self, match: Match, seat: int, decision: int) -> bool:
        return match.decided == decision and seat in match.thinking()

    async def _choose(self, room: Room, seat: int, bot: str, memory: str) -> int:
        """The bot's move; where it fails, any legal one, so that no match gets stuck."""
        match = room.match
        moves = list(match.position.legal(seat))
        world = match.imagined(seat)
        question = Question(match.game, bot, world, seat, match.dealer.below(_SEED_BOUND), memory)
        kind = WATCH if room.is_among_bots() else PLAY
        try:
            code = await self._workshop.choose(
                question,
                room.client(),
                kind,
                lambda place, seconds: room.tell_wait([seat], place, seconds),
            )
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("bot %s of match %s failed; any move is played for it", bot, room.id)
            return int(moves[match.dealer.below(len(moves))])
        return code if code in moves else int(moves[match.dealer.below(len(moves))])

    # -- clocks ------------------------------------------------------------------------------

    def _set_clock(self, room: Room) -> None:
        old = self._falls.pop(room.id, None)
        if old is not None:
            old.cancel()
        left = room.match.clock.next_fall(room.match.now())
        if left is not None and room.match.result is None:
            self._falls[room.id] = asyncio.get_running_loop().call_later(left, self._fall, room)

    def _fall(self, room: Room) -> None:
        def end(match: Match) -> list[AnyEntry]:
            seat = match.clock.fallen(match.now())
            if seat is None or match.result is not None:
                return []
            return match.resign(seat, self._settings.standin, reason="time")

        room.post(end)
