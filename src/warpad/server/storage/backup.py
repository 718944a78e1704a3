"""Copies of the database: on demand, and before its tables are changed."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from warpad.core.errors import SetupError
from warpad.server.storage.fanout import dsn_of
from warpad.server.storage.schema import metadata

STAMP = "%Y%m%d-%H%M%S"


def back_up(url: str, folder: Path) -> Path:
    """A copy of the whole database in a folder, also while servers run; gives its file."""
    address = make_url(url)
    folder.mkdir(parents=True, exist_ok=True)
    stamp = time.strftime(STAMP)
    if address.drivername.startswith("sqlite"):
        return _copy_sqlite(Path(address.database or ""), folder / f"warpad-{stamp}.sqlite")
    return _dump_postgres(dsn_of(address), folder / f"warpad-{stamp}.dump")


def _copy_sqlite(source: Path, target: Path) -> Path:
    """A copy that is whole, whatever is being written meanwhile; it gets its name when it is complete."""
    if not source.is_file():
        raise SetupError("backup-nothing", file=str(source))
    part = target.with_suffix(".part")
    try:
        original = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
        with closing(original), closing(sqlite3.connect(part)) as copy:
            original.backup(copy)
            [found] = copy.execute("PRAGMA integrity_check").fetchone()
    except sqlite3.Error as error:
        part.unlink(missing_ok=True)
        raise SetupError("backup-failed", detail=str(error)) from None
    if found != "ok":
        raise SetupError("backup-failed", detail=str(found))
    part.rename(target)
    return target


def _dump_postgres(dsn: str, target: Path) -> Path:
    program = shutil.which("pg_dump")
    if program is None:
        raise SetupError("backup-program")
    done = subprocess.run(
        [program, "-Fc", "-f", str(target), dsn], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SetupError("backup-failed", detail=(done.stderr.splitlines() or [""])[0])
    return target


def keep_before(connection: Connection, revision: str) -> None:
    """What is there before a migration: a file beside the file, or a schema beside the tables."""
    if connection.dialect.name == "sqlite":
        file = Path(connection.engine.url.database or "")
        target = file.with_name(f"{file.stem}-before-{revision}{file.suffix}")
        if not target.exists():
            _copy_sqlite(file, target)
        return
    schema = f"warpad_before_{revision}"
    connection.execute(text(f"CREATE SCHEMA IF NOT EXISTS {schema}"))
    for table in metadata.tables:
        if connection.dialect.has_table(connection, table):
            connection.execute(text(f"CREATE TABLE IF NOT EXISTS {schema}.{table} AS TABLE {table}"))
