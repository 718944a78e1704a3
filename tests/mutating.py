"""Small changes of functions that hold rules: each is a mutant."""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "warpad" / "games"
RULE_ID = re.compile(r"\b(?:NH|NEON|BUGS)-[A-Z]+-\d{2}[a-z]?\b")
# Modules of these folders that tell of rules or describe fields, and hold none.
NO_RULES = {"__init__", "actions", "choice", "citations", "codec", "codes", "event_kinds", "events", "fields"}
NO_RULES |= {"frames", "layout", "moves", "phases", "refusals", "sight", "sizes", "state", "words"}

SWAPS: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt), ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,), ast.And: (ast.Or,), ast.Or: (ast.And,), ast.Add: (ast.Sub,), ast.Sub: (ast.Add,),
    ast.BitAnd: (ast.BitOr,), ast.BitOr: (ast.BitAnd,),
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change of one function."""

    path: Path
    function: str
    rules: frozenset[str]
    line: int
    old: str
    new: str
    text: bytes

    @property
    def game(self) -> str:
        return self.path.relative_to(GAMES).parts[0]

    @property
    def name(self) -> str:
        """What mutants.toml calls it: it outlives changes of other lines."""
        return f"{self.path.relative_to(GAMES)}:{self.function}: {self.old} -> {self.new}"


def changes_of(node: ast.AST, is_bool: bool) -> Iterator[ast.AST | None]:
    """What may stand in the place of a node; None for nothing at all."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield from (_with(node, ops=[swap()]) for swap in SWAPS.get(type(node.ops[0]), ()))
    elif isinstance(node, ast.BoolOp | ast.BinOp):
        yield from (_with(node, op=swap()) for swap in SWAPS.get(type(node.op), ()))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield from (ast.Constant(node.value + by) for by in (1, -1))
    elif isinstance(node, ast.Return) and node.value is not None and is_bool:
        yield ast.Return(ast.UnaryOp(ast.Not(), node.value))
    elif isinstance(node, ast.Assign | ast.AugAssign):
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if not isinstance(target, ast.Name | ast.Tuple):
            yield None
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield None


def _with(node: ast.AST, **fields: object) -> ast.AST:
    twin = copy.copy(node)
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin


def nodes_of(function: ast.AST) -> Iterator[ast.AST]:
    """All that is in a function but the steps of its loops: a loop that never ends tells nothing."""
    for child in ast.iter_child_nodes(function):
        is_step = isinstance(child, ast.AugAssign) and isinstance(child.target, ast.Name)
        if not (is_step or isinstance(child, ast.FunctionDef | ast.arguments)):
            yield child
            yield from nodes_of(child)


def mutants_of(path: Path) -> Iterator[Mutant]:
    text = path.read_bytes()
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for function in ast.walk(ast.parse(text)):
        if not isinstance(function, ast.FunctionDef):
            continue
        rules = frozenset(RULE_ID.findall(ast.get_docstring(function) or ""))
        is_bool = ast.unparse(function.returns or ast.Constant(None)) == "bool"
        for node in nodes_of(function):
            for change in changes_of(node, is_bool):
                assert isinstance(node, ast.expr | ast.stmt)
                new = "pass" if change is None else ast.unparse(change)
                written = f"({new})" if isinstance(node, ast.expr) else new
                begin = starts[node.lineno - 1] + node.col_offset
                end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
                changed = text[:begin] + written.encode() + text[end:]
                yield Mutant(path, function.name, rules, node.lineno, ast.unparse(node), new, changed)


def all_mutants(game: str) -> list[Mutant]:
    rooms = [room for name in ("rules", "variants") for room in GAMES.glob(f"{game or '*'}/{name}")]
    paths = sorted(path for room in rooms for path in room.rglob("*.py") if path.stem not in NO_RULES)
    return [mutant for path in paths for mutant in mutants_of(path)]
