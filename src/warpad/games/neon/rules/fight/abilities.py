"""Whether a fighter may use an effect now: price, limit, condition, sense."""

from warpad.core.bits import lowest, single
from warpad.core.vecs import i64
from warpad.games.neon.data.codes import (
    ATTACK_POOL,
    BOT,
    COALITION,
    FROM_LOOT,
    FROM_UNIQUE,
    IF_ATTACKER_HERE,
    IF_DAMAGE_DEALT,
    IF_DAMAGE_TAKEN,
    IF_NO_DAMAGE,
    IF_TARGET_FIGHTER,
    IF_TARGET_IN_FIELD,
    KIND_ANY,
    KIND_CRIT,
    NO_ONE,
    ONCE_PER_ROUND,
    OPTIONAL,
    UNLIMITED,
    V_ADD_ATTACK,
    V_ADD_DEFENSE,
    V_AREA,
    V_CANCEL,
    V_EXTEND,
    V_REROLL,
    V_TURN_FACE,
    W_DECLARE,
    W_RESULT,
    WHILE_TOKEN_HELD,
)
from warpad.games.neon.rules.equipment import can_pay
from warpad.games.neon.rules.fight.pools import attack_pool
from warpad.games.neon.rules.layout import (
    AREA,
    ATTACK_END,
    ATTACKER,
    CRITS,
    CURRENT,
    DAMAGE,
    DAMAGED,
    DEALT,
    DEFENSE_ADDED,
    DEFENSE_POOL_SIZE,
    DEFENSE_REROLLED,
    DEFENSE_ROLLED,
    DESIGN,
    F_EXHAUSTED,
    F_FIELD,
    F_TOKEN,
    F_UPGRADE,
    HITS,
    MODE,
    POOL,
    RANGE,
    REROLLED,
    ROLLED,
    SEEN,
    TARGETS,
    USED,
)
from warpad.games.neon.rules.sizes import USED_BITS, USED_WORDS
from warpad.games.neon.rules.state import State, faces


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
    """NEON-ATK-11: an effect of equipment once per attack; others as their text says."""
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
    """NEON-ABL-02, NEON-R-31, NEON-UPG-01, NEON-TOK-01, NEON-SEC-11: how often an effect may be used.

    Abilities and paid sectors as often as energy lasts, unless their text says otherwise.
    """
    limit = g.t.e_limit[effect]
    at = g.block(seat)
    if limit == UNLIMITED:
        return not is_used(g, seat, effect) or adds_more(g, effect)
    if limit == WHILE_TOKEN_HELD:
        return g.s[at + F_TOKEN] < 0
    if limit == ONCE_PER_ROUND and g.t.e_source[effect] > FROM_LOOT:
        return g.s[at + F_EXHAUSTED] == 0
    return not is_used(g, seat, effect)


def adds_more(g: State, effect: i64) -> bool:
    """NEON-R-31, NEON-ATK-06, NEON-DEF-03: once more only while the pool can still grow by it."""
    s = g.s
    verb = g.t.d_verb[g.t.e_first[effect]]
    if verb == V_ADD_ATTACK:
        return attack_pool(g) < g.t.attack_max
    if verb == V_ADD_DEFENSE:
        fields = s[g.block(s[CURRENT]) + F_FIELD]
        return g.t.armor_dice + fields + s[DEFENSE_ADDED] < g.t.defense_max
    return True


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
        if kind == KIND_CRIT:
            return s[CRITS] > 0
        return s[HITS] > 0 or (kind == KIND_ANY and s[CRITS] > 0)
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
