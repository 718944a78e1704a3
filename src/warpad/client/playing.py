"""A bot of a file on a server: it takes the seats it is given and plays them to the end."""

from __future__ import annotations

import asyncio
import secrets
import traceback
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

from warpad.bots import Bot, make
from warpad.client.talk import AsyncClient, Turn, World, turn_of
from warpad.client.web import ServerError
from warpad.core.dice import Dice
from warpad.core.errors import WarpadError
from warpad.core.game import Json
from warpad.games import find

T = TypeVar("T")

SEED_BITS = 60
AGAIN_SECONDS = (0.5, 1.0, 2.0, 4.0, 5.0)
# After these there is no point in coming back.
FINAL = ("unknown-token", "elsewhere", "outdated")


@dataclass(frozen=True)
class Ended:
    """A match that the bot has played: the seat it had and how it went."""

    match: str
    game: str
    seat: int
    result: Json


class Visitor:
    """`async with Visitor(url, token, "my_bot.py") as visitor:` takes every seat that the token is given.

    Each match has a bot of its own. Where the line breaks the visitor comes back; where the bot breaks down,
    `next_end` says so.
    """

    def __init__(self, url: str, token: str, bot: str, dice: Dice | None = None) -> None:
        self._url = url
        self._token = token
        self._bot = bot
        self._dice = dice or Dice(secrets.randbits(SEED_BITS))
        self._bots: dict[tuple[str, int], Bot] = {}
        self._turns: dict[str, Turn] = {}
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._here = asyncio.Event()
        self._ended: asyncio.Queue[Ended] = asyncio.Queue()
        self._failure: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Visitor:
        self._task = asyncio.create_task(self._stay())
        await self._first(self._here.wait())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._failure.cancel()

    async def next_end(self) -> Ended:
        """Waits until a match is over."""
        return await self._first(self._ended.get())

    async def _first(self, wanted: Coroutine[Any, Any, T]) -> T:
        """What is waited for, unless the visitor fails before."""
        task = asyncio.create_task(wanted)
        await asyncio.wait((task, self._failure), return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return task.result()
        task.cancel()
        return self._failure.result()  # type: ignore[return-value]  # it raises

    def _fail(self, error: Exception) -> None:
        if not self._failure.done():
            self._failure.set_exception(error)

    async def _stay(self) -> None:
        tries = 0
        while True:
            try:
                async with AsyncClient(self._url) as client:
                    await client.enlist(self._token)
                    self._here.set()
                    async for message in client.messages():
                        tries = 0
                        await self._hear(client, message)
            except ServerError as error:
                if error.code in FINAL or not self._here.is_set():
                    self._fail(error)
                    return
            finally:
                for task in self._busy.values():
                    task.cancel()
            await asyncio.sleep(AGAIN_SECONDS[min(tries, len(AGAIN_SECONDS) - 1)])
            tries += 1

    async def _hear(self, client: AsyncClient, message: Json) -> None:
        match message["type"]:
            case "invitation":
                await client.join(message["match"], self._token)
            case "error" if message["code"] in FINAL:
                raise ServerError(message["code"], message["text"])
            case "update":
                await self._look(client, message)

    async def _look(self, client: AsyncClient, update: Json) -> None:
        match, seat = update["match"], update["seat"]
        if update["result"] is not None:
            await self._end(client, update)
        elif seat is not None and update["seats"][seat]["kind"] == "bot":
            await client.join(match, self._token)  # somebody else plays for us: we are here again
        elif (turn := turn_of(update)) is not None:
            self._turns[match] = turn
            if match not in self._busy:
                self._busy[match] = asyncio.create_task(self._answer_all(client, match))
        else:
            self._turns.pop(match, None)

    async def _answer_all(self, client: AsyncClient, match: str) -> None:
        """Answers the newest turn of a match until there is none; other matches go on meanwhile."""
        try:
            while (turn := self._turns.pop(match, None)) is not None:
                await self._answer(client, turn)
        except ServerError as error:
            if error.code not in ("closed", "not-joined"):
                self._fail(error)
        except WarpadError as error:
            self._fail(error)
        finally:
            self._busy.pop(match, None)

    async def _answer(self, client: AsyncClient, turn: Turn) -> None:
        world = await client.world(turn)
        bot = self._bots.setdefault((turn.match, turn.seat), make(self._bot, find(turn.game)))
        move = await asyncio.to_thread(self._choose, bot, world)
        action = world.action(move)
        answer = await client.ask(
            "move", match=turn.match, version=world.version, seat=turn.seat, action=action
        )
        match answer["type"]:
            case "accepted":
                newest = self._turns.get(turn.match)
                if newest is not None and newest.version < answer["version"]:
                    del self._turns[turn.match]  # it asks what is decided already
            case "refused":
                raise WarpadError(f"the server refused {action} ({answer['rule']})")
            case "error":
                await asyncio.sleep(AGAIN_SECONDS[0])
                await client.send("look", match=turn.match, seat=turn.seat)

    def _choose(self, bot: Bot, world: World) -> int:
        """The bot's move; a bot that breaks is named, with what it did."""
        game = world.sight.game
        try:
            move = bot.choose(world.sight, Dice(self._dice.bits()))
        except Exception as error:
            last = traceback.extract_tb(error.__traceback__)[-1]
            told = f"{type(error).__name__}: {error} ({last.filename}:{last.lineno})"
            raise WarpadError(f"the bot {bot.name} broke down in {game.name}: {told}") from error
        if move not in world.sight.legal():
            raise WarpadError(f"the bot {bot.name} chose move {move}, which is not legal in {game.name}")
        return move

    async def _end(self, client: AsyncClient, update: Json) -> None:
        match, seat = update["match"], update["seat"]
        self._bots.pop((match, seat), None)
        await client.leave(match)
        self._ended.put_nowait(Ended(match, update["game"], seat, update["result"]))
