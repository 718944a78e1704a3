"""What a seat has to reckon with when it chooses: small numbers that weights are multiplied by."""

from typing import Final

from warpad.core.vecs import i64, vec
from warpad.games.neon.data.codes import ARMOR, AUTOMA, BOT, FIGHTERS, HELMET, NO_ONE, ROW, SLOTS
from warpad.games.neon.mind.evaluate import RANGES, STAGES, is_in, most_points, stage
from warpad.games.neon.rules.fight.abilities import target_fighter
from warpad.games.neon.rules.fight.aiming import dice_at
from warpad.games.neon.rules.fight.attack import AT_SETTLE
from warpad.games.neon.rules.layout import (
    ACTIVE,
    ATTACKER,
    BOTS,
    CRITS,
    CURRENT,
    DEFENSE_ROLLED,
    F_ACTED,
    F_ENERGY,
    F_FIELD,
    F_HALF,
    F_HEALTH,
    F_PLAN,
    F_SIDE,
    HITS,
    LEADER,
    POOL,
    RESOLVED,
    ROLLED,
    SEEN,
    STAGE,
    TARGET_BOT,
    TOKENS,
    TOP,
)
from warpad.games.neon.rules.planning import options_at
from warpad.games.neon.rules.scoring import points, side_of
from warpad.games.neon.rules.search import search_cost
from warpad.games.neon.rules.state import State, faces

# Of the seat, at any time.
ALWAYS: Final[i64] = 0
ENERGY: Final[i64] = 1
NO_ENERGY: Final[i64] = 2
FULL_ENERGY: Final[i64] = 3
HURT: Final[i64] = 4
LAST_LIFE: Final[i64] = 5
IN_DANGER: Final[i64] = 6
COUNTS_POINTS: Final[i64] = 7
TIME_LEFT: Final[i64] = 8
AHEAD: Final[i64] = 9
IS_LEADER: Final[i64] = 10
ON_SHIP: Final[i64] = 11
SINKS: Final[i64] = 12
FOES_HERE: Final[i64] = 13
BOT_HERE: Final[i64] = 14
AIM: Final[i64] = 15
WEAK_IN_AIM: Final[i64] = 16
DANGER: Final[i64] = 17
PRICE: Final[i64] = 18
PAYABLE: Final[i64] = 19
ARMS: Final[i64] = 20
ARMOUR: Final[i64] = 21
FIELDS: Final[i64] = 22
GROUND: Final[i64] = 23
# Of the attack that is under way.
ATTACKS: Final[i64] = 23
SURE_HITS: Final[i64] = 24
MAYBES: Final[i64] = 25
MISSES: Final[i64] = 26
POOL_SIZE: Final[i64] = 27
SHIELDS: Final[i64] = 28
OPEN_HITS: Final[i64] = 29
IS_LETHAL: Final[i64] = 30
THEIR_HEALTH: Final[i64] = 31
THEIR_LAST: Final[i64] = 32
THEIR_FIELDS: Final[i64] = 33
THEIR_VALUE: Final[i64] = 34
AIMS_AT_BOT: Final[i64] = 35
AIMS_AT_ME: Final[i64] = 36
SITUATION: Final[i64] = 37

# Of a sector that the seat may come to.
S_FOES: Final[i64] = 0
S_BOT: Final[i64] = 1
S_SINKS: Final[i64] = 2
S_CLASS: Final[i64] = 3
S_PRICE: Final[i64] = 4
S_PAYABLE: Final[i64] = 5
S_AIM: Final[i64] = 6
S_WEAK: Final[i64] = 7
S_DANGER: Final[i64] = 8
S_VALUE: Final[i64] = 9
SECTOR_FACTS: Final[i64] = 10

FULL_HEALTH: Final[i64] = 6
LOW_HEALTH: Final[i64] = 2
MOST_AHEAD: Final[i64] = 5
NOTHING: Final = vec[i64]([0 for _ in range(SITUATION)])


def situation(g: State, seat: i64, reach: vec[i64]) -> vec[i64]:
    """All that counts for a choice of the seat; what does not apply is 0."""
    found = NOTHING[:]
    tell_body(g, seat, found)
    if g.s[ATTACKER] == NO_ONE:
        tell_ground(g, seat, reach, found)
    else:
        tell_attack(g, seat, found)
    return found


def tell_body(g: State, seat: i64, found: vec[i64]) -> None:
    s = g.s
    at = g.block(seat)
    energy = s[at + F_ENERGY]
    found[ALWAYS] = 1
    found[ENERGY] = energy
    found[NO_ENERGY] = 1 if energy == 0 else 0
    found[FULL_ENERGY] = 1 if energy >= g.t.energy_max - 1 else 0
    found[HURT] = FULL_HEALTH - s[at + F_HEALTH]
    found[LAST_LIFE] = s[at + F_SIDE]
    found[IN_DANGER] = 1 if s[at + F_HEALTH] <= LOW_HEALTH else 0
    found[TIME_LEFT] = stage(g) % STAGES
    found[IS_LEADER] = 1 if s[LEADER] == seat else 0
    found[FIELDS] = s[at + F_FIELD]
    slot = ARMOR
    while slot <= HELMET:
        if s[g.equipment(seat, slot)] > 0:
            found[ARMOUR] += 1
        slot += 1
    if g.counts_points():
        found[COUNTS_POINTS] = 1
        gap = points(g, side_of(g, seat)) - most_points(g)
        found[AHEAD] = 1 if gap == 0 else (gap if gap > -MOST_AHEAD else -MOST_AHEAD)


