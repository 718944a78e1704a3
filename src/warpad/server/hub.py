"""All open rooms: makes matches, opens stored ones, closes those nobody needs."""

from __future__ import annotations

import asyncio
import gc
import time
from contextlib import suppress
from dataclasses import asdict
from typing import NamedTuple

import msgspec

from warpad.core.errors import DecodeError, IllegalMove, SetupError, WarpadError
from warpad.core.etude import Etude
from warpad.core.game import Game, Json
from warpad.core.record import begin, loads, require_rules, verify
from warpad.play.entries import AnyEntry, pack, unpack
from warpad.play.match import Match
from warpad.play.players import BOT, HUMAN, OPEN, Player
from warpad.play.state import Plan
from warpad.puzzles.referee import Referee
from warpad.server import problems
from warpad.server.appends import Append, StoredSeat
from warpad.server.botdesk import BotDesk
from warpad.server.messages import Claim, Create, SeatPlan
from warpad.server.pulse import Pulse
from warpad.server.refereeing import REFEREE, RefereeDesk, referee_of
from warpad.server.room import Files, Room
from warpad.server.settings import Settings
from warpad.server.store import Store, StoredPlan
from warpad.server.teller import Teller
from warpad.server.tokens import hashed, new_id, new_token

_SWEEP_SECONDS = 15.0


class Made(NamedTuple):
    """A new match, with the secrets that only its creator learns."""

    room: Room
    tokens: dict[str, str]
    invites: dict[str, str]


