"""What has changed since the corpus was written, in a few lines for each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tests.corpus import files
from tests.corpus.counting import count
from tests.corpus.files import Count, Entry
from tests.corpus.replaying import Difference, compare
from tests.corpus.writing import Watch
from warpad.core.errors import DecodeError, WarpadError
from warpad.core.game import Game
from warpad.core.position import Position
from warpad.core.record import changes, require_rules

SHOWN = 5


@dataclass
class Report:
    """How the corpus of one game goes today."""

    game: str
    records: int = 0
    positions: int = 0
    former: int = 0
    recorded_rules: int = 0
    rules: int = 0
    differences: list[Difference] = field(default_factory=list)
    counts: list[str] = field(default_factory=list)
    content: set[str] = field(default_factory=set)

    @property
    def differs(self) -> bool:
        return bool(self.differences or self.counts)

    @property
    def is_new_version(self) -> bool:
        return self.rules > self.recorded_rules

    @property
    def needs_version(self) -> bool:
        """Whether old records would be replayed differently."""
        return bool(self.counts) or any(one.may_be_of_rules for one in self.differences)

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        same = self.records - len(self.differences)
        yield f"{self.game}: {same} of {self.records} records go as recorded"
        for kinds, number in Counter(one.kinds for one in self.differences).most_common():
            yield f"  {number} differ in {', '.join(kinds)}:"
            yield from _few([str(one) for one in self.differences if one.kinds == kinds])
        yield f"  {self.positions - len(self.counts)} of {self.positions} positions have equal counts"
        yield from _few(self.counts)
        if self.former:
            yield f"  {self.former} records of earlier rules are looked at too"
        if self.content:
            yield f"  content has changed since: {', '.join(sorted(self.content))}"
        if self.is_new_version:
            yield f"  recorded by version {self.recorded_rules} of the rules, in force is {self.rules}"


def _few(lines: Sequence[str]) -> Iterator[str]:
    for line in lines[:SHOWN]:
        yield f"    {line}"
    if len(lines) > SHOWN:
        yield f"    and {len(lines) - SHOWN} more"


def report(game: Game, watch: Watch) -> Report:
    """Replays and counts all there is of a game."""
    entries, counted = files.records(game.name), files.counts(game.name)
    former = files.records(game.name, files.FORMER)
    found = Report(game.name, len(entries), len(counted), len(former), rules=game.rules_version)
    found.recorded_rules = max((entry.rules for entry in entries), default=game.rules_version)
    total = len(entries) + len(counted) + len(former)
    for done, entry in enumerate([*entries, *former]):
        watch(done, total, entry.name)
        difference = (
            compare_former(game, entry) if done >= len(entries) else compare(game, as_today(game, entry))
        )
        found.differences += [difference] if difference else []
        if done < len(entries):
            found.content |= {fault.facts["file"] for fault in changes(game, entry.record())}
    for done, one in enumerate(counted, start=len(entries) + len(former)):
        watch(done, total, f"{one.record} step {one.step}")
        found.counts += [text] if (text := compare_count(game, one)) else []
    return found


def as_today(game: Game, entry: Entry) -> Entry:
    """The entry as if recorded by today's version, so that a new version is compared and not just refused."""
    entry.lines[0]["rules"] = game.rules_version
    return entry


def compare_former(game: Game, entry: Entry) -> Difference | None:
    """A record of an earlier version: refused with its sentence, or replayed just as it was."""
    try:
        require_rules(game, entry.rules)
    except DecodeError as error:
        if error.message == "record-rules-older":
            return None
        return Difference(entry.name, ("refused",), 0, str(error))
    return compare(game, entry)


def compare_count(game: Game, one: Count) -> str | None:
    """How the counts of a position differ today; None when they are equal."""
    where = f"{one.record} step {one.step} ({one.asks})"
    try:
        position: Position = game.load(one.position)
        now = count(position, len(one.counts))
    except WarpadError as error:
        return f"{where}: {error}"
    return f"{where}: {now}, recorded {one.counts}" if now != one.counts else None
