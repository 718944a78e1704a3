"""Replays recorded games and says where, and in what, they differ from what was recorded."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from tests.corpus.files import Entry
from tests.corpus.fingerprints import Notes
from warpad.core.errors import WarpadError
from warpad.core.game import Game, Json
from warpad.core.position import Position
from warpad.core.record import Record, actor_name, begin, moves_of
from warpad.core.vecs import Ints, append, i64, vec

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
# Letters of an action that are shown.
LONGEST = 100


@dataclass(frozen=True)
class Difference:
    """The gravest thing in which a game differs, and after how many steps it was first seen."""

    name: str
    kinds: tuple[str, ...]
    step: int
    text: str

    @property
    def is_of_rules(self) -> bool:
        """Whether the recorded moves no longer make the same game."""
        return self.kinds[0] in OF_RULES

    @property
    def may_be_of_rules(self) -> bool:
        """Whether a rule has changed, or another position is reached by the same moves."""
        return self.is_of_rules or (POSITION in self.kinds and KEY in self.kinds)

    def __str__(self) -> str:
        return f"{self.name}: {', '.join(self.kinds)}: step {self.step}: {self.text}"


def compare(game: Game, entry: Entry) -> Difference | None:
    """How a game goes today; None when it goes as recorded."""
    record = entry.record()
    notes: Notes | None = None
    number = 0
    try:
        position = begin(game, record)
        notes = Notes(game, position)
        for number, (step, recorded) in enumerate(zip(record.steps, entry.choices.split(), strict=True), 1):
            notes.before_step()
            moves = open_moves(game, position, step, notes.menus)
            if moves is None:
                moves_of(game, position, step, number)
                return _refused(entry, notes, number, "not among the legal moves")
            if notes.choices[-1] != recorded:
                text = f"{notes.choices[-1]} choices, recorded {recorded}{_after(notes)}"
                return Difference(entry.name, (CHOICES,), number, text)
            position.apply(moves)
            notes.after_step()
    except WarpadError as error:
        return _refused(entry, notes, number, str(error))
    except Exception as error:  # whatever a broken rule raises is a difference like any other
        return _refused(entry, notes, number, f"{type(error).__name__}: {error}")
    notes.finish()
    return _other_end(record, position, entry, notes) or _other_marks(entry, notes)


def open_moves(game: Game, position: Position, step: Json, menus: list[list[int]]) -> Ints | None:
    """The codes of a step; None where an actor is missing or may not choose so."""
    actors = list(position.actors())
    if {actor_name(seat) for seat in actors} != set(step):
        return None
    moves = vec[i64]([])
    for seat, menu in zip(actors, menus, strict=True):
        action = step[actor_name(seat)]
        move = game.move(position, seat, action)
        if move not in menu or game.action(position, seat, move) != action:
            return None
        moves = append(moves, move)
    return moves


def _other_end(record: Record, position: Position, entry: Entry, notes: Notes) -> Difference | None:
    """A finished game that is not over today, or is over with another result."""
    if record.end is None:
        return None
    scores = position.scores()
    if scores == record.end["scores"] and not len(position.actors()):
        return None
    text = f"ends with {scores}, recorded {record.end['scores']}{_after(notes)}"
    return Difference(entry.name, (SCORES,), len(record.steps), text)


def shorten(text: str, length: int) -> str:
    return text if len(text) <= length else f"{text[:length]}..."


def _after(notes: Notes | None) -> str:
    return f" (after: {', '.join(notes.last_events)})" if notes is not None and notes.last_events else ""


def _refused(entry: Entry, notes: Notes | None, number: int, text: str) -> Difference:
    action = msgspec.json.encode(entry.lines[number]).decode() if number else "the start"
    return Difference(entry.name, (REFUSED,), number, f"{shorten(action, LONGEST)}: {text}{_after(notes)}")


def _other_marks(entry: Entry, notes: Notes) -> Difference | None:
    """Where a game goes on with equal choices: in what its marks differ, and from which step on."""
    found: dict[str, int] = {}
    for was, now in zip(entry.marks, notes.marks, strict=True):
        pairs = {POSITION: (was.dump, now.dump), KEY: (was.key, now.key), EVENTS: (was.events, now.events)}
        for kind, (old, new) in pairs.items():
            if old != new:
                found.setdefault(kind, was.step)
    if not found:
        return None
    ordered = tuple(kind for kind in KINDS if kind in found)
    text = ", ".join(f"{kind} from step {found[kind]} on" for kind in ordered)
    return Difference(entry.name, ordered, min(found.values()), text)
