"""A new etude of Neon before it is solved: where it begins, what is asked, what the others planned."""

from __future__ import annotations

from collections.abc import Callable

from warpad.core.dice import Dice
from warpad.core.etude import Etude, Opponent
from warpad.core.game import Json
from warpad.core.position import SEVERAL
from warpad.games.neon.rules.state import State
from warpad.games.neon.tell import codec
from warpad.games.neon.tell.actions import action_of

SELDOM = 6
# How a seat chooses among its moves.
Choice = Callable[[State, int, Dice], int]


def draft(position: State, seat: int, goal: Json, opponent: Opponent, dice: Dice, choose: Choice) -> Etude:
    """An etude that is one if it can be solved; loot may be drawn where it is asked for, else seldom."""
    return Etude(
        etude=1,
        id="draft",
        game="neon",
        position=codec.dump(position),
        seat=seat,
        goal=goal,
        opponent=opponent,
        sealed=sealed_plans(position, seat, dice, choose),
        allowed=["search"] if goal["kind"] == "equip" or dice.below(SELDOM) == 0 else [],
    )


def sealed_plans(position: State, seat: int, dice: Dice, choose: Choice) -> dict[str, Json]:
    """NEON-PLAN-05: what the others have planned."""
    if position.actor() != SEVERAL:
        return {}
    others = [int(other) for other in position.actors() if other != seat]
    return {str(other): action_of(position, other, choose(position, other, dice)) for other in others}
