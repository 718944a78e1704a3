"""Where batches are played: processes of this machine, or a Ray cluster, behind one interface."""

from __future__ import annotations

import multiprocessing
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from importlib import import_module
from typing import Any

from warpad.arena.schedule import Fixture
from warpad.arena.worker import play_batch
from warpad.core.errors import WarpadError
from warpad.core.game import Json

Play = Callable[[str, list[Json], list[Fixture]], list[Json]]

TRIES = 3
# Seconds within which a cluster must answer.
PATIENCE = 3.0


def play_all(
    game: str,
    setups: list[Json],
    batches: Sequence[list[Fixture]],
    jobs: int,
    ray_address: str | None = None,
    play: Play = play_batch,
) -> Iterator[list[Json]]:
    """The rows of every batch, as they come in; `play` is what a worker does."""
    if ray_address is not None:
        yield from _on_ray(partial(play, game, setups), batches, ray_address)
    elif jobs == 1:
        for batch in batches:
            yield play(game, setups, batch)
    else:
        yield from _on_processes(partial(play, game, setups), batches, jobs or os.cpu_count() or 1)


def _on_processes(
    play: Callable[[list[Fixture]], list[Json]], batches: Sequence[list[Fixture]], jobs: int
) -> Iterator[list[Json]]:
    """Each process plays one batch at a time; one that dies is replaced and its batch played again."""
    waiting = deque(range(len(batches)))
    deaths = dict.fromkeys(waiting, 0)
    idle = [_process() for _ in range(min(jobs, len(batches)))]
    busy: dict[Future[list[Json]], tuple[ProcessPoolExecutor, int]] = {}
    try:
        while waiting or busy:
            while waiting and idle:
                process, number = idle.pop(), waiting.popleft()
                busy[process.submit(play, batches[number])] = process, number
            ready, _ = wait(busy, return_when=FIRST_COMPLETED)
            for future in ready:
                process, number = busy.pop(future)
                try:
                    rows = future.result()
                except BrokenProcessPool:
                    deaths[number] += 1
                    if deaths[number] == TRIES:
                        raise WarpadError(
                            f"workers died {TRIES} times over the same games; the finished ones are kept"
                        ) from None
                    waiting.append(number)
                    idle.append(_process())
                else:
                    idle.append(process)
                    yield rows
    finally:
        for process in [*idle, *(process for process, _ in busy.values())]:
            process.shutdown(wait=True, cancel_futures=True)


def _process() -> ProcessPoolExecutor:
    """A process of its own, so that its death takes nobody along."""
    return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))


def _on_ray(
    play: Callable[[list[Fixture]], list[Json]], batches: Sequence[list[Fixture]], address: str
) -> Iterator[list[Json]]:
    """The same batches as Ray tasks; Ray plays a batch again when its worker dies."""
    ray = _ray(address)
    task: Any = ray.remote(max_retries=TRIES)(lambda batch: play(batch))
    waiting = [task.remote(batch) for batch in batches]
    while waiting:
        ready, waiting = ray.wait(waiting)
        for reference in ready:
            try:
                yield ray.get(reference)
            except ray.exceptions.RayError as error:
                raise WarpadError(
                    f"the cluster lost games for good ({type(error).__name__}); the finished ones are kept"
                ) from None


def _ray(address: str) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise WarpadError("Ray is not installed; install warpad with the extra [ray]") from None
    if not ray.is_initialized():
        _check(address)
        try:
            local = address == "local"
            ray.init(address=address, include_dashboard=False if local else None, log_to_driver=False)
        except Exception as error:
            raise WarpadError(f"no Ray cluster answers at {address!r} ({type(error).__name__})") from None
    return ray


def _check(address: str) -> None:
    """Ray itself asks for minutes whether a cluster is there; a closed door is known at once."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        raise WarpadError(f"no Ray cluster answers at {address!r} ({error})") from None
