"""The end of a turn: artefact, baggage trains and victory (rulebook: 3.4, 4 and 5)."""

from warpad.core.vecs import i64
from warpad.games.bugs.data.book import ARMIES, TYPES
from warpad.games.bugs.data.verbs import ARTIFACT_IN_A_ROW, TRAIN_IMMUNE_INCOME
from warpad.games.bugs.data.verbs import TRAIN_CAPTURED as MEDAL_TRAIN
from warpad.games.bugs.rules.allies import generals_of, others_of
from warpad.games.bugs.rules.codes import GONE, NONE
from warpad.games.bugs.rules.event_kinds import (
    BY_ARMY,
    BY_GENERAL,
    BY_INFLUENCE,
    BY_TURN_CAP,
    FROM_ARTIFACT,
    INCOME_LOST,
    INCOME_TAKEN,
    PARTY_ENDED,
    TRAIN_CAPTURED,
    TRAIN_FREED,
    TURN_BEGAN,
)
from warpad.games.bugs.rules.phases import ASK_INCOME, DRAWN, NO_RESULT
from warpad.games.bugs.rules.scoring import count_for_medals, gain, side_influence
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import medal_ready, unit_at

# -- income --------------------------------------------------------------------------------------


def begin_turn(p: State) -> None:
    p.turn += 1
    p.subject = 0
    p.tell(TURN_BEGAN, p.turn)


def run_income(p: State) -> bool:
    """BUGS-KB-01, BUGS-KB-02: two energy for each army whose train is its own; False while one is asked."""
    while p.subject < p.setup.armies:
        army = p.subject
        if p.train[army] == NONE:
            take_income(p, army)
        elif medal_ready(p, army, TRAIN_IMMUNE_INCOME) != NONE:
            p.phase = ASK_INCOME
            return False
        else:
            p.tell(INCOME_LOST, army)
        p.subject += 1
    return True


def take_income(p: State, army: i64) -> None:
    """The energy track ends at its maximum."""
    before = p.energy[army]
    full = before + p.terms.income
    p.energy[army] = full if full < p.book.energy_max else p.book.energy_max
    p.tell(INCOME_TAKEN, army, p.energy[army] - before, p.energy[army])


def answer_income(p: State, use: bool) -> None:
    """BUGS-MED-06: a medal may bring the income of one turn although the train is captured."""
    army = p.subject
    if use:
        p.used |= 1 << medal_ready(p, army, TRAIN_IMMUNE_INCOME)
        take_income(p, army)
    else:
        p.tell(INCOME_LOST, army)
    p.subject += 1


# -- special cells -------------------------------------------------------------------------------


def score_artifacts(p: State) -> None:
    """BUGS-END-02, BUGS-ALLY-07, BUGS-R-22: units on artefacts bring influence, all at one moment."""
    p.moment += 1
    held = _armies_on_artifacts(p)
    a: i64 = 0
    while a < p.setup.armies:
        times = (held >> (a * 2)) & 3
        if times > 0:
            gain(p, a, p.terms.per_artifact * times, FROM_ARTIFACT)
            count_for_medals(p, ARTIFACT_IN_A_ROW, a)
        else:
            _break_row(p, a)
        a += 1


def _armies_on_artifacts(p: State) -> i64:
    """How many artefacts each army holds, two bits an army."""
    held: i64 = 0
    u: i64 = 0
    while u < p.units:
        if p.where[u] != GONE and (p.book.artifact >> p.where[u]) & 1 != 0:
            held += 1 << (u // TYPES * 2)
        u += 1
    return held


def _break_row(p: State, army: i64) -> None:
    m: i64 = 0
    while m < p.book.medals:
        if p.book.medal_event[m] == ARTIFACT_IN_A_ROW:
            p.counters[m * ARMIES + army] = 0
        m += 1


def check_trains(p: State) -> None:
    """BUGS-END-03, BUGS-ALLY-14: an enemy on a train captures it; only its own side frees it."""
    p.moment += 1
    a: i64 = 0
    while a < p.setup.armies:
        raider = unit_at(p, p.book.train[a], 1 - (a & 1))
        guard = unit_at(p, p.book.train[a], a & 1)
        if raider != NONE and p.train[a] == NONE:
            p.train[a] = raider // TYPES
            p.tell(TRAIN_CAPTURED, a, raider, p.book.train[a])
            count_for_medals(p, MEDAL_TRAIN, raider // TYPES)
        elif guard != NONE and p.train[a] != NONE:
            p.train[a] = NONE
            p.tell(TRAIN_FREED, a, guard, p.book.train[a])
        a += 1


# -- victory -------------------------------------------------------------------------------------


def check_victory(p: State) -> None:
    """BUGS-END-04: the first condition that holds decides; written to `result`."""
    if _end(p, by_influence(p), BY_INFLUENCE):
        return
    if _end(p, _of_losers(generals_of(p, 0) == 0, generals_of(p, 1) == 0), BY_GENERAL):
        return
    if _end(p, _of_losers(others_of(p, 0) == 0, others_of(p, 1) == 0), BY_ARMY):
        return
    if p.setup.turn_cap > 0 and p.turn >= p.setup.turn_cap:
        _end(p, by_turn_cap(p), BY_TURN_CAP)


def _end(p: State, result: i64, why: i64) -> bool:
    if result == NO_RESULT:
        return False
    p.result = result
    p.tell(PARTY_ENDED, result, why)
    return True


def by_influence(p: State) -> i64:
    """BUGS-WIN-01, BUGS-R-11, BUGS-ALLY-11, BUGS-ALLY-16: who was first at the goal; at one moment a draw."""
    south = p.reached[0]
    north = p.reached[1]
    if south == 0 and north == 0:
        return NO_RESULT
    if south == north:
        return DRAWN
    return 0 if north == 0 or 0 < south < north else 1


def _of_losers(south_lost: bool, north_lost: bool) -> i64:
    """BUGS-WIN-02, BUGS-WIN-03, BUGS-ALLY-16: the other side wins, and nobody when both lost."""
    if south_lost and north_lost:
        return DRAWN
    if south_lost:
        return 1
    return 0 if north_lost else NO_RESULT


def by_turn_cap(p: State) -> i64:
    """BUGS-WIN-05, BUGS-R-17: after the last turn more influence wins."""
    south = side_influence(p, 0)
    north = side_influence(p, 1)
    if south == north:
        return DRAWN
    return 0 if south > north else 1
