"""How fast the latest moves were acknowledged, as the server itself sees it."""

from __future__ import annotations

import time
from collections import deque

from warpad.core.game import Json

KEPT = 4096
QUIET_SECONDS = 1.0
SHARES = (50, 95, 99)


class Pulse:
    """Seconds from reading a request to its acknowledgement, the writing to disk included."""

    def __init__(self) -> None:
        self._seconds: deque[float] = deque(maxlen=KEPT)
        self._last = -QUIET_SECONDS

    def note(self, seconds: float) -> None:
        self._seconds.append(seconds)
        self._last = time.monotonic()

    def is_quiet(self) -> bool:
        """Whether nobody has moved just now."""
        return time.monotonic() - self._last >= QUIET_SECONDS

    def as_json(self) -> Json:
        """How many are known, and in how many milliseconds these shares of them were done."""
        known = sorted(self._seconds)
        return {"count": len(known)} | {f"p{share}": _share(known, share) for share in SHARES}


def _share(known: list[float], share: int) -> float | None:
    return round(1000 * known[len(known) * share // 100], 2) if known else None
