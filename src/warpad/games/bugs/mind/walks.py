"""Where each path leads a unit when everybody else stays, as rows of numbers."""

from typing import Final

from warpad.core.lists import fill
from warpad.core.vecs import extend, i64, vec
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.geometry import (
    CELLS,
    MAX_PATH,
    NEIGHBOUR,
    NO_CELL,
    PARENT,
    PATH_LENGTH,
    PATH_STEP,
    PATHS_UP_TO,
)
from warpad.games.bugs.data.verbs import SPEED_ONCE
from warpad.games.bugs.rules.codes import GONE, NONE
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import medal_ready

# A row: the unit, its path, the cell where it ends, the steps made, what stopped it, whom it meets.
WALK_SIZE: Final[i64] = 6
W_UNIT: Final[i64] = 0
W_PATH: Final[i64] = 1
W_CELL: Final[i64] = 2
W_STEPS: Final[i64] = 3
W_STOPPED: Final[i64] = 4
W_FOE: Final[i64] = 5

NOT_STOPPED: Final[i64] = 0
BY_THE_EDGE: Final[i64] = 1
BY_AN_ALLY: Final[i64] = 2


def walks_of(p: State, army: i64) -> vec[i64]:
    """One row for every personal order of an army, in the order of `legal_orders`."""
    own = _first_units(p, army & 1)
    foes = _first_units(p, 1 - (army & 1))
    further: i64 = 1 if medal_ready(p, army, SPEED_ONCE) != NONE else 0
    rows = vec[i64]([])
    t: i64 = 0
    while t < TYPES:
        if p.where[army * TYPES + t] != GONE:
            reach = p.terms.speed[t] + further
            rows = extend(rows, _walks_of_unit(p, army * TYPES + t, reach, own, foes))
        t += 1
    return rows


def _first_units(p: State, side: i64) -> vec[i64]:
    """By cell: the first unit of a side that stands there, or NONE."""
    found = fill(CELLS, NONE)
    u = p.units - 1
    while u >= 0:
        if p.where[u] != GONE and (u // TYPES) & 1 == side:
            found[p.where[u]] = u
        u -= 1
    return found


def _walks_of_unit(p: State, unit: i64, reach: i64, own: vec[i64], foes: vec[i64]) -> vec[i64]:
    """BUGS-MOVE-02, BUGS-MOVE-05: each path goes one step further than the one it begins with.

    The edge and an ally end it, an enemy too."""
    paths = PATHS_UP_TO[reach if reach < MAX_PATH else MAX_PATH]
    flies = (p.book.flies >> (unit % TYPES)) & 1 != 0
    rows = fill(paths * WALK_SIZE, 0)
    rows[W_UNIT] = unit
    rows[W_CELL] = p.where[unit]
    rows[W_FOE] = NONE
    path: i64 = 1
    while path < paths:
        at = path * WALK_SIZE
        before = PARENT[path] * WALK_SIZE
        cell = rows[before + W_CELL]
        steps = rows[before + W_STEPS]
        stopped = rows[before + W_STOPPED]
        foe = rows[before + W_FOE]
        if stopped == NOT_STOPPED and foe == NONE:
            ahead = NEIGHBOUR[cell * 4 + PATH_STEP[path * MAX_PATH + PATH_LENGTH[path] - 1]]
            if ahead == NO_CELL:
                stopped = BY_THE_EDGE
            elif not flies and own[ahead] != NONE and own[ahead] != unit:
                stopped = BY_AN_ALLY
            else:
                cell = ahead
                steps += 1
                foe = foes[cell]
        rows[at + W_UNIT] = unit
        rows[at + W_PATH] = path
        rows[at + W_CELL] = cell
        rows[at + W_STEPS] = steps
        rows[at + W_STOPPED] = stopped
        rows[at + W_FOE] = foe
        path += 1
    return rows
