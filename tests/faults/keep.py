"""Keeps a database of the present revision for later versions, which must open it and play on.

    PYTHONPATH=src:. .venv/bin/python -m tests.faults.keep

It holds one match in which a seat has chosen and the other has not, and one that is over. The file beside it
names both and the token of the seat that is waited for.
"""

from __future__ import annotations

import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.client import Page, http
from tests.server.serving import serving, toy_settings

DATABASES = Path(__file__).resolve().parent / "databases"


def begin(base: str) -> dict[str, Any]:
    """A match in which seat 0 has chosen."""
    made: dict[str, Any] = http(
        base, "/api/matches", {"game": "toy", "setup": {}, "seats": [{"kind": "human"}] * 2}
    )
    with Page(base) as page:
        page.join(made["match"], made["tokens"]["0"])
        assert page.move(0, {"do": "bid", "coins": 1})["type"] == "accepted"
    return made


def end(base: str, made: dict[str, Any]) -> None:
    with Page(base) as page:
        page.join(made["match"], made["tokens"]["0"])
        page.send("resign", match=made["match"], seat=0, id="r")
        page.receive("accepted")


def keep(target: Path) -> Path:
    """Writes the two files, named by the revision that the database tells."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with serving(toy_settings(folder)) as base:
            running, finished = begin(base), begin(base)
            end(base, finished)
        made = folder / "matches.sqlite"
        with sqlite3.connect(made) as file:
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            (revision,) = file.execute("SELECT version_num FROM alembic_version").fetchone()
        file.close()
        kept = target / f"revision-{revision}.sqlite"
        shutil.copy(made, kept)
    facts = {"match": running["match"], "token": running["tokens"]["1"], "finished": finished["match"]}
    kept.with_suffix(".txt").write_text("".join(f"{key} {value}\n" for key, value in facts.items()))
    return kept


if __name__ == "__main__":
    print(keep(Path(sys.argv[1]) if sys.argv[1:] else DATABASES))
