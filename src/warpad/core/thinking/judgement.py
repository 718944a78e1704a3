"""Ways to go on as they were judged: values on the same draws, what the choice loses, how sure that is."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import hypot, sqrt
from typing import TYPE_CHECKING, Literal, NamedTuple

from warpad.core.dice import Dice

if TYPE_CHECKING:
    from warpad.core.thinking.critic import Hearing

# Half of a 95 % interval, in standard errors.
SURE = 1.96


class Lot(NamedTuple):
    """What a draw is made of: its number in its series, and the dice as they were before it."""

    number: int
    dice: Dice


@dataclass
class Alternative:
    """One way to go on, as the seat's own moves in order, and what came of it: values, and facts in sum."""

    moves: list[int]
    values: list[float] = field(default_factory=list)
    facts: dict[str, float] = field(default_factory=dict)
    share: float = 0.0  # how often the best mixture chooses it, where choices are secret
    readings: list[float] = field(default_factory=list)  # in sum, by each guess at what others mix
    lots: list[Lot] = field(default_factory=list)  # the draws of the values

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def half(self) -> float:
        """Half of the interval that holds the true value in 95 of 100 cases."""
        return half_interval(self.values)

    def add(self, value: float, facts: dict[str, float], lot: Lot) -> None:
        self.values.append(value)
        self.lots.append(lot)
        for name, amount in facts.items():
            self.facts[name] = self.facts.get(name, 0.0) + amount

    def read(self, worths: list[float]) -> None:
        """What came of it by each of several guesses at how others mix their choices."""
        before = self.readings or [0.0] * len(worths)
        self.readings = [total + worth for total, worth in zip(before, worths, strict=True)]

    def mean_facts(self) -> dict[str, float]:
        return {name: total / len(self.values) for name, total in self.facts.items()}

    def anew(self) -> Alternative:
        return Alternative(self.moves, share=self.share)


def half_interval(values: list[float]) -> float:
    count = len(values)
    if count < 2:
        return 1.0
    mean = sum(values) / count
    return SURE * sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


# The same for few values, by their number (Student's t with one less).
SURE_OF_FEW = {2: 12.7, 3: 4.3, 4: 3.18, 5: 2.78, 6: 2.57}


def t_interval(values: list[float]) -> float:
    """Half of the interval of the mean of a few values."""
    return half_interval(values) * SURE_OF_FEW.get(len(values), SURE) / SURE


@dataclass
class Judgement:
    """What a decision was worth beside the best: all judged on the same fresh draws, best first.

    Where there were several looks, each from the beginning, the loss is the mean of all, and what they
    disagree by is its interval."""

    played: Alternative
    ranking: list[Alternative]
    obvious: list[int] = field(default_factory=list)  # the moves that looked best at first
    others: list[Judgement] = field(default_factory=list)  # the other looks
    waver: float = 0.0  # half of the interval of what all looks may err by together
    is_settled: bool = True  # else other looks are still to come, and nothing is sure
    hearing: Hearing | None = None  # that of the first look, for who asks why

    @property
    def best(self) -> Alternative:
        return self.ranking[0]

    def loss(self) -> float:
        found = [0.0 if one.best is one.played else one._gap() for one in (self, *self.others)]
        return sum(found) / len(found)

    def _gap(self) -> float:
        return max(0.0, self.best.mean() - self.played.mean())

    def cost(self) -> float:
        """What counts in sums: what cannot be told apart from the best is as good. Doubtful losses cannot be
        negative, so that many of them would add up to something that was never lost."""
        return self.loss() if self.loss() > self.half() else 0.0

    def half(self) -> float:
        """Half of the interval of the loss: what draws leave open, and what others may mix."""
        if self.others:
            alone = [replace(self, others=[]), *self.others]
            within = hypot(*(one.half() for one in alone)) / len(alone)
            return max(within, t_interval([one.loss() for one in alone]))
        if self.best is self.played:
            return 0.0
        return hypot(self._spread("values"), self._spread("readings") / max(1, len(self.best.values)))

    def doubt(self) -> float:
        """Half of the interval that a mark has to clear: more looks do not lessen what all of them share."""
        return hypot(self.half(), self.waver) if self.is_settled else 1.0

    def _spread(self, of: Literal["values", "readings"]) -> float:
        pairs = zip(getattr(self.best, of), getattr(self.played, of), strict=True)
        gaps = [best - played for best, played in pairs]
        return half_interval(gaps) if gaps else 0.0
