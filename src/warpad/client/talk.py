"""The socket of a program: it hears of seats and turns, and answers them."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from warpad.client.web import ServerError, Web
from warpad.core.game import Json
from warpad.core.position import Position
from warpad.core.thinking.bot import Sight
from warpad.games import GAMES, find

ANSWERS = ("accepted", "stale", "refused", "error", "answer", "hint")


@dataclass(frozen=True)
class Turn:
    """A moment of a match in which one of our seats has to choose."""

    match: str
    seat: int
    game: str
    version: int
    view: Json
    legal: list[Json]
    update: Json = field(repr=False)


@dataclass(frozen=True)
class World:
    """A turn as our own bots see it: true for one version, and nothing in it is secret."""

    sight: Sight
    position: Position
    version: int

    def action(self, move: int) -> Json:
        """A move as the server reads it."""
        return self.sight.game.action(self.position, self.sight.seat, move)


class AsyncClient:
    """`async with AsyncClient(url) as client:`; one socket, any number of seats on it."""

    def __init__(self, url: str) -> None:
        self.web = Web(url)
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._heard: asyncio.Queue[Json | None] = asyncio.Queue()
        self._asked: dict[str, asyncio.Future[Json]] = {}
        self._ids = (f"{secrets.token_hex(4)}-{n}" for n in itertools.count())
        self._enlisting: asyncio.Future[Json] | None = None
        self._moved: dict[str, int] = {}
        self.welcome: Json = {}

    async def __aenter__(self) -> AsyncClient:
        try:
            self._socket = await connect(self.web.socket, max_size=None, proxy=None)
            self.welcome = msgspec.json.decode(await self._socket.recv())
        except (OSError, WebSocketException) as error:
            raise ServerError("unreachable", f"{self.web.base} does not answer ({error})") from None
        self._reader = asyncio.create_task(self._read(self._socket))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    # -- HTTP --------------------------------------------------------------------------------

    async def make_token(self, name: str, games: Sequence[str] = (), most: int = 4, days: int = 90) -> Json:
        """A token for a bot: `token` is the secret, `guest` the id by which others invite the bot."""
        body = {"name": name, "games": list(games), "most": most, "days": days}
        made: Json = await self.web.post("/api/guests", body)
        return made

    async def who(self, token: str) -> Json:
        """The bot that a token is for, and where it plays now."""
        facts: Json = await self.web.get("/api/guests/me", token)
        return facts

    async def revoke(self, token: str) -> str:
        """The token opens nothing from now on; gives the bot's id."""
        gone: str = (await self.web.delete("/api/guests/me", token))["revoked"]
        return gone

    async def guests(self) -> list[Json]:
        """The visitors' bots that can be invited now."""
        found: list[Json] = (await self.web.get("/api/guests"))["guests"]
        return found

    async def create(self, game: str, seats: Sequence[Json], setup: Json | None = None, **more: Any) -> Json:
        """A new match; a seat is `{"kind": "guest", "guest": id}`, `{"kind": "bot", "bot": "easy"}`, ..."""
        body = {"game": game, "setup": setup or {}, "seats": list(seats), **more}
        made: Json = await self.web.post("/api/matches", body)
        return made

    # -- the socket --------------------------------------------------------------------------

    async def enlist(self, token: str) -> Json:
        """From now on the bot can be invited, and `messages` brings its invitations; gives who it is."""
        self._enlisting = asyncio.get_running_loop().create_future()
        try:
            await self.send("enlist", token=token)
            told: Json = await self._enlisting
            return told
        finally:
            self._enlisting = None

    async def join(self, match: str, *tokens: str) -> None:
        """Follows a match, with the seats that these tokens open."""
        await self.send("join", match=match, tokens=list(tokens))

    async def leave(self, match: str) -> None:
        await self.send("leave", match=match)

    async def move(self, turn: Turn, action: Json) -> Json:
        """Plays an action; answered by `accepted`, `stale` (a fresh update follows), `refused`, `error`."""
        return await self.ask("move", match=turn.match, version=turn.version, seat=turn.seat, action=action)

    async def world(self, turn: Turn) -> World:
        """The turn as our own bots see it."""
        answer = await self.ask("ask", match=turn.match, what="world")
        if answer["type"] != "answer":
            raise ServerError(answer.get("code", "failed"), answer.get("text", "the server does not tell"))
        game, told = find(turn.game), answer["data"]
        if told["rules"] != game.rules_version:
            raise ServerError("outdated", f"the server plays {turn.game} by another version of its rules")
        position: Position = game.load(told["position"])
        return World(Sight(game, position, turn.seat), position, answer["version"])

    async def send(self, kind: str, **fields: Any) -> None:
        if self._socket is None:
            raise ServerError("closed", "the client is not open; use it in a with statement")
        try:
            await self._socket.send(msgspec.json.encode({"type": kind, **fields}).decode())
        except ConnectionClosed:
            raise ServerError("closed", "the server hung up") from None

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Sends a message with an id of its own and waits for what answers it."""
        id = next(self._ids)
        answer = self._asked[id] = asyncio.get_running_loop().create_future()
        try:
            await self.send(kind, id=id, **fields)
            found: Json = await answer
            if found["type"] == "accepted":
                self._moved[found["match"]] = found["version"]
            return found
        finally:
            self._asked.pop(id, None)

    async def messages(self) -> AsyncIterator[Json]:
        """All that the server says without being asked, until it hangs up.

        What was on its way while a move was answered is left out: it asks what is decided already.
        """
        while (message := await self._heard.get()) is not None:
            if message["type"] != "update" or message["version"] >= self._moved.get(message["match"], 0):
                yield message

    async def turns(self) -> AsyncIterator[Turn]:
        """The same, but only moments in which one of our seats has to choose."""
        async for message in self.messages():
            if (turn := turn_of(message)) is not None:
                yield turn

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for raw in socket:
                message = msgspec.json.decode(raw)
                waited = self._awaited(message)
                if waited is None or waited.done():
                    self._heard.put_nowait(message)
                elif waited is self._enlisting and message["type"] == "error":
                    waited.set_exception(ServerError(message["code"], message["text"]))
                else:
                    waited.set_result(message)
        except ConnectionClosed:
            pass
        finally:
            for waited in (*self._asked.values(), self._enlisting):
                if waited is not None and not waited.done():
                    waited.set_exception(ServerError("closed", "the server hung up"))
            self._heard.put_nowait(None)

    def _awaited(self, message: Json) -> asyncio.Future[Json] | None:
        """Who waits for this message."""
        kind, id = message["type"], message.get("id")
        if kind == "enlisted" or (kind == "error" and id is None and message["match"] is None):
            return self._enlisting
        return self._asked.get(id or "") if kind in ANSWERS else None


def turn_of(message: Json) -> Turn | None:
    """The turn that an update brings, if it brings one."""
    if message["type"] != "update" or not message["legal"] or message["game"] not in GAMES:
        return None
    return Turn(
        message["match"],
        message["seat"],
        message["game"],
        message["version"],
        message["view"],
        message["legal"],
        message,
    )