class Hub:
    """The matches of one server."""

    def __init__(self, settings: Settings, store: Store, desk: BotDesk) -> None:
        self.settings = settings
        self.store = store
        self.desk = desk
        self.referees = RefereeDesk(desk.thinker)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._teller = Teller(store.rest)
        self.pulse = Pulse()
        self.store.listen(self._heard, self._missed)
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        self._sweeper.cancel()
        self.referees.close()
        self.desk.close()
        await self._teller.close()
        for room in list(self._rooms.values()):
            await room.close()

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
            with suppress(Exception):
                self.game(name)
        gc.freeze()

    def require_bot(self, name: str) -> str:
        if name not in self.settings.bots:
            raise problems.unknown_bot(name)
        return name

    # -- making ------------------------------------------------------------------------------

    async def create(self, wanted: Create) -> Made:
        """Makes a match as asked, from options or from a moment of a finished one."""
        game = self.game(wanted.game)
        setup, position = await self._start_of(game, wanted)
        count = len(game.seats(game.load(position) if position else game.start(setup)))
        players = self._players(wanted.seats, count)
        plan = StoredPlan(
            game=game.name,
            setup=setup,
            players=[asdict(player) for player in players],
            name=wanted.name,
            listed=wanted.listed,
            origin="played",
            created=time.time(),
            rules=game.rules_version,
            position=position,
            limit=wanted.clock.seconds,
            increment=wanted.clock.increment,
        )
        tokens = {str(n): new_token() for n, player in enumerate(players) if player.kind == HUMAN}
        invites = {str(n): new_token() for n, player in enumerate(players) if player.kind == OPEN}
        match = self.build(plan)
        room = await self._keep(plan, match, match.start(), _owners(count, tokens, invites))
        return Made(room, tokens, invites)

    async def begin_try(self, etude: Etude, name: str) -> Made:
        """A match from the position of an etude; the others are played by its referee."""
        game = self.game(etude.game)
        referee = Referee(game, etude)
        kinds = [
            Player(HUMAN, name) if seat == etude.seat else Player(BOT, bot=REFEREE)
            for seat in range(len(game.seats(referee.start)))
        ]
        plan = StoredPlan(
            game=game.name,
            setup={},
            players=[asdict(player) for player in kinds],
            name="",
            listed=False,
            origin="etude",
            created=time.time(),
            rules=game.rules_version,
            position=game.dump(referee.start),
            etude=msgspec.to_builtins(etude),
        )
        tokens = {str(etude.seat): new_token()}
        match = self.build(plan)
        begun = match.restart(etude.seat)
        room = await self._keep(plan, match, begun, _owners(len(kinds), tokens, {}))
        return Made(room, tokens, {})

    async def upload(self, data: bytes) -> tuple[Room, list[WarpadError]]:
        """A match from a record file; also what is not quite right with it."""
        try:
            record = loads(data)
            game = self.game(record.game)
            faults = await asyncio.to_thread(verify, game, record)
            setup = game.read_setup(record.setup)
            begun = begin(game, record)
            plan = StoredPlan(
                game=game.name,
                setup=setup,
                players=[asdict(Player(OPEN)) for _ in game.seats(begun)],
                name="",
                listed=False,
                origin="uploaded",
                created=time.time(),
                rules=game.rules_version,
                position=record.position,
            )
            match = self.build(plan)
            entries = await asyncio.to_thread(match.load, record)
        except problems.Problem:
            raise
        except (DecodeError, IllegalMove, SetupError) as error:
            raise problems.caused("record", error) from None
        except Exception:
            raise problems.Problem("record", "this is not a record that can be replayed") from None
        room = await self._keep(plan, match, entries, _owners(len(plan.players), {}, {}))
        return room, faults

    async def _start_of(self, game: Game, wanted: Create) -> tuple[Json, Json | None]:
        if wanted.branch is None:
            return game.read_setup(wanted.setup), None
        source = await self.room(wanted.branch.match)
        if source.match.result is None:
            raise problems.still_running()
        if source.match.game.name != game.name:
            raise SetupError("setup-branch", game=source.match.game.name)
        moment = source.match.replayed(min(wanted.branch.step, len(source.match.steps)))
        return source.match.record.setup, game.dump(moment)

    def _players(self, plans: list[SeatPlan], count: int) -> list[Player]:
        if len(plans) > count:
            raise SetupError("setup-seats", count=count, given=len(plans))
        players = [Player(plan.kind, plan.name, plan.bot) for plan in plans]
        for player in players:
            if player.kind == BOT:
                self.require_bot(player.bot or "")
        return players + [Player(OPEN) for _ in range(count - len(players))]

    async def _keep(
        self, plan: StoredPlan, match: Match, entries: list[AnyEntry], owners: list[StoredSeat]
    ) -> Room:
        room = self._furnish(new_id(), plan, match, owners)
        first = Append(room.id, 0, [pack(entry) for entry in entries], room.summary())
        try:
            await self.store.create(room.id, plan, owners, first)
        except BaseException:
            await room.close()
            raise
        self._rooms[room.id] = room
        self._look_at(room)
        return room

    def _look_at(self, room: Room) -> None:
        """To be called whenever something changed in a room or somebody came."""
        (self.referees if room.files.plan.etude else self.desk).look_at(room)

    # -- opening -----------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a match, opened from the store when need be, with nothing on its way to the disk."""
        room = self._rooms.get(id) or await self._found(id)
        await room.settled()
        return room

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
        match = self.build(plan)
        for body in await self.store.entries(id):
            match.absorb(unpack(body))
        room = self._furnish(id, plan, match, await self.store.seats(id))
        await room.do(Match.resume)
        return room

    def build(self, plan: StoredPlan) -> Match:
        """A match as it was before its first entry."""
        players = [Player(**facts) for facts in plan.players]
        game = self.game(plan.game)
        try:
            require_rules(game, plan.rules)
        except DecodeError as error:
            raise problems.caused("record", error) from None
        referee = referee_of(game, plan.etude) if plan.etude else None
        begun = Plan(game, plan.setup, players, plan.position, plan.limit, plan.increment, referee)
        return Match(begun, self.settings.dealer())

    def _furnish(self, id: str, plan: StoredPlan, match: Match, owners: list[StoredSeat]) -> Room:
        known = {owner.seat: owner for owner in owners}
        return Room(id, match, Files(self.store, plan, known, self.build, self._look_at, self._teller.soon))

    def _heard(self, id: str, version: int) -> None:
        """Another server changed a match."""
        if id in self._rooms:
            self._rooms[id].catch_up(version)

    def _missed(self) -> None:
        """Any match may have changed while nobody listened."""
        for room in self._rooms.values():
            room.catch_up()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            for room in list(self._rooms.values()):
                idle = room.match.now() - room.touched > self.settings.idle_seconds
                busy = self.desk.is_busy(room) or self.referees.is_busy(room)
                if idle and not room.viewers and not busy:
                    del self._rooms[room.id]
                    await room.close()

    # -- seats -------------------------------------------------------------------------------

    async def claim(self, id: str, wanted: Claim) -> tuple[int, str]:
        """Gives an open seat to whoever brings its invitation, or takes it from the list."""
        room = await self.room(id)
        seat = self._claimed_seat(room, wanted)
        token = new_token()
        owner = StoredSeat(seat, token=hashed(token))
        await room.do(lambda match: match.claim(seat, wanted.name), seat=owner)
        return seat, token

    def _claimed_seat(self, room: Room, wanted: Claim) -> int:
        if wanted.invite is not None:
            secret = hashed(wanted.invite)
            found = [seat for seat, owner in room.files.owners.items() if owner.invite == secret]
            if not found:
                raise problems.Problem("seat-taken", "this invitation was used already, or never made")
            return found[0]
        if wanted.seat is None or not room.files.plan.listed or room.files.plan.origin != "played":
            raise problems.Problem("seat-taken", "this seat is given by invitation only")
        return wanted.seat


def _owners(count: int, tokens: dict[str, str], invites: dict[str, str]) -> list[StoredSeat]:
    def secret(of: dict[str, str], seat: int) -> str | None:
        return hashed(of[str(seat)]) if str(seat) in of else None

    return [StoredSeat(seat, secret(tokens, seat), secret(invites, seat)) for seat in range(count)]
