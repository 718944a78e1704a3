"""Full searches for garbage wait for a quiet moment."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from warpad.server.matches.pulse import Pulse
from warpad.server.sweeping import sweeping


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.self = self


def lost_ring() -> weakref.ref[Ring]:
    return weakref.ref(Ring())


async def until_gone(ring: weakref.ref[Ring], seconds: float) -> bool:
    for _ in range(int(seconds / 0.01)):
        if ring() is None:
            return True
        await asyncio.sleep(0.01)
    return False


@pytest.mark.parametrize("quiet", [True, False])
def test_garbage_goes_in_a_quiet_moment_and_at_last_in_any(quiet: bool) -> None:
    async def run() -> None:
        async with sweeping(lambda: quiet, every=0.05):
            assert gc.get_threshold()[2] > 10**6, "no full search comes by itself"
            assert await until_gone(lost_ring(), 10)

    usual = gc.get_threshold()
    asyncio.run(run())
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0


def test_nobody_moved_just_now(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    pulse = Pulse()
    assert pulse.is_quiet()
    pulse.note(0.01)
    assert not pulse.is_quiet()
    now[0] += 2
    assert pulse.is_quiet()
