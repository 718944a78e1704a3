"""How good a position looks for a side: influence, units, artefact, trains, energy and generals.

The weights start from a regression over random parties and are rounded towards careful play."""

from math import exp
from typing import Final

from warpad.core.vecs import i64
from warpad.games.bugs.allies import generals_of, others_of
from warpad.games.bugs.book import TYPES
from warpad.games.bugs.campaign import trophies_of
from warpad.games.bugs.geometry import BESIDE
from warpad.games.bugs.phases import DRAWN, OVER, PLACE_OPEN, PLACE_SECRET
from warpad.games.bugs.scoring import goal_of, side_influence
from warpad.games.bugs.state import GONE, NONE, State, enemies

# Influence as a share of the goal: each point is worth more than the last one.
NEAR_GOAL: Final = 1.1
CLOSE_TO_GOAL: Final = 2.2
UNIT: Final = 0.30
REACH: Final = 0.06
ARTIFACT: Final = 0.95
BESIDE_ARTIFACT: Final = 0.18
TRAIN: Final = 0.25
ENERGY: Final = 0.07
GENERAL: Final = 4.0
THREAT: Final = 0.20
LAST_UNIT: Final = 0.60
TROPHY: Final = 1.3


def evaluate_side(p: State, side: i64) -> float:
    """The chance that this side wins the match, as a rule of thumb; exact when it is over."""
    if p.phase == OVER:
        if p.winner == DRAWN:
            return 0.5
        return 1.0 if p.winner == side else 0.0
    lead = _standing(p, side) - _standing(p, 1 - side)
    return 1.0 / (1.0 + exp(-lead))


def _standing(p: State, side: i64) -> float:
    """The worth of one side: its trophies, and in a party its influence, armies and units."""
    worth = TROPHY * float(trophies_of(p, side))
    if p.turn == 0 or p.phase == PLACE_OPEN or p.phase == PLACE_SECRET:
        return worth
    share = float(side_influence(p, side)) / float(goal_of(p))
    worth += NEAR_GOAL * share + CLOSE_TO_GOAL * share * share
    worth += GENERAL * float(generals_of(p, side)) * 2.0 / float(p.setup.armies)
    if others_of(p, side) == 1:
        worth -= LAST_UNIT
    army = side
    while army < p.setup.armies:
        worth += ENERGY * float(p.energy[army])
        if p.train[army] != NONE:
            worth -= TRAIN
        army += 2
    u: i64 = 0
    while u < p.units:
        if p.where[u] != GONE and (u // TYPES) & 1 == side:
            worth += _unit(p, u)
        u += 1
    return worth


def _unit(p: State, unit: i64) -> float:
    """A unit by what it can do and where it stands; a general by who stands beside it."""
    cell = p.where[unit]
    worth = 0.0
    if (p.book.artifact >> cell) & 1 != 0:
        worth += ARTIFACT
    elif BESIDE[cell] & p.book.artifact != 0:
        worth += BESIDE_ARTIFACT
    if p.is_general(unit):
        return worth - THREAT * float(_foes_beside(p, unit))
    kind = unit % TYPES
    return worth + UNIT + REACH * float(p.terms.speed[kind] + p.book.range[kind] - 2)


def _foes_beside(p: State, unit: i64) -> i64:
    found: i64 = 0
    u: i64 = 0
    while u < p.units:
        if p.where[u] != GONE and enemies(u, unit) and (BESIDE[p.where[unit]] >> p.where[u]) & 1 != 0:
            found += 1
        u += 1
    return found
