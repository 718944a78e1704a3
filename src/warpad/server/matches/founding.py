"""New matches: from options, a moment of a finished match, an etude, a task or a mistake, a record file."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from warpad.core.errors import DecodeError, IllegalMove, SetupError, WarpadError
from warpad.core.etude import Etude
from warpad.core.game import Game, Json
from warpad.core.lesson import Lesson, Task
from warpad.core.record import loads, require_rules, verify
from warpad.lessons.tutor import Tutor
from warpad.play.pins import pin_of
from warpad.play.players import BOT, HUMAN, OPEN, Player
from warpad.puzzles.referee import Referee
from warpad.review.mistakes import Mistake, Retrying
from warpad.server.matches.room import Room
from warpad.server.storage.appends import StoredSeat
from warpad.server.storage.guests import Guest
from warpad.server.storage.plans import StoredPlan
from warpad.server.storage.tokens import Secrets, hashed
from warpad.server.wire import problems
from warpad.server.wire.bodies import Create, SeatPlan
from warpad.server.work.refereeing import REFEREE, Watching

if TYPE_CHECKING:
    from warpad.server.matches.hub import Hub

HOST = "host"
GUEST = "guest"


class Made(NamedTuple):
    """A new match, with the secrets that only its creator learns."""

    room: Room
    tokens: dict[str, str]
    invites: dict[str, str]
    host: str


class Founder:
    """Makes matches for a hub."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def create(self, wanted: Create) -> Made:
        """Makes a match as asked; asked again with the same key, it is the same match."""
        secrets = Secrets(wanted.key)
        if wanted.key is not None and (known := await self._made_before(secrets)):
            return known
        game = self._hub.game(wanted.game)
        setup, position = await self._start_of(game, wanted)
        count = len(game.seats(game.load(position) if position else game.start(setup)))
        guests = await self._guests(wanted)
        players = self._players(wanted.seats, count, guests)
        plan = self._plan(
            game,
            players,
            setup=setup,
            name=wanted.name,
            listed=wanted.listed,
            origin="played",
            position=position,
            limit=wanted.clock.seconds,
            increment=wanted.clock.increment,
            host=hashed(secrets.token(HOST)),
            practice=wanted.practice,
        )
        match = self._hub.build(plan)
        made = _secrets_of(secrets, plan.kinds)
        owners = _owners(count, *made)
        for seat, guest in guests.items():
            owners[seat] = StoredSeat(seat, token=guest.token)
        room = await self._hub.keep(secrets.match, plan, match, match.start(), owners)
        for guest in guests.values():
            await self._hub.guests.announce(guest.id)
        return Made(room, *made, secrets.token(HOST))

    async def _guests(self, wanted: Create) -> dict[int, Guest]:
        """The visitors' bots that are asked for, by seat; each may sit on one seat of a match."""
        named = {n: plan.guest or "" for n, plan in enumerate(wanted.seats) if plan.kind == GUEST}
        if len(set(named.values())) < len(named):
            raise SetupError("setup-guest-twice")
        return {n: await self._hub.guests.require_free(id, wanted.game) for n, id in named.items()}

    async def _made_before(self, secrets: Secrets) -> Made | None:
        plan = await self._hub.store.plan(secrets.match)
        if plan is None or plan.host != hashed(secrets.token(HOST)):
            return None
        room = await self._hub.room(secrets.match)
        return Made(room, *_secrets_of(secrets, plan.kinds), secrets.token(HOST))

    async def begin_try(self, etude: Etude, name: str) -> Made:
        """A match from the position of an etude; the others are played by its referee."""
        game = self._hub.game(etude.game)
        return await self._begin(game, Referee(game, etude), name, etude=msgspec.to_builtins(etude))

    async def begin_task(self, game: Game, lesson: Lesson, task: Task, name: str) -> Made:
        """A match from the position of a task; the others are played by its tutor.

        A task of a study is kept with the match: its author may change the study meanwhile."""
        tried: Json = {"game": game.name, "lesson": lesson.id, "task": task.id}
        if lesson.words:
            tried["made"] = msgspec.to_builtins(msgspec.structs.replace(lesson, tasks=[task]))
        return await self._begin(game, Tutor(game, lesson, task), name, lesson=tried)

    async def begin_retrial(self, mistake: Mistake, name: str) -> Made:
        """A match from the position before a mistake; the others do what they did then."""
        game = self._hub.game(mistake.game)
        return await self._begin(game, Retrying(game, mistake), name, mistake=msgspec.to_builtins(mistake))

    async def _begin(self, game: Game, referee: Watching, name: str, **tried: Any) -> Made:
        """`tried` names the kind of try and what is tried."""
        secrets = Secrets()
        players = [
            Player(HUMAN, name) if seat == referee.seat else Player(BOT, bot=REFEREE)
            for seat in range(len(game.seats(referee.start)))
        ]
        start = game.dump(referee.start)
        plan = self._plan(
            game,
            players,
            origin="etude",
            position=start,
            etude=tried.get("etude"),
            lesson=tried.get("lesson"),
            mistake=tried.get("mistake"),
        )
        tokens = {str(referee.seat): secrets.token(str(referee.seat))}
        match = self._hub.build(plan)
        begun = match.restart(referee.seat)
        room = await self._hub.keep(secrets.match, plan, match, begun, _owners(len(players), tokens, {}))
        return Made(room, tokens, {}, "")

    async def upload(self, data: bytes) -> tuple[Room, list[WarpadError]]:
        """A match from a record file; also what is not quite right with it."""
        try:
            record = loads(data)
            game = self._hub.game(record.game)
            require_rules(game, record.rules)
            faults = await asyncio.to_thread(verify, game, record)
            setup = self._hub.read_setup(game, record.setup)
            begun = game.load(record.position) if record.position else game.start(setup)
            players = [Player(OPEN) for _ in game.seats(begun)]
            plan = self._plan(game, players, setup=setup, origin="uploaded", position=record.position)
            match = self._hub.build(plan)
            entries = await asyncio.to_thread(match.load, record)
        except problems.Problem:
            raise
        except (DecodeError, IllegalMove, SetupError) as error:
            raise problems.caused("record", error) from None
        owners = _owners(len(plan.players), {}, {})
        return await self._hub.keep(Secrets().match, plan, match, entries, owners), faults

    def _plan(
        self,
        game: Game,
        players: Sequence[Player],
        /,
        *,
        origin: str,
        setup: Json | None = None,
        name: str = "",
        listed: bool = False,
        **more: object,
    ) -> StoredPlan:
        facts = {"players": [asdict(player) for player in players], "created": time.time(), **more}
        plain = {"game": game.name, "setup": setup or {}, "name": name, "listed": listed, "origin": origin}
        plan = msgspec.convert({**plain, **facts}, StoredPlan)
        plan.pin = pin_of(game, plan.setup, plan.position)
        return plan

    async def _start_of(self, game: Game, wanted: Create) -> tuple[Json, Json | None]:
        if wanted.branch is None:
            return self._hub.read_setup(game, wanted.setup), None
        source = await self._hub.room(wanted.branch.match)
        if source.match.result is None:
            raise problems.still_running()
        if source.match.game.name != game.name:
            raise SetupError("setup-branch", game=source.match.game.name)
        moment = source.match.replayed(min(wanted.branch.step, len(source.match.steps)))
        return source.match.record.setup, game.dump(moment)

    def _players(self, plans: list[SeatPlan], count: int, guests: dict[int, Guest]) -> list[Player]:
        if len(plans) > count:
            raise SetupError("setup-seats", count=count, given=len(plans))
        players = [
            Player(HUMAN, guests[seat].name, guest=guests[seat].id)
            if seat in guests
            else Player(plan.kind, plan.name, plan.bot)
            for seat, plan in enumerate(plans)
        ]
        for player in players:
            if player.kind == BOT:
                self._hub.require_bot(player.bot or "")
        return players + [Player(OPEN) for _ in range(count - len(players))]


def _secrets_of(secrets: Secrets, kinds: Sequence[str]) -> tuple[dict[str, str], dict[str, str]]:
    """The tokens of the creator's own seats, and the invitations to open ones."""
    tokens = {str(n): secrets.token(str(n)) for n, kind in enumerate(kinds) if kind == HUMAN}
    return tokens, {str(n): secrets.token(f"invite-{n}") for n, kind in enumerate(kinds) if kind == OPEN}


def _owners(count: int, tokens: dict[str, str], invites: dict[str, str]) -> list[StoredSeat]:
    def secret(of: dict[str, str], seat: int) -> str | None:
        return hashed(of[str(seat)]) if str(seat) in of else None

    return [StoredSeat(seat, secret(tokens, seat), secret(invites, seat)) for seat in range(count)]
