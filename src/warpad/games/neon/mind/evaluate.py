"""How good a position looks for a seat: every side has a score, and all scores together give its chance."""

import json
import math
from pathlib import Path
from typing import Final

from warpad.core.vecs import append, i64, vec
from warpad.games.neon.data.codes import ARMOR, AUTOMA, AUTOMA_SLOT, BASIC_SLOT, FIGHTERS, HELMET, SHIP, SLOTS
from warpad.games.neon.rules.equipment import supplies_under
from warpad.games.neon.rules.fight.aiming import dice_at
from warpad.games.neon.rules.layout import (
    BOARD,
    BOTS,
    F_BOTS,
    F_ENERGY,
    F_HEALTH,
    F_SIDE,
    F_UPGRADE,
    LEADER,
    OVER,
    PLAYERS,
    RING_SIZE,
    ROUND,
    TOP,
    WITH_AUTOMA,
)
from warpad.games.neon.rules.scoring import bots_of, points, share, side_of
from warpad.games.neon.rules.state import State

# Features, in the order of their weights. A score is a sum of weights in thousandths; the chance of a side is
# e to its score over the sum of that for all who are left and for nobody.
NOBODY_WINS: Final[i64] = 0
IS_AUTOMA: Final[i64] = 1
IS_IN: Final[i64] = 2
LAST_LIFE: Final[i64] = 3
FIRST_LIFE: Final[i64] = 9
AUTOMA_HEALTH: Final[i64] = 15
ENERGY: Final[i64] = 21
REACH: Final[i64] = 28
WEAPONS: Final[i64] = 31
ARMOUR: Final[i64] = 32
CAP: Final[i64] = 33
SUPPLIES: Final[i64] = 34
LOOT_CLASS: Final[i64] = 35
UPGRADE: Final[i64] = 36
SINKING: Final[i64] = 37
ON_SHIP: Final[i64] = 38
AIMS_AT: Final[i64] = 39
AIMED_AT: Final[i64] = 40
POINTS: Final[i64] = 41
LEADS: Final[i64] = 42
SINGLE_BOTS: Final[i64] = 43
FRESH_BOTS: Final[i64] = 44
IS_LEADER: Final[i64] = 45
BOT_NEAR: Final[i64] = 46
FEATURES: Final[i64] = 47

RANGES: Final[i64] = 3
# Weights are blend_weights from early to late by the rounds that are left; by the sectors in Battle Royale.
STAGES: Final[i64] = 8
SETS: Final = ("points", "survival")
WEIGHTS_FILE: Final = "weights.json"
THOUSAND: Final = 1000.0


