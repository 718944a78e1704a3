"""The account of a finished game: why it ended, where the score came from, when there were battles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from warpad.core.etude import Saying

# Every event that anybody may know of, with the number of the step that told it.
Chronicle = Sequence[tuple[int, dict[str, Any]]]


class Reason(TypedDict):
    """One thing that led to the end: an event, or a sentence with its rule; the score after it, by side."""

    step: int
    turn: int
    event: dict[str, Any] | None
    words: Saying | None
    rule: str
    score: list[int]


class Source(TypedDict):
    """Where a part of a score came from."""

    words: Saying
    amount: int


class Side(TypedDict):
    """A side with its score, its seat (none of those who hold no seat) and where the score came from."""

    seat: int | None
    name: str
    start: int
    total: int
    sources: list[Source]


class Account(TypedDict):
    """All of it; `counted` is the heading over the sources, `tie` the sentence that broke a tie.

    `battles` are steps with battles; `turns` are the steps at which turns or rounds began, and their numbers.
    """

    counted: str
    why: list[Reason]
    sides: list[Side]
    tie: Saying | None
    battles: list[int]
    turns: list[tuple[int, int]]


def because(step: int, turn: int, event: dict[str, Any], score: Sequence[int] = ()) -> Reason:
    """An event as a reason."""
    return {
        "step": step,
        "turn": turn,
        "event": event,
        "words": None,
        "rule": str(event.get("rule", "")),
        "score": list(score),
    }


def turns_of(events: Chronicle, event: str, number: str) -> list[tuple[int, int]]:
    """Where each turn began: the step, and the number that the event names."""
    return [(step, told[number]) for step, told in events if told["event"] == event]


def source(id: str, amount: int, **facts: Any) -> Source:
    """A part of a score, in words."""
    return {"words": Saying(id, facts), "amount": amount}
