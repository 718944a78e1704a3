"""The texts of one language: all Fluent catalogues of the page as one."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import cast

from warpad import locales
from warpad.server.wire.shapes import Language

APART = ("rules-", "lessons-", "book-")
LANGUAGES = cast(tuple[Language, ...], locales.LANGUAGES)


def text_of(language: str) -> str:
    """The catalogues of a language, joined; read again when a file changed.

    Rules, lessons and rulebooks are not among them: they are long, and the page asks for them by game.
    """
    files = (file for file in locales.catalogues(language) if not file.name.startswith(APART))
    return _joined(tuple((file, file.stat().st_mtime_ns) for file in files))


def part_of(language: str, what: str, game: str) -> str:
    """The words of a game's lessons, or of its rulebook."""
    name = f"{what}-{game}.ftl"
    files = (file for file in locales.catalogues(language) if file.name == name)
    return _joined(tuple((file, file.stat().st_mtime_ns) for file in files))


@lru_cache(maxsize=20)
def _joined(files: tuple[tuple[Path, int], ...]) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file, _ in files)
