"""Proves an etude that somebody made: how many solutions it has, how hard it is, or that it has none."""

from __future__ import annotations

from warpad.core.dice import Dice
from warpad.core.etude import Etude
from warpad.core.game import Game
from warpad.puzzles.maker import Maker
from warpad.puzzles.solver import prepared, solve

# With more ways than this the solutions are not counted.
MOST_WAYS = 2_000
_SEED = 7


def proved(game: Game, etude: Etude) -> Etude | None:
    """The etude with all that can be said of it; None when nothing reaches its goal."""
    position, goal = prepared(game, etude)
    answer = solve(position, goal, etude.seat, most=MOST_WAYS)
    if answer.value <= 0:
        return None
    is_counted = bool(answer.lines)
    if not is_counted:
        answer.lines = solve(position, goal, etude.seat, first_only=True).lines
    described = Maker(game, Dice(_SEED)).described(etude, position, answer)
    if not is_counted:
        described.solutions = None
    return described
