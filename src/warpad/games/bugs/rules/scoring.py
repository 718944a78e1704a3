"""Influence and losses: what a defeated unit and the artefact bring, and who was first at the goal."""

from warpad.core.vecs import i64
from warpad.games.bugs.data.book import ARMIES, TYPES
from warpad.games.bugs.data.verbs import GENERAL_KILLED
from warpad.games.bugs.rules.codes import GONE, NONE
from warpad.games.bugs.rules.event_kinds import FROM_DEFEAT, INFLUENCE_GAINED, REMOVED
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import count_of, is_general


def gain(p: State, army: i64, amount: i64, source: i64) -> None:
    """BUGS-WIN-04, BUGS-R-15: influence goes on the army's track; what does not fit is lost in a duel."""
    left = amount - _add(p, army, amount, source)
    if left > 0 and p.setup.armies == ARMIES:
        _add(p, partner_of(army), left, source)
    side = army & 1
    if p.reached[side] == 0 and side_influence(p, side) >= goal_of(p):
        p.reached[side] = p.moment


def _add(p: State, army: i64, amount: i64, source: i64) -> i64:
    """BUGS-ALLY-06: as much as the track can take; the rest is for the partner's."""
    room = p.book.influence_max - p.influence[army]
    taken = amount if amount < room else room
    if taken > 0:
        p.influence[army] += taken
        p.tell(INFLUENCE_GAINED, army, taken, p.influence[army], source)
    return taken


def partner_of(army: i64) -> i64:
    """The other army of the same side."""
    return army ^ 2


def side_influence(p: State, side: i64) -> i64:
    total = p.influence[side]
    return total + p.influence[side + 2] if p.setup.armies == ARMIES else total


def goal_of(p: State) -> i64:
    """BUGS-ALLY-11: a side of two armies needs twice the influence."""
    return p.terms.goal * (p.setup.armies // 2)


def defeat(p: State, unit: i64, by: i64, why: i64) -> None:
    """BUGS-BAT-15: the unit leaves the board for good; the army that defeated it (if any) gains influence."""
    cell = p.where[unit]
    p.where[unit] = GONE
    p.tell(REMOVED, unit, cell, why, by)
    if by == NONE:
        return
    gain(p, by, p.terms.per_kill, FROM_DEFEAT)
    if is_general(p, unit):
        count_for_medals(p, GENERAL_KILLED, by)


def count_for_medals(p: State, event: i64, army: i64) -> None:
    """BUGS-MED-07: one more of what a medal counts; the moment of each fulfilment is kept."""
    if not p.setup.is_campaign():
        return
    m: i64 = 0
    while m < p.book.medals:
        if p.book.medal_event[m] == event:
            at = m * ARMIES + army
            p.counters[at] += 1
            if p.counters[at] >= p.book.medal_count[m]:
                p.stamps[at] = p.moment
        m += 1


def losses_of(p: State, army: i64) -> i64:
    return TYPES - count_of(p, army)
