"""How good a position looks for a side: weighted features of both sides, the weights learned from games."""

import json
from math import exp
from pathlib import Path
from typing import Final

from warpad.core.bits import count, lowest
from warpad.core.vecs import append, i64, vec
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.geometry import BESIDE, BOARD, CELLS, WIDTH
from warpad.games.bugs.rules.allies import others_of
from warpad.games.bugs.rules.campaign import trophies_of
from warpad.games.bugs.rules.codes import GONE, NONE
from warpad.games.bugs.rules.phases import DRAWN, OVER, PLACE_OPEN, PLACE_SECRET
from warpad.games.bugs.rules.scoring import goal_of, side_influence
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import cells_of, is_general

# What each feature is worth, learned from games of bots; a sum of 1 is a chance of 73 % to win.
WEIGHTS_FILE: Final = Path(__file__).with_name("weights.json")
# Weights are whole numbers; a worth of 1 is so many.
WORTH_ONE: Final[i64] = 10_000
UNIT_NAMES: Final = ("general", "cavalry", "archer", "spearman", "infantry", "scout")
FEATURE_NAMES: Final = (
    *UNIT_NAMES,
    "influence", "influence squared", "energy", "some energy", "train lost",
    "on the artefact", "beside the artefact", "two steps from the artefact",
    "foes beside the general", "foes two steps from the general", "friends beside the general",
    "one unit left", "one step from the goal",
)  # fmt: skip
FEATURES: Final[i64] = len(FEATURE_NAMES)
NOTHING: Final = vec[i64]([0] * len(FEATURE_NAMES))
# A trophy of a campaign: weighed by hand, for parties are learned one by one.
TROPHY: Final = 1.3
# Features are whole numbers; a share of one is so many.
ONE: Final[i64] = 60

INFLUENCE: Final[i64] = TYPES
INFLUENCE_SQUARED: Final[i64] = TYPES + 1
ENERGY: Final[i64] = TYPES + 2
SOME_ENERGY: Final[i64] = TYPES + 3
TRAIN_LOST: Final[i64] = TYPES + 4
ON_ARTIFACT: Final[i64] = TYPES + 5
BESIDE_ARTIFACT: Final[i64] = TYPES + 6
NEAR_ARTIFACT: Final[i64] = TYPES + 7
FOES_BESIDE: Final[i64] = TYPES + 8
FOES_NEAR: Final[i64] = TYPES + 9
FRIENDS_BESIDE: Final[i64] = TYPES + 10
ONE_UNIT: Final[i64] = TYPES + 11
ONE_STEP: Final[i64] = TYPES + 12


def _two_steps(cell: int) -> int:
    """The cells two steps away."""
    beside = BESIDE[cell]
    found = 0
    for other in range(CELLS):
        if beside >> other & 1:
            found |= BESIDE[other]
    return found & ~(1 << cell)


# Where a unit stands, as its own side sees the board: left and right are the same.
PLACES: Final[i64] = 15
# How far two enemies are from each other, in steps; further ones do not count.
REACH: Final[i64] = 4
PLACES_FROM: Final[i64] = FEATURES
PAIRS_FROM: Final[i64] = PLACES_FROM + TYPES * PLACES
WEIGHTS: Final[i64] = PAIRS_FROM + TYPES * TYPES * REACH


def _place(cell: int, side: int) -> int:
    row, column = divmod(cell % int(BOARD), int(WIDTH))
    far = int(WIDTH) - 1
    return (far - row if side else row) * 3 + min(column, far - column)


def _steps(cell: int, other: int) -> int:
    """How many steps lie between two cells; more than REACH on different boards."""
    if cell // int(BOARD) != other // int(BOARD):
        return int(REACH) + 1
    rows, columns = (divmod(one % int(BOARD), int(WIDTH)) for one in (cell, other))
    return abs(rows[0] - columns[0]) + abs(rows[1] - columns[1])


TWO_STEPS: Final = vec[i64]([_two_steps(cell) for cell in range(CELLS)])
PLACE: Final = vec[i64]([_place(cell, side) for side in (0, 1) for cell in range(CELLS)])
STEPS: Final = vec[i64]([_steps(cell, other) for cell in range(CELLS) for other in range(CELLS)])


