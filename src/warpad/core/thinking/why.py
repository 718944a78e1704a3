"""What decided a choice, as data: the same for bots of every game, for hint, coach, review and analysis."""

from __future__ import annotations

from typing import Literal

import msgspec

from warpad.core.game import Action

Side = Literal["own", "foe"]


class Expected(msgspec.Struct, forbid_unknown_fields=True):
    """What another seat is expected to do next, and how often it does in the worlds that were imagined."""

    seat: int
    action: Action
    share: float


class Beside(msgspec.Struct, forbid_unknown_fields=True):
    """The way that a choice was compared with: what it loses, and half of the interval of that."""

    line: list[Action]
    loss: float
    half: float


class Weight(msgspec.Struct, forbid_unknown_fields=True):
    """A fact that the evaluation counts, after the choice and after the other way, on average.

    `worth` is the part of the loss that it makes, in chances to win; below 0 it speaks for the other way.
    `what` is the piece, where one kind of them is counted; `side` whose it is. Where both amounts are 0 it
    has no number that a person would count."""

    name: str
    what: str
    side: Side
    better: float
    instead: float
    worth: float


class Why(msgspec.Struct, forbid_unknown_fields=True):
    """The line a choice begins, its chance with half of its interval, the answers it expects, the next best
    way, and what weighs most, first."""

    line: list[Action]
    chance: float
    half: float
    expects: list[Expected]
    beside: Beside | None
    weighs: list[Weight]
