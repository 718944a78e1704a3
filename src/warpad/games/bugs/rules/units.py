"""The small questions about units and armies that every chapter asks.

BUGS-GEN-01, BUGS-ALLY-02: army n has the units 6n to 6n + 5, its own order, energy, influence and train; even
armies are of the south side, odd ones of the north.
"""

from warpad.core.bits import single
from warpad.core.vecs import i64
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.rules.codes import GONE, NONE
from warpad.games.bugs.rules.state import State


def speed_of(p: State, unit: i64) -> i64:
    """BUGS-ORD-03: the nominal Speed, as the trophy leaves it."""
    return p.terms.speed[unit % TYPES]


def is_personal(p: State, unit: i64) -> bool:
    return (p.personal >> unit) & 1 != 0


def is_active(p: State, unit: i64) -> bool:
    return (p.active >> unit) & 1 != 0


def is_general(p: State, unit: i64) -> bool:
    return unit % TYPES == p.book.general


def flies(p: State, unit: i64) -> bool:
    """BUGS-MOVE-05: passes through allies, but only under a personal order."""
    return (p.book.flies >> (unit % TYPES)) & (p.personal >> unit) & 1 != 0


def general_alive(p: State, army: i64) -> bool:
    return p.where[army * TYPES + p.book.general] != GONE


def count_of(p: State, army: i64) -> i64:
    """How many units of an army stand on a board."""
    total: i64 = 0
    u = army * TYPES
    while u < (army + 1) * TYPES:
        if p.where[u] != GONE:
            total += 1
        u += 1
    return total


def cells_of(p: State, side: i64) -> i64:
    """The cells where units of a side stand."""
    mask: i64 = 0
    u: i64 = 0
    while u < p.units:
        if p.where[u] != GONE and (u // TYPES) & 1 == side:
            mask |= single(p.where[u])
        u += 1
    return mask


def unit_at(p: State, cell: i64, side: i64) -> i64:
    """The first unit of a side on a cell, or NONE."""
    u: i64 = 0
    while u < p.units:
        if p.where[u] == cell and (u // TYPES) & 1 == side:
            return u
        u += 1
    return NONE


def is_free(p: State, cell: i64) -> bool:
    u: i64 = 0
    while u < p.units:
        if p.where[u] == cell:
            return False
        u += 1
    return True


def medal_ready(p: State, army: i64, verb: i64) -> i64:
    """BUGS-MED-06: a medal of this army with that bonus which is not used up, or NONE."""
    m: i64 = 0
    while m < p.book.medals:
        is_ready = p.book.medal_once[m] == 0 or (p.used >> m) & 1 == 0
        if is_ready and p.holder[m] == army and p.book.medal_verb[m] == verb:
            return m
        m += 1
    return NONE


def side_of(p: State, seat: i64) -> i64:
    """The side on which a seat plays: that of the first army it leads."""
    a: i64 = 0
    while p.setup.owner[a] != seat:
        a += 1
    return a & 1


def enemies(unit: i64, other: i64) -> bool:
    """BUGS-GEN-02: units of one side are allies, whichever of its armies they belong to."""
    return (unit // TYPES) & 1 != (other // TYPES) & 1
