"""Equipment and the supplies under it: placing, covering, paying, discarding."""

from warpad.core.vecs import i64
from warpad.games.neon.data.codes import NO_ONE, SLOTS
from warpad.games.neon.rules import event_kinds as tells
from warpad.games.neon.rules.frames import ASK_SURPLUS, STEP_PAID
from warpad.games.neon.rules.layout import (
    ATTACKER,
    DISCARD,
    F_BOTS,
    F_SPENT_BOTS,
    GAINED,
    LOOK,
    LOOK_KNOWN,
    LOOKED,
    WEAPON,
    WEAPON_GONE,
)
from warpad.games.neon.rules.moves import COVER, DROP, EQUIP, PAY, PAY_BOT, PAY_ITSELF, STOW, THROW
from warpad.games.neon.rules.sizes import MOST_SUPPLIES
from warpad.games.neon.rules.state import State, code


def supplies_under(g: State, at: i64) -> i64:
    """How many supplies lie under the card of a stack."""
    number: i64 = 0
    while number < MOST_SUPPLIES and g.s[at + 1 + number] > 0:
        number += 1
    return number


def put_under(g: State, at: i64, design: i64) -> None:
    """One more supply in a stack; they are kept in order of their designs."""
    s = g.s
    i = at + 1 + supplies_under(g, at)
    while i > at + 1 and s[i - 1] > design + 1:
        s[i] = s[i - 1]
        i -= 1
    s[i] = design + 1


def take_from_under(g: State, at: i64, design: i64) -> None:
    s = g.s
    i = at + 1
    while s[i] != design + 1:
        i += 1
    last = at + MOST_SUPPLIES
    while i < last:
        s[i] = s[i + 1]
        i += 1
    s[last] = 0


def discard(g: State, seat: i64, design: i64) -> None:
    """NEON-SRCH-04: to the face-up discard pile of its class."""
    g.s[DISCARD + design] += 1
    if g.listening:
        g.tell(tells.DISCARDED, seat, design)


def lift(g: State, seat: i64, slot: i64) -> i64:
    """NEON-LOOT-08: takes the card off a place; the supplies under it are discarded."""
    s = g.s
    at = g.equipment(seat, slot)
    design = s[at] - 1
    s[at] = 0
    i: i64 = 1
    while i <= MOST_SUPPLIES:
        if s[at + i] > 0:
            discard(g, seat, s[at + i] - 1)
            s[at + i] = 0
        i += 1
    lay_weapon_down(g, seat, slot)
    return design


def discard_stack(g: State, seat: i64, slot: i64) -> None:
    """NEON-LOOT-08: a discarded card takes its supplies along."""
    discard(g, seat, lift(g, seat, slot))


def lay_weapon_down(g: State, seat: i64, slot: i64) -> None:
    """NEON-SUP-07, NEON-R-10: the weapon of this attack is gone, and its other effects with it."""
    if g.s[ATTACKER] == seat and g.s[WEAPON] == slot:
        g.s[WEAPON_GONE] = 1


# Placing.


def list_places(g: State, seat: i64) -> None:
    """NEON-LOOT-01: every way to place every card that waits; equal cards are listed once."""
    s = g.s
    i: i64 = 0
    while i < s[LOOKED]:
        design = s[LOOK + i]
        twin: i64 = 0
        while s[LOOK + twin] != design:
            twin += 1
        if twin == i:
            list_places_of(g, seat, design)
        i += 1


def list_places_of(g: State, seat: i64, design: i64) -> None:
    """NEON-LOOT-02, NEON-LOOT-03, NEON-LOOT-05, NEON-LOOT-06, NEON-LOOT-09, NEON-R-08.

    Free place, on top, under, or thrown away.
    """
    t = g.t
    kind = t.design_type[design]
    free = g.s[g.equipment(seat, kind)] == 0
    if free:
        g.add(code(EQUIP, design, 0, 0))
    slot: i64 = 0
    while slot < SLOTS:
        at = g.equipment(seat, slot)
        card = g.s[at] - 1
        if card >= 0 and t.design_supplies[card] & t.design_supplies[design] != 0:
            if free or slot == kind:
                g.add(code(COVER, design, slot, 0))
            if supplies_under(g, at) < t.design_max[card]:
                g.add(code(STOW, design, slot, 0))
        slot += 1
    g.add(code(THROW, design, 0, 0))


def place(g: State, seat: i64, verb: i64, design: i64, slot: i64) -> None:
    """NEON-LOOT-01, NEON-COA-05: carries out one placement, always in the own area."""
    hand_over(g, design)
    if verb == THROW:
        discard(g, seat, design)
    elif verb == EQUIP:
        g.s[g.equipment(seat, g.t.design_type[design])] = design + 1
        if g.listening:
            g.tell(tells.EQUIPPED, seat, design)
    elif verb == STOW:
        at = g.equipment(seat, slot)
        put_under(g, at, design)
        if g.listening:
            g.tell(tells.STOWED, seat, design, g.s[at] - 1)
    else:
        cover(g, seat, design, slot)


def hand_over(g: State, design: i64) -> None:
    """Takes a card out of those that wait to be placed."""
    s = g.s
    i: i64 = 0
    while s[LOOK + i] != design:
        i += 1
    s[LOOKED] -= 1
    while i < s[LOOKED]:
        s[LOOK + i] = s[LOOK + i + 1]
        s[LOOK_KNOWN + i] = s[LOOK_KNOWN + i + 1]
        i += 1
    s[LOOK + i] = 0
    s[LOOK_KNOWN + i] = 0


