"""A bot for any game: short playouts in sampled worlds; the weaker half of the moves is dropped each time."""

from __future__ import annotations

from warpad.core.dice import Dice
from warpad.core.playout import play_out
from warpad.core.position import Position
from warpad.core.thinking.bot import Sight
from warpad.core.thinking.levels import Thinker
from warpad.core.thinking.trials import Candidate, advance, settle_chance, shuffle

# By rank of the level: moves looked at, playouts' decisions for each seat.
MOST_MOVES = (12, 24, 48, 96, 192)
HORIZON = (0, 1, 2, 3, 3)
# What one decision may take of what is left of the turn.
SHARE = 0.35
# Rounds over all remaining moves before the weaker half is dropped.
ROUNDS = 4


class Sampler(Thinker):
    """Works in every game and mode; a game's own bot knows more."""

    def think(self, sight: Sight, moves: list[int], dice: Dice) -> int:
        self.budget.allow(SHARE)
        field = [Candidate(move) for move in shuffle(moves, dice)[: MOST_MOVES[self.level.rank]]]
        while len(field) > 1 and self._compare(sight, field, dice):
            field.sort(key=Candidate.mean, reverse=True)
            del field[(len(field) + 1) // 2 :]
        return max(field, key=Candidate.mean).move

    def _compare(self, sight: Sight, field: list[Candidate], dice: Dice) -> bool:
        """Tries every candidate a few times, all in the same worlds; False when time is over."""
        for _ in range(ROUNDS):
            world = sight.imagine(dice)
            for candidate in field:
                if self.budget.is_over():
                    return False
                candidate.total += self._value(sight, world.copy(), candidate.move, dice)
                candidate.tries += 1
        return True

    def _value(self, sight: Sight, world: Position, move: int, dice: Dice) -> float:
        """How the position looks for the seat after this move and a short playout."""
        advance(world, sight.seat, move, dice)
        if HORIZON[self.level.rank]:
            play_out(world, dice, HORIZON[self.level.rank] * seats_of(sight, world))
        settle_chance(world, dice)
        return sight.game.evaluate(world, sight.seat)


def seats_of(sight: Sight, world: Position) -> int:
    return len(sight.game.seats(world))
