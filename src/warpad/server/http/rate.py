"""A measure of how much somebody may still send."""

from __future__ import annotations

import time
from collections import OrderedDict

from warpad.play.clock import Now

_ADDRESSES = 4096


class Allowance:
    """Fills by `rate` a second up to `burst`; each request takes one."""

    def __init__(self, rate: float, burst: float, now: Now = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._left = burst
        self._at = now()

    def take(self) -> bool:
        at = self._now()
        self._left = min(self._burst, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Allowances:
    """One allowance for each address; the longest unseen are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._known: OrderedDict[str, Allowance] = OrderedDict()

    def take(self, address: str) -> bool:
        if address not in self._known:
            self._known[address] = Allowance(self._rate, self._burst)
            if len(self._known) > _ADDRESSES:
                self._known.popitem(last=False)
        self._known.move_to_end(address)
        return self._known[address].take()
