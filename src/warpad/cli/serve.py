"""`warpad serve`: the page, for this machine or for many."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from warpad.cli.speech import say
from warpad.core.errors import SetupError

NAME = "serve"

Host = Annotated[str, typer.Option("--host", help=say("serve-host-help"))]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help=say("serve-port-help"))]
Open = Annotated[bool, typer.Option("--open", help=say("serve-open-help"))]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help=say("serve-data-help"))]


def run(host: Host = "127.0.0.1", port: Port = 8420, open_page: Open = False, data: Data = None) -> None:
    try:
        from warpad.server.app import serve
    except ImportError as error:
        raise SetupError(f"the server cannot be started ({error})") from None
    serve(host=host, port=port, open_page=open_page, data=data)
