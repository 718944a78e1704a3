"""The ways in which input can be wrong, each a different thing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Self

Facts = dict[str, Any]
Speaker = Callable[[str, Facts], str]


def _as_written(message: str, facts: Facts) -> str:
    return message


# How a message sounds in English. The core knows no catalogue: the package lends it the reader of its own.
english: Speaker = _as_written


class WarpadError(Exception):
    """Something the user can mend, told in one sentence: a message id with facts.

    What only authors of programs and content meet is an English sentence instead: no catalogue has it,
    so it stands for itself. `path` says where, `detail` what a program would add.
    """

    def __init__(self, message: str, /, *, path: str = "", detail: str = "", **facts: Any) -> None:
        super().__init__(message)
        self.message = message
        self.facts: Facts = facts
        self.path = path
        self.detail = detail

    @property
    def saying(self) -> Facts:
        return {"id": self.message, "args": self.facts}

    def at(self, place: str) -> Self:
        """The same complaint, about this file or line."""
        self.path = f"{place}: {self.path}" if self.path else place
        return self

    def told(self, say: Speaker) -> str:
        """Place, sentence and detail, in the language of the speaker."""
        detail = f" ({self.detail})" if self.detail else ""
        return (f"{self.path}: " if self.path else "") + say(self.message, self.facts) + detail

    def __str__(self) -> str:
        return self.told(english)


class DecodeError(WarpadError):
    """Unreadable: `path` says where, the text what was expected and what came."""

    def __init__(self, message: str, path: str = "", /, *, detail: str = "", **facts: Any) -> None:
        super().__init__(message, path=path, detail=detail, **facts)


class IllegalMove(WarpadError):
    """Not allowed: `rule` says which rule refuses it."""

    def __init__(self, rule: str, message: str, facts: Facts | None = None) -> None:
        super().__init__(message, detail=rule)
        self.args = (rule, message)
        self.rule = rule
        self.facts = facts or {}


class StaleMove(WarpadError):
    """Too late: the move was made for an older version."""

    def __init__(self, seen: int, current: int) -> None:
        super().__init__(f"the move was made for version {seen}, the match is at {current}")
        self.args = (seen, current)
        self.seen = seen
        self.current = current


class SetupError(WarpadError):
    """A set-up that no rule allows; the text says what is allowed."""


class ContentError(WarpadError):
    """A content file that cannot be used; the text names file and path."""


@contextmanager
def reading(place: str) -> Iterator[None]:
    """What is wrong inside stands at this place of a file; a set-up that cannot be is unreadable there."""
    try:
        yield
    except SetupError as error:
        raise DecodeError(error.message, place, detail=error.detail, **error.facts) from None
    except WarpadError as error:
        raise error.at(place) from None
