"""What came of an attempt at a puzzle, as data."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

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


class Fact(TypedDict):
    """Something people count on the board, on average: after the best choice and after the one made.

    `what` is the piece that is counted, where it is one kind of them."""

    name: str
    what: str
    best: float
    played: float


Retried = Literal["same", "worse", "level", "better", "good", "best"]


class Retrial(TypedDict):
    """A decision tried anew, beside the best and what was played then, all judged on the same draws."""

    kind: Retried
    line: list[Action]
    chance: float
    best: float
    played: float
    half: float
    facts: list[Fact]


class Verdict(TypedDict):
    """Whether it was as good as can be, whether the goal was met; `chance` and `best` where dice decide.

    `rule` is the one behind the sentence that a lesson tells; `retrial` tells more of a mistake tried anew.
    """

    solved: bool
    met: bool
    outcome: Saying
    chance: float | None
    best: float | None
    slip: Slip | None
    answers: list[Reply]
    rule: NotRequired[str]
    retrial: NotRequired[Retrial]
