"""Small etudes for tests, and the plain way to solve them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.neuroshima.scenario import position_json
from warpad.core.dice import Dice
from warpad.core.etude import Draft, Etude
from warpad.core.goal import Goal
from warpad.core.position import Position
from warpad.games.neuroshima.puzzles.puzzles import BattleEtudes, sketch
from warpad.puzzles.attempts import open_moves
from warpad.puzzles.solver import solve

CROWD = 7
SMALL = 60


def etude(drawn: str, hand: list[str], goal: dict[str, Any] | None = None, **fields: Any) -> Etude:
    """An etude of two armies; the first named plays."""
    own = {name: fields.pop(name) for name in ("hp", "energy", "ruleset") if name in fields}
    position = position_json(drawn, hand=[hand, []], stack=[[], []], **own)
    wanted = goal or {"kind": "destroy-hq"}
    return Etude(etude=1, id="small", game="neuroshima", position=position, goal=wanted, tiles=hand, **fields)


def small_drafts(count: int) -> Iterator[Draft]:
    """Random crowded boards on which everything can be tried in a moment."""
    dice = Dice(8)
    found = 0
    while found < count:
        problem = sketch(dice, given=1, crowd=CROWD)
        problem.allowed = ["board"] if dice.below(2) else []
        problem.opponent = "nothing" if dice.below(2) else "anything"
        draft = BattleEtudes().draft_of(problem)
        if solve(draft.position, draft.goal, 0, limit=SMALL).proved:
            found += 1
            yield draft


def exhaustive(position: Position, goal: Goal, seat: int) -> float:
    """The worth of a position by trying everything, remembering nothing."""
    decided = goal.value(position)
    if decided >= 0:
        return decided
    who = position.actor()
    worth = [exhaustive(after(position, move), goal, seat) for move in open_moves(position, goal, who)]
    return max(worth) if who == seat else min(worth)


def best_outlines(position: Position, goal: Goal, seat: int, best: float) -> set[int]:
    """The outlines of all tries of this worth, where no one else has a choice before the battle."""
    found: set[int] = set()
    for move in open_moves(position, goal, seat):
        following = after(position, move)
        if goal.closes(position, move) or goal.value(following) >= 0:
            if exhaustive(following, goal, seat) == best:
                found.add(goal.outline(position))
            continue
        following = after_forced(following, goal, seat)
        if following.actor() == seat and goal.value(following) < 0:
            found |= best_outlines(following, goal, seat, best)
    return found


def after_forced(position: Position, goal: Goal, seat: int) -> Position:
    """Where it goes on when the others have only one answer each."""
    while position.actor() != seat and goal.value(position) < 0:
        moves = open_moves(position, goal, position.actor())
        if len(moves) > 1:
            break
        position = after(position, moves[0])
    return position


def after(position: Position, move: int) -> Position:
    following = position.copy()
    following.play(move)
    return following
