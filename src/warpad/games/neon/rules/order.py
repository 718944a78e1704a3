"""Who acts when: initiative, the leader token and those who act first."""

from typing import Final

from warpad.core.vecs import append, i64, vec
from warpad.games.neon.data.codes import AUTOMA, NO_ONE, OUT
from warpad.games.neon.rules.layout import F_ACTED, F_FIRST, F_INITIATIVE, LEADER, PLAYERS
from warpad.games.neon.rules.state import State

WAITING: Final[i64] = 100
NOT_FIRST: Final[i64] = 10000
PER_INITIATIVE: Final[i64] = 10
LAST: Final[i64] = 1000000


def rank(g: State, who: i64) -> i64:
    """NEON-INIT-01, NEON-INIT-02, NEON-INIT-04, NEON-INIT-05, NEON-INIT-06: the place in the turn order.

    NEON-INIT-03: those who have acted keep their place; the others follow the leader token as it is now.
    """
    s = g.s
    if who == AUTOMA:
        return LAST
    at = g.block(who)
    if s[at + F_ACTED] > 0:
        return s[at + F_ACTED]
    seats = s[PLAYERS]
    from_leader = (who - s[LEADER] + seats) % seats
    place = WAITING + s[at + F_INITIATIVE] * PER_INITIATIVE + from_leader
    return place if s[at + F_FIRST] else place + NOT_FIRST


def next_to_act(g: State) -> i64:
    """NEON-INIT-03: the first of those who have not acted, with the leader token where it is now."""
    best = NO_ONE
    who: i64 = 0
    while who < g.s[PLAYERS]:
        waits = g.place(who) != OUT and g.s[g.block(who) + F_ACTED] == 0
        if waits and (best == NO_ONE or rank(g, who) < rank(g, best)):
            best = who
        who += 1
    return best


def turn_order(g: State) -> vec[i64]:
    """NEON-INIT-02: all who are in the tournament, in the present order of turns."""
    order = vec[i64]([])
    who: i64 = 0
    while who < g.s[PLAYERS]:
        if g.place(who) != OUT:
            order = append(order, who)
            i: i64 = len(order) - 1
            mine = rank(g, who)
            while i > 0 and rank(g, order[i - 1]) > mine:
                order[i] = order[i - 1]
                i -= 1
            order[i] = who
        who += 1
    return order
