"""Picks the positions whose trees are counted: every kind of question, from games of every kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from tests.corpus.counting import TooWide, asks, deep_counts, ways
from tests.corpus.files import Count, Entry
from warpad.core.game import Game
from warpad.core.position import Position
from warpad.core.record import begin, moves_of

POSITIONS = 60
# Candidates kept for each kind of question, and how often each verb should be met.
KEPT = 4
TWICE = 2


@dataclass(frozen=True)
class Candidate:
    """A moment of a recorded game."""

    entry: Entry
    step: int
    asks: str
    width: int

    @property
    def verbs(self) -> set[str]:
        return verbs_of(self.asks)


def verbs_of(asked: str) -> set[str]:
    """The verbs of a question, each with who is asked."""
    kind, colon, verbs = asked.rpartition(": ")
    return {f"{kind}{colon}{verb}" for verb in verbs.split()}


def position_at(game: Game, entry: Entry, step: int) -> Position:
    record = entry.record()
    position = begin(game, record)
    for number, played in enumerate(record.steps[:step], start=1):
        position.apply(moves_of(game, position, played, number))
    return position


def pick(game: Game, entries: Iterable[Entry], had: list[Count], advance: Callable[[], None]) -> list[Count]:
    """Positions beside those we have, with their counts, until there are enough and every verb is met."""
    picked = list(had)
    met: dict[str, int] = {}
    for count in picked:
        _meet(met, verbs_of(count.asks))
    known = {(count.record, count.step) for count in picked}
    left = [one for one in candidates(game, entries, advance) if (one.entry.name, one.step) not in known]
    while left and (len(picked) < POSITIONS or _is_new(met, left)):
        best = max(left, key=lambda one: _worth(met, one, picked))
        left.remove(best)
        counted = _counted(game, best)
        if counted is not None:
            picked.append(counted)
            _meet(met, best.verbs)
    return picked


def _meet(met: dict[str, int], verbs: set[str]) -> None:
    for verb in verbs:
        met[verb] = met.get(verb, 0) + 1


def _is_new(met: dict[str, int], left: list[Candidate]) -> bool:
    return any(verb not in met for one in left for verb in one.verbs)


def _worth(met: dict[str, int], one: Candidate, picked: list[Count]) -> tuple[int, int, int, int]:
    """New verbs first, then rarely met ones, then new kinds of questions, then other games."""
    times = [met.get(verb, 0) for verb in one.verbs]
    return (
        sum(time == 0 for time in times),
        sum(time < TWICE for time in times),
        -sum(count.asks == one.asks for count in picked),
        -sum(count.record == one.entry.name for count in picked),
    )


def _counted(game: Game, one: Candidate) -> Count | None:
    """The counts of a moment; None where they are too many, or the game is over too soon."""
    position = position_at(game, one.entry, one.step)
    try:
        counts = deep_counts(position)
    except TooWide:
        return None
    if not counts[-1]:
        return None
    return Count(one.entry.name, one.step, one.asks, counts, game.dump(position))


def candidates(game: Game, entries: Iterable[Entry], advance: Callable[[], None]) -> list[Candidate]:
    """A few moments for each kind of question, each from another game: the first ones and the narrowest."""
    found: dict[str, list[Candidate]] = {}
    for entry in entries:
        here: dict[str, Candidate] = {}
        for one in moments(game, entry):
            if one.asks not in here or one.width < here[one.asks].width:
                here[one.asks] = one
        for asked, one in here.items():
            found.setdefault(asked, []).append(one)
        advance()
    kept: list[Candidate] = []
    for row in found.values():
        narrow = sorted(row[KEPT:], key=lambda one: one.width)
        kept += [*row[:KEPT], *narrow[:KEPT]]
    return kept


def moments(game: Game, entry: Entry) -> Iterator[Candidate]:
    """Every moment of a game."""
    record = entry.record()
    position = begin(game, record)
    for number, step in enumerate(record.steps, start=1):
        yield Candidate(entry, number - 1, asks(game, position), len(ways(position)))
        position.apply(moves_of(game, position, step, number))
