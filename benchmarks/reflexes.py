"""Neon's fighters who do not look ahead: they move as seats do in the rounds that bots imagine.

F=benchmarks/reflexes.py; warpad arena neon --bots $F:Skilled,$F:Habitual -n 400 --seed 5 --jobs 1
"""

from __future__ import annotations

from warpad.bots import Bot, Sight
from warpad.core.dice import Dice
from warpad.games.neon.mind.instinct import INSTINCT, SKILLED, Instinct
from warpad.games.neon.rules.state import State


class Reflexive(Bot):
    instinct: Instinct = INSTINCT

    def choose(self, sight: Sight, dice: Dice) -> int:
        world = sight.imagine(dice)
        assert isinstance(world, State)
        return int(self.instinct.reflex.choose(world, sight.seat, dice))


class Habitual(Reflexive):
    pass


class Skilled(Reflexive):
    instinct = SKILLED
