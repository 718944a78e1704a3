"""Any legal move, each as likely as the other."""

from __future__ import annotations

from warpad.core.dice import Dice
from warpad.core.thinking.bot import Bot, Sight


class Random(Bot):
    name = "random"

    def choose(self, sight: Sight, dice: Dice) -> int:
        moves = sight.legal()
        return moves[dice.below(len(moves))]
