"""What the command line says, in the language of the user."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

from warpad import locales
from warpad.core.errors import WarpadError

OPTION = "--lang"
# What follows is no option.
REST = "--"


def wish_of(arguments: Sequence[str]) -> str | None:
    """The language asked for by `--lang ru` or `--lang=ru`, before anything else is read."""
    for number, argument in enumerate(arguments):
        if argument == REST:
            break
        if argument.startswith(f"{OPTION}="):
            return argument.partition("=")[2]
        if argument == OPTION:
            return arguments[number + 1] if number + 1 < len(arguments) else ""
    return None


def without_wish(arguments: Sequence[str]) -> list[str]:
    """The other words: every command may be told the language, at any place."""
    cut = list(arguments).index(REST) if REST in arguments else len(arguments)
    left = [word for word in arguments[:cut] if not word.startswith(f"{OPTION}=")]
    if OPTION in left:
        at = left.index(OPTION)
        left[at : at + 2] = []
    return [*left, *arguments[cut:]]


@cache
def language() -> str:
    return locales.choose(wish_of(sys.argv[1:]))


def complaint(error: WarpadError) -> str:
    """What was wrong, in one sentence."""
    return error.told(lambda id, facts: locales.told(id, facts, language()))


def say(id: str, **args: Any) -> str:
    """One of our own messages, `cli-` left out."""
    return locales.text(f"cli-{id}", args, language())


def decimal(number: str) -> str:
    return locales.decimal(number, language())


def scores_text(scores: Sequence[float]) -> str:
    return " : ".join(decimal(f"{score:g}") for score in scores)
