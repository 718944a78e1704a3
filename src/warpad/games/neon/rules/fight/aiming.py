"""Stage 1 of an attack: weapon, range, target, and the effects that open a range or move the target."""

from typing import Final

from warpad.core.vecs import append, i64, vec
from warpad.games.neon.data.codes import (
    AUTOMA_SLOT,
    BASIC_SLOT,
    COALITION,
    FIGHTERS,
    NO_ONE,
    NONE,
    ON_TARGET,
    ONCE_PER_ATTACK,
    OPTIONAL,
    SLOTS,
    V_ADD_ATTACK,
    V_EXTEND,
    V_MOVE,
    W_DECLARE,
)
from warpad.games.neon.rules import event_kinds as tells
from warpad.games.neon.rules.fight.abilities import can_afford, cost, fits_weapon, is_within_limit, mark_used
from warpad.games.neon.rules.fight.damage import lose
from warpad.games.neon.rules.frames import ASK_DIRECT, ASK_PAY, STEP_ATTACK
from warpad.games.neon.rules.layout import (
    ADDED,
    AREA,
    ATTACK_END,
    ATTACKER,
    BASE,
    BOTS,
    CURRENT,
    DESIGN,
    F_ID,
    F_UPGRADE,
    MODE,
    ORIGIN,
    RANGE,
    RING,
    RING_SIZE,
    STAGE,
    TARGET_BOT,
    TARGET_SECTOR,
    TARGETS,
    VIA,
    WEAPON,
)
from warpad.games.neon.rules.moves import AIM
from warpad.games.neon.rules.state import State, code

FAR: Final[i64] = 3
AT_BOT: Final[i64] = 16
AT_SECTOR: Final[i64] = 32
RANGE_SHIFT: Final[i64] = 3


def dice_at(g: State, slot: i64, design: i64, distance: i64) -> i64:
    """NEON-ATK-04, NEON-ATK-05: the dice a weapon shows for a range, -1 where it cannot attack."""
    t = g.t
    if distance >= FAR:
        return -1
    if slot == BASIC_SLOT:
        return t.basic_range[distance]
    if slot == AUTOMA_SLOT:
        return t.automa_range[distance]
    if t.type_near[slot] and distance > 0:
        return -1
    return t.design_range[design * FAR + distance]


def is_opponent(g: State, seat: i64, who: i64) -> bool:
    """NEON-ATK-02, NEON-COA-02, NEON-LAND-02: another fighter on the arena who is no ally."""
    return who != seat and g.place(who) >= 0 and not g.is_ally(seat, who)


def has_target(g: State, seat: i64, sector: i64) -> bool:
    """NEON-R-30: an opponent or a bot stands in the sector."""
    if g.s[BOTS + sector] > 0:
        return True
    who: i64 = 0
    while who < FIGHTERS:
        if g.place(who) == sector and is_opponent(g, seat, who):
            return True
        who += 1
    return False


def list_aims(g: State, seat: i64) -> None:
    """NEON-ATK-01: every weapon at every target it can reach."""
    via = declared_openers(g, seat)
    slot: i64 = 0
    while slot < SLOTS:
        design = g.s[g.equipment(seat, slot)] - 1
        if design >= 0 and g.t.type_weapon[slot]:
            aim_weapon(g, seat, slot, design, via)
        slot += 1
    aim_weapon(g, seat, BASIC_SLOT, -1, via)


def aim_weapon(g: State, seat: i64, slot: i64, design: i64, via: vec[i64]) -> None:
    s = g.s
    area = design >= 0 and g.t.design_area[design] != 0
    i: i64 = 0
    while i < s[RING_SIZE]:
        sector = s[RING + i]
        if area:
            if has_target(g, seat, sector):
                aim_ways(g, seat, slot, design, AT_SECTOR + sector, sector, via)
        elif s[BOTS + sector] > 0:
            aim_ways(g, seat, slot, design, AT_BOT + sector, sector, via)
        i += 1
    if area:
        return
    who: i64 = 0
    while who < FIGHTERS:
        if is_opponent(g, seat, who):
            aim_ways(g, seat, slot, design, who, g.place(who), via)
        who += 1


