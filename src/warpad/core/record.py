"""The record of a match: set-up, content digests, every move and outcome, one JSON line each."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import msgspec

from warpad.core.content import read_bytes, read_object
from warpad.core.errors import DecodeError, IllegalMove, WarpadError
from warpad.core.game import Game, Json
from warpad.core.position import CHANCE, Position
from warpad.core.vecs import append, i64, vec

FORMAT = 1
# The version of the rules where a record names none: those written before versions were noted.
FIRST_RULES = 1
# What tells a variation ("line") and a note ("at") from a step.
ASIDES = frozenset({"line", "at"})


class End(msgspec.Struct):
    """The last line of a record; `reason` and `seats` where a match ended before its game did."""

    scores: list[float]
    key: str
    reason: Literal["resigned", "time"] | None = None
    seats: list[int] = []

    def result(self) -> Json:
        return {"scores": self.scores, "reason": self.reason, "seats": self.seats}


@dataclass
class Record:
    """A header and steps; a step maps each actor ("chance" or a seat) to its action.

    A match starts from `setup` (options) or from `position` (a position as data). `asides` are variations and
    notes (`core/analysis/study.py` reads them); the match itself goes on without them.
    """

    game: str
    setup: Json
    content: dict[str, str] = field(default_factory=dict)
    position: Json | None = None
    steps: list[Json] = field(default_factory=list)
    end: Json | None = None
    cut: bool = False
    rules: int = FIRST_RULES
    title: str = ""
    asides: list[Json] = field(default_factory=list)

    def header(self) -> Json:
        head: Json = {
            "warpad": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "setup": self.setup,
            "content": self.content,
        }
        if self.position is not None:
            head["position"] = self.position
        if self.title:
            head["title"] = self.title
        return head

    def lines(self) -> Iterable[bytes]:
        yield msgspec.json.encode(self.header())
        for step in self.steps:
            yield msgspec.json.encode(step)
        for aside in self.asides:
            yield msgspec.json.encode(aside)
        if self.end is not None:
            yield msgspec.json.encode({"end": self.end})

    def dumps(self) -> bytes:
        return b"".join(line + b"\n" for line in self.lines())

    def save(self, path: Path) -> None:
        """Writes the whole record, or nothing."""
        part = path.with_name(path.name + ".part")
        try:
            part.write_bytes(self.dumps())
            os.replace(part, path)
        except BaseException:
            part.unlink(missing_ok=True)
            raise


def new_record(game: Game, setup: Json, position: Json | None = None) -> Record:
    """An empty record of a match that starts now."""
    return Record(game.name, setup, game.digests(), position, rules=game.rules_version)


def loads(data: bytes, name: str = "record") -> Record:
    """Reads a record; one that was cut in the middle is read up to its last whole line."""
    lines = data.split(b"\n")
    whole, rest = lines[:-1], lines[-1]
    if not whole:
        whole, rest = [rest], b""
    record = _head(_entry(whole[0], name, 1), f"{name}:1")
    record.cut = bool(rest)
    for number, line in enumerate(whole[1:], start=2):
        if record.end is not None:
            raise DecodeError("record-after-end", f"{name}:{number}", line=number)
        entry = _entry(line, name, number)
        if "end" in entry:
            record.end = _end(entry["end"], name, number)
        elif "warpad" in entry:
            raise DecodeError("record-chapters", f"{name}:{number}")
        elif not ASIDES.isdisjoint(entry):
            record.asides.append(entry)
        else:
            record.steps.append(entry)
    return record


def load(path: Path) -> Record:
    return loads(read_bytes(path), path.name)


def _entry(line: bytes, name: str, number: int) -> Json:
    try:
        return read_object(line, "")
    except DecodeError as error:
        path = f"{name}:{number}"
        if number == 1:
            raise DecodeError("record-none", path, detail=str(error)) from None
        raise DecodeError("record-line", path, line=number, detail=str(error)) from None


def _head(entry: Json, path: str) -> Record:
    if entry.get("warpad") != FORMAT:
        raise DecodeError("record-none", path, detail=f'expected a header with "warpad": {FORMAT}')
    game, setup, content, position = (entry.get(k) for k in ("game", "setup", "content", "position"))
    if not isinstance(game, str):
        raise DecodeError("record-head", path, detail='"game" must be a text')
    if not isinstance(setup, dict) or not isinstance(content, dict):
        raise DecodeError("record-head", path, detail='"setup" and "content" must be objects')
    if position is not None and not isinstance(position, dict):
        raise DecodeError("record-head", path, detail='"position" must be an object')
    rules, title = _rules(entry.get("rules", FIRST_RULES), path), entry.get("title", "")
    if not isinstance(title, str):
        raise DecodeError("record-head", path, detail='"title" must be a text')
    return Record(game, setup, content, position, rules=rules, title=title)


def _rules(stated: object, path: str) -> int:
    if not isinstance(stated, int) or isinstance(stated, bool) or stated < FIRST_RULES:
        raise DecodeError("record-head", path, detail=f'"rules" must be a number, {FIRST_RULES} or more')
    return stated


def _end(stated: Any, name: str, number: int) -> Json:
    try:
        msgspec.convert(stated, End)
    except msgspec.ValidationError as error:
        raise DecodeError("record-end", f"{name}:{number}", line=number, detail=str(error)) from None
    end: Json = stated
    return end


def require_rules(game: Game, version: int) -> None:
    """Refuses what was played by rules that are no longer, or not yet, in force."""
    if game.plays_rules(version):
        return
    if version < game.rules_version:
        raise DecodeError("record-rules-older", played=version, current=game.rules_version)
    raise DecodeError("record-rules-newer", played=version, current=game.rules_version)


def begin(game: Game, record: Record) -> Position:
    """The position a record starts from; refused unless today's rules are those it was played by."""
    require_rules(game, record.rules)
    return game.load(record.position) if record.position is not None else game.new(record.setup)


