"""Where a command finds the matches: the folder or the database that `warpad serve` was given."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from warpad.cli.speech import say

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help=say("serve-data-help"))]
Database = Annotated[str | None, typer.Option("--database", metavar="URL", help=say("serve-database-help"))]


def address(data: Path | None, database: str | None) -> str:
    from warpad.server.settings import data_folder, database_url, sqlite_url

    return database_url(database) if database else sqlite_url(data or data_folder())
