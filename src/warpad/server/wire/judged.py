"""The shapes of reviews, of choices tried again and of analysed positions."""

from __future__ import annotations

from typing import Literal, TypedDict

from warpad.core.game import Action
from warpad.review.shapes import Review, Way


class ReviewState(TypedDict):
    """How far a review is: `place` reviews come before it; what is known so far grows until it is done."""

    stage: Literal["waiting", "working", "done", "failed"]
    place: int
    review: Review | None


class Tried(TypedDict):
    """Another choice judged: its chance beside the best one's, and the line of that."""

    chance: float
    best: float
    loss: float
    half: float
    mark: str
    line: list[Action]


class Analysed(TypedDict):
    """The best ways to go on for a seat, best first."""

    seat: int
    draws: int
    ways: list[Way]