class Eyes:
    """An evaluation by weights: first those of the features, then of a unit of each type at each place, then
    of two enemies of each pair of types so many steps from each other."""

    def __init__(self, weights: vec[i64]) -> None:
        self.weights: vec[i64] = weights
        self.sees_board: bool = False
        i: i64 = PLACES_FROM
        while i < len(weights):
            if weights[i] != 0:
                self.sees_board = True
            i += 1

    def chance(self, p: State, side: i64) -> float:
        """The chance that this side wins the match; exact when it is over."""
        if p.phase == OVER:
            if p.winner == DRAWN:
                return 0.5
            return 1.0 if p.winner == side else 0.0
        lead = TROPHY * float(trophies_of(p, side) - trophies_of(p, 1 - side))
        if p.turn != 0 and p.phase != PLACE_OPEN and p.phase != PLACE_SECRET:
            lead += float(self.lead(p, side)) / float(ONE * WORTH_ONE)
        return 1.0 / (1.0 + exp(-lead))

    def lead(self, p: State, side: i64) -> i64:
        """By how much a side is ahead in a party."""
        own = features(p, side)
        foe = features(p, 1 - side)
        lead: i64 = 0
        i: i64 = 0
        while i < FEATURES:
            lead += self.weights[i] * (own[i] - foe[i])
            i += 1
        return lead + self._standing(p, side) if self.sees_board else lead

    def _standing(self, p: State, side: i64) -> i64:
        """What the units of both sides are worth where they stand."""
        w = self.weights
        one = ONE * 2 // p.setup.armies
        worth: i64 = 0
        meeting: i64 = 0
        u: i64 = 0
        while u < p.units:
            cell = p.where[u]
            if cell != GONE:
                of = (u // TYPES) & 1
                here = w[PLACES_FROM + u % TYPES * PLACES + PLACE[of * CELLS + cell]]
                if of == side:
                    worth += here
                    meeting += self._meetings(p, u % TYPES, cell, 1 - side)
                else:
                    worth -= here
            u += 1
        return one * worth + one * one // ONE * meeting

    def _meetings(self, p: State, kind: i64, cell: i64, foe: i64) -> i64:
        """What the enemies near a unit add."""
        w = self.weights
        from_here = PAIRS_FROM + kind * TYPES * REACH - 1
        found: i64 = 0
        u: i64 = foe * TYPES
        while u < p.units:
            if p.where[u] != GONE:
                steps = STEPS[cell * CELLS + p.where[u]]
                if 0 < steps <= REACH:
                    found += w[from_here + u % TYPES * REACH + steps]
            u += 1
            if u % TYPES == 0:
                u += TYPES
        return found


def read_eyes(path: Path) -> Eyes:
    """The evaluation in a file of weights; what it does not mention is worth nothing."""
    told = json.loads(path.read_text(encoding="utf-8"))
    weights = vec[i64]([])
    for name in FEATURE_NAMES:
        weights = append(weights, round(told["weights"][name] * WORTH_ONE))
    for kind in UNIT_NAMES:
        for worth in told.get("places", {}).get(kind, [0.0] * PLACES):
            weights = append(weights, round(worth * WORTH_ONE))
    for kind in UNIT_NAMES:
        for other in UNIT_NAMES:
            for worth in told.get("pairs", {}).get(kind, {}).get(other, [0.0] * REACH):
                weights = append(weights, round(worth * WORTH_ONE))
    return Eyes(weights)


EYES: Final = read_eyes(WEIGHTS_FILE)


def features(p: State, side: i64) -> vec[i64]:
    """What one side has in a party, in sixtieths; a side of two armies is counted as one of half units."""
    found = NOTHING[:]
    one = ONE * 2 // p.setup.armies
    friends = cells_of(p, side)
    foes = cells_of(p, 1 - side)
    share = ONE * side_influence(p, side) // goal_of(p)
    found[INFLUENCE] = share
    found[INFLUENCE_SQUARED] = share * share // ONE
    if goal_of(p) - side_influence(p, side) <= 1:
        found[ONE_STEP] = ONE
    if others_of(p, side) == 1:
        found[ONE_UNIT] = ONE
    army = side
    while army < p.setup.armies:
        _add_army(p, army, one, found)
        army += 2
    u: i64 = 0
    while u < p.units:
        if p.where[u] != GONE and (u // TYPES) & 1 == side:
            found[u % TYPES] += one
            if is_general(p, u):
                cell = p.where[u]
                found[FOES_BESIDE] += one * count(BESIDE[cell] & foes)
                found[FOES_NEAR] += one * count(TWO_STEPS[cell] & foes)
                found[FRIENDS_BESIDE] += one * count(BESIDE[cell] & friends)
        u += 1
    _add_artifacts(p, friends, one, found)
    return found


def _add_army(p: State, army: i64, one: i64, found: vec[i64]) -> None:
    found[ENERGY] += one * p.energy[army]
    if p.energy[army] > 0:
        found[SOME_ENERGY] += one
    if p.train[army] != NONE:
        found[TRAIN_LOST] += one


def _add_artifacts(p: State, friends: i64, one: i64, found: vec[i64]) -> None:
    """Units on the artefacts and near them."""
    left = p.book.artifact & p.setup.cells
    while left != 0:
        cell = lowest(left)
        found[ON_ARTIFACT] += one * ((friends >> cell) & 1)
        found[BESIDE_ARTIFACT] += one * count(BESIDE[cell] & friends)
        found[NEAR_ARTIFACT] += one * count(TWO_STEPS[cell] & friends)
        left &= left - 1
