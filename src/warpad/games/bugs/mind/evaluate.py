"""How good a position looks for a side: weighted features of both sides, the weights learned from games."""

import json
from math import exp
from pathlib import Path
from typing import Final

from warpad.core.bits import count, lowest
from warpad.core.vecs import append, i64, vec
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.geometry import BESIDE, CELLS
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


TWO_STEPS: Final = vec[i64]([_two_steps(cell) for cell in range(CELLS)])


class Eyes:
    """An evaluation: what each feature is worth."""

    def __init__(self, weights: vec[i64]) -> None:
        self.weights: vec[i64] = weights

    def chance(self, p: State, side: i64) -> float:
        """The chance that this side wins the match; exact when it is over."""
        if p.phase == OVER:
            if p.winner == DRAWN:
                return 0.5
            return 1.0 if p.winner == side else 0.0
        lead = TROPHY * float(trophies_of(p, side) - trophies_of(p, 1 - side))
        if p.turn != 0 and p.phase != PLACE_OPEN and p.phase != PLACE_SECRET:
            lead += float(self._lead(p, side)) / float(ONE * WORTH_ONE)
        return 1.0 / (1.0 + exp(-lead))

    def _lead(self, p: State, side: i64) -> i64:
        """By how much a side is ahead in a party."""
        own = features(p, side)
        foe = features(p, 1 - side)
        lead: i64 = 0
        i: i64 = 0
        while i < FEATURES:
            lead += self.weights[i] * (own[i] - foe[i])
            i += 1
        return lead


def eyes_of(worths: dict[str, float]) -> Eyes:
    """The evaluation with these worths; a feature that is not named is worth nothing."""
    weights = vec[i64]([])
    for name in FEATURE_NAMES:
        weights = append(weights, round(worths.get(name, 0.0) * float(WORTH_ONE)))
    return Eyes(weights)


def read_eyes(path: Path) -> Eyes:
    """The evaluation in a file of weights."""
    return eyes_of(json.loads(path.read_text(encoding="utf-8"))["weights"])


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
