"""Orders that differ in what they do: for bots, who need not try the same thing twice."""

from warpad.core.bits import single
from warpad.core.vecs import append, i64, vec
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.geometry import MAX_PATH, NEIGHBOUR, NO_CELL, PATH_LENGTH, PATH_STEP
from warpad.games.bugs.rules.codes import GONE
from warpad.games.bugs.rules.orders import is_general_order, legal_orders, path_of, type_of
from warpad.games.bugs.rules.state import State


def distinct_orders(p: State, army: i64) -> vec[i64]:
    """BUGS-MOVE-02: the legal orders without those that only add barred steps to a shorter path.

    A step off the board or onto a unit of the own army, which stands still when one unit is
    ordered, is never made: such an order does what its beginning does."""
    kept = vec[i64]([])
    orders = legal_orders(p, army)
    own = _cells_of_army(p, army)
    i: i64 = 0
    while i < len(orders):
        order = orders[i]
        if is_general_order(order) or _is_whole(p, army * TYPES + type_of(order), path_of(order), own):
            kept = append(kept, order)
        i += 1
    return kept


def _is_whole(p: State, unit: i64, path: i64, own: i64) -> bool:
    """Whether no step of the path is barred for certain."""
    flies = (p.book.flies >> (unit % TYPES)) & 1 != 0
    barred = own & ~single(p.where[unit])
    cell = p.where[unit]
    step: i64 = 0
    while step < PATH_LENGTH[path]:
        cell = NEIGHBOUR[cell * 4 + PATH_STEP[path * MAX_PATH + step]]
        if cell == NO_CELL or (not flies and (barred >> cell) & 1 != 0):
            return False
        step += 1
    return True


def _cells_of_army(p: State, army: i64) -> i64:
    mask: i64 = 0
    u = army * TYPES
    while u < (army + 1) * TYPES:
        if p.where[u] != GONE:
            mask |= single(p.where[u])
        u += 1
    return mask
