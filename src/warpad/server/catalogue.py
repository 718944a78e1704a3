"""The texts of one language: all Fluent catalogues of the page as one."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import cast

from warpad import locales
from warpad.server.shapes import Language

RULES = "rules-"
LANGUAGES = cast(tuple[Language, ...], locales.LANGUAGES)


def text_of(language: str) -> str:
    """The catalogues of a language, joined; read again when a file changed.

    The rules are not among them: they are long, and the page asks for them by game or by id.
    """
    files = (file for file in locales.catalogues(language) if not file.name.startswith(RULES))
    return _joined(tuple((file, file.stat().st_mtime_ns) for file in files))


@lru_cache(maxsize=8)
def _joined(files: tuple[tuple[Path, int], ...]) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file, _ in files)
