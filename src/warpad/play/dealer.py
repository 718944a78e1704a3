"""Who deals the outcomes of chance: the system's secure source, or a seed for tests and arenas."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod

from warpad.core.dice import Dice
from warpad.core.position import Position

_SEED_BITS = 60


class Dealer(ABC):
    """Deals outcomes of chance, as likely as `odds` says."""

    @abstractmethod
    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""

    def deal(self, position: Position) -> int:
        """One outcome of the chance decision at hand."""
        table = list(position.odds())
        outcomes, weights = table[::2], table[1::2]
        at = self.below(sum(weights))
        for outcome, weight in zip(outcomes, weights, strict=True):
            if at < weight:
                return outcome
            at -= weight
        raise AssertionError("the weights of chance changed while it was dealt")

    def dice(self) -> Dice:
        """Dice that no player can foresee, for bots and imagined worlds."""
        return Dice(self.below(1 << _SEED_BITS))


class SecureDealer(Dealer):
    """Outcomes that nobody can foresee or repeat."""

    def below(self, bound: int) -> int:
        return secrets.randbelow(bound)


class SeededDealer(Dealer):
    """The same outcomes for the same seed."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def below(self, bound: int) -> int:
        return int(self._dice.below(bound))
