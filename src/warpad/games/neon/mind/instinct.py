"""Rounds played to their end in imagination, all seats by habit."""

from warpad.core.dice import Dice
from warpad.core.position import CHANCE, NOBODY, SEVERAL
from warpad.core.vecs import append, i64, vec
from warpad.games.neon.data.codes import NO_ONE
from warpad.games.neon.mind.evaluate import evaluate
from warpad.games.neon.mind.habits import choose_by_habit
from warpad.games.neon.rules.frames import ASK_PLAN
from warpad.games.neon.rules.layout import ROUND
from warpad.games.neon.rules.state import State


def plan_all(g: State, planner: i64, plan: i64, dice: Dice) -> None:
    """All plan by habit, but for one who has this plan."""
    moves = vec[i64]([])
    seats = g.actors()
    i: i64 = 0
    while i < len(seats):
        moves = append(moves, plan if seats[i] == planner else choose_by_habit(g, seats[i], dice))
        i += 1
    g.apply(moves)


def unfold_rounds(g: State, last: i64, dice: Dice) -> None:
    """Plays to the end of the round with this number."""
    while True:
        who = g.actor()
        if who == NOBODY or (g.s[ROUND] > last and g.s[g.top()] == ASK_PLAN):
            return
        if who == CHANCE:
            g.play(g.draw(dice))
        elif who == SEVERAL:
            plan_all(g, NO_ONE, 0, dice)
        else:
            g.play(choose_by_habit(g, who, dice))


def foresee(world: State, seat: i64, move: i64, last: i64, dice: Dice) -> float:
    """What the position is worth to the seat after this move, at the end of the round with this number."""
    twin = world.copy()
    if twin.actor() == SEVERAL:
        plan_all(twin, seat, move, dice)
    else:
        twin.play(move)
    unfold_rounds(twin, last, dice)
    return evaluate(twin, seat)