def cover(g: State, seat: i64, design: i64, slot: i64) -> None:
    """NEON-LOOT-03, NEON-LOOT-04, NEON-LOOT-07: the covered card and its supplies lie under the new one."""
    s = g.s
    old = g.equipment(seat, slot)
    covered = s[old] - 1
    kind = g.t.design_type[design]
    new = g.equipment(seat, kind)
    lay_weapon_down(g, seat, slot)
    s[old] = 0
    s[new] = design + 1
    if new != old:
        i: i64 = 1
        while i <= MOST_SUPPLIES:
            s[new + i] = s[old + i]
            s[old + i] = 0
            i += 1
    put_under(g, new, covered)
    if g.listening:
        g.tell(tells.COVERED, seat, design, covered)
    if supplies_under(g, new) > g.t.design_max[design]:
        g.push(ASK_SURPLUS, seat, kind, 0)


def list_surplus(g: State, seat: i64, slot: i64) -> None:
    """NEON-LOOT-04, NEON-R-07: the owner picks which supply is too many."""
    s = g.s
    at = g.equipment(seat, slot)
    i: i64 = 1
    while i <= MOST_SUPPLIES and s[at + i] > 0:
        if i == 1 or s[at + i] != s[at + i - 1]:
            g.add(code(DROP, s[at + i] - 1, 0, 0))
        i += 1


def drop(g: State, seat: i64, slot: i64, design: i64) -> None:
    """NEON-LOOT-04: until the new card's maximum is kept."""
    at = g.equipment(seat, slot)
    take_from_under(g, at, design)
    discard(g, seat, design)
    if supplies_under(g, at) <= g.t.design_max[g.s[at] - 1]:
        g.pop()


# Paying.


def has_under(g: State, at: i64, supply: i64) -> bool:
    s = g.s
    i: i64 = 1
    while i <= MOST_SUPPLIES and s[at + i] > 0:
        if g.t.design_supplies[s[at + i] - 1] >> supply & 1:
            return True
        i += 1
    return False


def can_pay(g: State, seat: i64, slot: i64, supply: i64, fighting: bool) -> bool:
    """NEON-SUP-01, NEON-SUP-02: a supply under the card, the card itself, or a bot token in a fight."""
    at = g.equipment(seat, slot)
    card = g.s[at] - 1
    if card < 0:
        return False
    if g.t.design_supplies[card] >> supply & 1 or has_under(g, at, supply):
        return True
    if not fighting:
        return False
    kind: i64 = 0
    while kind < g.t.bot_types:
        if bot_pays(g, seat, kind, supply):
            return True
        kind += 1
    return False


def bot_pays(g: State, seat: i64, kind: i64, supply: i64) -> bool:
    """NEON-SUP-05: an unused bot token that was not gained in this attack."""
    s = g.s
    number = s[g.block(seat) + F_BOTS + kind]
    if s[ATTACKER] == seat and s[GAINED] == kind + 1:
        number -= 1
    return number > 0 and g.t.bot_supplies[kind] >> supply & 1 != 0


def list_payments(g: State, seat: i64, slot: i64, supply: i64) -> None:
    """NEON-SUP-06, NEON-R-09.

    Suitable supplies and bot tokens; the card itself when no supply under it suits.
    """
    s = g.s
    t = g.t
    at = g.equipment(seat, slot)
    i: i64 = 1
    found = False
    while i <= MOST_SUPPLIES and s[at + i] > 0:
        design = s[at + i] - 1
        if t.design_supplies[design] >> supply & 1:
            found = True
            if i == 1 or s[at + i] != s[at + i - 1]:
                g.add(code(PAY, design, slot, 0))
        i += 1
    if s[ATTACKER] != NO_ONE:
        kind: i64 = 0
        while kind < t.bot_types:
            if bot_pays(g, seat, kind, supply):
                g.add(code(PAY_BOT, kind, slot, 0))
            kind += 1
    if not found and t.design_supplies[s[at] - 1] >> supply & 1:
        g.add(code(PAY_ITSELF, s[at] - 1, slot, 0))


def pay_bot(g: State, seat: i64, kind: i64) -> None:
    """NEON-SUP-05: a bot token pays once; then it lies with its used side up."""
    at = g.block(seat)
    g.s[at + F_BOTS + kind] -= 1
    g.s[at + F_SPENT_BOTS + kind] += 1
    if g.listening:
        g.tell(tells.BOT_PAID, seat, kind)


def pay(g: State, seat: i64, verb: i64, design: i64, slot: i64) -> None:
    """NEON-SUP-04: a card pays as one supply, whichever of its symbols is meant."""
    if verb == PAY_BOT:
        pay_bot(g, seat, design)
        return
    if g.listening:
        g.tell(tells.SUPPLY_PAID, seat, design, 1 if verb == PAY_ITSELF else 0)
    g.push(STEP_PAID, seat, slot, -1 if verb == PAY_ITSELF else design)


def spend(g: State, seat: i64, slot: i64, design: i64) -> None:
    """NEON-SUP-01, NEON-SUP-02: the card that paid is discarded; -1 is the equipment card itself."""
    if design < 0:
        discard_stack(g, seat, slot)
        return
    take_from_under(g, g.equipment(seat, slot), design)
    discard(g, seat, design)
