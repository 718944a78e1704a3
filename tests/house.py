"""The house: modules, their imports, towers of classes and long functions, read from the sources as text."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "warpad"
PAGE = ROOT / "web" / "src"

# The limits of the house, all of them.
MOST_FLOORS = 4
MOST_MODULES_IN_A_FOLDER = 25
LONGEST_FUNCTION = 80
LONGEST_MODULE = 400

SCRIPT_IMPORT = re.compile(
    r"""^(?:import|export)(?! type)[^;]*?from\s*["'](\.[^"']+)["']|import\(\s*["'](\.[^"']+)["']\s*\)""", re.M
)
SCRIPT_FUNCTION = re.compile(
    r"^(?:export )?(?:default )?(?:async )?function (\w+)|^(?:export )?const (\w+)[^=]* = (?:async )?\("
)
# What ends a function: its last brace, or what stands at the top after one that needs none.
SCRIPT_NEXT = re.compile(r"^(?:\}|export |class |const |let |type |interface )")


@dataclass
class Module:
    """One source file: what it imports, its functions with their lengths, its classes with their bases."""

    path: Path
    text: str
    imports: set[Path] = field(default_factory=set)
    functions: list[tuple[str, int]] = field(default_factory=list)
    classes: dict[str, list[str]] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.path.relative_to(ROOT).as_posix()


def python_modules() -> list[Module]:
    return [read_python(path) for path in sorted(PACKAGE.rglob("*.py")) if "node_modules" not in path.parts]


def page_modules() -> list[Module]:
    files = [*PAGE.rglob("*.ts"), *PAGE.rglob("*.tsx")]
    return [read_script(path) for path in sorted(files) if not path.name.endswith(".d.ts")]


def read_python(path: Path) -> Module:
    """A Python module; what is imported for types alone does not count."""
    module = Module(path, path.read_text(encoding="utf-8"))
    tree = ast.parse(module.text)
    tree.body = [node for node in tree.body if not is_for_types(node)]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            module.functions.append((node.name, (node.end_lineno or node.lineno) - node.lineno + 1))
        elif isinstance(node, ast.ClassDef):
            module.classes[node.name] = [
                ast.unparse(base).split("[")[0].split(".")[-1] for base in node.bases
            ]
        module.imports.update(file for name in imported_names(node) if (file := python_file(name)))
    module.imports.discard(path)
    return module


def is_for_types(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def imported_names(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module:
        for alias in node.names:
            full = f"{node.module}.{alias.name}"
            yield full if python_file(full) else node.module


def python_file(name: str) -> Path | None:
    if name.split(".")[0] != PACKAGE.name:
        return None
    base = PACKAGE.parent.joinpath(*name.split("."))
    return next((p for p in (base.with_suffix(".py"), base / "__init__.py") if p.is_file()), None)


def read_script(path: Path) -> Module:
    """A module of the page; dynamic imports count, imports of types do not."""
    module = Module(path, path.read_text(encoding="utf-8"))
    wanted = (one or other for one, other in SCRIPT_IMPORT.findall(module.text))
    module.imports = {file for name in wanted if (file := script_file(path.parent / name))}
    name, start = "", 0
    for number, line in enumerate(module.text.split("\n")):
        if match := SCRIPT_FUNCTION.match(line):
            name, start = match[1] or match[2], number
        elif name and SCRIPT_NEXT.match(line):
            module.functions.append((name, number - start + line.startswith("}")))
            name = ""
    return module


def script_file(base: Path) -> Path | None:
    base = base.resolve()
    ends = (base.with_name(f"{base.name}{end}") for end in (".ts", ".tsx"))
    return next((p for p in (*ends, base / "index.ts", base / "index.tsx") if p.is_file()), None)


def circles(modules: Iterable[Module]) -> list[list[str]]:
    """Sets of modules that import each other, directly or around a corner (Tarjan)."""
    graph = {module.path: module.imports for module in modules}
    index: dict[Path, int] = {}
    low: dict[Path, int] = {}
    stack: list[Path] = []
    found: list[list[str]] = []

    def visit(node: Path) -> None:
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in graph.get(node, ()):
            if other not in index:
                visit(other)
            if other in stack:
                low[node] = min(low[node], low[other])
        if low[node] == index[node]:
            circle = stack[stack.index(node) :]
            del stack[stack.index(node) :]
            if len(circle) > 1:
                found.append(sorted(path.relative_to(ROOT).as_posix() for path in circle))

    for node in graph:
        if node not in index:
            visit(node)
    return found


def towers(modules: Iterable[Module]) -> dict[str, list[str]]:
    """For each class the classes of ours that it stands on, itself first."""
    bases: dict[str, list[str]] = {}
    for module in modules:
        bases.update(module.classes)

    def floors(name: str) -> list[str]:
        below = [floors(base) for base in bases.get(name, []) if base in bases and base != name]
        return [name, *max(below, key=len, default=[])]

    return {name: floors(name) for name in bases}
