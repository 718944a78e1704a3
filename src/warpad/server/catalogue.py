"""The texts of one language: all Fluent catalogues as one."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import cast

from warpad import locales
from warpad.server.shapes import Language

LANGUAGES = cast(tuple[Language, ...], locales.LANGUAGES)


def text_of(language: str) -> str:
    """Every catalogue of a language, joined; read again when a file changed."""
    return _joined(tuple((file, file.stat().st_mtime_ns) for file in locales.catalogues(language)))


@lru_cache(maxsize=8)
def _joined(files: tuple[tuple[Path, int], ...]) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file, _ in files)
