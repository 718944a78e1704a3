"""What fighters are used to do: how each move leans, learned from bots that think, and moves drawn by it."""

import json
from pathlib import Path
from typing import Final

from warpad.core.dice import Dice
from warpad.core.vecs import append, i64, vec
from warpad.games.neon.data.codes import (
    ATTACK,
    AUTOMA,
    CARDS,
    FACE_BITS,
    FACE_MASK,
    FACES,
    FIGHTERS,
    MOVE,
    ROW,
    SEARCH,
    SLOTS,
)
from warpad.games.neon.mind.reflex import Reflex, likelihood
from warpad.games.neon.rules.fight.aiming import AT_BOT, AT_SECTOR, FAR, RANGE_SHIFT, dice_at
from warpad.games.neon.rules.flow import list_options
from warpad.games.neon.rules.frames import ASK_PLAN, ASK_WINDOW
from warpad.games.neon.rules.layout import BOTS, F_FIELD, F_HAND, F_HEALTH, F_ID, F_SIDE, TOKENS, TOP
from warpad.games.neon.rules.moves import (
    ACT,
    AIM,
    BLOCK_CRITS,
    COVER,
    DECLARE,
    DROP,
    EQUIP,
    FLEE,
    GO,
    LAND,
    LEAVE,
    PASS,
    PLAN,
    REROLL,
    STOW,
    TAKE,
    THROW,
    USE,
    VERB_BITS,
    VERB_MASK,
)
from warpad.games.neon.rules.planning import (
    BOTTOM_HALF,
    FLIP,
    HANDS,
    SIDE,
    argument,
    bottom_card,
    top_card,
)
from warpad.games.neon.rules.search import search_cost
from warpad.games.neon.rules.state import State

# Where the weights stand: by verb, window, action and effect, then those of single features.
ACTIONS: Final[i64] = 7
BY_VERB: Final[i64] = 0
BY_WINDOW: Final[i64] = 32
BY_ACTION: Final[i64] = 52
BY_SLOT: Final[i64] = 59
BY_DECLARED: Final[i64] = 80
BY_EFFECT: Final[i64] = 87
EFFECT_COST: Final[i64] = 110
EFFECT_SUPPLY: Final[i64] = 111
TO_SINKING: Final[i64] = 112
TO_FOE: Final[i64] = 113
TO_BOT: Final[i64] = 114
TO_CLASS: Final[i64] = 115
TO_TOKENS: Final[i64] = 116
BY_WAY: Final[i64] = 117
LOOT_CLASS: Final[i64] = 118
AT_DICE: Final[i64] = 125
AT_FIGHTER: Final[i64] = 126
AT_HEALTH: Final[i64] = 127
AT_VALUE: Final[i64] = 128
AT_FIELD: Final[i64] = 129
AT_AUTOMA: Final[i64] = 130
AT_AREA: Final[i64] = 131
AT_LAST_LIFE: Final[i64] = 132
REROLLS: Final[i64] = 133
BLOCKS: Final[i64] = 141
FIRST_CARD: Final[i64] = 142
SEARCH_PRICE: Final[i64] = 143
MOVE_FROM_SINKING: Final[i64] = 144
ATTACK_NEAR: Final[i64] = 145
OPTIONS_MORE: Final[i64] = 146
EFFECT_WINDOW: Final[i64] = 149
WEIGHTS: Final[i64] = 169

HABITS_FILE: Final = "habits.json"


