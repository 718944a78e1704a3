"""The files of the corpus: packed records, and counts with their positions."""

from __future__ import annotations

import lzma
import os
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import msgspec

from warpad.core.game import Json
from warpad.core.record import Record, loads

FOLDER = Path(__file__).resolve().parent
RECORDS = "records.jsonl.xz"
FORMER = "former.jsonl.xz"
COUNTS = "counts.json"
UNFINISHED = "records.part"

T = TypeVar("T")


class Mark(msgspec.Struct, array_like=True, frozen=True):
    """What was true after so many steps: the key, a digest of the position, and of all events up to there."""

    step: int
    key: str
    dump: str
    events: str


class Entry(msgspec.Struct):
    """One recorded game: the lines of its record, and what a replay must meet on the way.

    `by` is who played it; `choices` has one word for each step (see `fingerprints.choices`).
    """

    name: str
    by: str
    seed: int
    choices: str
    marks: list[Mark]
    lines: list[Json]

    def record(self) -> Record:
        return loads(b"".join(msgspec.json.encode(line) + b"\n" for line in self.lines), self.name)

    @property
    def setup(self) -> Json:
        setup: Json = self.lines[0]["setup"]
        return setup

    @property
    def rules(self) -> int:
        return int(self.lines[0]["rules"])


class Count(msgspec.Struct):
    """A position, whence it comes, what it asks, and how many ways lead on from it at each depth."""

    record: str
    step: int
    asks: str
    counts: list[int]
    position: Json


def path(game: str, name: str) -> Path:
    return FOLDER / game / name


def records(game: str, name: str = RECORDS) -> list[Entry]:
    """The recorded games; none where there is no such file yet."""
    file = path(game, name)
    return _read(lzma.decompress(file.read_bytes()), Entry) if file.exists() else []


def unfinished(game: str) -> list[Entry]:
    """What an interrupted run has recorded, its last line left out where it was cut."""
    file = path(game, UNFINISHED)
    data = file.read_bytes() if file.exists() else b""
    return _read(data[: data.rfind(b"\n") + 1], Entry)


def note(game: str, entry: Entry) -> None:
    """Keeps one record of a run that may be interrupted."""
    file = path(game, UNFINISHED)
    file.parent.mkdir(exist_ok=True)
    with file.open("ab") as out:
        out.write(msgspec.json.encode(entry) + b"\n")


def forget(game: str) -> None:
    path(game, UNFINISHED).unlink(missing_ok=True)


def counts(game: str) -> list[Count]:
    file = path(game, COUNTS)
    return _read(file.read_bytes(), Count) if file.exists() else []


def write_records(game: str, entries: Iterable[Entry], name: str = RECORDS) -> None:
    _write(path(game, name), lzma.compress(_lines(entries), preset=9))


def write_counts(game: str, found: Iterable[Count]) -> None:
    _write(path(game, COUNTS), _lines(found))


def _read(data: bytes, type: type[T]) -> list[T]:
    return [msgspec.json.decode(line, type=type) for line in data.splitlines()]


def _lines(items: Iterable[msgspec.Struct]) -> bytes:
    return b"".join(msgspec.json.encode(item) + b"\n" for item in items)


def _write(file: Path, data: bytes) -> None:
    part = file.with_name(file.name + ".new")
    file.parent.mkdir(exist_ok=True)
    part.write_bytes(data)
    os.replace(part, file)
