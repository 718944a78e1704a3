"""Movement: all units at once, one cell a step, with every collision rule (rulebook: the turn, 3.1.1)."""

from typing import Final

from warpad.core.bits import lowest, single
from warpad.core.vecs import append, i64, vec
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.geometry import MAX_PATH, NEIGHBOUR, NO_CELL, PATH_LENGTH, PATH_STEP
from warpad.games.bugs.rules.codes import FIGHT_SIZE, GONE, NONE, NOT_ROLLED, PENDING, TRAIL
from warpad.games.bugs.rules.event_kinds import (
    AT_THE_EDGE,
    BEHIND_ITS_FRONT,
    BOTH_ENTERED,
    BY_A_FASTER_ALLY,
    BY_A_FASTER_ENEMY,
    BY_A_STANDING_ENEMY,
    BY_AN_ALLIED_EXCHANGE,
    BY_AN_ALLY,
    BY_AN_EQUAL_ENEMY,
    BY_AN_EXCHANGE,
    HELD_BY_MEETING,
    MET,
    ONE_ENTERED,
    STEPPED,
    STOPPED,
    WHILE_EXCHANGING,
)
from warpad.games.bugs.rules.orders import direction_of, is_general_order, path_of, reach_of, type_of
from warpad.games.bugs.rules.phases import LOT_MEETING
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import enemies, flies, is_active, is_personal, speed_of

LOT_SIZE: Final[i64] = 3

# How two units that go can clash: each wants the other's cell, or both the same.
EXCHANGE: Final[i64] = 0
CONTEST: Final[i64] = 1


def begin_movement(p: State) -> None:
    """Clears the record of the last turn."""
    u: i64 = 0
    while u < p.units:
        p.steps[u] = 0
        p.came[u] = NONE
        u += 1
    p.step = 0
    p.stopped = 0
    p.met = 0
    p.declared = 0
    p.fight = NONE
    p.fights = vec[i64]([])
    p.queue = vec[i64]([])
    p.lots = vec[i64]([])
    a: i64 = 0
    while a < p.setup.armies:
        i: i64 = 0
        while i < TRAIL:
            p.trail[a * TRAIL + i] = NONE
            i += 1
        order = p.shown[a]
        if order != NONE and not is_general_order(order):
            p.trail[a * TRAIL] = p.where[a * TYPES + type_of(order)]
        a += 1


def run_movement(p: State) -> bool:
    """BUGS-MOVE-01, BUGS-GEN-08: up to three steps; False when a lot has to be drawn first."""
    while p.step < MAX_PATH:
        going = _intents(p, p.step)
        if going != 0:
            going = _settle(p, going)
            if p.phase == LOT_MEETING:
                return False
            _move(p, going)
            _record_meetings(p, going)
        p.step += 1
        p.lots = vec[i64]([])
    return True


# -- who wants to go where -----------------------------------------------------------------------


def _intents(p: State, step: i64) -> i64:
    """The units with a step to make now, as a mask; their cells are written to `dest`."""
    going: i64 = 0
    a: i64 = 0
    while a < p.setup.armies:
        order = p.shown[a]
        if order != NONE:
            if not is_general_order(order):
                going |= _personal_intent(p, a, order, step)
            elif step == 0:
                going |= _general_intents(p, a, direction_of(order))
        a += 1
    return going


def _personal_intent(p: State, army: i64, order: i64, step: i64) -> i64:
    unit = army * TYPES + type_of(order)
    path = path_of(order)
    if p.where[unit] == GONE or (p.stopped >> unit) & 1 != 0:
        return 0
    if step >= PATH_LENGTH[path] or step >= reach_of(p, order):
        return 0
    p.dest[unit] = NEIGHBOUR[p.where[unit] * 4 + PATH_STEP[path * MAX_PATH + step]]
    return 1 << unit


def _general_intents(p: State, army: i64, direction: i64) -> i64:
    """BUGS-PLAN-04, BUGS-ALLY-15: all who obey, on both boards, try to go one cell that way."""
    going: i64 = 0
    u = army * TYPES
    while u < (army + 1) * TYPES:
        if is_active(p, u):
            p.dest[u] = NEIGHBOUR[p.where[u] * 4 + direction]
            going |= 1 << u
        u += 1
    return going


# -- the fixpoint --------------------------------------------------------------------------------


def _settle(p: State, wanted: i64) -> i64:
    """Those who really go. Each question is asked of all units on one snapshot, its answers take
    effect together, and the questions start anew, so that no order of looking at units matters."""
    going = wanted
    while True:
        drop = _find_blocked(p, going)
        if drop == 0:
            drop = _clashes(p, going, EXCHANGE)
            if p.phase == LOT_MEETING:
                return going
        if drop == 0:
            drop = _clashes(p, going, CONTEST)
            if p.phase == LOT_MEETING:
                return going
        if drop == 0:
            drop = _followers(p, going)
        if drop == 0:
            _note_stops(p, wanted & ~going)
            return going
        going &= ~drop