def leaning(g: State, seat: i64, move: i64, w: vec[i64]) -> i64:
    """How much a seat is used to this move of the choice on top of the agenda."""
    verb = move & VERB_MASK
    a = argument(move, 0)
    b = argument(move, 1)
    score = w[BY_VERB + verb]
    if verb == PLAN:
        return score + plan_leaning(g, seat, move >> VERB_BITS, circumstances(g, seat, w), w)
    if verb == USE:
        return score + effect_leaning(g, a, w)
    if verb == ACT:
        return score + w[BY_ACTION + a] + action_leaning(g, seat, a, w)
    if verb == PASS:
        at = g.top()
        return score + (w[BY_WINDOW + g.s[at + 1]] if g.s[at] == ASK_WINDOW else 0)
    if verb in (GO, LAND, FLEE):
        return score + place_leaning(g, seat, a, w) + (w[BY_WAY] if verb == GO and b > 0 else 0)
    if verb in (EQUIP, COVER, STOW, THROW):
        return score + w[LOOT_CLASS + verb - EQUIP] * g.t.design_class[a]
    if verb in (DROP, LEAVE):
        return score + w[LOOT_CLASS + 4] * g.t.design_class[a]
    if verb == TAKE:
        return score + w[LOOT_CLASS + 5] * g.t.design_class[g.s[g.equipment(g.s[g.top() + 2], a)] - 1]
    if verb == AIM:
        return score + aim_leaning(g, seat, a, b, w) + (w[BY_WAY] if argument(move, 2) > 0 else 0)
    if verb == REROLL:
        return score + reroll_leaning(move >> VERB_BITS, g.s[g.top() + 2], w)
    if verb == BLOCK_CRITS:
        return score + w[BLOCKS] * a
    if verb == DECLARE:
        return score + w[BY_DECLARED + b]
    return score


def effect_leaning(g: State, effect: i64, w: vec[i64]) -> i64:
    t = g.t
    score = w[BY_EFFECT + t.d_verb[t.e_first[effect]]] + w[EFFECT_COST] * t.e_energy[effect]
    score += w[EFFECT_WINDOW + t.e_window[effect]]
    return score + w[EFFECT_SUPPLY] if t.e_supply[effect] > 0 else score


def action_leaning(g: State, seat: i64, option: i64, w: vec[i64]) -> i64:
    """What speaks for an action where the fighter stands now."""
    here = g.place(seat)
    if here < 0:
        return 0
    if option == SEARCH:
        return w[SEARCH_PRICE] * search_cost(g, seat)
    if option == MOVE:
        return w[MOVE_FROM_SINKING] if here == g.s[TOP] else 0
    return 0


def foes_at(g: State, seat: i64, sector: i64) -> i64:
    number: i64 = 0
    who: i64 = 0
    while who < FIGHTERS:
        if who != seat and g.place(who) == sector and not g.is_ally(seat, who):
            number += 1
        who += 1
    return number


def place_leaning(g: State, seat: i64, sector: i64, w: vec[i64]) -> i64:
    s = g.s
    score = w[TO_FOE] * foes_at(g, seat, sector) + w[TO_CLASS] * g.t.sector_class[sector]
    score += w[TO_TOKENS] * s[TOKENS + sector]
    if sector == s[TOP]:
        score += w[TO_SINKING]
    return score + w[TO_BOT] if s[BOTS + sector] > 0 else score


def aim_leaning(g: State, seat: i64, weapon: i64, target: i64, w: vec[i64]) -> i64:
    slot = weapon & (1 << RANGE_SHIFT) - 1
    distance = weapon >> RANGE_SHIFT
    design = g.s[g.equipment(seat, slot)] - 1 if slot < SLOTS else -1
    dice = dice_at(g, slot, design, distance) if distance < FAR else 0
    score = w[AT_DICE] * (dice if dice > 0 else 0)
    if target >= AT_SECTOR:
        return score + w[AT_AREA] + w[AT_FIGHTER] * foes_at(g, seat, target - AT_SECTOR)
    if target >= AT_BOT:
        return score
    if target == AUTOMA:
        return score + w[AT_AUTOMA] + w[AT_VALUE] * g.next_token(target)
    at = g.block(target)
    score += w[AT_FIGHTER] + w[AT_HEALTH] * g.s[at + F_HEALTH] + w[AT_VALUE] * g.next_token(target)
    return score + w[AT_FIELD] * g.s[at + F_FIELD] + w[AT_LAST_LIFE] * g.s[at + F_SIDE]


