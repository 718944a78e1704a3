"""Moves tried in imagined worlds, as bots of every game do it."""

from __future__ import annotations

from dataclasses import dataclass

from warpad.core.dice import Dice
from warpad.core.position import CHANCE, Position


@dataclass
class Candidate:
    """A move and what its playouts came to."""

    move: int
    total: float = 0.0
    tries: int = 0

    def mean(self) -> float:
        return self.total / self.tries if self.tries else 0.0


def shuffle(moves: list[int], dice: Dice) -> list[int]:
    """The moves in random order."""
    found = list(moves)
    for last in range(len(found) - 1, 0, -1):
        other = dice.below(last + 1)
        found[last], found[other] = found[other], found[last]
    return found


def advance(world: Position, seat: int, move: int, dice: Dice) -> None:
    """Plays the move; others who act at the same time move at random."""
    moves = world.actors()
    i = 0
    while i < len(moves):
        moves[i] = move if moves[i] == seat else world.pick(moves[i], dice)
        i += 1
    world.apply(moves)


def settle_chance(world: Position, dice: Dice) -> None:
    """Draws until somebody decides or the game is over."""
    while world.actor() == CHANCE:
        world.play(world.draw(dice))
