"""Goals of etudes: an enemy unit gone, or the party won, before so many turns are over."""

from typing import Final

from warpad.core.bits import mix
from warpad.core.goal import Goal
from warpad.core.position import Position
from warpad.core.vecs import i64, vec
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.geometry import WIDTH
from warpad.games.bugs.mind.plans import distinct_orders
from warpad.games.bugs.rules.codes import GONE, NONE
from warpad.games.bugs.rules.orders import next_army
from warpad.games.bugs.rules.phases import ORDERS, OVER
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import side_of

GOAL_NAMES: Final = ("destroy-unit", "win")


class TurnGoal(Goal):
    """The judge of one etude: its value is the chance to get there."""

    def __init__(self, start: State, seat: i64, turns: i64, unit: i64) -> None:
        self.seat: i64 = seat
        self.side: i64 = side_of(start, seat)
        self.party: i64 = start.party
        self.first: i64 = start.turn
        self.last: i64 = start.turn + turns - 1
        self.unit: i64 = unit  # the unit that must go, or NONE: the party must be won
        # What the others may do: give orders, answer in battles; and whether orders may be mixed.
        self.others_order: bool = False
        self.others_answer: bool = False
        self.mixed: bool = False

    def value(self, position: Position) -> float:
        assert isinstance(position, State)
        if self.unit != NONE:
            if position.party == self.party and position.where[self.unit] == GONE:
                return 1.0
        elif position.phase == OVER:
            return 1.0 if position.winner == self.side else 0.0
        if position.phase == OVER or position.turn > self.last or position.party != self.party:
            return 0.0
        return -1.0

    def mixes(self) -> bool:
        return self.mixed

    def options(self, position: Position, seat: i64) -> vec[i64]:
        """Orders that differ; somebody who does nothing stands still and takes the first answer."""
        assert isinstance(position, State)
        is_order = position.phase == ORDERS
        if seat != self.seat and not (self.others_order if is_order else self.others_answer):
            return vec[i64]([first_answer(position, seat)])
        if is_order:
            return distinct_orders(position, next_army(position, seat))
        return position.legal(seat)

    def considers(self, position: Position, seat: i64, move: i64) -> bool:
        orders = self.options(position, seat)
        i: i64 = 0
        while i < len(orders):
            if orders[i] == move:
                return True
            i += 1
        return False

    def closes(self, position: Position, move: i64) -> bool:
        """A try is an order of the first turn."""
        assert isinstance(position, State)
        return position.phase == ORDERS and position.turn == self.first

    def situation(self, position: Position) -> i64:
        """When orders are planned left and right do not matter, nor how it came to this."""
        assert isinstance(position, State)
        if position.phase != ORDERS or position.setup.is_campaign() or len(position.actors()) < 2:
            return position.key()
        one = _turns_key(position, False)
        other = _turns_key(position, True)
        return one if one < other else other


def _turns_key(p: State, mirrored: bool) -> i64:
    """A hash of what the coming turns depend on, as it is or with the columns exchanged."""
    digest = mix(p.turn, p.first)
    u: i64 = 0
    while u < p.units:
        cell = p.where[u]
        if mirrored and cell != GONE:
            cell += WIDTH - 1 - 2 * (cell % WIDTH)
        digest = mix(digest, cell)
        u += 1
    a: i64 = 0
    while a < p.setup.armies:
        digest = mix(digest, (p.energy[a] * 16 + p.influence[a]) * 8 + p.train[a] + 1)
        a += 1
    return digest


def first_answer(position: State, seat: i64) -> i64:
    """Without an order units stand: the first order is a unit that goes no step."""
    return position.legal(seat)[0]


def is_enemy(position: State, seat: i64, unit: i64) -> bool:
    return position.where[unit] != GONE and (unit // TYPES) & 1 != side_of(position, seat)