def reroll_leaning(some: i64, pool: i64, w: vec[i64]) -> i64:
    score: i64 = 0
    face: i64 = 0
    while face < FACES:
        score += w[REROLLS + pool * FACES + face] * (some >> (FACE_BITS * face) & FACE_MASK)
        face += 1
    return score


def circumstances(g: State, seat: i64, w: vec[i64]) -> vec[i64]:
    """What speaks for each action in a plan of this round, before it is known where."""
    found = vec[i64]([])
    option: i64 = 0
    here = g.place(seat)
    while option < ACTIONS:
        more = action_leaning(g, seat, option, w)
        if option == ATTACK and here >= 0 and (g.s[BOTS + here] > 0 or foes_at(g, seat, here) > 0):
            more += w[ATTACK_NEAR]
        found = append(found, more)
        option += 1
    return found


def plan_leaning(g: State, seat: i64, plan: i64, more: vec[i64], w: vec[i64]) -> i64:
    """The sum over the halves of the row, read from left to right, and the initiative."""
    t = g.t
    first = g.s[g.block(seat) + F_ID] * CARDS
    top = first + top_card(plan)
    flip = plan >> FLIP & 1
    on_left = plan >> SIDE & 1 == 0
    score = w[FIRST_CARD] * t.initiative[top]
    bottom: i64 = 0 if on_left else ROW - 1
    score += half_leaning(
        t.half[(first + bottom_card(plan)) * 2 + (plan >> BOTTOM_HALF & 1)], bottom, more, w
    )
    start: i64 = 1 if on_left else 0
    score += half_leaning(t.half[top * 2 + flip], start, more, w)
    return score + half_leaning(t.half[top * 2 + 1 - flip], start + 1, more, w)


def half_leaning(options: i64, slot: i64, more: vec[i64], w: vec[i64]) -> i64:
    """The sum over the options of a half; `OPTIONS_MORE` tells what a choice among them takes off."""
    score = -w[OPTIONS_MORE + slot]
    option: i64 = 0
    while options >> option != 0:
        if options >> option & 1:
            score += w[BY_SLOT + slot * ACTIONS + option] + more[option] + w[OPTIONS_MORE + slot]
        option += 1
    return score


class Habits(Reflex):
    """What fighters are used to do, by weights of all that can lean."""

    def choose(self, g: State, seat: i64, dice: Dice) -> i64:
        if g.s[g.top()] == ASK_PLAN:
            return self._plan(g, seat, dice)
        list_options(g, seat)
        best = g.moves[0]
        total: i64 = 0
        i: i64 = 0
        number = g.count
        while i < number:
            chance = likelihood(leaning(g, seat, g.moves[i], self.weights))
            total += chance
            if dice.below(total) < chance:
                best = g.moves[i]
            i += 1
        return best

    def _plan(self, g: State, seat: i64, dice: Dice) -> i64:
        t = g.t
        w = self.weights
        at = g.block(seat)
        hand = g.s[at + F_ID] * HANDS + g.s[at + F_HAND]
        more = circumstances(g, seat, w)
        i = t.plans_first[hand]
        best = t.plans[i]
        total: i64 = 0
        while i < t.plans_end[hand]:
            chance = likelihood(plan_leaning(g, seat, t.plans[i], more, w))
            total += chance
            if dice.below(total) < chance:
                best = t.plans[i]
            i += 1
        return PLAN | best << VERB_BITS


def read_habits(folder: Path) -> Habits:
    """The habits in the file of a folder."""
    weights = vec[i64]([])
    for weight in json.loads((folder / HABITS_FILE).read_text(encoding="utf-8"))["weights"]:
        weights = append(weights, weight)
    return Habits(weights)
