"""`warpad serve`: the page, for this machine or for many."""

from __future__ import annotations

from typing import Annotated

import typer

from warpad.cli.database import Data, Database, address
from warpad.cli.output import print_plain
from warpad.cli.speech import say
from warpad.core.errors import SetupError

NAME = "serve"

Host = Annotated[str, typer.Option("--host", help=say("serve-host-help"))]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help=say("serve-port-help"))]
Open = Annotated[bool, typer.Option("--open", help=say("serve-open-help"))]
Names = Annotated[list[str] | None, typer.Option("--name", metavar="HOST", help=say("serve-name-help"))]
Proxies = Annotated[
    list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help=say("serve-proxy-help"))
]
Limits = Annotated[list[str] | None, typer.Option("--limit", metavar="NAME=N", help=say("serve-limit-help"))]
AsJson = Annotated[bool, typer.Option("--log-json", help=say("serve-log-help"))]


def run(
    host: Host = "127.0.0.1",
    port: Port = 8420,
    open_page: Open = False,
    data: Data = None,
    database: Database = None,
    names: Names = None,
    proxies: Proxies = None,
    limits: Limits = None,
    log_json: AsJson = False,
) -> None:
    from warpad.server import logs
    from warpad.server.serving import Address, open_browser, serve
    from warpad.server.settings import Settings

    def announce(at: str) -> None:
        print_plain(say("serve-at", address=at))
        if open_page:
            open_browser(at)

    logs.set_up(log_json)
    at = Address(host, port, frozenset(names or ()))
    settings = Settings("", hosts=at.hosts, proxies=frozenset(proxies or ()))
    changed = settings.with_numbers(_numbers(limits or [], settings.numbers()))
    serve(at, announce, changed, lambda: address(data, database))


def _numbers(raw: list[str], known: set[str]) -> dict[str, float]:
    """What the host sets otherwise, by the names in server/settings.py."""
    given: dict[str, float] = {}
    for item in raw:
        name, _, value = item.partition("=")
        try:
            given[name] = float(value)
        except ValueError:
            name = ""
        if name not in known:
            raise SetupError("serve-limit", given=item, limits=sorted(known))
    return given
