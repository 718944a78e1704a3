"""How good a position looks for a seat: influence, units, artefact, trains, energy and generals."""

from __future__ import annotations

from math import exp

from warpad.games.bugs import phases
from warpad.games.bugs.allies import generals_of
from warpad.games.bugs.book import TYPES
from warpad.games.bugs.campaign import trophies_of
from warpad.games.bugs.geometry import BESIDE
from warpad.games.bugs.position import BugsPosition
from warpad.games.bugs.scoring import goal_of, side_influence
from warpad.games.bugs.state import GONE, NONE

INFLUENCE = 0.55
UNIT = 0.45
ARTIFACT = 0.35
NEAR_ARTIFACT = 0.08
TRAIN = 0.35
ENERGY = 0.10
GENERAL = 4.0
THREAT = 0.25
TROPHY = 1.2
UNIT_WORTH = (0.6, 1.25, 1.1, 1.0, 1.0, 0.9)


def evaluate(p: BugsPosition, seat: int) -> float:
    """The chance of winning as a rule of thumb, 0 to 1; exact when the match is over."""
    side = next(a for a in range(p.setup.armies) if p.setup.owner[a] == seat) & 1
    if p.phase == phases.OVER:
        return float(p.scores()[seat])
    lead = _side(p, side) - _side(p, 1 - side)
    return 1.0 / (1.0 + exp(-lead))


def _side(p: BugsPosition, side: int) -> float:
    """The worth of one side's standing."""
    if p.phase in (phases.PLACE_OPEN, phases.PLACE_SECRET) or p.turn == 0:
        return TROPHY * int(trophies_of(p, side))
    share = int(side_influence(p, side)) / int(goal_of(p))
    worth = INFLUENCE * 8 * share * (1 + share / 2)
    worth += TROPHY * int(trophies_of(p, side))
    worth += GENERAL * int(generals_of(p, side)) * 2 / int(p.setup.armies)
    for army in range(side, p.setup.armies, 2):
        worth += ENERGY * int(p.energy[army])
        worth -= TRAIN if p.train[army] != NONE else 0.0
    return worth + sum(_unit(p, unit) for unit in range(p.units) if (unit // TYPES) & 1 == side)


def _unit(p: BugsPosition, unit: int) -> float:
    cell = p.where[unit]
    if cell == GONE:
        return 0.0
    worth = UNIT * UNIT_WORTH[unit % TYPES]
    if p.book.artifact >> cell & 1:
        worth += ARTIFACT
    elif BESIDE[cell] & p.book.artifact:
        worth += NEAR_ARTIFACT
    if p.is_general(unit):
        foes = sum(1 for u in range(p.units) if (u ^ unit) and _is_foe_beside(p, u, unit))
        worth -= THREAT * foes
    return worth


def _is_foe_beside(p: BugsPosition, other: int, unit: int) -> bool:
    if p.where[other] == GONE or (other // TYPES) & 1 == (unit // TYPES) & 1:
        return False
    return bool(BESIDE[p.where[unit]] >> p.where[other] & 1)
