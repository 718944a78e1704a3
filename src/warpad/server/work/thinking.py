"""Where bots think: in processes of their own, so that the server answers while they do."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from warpad import bots, games
from warpad.core.dice import Dice
from warpad.core.game import Game, Json
from warpad.core.position import Position
from warpad.server import engine

T = TypeVar("T")

_REMEMBERED = 64
_NICE = 5
_remembered: OrderedDict[tuple[str, int, str], bots.Bot] = OrderedDict()


@dataclass(frozen=True)
class Question:
    """What a bot is asked: a world its seat imagines, nothing more. `match` lets it remember its turn."""

    game: Game
    bot: str
    world: Position
    seat: int
    seed: int
    match: str


class Thinker(ABC):
    """Answers with the code of a legal move."""

    async def choose(self, question: Question) -> int:
        return await self.consult(_think, question)

    @abstractmethod
    async def consult(self, work: Callable[..., T], question: Question, *args: Any) -> T:
        """Does work about a question where bots think; `work` is a function of a module."""

    @abstractmethod
    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Does any other work there."""

    @abstractmethod
    def close(self) -> None: ...


class ThreadThinker(Thinker):
    """Bots in a thread: for games that other processes do not know."""

    def __init__(self, workers: int = 1) -> None:
        self._pool = ThreadPoolExecutor(workers, "bot")

    async def consult(self, work: Callable[..., T], question: Question, *args: Any) -> T:
        return await self.run(work, question, *args)

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class ProcessThinker(Thinker):
    """Bots in processes; a dead process is replaced."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: Executor | None = None
        self._context = multiprocessing.get_context("spawn")
        self._theirs, self._tether = self._context.Pipe(duplex=False)
        self._started().submit(os.getpid)

    async def consult(self, work: Callable[..., T], question: Question, *args: Any) -> T:
        asked = (question.game.name, question.bot, question.game.dump(question.world))
        posed = (*asked, question.seat, question.seed, question.match)
        return await self.run(_consult_there, work, posed, *args)

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        for last_try in (False, True):
            try:
                return await asyncio.get_running_loop().run_in_executor(self._started(), work, *args)
            except BrokenProcessPool:
                self._pool = None
                if last_try:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._tether.close()

    def _started(self) -> Executor:
        if self._pool is not None and engine.take():
            self._pool.shutdown(wait=False)
            self._pool = None
        if self._pool is None:
            known = games.GAMES, self._theirs
            self._pool = ProcessPoolExecutor(self._workers, self._context, _settle_in, known)
        return self._pool


def _settle_in(known: tuple[str, ...], tether: Connection) -> None:
    """A worker learns the games, leaves interrupts to the server, lets it go first, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(_NICE)
    threading.Thread(target=_end_with, args=(tether,), daemon=True).start()
    for name in known:
        with suppress(Exception):
            games.find(name)


def _end_with(tether: Connection) -> None:
    """Nothing is ever sent; the other end is let go by a server that closes, and by one that dies."""
    with suppress(EOFError, OSError):
        tether.recv()
    os._exit(0)


def _consult_there(work: Callable[..., T], posed: tuple[str, str, Json, int, int, str], *args: Any) -> T:
    name, bot, world, seat, seed, match = posed
    found = games.find(name)
    return work(Question(found, bot, found.load(world), seat, seed, match), *args)


def _think(question: Question) -> int:
    sight = bots.Sight(question.game, question.world, question.seat)
    return int(_bot(question).choose(sight, Dice(question.seed)))


def _bot(question: Question) -> bots.Bot:
    """The bot of this seat, the same one for a whole match while it is remembered."""
    key = (question.match, question.seat, question.bot)
    if key not in _remembered:
        _remembered[key] = bots.make(question.bot, question.game)
        if len(_remembered) > _REMEMBERED:
            _remembered.popitem(last=False)
    _remembered.move_to_end(key)
    return _remembered[key]
