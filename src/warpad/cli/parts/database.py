"""Where a command finds the matches: the folder or the database that `warpad serve` was given."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from warpad.cli.parts.arguments import Option

Data = Annotated[Path | None, Option("--data", metavar="DIR", help="serve-data-help")]
Database = Annotated[str | None, Option("--database", metavar="URL", help="serve-database-help")]


def address(data: Path | None, database: str | None) -> str:
    from warpad.server.settings import data_folder, database_url, sqlite_url

    return database_url(database) if database else sqlite_url(data or data_folder())