def blend_weights(weights: dict[str, dict[str, list[int]]]) -> vec[i64]:
    """The weights of both sets for every stage, one after the other."""
    flat = vec[i64]([])
    for name in SETS:
        early = weights[name]["early"]
        late = weights[name]["late"]
        for left in range(STAGES):
            for i in range(FEATURES):
                flat = append(flat, (early[i] * left + late[i] * (STAGES - 1 - left)) // (STAGES - 1))
    return flat


def stage(g: State) -> i64:
    """How much of the game is left, as a row of the weights of its mode."""
    s = g.s
    if not g.counts_points():
        left = s[RING_SIZE] - 2
        return STAGES + (left if left < STAGES else STAGES - 1)
    t = g.t
    left = t.closings_end[s[BOARD]] - t.closings_first[s[BOARD]] - s[ROUND]
    if left < 0:
        return 0
    return left if left < STAGES else STAGES - 1


def is_in(g: State, who: i64) -> bool:
    """Does this fighter take part, and is it left?"""
    return (who < g.s[PLAYERS] or (who == AUTOMA and g.s[WITH_AUTOMA] != 0)) and g.place(who) >= SHIP


def reaches(g: State) -> vec[i64]:
    """The most dice each fighter has at each range."""
    found = vec[i64]([])
    who: i64 = 0
    while who < FIGHTERS:
        distance: i64 = 0
        while distance < RANGES:
            found = append(found, most_dice(g, who, distance) if is_in(g, who) else 0)
            distance += 1
        who += 1
    return found


def most_dice(g: State, who: i64, distance: i64) -> i64:
    if who == AUTOMA:
        best = dice_at(g, AUTOMA_SLOT, -1, distance)
        return best if best > 0 else 0
    best = dice_at(g, BASIC_SLOT, -1, distance)
    slot: i64 = 0
    while slot < SLOTS:
        design = g.s[g.equipment(who, slot)] - 1
        if design >= 0 and g.t.type_weapon[slot]:
            dice = dice_at(g, slot, design, distance)
            if dice > best:
                best = dice
        slot += 1
    return best if best > 0 else 0


def standing_of(g: State, who: i64, reach: vec[i64], w: vec[i64], at: i64) -> i64:
    """What one fighter adds to the score of its side, by the weights from `at` on."""
    s = g.s
    block = g.block(who)
    score = w[at + IS_IN]
    health = s[block + F_HEALTH] - 1
    if health < 0:
        health = 0
    if who == AUTOMA:
        return score + w[at + IS_AUTOMA] + w[at + AUTOMA_HEALTH + health] + exposure(g, who, reach, w, at)
    score += w[at + (LAST_LIFE if s[block + F_SIDE] else FIRST_LIFE) + health]
    score += w[at + ENERGY + s[block + F_ENERGY]]
    distance: i64 = 0
    while distance < RANGES:
        score += w[at + REACH + distance] * reach[who * RANGES + distance]
        distance += 1
    score += equipment_worth(g, who, w, at)
    if s[block + F_UPGRADE] > 0:
        score += w[at + UPGRADE]
    kind: i64 = 0
    while kind < g.t.bot_types:
        score += w[at + FRESH_BOTS] * s[block + F_BOTS + kind]
        kind += 1
    if s[LEADER] == who:
        score += w[at + IS_LEADER]
    return score + exposure(g, who, reach, w, at)


def equipment_worth(g: State, who: i64, w: vec[i64], at: i64) -> i64:
    score: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        stack = g.equipment(who, slot)
        design = g.s[stack] - 1
        if design >= 0:
            if slot == ARMOR:
                score += w[at + ARMOUR]
            elif slot == HELMET:
                score += w[at + CAP]
            else:
                score += w[at + WEAPONS]
            score += w[at + LOOT_CLASS] * g.t.design_class[design]
            score += w[at + SUPPLIES] * supplies_under(g, stack)
        slot += 1
    return score


def exposure(g: State, who: i64, reach: vec[i64], w: vec[i64], at: i64) -> i64:
    """What the fighter can attack from where it stands, and what can attack it."""
    s = g.s
    here = g.place(who)
    if here < 0:
        return w[at + ON_SHIP]
    score: i64 = 0
    if here == s[TOP]:
        score += w[at + SINKING]
    if s[BOTS + here] > 0:
        score += w[at + BOT_NEAR]
    other: i64 = 0
    while other < FIGHTERS:
        if other != who and is_in(g, other) and g.place(other) >= 0 and not g.is_ally(who, other):
            distance = g.distance(here, g.place(other))
            if distance < RANGES:
                score += w[at + AIMS_AT] * reach[who * RANGES + distance]
                score += w[at + AIMED_AT] * reach[other * RANGES + distance]
        other += 1
    return score


def belongings(g: State, side: i64, most: i64, w: vec[i64], at: i64) -> i64:
    """What the points of a side add to its score."""
    own = points(g, side)
    score = w[at + POINTS] * own
    if own == most:
        score += w[at + LEADS]
    kind: i64 = 0
    while kind < g.t.bot_types:
        score += w[at + SINGLE_BOTS] * (bots_of(g, side, kind) & 1)
        kind += 1
    return score


def side_score(g: State, side: i64, reach: vec[i64], most: i64, w: vec[i64], at: i64) -> i64:
    """The score of a side of which somebody is left; `most` are the most points of those left."""
    score: i64 = 0
    who: i64 = 0
    while who < FIGHTERS:
        if is_in(g, who) and side_of(g, who) == side:
            score += standing_of(g, who, reach, w, at)
        who += 1
    return score + belongings(g, side, most, w, at) if g.counts_points() else score


def most_points(g: State) -> i64:
    """The most points that a side has of which somebody is left."""
    best: i64 = 0
    who: i64 = 0
    while who < FIGHTERS and g.counts_points():
        if is_in(g, who):
            own = points(g, side_of(g, who))
            if own > best:
                best = own
        who += 1
    return best


class Eyes:
    """An evaluation by weights: those of both sets for every stage, one after the other."""

    def __init__(self, weights: vec[i64]) -> None:
        self.weights: vec[i64] = weights

    def chance(self, g: State, seat: i64) -> float:
        """The chance that the seat wins; a finished game counts as it ended."""
        if g.s[OVER] != 0:
            return share(g, seat)
        w = self.weights
        at = stage(g) * FEATURES
        reach = reaches(g)
        most = most_points(g)
        mine = side_of(g, seat)
        total = math.exp(float(w[at + NOBODY_WINS]) / THOUSAND)
        own = 0.0
        seen: i64 = 0
        who: i64 = 0
        while who < FIGHTERS:
            side = side_of(g, who)
            if is_in(g, who) and (seen >> side) & 1 == 0:
                seen |= 1 << side
                weight = math.exp(float(side_score(g, side, reach, most, w, at)) / THOUSAND)
                total += weight
                if side == mine:
                    own = weight
            who += 1
        return own / total


def read_eyes(folder: Path) -> Eyes:
    """The evaluation in the file of weights of a folder."""
    return Eyes(blend_weights(json.loads((folder / WEIGHTS_FILE).read_text(encoding="utf-8"))))
