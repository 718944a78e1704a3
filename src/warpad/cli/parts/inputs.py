"""Reading what the user hands in: options, position files and records."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from warpad.cli.parts.output import warn
from warpad.cli.parts.speech import complaint
from warpad.core.content import read_bytes, read_object
from warpad.core.errors import DecodeError, SetupError, reading
from warpad.core.game import Game, Json
from warpad.core.position import Position
from warpad.core.record import Record, begin, changes, load, moves_of
from warpad.core.vecs import i64, vec
from warpad.games import find


def game_of(data: Json, name: str) -> Game:
    game = data.get("game")
    if not isinstance(game, str):
        raise DecodeError("file-no-game", name, detail='"game"')
    with reading(name):
        return find(game)


def is_record(data: bytes) -> bool:
    """A record begins with its header; a position is a single object without one."""
    first = data.lstrip()[:4096].split(b"\n", 1)[0]
    return b'"warpad"' in first and first.startswith(b"{")


def read_record(path: Path) -> tuple[Game, Record]:
    record = load(path)
    return game_of({"game": record.game}, f"{path.name}:1"), record


def warn_of_changes(game: Game, record: Record, name: str) -> None:
    """Says which content is no longer what the match was played with."""
    for change in changes(game, record):
        warn(complaint(change.at(name)))


def read_position(path: Path) -> tuple[Game, Position]:
    data = read_object(read_bytes(path), path.name)
    game = game_of(data, path.name)
    return game, load_position(game, data, path.name)


def load_position(game: Game, data: Json, name: str) -> Position:
    with reading(name):
        return game.load(data)


def read_any(path: Path, at: int | None) -> tuple[Game, Position, Record | None]:
    """The position of a position file, or of a record after `at` steps (at its end when None).

    The record comes with it where the position is its last.
    """
    if not is_record(read_bytes(path)):
        if at is not None:
            raise SetupError("cli-fault-at-position", file=path.name)
        return *read_position(path), None
    game, record = read_record(path)
    warn_of_changes(game, record, path.name)
    position = position_at(game, record, at, path.name)
    return game, position, record if at in (None, len(record.steps)) else None


def position_at(game: Game, record: Record, at: int | None, name: str) -> Position:
    steps = record.steps if at is None else record.steps[:at]
    if at is not None and not 0 <= at <= len(record.steps):
        raise SetupError("cli-fault-at", file=name, steps=len(record.steps), at=str(at))
    with reading(f"{name}:1"):
        position = begin(game, record)
    for number, step in enumerate(steps, start=1):
        position.apply(moves_in(game, position, step, number, name))
    return position


def moves_in(game: Game, position: Position, step: Json, number: int, name: str) -> vec[i64]:
    """The moves of a step; what is wrong with them is told with the line of the file, which has a header."""
    with reading(f"{name}:{number + 1}"):
        return moves_of(game, position, step, number)


def read_options(pairs: Sequence[str]) -> dict[str, Any]:
    """`-o armies=borgo,moloch` as a set-up; each name once."""
    found: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise SetupError("cli-fault-pair", given=pair)
        if name in found:
            raise SetupError("cli-fault-twice", option=name)
        found[name] = value
    return found
