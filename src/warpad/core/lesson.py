"""A lesson as data: one idea, and tasks that are positions with a goal, right answers and known mistakes."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from warpad.core.errors import DecodeError
from warpad.core.game import Json

# What a task leaves to chance: "set" dice fall as the task says, "worst" ones as badly as they can, "cards"
# make no difference, and in "orders" the others do whatever hurts most.
Luck = Literal["set", "worst", "cards", "orders"]


WHOLE = "*"


class Answer(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A way to reach the goal; `id` names a sentence of its own, told when `because` is true."""

    play: list[Json]
    id: str = ""
    because: Json = {}


class Mistake(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A known way to miss the goal, the fact by which it is recognised, and an example of it.

    `say` is the message of a sentence that several tasks share.
    """

    id: str
    play: list[Json]
    because: Json
    rule: str = ""
    say: str = ""


class Place(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a task points at: a cell, a sector, a tile in the hand, a unit, a fighter."""

    kind: Literal["cell", "hand", "sector", "fighter", "card", "action"]
    name: str


class Task(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One request on the board."""

    id: str
    # Who learns.
    seat: int = 0
    # The start, as the game saves positions; where its lessons have a `base.json`, what differs from that.
    position: Json
    last_turn: bool = False
    goal: Json
    right: list[Answer]
    wrong: list[Mistake]
    points: list[Place] = []
    luck: Luck | None = None
    # Outcomes of chance that are set, taken in order as they fit.
    dice: list[Json] = []
    # The habits of the other seats: the first that is open is done.
    others: dict[str, list[Json]] = {}
    # One of these choices of another seat is met: the worst.
    against: Json | None = None
    # What is answered where the task asks the learner for nothing, when it is proved.
    for_you: list[Json] = []
    # Where the task ends: after one move of the learner, at chance, at another's free choice, at an event.
    stop: Literal["", "move", "chance", "others"] = ""
    until: Json | None = None


class Lesson(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One idea; its words stand in the catalogues under its id, or in `words` where somebody wrote it."""

    lesson: Literal[1]
    id: str
    game: str
    chapter: int
    test: bool = False
    rules: list[str]
    # What the path shows for it: a tile, a sector, a unit.
    sign: str
    tasks: list[Task]
    words: dict[str, str] = {}


# Known before any thread may ask for it.
_decoder = msgspec.json.Decoder(Lesson)


def read(path: Path) -> Lesson:
    """The lesson of a file; DecodeError says what is wrong."""
    try:
        return _decoder.decode(path.read_bytes())
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DecodeError("lesson-unreadable", path.name, detail=str(error)) from None


def laid_over(base: Any, part: Any) -> Any:
    """A position: the base with what a task changes in it.

    Places of a list are named by their number; what stands under "*" takes the place of all that was there.
    """
    if isinstance(part, dict) and WHOLE in part:
        return part[WHOLE]
    if isinstance(base, dict) and isinstance(part, dict):
        names = {**base, **part}
        return {name: laid_over(base.get(name), part[name]) if name in part else base[name] for name in names}
    if isinstance(base, list) and isinstance(part, dict):
        return [laid_over(old, part[str(n)]) if str(n) in part else old for n, old in enumerate(base)]
    return part
