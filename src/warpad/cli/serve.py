"""`warpad serve`: the page, for this machine or for many."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from warpad.cli.arguments import Option
from warpad.cli.output import print_json, print_plain
from warpad.cli.parameters import AsJson
from warpad.cli.speech import say

Host = Annotated[str, Option("--host", metavar="HOST", help="serve-host-help")]
Port = Annotated[int, Option("--port", min=0, max=65535, help="serve-port-help")]
Open = Annotated[bool, Option("--open", help="serve-open-help")]
Data = Annotated[Path | None, Option("--data", metavar="DIR", help="serve-data-help")]
Database = Annotated[str | None, Option("--database", metavar="URL", help="serve-database-help")]
Names = Annotated[list[str] | None, Option("--name", metavar="HOST", help="serve-name-help")]


def run(
    host: Host = "127.0.0.1",
    port: Port = 8420,
    open_page: Open = False,
    data: Data = None,
    database: Database = None,
    names: Names = None,
    as_json: AsJson = False,
) -> None:
    from warpad.server.serving import Address, open_browser, serve

    def announce(address: str) -> None:
        if as_json:
            print_json({"address": address})
        else:
            print_plain(say("serve-at", address=address))
        if open_page:
            open_browser(address)

    serve(Address(host, port, frozenset(names or ())), announce, data, database)
