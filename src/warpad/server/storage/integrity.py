"""Looks through the whole store: what cannot be read any more is set apart, with its readable part kept."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from warpad.play.entries import unpack
from warpad.server.storage.appends import StorageError
from warpad.server.storage.plans import Torn
from warpad.server.storage.store import Store

log = logging.getLogger("warpad.server")

AT_ONCE = 5


@dataclass
class Report:
    """How many matches were read, which of them are damaged, and what the database says of itself."""

    matches: int = 0
    torn: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def is_sound(self) -> bool:
        return not self.torn and not self.faults


async def check(store: Store, share: float = 1.0) -> Report:
    """Reads every match, a few at a time, and rests so that it takes no more than a share of the time."""
    report = Report(faults=await _examine(store))
    after = ""
    while ids := await store.ids(after, AT_ONCE):
        after = ids[-1]
        began = time.monotonic()
        for id in ids:
            report.matches += 1
            if not await _is_sound(store, id):
                report.torn.append(id)
                log.error("match %s is damaged and is set apart", id, extra={"match": id})
                with suppress(StorageError):  # where even that cannot be written
                    await store.quarantine(id)
        await asyncio.sleep((time.monotonic() - began) * (1 / share - 1))
    for fault in report.faults:
        log.error("the database is damaged: %s", fault)
    return report


async def _examine(store: Store) -> list[str]:
    try:
        return await store.examine()
    except SQLAlchemyError as error:
        return [str(error.__cause__ or error)]


async def _is_sound(store: Store, id: str) -> bool:
    try:
        if await store.plan(id) is None or await store.summary(id) is None:
            return False
        for body in await store.entries(id):
            unpack(body)
    except (Torn, SQLAlchemyError, msgspec.DecodeError, UnicodeDecodeError):
        return False
    return True
