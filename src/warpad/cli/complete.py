"""What the word at the cursor may become, one a line; the shell asks for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Annotated

from warpad import locales
from warpad.cli.completion import SCRIPTS
from warpad.cli.parts.arguments import Argument, Option, Parameter, parameters_of
from warpad.cli.parts.output import print_json, print_plain
from warpad.cli.parts.parameters import AsJson
from warpad.cli.parts.reading import HELP
from warpad.cli.parts.speech import OPTION
from warpad.games import GAMES, rulebook

Words = Annotated[list[str] | None, Argument("[WORD...]", help="usage-help")]


def run(words: Words = None, as_json: AsJson = False) -> None:
    *before, current = words or [""]
    found = [word for word in candidates(before) if word.startswith(current)]
    if as_json:
        print_json(found)
    else:
        for word in found:
            print_plain(word)


def candidates(before: Sequence[str]) -> Iterable[str]:
    """What may follow these words."""
    from warpad.cli.main import COMMANDS

    if before and before[-1] == OPTION:
        return locales.LANGUAGES
    if not before:
        return (*COMMANDS, "--version", OPTION, *HELP)
    if before[0] not in COMMANDS:
        return ()
    module = import_module(f"warpad.cli.{before[0]}")
    if not hasattr(module, "COMMANDS"):
        return of_command(parameters_of(module.run), before[1:])
    if len(before) == 1:
        return list(module.COMMANDS)
    command = module.COMMANDS.get(before[1])
    return of_command(parameters_of(command), before[2:]) if command else ()


def of_command(parameters: Sequence[Parameter], before: Sequence[str]) -> Iterable[str]:
    """The values of the option that was just named, or the options with the values of the next argument."""
    options = {name: one for one in parameters if isinstance(one.term, Option) for name in one.term.names}
    last = options.get(before[-1]) if before else None
    if last is not None and not last.is_flag:
        return values_of(last, before)
    valued = {name for name, one in options.items() if not one.is_flag}
    places = [
        word
        for number, word in enumerate(before)
        if not word.startswith("-") and (number == 0 or before[number - 1] not in valued)
    ]
    arguments = [one for one in parameters if isinstance(one.term, Argument)]
    following = arguments[len(places) : len(places) + 1] or [one for one in arguments[-1:] if one.is_list]
    return [*(value for one in following for value in values_of(one, before)), *options, OPTION, *HELP]


def values_of(one: Parameter, before: Sequence[str]) -> Iterable[str]:
    """What this parameter may be, where that is a list of names; files are left to the shell."""
    match one.title:
        case "GAME":
            return GAMES
        case "ID|GAME":
            return [*GAMES, *(rule.id for name in GAMES for rule in rulebook(name))]
        case "SHELL":
            return list(SCRIPTS)
        case "--bots":
            from warpad.bots import BOTS

            return BOTS
        case "-o/--option":
            return [f"{option}=" for option in options_of(before)]
    return ()


def options_of(before: Sequence[str]) -> list[str]:
    from warpad.games import find

    named = [word for word in before if word in GAMES]
    return [option.name for name in named[:1] for option in find(name).options()]
