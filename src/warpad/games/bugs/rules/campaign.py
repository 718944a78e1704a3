"""A series of parties: trophies, medals and the end of the match (rulebook: war campaign, 1 and 4)."""

from warpad.core.bits import lowest
from warpad.core.vecs import append, i64, vec
from warpad.games.bugs.data.book import ARMIES, OPTIONS
from warpad.games.bugs.data.verbs import ENERGY_START, INFLUENCE_START, WON_WITH_FEW_LOSSES
from warpad.games.bugs.rules.codes import GONE, NONE
from warpad.games.bugs.rules.effects import terms_of
from warpad.games.bugs.rules.event_kinds import (
    MATCH_ENDED,
    MEDAL_GIVEN,
    OPTION_SET,
    PARTY_BEGAN,
    TROPHY_DRAWN,
    TROPHY_TAKEN,
)
from warpad.games.bugs.rules.phases import AT_PLACING, DRAWN, LOT_MEDAL, NO_RESULT, ROLL_TROPHY, RUNNING
from warpad.games.bugs.rules.scoring import losses_of
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import medal_ready


def begin_party(p: State) -> None:
    """BUGS-MED-07: a clean board; counters and one-time bonuses start anew, medals stay."""
    p.party += 1
    p.turn = 0
    p.moment = 0
    p.result = NO_RESULT
    p.used = 0
    p.active = 0
    p.personal = 0
    p.met = 0
    p.declared = 0
    p.fights = vec[i64]([])
    p.queue = vec[i64]([])
    u: i64 = 0
    while u < p.units:
        p.where[u] = GONE
        p.steps[u] = 0
        p.came[u] = NONE
        u += 1
    a: i64 = 0
    while a < ARMIES:
        p.orders[a] = NONE
        p.shown[a] = NONE
        p.targets[a] = NONE
        p.train[a] = NONE
        p.energy[a] = 0
        p.influence[a] = 0
        a += 1
    if p.trophy == NONE:
        p.terms = terms_of(p.book, p.setup, NONE)
    p.reached[0] = 0
    p.reached[1] = 0
    i: i64 = 0
    while i < len(p.counters):
        p.counters[i] = 0
        p.stamps[i] = 0
        i += 1
    p.tell(PARTY_BEGAN, p.party)


def set_tracks(p: State) -> None:
    """BUGS-SET-05: tracks start as trophy and medals say; of several energies the largest counts."""
    a: i64 = 0
    while a < p.setup.armies:
        p.energy[a] = p.terms.energy_start
        p.influence[a] = p.terms.influence_start
        medal = medal_ready(p, a, ENERGY_START)
        if medal != NONE and p.book.medal_amount[medal] > p.energy[a]:
            p.energy[a] = p.book.medal_amount[medal]
        medal = medal_ready(p, a, INFLUENCE_START)
        if medal != NONE:
            p.influence[a] += p.book.medal_amount[medal]
        a += 1


# -- trophies ------------------------------------------------------------------------------------


def trophies_left(p: State) -> vec[i64]:
    """BUGS-SET-13, BUGS-CAMP-01: those nobody has, each as likely as the other to be drawn."""
    table = vec[i64]([])
    t: i64 = 0
    while t < p.book.trophies:
        if p.trophy_owner[t] == NONE:
            table = append(table, t)
            table = append(table, 1)
        t += 1
    return table


def draw_trophy(p: State, trophy: i64) -> None:
    p.trophy = trophy
    p.tell(TROPHY_DRAWN, trophy)


def set_option(p: State, die: i64, agreed: bool) -> None:
    """BUGS-CAMP-02: the option of the trophy, by the die or by agreement, changes this party for all."""
    p.terms = terms_of(p.book, p.setup, p.trophy * OPTIONS + die - 1)
    p.tell(OPTION_SET, p.trophy, die, 1 if agreed else 0)


