"""The program `warpad`: its commands, and what happens when something goes wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import NoReturn

from warpad import locales
from warpad.cli.parts.arguments import Exit, parameters_of
from warpad.cli.parts.reading import HELP, HelpWanted, Misuse, read
from warpad.cli.parts.speech import OPTION, complaint, say, wish_of, without_wish
from warpad.core.errors import WarpadError

BAD_INPUT = 2
BROKEN = 70
INTERRUPTED = 130
AS_JSON = "--json"

# Each command is a module of its name, loaded when it is called: `run`, or COMMANDS of its own.
COMMANDS = (
    "watch",
    "serve",
    "play",
    "token",
    "battle",
    "show",
    "replay",
    "review",
    "analyse",
    "sim",
    "arena",
    "bench",
    "new",
    "games",
    "rules",
    "content",
    "backup",
    "check",
    "etude",
    "learn",
    "completion",
    "version",
)
HIDDEN = ("complete",)

Command = Callable[..., None]


def obey(words: Sequence[str]) -> None:
    """Does what the words say."""
    check_language(wish_of(words))
    words = command_first(without_wish(words))
    if "--version" in words[:1]:
        words = ["version", *words[1:]]
    if not words or words[0] in HELP:
        from warpad.cli.parts.helping import group_help

        group_help(
            "", COMMANDS, [("--version", say("version-help")), (f"{OPTION} en|ru|uk|pl", say("lang-help"))]
        )
        return
    name, *rest = words
    check_known(name, (*COMMANDS, *HIDDEN))
    module = import_module(f"warpad.cli.{name}")
    if hasattr(module, "COMMANDS"):
        obey_group(name, module.COMMANDS, rest)
    else:
        call(name, module.run, rest)


def command_first(words: Sequence[str]) -> list[str]:
    """`--json` may stand before a command too."""
    if words[:1] == [AS_JSON] and len(words) > 1:
        return [words[1], AS_JSON, *words[2:]]
    return list(words)


def obey_group(name: str, commands: Mapping[str, Command], words: Sequence[str]) -> None:
    words = command_first(words)
    if not words or words[0] in HELP:
        from warpad.cli.parts.helping import group_help

        group_help(name, commands)
        return
    check_known(words[0], commands)
    call(f"{name} {words[0]}", commands[words[0]], words[1:])


def call(path: str, command: Command, words: Sequence[str]) -> None:
    """Runs a command with what the words give it, or shows its help."""
    try:
        values = read(parameters_of(command), words)
    except HelpWanted:
        from warpad.cli.parts.helping import command_help

        command_help(path, command)
        return
    command(**values)


def check_known(name: str, commands: Sequence[str] | Mapping[str, Command]) -> None:
    if name in commands:
        return
    if name.startswith("-"):
        raise Misuse("cli-fault-option", option=name)
    from difflib import get_close_matches

    near = get_close_matches(name, list(commands), 1)
    if near:
        raise Misuse("cli-fault-command-near", command=name, near=near[0])
    raise Misuse("cli-fault-command", command=name)


def check_language(wish: str | None) -> None:
    if wish is not None and wish not in locales.LANGUAGES:
        raise Misuse("cli-fault-language", given=wish, languages=list(locales.LANGUAGES))


def stop(text: str, code: int, error: WarpadError | None = None) -> NoReturn:
    """Ends with one line on standard error: a sentence, or JSON for a program that asked for it."""
    if AS_JSON in sys.argv:
        import json

        known = {"message": error.message, "args": error.facts, "path": error.path} if error else {}
        told = {"error": {"exit": code, "text": text, **known}}
        print(json.dumps(told, ensure_ascii=False, default=str), file=sys.stderr)
    else:
        print(f"warpad: {text}", file=sys.stderr)
    sys.exit(code)


def close_pipes() -> None:
    """The reader went away: nothing more is written, and nobody complains."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main() -> None:
    try:
        obey(sys.argv[1:])
        sys.stdout.flush()
    except Exit as ended:
        sys.stdout.flush()
        sys.exit(ended.code)
    except Misuse as error:
        stop(f"{complaint(error)} {say('usage-see-help')}", BAD_INPUT, error)
    except WarpadError as error:
        stop(complaint(error), BAD_INPUT, error)
    except BrokenPipeError:
        close_pipes()
        sys.exit(0)
    except KeyboardInterrupt:
        stop(say("interrupted"), INTERRUPTED)
    except OSError as error:
        stop(f"{error.filename or ''}: {error.strerror}".lstrip(": "), BAD_INPUT)
    except Exception as error:
        if os.environ.get("WARPAD_DEBUG"):
            raise
        stop(say("broken", error=f"{type(error).__name__}: {error}"), BROKEN)
    sys.exit(0)
