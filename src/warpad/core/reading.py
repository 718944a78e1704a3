"""Reading JSON values with a path: what is wrong is said with what was expected and what came."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from typing import Any

from warpad.core.errors import DecodeError
from warpad.core.game import Json


def quote(value: object) -> str:
    """A value as it stands in a message, never long."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def as_object(value: object, path: str) -> Json:
    if not isinstance(value, dict):
        raise DecodeError(f"expected an object, found {quote(value)}", path)
    return value


def as_list(value: object, path: str) -> list[Any]:
    if not isinstance(value, list):
        raise DecodeError(f"expected a list, found {quote(value)}", path)
    return value


def as_list_of(value: object, path: str, low: int, high: int) -> list[Any]:
    """A list that has from `low` to `high` entries."""
    items = as_list(value, path)
    if not low <= len(items) <= high:
        raise DecodeError(f"expected {low} to {high} entries, found {len(items)}", path)
    return items


def as_record(value: object, path: str, keys: Iterable[str]) -> Json:
    """An object with exactly these keys."""
    data = as_object(value, path)
    only_keys(data, keys, path)
    return data


def as_number(value: object, path: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise DecodeError(f"expected a whole number, found {quote(value)}", path)
    if not low <= value <= high:
        raise DecodeError(f"expected a number from {low} to {high}, found {value}", path)
    return value


def as_flag(value: object, path: str) -> bool:
    if not isinstance(value, bool):
        raise DecodeError(f"expected true or false, found {quote(value)}", path)
    return value


def as_text(value: object, path: str) -> str:
    if not isinstance(value, str):
        raise DecodeError(f"expected a text, found {quote(value)}", path)
    return value


def as_choice(value: object, choices: Sequence[str], path: str) -> int:
    """The number of a name among those that are known."""
    if value not in choices:
        raise DecodeError(f"expected one of {', '.join(choices)}, found {quote(value)}", path)
    return choices.index(str(value))


def check_keys(data: Json, known: Iterable[str], path: str) -> None:
    """Refuses a key that looks like a slip of a known one; notes of other programs are left alone."""
    names = list(known)
    for key in data:
        if key not in names:
            meant = difflib.get_close_matches(str(key), names, n=1, cutoff=0.75)
            if meant:
                raise DecodeError(f"unknown key {key!r}; perhaps {meant[0]!r} was meant", path)


def only_keys(data: Json, known: Iterable[str], path: str = "") -> None:
    """Refuses every key that is not known, and misses every one that is."""
    names = list(known)
    for key in data:
        if key not in names:
            raise DecodeError("this key is not known", f"{path}.{key}" if path else str(key))
    for name in names:
        if name not in data:
            raise DecodeError("this key is missing", f"{path}.{name}" if path else name)
