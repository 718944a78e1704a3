"""The client for programs that do one thing after another."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator, Sequence
from types import TracebackType
from typing import Any, TypeVar

from warpad.client.talk import AsyncClient, Turn, World, turn_of
from warpad.core.game import Json

T = TypeVar("T")


class Client:
    """`with Client(url) as client:`; what AsyncClient does, but every call waits for its end."""

    def __init__(self, url: str) -> None:
        self._client = AsyncClient(url)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="warpad client", daemon=True)

    def __enter__(self) -> Client:
        self._thread.start()
        try:
            self._wait(self._client.__aenter__())
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._wait(self._client.__aexit__(kind, error, trace))
        self._stop()

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def make_token(self, name: str, games: Sequence[str] = (), most: int = 4, days: int = 90) -> Json:
        """A token for a bot: `token` is the secret, `guest` the id by which others invite the bot."""
        return self._wait(self._client.make_token(name, games, most, days))

    def who(self, token: str) -> Json:
        """The bot that a token is for, and where it plays now."""
        return self._wait(self._client.who(token))

    def revoke(self, token: str) -> str:
        """The token opens nothing from now on; gives the bot's id."""
        return self._wait(self._client.revoke(token))

    def guests(self) -> list[Json]:
        """The visitors' bots that can be invited now."""
        return self._wait(self._client.guests())

    def create(self, game: str, seats: Sequence[Json], setup: Json | None = None, **more: Any) -> Json:
        """A new match; a seat is `{"kind": "guest", "guest": id}`, `{"kind": "bot", "bot": "easy"}`, ..."""
        return self._wait(self._client.create(game, seats, setup, **more))

    def enlist(self, token: str) -> Json:
        """From now on the bot can be invited, and `messages` brings its invitations; gives who it is."""
        return self._wait(self._client.enlist(token))

    def join(self, match: str, *tokens: str) -> None:
        """Follows a match, with the seats that these tokens open."""
        self._wait(self._client.join(match, *tokens))

    def leave(self, match: str) -> None:
        self._wait(self._client.leave(match))

    def move(self, turn: Turn, action: Json) -> Json:
        """Plays an action; answered by `accepted`, `stale` (a fresh update follows), `refused`, `error`."""
        return self._wait(self._client.move(turn, action))

    def world(self, turn: Turn) -> World:
        """The turn as our own bots see it."""
        return self._wait(self._client.world(turn))

    def ask(self, kind: str, **fields: Any) -> Json:
        """Sends a message with an id of its own and waits for what answers it."""
        return self._wait(self._client.ask(kind, **fields))

    def messages(self) -> Iterator[Json]:
        """All that the server says without being asked, until it hangs up."""
        heard = self._client.messages()
        while True:
            try:
                yield self._wait(_next(heard))
            except StopAsyncIteration:
                return

    def turns(self) -> Iterator[Turn]:
        """The same, but only moments in which one of our seats has to choose."""
        for message in self.messages():
            if (turn := turn_of(message)) is not None:
                yield turn


async def _next(heard: Any) -> Any:
    return await heard.__anext__()
