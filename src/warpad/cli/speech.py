"""What the command line says, in the language of the user."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

from warpad import locales
from warpad.core.errors import WarpadError

OPTION = "--lang"


def wish_of(arguments: Sequence[str]) -> str | None:
    """The language asked for by `--lang ru` or `--lang=ru`, before anything else is read."""
    for number, argument in enumerate(arguments):
        if argument.startswith(f"{OPTION}="):
            return argument.partition("=")[2]
        if argument == OPTION and number + 1 < len(arguments):
            return arguments[number + 1]
    return None


@cache
def language() -> str:
    return locales.choose(wish_of(sys.argv[1:]))


def complaint(error: WarpadError) -> str:
    """What was wrong, in one sentence."""
    return error.told(lambda id, facts: locales.told(id, facts, language()))


def say(id: str, **args: Any) -> str:
    """One of our own messages, `cli-` left out."""
    return locales.text(f"cli-{id}", args, language())
