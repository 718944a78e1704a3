"""The texts of one language: all Fluent catalogues as one."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from warpad import locales

LANGUAGES = ("en", "ru", "uk", "pl")


def text_of(language: str) -> str:
    """Every catalogue of a language, joined; read again when a file changed."""
    folder = Path(locales.__file__).parent / language
    files = sorted(folder.glob("*.ftl"))
    return _joined(tuple((file, file.stat().st_mtime_ns) for file in files))


@cache
def _joined(files: tuple[tuple[Path, int], ...]) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file, _ in files)
