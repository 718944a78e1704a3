"""Which effects a fighter may use in a window, and what they cost."""

from typing import Final

from warpad.core.bits import lowest, single
from warpad.core.vecs import i64
from warpad.games.neon.codes import (
    ATTACK_POOL,
    AUTOMA,
    BOT,
    BY_ALLY,
    BY_ATTACKER,
    COALITION,
    FROM_LOOT,
    FROM_STANDARD,
    FROM_UNIQUE,
    IF_ATTACKER_HERE,
    IF_DAMAGE_DEALT,
    IF_DAMAGE_TAKEN,
    IF_NO_DAMAGE,
    IF_TARGET_FIGHTER,
    IF_TARGET_IN_FIELD,
    NO_ONE,
    NONE,
    ON_ALLY,
    ON_TARGET,
    ONCE_PER_ROUND,
    OPTIONAL,
    SLOTS,
    TO_OWN,
    TO_OWN_OR_ADJACENT,
    V_ADD_ATTACK,
    V_AREA,
    V_CANCEL,
    V_EXTEND,
    V_GAIN,
    V_MOVE,
    V_PLACE,
    V_REROLL,
    V_TURN_FACE,
    W_AFTER,
    W_ATTACK_POST,
    W_ATTACK_PRE,
    W_COUNTER,
    W_DECLARE,
    W_RESULT,
    W_SOAK,
    WHILE_TOKEN_HELD,
)
from warpad.games.neon.equipment import can_pay
from warpad.games.neon.layout import (
    AREA,
    ATTACK_END,
    ATTACKER,
    CRITS,
    CURRENT,
    DAMAGE,
    DAMAGED,
    DEALT,
    DEFENSE_POOL_SIZE,
    DEFENSE_REROLLED,
    DEFENSE_ROLLED,
    DESIGN,
    F_EXHAUSTED,
    F_FIELD,
    F_ID,
    F_TOKEN,
    F_UPGRADE,
    HITS,
    MODE,
    PLAYERS,
    POOL,
    RANGE,
    REROLLED,
    ROLLED,
    SEEN,
    TARGETS,
    USE,
    USED,
    USED_BITS,
    USED_WORDS,
    WEAPON,
    WEAPON_GONE,
)
from warpad.games.neon.state import State, code, faces

MAIN: Final[i64] = 0
HELPER: Final[i64] = 1


def cost(g: State, seat: i64, effect: i64) -> i64:
    """NEON-ABL-01, NEON-ABL-03, NEON-SEC-10: the energy an effect costs where the fighter stands."""
    t = g.t
    price = t.e_energy[effect]
    source = t.e_source[effect]
    if source > FROM_UNIQUE or price == 0:
        return price
    at = g.block(seat)
    sector = g.place(seat)
    if sector >= 0:
        price += t.sector_ability_cost[sector]
    upgrade = g.s[at + F_UPGRADE] - 1
    if upgrade >= 0:
        change = t.upgrade_ability_cost[upgrade]
        if source == FROM_UNIQUE:
            change += t.upgrade_unique_cost[upgrade]
        if change < 0 and price + change < t.upgrade_cost_floor[upgrade]:
            floor = t.upgrade_cost_floor[upgrade]
            return floor if floor < price else price
        price += change
    return price if price > 0 else 0


def is_used(g: State, seat: i64, effect: i64) -> bool:
    """NEON-ATK-11, NEON-ABL-02, NEON-R-31: each effect once per attack."""
    word = USED + seat * USED_WORDS + effect // USED_BITS
    return g.s[word] >> (effect % USED_BITS) & 1 != 0


def mark_used(g: State, seat: i64, effect: i64) -> None:
    word = USED + seat * USED_WORDS + effect // USED_BITS
    g.s[word] |= single(effect % USED_BITS)


def forget_uses(g: State) -> None:
    """NEON-ABL-02: a new attack, action or closing: every effect is fresh again."""
    i = USED
    while i < ATTACK_END:
        g.s[i] = 0
        i += 1


