"""Long work is done in idle time while that gets on, and not left undone where it does not."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Iterator

import pytest

from warpad.server.work.idling import Share, in_idle_time


@pytest.fixture
def shares(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the work is told that it got, step by step; then what it really got."""
    told: list[float] = []
    of_late = Share.of_late
    monkeypatch.setattr(Share, "of_late", lambda share: told.pop(0) if told else of_late(share))
    return told


def workers(most: int) -> Iterator[bool]:
    """Whether each step is taken by our own thread."""
    for _ in range(most):
        yield threading.current_thread() is threading.main_thread()


def test_all_steps_are_taken_in_order() -> None:
    assert list(in_idle_time(iter(range(20)))) == list(range(20))


def test_what_goes_wrong_is_told(shares: list[float]) -> None:
    def failing() -> Iterator[int]:
        yield 1
        raise ZeroDivisionError

    for share in (0.0, 1.0):
        shares[:] = [share]
        steps = in_idle_time(failing())
        assert next(steps) == 1
        with pytest.raises(ZeroDivisionError):
            next(steps)


def test_idle_work_that_starves_is_taken_over_until_there_is_time_again(shares: list[float]) -> None:
    shares[:] = [0.9, 0.4, 0.2, 0.4, 0.6, 0.9]
    assert list(in_idle_time(workers(7))) == [True, False, False, True, True, False, False]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no idle work")
def test_steps_are_idle_work_and_the_rest_of_the_process_is_not(shares: list[float]) -> None:
    def policies() -> Iterator[int]:
        while True:
            yield os.sched_getscheduler(0)

    shares[:] = [0.9]
    steps = in_idle_time(policies())
    assert [next(steps), next(steps)] == [os.SCHED_OTHER, os.SCHED_IDLE]
    assert os.sched_getscheduler(0) == os.SCHED_OTHER


def test_a_share_is_measured_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.25, 0.5, 1.5])
    cpu = iter([0.0, 0.125, 0.25, 1.0])
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    monkeypatch.setattr(time, "process_time", lambda: next(cpu))
    share = Share()
    assert [share.of_late(), share.of_late(), share.of_late()] == [0.0, 0.5, 0.75]
