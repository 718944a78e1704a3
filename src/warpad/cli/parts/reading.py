"""The words of a command line as the values that a command asks for."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from warpad.cli.parts.arguments import Argument, Option, Parameter
from warpad.core.errors import WarpadError

HELP = ("-h", "--help")


class Misuse(WarpadError):
    """The command line cannot be understood."""


class HelpWanted(Exception):
    """The help was asked for instead of the command."""


class _Words(argparse.ArgumentParser):
    """Knows options and leaves everything else alone."""

    def __init__(self, parameters: Sequence[Parameter]) -> None:
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False)
        self.add_argument(*HELP, action="store_true", dest="help wanted")
        for one in parameters:
            if isinstance(one.term, Option):
                how = "store_true" if one.is_flag else "append" if one.is_list else "store"
                self.add_argument(*one.term.names, action=how, dest=one.name, default=argparse.SUPPRESS)


def read(parameters: Sequence[Parameter], words: Sequence[str]) -> dict[str, Any]:
    """The value of each parameter."""
    cut = list(words).index("--") if "--" in words else len(words)
    given, rest = _options(parameters, words[:cut])
    unknown = next((word for word in rest if word.startswith("-") and len(word) > 1), None)
    if unknown is not None:
        raise Misuse("cli-fault-option", option=unknown.partition("=")[0])
    given |= _places(parameters, [*rest, *words[cut + 1 :]])
    return {one.name: _value(one, given) for one in parameters}


def _options(parameters: Sequence[Parameter], words: Sequence[str]) -> tuple[dict[str, Any], list[str]]:
    try:
        found, rest = _Words(parameters).parse_known_args(words)
    except argparse.ArgumentError as error:
        name = error.argument_name or ""
        if any(one.is_flag and one.title == name for one in parameters):
            raise Misuse("cli-fault-no-value", option=name) from None
        raise Misuse("cli-fault-value", option=name) from None
    if vars(found).pop("help wanted"):
        raise HelpWanted
    return vars(found), rest


def _places(parameters: Sequence[Parameter], words: list[str]) -> dict[str, Any]:
    """Each word goes to the argument whose turn it is; a list takes all that are left."""
    found: dict[str, Any] = {}
    for one in parameters:
        if isinstance(one.term, Argument) and words:
            found[one.name] = words if one.is_list else words.pop(0)
            words = [] if one.is_list else words
    if words:
        raise Misuse("cli-fault-word", word=words[0])
    return found


def _value(one: Parameter, given: dict[str, Any]) -> Any:
    if one.name not in given:
        if one.is_required:
            raise Misuse("cli-fault-missing", argument=one.title)
        return one.default
    raw = given[one.name]
    return [_of_kind(one, item) for item in raw] if one.is_list else _of_kind(one, raw)


def _of_kind(one: Parameter, raw: Any) -> Any:
    if one.kind is Path:
        return Path(raw)
    return _in_bounds(one, _number(one, raw), raw) if one.kind in (int, float) else raw


def _number(one: Parameter, raw: str) -> float:
    try:
        return int(raw) if one.kind is int else float(raw)
    except ValueError:
        if one.kind is int:
            raise Misuse("cli-fault-whole", option=one.title, given=raw) from None
        raise Misuse("cli-fault-number", option=one.title, given=raw) from None


def _in_bounds(one: Parameter, value: float, raw: str) -> float:
    low, high = (one.term.min, one.term.max) if isinstance(one.term, Option) else (None, None)
    if low is not None and not value >= low:
        raise Misuse("cli-fault-low", option=one.title, low=str(low), given=raw)
    if high is not None and not value <= high:
        raise Misuse("cli-fault-high", option=one.title, high=str(high), given=raw)
    return value