def _standing(p: State, going: i64, side: i64) -> i64:
    """The cells held by units of a side that do not move in this step."""
    mask: i64 = 0
    u: i64 = 0
    while u < p.units:
        if p.where[u] != GONE and (going >> u) & 1 == 0 and (u // TYPES) & 1 == side:
            mask |= single(p.where[u])
        u += 1
    return mask


def _find_blocked(p: State, going: i64) -> i64:
    """BUGS-MOVE-02, BUGS-MOVE-04, BUGS-MOVE-05, BUGS-R-02: the edge, a standing ally, a standing enemy.

    BUGS-COLL-08: an enemy who carries out a personal order blocks nobody: who steps in meets it."""
    south = _standing(p, going, 0)
    north = _standing(p, going, 1)
    drop: i64 = 0
    left = going
    while left != 0:
        u = lowest(left)
        left &= left - 1
        cell = p.dest[u]
        if cell == NO_CELL:
            drop |= _stop(p, u, AT_THE_EDGE)
            continue
        own = south if (u // TYPES) & 1 == 0 else north
        foe = north if (u // TYPES) & 1 == 0 else south
        if (own >> cell) & 1 != 0 and not flies(p, u):
            drop |= _stop(p, u, BY_AN_ALLY)
        elif (foe >> cell) & 1 != 0 and not is_personal(p, u) and not _is_awaited(p, u, going):
            drop |= _stop(p, u, BY_A_STANDING_ENEMY)
    return drop


def _clashes(p: State, going: i64, kind: i64) -> i64:
    """Those who have to stay because of another who goes: all pairs that clash in one way."""
    drop: i64 = 0
    left = going
    while left != 0:
        u = lowest(left)
        left &= left - 1
        rest = left
        while rest != 0:
            v = lowest(rest)
            rest &= rest - 1
            if kind == CONTEST:
                if p.dest[u] == p.dest[v]:
                    drop |= _contest(p, u, v)
            elif p.dest[u] == p.where[v] and p.dest[v] == p.where[u]:
                drop |= _exchange(p, u, v)
    return drop


def _exchange(p: State, u: i64, v: i64) -> i64:
    """BUGS-COLL-03, BUGS-COLL-04, BUGS-COLL-07, BUGS-R-04: who of two that would exchange cells is held.

    The slower one; both without a personal order; nobody beside a flyer."""
    if not enemies(u, v):
        if flies(p, u) or flies(p, v):
            return 0
        return _stop(p, u, BY_AN_ALLIED_EXCHANGE) | _stop(p, v, BY_AN_ALLIED_EXCHANGE)
    if not is_personal(p, u) and not is_personal(p, v):
        return _stop(p, u, BY_AN_EXCHANGE) | _stop(p, v, BY_AN_EXCHANGE)
    slower = _slower(p, u, v)
    return 0 if slower == NONE else _stop(p, slower, HELD_BY_MEETING)


def _contest(p: State, u: i64, v: i64) -> i64:
    """BUGS-COLL-01, BUGS-COLL-05, BUGS-COLL-07: who of two that want one cell has to stay.

    Allies never share it, enemies only for a battle."""
    if not enemies(u, v):
        if flies(p, u) or flies(p, v):
            return 0
        slower = _slower(p, u, v)
        return 0 if slower == NONE else _stop(p, slower, BY_A_FASTER_ALLY)
    if is_personal(p, u) or is_personal(p, v):
        return 0
    if speed_of(p, u) == speed_of(p, v):
        return _stop(p, u, BY_AN_EQUAL_ENEMY) | _stop(p, v, BY_AN_EQUAL_ENEMY)
    return _stop(p, u if speed_of(p, u) < speed_of(p, v) else v, BY_A_FASTER_ENEMY)


def _followers(p: State, going: i64) -> i64:
    """BUGS-COLL-06: under general orders that lead the same way, the unit behind stays when the ally before
    it, of whichever army of the side, gets into a battle."""
    drop: i64 = 0
    left = going & ~p.personal
    while left != 0:
        u = lowest(left)
        left &= left - 1
        others = going & ~p.personal
        while others != 0:
            v = lowest(others)
            others &= others - 1
            if p.dest[u] == p.where[v] and _go_in_column(p, u, v) and _fights(p, v, going):
                drop |= _stop(p, u, BEHIND_ITS_FRONT)
    return drop


def _go_in_column(p: State, unit: i64, front: i64) -> bool:
    """Whether two allies go the same way."""
    return not enemies(unit, front) and p.dest[unit] - p.where[unit] == p.dest[front] - p.where[front]


def _fights(p: State, unit: i64, going: i64) -> bool:
    """Whether a unit under a general order will meet an enemy in this step."""
    if _is_awaited(p, unit, going):
        return True
    left = going & p.personal
    while left != 0:
        foe = lowest(left)
        left &= left - 1
        if enemies(unit, foe) and p.dest[foe] == p.dest[unit]:
            return True
    return False


def _is_awaited(p: State, unit: i64, going: i64) -> bool:
    """BUGS-COLL-08: whether an enemy with a personal order stands where the unit is bound."""
    left = p.personal & ~going
    while left != 0:
        foe = lowest(left)
        left &= left - 1
        if enemies(unit, foe) and p.where[foe] == p.dest[unit]:
            return True
    return False


def _slower(p: State, u: i64, v: i64) -> i64:
    """The slower of two; with equal Speed the one who lost the lot, NONE while it is not drawn."""
    if speed_of(p, u) != speed_of(p, v):
        return u if speed_of(p, u) < speed_of(p, v) else v
    i: i64 = 0
    while i < len(p.lots):
        if p.lots[i] == u and p.lots[i + 1] == v:
            return v if p.lots[i + 2] == u else u
        i += LOT_SIZE
    if p.phase != LOT_MEETING:
        p.phase = LOT_MEETING
        p.subject = u
        p.other = v
    return NONE


def note_lot(p: State, winner: i64) -> None:
    """BUGS-RNG-01: the winner of the lot between two units of equal Speed."""
    p.lots = append(p.lots, p.subject)
    p.lots = append(p.lots, p.other)
    p.lots = append(p.lots, winner)


def _stop(p: State, unit: i64, why: i64) -> i64:
    p.why[unit] = why
    return 1 << unit


def _note_stops(p: State, stopped: i64) -> None:
    p.stopped |= stopped
    p.held = 0
    kept = stopped
    while kept != 0:
        if p.why[lowest(kept)] == HELD_BY_MEETING:
            p.held |= kept & -kept
        kept &= kept - 1
    if p.listening:
        left = stopped
        while left != 0:
            u = lowest(left)
            left &= left - 1
            p.tell(STOPPED, u, p.where[u], p.step + 1, p.why[u])


# -- carrying out --------------------------------------------------------------------------------


def _move(p: State, going: i64) -> None:
    """BUGS-MOVE-06: all who go do so at once; a cell left in this step may be entered in it."""
    left = going
    while left != 0:
        u = lowest(left)
        left &= left - 1
        p.came[u] = p.where[u]
        p.tell(STEPPED, u, p.where[u], p.dest[u], p.step + 1)
        p.where[u] = p.dest[u]
        p.steps[u] += 1
        if is_personal(p, u):
            p.trail[(u // TYPES) * TRAIL + p.steps[u]] = p.where[u]


def _record_meetings(p: State, arrived: i64) -> None:
    """BUGS-MOVE-03, BUGS-COLL-01, BUGS-COLL-02, BUGS-COLL-08, BUGS-BAT-01: enemies on one cell fight there.

    BUGS-R-24: the step in which they met counts.

    BUGS-ORD-05: who meets a flyer above its ally has a battle with each."""
    left = arrived
    while left != 0:
        u = lowest(left)
        left &= left - 1
        v: i64 = 0
        while v < p.units:
            if p.where[v] == p.where[u] and enemies(u, v) and (is_personal(p, u) or is_personal(p, v)):
                if (u // TYPES) & 1 == 0:
                    _record(p, u, v, _manner(p, v, arrived))
                elif (arrived >> v) & 1 == 0:
                    _record(p, v, u, _manner(p, v, arrived))
            v += 1


def _manner(p: State, other: i64, arrived: i64) -> i64:
    """How somebody who arrived and this other one met."""
    if (arrived >> other) & 1 != 0:
        return BOTH_ENTERED
    return WHILE_EXCHANGING if (p.held >> other) & 1 != 0 else ONE_ENTERED


def _record(p: State, south: i64, north: i64, manner: i64) -> None:
    p.met |= (1 << south) | (1 << north)
    p.stopped |= (1 << south) | (1 << north)
    p.tell(MET, south, north, p.where[south], p.step + 1, manner)
    p.fights = add_fight(p.fights, south, north, NONE, p.step + 1, p.where[south])


def add_fight(fights: vec[i64], south: i64, north: i64, shooter: i64, step: i64, cell: i64) -> vec[i64]:
    """One more row of the list of fights, not yet fought."""
    row = vec[i64]([south, north, shooter, step, PENDING, NOT_ROLLED, NOT_ROLLED, 0, 0, NONE, cell, 0])
    longer = fights
    i: i64 = 0
    while i < FIGHT_SIZE:
        longer = append(longer, row[i])
        i += 1
    return longer
