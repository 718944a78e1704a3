"""Battles: order, triangle, dice, rerolls, defeat and retreat (rulebook: rules of battle, 3.2, 3.3)."""

from typing import Final

from warpad.core.vecs import append, i64, vec
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.verbs import ANY_ORDER, BATTLE_STRENGTH_ONCE, FREE_REROLL, OFF, TRIANGLE_KILL
from warpad.games.bugs.rules.allies import penalty_of
from warpad.games.bugs.rules.codes import (
    DRAW,
    F_BOOST,
    F_CELL,
    F_DIE,
    F_POWER,
    F_RESULT,
    F_SHOOTER,
    F_STEP,
    F_TWIN,
    F_UNIT,
    FIGHT_SIZE,
    GONE,
    NONE,
    NOT_ROLLED,
    PENDING,
    TRIANGLE_FLAG,
    VOID,
    WON_BY_SOUTH,
)
from warpad.games.bugs.rules.effects import IS_SHOT, ON_CELL, SHOOTS, strength
from warpad.games.bugs.rules.event_kinds import (
    BATTLE_BEGAN,
    BATTLE_VOID,
    BOOSTED,
    COULD_NOT_ROLL,
    DREW,
    IN_BATTLE,
    IN_RETREAT,
    KEPT,
    RETREATED,
    ROLLED,
    TRIANGLE_WON,
    WON,
)
from warpad.games.bugs.rules.phases import ASK_BATTLE, ASK_BOOST, ASK_REROLL, LOT_BATTLE, ROLL
from warpad.games.bugs.rules.scoring import count_for_medals, defeat
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import is_free, is_personal, medal_ready, speed_of

KEEP: Final[i64] = 0
REROLL: Final[i64] = 1
REROLL_FREE: Final[i64] = 2


# -- which battle is next ------------------------------------------------------------------------


def next_battle(p: State, shots: bool) -> bool:
    """BUGS-ORD-01: takes up the next battle of this kind; False when there is none left.

    Either `fight` is set, or a lot (and then a choice) has to say which battle is first.
    """
    tied = tied_battles(p, shots)
    if len(tied) == 0:
        return False
    if len(tied) == 1:
        p.fight = tied[0]
    else:
        p.phase = LOT_BATTLE
    return True


def tied_battles(p: State, shots: bool) -> vec[i64]:
    """BUGS-ORD-02, BUGS-ORD-03, BUGS-ALLY-12: the earliest step, then the largest sum of Speeds."""
    best = vec[i64]([])
    rank: i64 = NONE
    at: i64 = 0
    while at < len(p.fights):
        if p.fights[at + F_RESULT] == PENDING and (p.fights[at + F_SHOOTER] != NONE) == shots:
            if not _still_on(p, at):
                p.fights[at + F_RESULT] = VOID
                p.tell(BATTLE_VOID, p.fights[at + F_UNIT], p.fights[at + F_UNIT + 1])
            elif _stands_alone(p, at):
                this = battle_rank(p, at)
                if this > rank:
                    best = vec[i64]([])
                    rank = this
                if this == rank:
                    best = append(best, at)
        at += FIGHT_SIZE
    return best


def _stands_alone(p: State, at: i64) -> bool:
    """BUGS-R-20: each shot of an exchange is a battle of its own, except beside one that needs no dice:
    then it does not matter which is first, and the earlier row stands for both."""
    twin = p.fights[at + F_TWIN]
    if twin == NONE or twin > at:
        return True
    return triangle_winner(p, at) == NONE and triangle_winner(p, twin) == NONE


def battle_rank(p: State, at: i64) -> i64:
    """Larger for battles that come earlier."""
    speeds = speed_of(p, p.fights[at + F_UNIT]) + speed_of(p, p.fights[at + F_UNIT + 1])
    return (3 - p.fights[at + F_STEP]) * 16 + speeds


def _still_on(p: State, at: i64) -> bool:
    """BUGS-BAT-19, BUGS-RANGED-07: who was removed or moved away by an earlier battle does not fight."""
    south = p.fights[at + F_UNIT]
    north = p.fights[at + F_UNIT + 1]
    if p.where[south] == GONE or p.where[north] == GONE:
        return False
    return p.fights[at + F_SHOOTER] != NONE or p.where[south] == p.where[north]


def begin_choice(p: State, side: i64) -> None:
    """BUGS-ORD-04, BUGS-KB-04: the winner of the lot, which costs no energy, chooses the first battle."""
    p.phase = ASK_BATTLE
    p.ask = side


