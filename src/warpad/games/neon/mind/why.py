"""What the weights count in a round of Neon, in the few groups that people think in."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass

from warpad.core.thinking.critic import Difference
from warpad.core.vecs import i64, vec
from warpad.games.neon.data.codes import FIGHTERS
from warpad.games.neon.mind import evaluate as worth
from warpad.games.neon.mind.instinct import INSTINCT
from warpad.games.neon.rules.scoring import side_of
from warpad.games.neon.rules.state import State

FEATURES = int(worth.FEATURES)


def _ladder(first: int, last: int) -> dict[int, float]:
    """Features of which one is set: the amounts they stand for."""
    return {at: float(at - first) for at in range(int(first), int(last))}


# Each group: its features, and how much each counts in the amount that people see.
GROUPS: dict[str, dict[int, float]] = {
    "left": {int(worth.IS_AUTOMA): 0.0, int(worth.IS_IN): 1.0},
    "health": {
        **{at: n + 1 for at, n in _ladder(worth.LAST_LIFE, worth.AUTOMA_HEALTH).items()},
        **{at: n + 1 for at, n in _ladder(worth.AUTOMA_HEALTH, worth.ENERGY).items()},
    },
    "energy": _ladder(worth.ENERGY, worth.REACH),
    "reach": dict.fromkeys(range(int(worth.REACH), int(worth.WEAPONS)), 1.0),
    "equipment": {
        int(worth.WEAPONS): 1.0,
        int(worth.ARMOUR): 1.0,
        int(worth.CAP): 1.0,
        int(worth.SUPPLIES): 0.0,
        int(worth.LOOT_CLASS): 0.0,
        int(worth.UPGRADE): 1.0,
    },
    "sinking": {int(worth.SINKING): 1.0},
    "ship": {int(worth.ON_SHIP): 1.0},
    "aims": {int(worth.AIMS_AT): 1.0},
    "aimed": {int(worth.AIMED_AT): 1.0},
    "points": {int(worth.POINTS): 1.0, int(worth.LEADS): 0.0, int(worth.SINGLE_BOTS): 0.0},
    "bots": {int(worth.FRESH_BOTS): 1.0, int(worth.BOT_NEAR): 0.0},
    "leader": {int(worth.IS_LEADER): 1.0},
}
# A score is a sum: by weights of which one is 1 it is the amount of one feature.
UNITS = [vec[i64]([int(i == n) for i in range(FEATURES)]) for n in range(FEATURES)]


@dataclass
class Standing:
    """The features of each side that is left, what each adds to its score, and e to those scores."""

    amounts: dict[int, list[float]]
    worths: dict[int, list[float]]
    powers: dict[int, float]
    nobody: float

    def rest(self, mine: int) -> float:
        """All that is not the own side's."""
        return self.nobody + sum(power for side, power in self.powers.items() if side != mine)


def standing(state: State) -> Standing:
    at, w = int(worth.stage(state)) * FEATURES, INSTINCT.eyes.weights
    reach, most = worth.reaches(state), worth.most_points(state)
    sides = sorted({int(side_of(state, who)) for who in range(FIGHTERS) if worth.is_in(state, who)})
    found = Standing({}, {}, {}, math.exp(float(w[at + worth.NOBODY_WINS]) / worth.THOUSAND))
    for side in sides:
        amounts = [float(worth.side_score(state, side, reach, most, unit, 0)) for unit in UNITS]
        found.amounts[side] = amounts
        found.worths[side] = [amount * float(w[at + i]) / worth.THOUSAND for i, amount in enumerate(amounts)]
        score = worth.side_score(state, side, reach, most, w, at)
        found.powers[side] = math.exp(float(score) / worth.THOUSAND)
    return found


def differences(one: State, other: State, seat: int) -> list[Difference]:
    """What the evaluation counts otherwise on two boards, for the own side and for the others.

    The chances of the others are no sum, so what they have counts by their mean part of the rest, and all of
    it together by what the rest comes to."""
    mine = int(side_of(one, seat))
    good, bad = standing(one), standing(other)
    if mine not in good.powers or mine not in bad.powers:
        return []
    own = _groups(good, bad, {mine: 1.0})
    found = [Difference(name, "", "own", *amounts) for name, amounts in own.items()]
    sides = sorted(({*good.powers} | {*bad.powers}) - {mine})
    parts = {side: (_part(good, side, mine) + _part(bad, side, mine)) / 2 for side in sides}
    foes = _groups(good, bad, parts)
    total = sum(amounts[2] for amounts in foes.values())
    gap = math.log(good.rest(mine)) - math.log(bad.rest(mine))
    factor = gap / total if abs(total) > 1e-9 and 0 < gap / total < 4 else 0.0
    for name, (better, instead, amount) in foes.items():
        found.append(Difference(name, "", "foe", better, instead, -amount * factor))
    if factor == 0.0 and gap:
        found.append(Difference("rest", "", "foe", 0.0, 0.0, -gap))
    return found


def _part(there: Standing, side: int, mine: int) -> float:
    return there.powers.get(side, 0.0) / there.rest(mine)


def _groups(good: Standing, bad: Standing, parts: dict[int, float]) -> dict[str, tuple[float, float, float]]:
    """For each group: its amounts on both boards, and the difference that it makes."""
    found: dict[str, tuple[float, float, float]] = {}
    none = [0.0] * FEATURES
    for name, features in GROUPS.items():
        sums: dict[str, float] = defaultdict(float)
        for side, part in parts.items():
            for at, counted in features.items():
                sums["good"] += counted * good.amounts.get(side, none)[at]
                sums["bad"] += counted * bad.amounts.get(side, none)[at]
                change = good.worths.get(side, none)[at] - bad.worths.get(side, none)[at]
                sums["change"] += part * change
        if any(sums.values()):
            found[name] = sums["good"], sums["bad"], sums["change"]
    return found
