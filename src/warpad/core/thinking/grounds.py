"""What decided between two ways that were compared: looked up in the draws on which they were compared.

Nothing is kept for it while ways are compared but the state of the dice, so who does not ask pays nothing.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from warpad.core.thinking.critic import End, Hearing
from warpad.core.thinking.judgement import Alternative, half_interval
from warpad.core.thinking.why import Beside, Expected, Side, Weight, Why

# Answers that come more seldom are not expected, and so many are told.
SELDOM = 0.15
MOST_EXPECTED = 3
# Draws in which the answers of others are looked at: one of them is a whole turn.
MOST_DRAWS = 24
# Facts that make less of a difference to the chance are not told.
LEAST_WORTH = 0.0005
OVER = "over"


@dataclass
class _Sum:
    """One fact in sum over all draws."""

    better: float = 0.0
    instead: float = 0.0
    worth: float = 0.0

    def add(self, better: float, instead: float, worth: float) -> None:
        self.better += better
        self.instead += instead
        self.worth += worth


def find_why(hearing: Hearing, way: Alternative, others: Sequence[Alternative]) -> Why:
    """Why this way rather than the best of the others; all were compared on the same draws.

    What comes to the same in every draw is the same way in another order."""
    rivals = [one for one in others if one is not way and one.values != way.values]
    second = max(rivals, key=Alternative.mean, default=None)
    line = hearing.line(way)
    return Why(
        line=line,
        chance=round(way.mean(), 4),
        half=round(way.half(), 4),
        expects=expected(hearing, way),
        beside=None if second is None else _beside(hearing, way, second),
        weighs=[] if second is None else weights(hearing, way, second),
    )


def _beside(hearing: Hearing, way: Alternative, second: Alternative) -> Beside:
    gaps = [mine - theirs for mine, theirs in zip(way.values, second.values, strict=True)]
    loss = sum(gaps) / max(1, len(gaps))
    return Beside(hearing.line(second), round(loss, 4), round(half_interval(gaps), 4))


def expected(hearing: Hearing, way: Alternative) -> list[Expected]:
    """What others do next in the imagined worlds, the most frequent first."""
    often: dict[tuple[int, str], float] = defaultdict(float)
    lots = way.lots[:MOST_DRAWS]
    for lot in lots:
        for share, seat, action in hearing.answers(lot, way):
            often[seat, json.dumps(action, sort_keys=True)] += share / len(lots)
    told = sorted(often.items(), key=lambda one: (-one[1], one[0]))[:MOST_EXPECTED]
    return [
        Expected(seat, json.loads(text), round(share, 3)) for (seat, text), share in told if share >= SELDOM
    ]


def weights(hearing: Hearing, way: Alternative, second: Alternative) -> list[Weight]:
    """What the evaluation counts after one way and after the other: its parts add up to the loss."""
    sums: dict[tuple[str, str, Side], _Sum] = defaultdict(_Sum)
    for lot in way.lots:
        for mine, theirs in zip(hearing.again(lot, way), hearing.again(lot, second), strict=True):
            _add(hearing, mine, theirs, 1 / len(way.lots), sums)
    found = [
        Weight(name, what, side, round(one.better, 3), round(one.instead, 3), round(one.worth, 4))
        for (name, what, side), one in sums.items()
        if abs(one.worth) >= LEAST_WORTH
    ]
    return sorted(found, key=lambda one: (-abs(one.worth), one.name, one.what, one.side))


def _add(
    hearing: Hearing, mine: End, theirs: End, part: float, sums: dict[tuple[str, str, Side], _Sum]
) -> None:
    """The gap of one draw, shared among the facts: each gets as much of it as it adds to the sum behind the
    chance."""
    part *= mine.share
    gap, counted = mine.value - theirs.value, hearing.differences(mine, theirs)
    total = sum(one.worth for one in counted)
    if abs(total) < 1e-9:
        if gap:
            sums[OVER, "", "own"].add(part * mine.value, part * theirs.value, part * gap)
        return
    for one in counted:
        sums[one.name, one.what, one.side].add(
            part * one.better, part * one.instead, part * gap * one.worth / total
        )
