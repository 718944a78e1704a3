"""Where batches are played: processes of this machine, or a Ray cluster, behind one interface."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any

from warpad.arena.schedule import Fixture
from warpad.arena.worker import play_batch
from warpad.core.errors import WarpadError
from warpad.core.game import Json

TRIES = 3


def play_all(
    game: str, setups: list[Json], batches: Sequence[list[Fixture]], jobs: int, ray_address: str | None = None
) -> Iterator[list[Json]]:
    """The rows of every batch, as they come in."""
    if ray_address is not None:
        yield from _on_ray(game, setups, batches, ray_address)
    elif jobs == 1:
        for batch in batches:
            yield play_batch(game, setups, batch)
    else:
        yield from _on_processes(game, setups, batches, jobs or os.cpu_count() or 1)


def _on_processes(
    game: str, setups: list[Json], batches: Sequence[list[Fixture]], jobs: int
) -> Iterator[list[Json]]:
    """A process that dies takes down its pool: the unfinished batches are played again in a new one."""
    left = list(range(len(batches)))
    for _ in range(TRIES):
        done: list[int] = []
        try:
            for number, rows in _one_pool(game, setups, batches, left, jobs):
                done.append(number)
                yield rows
        except BrokenProcessPool:
            left = [number for number in left if number not in done]
            continue
        return
    raise WarpadError(f"worker processes died {TRIES} times; the finished games are kept")


def _one_pool(
    game: str, setups: list[Json], batches: Sequence[list[Fixture]], numbers: list[int], jobs: int
) -> Iterator[tuple[int, list[Json]]]:
    pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    try:
        futures: dict[Future[list[Json]], int] = {
            pool.submit(play_batch, game, setups, batches[n]): n for n in numbers
        }
        while futures:
            ready, _ = wait(futures, return_when=FIRST_COMPLETED)
            for future in ready:
                yield futures.pop(future), future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _on_ray(
    game: str, setups: list[Json], batches: Sequence[list[Fixture]], address: str
) -> Iterator[list[Json]]:
    """The same batches as Ray tasks; Ray plays a batch again when its worker dies."""
    ray = _ray(address)
    task: Any = ray.remote(max_retries=TRIES)(play_batch)
    waiting = [task.remote(game, setups, batch) for batch in batches]
    while waiting:
        ready, waiting = ray.wait(waiting)
        for reference in ready:
            yield ray.get(reference)


def _ray(address: str) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise WarpadError("Ray is not installed; install warpad with the extra [ray]") from None
    if not ray.is_initialized():
        try:
            local = address == "local"
            ray.init(address=address, include_dashboard=False if local else None, log_to_driver=False)
        except Exception as error:
            raise WarpadError(f"no Ray cluster answers at {address!r} ({type(error).__name__})") from None
    return ray
