"""The help of the program and of each command, in the language of the user."""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Callable, Iterable, Sequence

from warpad import locales
from warpad.cli.parts.arguments import Argument, Option, Parameter, parameters_of
from warpad.cli.parts.output import bold, print_plain
from warpad.cli.parts.reading import HELP
from warpad.cli.parts.speech import say

WIDEST = 100
COLUMN = 26

Row = tuple[str, str]


def command_help(path: str, command: Callable[..., None]) -> None:
    """How a command is called, what it does, what it takes, and examples."""
    parameters = parameters_of(command)
    name = path.replace(" ", "-")
    print_plain(usage(path, parameters))
    _tell(say(f"{name}-help"))
    _table("arguments", [row_of(one) for one in parameters if isinstance(one.term, Argument)])
    options = [row_of(one) for one in parameters if isinstance(one.term, Option)]
    _table("options", [*options, (", ".join(HELP), say("usage-help"))])
    _examples(name)


def group_help(path: str, names: Iterable[str], options: Sequence[Row] = ()) -> None:
    """The commands under a name."""
    inner = f"{path.replace(' ', '-')}-" if path else ""
    print_plain(f"{say('usage-title')} {' '.join(['warpad', *path.split()])} {say('usage-command')}")
    _tell(say(f"{inner}help"))
    _table("commands", [(name, say(f"{inner}{name}-help")) for name in names])
    _table("options", [*options, (", ".join(HELP), say("usage-help"))])
    _examples(path.replace(" ", "-"))


def usage(path: str, parameters: Sequence[Parameter]) -> str:
    places = [one.term.metavar for one in parameters if isinstance(one.term, Argument)]
    return f"{say('usage-title')} {' '.join(['warpad', path, *places, say('usage-options')])}"


def row_of(one: Parameter) -> Row:
    """What is written on the left and said on the right; a default that says something is said too."""
    if isinstance(one.term, Argument):
        return one.term.metavar, _plain(say(one.term.help))
    written = ", ".join(one.term.names) + ("" if one.is_flag else f" {one.term.metavar or 'N'}")
    silent = one.is_required or one.is_flag or one.default in (None, "", -1.0)
    default = "" if silent else f" ({say('usage-default', value=str(one.default))})"
    return written, _plain(say(one.term.help)) + default


def _plain(text: str) -> str:
    return re.sub(r"`([^`]*)`", r"\1", text)


def _tell(text: str) -> None:
    print_plain("")
    for part in text.split("\n\n"):
        print_plain(textwrap.fill(_plain(part), _width()))


def _examples(name: str) -> None:
    id = f"{name}-examples" if name else "examples"
    if locales.has_message(f"cli-{id}"):
        print_plain("")
        for line in say(id).split("\n\n"):
            print_plain(_plain(line))


def _table(title: str, rows: Sequence[Row]) -> None:
    if not rows:
        return
    print_plain("")
    print_plain(bold(say(f"usage-title-{title}")))
    column = min(COLUMN, max(len(left) for left, _ in rows) + 4)
    for left, right in rows:
        lines = textwrap.wrap(right, max(20, _width() - column)) or [""]
        head = f"  {left}".ljust(column) if len(left) + 2 < column else f"  {left}\n{' ' * column}"
        print_plain(head + f"\n{' ' * column}".join(lines))


def _width() -> int:
    return min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)
