"""Writes the corpus anew: records that can still be played stay, others are played again, new ones join."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count as numbers
from typing import TYPE_CHECKING

from tests.corpus import files, sampling
from tests.corpus.counting import TooWide, asks, deep_counts
from tests.corpus.files import Count, Entry
from tests.corpus.recording import PLAYERS, anew, play
from tests.corpus.replaying import compare
from tests.corpus.setups import allows, more_setups
from warpad.core.errors import WarpadError
from warpad.core.game import Game, Json
from warpad.core.position import Position

if TYPE_CHECKING:
    from tests.corpus.reporting import Report

RECORDS = 340
# So many records of an earlier version of the rules stay, to be refused with a sentence.
FORMER = 5

Watch = Callable[[int, int, str], None]


def write(game: Game, report: Report, watch: Watch) -> str:
    """Writes records and counts; says in one line what was done."""
    old = files.records(game.name)
    changed = {one.name for one in report.differences if one.is_of_rules}
    kept: list[Entry] = []
    dropped: list[Entry] = []
    for entry in old:
        (dropped if entry.name in changed or not allows(game, entry.setup) else kept).append(entry)
    if report.is_new_version:
        _keep_former(game, old, {one.name for one in report.differences if one.may_be_of_rules})
    for entry in kept:
        entry.lines[0]["rules"] = game.rules_version
    entries = [anew(game, entry) for entry in kept]
    added = _played(game, entries, dropped, watch)
    entries = sorted([*entries, *added], key=lambda entry: entry.name)
    files.write_records(game.name, entries)
    positions = _counts(game, entries, watch)
    files.write_counts(game.name, positions)
    files.forget(game.name)
    return f"{len(kept)} records kept, {len(added)} played, {len(positions)} positions counted"


def _keep_former(game: Game, old: list[Entry], changed: set[str]) -> None:
    """A few of the records that go differently by the new rules stay as they were."""
    few = [entry for entry in old if entry.name in changed][:FORMER]
    if few:
        files.write_records(game.name, [*files.records(game.name, files.FORMER), *few], files.FORMER)


def _played(game: Game, kept: Iterable[Entry], dropped: Iterable[Entry], watch: Watch) -> list[Entry]:
    """The missing games: from the set-ups of those that can no longer be played, then from new ones."""
    again = [entry.setup for entry in dropped if allows(game, entry.setup)]
    have = [entry.setup for entry in kept]
    setups = [*again, *more_setups(game, [*have, *again], RECORDS)]
    names = {entry.name for entry in kept}
    free = (number for number in numbers() if _name(game, number) not in names)
    known = {entry.name: entry for entry in files.unfinished(game.name)}
    found = []
    for done, (setup, number) in enumerate(zip(setups, free, strict=False)):
        watch(done, len(setups), _name(game, number))
        found.append(_resumed(game, known, setup, number) or _new(game, setup, number))
    return found


def _name(game: Game, number: int) -> str:
    return f"{game.name}-{number:04}"


def _resumed(game: Game, known: dict[str, Entry], setup: Json, number: int) -> Entry | None:
    """The same game from a run that was interrupted, if nothing has changed since."""
    entry = known.get(_name(game, number))
    if entry is None or entry.setup != setup or compare(game, entry) is not None:
        return None
    return entry


def _new(game: Game, setup: Json, number: int) -> Entry:
    by = PLAYERS[number % len(PLAYERS)]
    entry = play(game, setup, _name(game, number), by, number)
    files.note(game.name, entry)
    return entry


def _counts(game: Game, entries: list[Entry], watch: Watch) -> list[Count]:
    """The positions we had, counted anew, and more where they are missing."""
    by_name = {entry.name: entry for entry in entries}
    had = [fresh for one in files.counts(game.name) if (fresh := _recount(game, by_name, one))]
    done = numbers(1)
    return sampling.pick(game, entries, had, lambda: watch(next(done), len(entries), "positions to count"))


def _recount(game: Game, entries: dict[str, Entry], one: Count) -> Count | None:
    """The same position counted anew: as it was dumped, or from its record where that is no longer read."""
    try:
        position = _position(game, entries, one)
        return Count(one.record, one.step, asks(game, position), deep_counts(position), game.dump(position))
    except (WarpadError, TooWide):
        return None


def _position(game: Game, entries: dict[str, Entry], one: Count) -> Position:
    try:
        return game.load(one.position)
    except WarpadError:
        if one.record not in entries:
            raise
        return sampling.position_at(game, entries[one.record], one.step)
