"""How the moves of a choice lean within a round: actions, places, effects, aims, dice and loot."""

from typing import Final

from warpad.core.vecs import i64, vec
from warpad.games.neon.data.codes import (
    ATTACK,
    AUTOMA,
    BASIC_SLOT,
    DEFENSE,
    FACE_BITS,
    FACE_MASK,
    FACES,
    FIGHTERS,
    MOVE,
    NONE,
    ON_TARGET,
    SEARCH,
    SLOTS,
    V_MOVE,
)
from warpad.games.neon.mind.situation import (
    FULL_HEALTH,
    GROUND,
    IN_DANGER,
    SECTOR_FACTS,
    SITUATION,
    actions_ahead,
    more_dice,
    sector_facts,
    situation,
)
from warpad.games.neon.mind.spots import (
    ACTED,
    ACTED_BEFORE,
    ACTIONS,
    AIM_ACTED,
    AIM_AREA,
    AIM_BASIC,
    AIM_BOT,
    AIM_COST,
    AIM_FIELD,
    AIM_FIGHTER,
    AIM_SUPPLY,
    AIM_VALUE,
    BLOCKED,
    BY_VERB,
    COVERED,
    DECLARED,
    EFFECT,
    EFFECT_COST,
    EFFECT_SUPPLY,
    HEALTHS,
    LOOT,
    LOOT_FACTS,
    MOST_DICE,
    REROLLED,
    SECTOR,
    WAY_COST,
    WINDOW,
    weigh,
)
from warpad.games.neon.rules.fight.abilities import cost
from warpad.games.neon.rules.fight.aiming import AT_BOT, AT_SECTOR, RANGE_SHIFT, dice_at
from warpad.games.neon.rules.layout import CURRENT, F_ACTED, F_FIELD, F_HEALTH, F_SIDE
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
    PAY,
    PAY_ITSELF,
    REROLL,
    STAY,
    STOW,
    TAKE,
    THROW,
    USE,
    VERB_BITS,
    VERB_MASK,
)
from warpad.games.neon.rules.planning import argument
from warpad.games.neon.rules.state import State

# Who is aimed at: one on the first life, on the last, the Automa.
THE_AUTOMA: Final[i64] = 2
# What is done with a card: the verbs of placing and throwing, then these.
LEFT: Final[i64] = 4
DROPPED: Final[i64] = 5
TAKEN: Final[i64] = 6
PAID: Final[i64] = 7


