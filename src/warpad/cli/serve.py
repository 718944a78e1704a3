"""`warpad serve`: the page, for this machine or for many."""

from __future__ import annotations

from typing import Annotated

from warpad.cli.parts.arguments import Option
from warpad.cli.parts.database import Data, Database, address
from warpad.cli.parts.output import print_json, print_plain
from warpad.cli.parts.parameters import AsJson
from warpad.cli.parts.speech import say
from warpad.core.errors import SetupError

Host = Annotated[str, Option("--host", metavar="HOST", help="serve-host-help")]
Port = Annotated[int, Option("--port", min=0, max=65535, help="serve-port-help")]
Open = Annotated[bool, Option("--open", help="serve-open-help")]
Names = Annotated[list[str] | None, Option("--name", metavar="HOST", help="serve-name-help")]
Proxies = Annotated[list[str] | None, Option("--proxy", metavar="ADDRESS", help="serve-proxy-help")]
Limits = Annotated[list[str] | None, Option("--limit", metavar="NAME=N", help="serve-limit-help")]
LogJson = Annotated[bool, Option("--log-json", help="serve-log-help")]


def run(
    host: Host = "127.0.0.1",
    port: Port = 8420,
    open_page: Open = False,
    data: Data = None,
    database: Database = None,
    names: Names = None,
    proxies: Proxies = None,
    limits: Limits = None,
    log_json: LogJson = False,
    as_json: AsJson = False,
) -> None:
    from warpad.server import logs
    from warpad.server.serving import Address, open_browser, serve
    from warpad.server.settings import Settings

    def announce(at: str) -> None:
        if as_json:
            print_json({"address": at})
        else:
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
