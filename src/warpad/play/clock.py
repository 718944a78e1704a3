"""How long each seat has thought, and who ran out of time."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from warpad.play.shapes import ClockInfo

Now = Callable[[], float]


class Clock:
    """Seconds used by each seat; a limit of 0 never runs out."""

    def __init__(self, seats: int, limit: float = 0, increment: float = 0) -> None:
        self.limit = limit
        self.increment = increment
        self._spent = [0.0] * seats
        self._granted = [float(limit)] * seats
        self._since: dict[int, float] = {}

    def run(self, seats: Iterable[int], at: float) -> None:
        """From now on these seats think, and no other."""
        wanted = set(seats)
        for seat in list(self._since):
            if seat not in wanted:
                self._stop(seat, at)
        for seat in wanted - set(self._since):
            self._since[seat] = at

    def resume(self, at: float) -> None:
        """Time in which nobody could play counts for nobody."""
        self._since = dict.fromkeys(self._since, at)

    def used(self, at: float) -> list[float]:
        return [
            spent + (max(0.0, at - self._since[seat]) if seat in self._since else 0.0)
            for seat, spent in enumerate(self._spent)
        ]

    def fallen(self, at: float) -> int | None:
        """The seat whose time is over, if any."""
        late = [seat for seat, left in self._left(at).items() if left <= 0]
        return min(late) if late else None

    def next_fall(self, at: float) -> float | None:
        """Seconds until some running seat would be out of time."""
        left = self._left(at)
        return max(0.0, min(left.values())) if left else None

    def as_json(self, at: float) -> ClockInfo:
        return {
            "used": [round(seconds, 3) for seconds in self.used(at)],
            "limit": self.limit,
            "increment": self.increment,
            "granted": list(self._granted),
            "since": min(self._since.values(), default=None),
            "now": at,
            "running": sorted(self._since),
        }

    def _left(self, at: float) -> dict[int, float]:
        if not self.limit:
            return {}
        used = self.used(at)
        return {seat: self._granted[seat] - used[seat] for seat in self._since}

    def _stop(self, seat: int, at: float) -> None:
        self._spent[seat] += max(0.0, at - self._since.pop(seat))
        if self.limit:
            self._granted[seat] += self.increment