def actor_name(seat: int) -> str:
    return "chance" if seat == CHANCE else str(seat)


def step_of(game: Game, position: Position, moves: vec[i64]) -> Json:
    """One step as it stands in the record, from the codes of all actors."""
    return {
        actor_name(seat): game.action(position, seat, move)
        for seat, move in zip(position.actors(), moves, strict=True)
    }


def moves_of(game: Game, position: Position, step: Json, number: int) -> vec[i64]:
    """The codes of a step, which is the `number`th of its record, each checked to be legal now."""
    names = [actor_name(seat) for seat in position.actors()]
    if sorted(step) != sorted(names):
        expected = ", ".join(names) or "nobody: the game is over"
        found = ", ".join(step) or "nobody"
        raise DecodeError("record-actors", step=number, detail=f"to act now: {expected}; found: {found}")
    moves = vec[i64]([])
    for seat in position.actors():
        moves = append(moves, _checked(game, position, seat, step[actor_name(seat)], number))
    return moves


def _checked(game: Game, position: Position, seat: int, action: Any, number: int) -> int:
    try:
        if not isinstance(action, dict):
            raise DecodeError("an action must be an object")
        if seat != CHANCE:
            return game.legal_move(position, seat, action)
        outcome = game.move(position, CHANCE, action)
    except IllegalMove as error:
        raise IllegalMove(
            error.rule, "record-refused", {"step": number, "player": seat + 1, "reason": error.saying}
        ) from None
    except DecodeError as error:
        detail = f"{actor_name(seat)}: {error}"
        raise DecodeError("record-action", step=number, detail=detail) from None
    table = position.odds()
    if outcome not in [table[i] for i in range(0, len(table), 2)]:
        raise DecodeError("record-chance", step=number, detail=str(action))
    return outcome


def replay(game: Game, record: Record, upto: int | None = None) -> Position:
    """The position after `upto` steps (all of them when None)."""
    position = begin(game, record)
    for number, step in enumerate(record.steps[:upto], start=1):
        position.apply(moves_of(game, position, step, number))
    return position


def end_of(position: Position) -> Json:
    """What the last line of a record says of a finished match."""
    return {"scores": position.scores(), "key": f"{position.key():016x}"}


def given_up(game: Game, record: Record, position: Position) -> Json | None:
    """The stated result of a match in whose last position somebody gave up or ran out of time, else None."""
    end = msgspec.convert(record.end, End) if record.end is not None else None
    if end is None or end.reason is None or position.scores():
        return None
    count = len(game.seats(position))
    if len(end.scores) != count or not all(0 <= seat < count for seat in end.seats):
        raise DecodeError("record-seats", count=count)
    return end.result()


def changes(game: Game, record: Record) -> list[WarpadError]:
    """The content files that have changed since the match was played, each as a sentence."""
    today = game.digests()
    return [
        WarpadError("record-content", file=name)
        for name, value in record.content.items()
        if today.get(name) != value
    ]


def verify(game: Game, record: Record) -> list[WarpadError]:
    """What is wrong with a record; empty when it replays to its stated end."""
    faults = changes(game, record)
    try:
        position = replay(game, record)
        end = end_of(position) | (given_up(game, record, position) or {})
    except (DecodeError, IllegalMove) as error:
        return [*faults, error]
    if record.end is not None and record.end != end:
        faults.append(WarpadError("record-other-end", detail=f"{end}, the record says {record.end}"))
    return faults
