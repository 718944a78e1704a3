"""The program `warpad`: its commands, and what happens when something goes wrong."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

import typer

from warpad import __version__
from warpad.cli import (
    arena,
    backup,
    battle,
    bench,
    check,
    content,
    etude,
    games,
    new,
    replay,
    rules,
    serve,
    show,
    sim,
    watch,
)
from warpad.cli.parameters import Lang
from warpad.cli.speech import complaint, say
from warpad.core.errors import WarpadError

BAD_INPUT = 2
BROKEN = 70
INTERRUPTED = 130

app = typer.Typer(
    name="warpad",
    help=say("help"),
    epilog=say("examples"),
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)

COMMANDS = (watch, serve, battle, show, replay, sim, arena, bench, new, games, rules, content, backup, check)
for module in COMMANDS:
    app.command(
        module.NAME,
        help=say(f"{module.NAME}-help"),
        epilog=say(f"{module.NAME}-examples"),
        no_args_is_help=False,
    )(module.run)


app.add_typer(etude.app, name=etude.NAME)


@app.command("version", help=say("version-help"))
def version() -> None:
    print(__version__)


@app.callback()
def speak(lang: Lang = "") -> None:
    """The language is read from the arguments before any command is known: `speech.language`."""


def stop(text: str, code: int) -> NoReturn:
    if text:
        print(f"warpad: {text}", file=sys.stderr)
    sys.exit(code)


def misuse(text: str) -> str:
    """What was wrong with the arguments, as a sentence; nothing when the help was shown instead."""
    return say("usage", error=f"{text.rstrip('. ')}.") if text else ""


def close_pipes() -> None:
    """The reader went away: nothing more is written, and nobody complains."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main() -> None:
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        stop(misuse(error.format_message()), BAD_INPUT)
    except WarpadError as error:
        stop(complaint(error), BAD_INPUT)
    except BrokenPipeError:
        close_pipes()
        sys.exit(0)
    except (KeyboardInterrupt, typer.Abort):
        stop(say("interrupted"), INTERRUPTED)
    except OSError as error:
        stop(f"{error.filename or ''}: {error.strerror}".lstrip(": "), BAD_INPUT)
    except Exception as error:
        if os.environ.get("WARPAD_DEBUG"):
            raise
        stop(say("broken", error=f"{type(error).__name__}: {error}"), BROKEN)
    sys.exit(code if isinstance(code, int) else 0)
