"""`warpad token`: tokens with which a bot of your own plays on a server."""

from __future__ import annotations

import asyncio
from typing import Annotated

from warpad.cli.parts.arguments import Argument, Option
from warpad.cli.parts.output import print_json, print_plain
from warpad.cli.parts.parameters import AsJson
from warpad.cli.parts.server import Server, TokenOption, given_token
from warpad.cli.parts.speech import say

Name = Annotated[str, Argument("NAME", help="token-name-help")]
Games = Annotated[list[str] | None, Option("--game", metavar="GAME", help="token-game-help")]
Most = Annotated[int, Option("--most", min=1, max=8, help="token-most-help")]
Days = Annotated[int, Option("--days", min=1, max=365, help="token-days-help")]


def make(
    url: Server, name: Name, games: Games = None, most: Most = 4, days: Days = 90, as_json: AsJson = False
) -> None:
    from warpad.client import AsyncClient

    made = asyncio.run(AsyncClient(url).make_token(name, games or (), most, days))
    if as_json:
        print_json(made)
    else:
        print_plain(made["token"])


def show(url: Server, token: TokenOption = None, as_json: AsJson = False) -> None:
    from warpad.client import AsyncClient

    facts = asyncio.run(AsyncClient(url).who(given_token(token)))
    if as_json:
        print_json(facts)
    else:
        games = ", ".join(facts["games"]) or say("token-all-games")
        print_plain(f"{facts['name']} ({facts['guest']}): {games}")
        for seat in facts["seats"]:
            print_plain(f"  /m/{seat['match']}")


def revoke(url: Server, token: TokenOption = None, as_json: AsJson = False) -> None:
    from warpad.client import AsyncClient

    gone = asyncio.run(AsyncClient(url).revoke(given_token(token)))
    if as_json:
        print_json({"revoked": gone})
    else:
        print_plain(say("token-revoked", guest=gone))


COMMANDS = {"make": make, "show": show, "revoke": revoke}
