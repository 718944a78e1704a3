"""The time a bot may think in one turn, all its decisions together."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], float]

# What is kept back, so that the last step of a search does not run over.
RESERVE = 0.12


def cpu_clock() -> float:
    """Seconds of work of this thread: a busy machine makes no bot weaker."""
    return time.thread_time()


class Ticks:
    """A clock that goes on by one step whenever it is read: the same search every time."""

    def __init__(self, step: float) -> None:
        self._step = step
        self._now = 0.0

    def __call__(self) -> float:
        self._now += self._step
        return self._now


class Budget:
    """Seconds for one turn. A decision is opened, takes its share of what is left, and is closed."""

    def __init__(self, seconds: float, clock: Clock = cpu_clock) -> None:
        self.seconds = seconds
        self._clock = clock
        self._turn: int | None = None
        self._spent = 0.0
        self._opened = 0.0
        self._until = 0.0

    def open(self) -> None:
        """A decision begins: its time counts from now."""
        self._opened = self._clock()

    def enter(self, turn: int) -> bool:
        """Tells the turn of the decision; True when it is the first one of a new turn."""
        is_new = turn != self._turn
        if is_new:
            self._turn, self._spent = turn, 0.0
        return is_new

    def close(self) -> None:
        """The decision is made."""
        self._spent += self._clock() - self._opened

    def left(self) -> float:
        """Seconds that may still be spent in this turn, the reserve aside."""
        return self.seconds * (1 - RESERVE) - self._spent - (self._clock() - self._opened)

    def allow(self, share: float) -> None:
        """From now on this share of what is left may be used; `is_over` tells when it is."""
        left = max(0.0, self.left())
        self._until = self._clock() + left * share

    def is_over(self) -> bool:
        return self._clock() >= self._until