def can_afford(g: State, seat: i64, effect: i64, fighting: bool) -> bool:
    """NEON-NRG-02, NEON-SUP-01: a cost is paid in full or not at all."""
    t = g.t
    if t.e_energy[effect] > 0 and cost(g, seat, effect) > g.energy(seat):
        return False
    supply = t.e_supply[effect]
    if supply == 0:
        return True
    return can_pay(g, seat, t.design_type[t.e_owner[effect]], supply - 1, fighting)


def is_within_limit(g: State, seat: i64, effect: i64) -> bool:
    """NEON-UPG-01, NEON-TOK-01, NEON-SEC-11: how often an effect may be used."""
    limit = g.t.e_limit[effect]
    at = g.block(seat)
    if limit == WHILE_TOKEN_HELD:
        return g.s[at + F_TOKEN] < 0
    if limit == ONCE_PER_ROUND and g.t.e_source[effect] > FROM_LOOT:
        return g.s[at + F_EXHAUSTED] == 0
    return not is_used(g, seat, effect)


def target_fighter(g: State) -> i64:
    """The only fighter an attack aims at, or the one whose defence is under way."""
    current = g.s[CURRENT]
    if 0 <= current < BOT:
        return current
    return lowest(g.s[TARGETS]) if g.s[TARGETS] != 0 else NO_ONE


def meets(g: State, seat: i64, effect: i64) -> bool:
    """NEON-GEN-01, NEON-RES-02: the conditions of an effect hold now."""
    asked = g.t.e_conditions[effect]
    if asked == 0:
        return True
    s = g.s
    if asked & IF_TARGET_IN_FIELD and not targets_in_field(g):
        return False
    if asked & IF_TARGET_FIGHTER and (s[TARGETS] == 0 or s[CURRENT] == BOT):
        return False
    dealt = s[DAMAGE] if g.t.e_window[effect] == W_RESULT else s[DEALT]
    if asked & IF_DAMAGE_DEALT and dealt == 0:
        return False
    if asked & IF_NO_DAMAGE and dealt > 0:
        return False
    if asked & IF_DAMAGE_TAKEN and s[DAMAGED + seat] == 0:
        return False
    return not (asked & IF_ATTACKER_HERE and g.place(s[ATTACKER]) != g.place(seat))


def targets_in_field(g: State) -> bool:
    """NEON-DEFA-02: a target with at least one field token."""
    left = g.s[TARGETS]
    while left != 0:
        if g.s[g.block(lowest(left)) + F_FIELD] > 0:
            return True
        left &= left - 1
    return False


def may_reroll(g: State, pool: i64) -> bool:
    """NEON-ATK-10, NEON-DEF-04, NEON-SEC-04, NEON-SEC-08.

    One reroll per pool, and none in the Police Station.
    """
    s = g.s
    if pool == ATTACK_POOL:
        return s[REROLLED] == 0 and s[POOL] > 0 and rolls_freely(g, s[ATTACKER])
    return s[DEFENSE_REROLLED] == 0 and s[DEFENSE_POOL_SIZE] > 0 and rolls_freely(g, s[CURRENT])


def rolls_freely(g: State, who: i64) -> bool:
    sector = g.place(who)
    return sector < 0 or g.t.sector_no_reroll[sector] == 0


def can_do(g: State, effect: i64) -> bool:
    """NEON-ACT-04: the first step of the effect would change something."""
    t = g.t
    s = g.s
    step = t.e_first[effect]
    verb = t.d_verb[step]
    if verb == V_REROLL:
        return may_reroll(g, t.d_pool[step])
    if verb == V_TURN_FACE:
        if t.d_pool[step] != ATTACK_POOL:
            return faces(s[DEFENSE_ROLLED], t.d_from[step]) > 0
        dice = s[SEEN] if t.d_opponent[step] else s[ROLLED]
        return faces(dice, t.d_from[step]) > 0
    if verb == V_CANCEL:
        kind = t.d_low[step]
        if kind == 0:
            return s[CRITS] > 0
        return s[HITS] > 0 or (kind == 2 and s[CRITS] > 0)
    if verb == V_AREA:
        return s[AREA] == 0
    if verb == V_ADD_ATTACK and t.e_window[effect] == W_DECLARE:
        return fits_weapon(g, step, s[DESIGN] - 1) and t.d_low[step] <= s[RANGE] <= t.d_high[step]
    return verb != V_EXTEND


