"""What was shown of a position, kept as bytes until the position changes."""

from __future__ import annotations

from typing import Any

import msgspec

from warpad.play.match import Match
from warpad.play.update import Views

_encode = msgspec.json.Encoder().encode


class Memory(Views):
    """Views worked out once for each position: sealed choices, requests and clocks change no view.

    Where all see the same, one view is everybody's.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[str, int | None], tuple[int, msgspec.Raw]] = {}

    def view(self, match: Match, seat: int | None) -> Any:
        who = None if match.game.looks_alike(match.position) else seat
        return self._kept(("view", who), match) or self._keep(("view", who), match, super().view)

    def choices(self, match: Match, seat: int) -> Any:
        return self._kept(("legal", seat), match) or self._keep(("legal", seat), match, super().choices)

    def forget(self) -> None:
        self._known.clear()

    def _kept(self, what: tuple[str, int | None], match: Match) -> msgspec.Raw | None:
        decided, shown = self._known.get(what, (None, None))
        return shown if decided == match.decided else None

    def _keep(self, what: tuple[str, Any], match: Match, look: Any) -> msgspec.Raw:
        shown = msgspec.Raw(_encode(look(match, what[1])))
        self._known[what] = (match.decided, shown)
        return shown
