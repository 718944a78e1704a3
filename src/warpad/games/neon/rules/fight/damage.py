"""Energy, damage and defeat."""

from typing import Final

from warpad.core.vecs import i64
from warpad.games.neon.data.codes import AUTOMA, NO_ONE, OUT, ROYALE, SHIP, SLOTS
from warpad.games.neon.rules import event_kinds as tells
from warpad.games.neon.rules.equipment import discard_stack
from warpad.games.neon.rules.frames import ASK_SPOILS, STEP_MAINTAIN, STEP_STRIP
from warpad.games.neon.rules.layout import (
    F_ENERGY,
    F_FIELD,
    F_HEALTH,
    F_LOST,
    F_PLACE,
    F_SIDE,
    F_TROPHIES,
    LEADER,
    MODE,
)
from warpad.games.neon.rules.moves import TAKE
from warpad.games.neon.rules.state import State, code

SIDE_A: Final[i64] = 0


def gain(g: State, who: i64, amount: i64) -> None:
    """NEON-NRG-02, NEON-AUTO-09: energy stops at the limit; the Automa has none."""
    if who == AUTOMA or amount <= 0:
        return
    at = g.block(who) + F_ENERGY
    before = g.s[at]
    after = before + amount
    if after > g.t.energy_max:
        after = g.t.energy_max
    g.s[at] = after
    if g.listening:
        g.tell(tells.ENERGY_CHANGED, who, after - before, after)


def lose(g: State, who: i64, amount: i64) -> None:
    """NEON-NRG-02: energy never falls below nothing."""
    if who == AUTOMA or amount <= 0:
        return
    at = g.block(who) + F_ENERGY
    before = g.s[at]
    after = before - amount
    if after < 0:
        after = 0
    g.s[at] = after
    if g.listening:
        g.tell(tells.ENERGY_CHANGED, who, after - before, after)


def take_leader(g: State, seat: i64) -> None:
    """NEON-LEAD-01: the leader token goes to this seat."""
    g.s[LEADER] = seat
    if g.listening:
        g.tell(tells.LEADER_TAKEN, seat)


def hurt(g: State, who: i64, amount: i64, by: i64) -> i64:
    """NEON-DMG-01, NEON-DMG-02, NEON-DMG-03: tokens go from the top row down, to whoever did it."""
    s = g.s
    at = g.block(who)
    lost: i64 = 0
    while lost < amount and s[at + F_HEALTH] > 0:
        value = g.next_token(who)
        s[at + F_HEALTH] -= 1
        lost += 1
        if g.counts_points() and by != NO_ONE:
            s[g.block(by) + F_TROPHIES + value - 1] += 1
        if g.listening:
            g.tell(tells.HURT, who, by, value, s[at + F_HEALTH], 1 if g.counts_points() else 0)
    if lost > 0 and s[at + F_HEALTH] == 0:
        defeat(g, who, by)
    return lost


def defeat(g: State, who: i64, by: i64) -> None:
    """NEON-KO-01, NEON-KO-02, NEON-KO-06, NEON-DEFA-04, NEON-MNT-01.

    To maintenance from side A, out of the tournament from side B.
    """
    s = g.s
    at = g.block(who)
    s[at + F_FIELD] = 0
    s[at + F_LOST] = 1
    stays = who != AUTOMA and s[MODE] != ROYALE and s[at + F_SIDE] == SIDE_A
    s[at + F_PLACE] = SHIP if stays else OUT
    if g.listening:
        g.tell(tells.DEFEATED, who, by, 1 if stays else 0)
    if who == AUTOMA:
        return
    if stays:
        g.push(STEP_MAINTAIN, who, 0, 0)
    g.push(STEP_STRIP, who, 0, 0)
    if takes_spoils(g, who, by):
        g.push(ASK_SPOILS, by, who, g.t.max_spoils)


def takes_spoils(g: State, who: i64, by: i64) -> bool:
    """NEON-KO-03, NEON-KO-06: the opponent who did it, unless it is the Automa or out itself."""
    if by in (NO_ONE, AUTOMA, who) or g.is_ally(by, who):
        return False
    return g.place(by) != OUT


def list_spoils(g: State, who: i64) -> None:
    """NEON-KO-03: any equipment card of the defeated, or no more."""
    slot: i64 = 0
    while slot < SLOTS:
        if g.s[g.equipment(who, slot)] > 0:
            g.add(code(TAKE, slot, 0, 0))
        slot += 1


def strip(g: State, who: i64) -> None:
    """NEON-KO-03, NEON-MNT-03, NEON-KO-05: what equipment and supplies are left go to the discard piles."""
    g.pop()
    slot: i64 = 0
    while slot < SLOTS:
        if g.s[g.equipment(who, slot)] > 0:
            discard_stack(g, who, slot)
        slot += 1