def tell_ground(g: State, seat: i64, reach: vec[i64], found: vec[i64]) -> None:
    """Where the seat stands, and what can be reached from there."""
    distance: i64 = 0
    while distance < RANGES:
        if reach[seat * RANGES + distance] > found[ARMS]:
            found[ARMS] = reach[seat * RANGES + distance]
        distance += 1
    here = g.place(seat)
    if here < 0:
        found[ON_SHIP] = 1
        return
    facts = sector_facts(g, seat, here, reach)
    found[SINKS] = facts[S_SINKS]
    found[FOES_HERE] = facts[S_FOES]
    found[BOT_HERE] = facts[S_BOT]
    found[AIM] = facts[S_AIM]
    found[WEAK_IN_AIM] = facts[S_WEAK]
    found[DANGER] = facts[S_DANGER]
    found[PRICE] = search_cost(g, seat)
    found[PAYABLE] = 1 if found[PRICE] <= found[ENERGY] else 0


def tell_attack(g: State, seat: i64, found: vec[i64]) -> None:
    """The dice that are rolled, and whom they are meant for."""
    s = g.s
    current = s[CURRENT]
    attack = s[SEEN] if current >= 0 else s[ROLLED]
    found[ATTACKS] = 1 if s[ATTACKER] == seat else 0
    found[SURE_HITS] = faces(attack, 0) + faces(attack, 1)
    found[MAYBES] = faces(attack, 2)
    found[MISSES] = faces(attack, 3)
    found[POOL_SIZE] = s[POOL]
    found[SHIELDS] = faces(s[DEFENSE_ROLLED], 0) + faces(s[DEFENSE_ROLLED], 1)
    is_settled = current >= 0 and s[STAGE] > AT_SETTLE and s[RESOLVED] >> current & 1 == 0
    hits = s[CRITS] + s[HITS] if is_settled else found[SURE_HITS] - found[SHIELDS]
    found[OPEN_HITS] = hits if hits > 0 else 0
    found[AIMS_AT_BOT] = s[TARGET_BOT]
    target = target_fighter(g)
    if target == NO_ONE or target >= BOT:
        return
    block = g.block(target)
    found[IS_LETHAL] = 1 if hits >= s[block + F_HEALTH] else 0
    found[THEIR_HEALTH] = s[block + F_HEALTH]
    found[THEIR_LAST] = s[block + F_SIDE]
    found[THEIR_FIELDS] = s[block + F_FIELD]
    found[THEIR_VALUE] = g.next_token(target) if s[block + F_HEALTH] > 0 else 0
    found[AIMS_AT_ME] = 1 if target == seat else 0


def sector_facts(g: State, seat: i64, sector: i64, reach: vec[i64]) -> vec[i64]:
    """What a seat would find in a sector, and what it could reach from there."""
    s = g.s
    t = g.t
    found = NOTHING[:SECTOR_FACTS]
    price = s[TOKENS + sector] + t.sector_search_cost[sector]
    found[S_BOT] = 1 if s[BOTS + sector] > 0 else 0
    found[S_SINKS] = 1 if sector == s[TOP] else 0
    found[S_CLASS] = t.sector_class[sector]
    found[S_PRICE] = price
    found[S_PAYABLE] = 1 if price <= g.energy(seat) else 0
    who: i64 = 0
    while who < FIGHTERS:
        if who != seat and g.place(who) >= 0 and is_in(g, who) and not g.is_ally(seat, who):
            distance = g.distance(sector, g.place(who))
            if distance == 0:
                found[S_FOES] += 1
            if distance < RANGES:
                tell_foe(g, who, reach[seat * RANGES + distance], found)
                found[S_DANGER] += reach[who * RANGES + distance]
        who += 1
    return found


def tell_foe(g: State, who: i64, dice: i64, found: vec[i64]) -> None:
    """A foe that could be attacked with so many dice."""
    if dice > found[S_AIM]:
        found[S_AIM] = dice
    if dice <= 0:
        return
    health = g.s[g.block(who) + F_HEALTH]
    if health <= LOW_HEALTH:
        found[S_WEAK] = 1
    if health > 0 and who != AUTOMA and g.next_token(who) > found[S_VALUE]:
        found[S_VALUE] = g.next_token(who)


def actions_ahead(g: State, seat: i64, landing: bool) -> i64:
    """The actions, as a mask, that the rest of the seat's row still offers in this round."""
    s = g.s
    at = g.block(seat)
    if s[at + F_PLAN] < 0 or (s[at + F_ACTED] > 0 and s[ACTIVE] != seat):
        return 0
    slot: i64 = 0 if landing or s[at + F_ACTED] == 0 else s[at + F_HALF] + 1
    mask: i64 = 0
    while slot < ROW:
        mask |= options_at(g, seat, slot)
        slot += 1
    return mask


def more_dice(g: State, seat: i64, design: i64, reach: vec[i64]) -> i64:
    """How many dice a weapon adds over the ranges to what the seat has."""
    slot = g.t.design_type[design]
    if slot >= SLOTS or g.t.type_weapon[slot] == 0:
        return 0
    more: i64 = 0
    distance: i64 = 0
    while distance < RANGES:
        gain = dice_at(g, slot, design, distance) - reach[seat * RANGES + distance]
        if gain > 0:
            more += gain
        distance += 1
    return more
