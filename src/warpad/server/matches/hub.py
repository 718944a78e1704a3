"""All open rooms: makes matches, opens stored ones, closes those nobody needs."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Iterable

from warpad.core.errors import ContentError, DecodeError, SetupError
from warpad.core.game import Game, Json
from warpad.play.entries import AnyEntry, pack
from warpad.play.match import Match
from warpad.play.players import HUMAN, Player
from warpad.play.state import Plan
from warpad.server.matches.founding import Founder
from warpad.server.matches.guests import Guests
from warpad.server.matches.opening import OUTDATED, read_match
from warpad.server.matches.presence import Elsewhere
from warpad.server.matches.projector import Projector
from warpad.server.matches.pulse import Pulse
from warpad.server.matches.room import Files, Room
from warpad.server.metrics import Metrics
from warpad.server.settings import Settings
from warpad.server.storage.ageing import age
from warpad.server.storage.appends import Append, StoredSeat
from warpad.server.storage.integrity import check
from warpad.server.storage.plans import StoredPlan
from warpad.server.storage.store import Store
from warpad.server.storage.tokens import Secrets, hashed
from warpad.server.wire import problems
from warpad.server.wire.bodies import Claim
from warpad.server.wire.teller import Teller
from warpad.server.work.botdesk import BotDesk
from warpad.server.work.coaching import CoachDesk
from warpad.server.work.crew import Crew
from warpad.server.work.refereeing import RefereeDesk, referee_of
from warpad.server.work.workshop import Workshop

log = logging.getLogger("warpad.server")

_SWEEP_SECONDS = 15.0
_LAG_SECONDS = 0.25
# Players who come back go first.
_EXAMINE_AFTER = 20.0
_EXAMINE_SHARE = 0.1


class Hub:
    """The matches of one server."""

    def __init__(
        self, settings: Settings, store: Store, workshop: Workshop, metrics: Metrics | None = None
    ) -> None:
        self.metrics = metrics or Metrics()
        self.settings = settings
        self.store = store
        self.workshop = workshop
        self.crew = Crew(keeps_ready=not settings.in_process_bots)
        self.desk = BotDesk(settings, workshop)
        self.founder = Founder(self)
        self.guests = Guests(self)
        self.now = store.now
        self.projector = Projector(workshop)
        self.referees = RefereeDesk(workshop)
        self.coaches = CoachDesk(workshop)
        self._rooms: dict[str, Room] = {}
        self._kept: set[str] = set()
        self._opening: dict[str, asyncio.Lock] = {}
        self._teller = Teller(store.rest)
        self.pulse = Pulse()
        self.elsewhere = Elsewhere(self._crowd_changed)
        self.store.listen(self._heard, self._missed, self.elsewhere)
        self.store.note = self._note_write
        self._tasks = [
            asyncio.create_task(self._sweep(), name="sweeper"),
            asyncio.create_task(self._feel_lag(), name="lag"),
            asyncio.create_task(age(store, settings.keeping, self._rooms.__contains__), name="ageing"),
            asyncio.create_task(self._examine(), name="integrity"),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self.guests.close()
        self.referees.close()
        self.desk.close()
        self.workshop.close()
        await self.crew.close()
        await self._teller.close()
        for room in list(self._rooms.values()):
            await room.close()

    @property
    def open_rooms(self) -> int:
        return len(self._rooms)

    def note_acknowledged(self, seconds: float) -> None:
        self.pulse.note(seconds)
        self.metrics.acknowledged.observe(seconds)

    def _note_write(self, appends: int, seconds: float, went_well: bool) -> None:
        self.metrics.batches.observe(appends)
        self.metrics.written.observe(seconds)
        if not went_well:
            self.metrics.unwritten.inc()

    async def _examine(self) -> None:
        """Looks through all that is stored, slowly, once after each start."""
        try:
            await asyncio.sleep(_EXAMINE_AFTER)
            report = await check(self.store, share=_EXAMINE_SHARE)
        except Exception:
            log.exception("the stored matches could not be looked through")
            return
        level = logging.DEBUG if report.is_sound else logging.ERROR
        log.log(level, "%s matches looked through, %s damaged", report.matches, len(report.torn))

    async def _feel_lag(self) -> None:
        """How late the loop comes to a timer is how long anybody waits for it."""
        loop = asyncio.get_running_loop()
        while True:
            wanted = loop.time() + _LAG_SECONDS
            await asyncio.sleep(_LAG_SECONDS)
            self.metrics.lag.observe(max(0.0, loop.time() - wanted))

    def game(self, name: str) -> Game:
        if name not in self.settings.games:
            raise problems.unknown_game(name)
        try:
            return self.settings.find_game(name)
        except ImportError:
            raise problems.unknown_game(name) from None

    def learn_games(self) -> None:
        """Loads every game, so that the first match of each starts at once.

        What is there then stays: the collector need not look through it while somebody waits.
        """
        for name in self.settings.games:
            try:
                self.game(name)
            except Exception:
                log.exception("the game %s cannot be loaded", name)
        gc.freeze()

    def require_bot(self, name: str) -> str:
        if name not in self.settings.bots:
            raise problems.unknown_bot(name)
        return name

    # -- making ------------------------------------------------------------------------------

    def read_setup(self, game: Game, raw: Json) -> Json:
        """A visitor's set-up: every choice is one that the game offers, whatever else it would accept."""
        for option in game.options():
            if option.name in raw:
                option.read(raw[option.name])
        return game.read_setup(raw)

    async def keep(
        self, id: str, plan: StoredPlan, match: Match, entries: list[AnyEntry], owners: list[StoredSeat]
    ) -> Room:
        """Stores a new match and opens its room."""
        room = self._furnish(id, plan, match, owners)
        first = Append(room.id, 0, [pack(entry) for entry in entries], room.summary())
        try:
            await self._keep_content(plan)
            await self.store.create(room.id, plan, owners, first)
        except BaseException:
            await room.close()
            raise
        self._rooms[room.id] = room
        self._look_at(room)
        return room

    async def _keep_content(self, plan: StoredPlan) -> None:
        """What a match is played with stays in the database, whatever becomes of the files."""
        game, content = self.game(plan.game), plan.pin.content if plan.pin else {}
        new = {it: game.content_file(file) for file, it in content.items() if it not in self._kept}
        files = {it: path.read_bytes() for it, path in new.items() if path.is_file()}
        if files:
            await self.store.keep_contents(files)
        self._kept.update(content.values())

    def _look_at(self, room: Room) -> None:
        """To be called whenever something changed in a room or somebody came."""
        self._expect_wishes(room)
        if room.frozen:
            return
        (self.referees if room.files.plan.tried else self.desk).look_at(room)
        self.guests.look_at(room)

    # -- opening -----------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a match, opened from the store when need be, with nothing on its way to the disk."""
        room = self._rooms.get(id) or await self._found(id)
        await room.settled()
        self._expect_wishes(room)
        return room

    def _expect_wishes(self, room: Room) -> None:
        """Whoever looks at a finished match may want its review."""
        if room.match.result is not None:
            self.crew.get_ready()

    async def _found(self, id: str) -> Room:
        try:
            async with self._opening.setdefault(id, asyncio.Lock()):
                if id not in self._rooms:
                    self._rooms[id] = await self._open(id)
                return self._rooms[id]
        finally:
            self._opening.pop(id, None)

    async def _open(self, id: str) -> Room:
        plan = await self.store.plan(id)
        if plan is None:
            raise problems.unknown_match(id)
        self.game(plan.game)
        try:
            opened = await read_match(self.store, id, plan, self.build)
        except (ContentError, DecodeError, SetupError) as error:
            log.warning("match %s cannot be opened: %s", id, error, extra={"match": id})
            raise problems.frozen(OUTDATED) from error
        room = self._furnish(id, plan, opened.match, await self.store.seats(id))
        room.freeze(opened)
        if plan.limit and not room.frozen:
            breaks = await self.store.breaks()
            await room.do(lambda match: match.resume(breaks))
        return room

    def build(self, plan: StoredPlan) -> Match:
        """A match as it was before its first entry."""
        players = [Player(**facts) for facts in plan.players]
        game = self.game(plan.game)
        referee = referee_of(game, plan.tried) if plan.tried else None
        begun = Plan(
            game, plan.setup, players, plan.position, plan.limit, plan.increment, referee, plan.practice
        )
        return Match(begun, self.settings.dealer(), self.now)

    def _furnish(self, id: str, plan: StoredPlan, match: Match, owners: list[StoredSeat]) -> Room:
        known = {owner.seat: owner for owner in owners}
        files = Files(self.store, plan, known, self.build, self._look_at, self._teller.soon)
        return Room(id, match, files, self.elsewhere, self.settings.grace.of(plan.limit))

    def _heard(self, id: str, version: int) -> None:
        """Another server changed a match."""
        if id in self._rooms:
            self._rooms[id].catch_up(version)

    def _crowd_changed(self, id: str) -> None:
        """Somebody came to another server, or left it."""
        if id in self._rooms:
            self._rooms[id].note_presence()

    def _missed(self) -> None:
        """Any match may have changed while nobody listened."""
        for room in self._rooms.values():
            room.catch_up()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            for room in list(self._rooms.values()):
                idle = room.match.now() - room.touched > self.settings.idle_seconds
                busy = any(desk.is_busy(room) for desk in (self.desk, self.referees, self.guests))
                if idle and not room.viewers and not busy:
                    del self._rooms[room.id]
                    await room.close()

    # -- seats -------------------------------------------------------------------------------

    async def claim(self, id: str, wanted: Claim) -> tuple[int, str]:
        """Gives an open seat to whoever brings its invitation, or takes it from the list."""
        room = await self.room(id)
        seat = self._claimed_seat(room, wanted)
        token = Secrets(wanted.key).token(f"{id} {seat}")
        owner = StoredSeat(seat, token=hashed(token))

        def sit_down(match: Match) -> list[AnyEntry]:
            done = room.files.owners[seat].token == owner.token
            return [] if done else match.claim(seat, wanted.name)

        room.require_thawed()
        await room.do(sit_down, seat=owner)
        return seat, token

    def take_seats_from(self, token: str) -> None:
        """A hashed token opens no seat any more."""
        for room in self._rooms.values():
            for seat, owner in room.files.owners.items():
                if owner.token == token:
                    room.files.owners[seat] = StoredSeat(seat)

    async def invite(self, id: str, seat: int, tokens: Iterable[str]) -> str:
        """A new invitation, for the match's creator, to an open seat or one whose taker was never seen."""
        room = await self.room(id)
        hashes = {hashed(token) for token in tokens}
        own = {n for n, kind in enumerate(room.files.plan.kinds) if kind == HUMAN}
        if room.files.plan.host not in hashes and not own & room.held_by(tokens):
            raise problems.not_the_host()
        if seat in own or not 0 <= seat < len(room.match.players):
            raise problems.not_your_seat(seat)
        attendance = room.attendance()
        if seat in attendance.present or attendance.grace.get(seat, 0) > 0:
            raise problems.Problem("seat-taken", f"the player of seat {seat} is here, or was a moment ago")
        room.require_thawed()
        invitation = Secrets().token("invite")
        owner = StoredSeat(seat, invite=hashed(invitation))
        await room.do(lambda match: match.reopen(seat), seat=owner)
        return invitation

    def _claimed_seat(self, room: Room, wanted: Claim) -> int:
        again = self._claimed_before(room, wanted)
        if again is not None:
            return again
        if wanted.invite is not None:
            secret = hashed(wanted.invite)
            found = [seat for seat, owner in room.files.owners.items() if owner.invite == secret]
            if not found:
                raise problems.Problem("seat-taken", "this invitation was used already, or never made")
            return found[0]
        if wanted.seat is None or not room.files.plan.listed or room.files.plan.origin != "played":
            raise problems.Problem("seat-taken", "this seat is given by invitation only")
        return wanted.seat

    def _claimed_before(self, room: Room, wanted: Claim) -> int | None:
        """The seat that this very claim was given already, when its answer was lost on the way."""
        if wanted.key is None:
            return None
        secrets = Secrets(wanted.key)
        made = {hashed(secrets.token(f"{room.id} {seat}")): seat for seat in room.files.owners}
        return next((made[owner.token] for owner in room.files.owners.values() if owner.token in made), None)
