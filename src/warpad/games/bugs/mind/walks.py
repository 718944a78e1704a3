"""Where each path leads a unit when everybody else stays, as rows of numbers."""

from typing import Final

from warpad.core.vecs import append, i64, vec
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.geometry import MAX_PATH, NEIGHBOUR, NO_CELL, PATH_LENGTH, PATH_STEP
from warpad.games.bugs.rules.codes import NONE
from warpad.games.bugs.rules.orders import is_general_order, legal_orders, path_of, type_of
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import unit_at

# A row: the unit, its path, the cell where it ends, the steps made, what stopped it, whom it meets.
WALK_SIZE: Final[i64] = 6
NOT_STOPPED: Final[i64] = 0
BY_THE_EDGE: Final[i64] = 1
BY_AN_ALLY: Final[i64] = 2


def walks_of(p: State, army: i64) -> vec[i64]:
    """One row for every personal order of an army, in the order of `legal_orders`."""
    rows = vec[i64]([])
    orders = legal_orders(p, army)
    i: i64 = 0
    while i < len(orders):
        if not is_general_order(orders[i]):
            rows = _add_walk(p, rows, army * TYPES + type_of(orders[i]), path_of(orders[i]))
        i += 1
    return rows


def _add_walk(p: State, rows: vec[i64], unit: i64, path: i64) -> vec[i64]:
    cell = p.where[unit]
    stopped = NOT_STOPPED
    foe: i64 = NONE
    step: i64 = 0
    while step < PATH_LENGTH[path] and foe == NONE:
        ahead = NEIGHBOUR[cell * 4 + PATH_STEP[path * MAX_PATH + step]]
        stopped = _barred(p, unit, ahead)
        if stopped != NOT_STOPPED:
            break
        cell = ahead
        step += 1
        foe = unit_at(p, cell, 1 - (unit // TYPES) & 1)
    longer = append(append(append(rows, unit), path), cell)
    return append(append(append(longer, step), stopped), foe)


def _barred(p: State, unit: i64, cell: i64) -> i64:
    """BUGS-MOVE-02, BUGS-MOVE-05: what keeps a unit from entering a cell."""
    if cell == NO_CELL:
        return BY_THE_EDGE
    if (p.book.flies >> (unit % TYPES)) & 1 != 0:
        return NOT_STOPPED
    ally = unit_at(p, cell, (unit // TYPES) & 1)
    return NOT_STOPPED if ally in (NONE, unit) else BY_AN_ALLY
