"""What came of an attempt at a puzzle, as data."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from warpad.core.etude import Saying
from warpad.core.game import Action


class Slip(TypedDict):
    """The choice that gave some of the chance away."""

    n: int
    action: Action


class Reply(TypedDict):
    """What another seat chose."""

    n: int
    seat: int
    action: Action


class Verdict(TypedDict):
    """Whether it was as good as can be, whether the goal was met; `chance` and `best` where dice decide.

    `rule` is the one behind the sentence that a lesson tells.
    """

    solved: bool
    met: bool
    outcome: Saying
    chance: float | None
    best: float | None
    slip: Slip | None
    answers: list[Reply]
    rule: NotRequired[str]
