"""Maintenance: a defeated fighter is stripped, equipped anew and turned to side B."""

from typing import Final

from warpad.core.vecs import i64
from warpad.games.neon.data.codes import CLASSES, HEALTH, W_INSTANT
from warpad.games.neon.rules import event_kinds as tells
from warpad.games.neon.rules.fight.effects import run_automatic
from warpad.games.neon.rules.frames import ASK_PLACE, ASK_UPGRADE, DEAL_LOOT, DEAL_UPGRADE
from warpad.games.neon.rules.layout import (
    F_ENERGY,
    F_EXHAUSTED,
    F_HEALTH,
    F_SIDE,
    F_UPGRADE,
    OFFER,
    OFFER_KNOWN,
    OFFERED,
    UNDER,
    UNDER_KNOWN,
    UPGRADES_UNDER,
    UPGRADES_UNSEEN,
)
from warpad.games.neon.rules.moves import CHOOSE
from warpad.games.neon.rules.state import State, code

NEW_LOOT: Final[i64] = 0
PLACE_LOOT: Final[i64] = 1
SEE_UPGRADES: Final[i64] = 2
CHOOSE_UPGRADE: Final[i64] = 3
RENEW: Final[i64] = 4
SIDE_B: Final[i64] = 1


def step_maintain(g: State, seat: i64, stage: i64) -> None:
    """NEON-MNT-03, NEON-R-18, NEON-MNT-04, NEON-MNT-05, NEON-MNT-06.

    Loot, upgrade, new tokens, immediate effects.
    """
    g.s[g.top() + 2] = stage + 1
    if stage == NEW_LOOT:
        kind = CLASSES - 1
        while kind >= 0:
            if g.t.maintenance_loot[kind] > 0:
                g.push(DEAL_LOOT, kind, g.t.maintenance_loot[kind], seat)
            kind -= 1
    elif stage == PLACE_LOOT:
        g.push(ASK_PLACE, seat, 0, 0)
    elif stage == SEE_UPGRADES:
        see_upgrades(g, seat)
    elif stage == CHOOSE_UPGRADE:
        if g.s[OFFERED] > 0:
            g.push(ASK_UPGRADE, seat, 0, 0)
    elif stage == RENEW:
        renew(g, seat)
    else:
        use_at_once(g, seat)


def see_upgrades(g: State, seat: i64) -> None:
    """NEON-MNT-04: two cards from the top; those put under the deck come last."""
    if g.s[OFFERED] >= g.t.upgrades_seen:
        return
    if g.s[UPGRADES_UNSEEN] != 0:
        g.s[g.top() + 2] = SEE_UPGRADES
        g.push(DEAL_UPGRADE, seat, 0, 0)
    elif g.s[UPGRADES_UNDER] > 0:
        g.s[g.top() + 2] = SEE_UPGRADES
        offer_upgrade(g, seat, g.s[UNDER], g.s[UNDER_KNOWN])
        lift_lowest(g)


def lift_lowest(g: State) -> None:
    """The deck is down to the cards put under it; the first of these is on top now."""
    s = g.s
    s[UPGRADES_UNDER] -= 1
    i: i64 = 0
    while i < s[UPGRADES_UNDER]:
        s[UNDER + i] = s[UNDER + i + 1]
        s[UNDER_KNOWN + i] = s[UNDER_KNOWN + i + 1]
        i += 1
    s[UNDER + i] = 0
    s[UNDER_KNOWN + i] = 0


def offer_upgrade(g: State, seat: i64, upgrade: i64, known: i64) -> None:
    """NEON-HID-01: the fighter sees the card; whoever put it under the deck knows it too."""
    s = g.s
    s[OFFER + s[OFFERED]] = upgrade
    s[OFFER_KNOWN + s[OFFERED]] = known | 1 << seat
    s[OFFERED] += 1


def list_upgrades(g: State) -> None:
    i: i64 = 0
    while i < g.s[OFFERED]:
        g.add(code(CHOOSE, g.s[OFFER + i], 0, 0))
        i += 1


def choose_upgrade(g: State, seat: i64, upgrade: i64) -> None:
    """NEON-MNT-04: one is kept face up, the others go under the deck."""
    s = g.s
    g.pop()
    s[g.block(seat) + F_UPGRADE] = upgrade + 1
    s[g.block(seat) + F_EXHAUSTED] = 0
    i: i64 = 0
    while i < s[OFFERED]:
        if s[OFFER + i] != upgrade:
            s[UNDER + s[UPGRADES_UNDER]] = s[OFFER + i]
            s[UNDER_KNOWN + s[UPGRADES_UNDER]] = s[OFFER_KNOWN + i]
            s[UPGRADES_UNDER] += 1
        s[OFFER + i] = 0
        s[OFFER_KNOWN + i] = 0
        i += 1
    s[OFFERED] = 0
    if g.listening:
        g.tell(tells.UPGRADED, seat, upgrade)


def renew(g: State, seat: i64) -> None:
    """NEON-MNT-05, NEON-R-25: side B, six new tokens, energy as after maintenance."""
    at = g.block(seat)
    g.s[at + F_SIDE] = SIDE_B
    g.s[at + F_HEALTH] = HEALTH
    g.s[at + F_ENERGY] = g.t.energy_renewed
    if g.listening:
        g.tell(tells.RENEWED, seat, HEALTH, g.t.energy_renewed)


def use_at_once(g: State, seat: i64) -> None:
    """NEON-MNT-06, NEON-R-19, NEON-UPG-01: an immediate upgrade, after the energy was set."""
    g.pop()
    upgrade = g.s[g.block(seat) + F_UPGRADE] - 1
    if upgrade >= 0 and g.t.upgrade_windows[upgrade] >> W_INSTANT & 1:
        run_automatic(g, seat, W_INSTANT, g.t.upgrade_first[upgrade], g.t.upgrade_effects[upgrade])


def draw_upgrade(g: State, seat: i64, upgrade: i64) -> None:
    """NEON-SET-07: one of the unseen cards comes from the top of the deck."""
    g.pop()
    g.s[UPGRADES_UNSEEN] &= ~(1 << upgrade)
    offer_upgrade(g, seat, upgrade, 0)
