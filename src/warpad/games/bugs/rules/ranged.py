"""Attacks from a distance: targets named in secret, shots without an answer (rulebook: bugpedia, 2)."""

from typing import Final

from warpad.core.vecs import append, i64, vec
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.geometry import DIRECTIONS, LINE, NO_CELL
from warpad.games.bugs.rules.battle import announce_win, begin_battle
from warpad.games.bugs.rules.codes import (
    F_RESULT,
    F_SHOOTER,
    F_STEP,
    F_TWIN,
    F_UNIT,
    FIGHT_SIZE,
    GONE,
    NONE,
    PENDING,
    TRIANGLE_FLAG,
    WON_BY_SOUTH,
)
from warpad.games.bugs.rules.event_kinds import BY_A_SHOT, MISSED, TARGET_SHOWN
from warpad.games.bugs.rules.movement import add_fight
from warpad.games.bugs.rules.orders import is_general_order, type_of
from warpad.games.bugs.rules.scoring import defeat
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import is_free, unit_at

# A target as a move: 0 for none, else the unit's number and 1.
NO_TARGET: Final[i64] = 0


def shooter_of(p: State, army: i64) -> i64:
    """BUGS-BAT-02, BUGS-BAT-03, BUGS-RANGED-02: the army's unit that may shoot now, or NONE.

    It carries out a personal order, has a Range, met nobody on its way and still stands."""
    order = p.shown[army]
    if order == NONE or is_general_order(order):
        return NONE
    unit = army * TYPES + type_of(order)
    if p.where[unit] == GONE or (p.met >> unit) & 1 != 0 or p.book.range[type_of(order)] == 0:
        return NONE
    return unit


def targets_of(p: State, shooter: i64) -> vec[i64]:
    """BUGS-RANGED-01, BUGS-R-07, BUGS-R-08: enemies on a straight line within Range, nearest first."""
    found = vec[i64]([])
    side = (shooter // TYPES) & 1
    reach = p.book.range[shooter % TYPES]
    d: i64 = 0
    while d < DIRECTIONS:
        distance: i64 = 1
        while distance <= reach:
            cell = LINE[(p.where[shooter] * 4 + d) * 2 + distance - 1]
            if cell == NO_CELL:
                break
            target = unit_at(p, cell, 1 - side)
            if target != NONE and (p.setup.up_to or distance == reach):
                found = append(found, target)
            if p.setup.blocked_shots and not is_free(p, cell):
                break
            distance += 1
        d += 1
    return found


def needs_target(p: State, army: i64) -> bool:
    """Whether the army has a shooter with somebody to shoot at and has not said whom."""
    if p.targets[army] != NONE:
        return False
    shooter = shooter_of(p, army)
    return shooter != NONE and len(targets_of(p, shooter)) > 0


def next_shooter(p: State, seat: i64) -> i64:
    """The shooter for which a seat decides next, or NONE."""
    a: i64 = 0
    while a < p.setup.armies:
        if p.setup.owner[a] == seat and needs_target(p, a):
            return shooter_of(p, a)
        a += 1
    return NONE


def clear_targets(p: State) -> None:
    a: i64 = 0
    while a < p.setup.armies:
        p.targets[a] = NONE
        a += 1


def reveal_targets(p: State) -> None:
    """BUGS-RANGED-07: all targets are shown at once and become fights of their own kind."""
    a: i64 = 0
    while a < p.setup.armies:
        if p.targets[a] > NO_TARGET:
            shooter = shooter_of(p, a)
            target = p.targets[a] - 1
            p.tell(TARGET_SHOWN, shooter, target, p.where[target])
            _add_shot(p, shooter, target)
        a += 1
    _tie_mutual(p)


def _add_shot(p: State, shooter: i64, target: i64) -> None:
    """BUGS-ORD-02: a shot is as early as the step in which the shooter stopped."""
    side = (shooter // TYPES) & 1
    south = shooter if side == 0 else target
    north = target if side == 0 else shooter
    p.fights = add_fight(p.fights, south, north, side, p.steps[shooter], p.where[target])


def _tie_mutual(p: State) -> None:
    """BUGS-RANGED-06, BUGS-R-20: two units that shoot at each other do so at the same time."""
    i: i64 = 0
    while i < len(p.fights):
        j = i + FIGHT_SIZE
        while j < len(p.fights):
            if _is_shot(p, i) and _is_shot(p, j) and _same_pair(p, i, j):
                p.fights[i + F_TWIN] = j
                p.fights[j + F_TWIN] = i
                _share_step(p, i, j)
            j += FIGHT_SIZE
        i += FIGHT_SIZE


def _is_shot(p: State, at: i64) -> bool:
    return p.fights[at + F_SHOOTER] != NONE


def _same_pair(p: State, one: i64, two: i64) -> bool:
    return (
        p.fights[one + F_UNIT] == p.fights[two + F_UNIT]
        and p.fights[one + F_UNIT + 1] == p.fights[two + F_UNIT + 1]
    )


def _share_step(p: State, one: i64, two: i64) -> None:
    """The exchange happens when the earlier of the two shots would."""
    first = p.fights[one + F_STEP]
    second = p.fights[two + F_STEP]
    p.fights[one + F_STEP] = first if first < second else second
    p.fights[two + F_STEP] = p.fights[one + F_STEP]


def finish_shot(p: State) -> None:
    """BUGS-RANGED-03: a shooter cannot be lost by its own shot; losses of an exchange come after both."""
    at = p.fight
    twin = p.fights[at + F_TWIN]
    if twin != NONE and p.fights[twin + F_RESULT] == PENDING:
        p.fight = twin
        begin_battle(p)
        return
    p.moment += 1
    p.fight = NONE
    if twin != NONE:
        _apply_shot(p, twin)
    _apply_shot(p, at)


def _apply_shot(p: State, at: i64) -> None:
    """The target is removed when the shooter has won; anything else is a miss."""
    side = p.fights[at + F_SHOOTER]
    shooter = p.fights[at + F_UNIT + side]
    target = p.fights[at + F_UNIT + 1 - side]
    if p.fights[at + F_RESULT] & ~TRIANGLE_FLAG == WON_BY_SOUTH + side:
        announce_win(p, at, side)
        defeat(p, target, shooter // TYPES, BY_A_SHOT)
    else:
        p.tell(MISSED, shooter, target)
