"""How good a position looks for a seat, for bots that search."""

from __future__ import annotations

from warpad.games.neon import codes, layout
from warpad.games.neon.equipment import supplies_under
from warpad.games.neon.scoring import points, share, side_of
from warpad.games.neon.state import State

HEALTH_WORTH = 1.4
SIDE_WORTH = 5.0
ENERGY_WORTH = 0.25
CARD_WORTH = (0.7, 1.0, 1.4)
SUPPLY_WORTH = 0.25
UPGRADE_WORTH = 0.6
SINKING = 0.6
EVEN = 6.0


def strength(g: State, who: int) -> float:
    """What a fighter is worth: what is won, what is left, what is carried."""
    at = g.block(who)
    s = g.s
    if g.place(who) < codes.SHIP:
        return 0.0
    worth = HEALTH_WORTH * int(s[at + layout.F_HEALTH]) + ENERGY_WORTH * int(s[at + layout.F_ENERGY])
    if who != codes.AUTOMA and s[at + layout.F_SIDE] == 0:
        worth += SIDE_WORTH
    for slot in range(codes.SLOTS):
        stack = g.equipment(who, slot)
        if s[stack] > 0:
            worth += CARD_WORTH[g.t.design_class[s[stack] - 1]]
            worth += SUPPLY_WORTH * int(supplies_under(g, stack))
    if s[at + layout.F_UPGRADE] > 0:
        worth += UPGRADE_WORTH
    if g.place(who) >= 0 and g.place(who) == s[layout.TOP]:
        worth -= SINKING
    return worth


def side_worth(g: State, side: int) -> float:
    members = [who for who in range(codes.FIGHTERS) if is_in(g, who) and side_of(g, who) == side]
    worth = sum(strength(g, who) for who in members)
    alive = any(g.place(who) >= codes.SHIP for who in members)
    if not alive:
        return 0.0
    return worth / len(members) + (int(points(g, side)) if g.counts_points() else 0)


def is_in(g: State, who: int) -> bool:
    return who < g.s[layout.PLAYERS] or (who == codes.AUTOMA and bool(g.s[layout.WITH_AUTOMA]))


def evaluate(g: State, seat: int) -> float:
    """0 for lost, 1 for won; between them the own side against the best of the others."""
    if g.s[layout.OVER]:
        return share(g, seat)
    mine = side_of(g, seat)
    sides = {side_of(g, who) for who in range(codes.FIGHTERS) if is_in(g, who)}
    others = [side_worth(g, side) for side in sides if side != mine]
    gap = side_worth(g, mine) - max(others, default=0.0)
    return 0.5 + 0.5 * gap / (abs(gap) + EVEN)