def chooser(p: State, tied: vec[i64]) -> i64:
    """The seat that chooses for its side: the owner of its first army in these battles."""
    army = p.fights[tied[0] + F_UNIT + p.ask] // TYPES
    i: i64 = 1
    while i < len(tied):
        army = min(army, p.fights[tied[i] + F_UNIT + p.ask] // TYPES)
        i += 1
    return p.setup.owner[army]


# -- one battle ----------------------------------------------------------------------------------


def unit_of(p: State, side: i64) -> i64:
    return p.fights[p.fight + F_UNIT + side]


def die_of(p: State, side: i64) -> i64:
    return p.fights[p.fight + F_DIE + side]


def is_attacking(p: State, at: i64, side: i64) -> bool:
    """BUGS-GEN-05, BUGS-EFF-02: whoever has a personal order attacks, also when shot at."""
    return is_personal(p, p.fights[at + F_UNIT + side])


def part_in(p: State, at: i64, side: i64) -> i64:
    """BUGS-GEN-06: how a side takes part in a battle: on the cell, shooting, or being shot at."""
    shooter = p.fights[at + F_SHOOTER]
    if shooter == NONE:
        return ON_CELL
    return SHOOTS if shooter == side else IS_SHOT


def begin_battle(p: State) -> None:
    """BUGS-BAT-10, BUGS-BAT-12: the triangle first; else Strengths as they are now, and dice."""
    at = p.fight
    p.passes = 0
    p.ask = NONE
    p.tell(BATTLE_BEGAN, unit_of(p, 0), unit_of(p, 1), p.fights[at + F_CELL], p.fights[at + F_SHOOTER])
    side: i64 = 0
    while side < 2:
        p.fights[at + F_POWER + side] = power_of(p, at, side)
        side += 1
    winner = triangle_winner(p, at)
    if winner != NONE:
        p.fights[at + F_RESULT] = (WON_BY_SOUTH + winner) | TRIANGLE_FLAG


def power_of(p: State, at: i64, side: i64) -> i64:
    """BUGS-GEN-07, BUGS-R-16: a fighter's Strength for the battle cell; a shooter counts its own cell."""
    unit = p.fights[at + F_UNIT + side]
    foe = p.fights[at + F_UNIT + 1 - side]
    cell = p.where[unit]
    if p.fights[at + F_SHOOTER] == side and p.setup.bonus_at_target:
        cell = p.where[foe]
    return strength(p, unit, foe, cell, is_attacking(p, at, side), part_in(p, at, side))


def triangle_winner(p: State, at: i64) -> i64:
    """BUGS-TRI-01, BUGS-TRI-02, BUGS-TRI-03, BUGS-R-09, BUGS-RANGED-05: who wins outright, or NONE."""
    if p.terms.triangle == OFF:
        return NONE
    side: i64 = 0
    while side < 2:
        unit = p.fights[at + F_UNIT + side]
        foe = p.fights[at + F_UNIT + 1 - side]
        if (p.book.beats[unit % TYPES] >> (foe % TYPES)) & 1 != 0:
            part = part_in(p, at, side)
            on_cell = part == ON_CELL and (p.terms.triangle == ANY_ORDER or is_attacking(p, at, side))
            if on_cell or part == SHOOTS:
                return side
        side += 1
    return NONE


def run_battle(p: State) -> bool:
    """Goes on until a question is open (False) or the result is known (True)."""
    at = p.fight
    while p.fights[at + F_RESULT] == PENDING:
        if _ask_boost(p) or _ask_roll(p):
            return False
        if p.ask == NONE:
            p.ask = first_to_reroll(p)
        if p.passes >= 2:
            p.fights[at + F_RESULT] = compare(p)
        elif can_reroll(p, p.ask):
            p.phase = ASK_REROLL
            return False
        else:
            p.passes += 1
            p.ask = 1 - p.ask
    return True


def _ask_boost(p: State) -> bool:
    """BUGS-MED-06: the one-time Strength is declared before the dice; asked once in a battle."""
    if die_of(p, 0) != NOT_ROLLED or die_of(p, 1) != NOT_ROLLED:
        return False
    side: i64 = 0
    while side < 2:
        asked = (p.fights[p.fight + F_BOOST] >> side) & 1
        if asked == 0 and medal_ready(p, unit_of(p, side) // TYPES, BATTLE_STRENGTH_ONCE) != NONE:
            p.ask = side
            p.phase = ASK_BOOST
            return True
        side += 1
    return False


def answer_boost(p: State, use: bool) -> None:
    side = p.ask
    p.fights[p.fight + F_BOOST] |= 1 << side
    p.ask = NONE
    if use:
        unit = unit_of(p, side)
        medal = medal_ready(p, unit // TYPES, BATTLE_STRENGTH_ONCE)
        p.used |= 1 << medal
        p.fights[p.fight + F_BOOST] |= 4 << side
        p.fights[p.fight + F_POWER + side] += p.book.medal_amount[medal]
        p.tell(BOOSTED, unit, medal, p.book.medal_amount[medal])


def _ask_roll(p: State) -> bool:
    """BUGS-BAT-11, BUGS-R-06, BUGS-KB-03, BUGS-RANGED-08: both have to roll; without energy the die is 0."""
    side: i64 = 0
    while side < 2:
        if die_of(p, side) == NOT_ROLLED:
            army = unit_of(p, side) // TYPES
            if p.energy[army] > 0:
                p.energy[army] -= 1
                p.subject = side
                p.other = 0
                p.phase = ROLL
                return True
            p.fights[p.fight + F_DIE + side] = 0
            p.tell(COULD_NOT_ROLL, unit_of(p, side))
        side += 1
    return False


def note_roll(p: State, face: i64) -> None:
    """The die of the side whose turn it is to roll."""
    side = p.subject
    p.fights[p.fight + F_DIE + side] = face
    unit = unit_of(p, side)
    p.tell(ROLLED, unit, face, die_value(p, side), p.energy[unit // TYPES], p.other)


def die_value(p: State, side: i64) -> i64:
    """BUGS-ALLY-10, BUGS-R-14, BUGS-R-23: a penalty lowers a rolled die by 1 and touches nothing else."""
    die = die_of(p, side)
    return die - penalty_of(p, unit_of(p, side)) if die > 0 else 0


def total_of(p: State, side: i64) -> i64:
    """BUGS-BAT-12: die, Strength and bonuses."""
    return p.fights[p.fight + F_POWER + side] + die_value(p, side)


def compare(p: State) -> i64:
    south = total_of(p, 0)
    north = total_of(p, 1)
    if south == north:
        return DRAW
    return WON_BY_SOUTH if south > north else WON_BY_SOUTH + 1


# -- rerolls -------------------------------------------------------------------------------------


def first_to_reroll(p: State) -> i64:
    """BUGS-BAT-14: the losing side is asked first; in a draw the attacker, of two the first player."""
    result = compare(p)
    if result != DRAW:
        return 1 if result == WON_BY_SOUTH else 0
    south = is_attacking(p, p.fight, 0)
    north = is_attacking(p, p.fight, 1)
    if south == north:
        return p.first
    return 0 if south else 1


def can_reroll(p: State, side: i64) -> bool:
    """BUGS-KB-03: a die that was rolled, and energy or a medal to pay with."""
    army = unit_of(p, side) // TYPES
    if die_of(p, side) <= 0:
        return False
    return p.energy[army] > 0 or medal_ready(p, army, FREE_REROLL) != NONE


def answer_reroll(p: State, answer: i64) -> None:
    """BUGS-BAT-13: a new result replaces the old; then both may speak again."""
    side = p.ask
    army = unit_of(p, side) // TYPES
    if answer == KEEP:
        p.passes += 1
        p.ask = 1 - side
        p.tell(KEPT, unit_of(p, side))
        return
    if answer == REROLL:
        p.energy[army] -= 1
    else:
        p.used |= 1 << medal_ready(p, army, FREE_REROLL)
    p.passes = 0
    p.ask = NONE
    p.subject = side
    p.other = answer
    p.phase = ROLL


# -- results -------------------------------------------------------------------------------------


def finish_battle(p: State) -> None:
    """BUGS-BAT-15, BUGS-BAT-17, BUGS-RANGED-04: on a cell the loser leaves and the winner stays."""
    at = p.fight
    result = p.fights[at + F_RESULT] & ~TRIANGLE_FLAG
    p.moment += 1
    p.fight = NONE
    if result == DRAW:
        p.tell(DREW, p.fights[at + F_UNIT], p.fights[at + F_UNIT + 1])
        _retreat(p, at)
        return
    winner = result - WON_BY_SOUTH
    announce_win(p, at, winner)
    defeat(p, p.fights[at + F_UNIT + 1 - winner], p.fights[at + F_UNIT + winner] // TYPES, IN_BATTLE)


def announce_win(p: State, at: i64, winner: i64) -> None:
    unit = p.fights[at + F_UNIT + winner]
    loser = p.fights[at + F_UNIT + 1 - winner]
    if p.fights[at + F_RESULT] & TRIANGLE_FLAG != 0:
        p.tell(TRIANGLE_WON, unit, loser)
        count_for_medals(p, TRIANGLE_KILL, unit // TYPES)
    else:
        p.tell(WON, unit, loser)


def _retreat(p: State, at: i64) -> None:
    """BUGS-BAT-16, BUGS-R-19: in a draw each goes back to the cell it came from; who cannot is lost."""
    south = p.fights[at + F_UNIT]
    north = p.fights[at + F_UNIT + 1]
    south_lost = not _can_return(p, south, north)
    north_lost = not _can_return(p, north, south)
    if p.came[south] != NONE and not south_lost:
        _go_back(p, south)
    if p.came[north] != NONE and not north_lost:
        _go_back(p, north)
    if south_lost:
        defeat(p, south, _scorer(p, north), IN_RETREAT)
    if north_lost:
        defeat(p, north, _scorer(p, south), IN_RETREAT)


def _can_return(p: State, unit: i64, foe: i64) -> bool:
    """A unit that did not enter the cell stays; the way back is barred by any other unit, or by a
    foe who would go back to the same cell."""
    cell = p.came[unit]
    if cell == NONE:
        return True
    return is_free(p, cell) and p.came[foe] != cell


def _go_back(p: State, unit: i64) -> None:
    p.tell(RETREATED, unit, p.where[unit], p.came[unit])
    p.where[unit] = p.came[unit]


def _scorer(p: State, foe: i64) -> i64:
    """BUGS-R-05: only a winner gains influence, and a draw has none, unless the players agreed otherwise."""
    return foe // TYPES if p.setup.retreat_scores else NONE