def agree_on_option(p: State, moves: vec[i64]) -> None:
    """BUGS-CAMP-02: the option that all propose; where they do not agree the die decides."""
    die = _common_proposal(moves)
    if die == 0:
        p.phase = ROLL_TROPHY
        return
    set_option(p, die, True)
    p.stage = AT_PLACING
    p.phase = RUNNING


def _common_proposal(moves: vec[i64]) -> i64:
    i: i64 = 1
    while i < len(moves):
        if moves[i] != moves[0]:
            return 0
        i += 1
    return moves[0]


# -- medals --------------------------------------------------------------------------------------


def note_victory(p: State) -> None:
    """The medal for winning with few losses is fulfilled by the end of the party itself."""
    p.moment += 1
    p.subject = 0
    m: i64 = 0
    while m < p.book.medals:
        a: i64 = 0
        while a < p.setup.armies:
            few = p.book.medal_event[m] == WON_WITH_FEW_LOSSES and losses_of(p, a) <= p.book.medal_count[m]
            if few and p.result == a & 1:
                p.counters[m * ARMIES + a] = 1
                p.stamps[m * ARMIES + a] = p.moment
            a += 1
        m += 1


def run_medals(p: State) -> bool:
    """BUGS-MED-01, BUGS-MED-02: gives every medal that was earned; False while a lot decides."""
    while p.subject < p.book.medals:
        last = last_fulfillers(p, p.subject)
        if last != 0:
            if last & (last - 1) != 0:
                p.phase = LOT_MEDAL
                return False
            give_medal(p, p.subject, lowest(last))
        p.subject += 1
    return True


def last_fulfillers(p: State, medal: i64) -> i64:
    """BUGS-MED-03: the armies that fulfilled it at the latest moment, as a mask."""
    best: i64 = 0
    mask: i64 = 0
    a: i64 = 0
    while a < p.setup.armies:
        stamp = p.stamps[medal * ARMIES + a]
        if stamp > best:
            best = stamp
            mask = 0
        if stamp > 0 and stamp == best:
            mask |= 1 << a
        a += 1
    return mask


def give_medal(p: State, medal: i64, army: i64) -> None:
    """BUGS-MED-04, BUGS-MED-05: a medal changes its owner; one player may hold them all."""
    if p.holder[medal] != army:
        p.tell(MEDAL_GIVEN, medal, army, p.holder[medal])
        p.holder[medal] = army


# -- the end -------------------------------------------------------------------------------------


def end_party(p: State) -> None:
    """BUGS-CAMP-03, BUGS-CAMP-04, BUGS-R-12: the winner takes the trophy; a drawn party is played again."""
    p.history = append(p.history, p.trophy)
    p.history = append(p.history, p.terms.option)
    p.history = append(p.history, p.result)
    if not p.setup.is_campaign():
        p.winner = p.result
    else:
        if p.result != DRAWN:
            p.trophy_owner[p.trophy] = p.result
            p.tell(TROPHY_TAKEN, p.trophy, p.result)
            p.trophy = NONE
        p.winner = _campaign_winner(p)
    if p.winner != NO_RESULT:
        p.tell(MATCH_ENDED, p.winner)


def trophies_of(p: State, side: i64) -> i64:
    total: i64 = 0
    t: i64 = 0
    while t < p.book.trophies:
        if p.trophy_owner[t] == side:
            total += 1
        t += 1
    return total


def _campaign_winner(p: State) -> i64:
    """BUGS-CAMP-03, BUGS-CAMP-07: enough trophies win; after the last party that the players set, more."""
    south = trophies_of(p, 0)
    north = trophies_of(p, 1)
    if south >= p.setup.to_win:
        return 0
    if north >= p.setup.to_win:
        return 1
    if p.setup.party_cap == 0 or p.party < p.setup.party_cap:
        return NO_RESULT
    if south == north:
        return DRAWN
    return 0 if south > north else 1
