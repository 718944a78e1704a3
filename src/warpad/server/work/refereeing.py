"""Answers and judges the tries of etudes, lessons and mistakes, where bots think."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from warpad import games
from warpad.core.etude import Etude, Saying
from warpad.core.game import Game, Json
from warpad.core.lesson import Lesson
from warpad.core.record import moves_of
from warpad.core.verdict import Verdict
from warpad.lessons import shelf
from warpad.lessons.tutor import Tutor
from warpad.play.entries import AnyEntry
from warpad.play.match import Match
from warpad.puzzles.referee import NOTHING, Referee
from warpad.review.mistakes import Mistake, Retrying
from warpad.server.matches.room import Command, Room
from warpad.server.work.workshop import Workshop

log = logging.getLogger("warpad.server")

T = TypeVar("T")

REFEREE = "referee"
_REMEMBERED = 6
UNJUDGED: Verdict = {
    "solved": False,
    "met": False,
    "outcome": msgspec.to_builtins(Saying("etude-outcome")),
    "chance": None,
    "best": None,
    "slip": None,
    "answers": [],
}


Watching = Referee | Tutor | Retrying


def referee_of(game: Game, tried: Json) -> Watching:
    """Who watches over a try: of an etude, of the task of a lesson, or of a mistake."""
    if "made" in tried:
        made = msgspec.convert(tried["made"], Lesson)
        return Tutor(game, made, made.tasks[0])
    if "lesson" in tried:
        return Tutor(game, *shelf.find(game, tried["lesson"], tried["task"]))
    if "mistake" in tried:
        return Retrying(game, msgspec.convert(tried, Mistake))
    return Referee(game, msgspec.convert(tried, Etude))


@lru_cache(maxsize=_REMEMBERED)
def _remembered(tried: bytes) -> Watching:
    """The referee of a try, with all that it has searched so far."""
    read = msgspec.json.decode(tried)
    return referee_of(games.find(read["game"]), read)


def _answers(tried: bytes, steps: list[Json], position: Json, own: int) -> list[int]:
    referee = _remembered(tried)
    if isinstance(referee, Referee):
        return referee.answers(referee.game.load(position), own)
    return referee.answers(referee.replayed(steps), own)


def _best(tried: bytes, steps: list[Json], position: Json) -> int:
    referee = _remembered(tried)
    if isinstance(referee, Referee):
        return referee.best(referee.game.load(position))
    return referee.best(referee.replayed(steps))


def _verdict(tried: bytes, steps: list[Json]) -> Verdict:
    referee = _remembered(tried)
    if not isinstance(referee, Referee):
        return referee.verdict(steps)
    position, played = referee.start.copy(), []
    for number, step in enumerate(steps, start=1):
        played.append(moves_of(referee.game, position, step, number))
        position.apply(played[-1])
    return referee.verdict(played)


class RefereeDesk:
    """One thought for each decision of a try that is not the solver's own."""

    def __init__(self, workshop: Workshop) -> None:
        self._workshop = workshop
        self._thoughts: dict[str, tuple[int, asyncio.Task[None]]] = {}

    def close(self) -> None:
        for _, task in self._thoughts.values():
            task.cancel()

    def is_busy(self, room: Room) -> bool:
        return room.id in self._thoughts

    def look_at(self, room: Room) -> None:
        """To be called whenever something changed in a room or somebody came."""
        match = room.match
        if room.id in self._thoughts:
            seen, task = self._thoughts[room.id]
            if seen == match.version:
                return
            task.cancel()
        if match.verdict is not None or self._is_solvers_turn(match):
            return
        task = asyncio.create_task(self._follow(room, match.version), name=f"referee {room.id}")
        self._thoughts[room.id] = (match.version, task)
        task.add_done_callback(lambda ended: self._ended(room.id, ended))

    def _ended(self, id: str, task: asyncio.Task[None]) -> None:
        if id in self._thoughts and self._thoughts[id][1] is task:
            del self._thoughts[id]

    def _is_solvers_turn(self, match: Match) -> bool:
        referee = match.plan.referee
        return referee is not None and referee.seat in match.waiting()

    async def _follow(self, room: Room, version: int) -> None:
        """Answers for the others, or judges the try when it is over."""
        match = room.match
        if match.result is not None or match.is_decided():
            verdict = await self._judged(room)
            await self._do(room, version, lambda match: match.judge(verdict))
            return
        seats, codes = match.waiting(), await self._answered(room)

        def reply(match: Match) -> list[AnyEntry]:
            fresh: list[AnyEntry] = []
            for seat, code in zip(seats, codes, strict=True):
                fresh += match.move(seat, match.game.action(match.position, seat, code), match.version)
            return fresh

        await self._do(room, version, reply)

    async def _do(self, room: Room, version: int, command: Command) -> None:
        """Runs a command unless the match has moved on meanwhile."""
        self._thoughts.pop(room.id, None)
        try:
            await room.do(lambda match: command(match) if match.version == version else [])
        except Exception:
            log.exception("the referee of match %s could not go on", room.id)

    async def _answered(self, room: Room) -> list[int]:
        """The others' worst answers; where they cannot be found, any that belong to the etude."""
        match = room.match
        own = next(iter(match.sealed.values()), NOTHING)
        try:
            return await self._ask(_answers, room, *_standing(match), own)
        except Exception:
            log.exception("the answers in match %s could not be found", room.id)
            return [match.moves(seat)[0] for seat in match.waiting()]

    async def _judged(self, room: Room) -> Verdict:
        try:
            return await self._ask(_verdict, room, list(room.match.record.steps))
        except Exception:
            log.exception("match %s could not be judged", room.id)
            return UNJUDGED

    async def best(self, room: Room) -> Json:
        """The solver's next move on the way to the solution."""
        match, position = room.match, room.match.position.copy()
        code = await self._ask(_best, room, *_standing(match))
        referee = match.plan.referee
        return match.game.action(position, referee.seat if referee else 0, code)

    async def _ask(self, work: Callable[..., T], room: Room, *args: Any) -> T:
        tried = msgspec.json.encode(room.files.plan.tried)
        return await self._workshop.run(f"referee {work.__name__}", room.client(), work, tried, *args)


def _standing(match: Match) -> tuple[list[Json], Json]:
    """How a try went so far, and where it stands."""
    return list(match.record.steps), match.game.dump(match.position)
