"""How long each seat has thought, and who ran out of time."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Mapping

from warpad.play.shapes import ClockInfo

Now = Callable[[], float]

# What happened is shown before the next choice, at about this pace; the time for it is granted here.
SECONDS_AN_EVENT = 0.8
# So few events are seen as they happen; and nobody is waited for longer than this.
SEEN_AS_MADE = 3
LONGEST_SHOW = 40.0


def show_time(events: int) -> float:
    """For how many seconds a clock stands while so many events are shown."""
    return min(LONGEST_SHOW, SECONDS_AN_EVENT * max(0, events - SEEN_AS_MADE))


def steady_time(at: float | None = None) -> Now:
    """The time of day at the start, plus what has passed since: no jump of the system's clock moves it.

    `at` is what time it is by the clock that counts, where that is another one (the database's).
    """
    began = (time.time() if at is None else at) - time.monotonic()
    return lambda: began + time.monotonic()


class Clock:
    """Seconds used by each seat; a limit of 0 never runs out."""

    def __init__(self, seats: int, limit: float = 0, increment: float = 0) -> None:
        self.limit = limit
        self.increment = increment
        self._spent = [0.0] * seats
        self._granted = [float(limit)] * seats
        self._since: dict[int, float] = {}
        self._retired: set[int] = set()

    def run(self, seats: Iterable[int], at: float, stands: Mapping[int, float] | None = None) -> None:
        """From now on these seats think, and no other; `stands` says for how long each may look first."""
        wanted = set(seats)
        for seat in list(self._since):
            if seat not in wanted:
                self._stop(seat, at)
        for seat in wanted - set(self._since):
            self._since[seat] = at + (stands or {}).get(seat, 0.0)

    def resume(self, at: float) -> None:
        """Time in which nobody could play counts for nobody."""
        self._since = dict.fromkeys(self._since, at)

    def pause(self, began: float, ended: float) -> None:
        """The same for one break: what had been thought before it stays used."""
        for seat, since in self._since.items():
            self._since[seat] = since + max(0.0, ended - max(began, since))

    def retire(self, seat: int) -> None:
        """This seat has given up or fallen: it falls no more."""
        self._retired.add(seat)

    def since(self) -> float:
        """When the first of those who think now began to; infinite when nobody does."""
        return min(self._since.values(), default=math.inf)

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
        ends = [left + self._stands(seat, at) for seat, left in self._left(at).items()]
        return max(0.0, min(ends)) if ends else None

    def as_json(self, at: float) -> ClockInfo:
        return {
            "used": [round(seconds, 3) for seconds in self.used(at)],
            "limit": self.limit,
            "increment": self.increment,
            "granted": list(self._granted),
            "since": min(self._since.values(), default=None),
            "now": at,
            "running": sorted(self._since),
            "stands": [
                round(max(0.0, self._since.get(seat, at) - at), 3) for seat in range(len(self._spent))
            ],
        }

    def _left(self, at: float) -> dict[int, float]:
        if not self.limit:
            return {}
        used = self.used(at)
        return {seat: self._granted[seat] - used[seat] for seat in self._since if seat not in self._retired}

    def _stands(self, seat: int, at: float) -> float:
        """For how many seconds more the clock of a seat stands."""
        return max(0.0, self._since.get(seat, at) - at)

    def _stop(self, seat: int, at: float) -> None:
        self._spent[seat] += max(0.0, at - self._since.pop(seat))
        if self.limit:
            self._granted[seat] += self.increment
