"""How good a position looks for a seat, for bots that search."""

from typing import Final

from warpad.core.vecs import i64
from warpad.games.neon.codes import AUTOMA, FIGHTERS, SHIP, SLOTS
from warpad.games.neon.equipment import supplies_under
from warpad.games.neon.layout import (
    F_ENERGY,
    F_HEALTH,
    F_SIDE,
    F_UPGRADE,
    OVER,
    PLAYERS,
    TOP,
    WITH_AUTOMA,
)
from warpad.games.neon.scoring import points, share, side_of
from warpad.games.neon.state import State

HEALTH_WORTH: Final = 1.4
SIDE_WORTH: Final = 5.0
ENERGY_WORTH: Final = 0.25
CARD_WORTH: Final = 0.7
CLASS_WORTH: Final = 0.35
SUPPLY_WORTH: Final = 0.25
UPGRADE_WORTH: Final = 0.6
SINKING: Final = 0.6
EVEN: Final = 6.0


def strength(g: State, who: i64) -> float:
    """What a fighter is worth: what is left, what is carried."""
    s = g.s
    at = g.block(who)
    worth = HEALTH_WORTH * float(s[at + F_HEALTH]) + ENERGY_WORTH * float(s[at + F_ENERGY])
    if who != AUTOMA and s[at + F_SIDE] == 0:
        worth += SIDE_WORTH
    slot: i64 = 0
    while slot < SLOTS:
        stack = g.equipment(who, slot)
        if s[stack] > 0:
            worth += CARD_WORTH + CLASS_WORTH * float(g.t.design_class[s[stack] - 1])
            worth += SUPPLY_WORTH * float(supplies_under(g, stack))
        slot += 1
    if s[at + F_UPGRADE] > 0:
        worth += UPGRADE_WORTH
    if g.place(who) >= 0 and g.place(who) == s[TOP]:
        worth -= SINKING
    return worth


def side_worth(g: State, side: i64) -> float:
    """The mean strength of the members and the points of the side; nothing when all are out."""
    worth = 0.0
    members: i64 = 0
    alive: i64 = 0
    who: i64 = 0
    while who < FIGHTERS:
        if is_in(g, who) and side_of(g, who) == side:
            members += 1
            if g.place(who) >= SHIP:
                alive += 1
                worth += strength(g, who)
        who += 1
    if alive == 0:
        return 0.0
    return worth / float(members) + (float(points(g, side)) if g.counts_points() else 0.0)


def is_in(g: State, who: i64) -> bool:
    return who < g.s[PLAYERS] or (who == AUTOMA and g.s[WITH_AUTOMA] != 0)


def evaluate(g: State, seat: i64) -> float:
    """0 for lost, 1 for won; between them the own side against the best of the others."""
    if g.s[OVER] != 0:
        return share(g, seat)
    mine = side_of(g, seat)
    best = 0.0
    seen: i64 = 0
    who: i64 = 0
    while who < FIGHTERS:
        side = side_of(g, who)
        if is_in(g, who) and side != mine and (seen >> side) & 1 == 0:
            seen |= 1 << side
            worth = side_worth(g, side)
            if worth > best:
                best = worth
        who += 1
    gap = side_worth(g, mine) - best
    return 0.5 + 0.5 * gap / (abs(gap) + EVEN)
