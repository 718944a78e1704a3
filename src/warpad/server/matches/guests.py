"""Visitors' bots: who is here, which seats they are given, and what happens when they do not answer."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Protocol

import msgspec

from warpad.play.entries import AnyEntry
from warpad.play.match import Match
from warpad.play.players import HUMAN
from warpad.server.matches.room import Room
from warpad.server.storage.guests import Chair, Guest
from warpad.server.storage.tokens import Secrets, hashed, new_id
from warpad.server.wire import problems
from warpad.server.wire.guest_messages import Invitation
from warpad.server.wire.guest_shapes import NewGuest

if TYPE_CHECKING:
    from warpad.server.matches.hub import Hub

log = logging.getLogger("warpad.server")

PREFIX = "bot_"
DAY = 86_400.0
LOOK_SECONDS = 2.0
SEEN_SECONDS = 20.0
# Who was not seen for so long is away.
AWAY_SECONDS = 2.5 * SEEN_SECONDS
MOST_LISTED = 100


class Line(Protocol):
    """The socket of a visitor's bot."""

    def send(self, message: bytes) -> None: ...

    def dismiss(self, problem: problems.Problem) -> None:
        """Says why, and hangs up."""


class Here:
    """A bot on the line, the seats that it was told of, and when the database last heard of it."""

    def __init__(self, guest: Guest, line: Line) -> None:
        self.guest = guest
        self.line = line
        self.told: set[Chair] = set()
        self.noted = 0.0


class Guests:
    """The visitors' bots of one server. One socket a bot: the newest counts."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._shelf = hub.store.guests
        self._here: dict[str, Here] = {}
        self._waits: dict[tuple[str, int], tuple[int, asyncio.TimerHandle]] = {}
        self._task = asyncio.create_task(self._look(), name="guests")

    def close(self) -> None:
        self._task.cancel()
        for _, timer in self._waits.values():
            timer.cancel()

    # -- tokens ------------------------------------------------------------------------------

    async def make(self, wanted: NewGuest) -> tuple[Guest, str]:
        """A new bot and its token, of which only the hash is kept."""
        for game in wanted.games:
            self._hub.game(game)
        token = PREFIX + Secrets().token("guest")
        now = time.time()
        days = min(wanted.days, self._hub.settings.limits.guest_days)
        games = tuple(dict.fromkeys(wanted.games))
        guest = Guest(new_id(), hashed(token), wanted.name, games, wanted.most, now, now + days * DAY)
        await self._shelf.keep(guest)
        return guest, token

    async def of(self, token: str) -> Guest:
        """The bot whose token this is."""
        found = await self._shelf.find(hashed(token), time.time()) if token.startswith(PREFIX) else None
        if found is None:
            raise problems.unknown_token()
        return found

    async def require_valid(self, tokens: list[str]) -> None:
        """Tokens of bots are asked for each time: one that was revoked opens no seat on any server."""
        for token in tokens:
            if token.startswith(PREFIX):
                await self.of(token)

    async def revoke(self, token: str) -> Guest:
        guest = await self.of(token)
        await self._shelf.revoke(guest)
        self._hub.take_seats_from(guest.token)
        self._dismiss(guest.id, problems.unknown_token())
        return guest

    # -- who is here -------------------------------------------------------------------------

    async def enlist(self, token: str, line: Line) -> Guest:
        """The bot is on this line from now on."""
        guest = await self.of(token)
        old = self._here.get(guest.id)
        self._here[guest.id] = Here(guest, line)
        if old is not None and old.line is not line:
            old.line.dismiss(problems.Problem("elsewhere", "this token was just used on another socket"))
        await self._note(self._here[guest.id])
        return guest

    def leave(self, line: Line) -> None:
        for id in [id for id, here in self._here.items() if here.line is line]:
            del self._here[id]
            asyncio.get_running_loop().create_task(self._shelf.note(id, 0.0)).add_done_callback(
                lambda task: task.cancelled() or task.exception()
            )

    def _dismiss(self, id: str, problem: problems.Problem) -> None:
        here = self._here.pop(id, None)
        if here is not None:
            here.line.dismiss(problem)

    async def free(self) -> list[Guest]:
        """All that may be invited now, on whichever server they are."""
        now = time.time()
        found = await self._shelf.here(now - AWAY_SECONDS, now, MOST_LISTED)
        return [guest for guest in found if len(await self._shelf.chairs(guest)) < guest.most]

    async def require_free(self, id: str, game: str) -> Guest:
        """The bot, if it may be given a seat in a new match of this game."""
        guest = await self._shelf.named(id, time.time())
        if guest is None:
            raise problems.unknown_guest(id)
        if not guest.plays(game):
            raise problems.guest_game(guest.name, game)
        if guest.id not in self._here and guest.seen < time.time() - AWAY_SECONDS:
            raise problems.guest_away(guest.name)
        if len(await self._shelf.chairs(guest)) >= guest.most:
            raise problems.guest_busy(guest.name)
        return guest

    # -- invitations -------------------------------------------------------------------------

    async def announce(self, id: str) -> None:
        """Tells a bot that is here of every seat it has and was not told of."""
        here = self._here.get(id)
        if here is None:
            return
        chairs = await self._shelf.chairs(here.guest)
        for chair in chairs:
            if chair not in here.told and (plan := await self._hub.store.plan(chair.match)):
                here.told.add(chair)
                told = Invitation(chair.match, chair.seat, plan.game, plan.setup)
                here.line.send(msgspec.json.encode(told))
        here.told &= set(chairs)

    async def _look(self) -> None:
        """Other servers may give seats to bots that are here, and revoke their tokens."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for id, here in list(self._here.items()):
                try:
                    await self._look_after(id, here)
                except Exception:
                    log.exception("the guest %s could not be looked after", id)

    async def _look_after(self, id: str, here: Here) -> None:
        if await self._shelf.named(id, time.time()) is None:
            self._dismiss(id, problems.unknown_token())
            return
        await self.announce(id)
        if time.monotonic() - here.noted > SEEN_SECONDS:
            await self._note(here)

    async def _note(self, here: Here) -> None:
        here.noted = time.monotonic()
        await self._shelf.note(here.guest.id, time.time())

    # -- bots that do not answer -------------------------------------------------------------

    def is_busy(self, room: Room) -> bool:
        return any(match == room.id for match, _ in self._waits)

    def look_at(self, room: Room) -> None:
        """To be called whenever something changed in a room: a bot that is asked is waited for."""
        decided, waiting = room.match.decided, set(room.match.waiting())
        for seat, player in enumerate(room.match.players):
            if not player.guest:
                continue
            known = self._waits.get((room.id, seat))
            wanted = seat in waiting and player.kind == HUMAN
            if known is not None and not (wanted and known[0] == decided):
                self._waits.pop((room.id, seat))[1].cancel()
                known = None
            if wanted and known is None:
                patience = self._hub.settings.grace.guest
                timer = asyncio.get_running_loop().call_later(patience, self._replace, room, seat, decided)
                self._waits[room.id, seat] = decided, timer

    def _replace(self, room: Room, seat: int, decided: int) -> None:
        self._waits.pop((room.id, seat), None)
        standin = self._hub.settings.standin

        def replace(match: Match) -> list[AnyEntry]:
            waited = match.decided == decided and seat in match.waiting()
            return match.replace_guest(seat, standin) if waited else []

        room.post(replace)
