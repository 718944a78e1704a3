"""What becomes of matches that nobody touches: finished ones are packed, forgotten ones deleted."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from warpad.server.settings import Keeping
from warpad.server.storage.appends import StorageError
from warpad.server.storage.plans import Torn
from warpad.server.storage.store import Store

log = logging.getLogger("warpad.server")

DAY = 86_400.0
FIRST_SECONDS = 60.0
EVERY_SECONDS = 3600.0
MOST_AT_ONCE = 20_000


async def age(store: Store, keeping: Keeping, is_open: Callable[[str], bool]) -> None:
    """Does it again and again while the server runs."""
    await asyncio.sleep(FIRST_SECONDS)
    while True:
        try:
            await age_once(store, keeping, is_open, time.time())
        except Exception:
            log.exception("old matches could not be looked after")
        await asyncio.sleep(EVERY_SECONDS)


async def age_once(store: Store, keeping: Keeping, is_open: Callable[[str], bool], now: float) -> None:
    """Packs and deletes what is old enough by the host's rules; 0 days means never."""
    if keeping.pack_days:
        for id in await _old(store, "finished", now - keeping.pack_days * DAY, is_open):
            await _do(store.pack, id)
    if keeping.tries_days:
        for id in await _old(store, "running", now - keeping.tries_days * DAY, is_open, "etude"):
            await _do(store.forget, id)
    if keeping.unfinished_days:
        for id in await _old(store, "running", now - keeping.unfinished_days * DAY, is_open):
            await _do(store.forget, id)


async def _old(
    store: Store, state: str, before: float, is_open: Callable[[str], bool], origin: str | None = None
) -> list[str]:
    found = await store.untouched(state, before, MOST_AT_ONCE, origin)
    return [id for id in found if not is_open(id)]


async def _do(work: Callable[[str], Awaitable[None]], id: str) -> None:
    try:
        await work(id)
    except (StorageError, Torn) as error:
        log.warning("match %s could not be looked after: %s", id, error, extra={"match": id})
    await asyncio.sleep(0)
