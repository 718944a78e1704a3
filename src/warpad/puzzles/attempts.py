"""How easily an etude is solved without thinking: the obvious try, and tries at random."""

from __future__ import annotations

from math import factorial

from warpad.core.dice import Dice
from warpad.core.game import Game
from warpad.core.goal import Goal
from warpad.core.position import CHANCE, SEVERAL, Position
from warpad.core.vecs import i64, vec
from warpad.puzzles.search import CLOSE, Search


def open_moves(position: Position, goal: Goal, seat: int) -> list[int]:
    """What a seat may try; of chance, where it makes no difference, the first outcome."""
    if seat == CHANCE:
        return [position.odds()[0]]
    return [move for move in position.legal(seat) if goal.considers(position, seat, move)]


def is_settled(position: Position, goal: Goal) -> bool:
    if goal.value(position) >= 0 or position.actor() == SEVERAL:
        return True
    return position.actor() == CHANCE and not goal.is_idle(position)


def obvious_try(game: Game, start: Position, goal: Goal, seat: int) -> bool:
    """Does the move that looks best at once, again and again, meet the goal? It ends when nothing is left."""
    position = start.copy()
    while not is_settled(position, goal):
        who = position.actor()
        moves = open_moves(position, goal, who)
        going_on = [move for move in moves if not goal.closes(position, move)] or moves
        position.play(going_on[0] if who != seat else _best_looking(game, position, going_on, seat))
    return goal.value(position) >= 1


def obvious_order(game: Game, start: Position, goal: Goal, seat: int) -> int:
    """Where all choose in secret: the own choice that looks best when the others do the first thing."""
    actors = list(start.actors())
    own = actors.index(seat)
    chosen = vec[i64]([open_moves(start, goal, other)[0] for other in actors])
    worth: dict[int, float] = {}
    for move in open_moves(start, goal, seat):
        moves = chosen[:]
        moves[own] = move
        following = start.copy()
        following.apply(moves)
        worth[move] = game.evaluate(following, seat)
    return max(worth, key=lambda move: worth[move])


def _best_looking(game: Game, position: Position, moves: list[int], seat: int) -> int:
    worth: dict[int, float] = {}
    for move in moves:
        following = position.copy()
        following.play(move)
        worth[move] = game.evaluate(following, seat)
    return max(moves, key=lambda move: worth[move])


def lucky_tries(start: Position, goal: Goal, seat: int, count: int, dice: Dice) -> int:
    """How many of so many random tries meet the goal."""
    return sum(_random_try(start.copy(), goal, dice) for _ in range(count))


def _random_try(position: Position, goal: Goal, dice: Dice) -> bool:
    while not is_settled(position, goal):
        moves = open_moves(position, goal, position.actor())
        going_on = [move for move in moves if not goal.closes(position, move)] or moves
        position.play(going_on[dice.below(len(going_on))])
    return goal.value(position) >= 1


def lucky_ways(start: Position, search: Search, best: float, count: int, dice: Dice) -> int:
    """How many of so many random ways, up to where chance steps in, keep the best chance."""
    return sum(_random_way(start.copy(), search, dice) >= best - CLOSE for _ in range(count))


def _random_way(position: Position, search: Search, dice: Dice) -> float:
    goal = search.goal
    while goal.value(position) < 0:
        if position.actor() == CHANCE and not goal.is_idle(position):
            break
        choices = [open_moves(position, goal, who) for who in position.actors()]
        position.apply(vec[i64]([moves[dice.below(len(moves))] for moves in choices]))
    return search.worth(position)


def size_of(start: Position, goal: Goal, probes: int, dice: Dice) -> float:
    """About how many positions a search will see: the choices met on random ways, order left out."""
    total = 0.0
    for _ in range(probes):
        position, ways, depth = start.copy(), 1, 0
        while not is_settled(position, goal):
            moves = open_moves(position, goal, position.actor())
            going_on = [move for move in moves if not goal.closes(position, move)]
            if not going_on:
                break
            depth += 1
            ways *= len(going_on)
            position.play(going_on[dice.below(len(going_on))])
        total += ways / factorial(depth)
    return total / probes
