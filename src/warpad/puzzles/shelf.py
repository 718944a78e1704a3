"""The library: etudes that come with the program, by game, grade and theme."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from warpad.core.errors import SetupError
from warpad.core.etude import Etude, load

FOLDER = Path(__file__).parent / "library"


def files(game: str) -> list[Path]:
    return sorted((FOLDER / game).glob("*.json"))


@cache
def etudes(game: str) -> tuple[Etude, ...]:
    """All etudes of a game, by grade, then by name."""
    found = [load(path) for path in files(game)]
    return tuple(sorted(found, key=lambda etude: (etude.grade or 0, etude.id)))


def find(id: str) -> Etude:
    """The etude of this name; its file is called so."""
    for path in FOLDER.glob(f"*/{Path(id).name}.json"):
        return load(path)
    raise SetupError("setup-etude-unknown", etude=id)


def chosen(game: str, grade: int | None = None, theme: str | None = None) -> list[Etude]:
    return [
        etude
        for etude in etudes(game)
        if (grade is None or etude.grade == grade) and (theme is None or theme in etude.themes)
    ]


def written(etude: Etude) -> bytes:
    """An etude as its file has it: a line for each part, that differences can be read."""
    parts = msgspec.to_builtins(etude)
    lines = [
        f" {msgspec.json.encode(k).decode()}: {msgspec.json.encode(v).decode()}" for k, v in parts.items()
    ]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()
