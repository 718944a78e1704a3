"""Portals: who declares their use, who travels first, and where to (rulebook: war campaign, 3)."""

from warpad.core.bits import lowest, single
from warpad.core.vecs import append, i64, vec
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.geometry import BOARD
from warpad.games.bugs.data.verbs import PORTAL_USED
from warpad.games.bugs.rules.codes import GONE, NONE
from warpad.games.bugs.rules.event_kinds import PORTAL_DECLARED, PORTAL_ENERGY, TRAVEL_BLOCKED, TRAVELLED
from warpad.games.bugs.rules.phases import ASK_DESTINATION, ASK_PORTAL, AT_TRAVEL, LOT_PORTAL
from warpad.games.bugs.rules.scoring import count_for_medals
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import is_active, is_free, is_general, speed_of


def on_portal(p: State, unit: i64) -> bool:
    return p.where[unit] != GONE and (p.terms.portals >> p.where[unit]) & 1 != 0


def run_declarations(p: State) -> bool:
    """BUGS-PORT-01, BUGS-PORT-02: asks every active unit that stands on a portal; False while one is asked.

    After the battles those are asked who came back to a portal only then.

    `queue` lists those whose turn has come, in the order in which they will travel; `subject` is
    the one to be asked."""
    if p.terms.portals == 0:
        return True
    waiting = _waiting(p)
    if waiting == 0:
        return True
    first = first_travellers(p, waiting)
    unit = lowest(first)
    if first & (first - 1) == 0 or not _several_armies(p, first):
        p.subject = unit
        p.phase = ASK_PORTAL
    else:
        p.phase = LOT_PORTAL
    return False


def _waiting(p: State) -> i64:
    """Active units on portals that have not been asked yet, as a mask."""
    mask: i64 = 0
    u: i64 = 0
    while u < p.units:
        if is_active(p, u) and on_portal(p, u):
            mask |= 1 << u
        u += 1
    i: i64 = 0
    while i < len(p.queue):
        mask &= ~(1 << p.queue[i])
        i += 1
    return mask


def first_travellers(p: State, waiting: i64) -> i64:
    """BUGS-PORT-05: those who stopped there in the earliest step and of them the fastest.

    For those who came back after a battle steps do not count; they travel after all the others."""
    best: i64 = NONE
    mask: i64 = 0
    left = waiting
    while left != 0:
        u = lowest(left)
        left &= left - 1
        rank = speed_of(p, u) if p.stage == AT_TRAVEL else (3 - p.steps[u]) * 4 + speed_of(p, u)
        if rank > best:
            best = rank
            mask = 0
        if rank == best:
            mask |= 1 << u
    return mask


def tied_travellers(p: State) -> i64:
    return first_travellers(p, _waiting(p))


def _several_armies(p: State, mask: i64) -> bool:
    army = lowest(mask) // TYPES
    left = mask
    while left != 0:
        if lowest(left) // TYPES != army:
            return True
        left &= left - 1
    return False


def note_portal_lot(p: State, unit: i64) -> None:
    """BUGS-PORT-05: the winner of the lot is asked first and travels first."""
    p.subject = unit
    p.phase = ASK_PORTAL


def declare(p: State, use: bool) -> None:
    """BUGS-PORT-02: the owner says at once whether the unit will use the portal."""
    p.queue = append(p.queue, p.subject)
    if use:
        p.declared |= 1 << p.subject
    p.tell(PORTAL_DECLARED, p.subject, p.where[p.subject], 1 if use else 0)


def run_travel(p: State) -> bool:
    """BUGS-END-01, BUGS-PORT-03, BUGS-PORT-04, BUGS-PORT-06: the declared travel; False while asked."""
    i: i64 = 0
    while i < len(p.queue):
        unit = p.queue[i]
        if (p.declared >> unit) & 1 != 0:
            if not on_portal(p, unit):
                p.declared &= ~(1 << unit)
            else:
                ways = destinations(p, unit)
                if len(ways) > 1:
                    p.subject = unit
                    p.phase = ASK_DESTINATION
                    return False
                if len(ways) == 1:
                    travel(p, unit, ways[0])
                else:
                    p.declared &= ~(1 << unit)
                    p.tell(TRAVEL_BLOCKED, unit, p.where[unit])
        i += 1
    return True


def destinations(p: State, unit: i64) -> vec[i64]:
    """BUGS-ALLY-04, BUGS-ALLY-05: free portals on either board; a general keeps to its own."""
    ways = vec[i64]([])
    left = p.terms.portals & ~single(p.where[unit])
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        if is_free(p, cell) and not (is_general(p, unit) and cell // BOARD != p.where[unit] // BOARD):
            ways = append(ways, cell)
    return ways


def travel(p: State, unit: i64, cell: i64) -> None:
    """BUGS-PORT-03: the unit goes to the other portal; a trophy may pay its army for that."""
    p.declared &= ~(1 << unit)
    p.moment += 1
    p.tell(TRAVELLED, unit, p.where[unit], cell)
    p.where[unit] = cell
    army = unit // TYPES
    count_for_medals(p, PORTAL_USED, army)
    if p.terms.portal_energy > 0:
        full = p.energy[army] + p.terms.portal_energy
        p.energy[army] = full if full < p.book.energy_max else p.book.energy_max
        p.tell(PORTAL_ENERGY, army, p.energy[army])
