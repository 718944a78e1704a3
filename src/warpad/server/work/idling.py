"""Long work in the time that nobody else wants, while there is enough of it."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

Step = TypeVar("Step")

# What part of a processor work that is only nice must get before it becomes idle work, and what idle work
# must get to stay it, measured over so many seconds.
ENOUGH_TO_BEGIN = 0.5
ENOUGH_TO_STAY = 0.3
MEASURED_SECONDS = 0.5


def in_idle_time(steps: Iterator[Step]) -> Iterator[Step]:
    """The same steps, taken by a thread of idle work while that gets on, else by our own, which is nice.

    Linux wakes others on a core with idle work as on a free one; beside work that is only nice they queue on
    the cores that are left. But where everybody is busy, idle work gets nearly nothing. Two threads, because
    one that has become idle work may not change back."""
    share = Share()
    with ThreadPoolExecutor(1, initializer=_become_idle) as idle:
        is_idle, ahead = False, iter(steps)
        with suppress(StopIteration):
            while True:
                yield idle.submit(next, ahead).result() if is_idle else next(ahead)
                is_idle = share.of_late() >= (ENOUGH_TO_STAY if is_idle else ENOUGH_TO_BEGIN)


class Share:
    """What part of a processor this process got of late: as measured last, until that is long ago."""

    def __init__(self) -> None:
        self._share = 0.0
        self._began, self._used = time.monotonic(), time.process_time()

    def of_late(self) -> float:
        now, used = time.monotonic(), time.process_time()
        if now - self._began >= MEASURED_SECONDS:
            self._share = (used - self._used) / (now - self._began)
            self._began, self._used = now, used
        return self._share


def _become_idle() -> None:
    with suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
