"""How a command declares what it takes: by the signature of its function."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

KINDS = (str, int, float, bool, Path)


class Exit(Exception):
    """The command has said what there was to say; the program ends with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Argument:
    """A word of its own, by its place; `help` is a message of the command line, `cli-` left out."""

    def __init__(self, metavar: str, help: str) -> None:
        self.metavar = metavar
        self.help = help


class Option:
    """What is named with dashes; numbers may be bound by `min` and `max`."""

    def __init__(
        self, *names: str, help: str, metavar: str = "", min: float | None = None, max: float | None = None
    ) -> None:
        self.names = names
        self.help = help
        self.metavar = metavar
        self.min = min
        self.max = max


@dataclass(frozen=True)
class Parameter:
    """One parameter of a command: where its value comes from, and what the value is."""

    name: str
    term: Argument | Option
    kind: type
    is_list: bool
    default: Any

    @property
    def is_flag(self) -> bool:
        return self.kind is bool

    @property
    def is_required(self) -> bool:
        return self.default is inspect.Parameter.empty

    @property
    def title(self) -> str:
        """How a complaint names it."""
        return (
            self.term.metavar.strip("[].") if isinstance(self.term, Argument) else "/".join(self.term.names)
        )


def parameters_of(command: Callable[..., None]) -> list[Parameter]:
    """What the command takes, in the order of its signature."""
    hints = get_type_hints(command, include_extras=True)
    found = inspect.signature(command).parameters.values()
    return [_parameter(one.name, hints[one.name], one.default) for one in found]


def _parameter(name: str, hint: Any, default: Any) -> Parameter:
    assert get_origin(hint) is Annotated, f"{name} needs an Argument or an Option"
    type_, term = get_args(hint)
    kinds = [part for part in (get_args(type_) or (type_,)) if part is not type(None)]
    is_list = get_origin(kinds[0]) is list
    kind = get_args(kinds[0])[0] if is_list else kinds[0]
    assert kind in KINDS, f"{name}: a command cannot take a {kind}"
    return Parameter(name, term, kind, is_list, default)
