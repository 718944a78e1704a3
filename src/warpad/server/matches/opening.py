"""A stored match opened again: as it began, or frozen where that cannot be."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from warpad.play.entries import Renewed, unpack
from warpad.play.match import Match
from warpad.play.pins import is_same
from warpad.server.storage.plans import StoredPlan, Torn
from warpad.server.storage.store import Store

log = logging.getLogger("warpad.server")

# Why nobody may change a match: its log is damaged, or this program plays its game by other rules.
TORN, OUTDATED = "torn", "outdated"
Build = Callable[[StoredPlan], Match]


@dataclass(frozen=True)
class Opened:
    """A match as far as it can be read, and why it is frozen if it is."""

    match: Match
    frozen: str | None
    is_whole: bool = True


async def read_match(store: Store, id: str, plan: StoredPlan, build: Build) -> Opened:
    """The match of a plan after all of its log that can be read."""
    try:
        bodies, torn = await store.entries(id), False
    except Torn as error:
        bodies, torn = error.readable, True
        log.error("the log of match %s is damaged: %s", id, error, extra={"match": id})
    match = build(plan)
    failure = _absorb(match, bodies)
    if _is_outdated(match, plan, bodies):
        log.warning("match %s was begun by other rules or content", id, extra={"match": id})
        return Opened(match, TORN if torn else OUTDATED, failure is None)
    if failure is not None:
        log.error("match %s cannot be replayed", id, exc_info=failure, extra={"match": id})
    return Opened(match, TORN if torn or failure is not None else None, not torn and failure is None)


def _absorb(match: Match, bodies: Sequence[bytes]) -> Exception | None:
    """Replays a log; stops at what cannot be replayed."""
    for body in bodies:
        version = match.version
        try:
            match.absorb(unpack(body))
        except Exception as error:
            match.version = version
            return error
    return None


def _is_outdated(match: Match, plan: StoredPlan, bodies: Sequence[bytes]) -> bool:
    """The last agreement counts; a match of a server that pinned nothing is played as it is."""
    pin = plan.pin
    for body in bodies:
        if b'"kind":"renew"' in body and isinstance(entry := unpack(body), Renewed):
            pin = entry.pin
    return pin is not None and not is_same(pin, match.game)
