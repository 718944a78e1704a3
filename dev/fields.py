"""Writes what follows from the tables of fields, classes and layouts of states: `./run fields`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from warpad.core.fields import FLAG, FRESH, LIST, OWN, Field, Layout, Slot, Table, places_of

# What fits into a line after `digest = `.
WIDEST = 90
ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
WIDTH = 110
HEADER = '"""{about}\n\nWritten by `./run fields` from the table in fields.py: change it there."""\n'


def find_tables() -> Iterator[tuple[Path, Table | Layout]]:
    """Every table of a game with the file that is written from it."""
    for file in sorted((SOURCES / "warpad" / "games").rglob("fields.py")):
        name = ".".join(file.relative_to(SOURCES).with_suffix("").parts)
        for table in import_module(name).TABLES:
            yield file.with_name(f"{table.module}.py"), table


def write(table: Table | Layout) -> str:
    return write_layout(table) if isinstance(table, Layout) else write_class(table)


def write_layout(layout: Layout) -> str:
    """The source of the module that says where each slot stands; literals are what a compiler folds."""
    places = places_of(layout)
    lines = [
        HEADER.format(about=layout.about),
        "from typing import Final\n",
        "from warpad.core.vecs import i64",
    ]
    for part in layout.parts:
        lines.append(f"\n# {part.about}")
        names = [slot.name for slot in part.slots if isinstance(slot, Slot)]
        lines += [f"{name}: Final[i64] = {places[name]}" for name in names]
    return "\n".join(lines) + "\n"


def write_class(table: Table) -> str:
    """The source of the module that holds the class of a table."""
    parts = [
        HEADER.format(about=table.about),
        _imports(table),
        f"\nclass {table.name}(Position):",
        f'    """{table.about}"""\n',
        _slots(table),
        _init(table),
        _lay_out(table),
        _copy(table),
        _copy_into(table),
        *(_mix(table, group) for group in _groups(table)),
    ]
    return "\n".join(part for part in parts if part).rstrip("\n") + "\n"


def _imports(table: Table) -> str:
    """The lines of imports, in the order a sorter would give them."""
    wanted = {name: set(names) for name, names in table.imports.items()}
    wanted.setdefault("warpad.core.vecs", set()).update(("i64", "vec"))
    wanted.setdefault("warpad.core.position", set()).add("Position")
    for module, names in _helpers(table).items():
        wanted.setdefault(module, set()).update(names)
    return "\n".join(_import(module, wanted[module]) for module in sorted(wanted) if wanted[module]) + "\n"


def _helpers(table: Table) -> dict[str, set[str]]:
    lists = [f for f in table.fields if f.kind == LIST]
    keyed = [f for f in lists if f.key]
    names = {
        "EMPTY": any(f.initial == "EMPTY" for f in lists),
        "fill": any(f.length for f in lists),
        **{mixer: any(_mixer(f) == mixer for f in keyed) for mixer in ("mix_all", "mix_list")},
    }
    mixes = {"mix"} if any(f.key and f.kind != LIST for f in table.fields) else set()
    return {"warpad.core.lists": {name for name, used in names.items() if used}, "warpad.core.bits": mixes}


def _import(module: str, names: set[str]) -> str:
    ordered = sorted(names, key=_rank)
    line = f"from {module} import {', '.join(ordered)}"
    if len(line) <= WIDTH:
        return line
    return f"from {module} import (\n" + "".join(f"    {name},\n" for name in ordered) + ")"


def _rank(name: str) -> tuple[int, str]:
    """Constants first, then classes, then functions."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2), name


def _slots(table: Table) -> str:
    names = [given.name for given in table.given] + [f.name for f in table.fields]
    return "    __slots__ = (\n" + "".join(f'        "{name}",\n' for name in names) + "    )\n"


def _init(table: Table) -> str:
    arguments = "".join(f", {given.name}: {given.type}" for given in table.given)
    lines = [f"    def __init__(self{arguments}) -> None:", "        super().__init__()"]
    lines += [f"        self.{given.name}: {given.type} = {given.name}" for given in table.given]
    lines += [f"        self.{f.name}: {f.kind} = {f.initial}{_remark(f)}" for f in table.fields]
    return "\n".join(lines) + "\n"


def _remark(f: Field) -> str:
    return f"  # {f.about}" if f.about else ""


def _lay_out(table: Table) -> str:
    """The method that gives a new position lists of its own; copies do without."""
    lists = [f for f in table.fields if f.kind == LIST and (f.length or f.initial == "EMPTY")]
    if not lists:
        return ""
    made = [f"fill({f.length}, {f.start})" if f.length else "vec[i64]([])" for f in lists]
    lines = [
        "    def lay_out(self) -> None:",
        '        """Gives a position that is not a copy lists of its own."""',
        *(f"        self.{f.name} = {value}" for f, value in zip(lists, made, strict=True)),
    ]
    return "\n".join(lines) + "\n"


def _copy(table: Table) -> str:
    return f'    def copy(self) -> "{table.name}":\n        raise NotImplementedError\n'


def _copy_into(table: Table) -> str:
    lines = [
        f'    def copy_into(self, twin: "{table.name}") -> None:',
        '        """Makes the twin equal to this position, with lists of its own."""',
    ]
    for f in table.fields:
        if f.copied != FRESH:
            part = "[:]" if f.kind == LIST and f.copied == OWN else ""
            lines.append(f"        twin.{f.name} = self.{f.name}{part}")
    return "\n".join(lines) + "\n"


def _groups(table: Table) -> list[str]:
    return list(dict.fromkeys(f.key for f in table.fields if f.key))


def _mix(table: Table, group: str) -> str:
    *steps, last = [_mix_in(f) for f in table.fields if f.key == group]
    lines = [
        f"    def mix_{group}(self, digest: i64) -> i64:",
        f'        """A digest that also depends on the fields of the part {group!r} of the key."""',
        *(f"        digest = {step}" for step in steps),
        f"        return {last}",
    ]
    return "\n".join(lines) + "\n"


def _mix_in(f: Field) -> str:
    if f.kind == LIST:
        return f"{_mixer(f)}(digest, self.{f.name})"
    plain = f"1 if self.{f.name} else 0" if f.kind == FLAG else f"self.{f.name}"
    step = f"mix(digest, {f.mixed or plain})"
    return step if len(step) < WIDEST else _mix_in_lines(f.mixed or plain)


def _mix_in_lines(expression: str) -> str:
    """A long expression as the formatter writes it."""
    parts = "\n            | ".join(expression.split(" | "))
    return f"mix(\n            digest,\n            {parts},\n        )"


def _mixer(f: Field) -> str:
    """The function that mixes a list into the key."""
    return f.mixed or ("mix_all" if f.length else "mix_list")


def main() -> None:
    for file, table in find_tables():
        source = write(table)
        if not file.exists() or file.read_text(encoding="utf-8") != source:
            file.write_text(source, encoding="utf-8")
            print(f"wrote {file.relative_to(ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    main()
