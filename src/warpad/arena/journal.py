"""Results on disk as they come, so that an interrupted arena goes on where it stopped."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from warpad.core.errors import WarpadError
from warpad.core.game import Json


class Journal:
    """A file of JSON lines: first what is being played, then one line for each finished game."""

    def __init__(self, path: Path, plan: Json) -> None:
        self.path = path
        self.results: dict[str, Json] = {}
        if path.exists():
            self._read(plan)
        else:
            path.write_bytes(msgspec.json.encode({"plan": plan}) + b"\n")

    def _read(self, plan: Json) -> None:
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        try:
            head = msgspec.json.decode(lines[0]) if lines else {}
            rows = [msgspec.json.decode(line) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise WarpadError(f"{self.path}: not a journal of an arena ({error})") from None
        if not isinstance(head, dict) or head.get("plan") != msgspec.to_builtins(plan):
            raise WarpadError(f"{self.path}: belongs to another arena; name another file or remove it")
        self.results = {str(row["fixture"]): row for row in rows}
        if len(whole) != len(data):
            with self.path.open("r+b") as file:
                file.truncate(len(whole))

    def add(self, rows: list[Json]) -> None:
        """Keeps finished games; they are on disk when this returns."""
        with self.path.open("ab") as file:
            for row in rows:
                self.results[str(row["fixture"])] = row
                file.write(msgspec.json.encode(row) + b"\n")
            file.flush()
            os.fsync(file.fileno())
