"""Texts by message id and arguments: one Fluent tree for the command line, the server and the page."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from warpad.locales import plain

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "ru", "uk", "pl")
FALLBACK = "en"

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def choose(wish: str | None = None) -> str:
    """The language to speak: the wish, else WARPAD_LANG, else LANG, else English."""
    for name in (wish, os.environ.get("WARPAD_LANG"), os.environ.get("LANG")):
        code = (name or "").replace("-", "_").split("_")[0].split(".")[0].lower()
        if code in LANGUAGES:
            return code
    return FALLBACK


def catalogues(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


@cache
def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def _homes(language: str) -> dict[str, tuple[Path, int]]:
    """In which file each message stands, and where in it; Fluent reads a file only when it is needed."""
    return {
        found[1]: (path, found.end())
        for path in catalogues(language)
        for found in MESSAGE.finditer(_read(path))
    }


@cache
def _bundle(language: str, path: Path) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_read(path)))
    return bundle


def has_message(id: str, language: str = FALLBACK) -> bool:
    return id in _homes(language)


def text(id: str, args: Mapping[str, Any] | None = None, language: str = FALLBACK) -> str:
    """The message in this language, in English where it is missing, else its bare id."""
    for code in (language, FALLBACK):
        if id not in _homes(code):
            continue
        path, at = _homes(code)[id]
        written = plain.written(_read(path), at, args or {}) or by_fluent(code, path, id, args or {})
        if written is not None:
            return written
    return id


def by_fluent(language: str, path: Path, id: str, args: Mapping[str, Any]) -> str | None:
    bundle = _bundle(language, path)
    message = bundle.get_message(id)
    if message is None or message.value is None:
        return None
    written, _ = bundle.format_pattern(message.value, dict(args))
    return str(written)


def decimal(number: str, language: str) -> str:
    """A number as the language writes it: with a comma everywhere but in English."""
    return number if language == FALLBACK else number.replace(".", ",")


def speaker(language: str) -> Callable[[str], str]:
    """Says a message without facts in this language, and nothing where no catalogue has it."""
    return lambda id: text(id, {}, language) if has_message(id) else ""


def told(id: str, facts: Mapping[str, Any], language: str = FALLBACK, prefix: str = "") -> str:
    """A message about things, which are called as the catalogue calls them; any other text stands for itself.

    The names are those of the game whose prefix the message has, or of the one that is given.
    """
    of = prefix or id.partition("-")[0]
    return text(id, {field: called(of, field, value, language) for field, value in facts.items()}, language)


def called(prefix: str, field: str, value: Any, language: str = FALLBACK) -> Any:
    """A value as players call it: `target_tile: borgo-mutant` is nh-tile-borgo-mutant.

    A value may name its kind itself: `target: fighter-akari` is neon-fighter-akari. A list is told with
    commas, what is wanted as a choice (2, 3 or 4). A message in a message is `{"id": ..., "args": ...}`.
    """
    match value:
        case [*some, last] if some and field == "wanted":
            return text("or", {"some": ", ".join(map(str, some)), "last": last}, language)
        case list() | tuple():
            return ", ".join(str(called(prefix, field, item, language)) for item in value)
        case {"id": id, "args": args}:
            return told(id, args, language)
        case str():
            name, kind = value.replace("_", "-").replace(".", "-"), field.rpartition("_")[2]
            ids = (
                f"{prefix}-{field}-{name}",
                f"{prefix}-{kind}-{name}",
                f"{prefix}-{name}",
                f"{prefix}-{value}",
            )
            return next((text(id, {}, language) for id in ids if has_message(id)), value)
        case int() if field == "seat":
            return value + 1
        case bool():
            return str(value)
        case int() | float():
            return value
    return str(value)
