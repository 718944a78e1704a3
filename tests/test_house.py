"""The plan of the house is kept; its limits stand in tests/house.py."""

from __future__ import annotations

import ast
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from tests import house
from tests.house import Module
from warpad.games import GAMES

ROOMS = {"rules", "data", "tell", "mind", "puzzles", "learn"}


@cache
def modules(side: str) -> tuple[Module, ...]:
    return tuple(house.python_modules() if side == "engine" else house.page_modules())


SIDES = pytest.mark.parametrize("side", ["engine", "page"])


@SIDES
def test_no_circle_of_modules(side: str) -> None:
    assert house.circles(modules(side)) == []


@SIDES
def test_no_crowded_folder(side: str) -> None:
    folders = Counter(module.path.parent for module in modules(side) if module.path.name != "__init__.py")
    crowded = {str(folder): n for folder, n in folders.items() if n > house.MOST_MODULES_IN_A_FOLDER}
    assert crowded == {}


@SIDES
def test_no_long_function(side: str) -> None:
    long = [
        f"{module.name}: {name}, {length} lines"
        for module in modules(side)
        for name, length in module.functions
        if length > house.LONGEST_FUNCTION
    ]
    assert long == []


@SIDES
def test_no_long_module(side: str) -> None:
    lengths = {m.name: m.text.count("\n") for m in modules(side) if not is_generated(m)}
    assert {name: n for name, n in lengths.items() if n > house.LONGEST_MODULE} == {}


def is_generated(module: Module) -> bool:
    return any(sign in module.text[:300] for sign in ("do not edit", "Written by `./run"))


def test_no_tower_of_classes() -> None:
    floors = {name: tower for name, tower in house.towers(modules("engine")).items() if "Error" not in name}
    assert {name: tower for name, tower in floors.items() if len(tower) > house.MOST_FLOORS} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_rooms(game: str) -> None:
    folder = house.PACKAGE / "games" / game
    rooms = {path.name for path in folder.iterdir() if (path / "__init__.py").is_file()}
    assert rooms - {"variants", "lessons"} == ROOMS
    assert (folder / "content").is_dir()
    assert (folder / "rules.toml").is_file()


def test_a_game_has_one_door() -> None:
    """Other parts of the program see GAME, never a room."""
    games = house.PACKAGE / "games"
    seen = {
        f"{module.name}: {target.relative_to(games)}"
        for module in modules("engine")
        if games not in module.path.parents
        for target in module.imports
        if games in target.parents and target.parent != games and not is_door(target)
    }
    assert seen == set()


def is_door(path: Path) -> bool:
    return path.name == "__init__.py" and path.parent.parent == house.PACKAGE / "games"


def test_nothing_but_the_list_of_games_names_a_game() -> None:
    """A new game is a folder and one line in games/__init__.py."""
    games = house.PACKAGE / "games"
    naming = {
        f"{module.name}: {node.value}"
        for module in modules("engine")
        if games not in module.path.parents
        for node in ast.walk(ast.parse(module.text))
        if isinstance(node, ast.Constant) and node.value in GAMES
    }
    assert naming == set()
