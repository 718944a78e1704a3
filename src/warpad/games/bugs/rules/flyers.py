"""Units that pass through allies: where they go when they may not stay (rulebook: bugpedia, 5)."""

from warpad.core.bits import lowest
from warpad.core.vecs import i64, vec
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.rules.codes import F_RESULT, F_UNIT, FIGHT_SIZE, GONE, NONE, PENDING, TRAIL, VOID
from warpad.games.bugs.rules.event_kinds import RETURNED, WITHOUT_RETURN
from warpad.games.bugs.rules.orders import is_general_order, type_of
from warpad.games.bugs.rules.scoring import defeat
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import flies, is_free


def return_flyers(p: State, after_battles: bool) -> None:
    """BUGS-R-03, BUGS-MOVE-05: a flyer above an ally goes back along its path to the nearest free cell.

    Those who were met wait until the battles on cells are over. A cell that two of them would
    go back to is free for neither."""
    back = vec[i64]([NONE, NONE, NONE, NONE])
    found = False
    a: i64 = 0
    while a < p.setup.armies:
        unit = _flyer_above_ally(p, a)
        if unit != NONE and (after_battles or (p.met >> unit) & 1 == 0):
            back[a] = _free_before(p, a, p.steps[unit])
            found = True
        a += 1
    if found:
        while _part_claims(p, back):
            pass
        _return_all(p, back, after_battles)


def _flyer_above_ally(p: State, army: i64) -> i64:
    order = p.shown[army]
    if order == NONE or is_general_order(order):
        return NONE
    unit = army * TYPES + type_of(order)
    if p.where[unit] == GONE or not flies(p, unit):
        return NONE
    u: i64 = 0
    while u < p.units:
        if u != unit and p.where[u] == p.where[unit] and (u // TYPES) & 1 == army & 1:
            return unit
        u += 1
    return NONE


def _free_before(p: State, army: i64, step: i64) -> i64:
    """The last step of the path before this one that ended on a free cell, or TRAIL for none."""
    s = step - 1
    while s >= 0:
        if is_free(p, p.trail[army * TRAIL + s]):
            return s
        s -= 1
    return TRAIL


def _part_claims(p: State, back: vec[i64]) -> bool:
    """Sends all flyers that claim one cell with another further back; False when no two do."""
    parted: i64 = 0
    a: i64 = 0
    while a < p.setup.armies:
        b = a + 1
        while b < p.setup.armies:
            if _claim(p, back, a) != NONE and _claim(p, back, a) == _claim(p, back, b):
                parted |= (1 << a) | (1 << b)
            b += 1
        a += 1
    left = parted
    while left != 0:
        a = lowest(left)
        left &= left - 1
        back[a] = _free_before(p, a, back[a])
    return parted != 0


def _claim(p: State, back: vec[i64], army: i64) -> i64:
    if back[army] == NONE or back[army] == TRAIL:
        return NONE
    return p.trail[army * TRAIL + back[army]]


def _return_all(p: State, back: vec[i64], after_battles: bool) -> None:
    a: i64 = 0
    while a < p.setup.armies:
        if back[a] != NONE:
            unit = a * TYPES + type_of(p.shown[a])
            cell = _claim(p, back, a)
            if cell == NONE:
                defeat(p, unit, _last_foe(p, unit) if after_battles else NONE, WITHOUT_RETURN)
            else:
                p.tell(RETURNED, unit, p.where[unit], cell)
                p.where[unit] = cell
        a += 1


def _last_foe(p: State, unit: i64) -> i64:
    """BUGS-R-05: where it scores, the army that a flyer without a way back fought this turn; else NONE."""
    if not p.setup.retreat_scores:
        return NONE
    side = (unit // TYPES) & 1
    army: i64 = NONE
    at: i64 = 0
    while at < len(p.fights):
        fought = p.fights[at + F_RESULT] != PENDING and p.fights[at + F_RESULT] != VOID
        if fought and p.fights[at + F_UNIT + side] == unit:
            army = p.fights[at + F_UNIT + 1 - side] // TYPES
        at += FIGHT_SIZE
    return army
