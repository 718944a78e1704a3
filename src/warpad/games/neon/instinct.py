"""Quick answers of all seats, so that rounds can be played to their end in imagination."""

from typing import Final

from warpad.core.dice import Dice
from warpad.core.position import CHANCE, NOBODY, SEVERAL
from warpad.core.vecs import append, i64, vec
from warpad.games.neon.evaluate import evaluate
from warpad.games.neon.layout import (
    ASK_PLAN,
    DROP,
    PASS,
    ROUND,
    SKIP,
    STAY,
    THROW,
    VERB_MASK,
)
from warpad.games.neon.position import Neon

# Answers that give something up are drawn again so many times before they are taken.
RELUCTANCE: Final[i64] = 2


def unfold_rounds(g: Neon, last: i64, thinker: i64, dice: Dice) -> None:
    """Plays to the end of the round with this number; the thinker answers by its evaluation."""
    while True:
        who = g.actor()
        if who == NOBODY or (g.s[ROUND] > last and g.s[g.top()] == ASK_PLAN):
            return
        if who == CHANCE:
            g.play(g.draw(dice))
        elif who == SEVERAL:
            _plan_all(g, dice)
        elif who == thinker and g.s[g.top()] != ASK_PLAN:
            g.play(_greedy(g, who, dice))
        else:
            g.play(quick_answer(g, who, dice))


def _plan_all(g: Neon, dice: Dice) -> None:
    moves = vec[i64]([])
    seats = g.actors()
    i: i64 = 0
    while i < len(seats):
        moves = append(moves, g.pick(seats[i], dice))
        i += 1
    g.apply(moves)


def quick_answer(g: Neon, seat: i64, dice: Dice) -> i64:
    """Any answer, but seldom one that gives something up."""
    move = g.pick(seat, dice)
    tries: i64 = 0
    while tries < RELUCTANCE and _gives_up(move & VERB_MASK):
        move = g.pick(seat, dice)
        tries += 1
    return move


def _gives_up(verb: i64) -> bool:
    return verb in (PASS, SKIP, STAY, THROW, DROP)


def _greedy(g: Neon, seat: i64, dice: Dice) -> i64:
    """The answer after which the position looks best, chance drawn once; of equals any."""
    moves = g.legal(seat)
    best = moves[0]
    top = -1.0
    equals: i64 = 0
    i: i64 = 0
    while i < len(moves) and len(moves) > 1:
        worth = _worth(g, seat, moves[i], dice)
        if worth > top:
            top = worth
            best = moves[i]
            equals = 1
        elif worth == top:
            equals += 1
            if dice.below(equals) == 0:
                best = moves[i]
        i += 1
    return best


def _worth(g: Neon, seat: i64, move: i64, dice: Dice) -> float:
    twin = g.copy()
    twin.play(move)
    while twin.actor() == CHANCE:
        twin.play(twin.draw(dice))
    return evaluate(twin, seat)
