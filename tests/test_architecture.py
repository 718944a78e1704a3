"""The one-way rule: who may import whom, and what rules may not touch."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatch_build import compiled_modules, names_in
from warpad.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "warpad"
MODULES = sorted(p for p in PACKAGE.rglob("*.py") if p.parent != PACKAGE)

LEAVES = {"core", "locales"}
ALONE = {"games", "play", "bots", "puzzles", "lessons", "review"}
FREE = {"arena", "client", "envs", "server", "cli"}
UNCERTAIN = {"random", "secrets", "time", "datetime", "uuid", "os"}


def imports(path: Path) -> Iterator[str]:
    """The modules that a file imports, inside functions too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            yield node.module or ""
            yield from (f"{node.module}.{name.name}" for name in node.names)


def part_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0]


def ours(path: Path) -> set[tuple[str, ...]]:
    return {tuple(name.split(".")[1:]) for name in imports(path) if name.startswith("warpad.")}


def name_of(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_imports_go_one_way(path: Path) -> None:
    part = part_of(path)
    assert part in ALONE | FREE | LEAVES, f"{part} has no place in the one-way rule"
    if part in FREE:
        return
    allowed = {part} if part in LEAVES else {part, *LEAVES}
    for target in ours(path):
        assert target[0] in allowed, f"{part} may not import warpad.{'.'.join(target)}"


@pytest.mark.parametrize("path", sorted((PACKAGE / "games").glob("*/**/*.py")), ids=name_of)
def test_no_game_imports_another_or_leaves_anything_to_luck(path: Path) -> None:
    game = path.relative_to(PACKAGE / "games").parts[0]
    for target in ours(path):
        assert target[0] != "games" or target[1:2] in ((), (game,)), target
    assert not UNCERTAIN & set(imports(path)), "rules know no luck, no clock and no machine"


@pytest.mark.parametrize("path", sorted((PACKAGE / "core").rglob("*.py")), ids=name_of)
def test_the_core_knows_no_game_by_name(path: Path) -> None:
    text = path.read_text(encoding="utf-8").lower()
    assert not [game for game in GAMES if f'"{game}"' in text]


def test_one_module_opens_the_door_to_the_fast_vector() -> None:
    users = {name_of(path) for path in MODULES if any(name.startswith("librt") for name in imports(path))}
    assert users == {"core/vecs.py"}


def test_every_module_named_for_compiling_is_there() -> None:
    modules = compiled_modules(ROOT)
    for init in (PACKAGE / "games").rglob("__init__.py"):
        assert {init.with_name(f"{name}.py") for name in names_in(init)} <= set(modules), init
    assert all(ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) for path in modules)


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_every_module_says_what_it_is_for(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