def fits_weapon(g: State, step: i64, design: i64) -> bool:
    """NEON-ATK-04: an effect for some types of weapons."""
    types = g.t.d_types[step]
    if types == 0:
        return True
    return design >= 0 and types >> g.t.design_type[design] & 1 != 0


def is_usable(g: State, seat: i64, effect: i64) -> bool:
    """NEON-EFF-01, NEON-COA-03: optional, allowed in this mode, within limit, paid, and of some use."""
    t = g.t
    if t.e_mode[effect] != OPTIONAL or (t.e_team[effect] and g.s[MODE] != COALITION):
        return False
    if not is_within_limit(g, seat, effect) or not meets(g, seat, effect):
        return False
    if not can_afford(g, seat, effect, g.s[ATTACKER] != NO_ONE):
        return False
    return can_do(g, effect)


def offer(g: State, seat: i64, effect: i64) -> None:
    """Lists an effect with each of its places or receivers, when it can be used."""
    if not is_usable(g, seat, effect):
        return
    t = g.t
    step = t.e_first[effect]
    verb = t.d_verb[step]
    if verb == V_MOVE:
        offer_move(g, seat, effect, step)
    elif verb == V_PLACE:
        offer_sectors(g, effect, g.place(seat), t.d_where[step])
    elif verb == V_GAIN and t.d_who[step] == ON_ALLY:
        offer_allies(g, seat, effect)
    else:
        g.add(code(USE, effect, NONE, 0))


def offer_move(g: State, seat: i64, effect: i64, step: i64) -> None:
    """NEON-ABL-05, NEON-MOVE-05: where an effect may move the fighter or its target."""
    who = seat
    if g.t.d_who[step] == ON_TARGET:
        who = target_fighter(g)
        if g.t.e_window[effect] == W_DECLARE and g.s[AREA] != 0:
            return
        if who == NO_ONE:
            return
    if g.place(who) >= 0:
        offer_sectors(g, effect, g.place(who), g.t.d_where[step])


def offer_sectors(g: State, effect: i64, sector: i64, where: i64) -> None:
    if where in (TO_OWN, TO_OWN_OR_ADJACENT):
        g.add(code(USE, effect, sector, 0))
    if where != TO_OWN:
        ahead = g.neighbour(sector, 1)
        back = g.neighbour(sector, -1)
        g.add(code(USE, effect, ahead, 0))
        if back != ahead:
            g.add(code(USE, effect, back, 0))


def offer_allies(g: State, seat: i64, effect: i64) -> None:
    """NEON-COA-03: an ally in the same sector."""
    who: i64 = 0
    while who < g.s[PLAYERS]:
        if g.is_ally(seat, who) and g.place(who) == g.place(seat):
            g.add(code(USE, effect, who, 0))
        who += 1


def is_weapon_effect(window: i64) -> bool:
    return window in (W_DECLARE, W_ATTACK_PRE, W_ATTACK_POST) or (window in (W_COUNTER, W_RESULT, W_AFTER))


