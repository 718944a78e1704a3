"""The move that looks best at once, in one imagined world; ties fall by the dice."""

from __future__ import annotations

from warpad.core.dice import Dice
from warpad.core.position import CHANCE, Position
from warpad.core.thinking.bot import Bot, Sight


class Greedy(Bot):
    name = "greedy"

    def choose(self, sight: Sight, dice: Dice) -> int:
        moves = sight.legal()
        if len(moves) == 1:
            return moves[0]
        world = sight.imagine(dice)
        worth = [self._worth(sight, world.copy(), move, dice) for move in moves]
        best = max(worth)
        top = [move for move, value in zip(moves, worth, strict=True) if value == best]
        return top[dice.below(len(top))]

    def _worth(self, sight: Sight, world: Position, move: int, dice: Dice) -> float:
        """The evaluation after this move, others moving at random and chance drawn."""
        moves = world.actors()
        i = 0
        while i < len(moves):
            seat = moves[i]
            moves[i] = move if seat == sight.seat else world.pick(seat, dice)
            i += 1
        world.apply(moves)
        while world.actor() == CHANCE:
            world.play(world.draw(dice))
        return sight.game.evaluate(world, sight.seat)
