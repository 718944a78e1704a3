"""Counts the ways a game can go on from a position, step by step, as far as that is cheap.

One step leads on in as many ways as there are outcomes of chance, or legal moves of the one who acts.
When several choose at once, each combination of their moves is one way; where that would be more than
`COMBINATIONS`, each seat is taken in turn instead: all its moves, while the others make their first one.
`counts[d - 1]` is the number of ways to play exactly `d` steps.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from warpad.core.game import Game
from warpad.core.position import CHANCE, Position
from warpad.core.vecs import i64, vec

COMBINATIONS = 150
# Steps played for one position at most, to the least depth and to go deeper; the last depth is only counted.
BUDGET = 15_000
DEEPER = 4000
SHALLOWEST = 3
DEEPEST = 8
# So many moves of a seat are looked at to name what it is asked.
ROW = 64


class TooWide(Exception):
    """The tree has more steps than the budget allows."""


def ways(position: Position) -> list[tuple[int, ...]]:
    """Every way in which the next step may go: a code for each actor."""
    actors = list(position.actors())
    if not actors:
        return []
    if actors[0] == CHANCE:
        return [(code,) for code in list(position.odds())[::2]]
    menus = [list(position.legal(seat)) for seat in actors]
    if len(menus) == 1 or _combinations(menus) <= COMBINATIONS:
        return list(product(*menus))
    return list(_in_turn(menus))


def _combinations(menus: list[list[int]]) -> int:
    count = 1
    for menu in menus:
        count *= len(menu)
    return count


def _in_turn(menus: list[list[int]]) -> Iterator[tuple[int, ...]]:
    first = [menu[0] for menu in menus]
    for seat, menu in enumerate(menus):
        for move in menu:
            yield (*first[:seat], move, *first[seat + 1 :])


def count(position: Position, depth: int) -> list[int]:
    """The ways to play one step, two, ... up to `depth`."""
    counts = [0] * depth
    _explore(position, counts, 0, [-1])
    return counts


def deep_counts(position: Position) -> list[int]:
    """The counts as deep as the budget allows; raises TooWide where even the least depth is too costly."""
    counts: list[int] = []
    for depth in range(SHALLOWEST, DEEPEST + 1):
        more = [0] * depth
        try:
            _explore(position, more, 0, [BUDGET if depth == SHALLOWEST else DEEPER])
        except TooWide:
            if not counts:
                raise
            break
        if depth > SHALLOWEST and more[-1] == 0:
            break
        counts = more
    return counts


def _explore(position: Position, counts: list[int], at: int, left: list[int]) -> None:
    """Adds the ways from here; `left` holds the steps that may still be played (less than none: no limit)."""
    found = ways(position)
    counts[at] += len(found)
    if at + 1 == len(counts):
        return
    for moves in found:
        if left[0] == 0:
            raise TooWide
        left[0] -= 1
        child = position.copy()
        child.apply(vec[i64](list(moves)))
        _explore(child, counts, at + 1, left)


def asks(game: Game, position: Position) -> str:
    """What a position asks and whom: the verbs of the actions that are open."""
    actors = list(position.actors())
    if not actors:
        return "over"
    if actors[0] == CHANCE:
        return f"chance: {game.action(position, CHANCE, position.odds()[0])['do']}"
    verbs = {game.action(position, seat, move)["do"] for seat in actors for move in _some(position, seat)}
    return ("several: " if len(actors) > 1 else "") + " ".join(sorted(verbs))


def _some(position: Position, seat: int) -> list[int]:
    """The moves of a seat; of a long row every few."""
    moves = list(position.legal(seat))
    return moves[:: len(moves) // ROW + 1] + moves[-1:]
