"""`warpad play`: a bot of your own on a server, against its bots or whoever invites it."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from warpad.cli.parts.arguments import Argument, Option
from warpad.cli.parts.inputs import read_options
from warpad.cli.parts.output import print_json, print_plain
from warpad.cli.parts.parameters import AsJson, Options
from warpad.cli.parts.server import VARIABLE, Server, TokenOption
from warpad.cli.parts.speech import say, scores_text
from warpad.games import GAMES, find

if TYPE_CHECKING:
    from warpad.client import AsyncClient, Ended
    from warpad.core.game import Json

Bot = Annotated[str, Argument("BOT", help="play-bot-help")]
GameOption = Annotated[str | None, Option("--game", metavar="GAME", help="play-game-help")]
Level = Annotated[str, Option("--level", metavar="BOT", help="play-level-help")]
Count = Annotated[int, Option("-n", "--games", min=0, help="play-count-help")]
SeatOption = Annotated[int, Option("--seat", min=1, max=6, help="play-seat-help")]
NameOption = Annotated[str | None, Option("--name", metavar="NAME", help="play-name-help")]


def run(
    url: Server,
    bot: Bot,
    game: GameOption = None,
    level: Level = "easy",
    count: Count = 1,
    seat: SeatOption = 1,
    option: Options = None,
    token: TokenOption = None,
    name: NameOption = None,
    as_json: AsJson = False,
) -> None:
    from warpad.bots import make

    own = token or os.environ.get(VARIABLE) or None
    chosen = game or (None if own else GAMES[0])
    make(bot, find(chosen or GAMES[0]))  # a bot that cannot be made is said before anything is asked for
    rivals = Rivals(chosen, level, seat - 1, read_options(option or [])) if chosen else None
    called = name or Path(bot).stem
    asyncio.run(stay(url, bot, own, called, rivals, Teller(count, as_json)))


class Rivals:
    """Matches that the bot begins itself: a game, a seat of it, and our bots on the others."""

    def __init__(self, game: str, level: str, seat: int, setup: Json) -> None:
        self.game = find(game)
        self.level = level
        self.seat = seat
        self.setup = self.game.among_programs(setup)

    async def begin(self, server: AsyncClient, guest: str) -> Json:
        return await server.create(self.game.name, self.seats(guest), self.setup, listed=False)

    def seats(self, guest: str) -> list[Json]:
        count = len(self.game.seats(self.game.new(self.setup)))
        rival = {"kind": "bot", "bot": self.level}
        own = {"kind": "guest", "guest": guest}
        return [own if n == self.seat % count else rival for n in range(count)]


async def stay(url: str, bot: str, token: str | None, name: str, rivals: Rivals | None, tell: Teller) -> None:
    """A bot on a server from its coming to its going; a token that was made for it goes with it."""
    from warpad.client import AsyncClient, Visitor

    server = AsyncClient(url)
    own = token or (await server.make_token(name, [rivals.game.name] if rivals else (), 1, 1))["token"]
    try:
        guest = (await server.who(own))["guest"]
        async with Visitor(url, own, bot) as visitor:
            tell.ready(guest)
            while tell.left != 0:
                if rivals is not None:
                    tell.begun(server, await rivals.begin(server, guest))
                tell.ended(await visitor.next_end())
    finally:
        if token is None:
            await server.revoke(own)


class Teller:
    """Says what happens, and counts the matches that are left; 0 at first means for ever."""

    def __init__(self, count: int, as_json: bool) -> None:
        self.left = count or -1
        self._as_json = as_json

    def ready(self, guest: str) -> None:
        self._say({"guest": guest}, "play-ready", guest=guest)

    def begun(self, server: AsyncClient, made: Json) -> None:
        address = server.web.base + made["watch"]
        self._say({"match": made["match"], "address": address}, "play-watch", address=address)

    def ended(self, match: Ended) -> None:
        scores = scores_text(match.result["scores"])
        facts = {"match": match.match, "seat": match.seat, **match.result}
        self._say(facts, "play-ended", seat=match.seat + 1, scores=scores)
        self.left -= 1

    def _say(self, facts: Json, message: str, **args: object) -> None:
        if self._as_json:
            print_json(facts)
        else:
            print_plain(say(message, **args))
