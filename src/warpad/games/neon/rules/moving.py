"""The Move action and the effects that let a fighter move further."""

from warpad.core.vecs import i64
from warpad.games.neon.data.codes import (
    SLOTS,
    TO_ANY,
    V_MOVE,
    W_MOVE,
)
from warpad.games.neon.rules.fight.abilities import is_usable
from warpad.games.neon.rules.layout import F_ID, F_UPGRADE, RING, RING_SIZE
from warpad.games.neon.rules.moves import GO, STAY
from warpad.games.neon.rules.state import State, code


def list_moves(g: State, seat: i64) -> None:
    """NEON-MOVE-01, NEON-MOVE-03, NEON-MOVE-04: to a neighbour, as far as an effect allows, or nowhere."""
    here = g.place(seat)
    ahead = g.neighbour(here, 1)
    back = g.neighbour(here, -1)
    g.add(code(GO, ahead, 0, 0))
    if back != ahead:
        g.add(code(GO, back, 0, 0))
    list_far_moves(g, seat, here)
    g.add(code(STAY, 0, 0, 0))


def list_far_moves(g: State, seat: i64, here: i64) -> None:
    """NEON-MOVE-05: longer moves by the sector, an ability, equipment or the upgrade."""
    t = g.t
    at = g.block(seat)
    if t.sector_windows[here] >> W_MOVE & 1:
        go_by_all(g, seat, t.sector_first[here], t.sector_effects[here])
    fighter = g.s[at + F_ID]
    if t.fighter_windows[fighter] >> W_MOVE & 1:
        i = t.own_first[fighter]
        while i < t.own_end[fighter]:
            go_by(g, seat, t.own[i])
            i += 1
    slot: i64 = 0
    while slot < SLOTS:
        card = g.s[g.equipment(seat, slot)] - 1
        if card >= 0 and t.design_windows[card] >> W_MOVE & 1:
            go_by_all(g, seat, t.design_first[card], t.design_effects[card])
        slot += 1
    upgrade = g.s[at + F_UPGRADE] - 1
    if upgrade >= 0 and t.upgrade_windows[upgrade] >> W_MOVE & 1:
        go_by_all(g, seat, t.upgrade_first[upgrade], t.upgrade_effects[upgrade])


def go_by_all(g: State, seat: i64, first: i64, number: i64) -> None:
    effect = first
    while effect < first + number:
        go_by(g, seat, effect)
        effect += 1


def go_by(g: State, seat: i64, effect: i64) -> None:
    """NEON-SEC-07, NEON-MOVE-05: the sectors an effect reaches and a plain move does not."""
    t = g.t
    step = t.e_first[effect]
    if t.e_window[effect] != W_MOVE or t.d_verb[step] != V_MOVE or not is_usable(g, seat, effect):
        return
    here = g.place(seat)
    i: i64 = 0
    while i < g.s[RING_SIZE]:
        sector = g.s[RING + i]
        far = g.distance(here, sector)
        if far > 1 and (t.d_where[step] == TO_ANY or far <= t.d_steps[step]):
            g.add(code(GO, sector, effect + 1, 0))
        i += 1
