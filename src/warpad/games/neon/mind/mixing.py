"""Rows are laid at the same time: how often each seat lays which, so that no other row of it does better."""

from __future__ import annotations

from dataclasses import dataclass, field

from warpad.core.dice import Dice
from warpad.core.vecs import i64, vec
from warpad.games.neon.mind.instinct import INSTINCT
from warpad.games.neon.rules.layout import ROUND
from warpad.games.neon.rules.state import State

FINE = 1 << 30


@dataclass
class Mixture:
    """Rows of one seat: how much it regrets not to have laid each, and how often it laid each so far."""

    rows: list[int]
    regrets: list[float] = field(default_factory=list)
    often: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.regrets = [0.0] * len(self.rows)
        self.often = [0.0] * len(self.rows)

    def now(self) -> list[float]:
        """What is regretted is laid, the more the oftener."""
        total = sum(self.regrets)
        many = len(self.rows)
        return [regret / total for regret in self.regrets] if total > 0 else [1 / many] * many

    def learn(self, worths: list[float], weight: float) -> None:
        """What each row would have come to; later rounds count for more."""
        mixture = self.now()
        got = sum(share * worth for share, worth in zip(mixture, worths, strict=True))
        self.often = [total + weight * share for total, share in zip(self.often, mixture, strict=True)]
        self.regrets = [max(0.0, old + worth - got) for old, worth in zip(self.regrets, worths, strict=True)]

    def shares(self) -> list[float]:
        total = sum(self.often)
        return [one / total for one in self.often] if total > 0 else self.now()

    def draw(self, shares: list[float], dice: Dice) -> int:
        at = dice.below(FINE) / FINE
        for row, share in zip(self.rows, shares, strict=True):
            at -= share
            if at < 0:
                return row
        return self.rows[-1]


class Guess:
    """One imagined world: the hands of all seats, and how the others would lay their rows there."""

    def __init__(self, world: State, seat: int, kept: int, dice: Dice) -> None:
        self.world = world
        self.seats = [int(actor) for actor in world.actors()]
        self._last = world.s[ROUND]
        self.others = {
            other: Mixture(best_rows(world, other, kept, dice)) for other in self.seats if other != seat
        }

    def end(self, rows: dict[int, int], luck: int) -> State:
        """The end of the round in which these rows meet."""
        twin, dice = self.world.copy(), Dice(luck)
        assert isinstance(twin, State)
        twin.apply(vec[i64]([rows[seat] for seat in self.seats]))
        INSTINCT.unfold_rounds(twin, self._last, dice)
        return twin

    def draw(self, dice: Dice) -> dict[int, int]:
        """Rows of the others, as often as each lays them."""
        return {other: mixture.draw(mixture.shares(), dice) for other, mixture in self.others.items()}

    def learn(self, seat: int, own: Mixture, weight: float, dice: Dice) -> None:
        """Every seat sees what each of its rows would have come to against those that others have laid."""
        mixtures = {seat: own, **self.others}
        laid = {one: mixture.draw(mixture.now(), dice) for one, mixture in mixtures.items()}
        luck = dice.bits()
        for one, mixture in mixtures.items():
            ends = [self.end({**laid, one: row}, luck) for row in mixture.rows]
            mixture.learn([INSTINCT.eyes.chance(end, one) for end in ends], weight)


def best_rows(world: State, seat: int, kept: int, dice: Dice) -> list[int]:
    """The few rows of a seat that do best against rows laid by habit; the weaker half is dropped in turn."""
    totals = dict.fromkeys((int(row) for row in world.legal(seat)), 0.0)
    while len(totals) > kept:
        luck = dice.bits()
        for row in totals:
            totals[row] += INSTINCT.foresee(world, seat, row, Dice(luck))
        best = sorted(totals, key=lambda row: totals[row], reverse=True)
        totals = {row: totals[row] for row in best[: max(kept, len(best) // 2)]}
    return list(totals)