def aim_ways(g: State, seat: i64, slot: i64, design: i64, target: i64, sector: i64, via: vec[i64]) -> None:
    """NEON-ATK-03, NEON-R-05: a target is at the range of each way round that spares the own sector."""
    here = g.place(seat)
    ahead = g.steps(here, sector)
    if ahead == 0:
        aim_at(g, slot, design, target, 0, via)
        return
    back = g.s[RING_SIZE] - ahead
    near = ahead if ahead < back else back
    aim_at(g, slot, design, target, near, via)
    if g.t.both_ways and ahead != back:
        aim_at(g, slot, design, target, ahead + back - near, via)


def aim_at(g: State, slot: i64, design: i64, target: i64, distance: i64, via: vec[i64]) -> None:
    """NEON-ATK-04: at a range the weapon shows, or one that an effect opens."""
    if dice_at(g, slot, design, distance) >= 0:
        g.add(code(AIM, slot | distance << RANGE_SHIFT, target, 0))
        return
    i: i64 = 0
    while i < len(via):
        if opens(g, via[i], slot, design, target, distance):
            g.add(code(AIM, slot | distance << RANGE_SHIFT, target, via[i] + 1))
        i += 1


def opens(g: State, effect: i64, slot: i64, design: i64, target: i64, distance: i64) -> bool:
    """NEON-ATK-04, NEON-ATK-07: does the effect let this weapon attack this target from here?"""
    t = g.t
    step = t.e_first[effect]
    if not fits_weapon(g, step, design) or not t.d_low[step] <= distance <= t.d_high[step]:
        return False
    if t.d_verb[step] != V_MOVE:
        return True
    return target < AT_BOT and (
        reaches_beside(g, slot, design, target, 1) or reaches_beside(g, slot, design, target, -1)
    )


def reaches_beside(g: State, slot: i64, design: i64, target: i64, side: i64) -> bool:
    """Would the weapon reach the target if it stood one sector further?"""
    seat = g.s[g.top() + 1]
    sector = g.neighbour(g.place(target), side)
    return best_range(g, g.place(seat), slot, design, sector) >= 0


def best_range(g: State, here: i64, slot: i64, design: i64, sector: i64) -> i64:
    """NEON-R-05: the range, of the two ways round, at which a weapon has most dice; -1 out of reach."""
    ahead = g.steps(here, sector)
    if ahead == 0:
        return 0 if dice_at(g, slot, design, 0) >= 0 else -1
    back = g.s[RING_SIZE] - ahead
    near = ahead if ahead < back else back
    far = ahead + back - near
    if not g.t.both_ways or dice_at(g, slot, design, far) <= dice_at(g, slot, design, near):
        far = near
    return far if dice_at(g, slot, design, far) >= 0 else -1


def declared_openers(g: State, seat: i64) -> vec[i64]:
    """NEON-ATK-07: the affordable effects of the declaration that widen what can be attacked."""
    t = g.t
    found = vec[i64]([])
    at = g.block(seat)
    fighter = g.s[at + F_ID]
    if t.fighter_windows[fighter] >> W_DECLARE & 1:
        i = t.own_first[fighter]
        while i < t.own_end[fighter]:
            if is_opener(g, seat, t.own[i]):
                found = append(found, t.own[i])
            i += 1
    slot: i64 = 0
    while slot < SLOTS:
        card = g.s[g.equipment(seat, slot)] - 1
        if card >= 0 and t.type_weapon[slot] == 0 and t.design_windows[card] >> W_DECLARE & 1:
            effect = t.design_first[card]
            while effect < t.design_first[card] + t.design_effects[card]:
                if is_opener(g, seat, effect):
                    found = append(found, effect)
                effect += 1
        slot += 1
    upgrade = g.s[at + F_UPGRADE] - 1
    if upgrade >= 0 and t.upgrade_windows[upgrade] >> W_DECLARE & 1:
        effect = t.upgrade_first[upgrade]
        while effect < t.upgrade_first[upgrade] + t.upgrade_effects[upgrade]:
            if is_opener(g, seat, effect):
                found = append(found, effect)
            effect += 1
    return found


