"""An etude as data, and what a game must know to judge and compose etudes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from warpad.core.dice import Dice
from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.core.goal import Goal
from warpad.core.position import Position

Opponent = Annotated[Literal["nothing", "defence", "anything", "mixed"], msgspec.Meta(title="Opponent")]


class Saying(msgspec.Struct, forbid_unknown_fields=True):
    """A sentence for players: a message id with arguments."""

    id: str
    args: dict[str, Any] = {}


class Share(msgspec.Struct, forbid_unknown_fields=True):
    """One of the choices of a mixture, and how often it is made: 0 to 1."""

    action: dict[str, Any]
    share: float
    fraction: str | None = None


class Etude(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position, the side to play, what it may use, and the goal; then what was proved of it."""

    etude: Literal[1]
    id: str
    game: str
    position: dict[str, Any]
    seat: int = 0
    goal: dict[str, Any]
    # What the others may do: "nothing" (every choice of theirs takes its default), "defence" (they answer
    # what is done to them), "anything" (a solution holds whatever they do) or "mixed" (the same, but what is
    # chosen in secret at the same time may be left to chance by either side).
    opponent: Opponent = "nothing"
    # What others have chosen in secret and the etude tells, by seat: an action each.
    sealed: dict[str, dict[str, Any]] = {}
    # In which order the given tiles are played.
    order: Literal["free", "fixed"] = "free"
    tiles: list[str] = []
    # What may be used besides the given tiles: "board" abilities, "energy".
    allowed: list[str] = []
    # How many solutions there are, up to symmetry; None when not stated.
    solutions: int | None = None
    # The best value that can be reached: the exact probability where chance plays.
    chance: float | None = None
    # The same as a fraction, like "7/36".
    fraction: str | None = None
    # Where sealed choices are mixed: the first ones, each with how often it is made.
    mixture: list[Share] = []
    grade: int | None = None
    measures: dict[str, Any] = {}
    reasons: list[Saying] = []
    themes: list[str] = []
    # A digest of the content with which all this was proved.
    content: str | None = None
    name: Saying | None = None
    hints: list[Saying] = []


# Known before any thread may ask for it.
_decoder = msgspec.json.Decoder(Etude)


def read(data: bytes, name: str) -> Etude:
    """The etude of a file; DecodeError says what is wrong."""
    try:
        found = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DecodeError("etude-unreadable", name, detail=str(error)) from None
    return found


def load(path: Path) -> Etude:
    try:
        return read(path.read_bytes(), path.name)
    except FileNotFoundError:
        raise DecodeError("file-missing", str(path)) from None
    except OSError as error:
        raise DecodeError("file-unreadable", str(path), detail=str(error.strerror)) from None


class Progress(msgspec.Struct):
    """How much of what the goal counts there would be, how much is wanted, and whether it would be met."""

    amount: int
    wanted: int
    met: bool


class Draft(msgspec.Struct):
    """A proposal of the maker: an etude whose goal still asks for as much as possible."""

    etude: Etude
    position: Position
    goal: Goal


class Etudes(ABC):
    """What a game knows of etudes; everything else is the same for all games."""

    # What the others may be asked to do, the most usual first.
    opponents: tuple[Opponent, ...] = ("anything", "nothing")

    @abstractmethod
    def start(self, etude: Etude) -> Position:
        """The position of an etude; raises DecodeError when it is none that an etude can start from."""

    @abstractmethod
    def goal(self, etude: Etude, position: Position) -> Goal:
        """The judge of an etude; raises DecodeError when the goal makes no sense here."""

    @abstractmethod
    def propose(self, dice: Dice) -> Draft | None:
        """A random position with a goal that asks for as much as possible; None when it came to nothing."""

    @abstractmethod
    def settle(self, draft: Draft, best: float, end: Position) -> Etude | None:
        """The etude that asks for just this much, the best that can be reached; None when that is dull.

        `end` is where a line that reaches it ends.
        """

    @abstractmethod
    def is_whole(self, position: Position, etude: Etude) -> bool:
        """Whether all that was given has been used where a line ends."""

    @abstractmethod
    def themes(self, etude: Etude, events: Sequence[Json], end: Position) -> list[str]:
        """What plays a part in a solution, from its events and the position before its last move."""

    def plain(self, etude: Etude, position: Position) -> Goal | None:
        """The judge of the obvious tries alone, where their chance says how good they are."""
        return None

    # -- what a page asks for ------------------------------------------------------------------

    def allows(self, goal: Goal, position: Position, move: int) -> bool:
        """Whether the solver may make this legal move; the search may leave out more than that."""
        return True

    def terms(self, etude: Etude) -> list[Saying]:
        """What the others do and what may be used, as sentences, where the goal does not say it all."""
        return []

    def outcome(self, etude: Etude, start: Position, end: Position) -> Saying:
        """How the goal stands where a try ended, as a sentence."""
        return Saying("etude-outcome")

    def progress(self, etude: Etude, start: Position, position: Position) -> Progress | None:
        """How far what is about to happen would lead, where that can be counted."""
        return None

    def picture(self, etude: Etude) -> Json:
        """The position in a few marks, for a small picture: the ground, and [x, y, side, chief] each.

        Side 0 is the solver's own, 1 the others'; `chief` is 1 for an HQ or a target.
        """
        return {"ground": "none", "marks": []}

    def completed(self, etude: Etude, position: Position) -> Etude:
        """An etude made of any position, with what follows from the position filled in."""
        return etude

    def told_beforehand(self, position: Position, seat: int, step: Json) -> dict[str, Json]:
        """What others choose in secret in this step of a match, as far as an etude of the moment tells it."""
        return {}

    def goals(self, position: Position, seat: int) -> list[Json]:
        """The goals that may be asked for here: {"kind": ..., field: [choices] or {"low", "high"}}."""
        return []
