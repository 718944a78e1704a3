"""Planning: which orders an army may give, and what each makes its units do (rulebook: the turn, 1 and 2)."""

from warpad.core.dice import Dice
from warpad.core.vecs import append, i64, vec
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.geometry import DIRECTIONS, MAX_PATH, PATHS, PATHS_UP_TO
from warpad.games.bugs.data.verbs import SPEED_ONCE
from warpad.games.bugs.rules.codes import FASTER, GENERAL_ORDER, GONE, NONE
from warpad.games.bugs.rules.event_kinds import ORDER_SHOWN
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import count_of, medal_ready


def is_general_order(order: i64) -> bool:
    """BUGS-GEN-03: a general order is for the whole army, a personal one for a named unit."""
    return order & (FASTER - 1) >= GENERAL_ORDER


def direction_of(order: i64) -> i64:
    return (order & (FASTER - 1)) - GENERAL_ORDER


def type_of(order: i64) -> i64:
    return (order & (FASTER - 1)) // PATHS


def path_of(order: i64) -> i64:
    return (order & (FASTER - 1)) % PATHS


def is_faster(order: i64) -> bool:
    """Whether the order spends the medal for one more step."""
    return order >= FASTER


def needs_order(p: State, army: i64) -> bool:
    """BUGS-TURN-02: every army that has units left gets exactly one order."""
    return p.orders[army] == NONE and count_of(p, army) > 0


def next_army(p: State, seat: i64) -> i64:
    """BUGS-R-13: the army for which a seat decides next, or NONE; two armies get an order each."""
    a: i64 = 0
    while a < p.setup.armies:
        if p.setup.owner[a] == seat and needs_order(p, a):
            return a
        a += 1
    return NONE


def obeys_general_order(p: State, unit: i64) -> bool:
    return p.where[unit] != GONE and (p.terms.exempt >> (unit % TYPES)) & 1 == 0


def may_order_all(p: State, army: i64) -> bool:
    """BUGS-PLAN-08: an army reduced to its general has nobody to carry out a general order."""
    u = army * TYPES
    while u < (army + 1) * TYPES:
        if obeys_general_order(p, u):
            return True
        u += 1
    return False


def legal_orders(p: State, army: i64) -> vec[i64]:
    """BUGS-PLAN-01, BUGS-PLAN-03, BUGS-PLAN-04: a unit with a path, or all in one direction.

    BUGS-PLAN-07, BUGS-R-01: there is no general order without a direction."""
    moves = vec[i64]([])
    faster = medal_ready(p, army, SPEED_ONCE) != NONE
    t: i64 = 0
    while t < TYPES:
        if p.where[army * TYPES + t] != GONE:
            speed = p.terms.speed[t]
            path: i64 = 0
            while path < PATHS_UP_TO[speed]:
                moves = append(moves, t * PATHS + path)
                path += 1
            if faster and speed < MAX_PATH:
                while path < PATHS_UP_TO[speed + 1]:
                    moves = append(moves, FASTER + t * PATHS + path)
                    path += 1
        t += 1
    if may_order_all(p, army):
        d: i64 = 0
        while d < DIRECTIONS:
            moves = append(moves, GENERAL_ORDER + d)
            d += 1
    return moves


def pick_order(p: State, army: i64, dice: Dice) -> i64:
    """One of the legal orders, each as likely as the other, without listing them."""
    if medal_ready(p, army, SPEED_ONCE) != NONE:
        moves = legal_orders(p, army)
        return moves[dice.below(len(moves))]
    total: i64 = DIRECTIONS if may_order_all(p, army) else 0
    t: i64 = 0
    while t < TYPES:
        if p.where[army * TYPES + t] != GONE:
            total += PATHS_UP_TO[p.terms.speed[t]]
        t += 1
    at = dice.below(total)
    t = 0
    while t < TYPES:
        if p.where[army * TYPES + t] != GONE:
            size = PATHS_UP_TO[p.terms.speed[t]]
            if at < size:
                return t * PATHS + at
            at -= size
        t += 1
    return GENERAL_ORDER + at


def reveal(p: State) -> None:
    """BUGS-PLAN-06, BUGS-GEN-04, BUGS-GEN-05: all orders are shown at once; who obeys one is active.

    BUGS-R-18: so is a unit that will find its way barred."""
    p.active = 0
    p.personal = 0
    a: i64 = 0
    while a < p.setup.armies:
        order = p.orders[a]
        p.shown[a] = order
        p.orders[a] = NONE
        if order != NONE:
            p.tell(ORDER_SHOWN, a, order)
            _mark(p, a, order)
        a += 1


def _mark(p: State, army: i64, order: i64) -> None:
    if is_general_order(order):
        u = army * TYPES
        while u < (army + 1) * TYPES:
            if obeys_general_order(p, u):
                p.active |= 1 << u
            u += 1
        return
    unit = army * TYPES + type_of(order)
    p.active |= 1 << unit
    p.personal |= 1 << unit
    if is_faster(order):
        p.used |= 1 << medal_ready(p, army, SPEED_ONCE)


def reach_of(p: State, order: i64) -> i64:
    """BUGS-PLAN-05, BUGS-EFF-03: how many steps of its path a unit can make, never more than three."""
    reach = p.terms.speed[type_of(order)] + (1 if is_faster(order) else 0)
    return reach if reach < MAX_PATH else MAX_PATH
