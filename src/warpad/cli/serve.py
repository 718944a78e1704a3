"""`warpad serve`: the page, for this machine or for many."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from warpad.cli.output import print_plain
from warpad.cli.speech import say

NAME = "serve"

Host = Annotated[str, typer.Option("--host", help=say("serve-host-help"))]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help=say("serve-port-help"))]
Open = Annotated[bool, typer.Option("--open", help=say("serve-open-help"))]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help=say("serve-data-help"))]
Database = Annotated[str | None, typer.Option("--database", metavar="URL", help=say("serve-database-help"))]
Names = Annotated[list[str] | None, typer.Option("--name", metavar="HOST", help=say("serve-name-help"))]


def run(
    host: Host = "127.0.0.1",
    port: Port = 8420,
    open_page: Open = False,
    data: Data = None,
    database: Database = None,
    names: Names = None,
) -> None:
    from warpad.server.serving import Address, open_browser, serve

    def announce(address: str) -> None:
        print_plain(say("serve-at", address=address))
        if open_page:
            open_browser(address)

    serve(Address(host, port, frozenset(names or ())), announce, data, database)
