"""When Python searches for garbage that holds itself: between moves, not in the middle of one.

A full search walks over everything that a server keeps, a second with some thousand sockets and hundreds of
matches, and it comes when much was made: when many play. So it is taken from Python and done here.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

EVERY = 600.0
PATIENCE = 60.0
LOOK = 0.5
# What is young is still searched by Python itself, a few milliseconds at a time.
YOUNG, MIDDLE, NEVER = 5_000, 10, 2**31 - 1


@asynccontextmanager
async def sweeping(is_quiet: Callable[[], bool], every: float = EVERY) -> AsyncIterator[None]:
    """While it is open, full searches come only now and then, and wait for a quiet moment."""
    usual = gc.get_threshold()
    sweep(all_of_it=True)
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    sweeper = asyncio.create_task(_sweep_again(is_quiet, every))
    try:
        yield
    finally:
        sweeper.cancel()
        gc.set_threshold(*usual)
        gc.unfreeze()


def sweep(all_of_it: bool) -> None:
    """Searches what came since the last time, or everything; what is left need not be searched again."""
    if all_of_it:
        gc.unfreeze()
    gc.collect()
    gc.freeze()


async def _sweep_again(is_quiet: Callable[[], bool], every: float) -> None:
    while True:
        await asyncio.sleep(every)
        waited = 0.0
        while not is_quiet() and waited < min(every, PATIENCE):
            await asyncio.sleep(LOOK)
            waited += LOOK
        sweep(all_of_it=is_quiet())
