"""Where results and chatter go: results to standard output, all else to standard error."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console

CODES = {"bold": 1, "red": 31, "green": 32, "yellow": 33}


@cache
def console() -> Console:
    """Results, with colours when a terminal reads them."""
    from rich.console import Console

    return Console(highlight=False, soft_wrap=True, emoji=False)


@cache
def chatter() -> Console:
    """Progress and warnings."""
    from rich.console import Console

    return Console(highlight=False, stderr=True, emoji=False)


def print_markup(text: str) -> None:
    """A drawing with its colours."""
    console().print(text)


def print_plain(text: str) -> None:
    print(text)


def print_json(data: Any) -> None:
    """One line of JSON that a program can read."""
    import msgspec

    sys.stdout.flush()
    sys.stdout.buffer.write(msgspec.json.encode(data) + b"\n")
    sys.stdout.buffer.flush()


def warn(text: str) -> None:
    print(styled(text, "yellow", sys.stderr), file=sys.stderr)


def bold(text: str) -> str:
    return styled(text, "bold")


def styled(text: str, style: str, stream: Any = None) -> str:
    """The text in a colour or in bold, where a terminal shows it."""
    where = stream or sys.stdout
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" or not where.isatty():
        return text
    return f"\033[{CODES[style]}m{text}\033[0m"


@contextmanager
def progress(count: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, when a person watches."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=chatter(), transient=True, disable=not chatter().is_terminal) as bar:
        task = bar.add_task("", total=count)
        yield lambda games: bar.advance(task, games)
