"""The etudes a server knows: the library, those that players made, and those being proved."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from functools import cache
from typing import Literal, cast

import msgspec

from warpad.core.errors import DecodeError, SetupError
from warpad.core.etude import Etude, Saying
from warpad.core.game import Game, Json
from warpad.core.position import Position
from warpad.core.record import step_of
from warpad.puzzles import shelf
from warpad.puzzles.solver import knowing, prepared
from warpad.server.matches.hub import Hub
from warpad.server.storage.tokens import new_id
from warpad.server.wire import problems
from warpad.server.wire.bodies import SaveEtude
from warpad.server.wire.shapes import Complaint, EtudeInfo, GoalChoice, Goals, Picture, SeatGoals
from warpad.server.work.solving import Solver

Progress = Literal["solving", "proved", "unsolvable", "too-long"]
SOLVING: Progress = "solving"
PROVED: Progress = "proved"
UNSOLVABLE: Progress = "unsolvable"
TOO_LONG: Progress = "too-long"
TITLE = "etude-title"
MOST_TITLE = 60
_REMEMBERED = 200
# A step through the library; a prime, so that it misses none.
STRIDE = 67


@dataclass
class Entry:
    """An etude with what is known of it: whether it is proved, and whether it is of the library."""

    etude: Etude
    state: Progress = PROVED
    is_own: bool = False


class EtudeDesk:
    """Finds etudes and takes new ones in."""

    def __init__(self, hub: Hub, seconds: float, waiting: int) -> None:
        self._hub = hub
        self._solver = Solver(hub.crew, seconds, waiting)
        self._entries: dict[str, Entry] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    def listed(self) -> list[EtudeInfo]:
        """The library, without anything that gives a solution away."""
        return [facts for name in self._hub.settings.games for facts in _library(name)]

    def of_day(self, day: int) -> Etude | None:
        """One a day: every etude has its day, and the game changes often."""
        library = [etude for name in self._hub.settings.games for etude in shelf.etudes(name)]
        return library[day * STRIDE % len(library)] if library else None

    async def find(self, id: str) -> Entry:
        if id in self._entries:
            return self._entries[id]
        try:
            return Entry(shelf.find(id))
        except SetupError:
            body = await self._hub.store.etude(id)
        if body is None:
            raise problems.unknown_etude(id)
        return Entry(msgspec.json.decode(body, type=Etude), PROVED, is_own=True)

    # -- making --------------------------------------------------------------------------------

    async def moment(self, match: str, step: int) -> tuple[Game, Position, Json]:
        """A moment of a finished match, and what was done then."""
        room = await self._hub.room(match)
        if room.match.result is None:
            raise problems.still_running()
        game, steps = room.match.game, room.match.steps
        position = room.match.replayed(min(step, len(steps)))
        return game, position, step_of(game, position, steps[step].moves) if step < len(steps) else {}

    async def goals(self, match: str, step: int) -> Goals:
        """Who could be asked for what at this moment; why not, where nobody can."""
        game, position, _ = await self.moment(match, step)
        found: list[SeatGoals] = []
        refused: Complaint | None = None
        for seat in (actor for actor in position.actors() if actor >= 0):
            try:
                etude = _framed(game, position, int(seat))
                begun = knowing(game).start(etude)
            except DecodeError as error:
                refused = problems.caused("etude", error).as_json()
                continue
            offered = knowing(game).goals(begun, int(seat))
            if offered:
                found.append({"seat": int(seat), "goals": cast(list[GoalChoice], offered)})
        return {
            "game": game.name,
            "opponents": list(knowing(game).opponents),
            "seats": found,
            "refused": refused if not found else None,
        }

    async def save(self, wanted: SaveEtude) -> Entry:
        """An etude of a moment of a match; it is proved from now on."""
        game, position, step = await self.moment(wanted.match, wanted.step)
        etude = _framed(game, position, wanted.seat)
        etude.sealed = knowing(game).told_beforehand(position, wanted.seat, step)
        etude.goal, etude.opponent = wanted.goal, wanted.opponent
        return self._take(game, etude, wanted.title)

    async def load(self, data: bytes) -> Entry:
        """An etude of a file; whatever it says of itself is proved anew."""
        try:
            read = msgspec.json.decode(data, type=Etude)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise problems.caused("etude", DecodeError("etude-unreadable", detail=str(error))) from None
        title = str(read.name.args.get("title", "")) if read.name and read.name.id == TITLE else ""
        plain = Etude(
            etude=1,
            id="",
            game=read.game,
            position=read.position,
            seat=read.seat,
            goal=read.goal,
            opponent=read.opponent,
            sealed=read.sealed,
            order=read.order,
            tiles=read.tiles,
            allowed=read.allowed,
        )
        return self._take(self._hub.game(read.game), plain, title)

    def take(self, etude: Etude, title: str) -> Entry:
        """An etude that was made here; it is proved from now on."""
        return self._take(self._hub.game(etude.game), etude, title)

    def _take(self, game: Game, etude: Etude, title: str) -> Entry:
        if self._solver.is_full:
            raise problems.Problem("solvers-busy", "too many etudes are being solved; try again soon")
        try:
            prepared(game, etude)
            knowing(game).picture(etude)
        except DecodeError as error:
            raise problems.caused("etude", error) from None
        except Exception:
            raise problems.caused("etude", DecodeError("etude-no-position")) from None
        etude.id = new_id()
        etude.name = Saying(TITLE, {"title": title.strip()[:MOST_TITLE]}) if title.strip() else None
        entry = self._entries[etude.id] = Entry(etude, SOLVING, is_own=True)
        while len(self._entries) > _REMEMBERED:
            del self._entries[next(iter(self._entries))]
        task = asyncio.create_task(self._prove(entry), name=f"etude {etude.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return entry

    async def _prove(self, entry: Entry) -> None:
        proof = await self._solver.prove(entry.etude)
        if proof is None:
            entry.state = TOO_LONG
        elif proof.etude is None:
            entry.state = UNSOLVABLE
        else:
            entry.etude = proof.etude
            await self._hub.store.keep_etude(entry.etude.id, msgspec.json.encode(entry.etude), time.time())
            entry.state = PROVED


def _framed(game: Game, position: Position, seat: int) -> Etude:
    """An etude of a position, whose goal is still open."""
    plain = Etude(etude=1, id="", game=game.name, position=game.dump(position), seat=seat, goal={})
    return knowing(game).completed(plain, position)


@cache
def _library(game: str) -> tuple[EtudeInfo, ...]:
    return tuple(facts_of(etude) for etude in shelf.etudes(game))


def facts_of(etude: Etude) -> EtudeInfo:
    """What anybody may know before trying: no hint, no move, nothing of the solution."""
    from warpad import games

    known = knowing(games.find(etude.game))
    return {
        "id": etude.id,
        "game": etude.game,
        "seat": etude.seat,
        "goal": etude.goal,
        "opponent": etude.opponent,
        "terms": msgspec.to_builtins(known.terms(etude) or [Saying(f"etude-opponent-{etude.opponent}")]),
        "order": etude.order,
        "tiles": etude.tiles,
        "allowed": etude.allowed,
        "solutions": etude.solutions,
        "chance": etude.chance if etude.chance is not None and etude.chance < 1 else None,
        "fraction": etude.fraction if etude.chance is not None and etude.chance < 1 else None,
        "grade": etude.grade,
        "themes": etude.themes,
        "name": msgspec.to_builtins(etude.name),
        "reasons": msgspec.to_builtins(etude.reasons),
        "hints": len(etude.hints),
        "picture": cast(Picture, known.picture(etude)),
    }


def file_of(etude: Etude) -> bytes:
    """The etude as a file to be given away: whoever loads it gets it proved anew."""
    shared = msgspec.structs.replace(etude, hints=[], mixture=[], measures={}, reasons=[])
    return shelf.written(shared)