class Choice:
    """A choice of a seat, which is not one among rows."""

    def __init__(self, g: State, seat: i64, reach: vec[i64], w: vec[i64]) -> None:
        self.g: State = g
        self.seat: i64 = seat
        self.reach: vec[i64] = reach
        self.w: vec[i64] = w
        self.now: vec[i64] = situation(g, seat, reach)

    def leaning(self, move: i64) -> i64:
        verb = move & VERB_MASK
        a = argument(move, 0)
        b = argument(move, 1)
        score = self.w[BY_VERB + verb]
        if verb == USE:
            return score + self.effect_leaning(a, b)
        if verb == ACT:
            return score + self.action_leaning(a)
        if verb in (GO, LAND, FLEE):
            if verb == GO and b > 0:
                score += self.w[WAY_COST] * cost(self.g, self.seat, b - 1)
            return score + self.place_leaning(a, verb == LAND)
        if verb == STAY:
            return score + self.place_leaning(self.g.place(self.seat), False)
        if verb == AIM:
            return score + self.aim_leaning(a, b, argument(move, 2))
        if verb == REROLL:
            return score + self.reroll_leaning(move >> VERB_BITS)
        if verb == BLOCK_CRITS:
            return score + a * self.w[BLOCKED]
        if verb == DECLARE:
            score += self.w[DECLARED + b]
            return score + weigh(self.now, GROUND, self.w, DECLARED + ACTIONS) if b == DEFENSE else score
        return score + self.card_leaning(verb, a, b)

    def action_leaning(self, option: i64) -> i64:
        """An action by the situation, and by what the row offers after it."""
        score = weigh(self.now, GROUND, self.w, ACTED + option * GROUND)
        ahead = actions_ahead(self.g, self.seat, False)
        later: i64 = 0
        while ahead >> later != 0:
            if ahead >> later & 1:
                score += self.w[ACTED_BEFORE + option * ACTIONS + later]
            later += 1
        return score

    def place_leaning(self, sector: i64, landing: bool) -> i64:
        """What a sector offers at any time, and what for the actions to come."""
        w = self.w
        facts = sector_facts(self.g, self.seat, sector, self.reach)
        ahead = actions_ahead(self.g, self.seat, landing)
        score = weigh(facts, SECTOR_FACTS, w, SECTOR)
        if ahead >> ATTACK & 1:
            score += weigh(facts, SECTOR_FACTS, w, SECTOR + SECTOR_FACTS)
        if ahead >> SEARCH & 1:
            score += weigh(facts, SECTOR_FACTS, w, SECTOR + 2 * SECTOR_FACTS)
        if self.now[IN_DANGER] != 0:
            score += weigh(facts, SECTOR_FACTS, w, SECTOR + 3 * SECTOR_FACTS)
        if ahead >> MOVE & 1 == 0:
            score += weigh(facts, SECTOR_FACTS, w, SECTOR + 4 * SECTOR_FACTS)
        return score

    def effect_leaning(self, effect: i64, arg: i64) -> i64:
        """An effect by what it does first, when, and at what cost."""
        t = self.g.t
        w = self.w
        step = t.e_first[effect]
        verb = t.d_verb[step]
        score = weigh(self.now, SITUATION, w, EFFECT + verb * SITUATION)
        score += weigh(self.now, SITUATION, w, WINDOW + t.e_window[effect] * SITUATION)
        score += w[EFFECT_COST] * cost(self.g, self.seat, effect)
        if t.e_supply[effect] > 0:
            score += w[EFFECT_SUPPLY]
        if verb == V_MOVE and t.d_who[step] != ON_TARGET and arg != NONE:
            score += self.place_leaning(arg, False)
        return score

    def aim_leaning(self, weapon: i64, target: i64, via: i64) -> i64:
        """A weapon at a target, by the dice it has there."""
        g = self.g
        w = self.w
        slot = weapon & (1 << RANGE_SHIFT) - 1
        design = g.s[g.equipment(self.seat, slot)] - 1 if slot < SLOTS else -1
        dice = dice_at(g, slot, design, weapon >> RANGE_SHIFT)
        dice = 0 if dice < 0 else (dice if dice < MOST_DICE else MOST_DICE - 1)
        score: i64 = w[AIM_BASIC] if slot == BASIC_SLOT else 0
        if via > 0:
            score += w[AIM_COST] * (1 + cost(g, self.seat, via - 1))
        if design >= 0 and g.t.design_use[design] > 0:
            score += w[AIM_SUPPLY]
        if target >= AT_SECTOR:
            return score + w[AIM_AREA] + self.sector_leaning(dice, target - AT_SECTOR)
        if target >= AT_BOT:
            return score + w[AIM_BOT + dice]
        return score + self.target_leaning(dice, target)

    def sector_leaning(self, dice: i64, sector: i64) -> i64:
        """The sum over all who would be hit."""
        g = self.g
        score: i64 = 0
        who: i64 = 0
        while who < FIGHTERS:
            if who != self.seat and g.place(who) == sector and not g.is_ally(self.seat, who):
                score += self.target_leaning(dice, who)
            who += 1
        return score

    def target_leaning(self, dice: i64, target: i64) -> i64:
        g = self.g
        w = self.w
        at = g.block(target)
        health = g.s[at + F_HEALTH]
        health = 0 if health < 0 else (health if health < FULL_HEALTH else FULL_HEALTH)
        kind = THE_AUTOMA if target == AUTOMA else g.s[at + F_SIDE]
        score = w[AIM_FIGHTER + (kind * MOST_DICE + dice) * HEALTHS + health]
        if health > 0:
            score += w[AIM_VALUE] * g.next_token(target)
        if g.s[at + F_ACTED] > 0:
            score += w[AIM_ACTED]
        return score + w[AIM_FIELD] * g.s[at + F_FIELD]

    def reroll_leaning(self, some: i64) -> i64:
        """The dice that are rolled again, by their faces; those of attacks first."""
        at = REROLLED if self.g.s[CURRENT] != self.seat else REROLLED + FACES
        score: i64 = 0
        face: i64 = 0
        while face < FACES:
            score += self.w[at + face] * (some >> (FACE_BITS * face) & FACE_MASK)
            face += 1
        return score

    def card_leaning(self, verb: i64, a: i64, b: i64) -> i64:
        """What is done with a card of loot."""
        g = self.g
        if verb == COVER:
            covered = g.s[g.equipment(self.seat, b)] - 1
            return self.loot_leaning(a, verb - EQUIP) + self.loot_leaning(covered, COVERED)
        if verb in (EQUIP, STOW, THROW):
            return self.loot_leaning(a, verb - EQUIP)
        if verb == LEAVE:
            return self.loot_leaning(a, LEFT)
        if verb == DROP:
            return self.loot_leaning(a, DROPPED)
        if verb == TAKE:
            return self.loot_leaning(g.s[g.equipment(g.s[g.top() + 2], a)] - 1, TAKEN)
        if verb in (PAY, PAY_ITSELF):
            return self.loot_leaning(a, PAID)
        return 0

    def loot_leaning(self, design: i64, what: i64) -> i64:
        """A card by its type, its class, the dice it adds and the supplies it holds."""
        t = self.g.t
        w = self.w
        at = LOOT + what * LOOT_FACTS
        score = w[at + t.design_type[design]] + w[at + SLOTS] * t.design_class[design]
        score += w[at + SLOTS + 1] * more_dice(self.g, self.seat, design, self.reach)
        return score + w[at + SLOTS + 2] * t.design_max[design]
