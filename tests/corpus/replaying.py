"""Replays recorded games and says where, and in what, they differ from what was recorded."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import msgspec

from tests.corpus.files import Entry
from tests.corpus.fingerprints import Notes, choices
from warpad.core.errors import WarpadError
from warpad.core.game import Game
from warpad.core.position import CHANCE
from warpad.core.record import begin, end_of, moves_of

# What a difference is in, the gravest first: the first three mean that a rule has changed.
REFUSED, CHOICES, SCORES, POSITION, KEY, EVENTS = (
    "refused",
    "choices",
    "scores",
    "position",
    "key",
    "events",
)
OF_RULES = (REFUSED, CHOICES, SCORES)
KINDS = (*OF_RULES, POSITION, KEY, EVENTS)


@dataclass(frozen=True)
class Difference:
    """The gravest thing in which a game differs, and after how many steps it was first seen."""

    name: str
    kinds: tuple[str, ...]
    step: int
    text: str

    @property
    def is_of_rules(self) -> bool:
        return self.kinds[0] in OF_RULES

    def __str__(self) -> str:
        return f"{self.name}: {', '.join(self.kinds)}: step {self.step}: {self.text}"


def compare(game: Game, entry: Entry) -> Difference | None:
    """How a game goes today; None when it goes as recorded."""
    record, recorded = entry.record(), entry.choices.split()
    notes: Notes | None = None
    number = 0
    try:
        position = begin(game, record)
        notes = Notes(game, position)
        for number, step in enumerate(record.steps, start=1):
            moves = moves_of(game, position, step, number)
            notes.before_step()
            if notes.choices[-1] != recorded[number - 1]:
                return _other_choices(entry, notes, recorded)
            for seat, move in zip(position.actors(), moves, strict=True):
                if seat != CHANCE and move not in list(position.legal(seat)):
                    return Difference(entry.name, (REFUSED,), number, f"{step}: not among the legal moves")
            position.apply(moves)
            notes.after_step()
    except WarpadError as error:
        return _refused(entry, notes, number, str(error))
    except Exception as error:  # whatever a broken rule raises is a difference like any other
        return _refused(entry, notes, number, f"{type(error).__name__}: {error}")
    notes.finish()
    if record.end is None:
        return _other_marks(entry, notes, ())
    if (scores := end_of(position)["scores"]) != record.end["scores"]:
        text = f"ends with {scores}, recorded {record.end['scores']}{_after(notes)}"
        return Difference(entry.name, (SCORES,), len(record.steps), text)
    if (over := choices(position)) != "":
        return Difference(entry.name, (CHOICES,), len(record.steps), f"goes on with {over}")
    return _other_marks(entry, notes, (KEY,) if end_of(position)["key"] != record.end["key"] else ())


def _after(notes: Notes | None) -> str:
    return f" (after: {', '.join(notes.last_events)})" if notes is not None and notes.last_events else ""


def _refused(entry: Entry, notes: Notes | None, number: int, text: str) -> Difference:
    action = msgspec.json.encode(entry.lines[number]).decode() if number else "the start"
    return Difference(entry.name, (REFUSED,), number, f"{action}: {text}{_after(notes)}")


def _other_choices(entry: Entry, notes: Notes, recorded: list[str]) -> Difference:
    number = len(notes.choices)
    text = f"{notes.choices[-1]} choices, recorded {recorded[number - 1]}{_after(notes)}"
    return Difference(entry.name, (CHOICES,), number, text)


def _other_marks(entry: Entry, notes: Notes, kinds: tuple[str, ...]) -> Difference | None:
    """Where a game goes on with equal choices: in what its marks differ, and from which step on."""
    found = Counter({kind: len(notes.choices) for kind in kinds})
    for was, now in zip(entry.marks, notes.marks, strict=True):
        pairs = {POSITION: (was.dump, now.dump), KEY: (was.key, now.key), EVENTS: (was.events, now.events)}
        for kind, (old, new) in pairs.items():
            if old != new:
                found[kind] = min(found.get(kind, was.step), was.step)
    if not found:
        return None
    ordered = tuple(kind for kind in KINDS if kind in found)
    text = ", ".join(f"{kind} from step {found[kind]} on" for kind in ordered)
    return Difference(entry.name, ordered, min(found.values()), text)
