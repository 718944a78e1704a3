"""The fields of a state, each declared once: from them its class is written and saved positions are read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.core.reading import as_flag, as_list, as_number
from warpad.core.vecs import i64, vec

NUMBER = "i64"
FLAG = "bool"
LIST = "vec[i64]"

# What a copy does with a field: it has its own, it shares the list (which is then replaced, never changed in
# place), or it begins afresh because the value can be worked out again.
OWN = "own"
SHARED = "shared"
FRESH = "fresh"

MOST = (1 << 62) - 1

# A limit of a value, or how it follows from the position that is being loaded.
Bound = int | Callable[[Any], int]


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a state; `start`, `length`, `mixed` are expressions of the class written from it."""

    name: str
    kind: str
    start: str
    low: Bound
    high: Bound
    length: str
    initial: str
    copied: str
    key: str
    saved: bool
    about: str
    mixed: str = ""


def number(
    name: str,
    start: str = "0",
    *,
    low: Bound = 0,
    high: Bound = MOST,
    copied: str = OWN,
    key: str = "",
    saved: bool = True,
    about: str = "",
    mixed: str = "",
) -> Field:
    """A whole number; `key` names the part of the hash it belongs to, `mixed` what stands there for it."""
    return Field(name, NUMBER, start, low, high, "", start, copied, key, saved, about, mixed)


def flag(
    name: str,
    start: str = "False",
    *,
    copied: str = OWN,
    key: str = "",
    saved: bool = True,
    about: str = "",
    mixed: str = "",
) -> Field:
    """Something that is true or false."""
    return Field(name, FLAG, start, 0, 1, "", start, copied, key, saved, about, mixed)


def numbers(
    name: str,
    length: str = "",
    start: str = "0",
    *,
    low: Bound = 0,
    high: Bound = MOST,
    initial: str = "EMPTY",
    copied: str = OWN,
    key: str = "",
    saved: bool = True,
    about: str = "",
    mixed: str = "",
) -> Field:
    """A list of numbers within the same bounds; without a length it grows and shrinks.

    `initial` stands there until the position is laid out or becomes a copy; laid out, it has `length`
    times `start`. `mixed` names the function that mixes it into the key, if not the usual one.
    """
    return Field(name, LIST, start, low, high, length, initial, copied, key, saved, about, mixed)


@dataclass(frozen=True, slots=True)
class Given:
    """What the class is handed when it is made; copies are handed the same."""

    name: str
    type: str


@dataclass(frozen=True, slots=True)
class Table:
    """A class of fields: `module` is the file it is written to, beside the one the table stands in."""

    module: str
    name: str
    about: str
    fields: tuple[Field, ...]
    given: tuple[Given, ...] = ()
    imports: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a flat vector, or a row of `size` places; `saved` is its name in saved positions."""

    name: str
    size: int = 1
    saved: str = ""
    low: int = 0
    high: int = MOST


@dataclass(frozen=True, slots=True)
class Gap:
    """Places of a flat vector that nothing uses."""

    size: int


@dataclass(frozen=True, slots=True)
class Part:
    """Slots that follow each other; a part begins where the one before it ends, unless it says where."""

    about: str
    slots: tuple[Slot | Gap, ...]
    start: int | None = None


@dataclass(frozen=True, slots=True)
class Layout:
    """A flat vector: `module` holds where each slot stands, as constants."""

    module: str
    about: str
    parts: tuple[Part, ...]


def places_of(layout: Layout) -> dict[str, int]:
    """Where each slot of a layout stands."""
    found: dict[str, int] = {}
    at = 0
    for part in layout.parts:
        at = at if part.start is None else part.start
        for slot in part.slots:
            if isinstance(slot, Slot):
                found[slot.name] = at
            at += slot.size
    return found


def dump_fields(position: object, fields: Iterable[Field]) -> Json:
    """The saved fields of a position as JSON data, by name."""
    return {f.name: _dump(getattr(position, f.name), f.kind) for f in fields if f.saved}


def _dump(value: Any, kind: str) -> object:
    if kind == LIST:
        return [int(item) for item in value]
    return bool(value) if kind == FLAG else int(value)


def load_fields(position: object, data: Json, fields: Iterable[Field], path: str = "") -> None:
    """Fills a position that is laid out from such data; each value is within its bounds."""
    wanted = [f for f in fields if f.saved]
    for f in wanted:
        if f.name not in data:
            raise DecodeError("is missing", within(path, f.name))
    for f in wanted:
        setattr(position, f.name, _load(position, data[f.name], f, within(path, f.name)))


def _load(position: object, value: object, f: Field, path: str) -> object:
    if f.kind == FLAG:
        return as_flag(value, path)
    low, high = _bound(f.low, position), _bound(f.high, position)
    if f.kind == NUMBER:
        return as_number(value, path, low, high)
    items = as_list(value, path)
    wanted = len(getattr(position, f.name))
    if f.length and len(items) != wanted:
        raise DecodeError(f"expected a list of {wanted} numbers, found {len(items)}", path)
    return vec[i64]([as_number(item, f"{path}[{n}]", low, high) for n, item in enumerate(items)])


def _bound(bound: Bound, position: object) -> int:
    return int(bound(position)) if callable(bound) else bound


def within(path: str, name: str) -> str:
    """The path of a field of what stands at a path."""
    return f"{path}.{name}" if path else name
