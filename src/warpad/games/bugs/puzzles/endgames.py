"""Small boards for etudes of several turns and of mixed orders: a few units of each side, little energy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from warpad.core.dice import Dice
from warpad.games.bugs.data import setups
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.geometry import BOARD, WIDTH
from warpad.games.bugs.position import new_position
from warpad.games.bugs.rules.phases import AT_ORDERS, ORDERS
from warpad.games.bugs.rules.state import State

MOST_ENERGY = 3
# Where the enemy orders too, both trains are captured and energy is scarce: orders decide, not dice.
SCARCE = 1
# Influence of the side to play: none that matters, or so much that a little more wins.
NEAR_THE_GOAL = (5, 6, 7)
TURN = 7


@dataclass(frozen=True)
class Kind:
    """What sort of etude a board is made for; units beside the generals, ours and theirs, at most."""

    opponent: Literal["nothing", "defence", "mixed"]
    turns: int
    ours: int
    theirs: int


# How often each is tried is told by how often it stands here.
KINDS = (
    Kind("mixed", 1, 3, 2),
    Kind("mixed", 2, 2, 1),
    Kind("mixed", 2, 2, 2),
    Kind("mixed", 3, 1, 1),
    Kind("defence", 2, 2, 2),
    Kind("defence", 3, 2, 2),
)


def pick_kind(dice: Dice) -> Kind:
    return KINDS[dice.below(len(KINDS))]


def small_board(kind: Kind, dice: Dice) -> State:
    """A training party late in its course: generals at their own edges, the others anywhere."""
    options = {option.name: option.default for option in setups.OPTIONS}
    position = new_position(setups.make_setup(options | {"formation": "fixed"}))
    position.party, position.turn, position.first = 1, TURN, dice.below(2)
    taken: set[int] = set()
    for side, most in ((0, kind.ours), (1, kind.theirs)):
        general = side * TYPES + position.book.general
        position.where[general] = _free_cell(taken, _edge(side), dice)
        for unit in _some_units(position, side, 1 + dice.below(most), dice):
            position.where[unit] = _free_cell(taken, range(BOARD), dice)
        position.energy[side] = dice.below(1 + (SCARCE if kind.opponent == "mixed" else MOST_ENERGY))
        if kind.opponent == "mixed":
            position.train[side] = 1 - side
    if dice.below(3):
        position.influence[0] = NEAR_THE_GOAL[dice.below(len(NEAR_THE_GOAL))]
    position.stage, position.phase = AT_ORDERS, ORDERS
    return position


def _edge(side: int) -> range:
    """The two rows nearest to a side."""
    return range(2 * WIDTH) if side == 0 else range(BOARD - 2 * WIDTH, BOARD)


def _some_units(position: State, side: int, count: int, dice: Dice) -> list[int]:
    others = [side * TYPES + t for t in range(TYPES) if t != position.book.general]
    return [others.pop(dice.below(len(others))) for _ in range(count)]


def _free_cell(taken: set[int], among: range, dice: Dice) -> int:
    free = [cell for cell in among if cell not in taken]
    cell = free[dice.below(len(free))]
    taken.add(cell)
    return cell
