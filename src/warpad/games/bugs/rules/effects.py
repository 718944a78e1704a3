"""Effects of traits, trophies and medals: the one place where the vocabulary is carried out."""

from typing import Final

from warpad.core.bits import count
from warpad.core.vecs import append, i64, vec
from warpad.games.bugs.data.book import (
    ANY,
    E_AMOUNT,
    E_ATTACKING,
    E_CELLS,
    E_MAX,
    E_MAX_STEPS,
    E_MIN_STEPS,
    E_MODE,
    E_OPPONENT_ACTIVE,
    E_PER,
    E_RANGED,
    E_TARGET,
    E_VERB,
    EFFECT_SIZE,
    TYPES,
    Book,
    Setup,
    Terms,
)
from warpad.games.bugs.data.geometry import BESIDE
from warpad.games.bugs.data.verbs import (
    ADJACENT_ALLIES,
    BASE_STRENGTH_OVERRIDE,
    BONUS,
    ENERGY_START,
    GENERAL_ORDER,
    INCOME,
    INFLUENCE_GOAL,
    INFLUENCE_PER,
    INFLUENCE_START,
    KILL,
    OFF,
    PER_ADJACENT_ALLY,
    PORTALS,
    POSITIONS,
    SPEED_MOD,
    STRENGTH_MOD,
    TRIANGLE,
)
from warpad.games.bugs.rules.codes import GONE
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import enemies, is_active

# What a part of a unit's Strength comes from: (source, number, amount), three numbers each.
SOURCE_BASE: Final[i64] = 0
SOURCE_TRAIT: Final[i64] = 1
SOURCE_AURA: Final[i64] = 2
SOURCE_TROPHY: Final[i64] = 3
SOURCE_MEDAL: Final[i64] = 4
SOURCE_OVERRIDE: Final[i64] = 5
PART_SIZE: Final[i64] = 3

# How a unit takes part in a battle: on its cell, shooting from another, or being shot at.
ON_CELL: Final[i64] = 0
SHOOTS: Final[i64] = 1
IS_SHOT: Final[i64] = 2


# -- the party ---------------------------------------------------------------------------------


def terms_of(book: Book, setup: Setup, option: i64) -> Terms:
    """BUGS-CAMP-05, BUGS-SET-11: the rules of a party, changed by the option of its trophy (none: -1)."""
    terms = Terms(book)
    terms.option = option
    if setup.is_campaign():
        terms.portals = book.portals
    if option >= 0:
        row = book.options_from[option]
        terms.rows_from = row
        terms.rows_to = book.options_from[option + 1]
        while row < terms.rows_to:
            _change(terms, book, row * EFFECT_SIZE)
            row += 1
    terms.portals &= setup.cells
    return terms


def _change(terms: Terms, book: Book, at: i64) -> None:
    """One row of a trophy; strength_mod is read when a battle begins."""
    verb = book.effects[at + E_VERB]
    amount = book.effects[at + E_AMOUNT]
    mode = book.effects[at + E_MODE]
    if verb == SPEED_MOD:
        _change_speed(terms, book, amount, book.effects[at + E_MAX])
    elif verb == GENERAL_ORDER:
        terms.exempt = 0
    elif verb == TRIANGLE:
        terms.triangle = mode
    elif verb == INFLUENCE_PER:
        if mode == KILL:
            terms.per_kill = amount
        else:
            terms.per_artifact = amount
    elif verb == INFLUENCE_GOAL:
        terms.goal = amount
    elif verb == INFLUENCE_START:
        terms.influence_start = amount
    elif verb == INCOME:
        terms.income = amount
    elif verb == ENERGY_START:
        terms.energy_start = amount
    elif verb == PORTALS:
        if mode == OFF:
            terms.portals = 0
        elif mode == POSITIONS:
            terms.portals = book.effects[at + E_CELLS]
        elif mode == BONUS:
            terms.portal_energy = amount


def _change_speed(terms: Terms, book: Book, amount: i64, slowest: i64) -> None:
    """BUGS-EFF-03: Speed changes for the party, and never exceeds the three movement counters."""
    t: i64 = 0
    while t < TYPES:
        if book.speed[t] <= slowest:
            speed = book.speed[t] + amount
            terms.speed[t] = speed if speed < book.max_speed else book.max_speed
        t += 1


# -- a battle ----------------------------------------------------------------------------------


def strength(p: State, unit: i64, foe: i64, cell: i64, attacking: bool, part: i64) -> i64:
    """BUGS-EFF-01: base or override, plus traits, trophy and medal; the sum is never below 0."""
    listed = parts(p, unit, foe, cell, attacking, part)
    total: i64 = 0
    i: i64 = 2
    while i < len(listed):
        total += listed[i]
        i += PART_SIZE
    return total if total > 0 else 0


