"""The ways in which input can be wrong, each a different thing."""

from __future__ import annotations


class WarpadError(Exception):
    """Something the user can mend; its text is one clear sentence."""


class DecodeError(WarpadError):
    """Unreadable: `path` says where, the text what was expected and what came."""

    def __init__(self, text: str, path: str = "") -> None:
        self.path = path
        super().__init__(f"{path}: {text}" if path else text)


class IllegalMove(WarpadError):
    """Not allowed: `rule` says which rule refuses it."""

    def __init__(self, rule: str, text: str) -> None:
        self.rule = rule
        self.text = text
        super().__init__(f"{text} ({rule})")


class StaleMove(WarpadError):
    """Too late: the move was made for an older version."""

    def __init__(self, seen: int, current: int) -> None:
        self.seen = seen
        self.current = current
        super().__init__(f"the move was made for version {seen}, the match is at {current}")


class SetupError(WarpadError):
    """A set-up that no rule allows; the text says what is allowed."""


class ContentError(WarpadError):
    """A content file that cannot be used; the text names file and path."""
