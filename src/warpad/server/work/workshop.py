"""All work that takes long: bots' thoughts, referees' answers, replays; each waits for its fair turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from warpad.server.work.fairness import PLAY, QUICK_SECONDS, Client, FairQueue
from warpad.server.work.thinking import Question, Thinker

T = TypeVar("T")
Waiting = Callable[[int, float], None]

PATIENCE = 90.0
TELL_AFTER = 1.0
TELL_EVERY = 2.0
LEARNING = 0.3
# What a level of a bot is taken to cost until it has been seen.
FIRST_GUESS = (0.01, 0.05, 0.1, 1.0, 3.0, 10.0)


class Workshop:
    """Hands work to the processes in which bots think, and learns how long each kind of it takes."""

    def __init__(self, thinker: Thinker, slots: int, levels: Sequence[str] = ()) -> None:
        self.thinker = thinker
        self.queue = FairQueue(slots)
        self._costs = dict(zip(levels, FIRST_GUESS, strict=False))
        self._tasks: set[asyncio.Task[Any]] = set()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self.thinker.close()

    async def choose(
        self, question: Question, client: Client, kind: int, waiting: Waiting | None = None
    ) -> int:
        """The move of a bot."""
        label = f"{question.game.name} {question.bot}"
        self._costs.setdefault(label, self._costs.get(question.bot, QUICK_SECONDS))
        errand = (label, client, kind)
        code: int = await self._do(errand, lambda: self.thinker.choose(question), waiting)
        return code

    async def consult(
        self, label: str, client: Client, work: Callable[..., T], question: Question, *args: Any
    ) -> T:
        """What work about a question finds; `label` names the kind of work."""
        label = f"{question.game.name} {label}"
        found: T = await self._do((label, client, PLAY), lambda: self.thinker.consult(work, question, *args))
        return found

    async def run(self, label: str, client: Client, work: Callable[..., T], *args: Any) -> T:
        """The result of a function of a module; `label` names the kind of work."""
        found: T = await self._do((label, client, PLAY), lambda: self.thinker.run(work, *args))
        return found

    async def _do(
        self, errand: tuple[str, Client, int], begin: Callable[[], Any], waiting: Waiting | None = None
    ) -> Any:
        """Waits for its turn; the place is taken until the work ends, even when nobody wants it any more."""
        label, client, kind = errand
        place = self.queue.join(client, kind, self._costs.get(label, QUICK_SECONDS))
        try:
            await self._turn(place, waiting)
        except BaseException:
            self.queue.leave(place)
            raise
        began = time.monotonic()
        task: asyncio.Task[Any] = asyncio.ensure_future(begin())
        self._tasks.add(task)

        def finish(ended: asyncio.Task[Any]) -> None:
            spent = time.monotonic() - began
            self._tasks.discard(task)
            self.queue.leave(place, spent)
            if not ended.cancelled() and ended.exception() is None:
                known = self._costs.get(label, spent)
                self._costs[label] = known + LEARNING * (spent - known)

        task.add_done_callback(finish)
        return await asyncio.wait_for(asyncio.shield(task), PATIENCE)

    async def _turn(self, place: Any, waiting: Waiting | None) -> None:
        """Waits, and says how long it will take as soon as that is worth saying."""
        told, pause = False, TELL_AFTER
        while not (await asyncio.wait([place.turn], timeout=pause))[0]:
            if waiting is not None:
                waiting(*self.queue.outlook(place))
            told, pause = True, TELL_EVERY
        if told and waiting is not None:
            waiting(0, 0.0)
