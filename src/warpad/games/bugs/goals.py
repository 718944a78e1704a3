"""Goals of etudes: an enemy unit gone, or the party won, before so many turns are over."""

from typing import Final

from warpad.core.goal import Goal
from warpad.core.position import Position
from warpad.core.vecs import i64
from warpad.games.bugs.book import TYPES
from warpad.games.bugs.orders import next_army
from warpad.games.bugs.phases import ORDERS, OVER
from warpad.games.bugs.plans import distinct_orders
from warpad.games.bugs.position import BugsPosition
from warpad.games.bugs.state import GONE, NONE

GOAL_NAMES: Final = ("destroy-unit", "win")


class TurnGoal(Goal):
    """The judge of one etude: its value is the chance to get there."""

    def __init__(self, start: BugsPosition, seat: i64, turns: i64, unit: i64) -> None:
        self.seat: i64 = seat
        self.side: i64 = start.side_of(seat)
        self.party: i64 = start.party
        self.last: i64 = start.turn + turns - 1
        self.unit: i64 = unit  # the unit that must go, or NONE: the party must be won
        self.others_choose: bool = False

    def value(self, position: Position) -> float:
        assert isinstance(position, BugsPosition)
        if self.unit != NONE:
            if position.party == self.party and position.where[self.unit] == GONE:
                return 1.0
        elif position.phase == OVER:
            return 1.0 if position.winner == self.side else 0.0
        if position.phase == OVER or position.turn > self.last or position.party != self.party:
            return 0.0
        return -1.0

    def considers(self, position: Position, seat: i64, move: i64) -> bool:
        """Orders that differ; somebody who does nothing stands still and takes the first answer."""
        assert isinstance(position, BugsPosition)
        if seat != self.seat and not self.others_choose:
            return move == first_answer(position, seat)
        if position.phase != ORDERS:
            return True
        orders = distinct_orders(position, next_army(position, seat))
        i: i64 = 0
        while i < len(orders):
            if orders[i] == move:
                return True
            i += 1
        return False

    def closes(self, position: Position, move: i64) -> bool:
        """A try is an order of the first turn."""
        assert isinstance(position, BugsPosition)
        return position.phase == ORDERS and position.turn == self.last


def first_answer(position: BugsPosition, seat: i64) -> i64:
    """Without an order units stand: the first order is a unit that goes no step."""
    return position.legal(seat)[0]


def is_enemy(position: BugsPosition, seat: i64, unit: i64) -> bool:
    return position.where[unit] != GONE and (unit // TYPES) & 1 != position.side_of(seat)
