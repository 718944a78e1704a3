"""Texts by message id and arguments: one Fluent tree for the command line, the server and the page."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "ru", "uk", "pl")
FALLBACK = "en"

_ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


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
def _homes(language: str) -> dict[str, Path]:
    """In which file each message stands; files are read whole only when one of theirs is needed."""
    homes: dict[str, Path] = {}
    for path in catalogues(language):
        for id in _ID.findall(path.read_text(encoding="utf-8")):
            homes[id] = path
    return homes


@cache
def _bundle(language: str, path: Path) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def has_message(id: str, language: str = FALLBACK) -> bool:
    return id in _homes(language)


def text(id: str, args: Mapping[str, Any] | None = None, language: str = FALLBACK) -> str:
    """The message in this language, in English where it is missing, else its bare id."""
    for code in (language, FALLBACK):
        home = _homes(code).get(id)
        if home is None:
            continue
        bundle = _bundle(code, home)
        message = bundle.get_message(id)
        if message is not None and message.value is not None:
            written, _ = bundle.format_pattern(message.value, dict(args or {}))
            return str(written)
    return id