def list_window(g: State, window: i64, seat: i64, role: i64) -> None:
    """NEON-ATK-13, NEON-SEC-00.

    Own abilities, the own sector, own equipment, own upgrade; NEON-LAND-02: none on the ship.
    """
    if seat == AUTOMA or g.place(seat) < 0:
        return
    t = g.t
    if window == W_SOAK:
        card = g.s[g.equipment(seat, role)] - 1
        if card >= 0:
            offer_all(g, window, seat, t.design_first[card], t.design_effects[card])
        return
    if role == HELPER:
        list_help(g, window, seat)
        return
    bit: i64 = 1 << window
    at = g.block(seat)
    fighter = g.s[at + F_ID]
    if t.fighter_windows[fighter] & bit:
        i = t.own_first[fighter]
        while i < t.own_end[fighter]:
            offer_in(g, window, seat, t.own[i])
            i += 1
    sector = g.place(seat)
    if t.sector_windows[sector] & bit:
        offer_all(g, window, seat, t.sector_first[sector], t.sector_effects[sector])
    if t.all_design_windows & bit:
        list_equipment(g, window, seat)
    upgrade = g.s[at + F_UPGRADE] - 1
    if upgrade >= 0 and t.upgrade_windows[upgrade] & bit:
        offer_all(g, window, seat, t.upgrade_first[upgrade], t.upgrade_effects[upgrade])


def has_source(g: State, window: i64, seat: i64) -> bool:
    """NEON-ATK-13: does anything the fighter has or stands in speak of this window at all?"""
    t = g.t
    at = g.block(seat)
    sector = g.place(seat)
    if sector < 0:
        return False
    if (t.fighter_windows[g.s[at + F_ID]] | t.sector_windows[sector]) >> window & 1:
        return True
    upgrade = g.s[at + F_UPGRADE] - 1
    if upgrade >= 0 and t.upgrade_windows[upgrade] >> window & 1:
        return True
    slot: i64 = 0
    while slot < SLOTS and t.all_design_windows >> window & 1:
        card = g.s[g.equipment(seat, slot)] - 1
        if card >= 0 and t.design_windows[card] >> window & 1:
            return True
        slot += 1
    return False


def list_equipment(g: State, window: i64, seat: i64) -> None:
    """NEON-ATK-13: cards that lie open; a weapon serves only the attack made with it."""
    t = g.t
    bit: i64 = 1 << window
    slot: i64 = 0
    while slot < SLOTS:
        card = g.s[g.equipment(seat, slot)] - 1
        if (
            card >= 0
            and t.design_windows[card] & bit
            and (t.type_weapon[slot] == 0 or not is_weapon_effect(window) or is_in_use(g, seat, slot))
        ):
            offer_all(g, window, seat, t.design_first[card], t.design_effects[card])
        slot += 1


def is_in_use(g: State, seat: i64, slot: i64) -> bool:
    s = g.s
    return s[ATTACKER] == seat and s[WEAPON] == slot and s[WEAPON_GONE] == 0


def offer_all(g: State, window: i64, seat: i64, first: i64, number: i64) -> None:
    effect = first
    while effect < first + number:
        offer_in(g, window, seat, effect)
        effect += 1


def offer_in(g: State, window: i64, seat: i64, effect: i64) -> None:
    """NEON-RES-06: in the window after the attack attacker and defenders have their own."""
    t = g.t
    if t.e_window[effect] != window or t.e_actor[effect] == BY_ALLY:
        return
    if window == W_AFTER and (t.e_actor[effect] == BY_ATTACKER) != (g.s[ATTACKER] == seat):
        return
    offer(g, seat, effect)


def list_help(g: State, window: i64, seat: i64) -> None:
    """NEON-COA-03, NEON-COA-04, NEON-ABL-04.

    What an ally in the same sector may do for the attacker or the defender.
    """
    t = g.t
    fighter = g.s[g.block(seat) + F_ID]
    i = t.own_first[fighter]
    while i < t.own_end[fighter]:
        effect = t.own[i]
        if t.e_window[effect] == window and t.e_source[effect] == FROM_STANDARD and t.e_ally[effect]:
            offer(g, seat, effect)
        i += 1
    slot: i64 = 0
    while slot < SLOTS:
        card = g.s[g.equipment(seat, slot)] - 1
        if card >= 0 and t.design_windows[card] >> window & 1:
            effect = t.design_first[card]
            while effect < t.design_first[card] + t.design_effects[card]:
                if t.e_window[effect] == window and t.e_actor[effect] == BY_ALLY:
                    offer(g, seat, effect)
                effect += 1
        slot += 1
