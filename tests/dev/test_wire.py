"""The types that the page is written with are those of the server."""

from __future__ import annotations

from dev.wire import FOLDER, write_all
from warpad.games import GAMES


def test_the_types_of_the_wire_are_fresh() -> None:
    for file, text in write_all().items():
        assert file.read_text(encoding="utf-8") == text, f"{file.name} is not fresh: ./run wire"


def test_a_game_without_shapes_has_no_file() -> None:
    files = {FOLDER / f"{name}.ts" for name in GAMES} - write_all().keys()
    assert not [file for file in files if file.exists()]
