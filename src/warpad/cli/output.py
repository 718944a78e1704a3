"""Where results and chatter go: results to standard output, all else to standard error."""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console


@cache
def console() -> Console:
    """Results, with colours when a terminal reads them."""
    from rich.console import Console

    return Console(highlight=False, soft_wrap=True)


@cache
def chatter() -> Console:
    """Progress and warnings."""
    from rich.console import Console

    return Console(highlight=False, stderr=True)


def print_markup(text: str) -> None:
    console().print(text)


def print_plain(text: str) -> None:
    console().print(text, markup=False)


def print_json(data: Any) -> None:
    """One line of JSON that a program can read."""
    import msgspec

    sys.stdout.buffer.write(msgspec.json.encode(data) + b"\n")


def warn(text: str) -> None:
    chatter().print(text, markup=False, style="yellow")