def parts(p: State, unit: i64, foe: i64, cell: i64, attacking: bool, part: i64) -> vec[i64]:
    """BUGS-BAT-12: what makes up a unit's Strength for this battle cell, as (source, number, amount)."""
    if foe >= 0:
        override = _override(p, unit, foe, attacking, part)
        if override >= 0:
            return vec[i64]([SOURCE_OVERRIDE, foe, override])
    listed = vec[i64]([SOURCE_BASE, unit, p.book.strength[unit % TYPES]])
    allies = _allies_beside(p, unit, cell)
    row = p.book.traits_from[unit % TYPES]
    while row < p.book.traits_from[unit % TYPES + 1]:
        amount = _own_bonus(p, row * EFFECT_SIZE, unit, foe, allies, attacking, part)
        if amount != 0:
            listed = _part(listed, SOURCE_TRAIT, row, amount)
        row += 1
    listed = _auras(p, listed, allies)
    row = p.terms.rows_from
    while row < p.terms.rows_to:
        if p.book.effects[row * EFFECT_SIZE + E_VERB] == STRENGTH_MOD and _holds(
            p, row * EFFECT_SIZE, unit, foe, attacking, part
        ):
            listed = _part(
                listed, SOURCE_TROPHY, p.terms.option, p.book.effects[row * EFFECT_SIZE + E_AMOUNT]
            )
        row += 1
    return listed


def _part(listed: vec[i64], source: i64, number: i64, amount: i64) -> vec[i64]:
    longer = append(listed, source)
    longer = append(longer, number)
    return append(longer, amount)


def _own_bonus(p: State, at: i64, unit: i64, foe: i64, allies: i64, attacking: bool, part: i64) -> i64:
    """What one trait adds to the unit that has it; allies is the mask of units beside it."""
    effects = p.book.effects
    if effects[at + E_VERB] != STRENGTH_MOD or effects[at + E_TARGET] == ADJACENT_ALLIES:
        return 0
    if not _holds(p, at, unit, foe, attacking, part):
        return 0
    amount = effects[at + E_AMOUNT]
    if effects[at + E_PER] == PER_ADJACENT_ALLY:
        amount *= count(allies)
        if effects[at + E_MAX] != ANY and amount > effects[at + E_MAX]:
            return effects[at + E_MAX]
    return amount


def _holds(p: State, at: i64, unit: i64, foe: i64, attacking: bool, part: i64) -> bool:
    """BUGS-EFF-02: whether the conditions of an effect are met in this battle.

    A unit with a personal order attacks, also while it is shot at; what belongs to a ranged attack counts
    for the shooter alone."""
    effects = p.book.effects
    if effects[at + E_ATTACKING] != ANY and (effects[at + E_ATTACKING] == 1) != attacking:
        return False
    if effects[at + E_RANGED] != ANY and part != (SHOOTS if effects[at + E_RANGED] == 1 else ON_CELL):
        return False
    if effects[at + E_MIN_STEPS] != ANY and p.steps[unit] < effects[at + E_MIN_STEPS]:
        return False
    if effects[at + E_MAX_STEPS] != ANY and p.steps[unit] > effects[at + E_MAX_STEPS]:
        return False
    if effects[at + E_OPPONENT_ACTIVE] != ANY:
        return foe >= 0 and (effects[at + E_OPPONENT_ACTIVE] == 1) == is_active(p, foe)
    return True


def _override(p: State, unit: i64, foe: i64, attacking: bool, part: i64) -> i64:
    """BUGS-BAT-18: the base Strength that the opponent's trait forces on this unit, or -1."""
    row = p.book.traits_from[foe % TYPES]
    while row < p.book.traits_from[foe % TYPES + 1]:
        at = row * EFFECT_SIZE
        if p.book.effects[at + E_VERB] == BASE_STRENGTH_OVERRIDE and _holds(
            p, at, foe, unit, attacking, part
        ):
            return p.book.effects[at + E_AMOUNT]
        row += 1
    return -1


def _allies_beside(p: State, unit: i64, cell: i64) -> i64:
    """BUGS-R-16: the allied units on the orthogonal neighbours of the cell, as a mask."""
    beside = BESIDE[cell]
    mask: i64 = 0
    u: i64 = 0
    while u < p.units:
        if p.where[u] != GONE and u != unit and not enemies(u, unit) and (beside >> p.where[u]) & 1 != 0:
            mask |= 1 << u
        u += 1
    return mask


def _auras(p: State, listed: vec[i64], allies: i64) -> vec[i64]:
    """What the traits of neighbouring allies lend, for instance the general's."""
    longer = listed
    u: i64 = 0
    while u < p.units:
        if (allies >> u) & 1 != 0:
            row = p.book.traits_from[u % TYPES]
            while row < p.book.traits_from[u % TYPES + 1]:
                at = row * EFFECT_SIZE
                if (
                    p.book.effects[at + E_VERB] == STRENGTH_MOD
                    and p.book.effects[at + E_TARGET] == ADJACENT_ALLIES
                ):
                    longer = _part(longer, SOURCE_AURA, u, p.book.effects[at + E_AMOUNT])
                row += 1
        u += 1
    return longer
