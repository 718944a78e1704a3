"""The reference of the package, written from its docstrings without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "warpad"
# What programs may build on, by chapter.
MODULES = {
    "A game in your program": ["sandbox", "games", "core.game", "core.position", "core.errors"],
    "Records and chance": ["core.record", "core.dice", "core.playout"],
    "Matches": ["play.match", "play.update", "play.dealer"],
    "Bots": ["bots", "core.bot", "bots.bot", "core.levels", "bots.levels", "bots.guests"],
    "Arena": ["arena.contest", "arena.table", "arena.series", "arena.statistics"],
    "Environments": [
        "envs.solo",
        "envs.table",
        "envs.parallel",
        "envs.many",
        "envs.views",
        "core.learning.sheet",
        "core.learning.notation",
        "core.learning.encoding",
        "core.learning.choice",
    ],
    "Puzzles": ["core.etude", "puzzles.solver", "puzzles.maker"],
}

Definition = ast.FunctionDef | ast.AsyncFunctionDef


def write_reference(folder: Path) -> None:
    """A page for each module that is there, and an index."""
    folder.mkdir(parents=True)
    lines = ["# Reference", "", "What programs may build on, from the docstrings of the sources.", ""]
    for title, names in MODULES.items():
        there = [name for name in names if source_of(name).exists()]
        for name in there:
            (folder / f"{name}.md").write_text(module_page(name), encoding="utf-8")
        lines += ["```{toctree}", f":caption: {title}", ":maxdepth: 1", "", *there, "```", ""]
    (folder / "index.md").write_text("\n".join(lines), encoding="utf-8")


def source_of(name: str) -> Path:
    path = PACKAGE.joinpath(*name.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def module_page(name: str) -> str:
    tree = ast.parse(source_of(name).read_text(encoding="utf-8"))
    lines = [f"# warpad.{name}", "", ast.get_docstring(tree) or "", ""]
    for node in public(tree.body):
        lines += class_lines(node) if isinstance(node, ast.ClassDef) else function_lines(node, "##")
    return "\n".join(lines)


def public(body: list[ast.stmt]) -> Iterator[ast.ClassDef | Definition]:
    """Classes and functions that are meant for others and say what they do."""
    for node in body:
        if isinstance(node, ast.ClassDef | Definition) and not node.name.startswith("_"):
            yield node


def class_lines(node: ast.ClassDef) -> list[str]:
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    head = f"class {node.name}({bases})" if bases else f"class {node.name}"
    lines = [f"## class {node.name}", "", *code(head), ast.get_docstring(node) or "", ""]
    fields = [part for part in node.body if isinstance(part, ast.AnnAssign) and is_public_field(part)]
    lines += code(*map(ast.unparse, fields)) if fields else []
    for part in public(node.body):
        if not isinstance(part, ast.ClassDef):
            lines += function_lines(part, "###")
    return lines


def is_public_field(node: ast.AnnAssign) -> bool:
    return isinstance(node.target, ast.Name) and not node.target.id.startswith("_")


def function_lines(node: ast.ClassDef | Definition, level: str) -> list[str]:
    assert isinstance(node, Definition)
    told = ast.get_docstring(node)
    return [f"{level} {node.name}", "", *code(signature(node)), told or "", ""]


def signature(node: Definition) -> str:
    """The head of a function as it is written, decorators that matter included."""
    marks = [f"@{ast.unparse(mark)}" for mark in node.decorator_list if "abstract" not in ast.unparse(mark)]
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    kind = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
    return "\n".join([*marks, f"{kind} {node.name}({ast.unparse(node.args)}){returns}"])


def code(*lines: str) -> list[str]:
    return ["```python", *lines, "```", ""]
