"""Random play to the end, the yardstick of speed and the first bot."""

from warpad.core.dice import Dice
from warpad.core.position import CHANCE, NOBODY, SEVERAL, Position
from warpad.core.vecs import append, i64, vec


def random_moves(position: Position, dice: Dice) -> vec[i64]:
    """One random move for each actor."""
    moves = vec[i64]([])
    who = position.actors()
    i: i64 = 0
    while i < len(who):
        moves = append(moves, position.pick(who[i], dice))
        i += 1
    return moves


def play_out(position: Position, dice: Dice, limit: i64) -> i64:
    """Plays at random until the game is over or the limit is reached; counts the decisions of seats."""
    decisions: i64 = 0
    while decisions < limit:
        who = position.actor()
        if who == CHANCE:
            position.play(position.draw(dice))
        elif who == NOBODY:
            break
        elif who == SEVERAL:
            moves = random_moves(position, dice)
            decisions += len(moves)
            position.apply(moves)
        else:
            position.play(position.pick(who, dice))
            decisions += 1
    return decisions
