"""The windows of effects: what a fighter, or an ally beside it, is offered in each of them."""

from typing import Final

from warpad.core.vecs import i64
from warpad.games.neon.data.codes import (
    AUTOMA,
    BY_ALLY,
    BY_ATTACKER,
    FROM_STANDARD,
    NO_ONE,
    NONE,
    ON_ALLY,
    ON_TARGET,
    SLOTS,
    TO_OWN,
    TO_OWN_OR_ADJACENT,
    V_GAIN,
    V_MOVE,
    V_PLACE,
    W_AFTER,
    W_ATTACK_POST,
    W_ATTACK_PRE,
    W_COUNTER,
    W_DECLARE,
    W_RESULT,
    W_SOAK,
)
from warpad.games.neon.rules.fight.abilities import is_usable, target_fighter
from warpad.games.neon.rules.layout import AREA, ATTACKER, F_ID, F_UPGRADE, PLAYERS, WEAPON, WEAPON_GONE
from warpad.games.neon.rules.moves import USE
from warpad.games.neon.rules.state import State, code

MAIN: Final[i64] = 0
HELPER: Final[i64] = 1


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
