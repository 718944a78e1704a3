"""Processes for long work: one waits ahead, a dead one is replaced, none is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from warpad.server.work import crew as crews
from warpad.server.work.crew import Crew

PATIENCE = 120.0


def main(errand: bytes) -> None:
    """The work of a worker: it says who it is and what it was told, then waits to be ended."""
    from warpad.server.work.process import hand_in

    hand_in(f"{os.getpid()} {errand.decode().strip()}".encode())
    signal.pause()


def visit(scene: Callable[[Crew], Awaitable[None]], **how: Any) -> None:
    async def played() -> None:
        crew = Crew(**how)
        try:
            async with asyncio.timeout(PATIENCE):
                await scene(crew)
        finally:
            await crew.close()

    asyncio.run(played())


async def ready(crew: Crew) -> int:
    """The process that waits ahead."""
    crew.get_ready()
    while not crew.is_ready:
        await asyncio.sleep(0.01)
    return crew._spare.pid


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_the_process_that_waits_gets_the_errand_and_ends_when_it_is_left() -> None:
    async def scene(crew: Crew) -> None:
        first = await ready(crew)
        async with crew.worker_for(__name__, b"hello") as answer:
            assert (await answer.readline()).split() == [str(first).encode(), b"hello"]
            crew.get_ready()
            assert is_alive(first)
            assert crew._starting is None
        assert not is_alive(first)
        assert await ready(crew) != first

    visit(scene)


def test_who_is_being_started_gets_the_errand() -> None:
    async def scene(crew: Crew) -> None:
        crew.get_ready()
        async with crew.worker_for(__name__, b"hello"):
            assert not crew.is_ready

    visit(scene)


def test_a_process_that_died_waiting_is_replaced() -> None:
    async def scene(crew: Crew) -> None:
        first = await ready(crew)
        os.kill(first, signal.SIGKILL)
        while crew.is_ready:
            await asyncio.sleep(0.01)
        assert not is_alive(first)
        assert await ready(crew) != first

    visit(scene)


def test_nobody_waits_for_ever_nor_after_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[int] = []

    async def scene(crew: Crew) -> None:
        monkeypatch.setattr(crews, "WAIT_SECONDS", 0.1)
        patient = await ready(crew)
        while is_alive(patient):
            await asyncio.sleep(0.01)
        monkeypatch.setattr(crews, "WAIT_SECONDS", 60.0)
        left.append(await ready(crew))

    visit(scene)
    assert not is_alive(left[0])


def test_another_engine_needs_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(crew: Crew) -> None:
        first = await ready(crew)
        monkeypatch.setattr(sys, "path", [*sys.path, "/elsewhere"])
        assert await ready(crew) != first
        assert not is_alive(first)

    visit(scene)


def test_none_is_kept_where_none_is_wanted() -> None:
    async def scene(crew: Crew) -> None:
        crew.get_ready()
        await asyncio.sleep(0)
        assert not crew.is_ready

    visit(scene, keeps_ready=False)