def is_opener(g: State, seat: i64, effect: i64) -> bool:
    t = g.t
    if t.e_window[effect] != W_DECLARE or t.e_mode[effect] != OPTIONAL:
        return False
    if t.e_team[effect] and g.s[MODE] != COALITION:
        return False
    step = t.e_first[effect]
    verb = t.d_verb[step]
    wide = verb == V_EXTEND or (verb == V_ADD_ATTACK and t.d_opens[step] != 0)
    if not wide and not (verb == V_MOVE and t.d_who[step] == ON_TARGET):
        return False
    return is_fresh(g, seat, effect) and can_afford(g, seat, effect, True)


def is_fresh(g: State, seat: i64, effect: i64) -> bool:
    """No attack is open yet, so only the limits that outlast an attack count."""
    return g.t.e_limit[effect] == ONCE_PER_ATTACK or is_within_limit(g, seat, effect)


def declare_attack(g: State, seat: i64, weapon: i64, target: i64, via: i64) -> None:
    """NEON-ATK-01, NEON-EFF-02: opens the attack and pays for it."""
    s = g.s
    slot = weapon & (1 << RANGE_SHIFT) - 1
    begin_attack(g, seat, slot, weapon >> RANGE_SHIFT, target)
    g.push(STEP_ATTACK, 0, 0, 0)
    if via > 0:
        pay_opener(g, seat, via - 1)
    design = s[DESIGN] - 1
    if design >= 0 and g.t.design_use[design] > 0:
        g.push(ASK_PAY, seat, slot, g.t.design_use[design] - 1)


def begin_attack(g: State, seat: i64, slot: i64, distance: i64, target: i64) -> None:
    s = g.s
    i = ATTACKER
    while i < ATTACK_END:
        s[i] = 0
        i += 1
    s[ATTACKER] = seat
    s[STAGE] = 0
    s[CURRENT] = NO_ONE
    s[WEAPON] = slot
    s[DESIGN] = s[g.equipment(seat, slot)] if slot < SLOTS else 0
    s[RANGE] = distance
    s[ORIGIN] = g.place(seat)
    s[BASE] = dice_at(g, slot, s[DESIGN] - 1, distance)
    if target >= AT_SECTOR:
        s[AREA] = 1
        s[TARGET_SECTOR] = target - AT_SECTOR
    elif target >= AT_BOT:
        s[TARGET_BOT] = 1
        s[TARGET_SECTOR] = target - AT_BOT
    else:
        s[TARGETS] = 1 << target
        s[TARGET_SECTOR] = g.place(target)
    if g.listening:
        g.tell(tells.AIMED, seat, s[DESIGN], target, distance, s[BASE])


def pay_opener(g: State, seat: i64, effect: i64) -> None:
    """NEON-ATK-07: the effect that opened the range is paid when the attack is declared."""
    s = g.s
    t = g.t
    step = t.e_first[effect]
    verb = t.d_verb[step]
    s[VIA] = effect + 1
    mark_used(g, seat, effect)
    if g.listening:
        g.tell(tells.EFFECT_USED, seat, effect, NONE)
    lose(g, seat, cost(g, seat, effect))
    if verb == V_EXTEND:
        s[BASE] = t.d_n[step]
    elif verb == V_ADD_ATTACK:
        s[BASE] = 0
        s[ADDED] += t.d_n[step]
    else:
        g.push(ASK_DIRECT, seat, effect, 0)
    if t.e_supply[effect] > 0:
        g.push(ASK_PAY, seat, t.design_type[t.e_owner[effect]], t.e_supply[effect] - 1)


def find_targets(g: State) -> None:
    """NEON-R-12, NEON-R-30, NEON-COA-02: every opponent in the sector, bots too, allies and self left out."""
    s = g.s
    sector = s[TARGET_SECTOR]
    found: i64 = 0
    who: i64 = 0
    while who < FIGHTERS:
        hit = who != s[ATTACKER] and (g.t.area_hits_allies != 0 or not g.is_ally(s[ATTACKER], who))
        if g.place(who) == sector and hit:
            found |= 1 << who
        who += 1
    s[TARGETS] = found
    s[TARGET_BOT] = 1 if s[BOTS + sector] > 0 else 0
