"""Phase 4: sectors close, and the last two are flooded."""

from typing import Final

from warpad.core.vecs import i64
from warpad.games.neon.data.codes import (
    AUTOMA,
    AUTOMATIC,
    FIGHTERS,
    NO_ONE,
    ROYALE,
    V_PREVENT,
    W_CLOSE,
)
from warpad.games.neon.rules import event_kinds as tells
from warpad.games.neon.rules.fight.abilities import forget_uses
from warpad.games.neon.rules.fight.damage import hurt
from warpad.games.neon.rules.fight.windows import MAIN
from warpad.games.neon.rules.frames import (
    ASK_FLEE,
    ASK_WINDOW,
    DEAL_TOKEN,
    STEP_CLOSING,
    STEP_ESCAPE,
    STEP_FLOOD,
)
from warpad.games.neon.rules.layout import (
    BOARD,
    BOTS,
    CLOSING,
    F_FIELD,
    F_PLACE,
    F_TOKEN,
    FLED,
    FLOODS,
    LAID,
    LAID_ROUNDS,
    LAID_TOKENS,
    LEADER,
    MODE,
    PLACE_IN_RING,
    PLAYERS,
    RING,
    RING_SIZE,
    ROUND,
    SPARED,
    TOKENS,
    TOP,
    UNSEEN,
)
from warpad.games.neon.rules.moves import FLEE, STAY
from warpad.games.neon.rules.relocating import relocate
from warpad.games.neon.rules.state import State, code

LEAST_RING: Final[i64] = 2
CLOSE_CLEAR: Final[i64] = 0
CLOSE_PEOPLE: Final[i64] = 1
CLOSE_SINK: Final[i64] = 2
CLOSE_SHOW: Final[i64] = 3
FLOOD_ASK: Final[i64] = 0
FLOOD_HURT: Final[i64] = 1
FLOOD_SHOW: Final[i64] = 2
# What the question about the way out is about: one closing sector, or the flood.
IN_CLOSING: Final[i64] = 0
IN_FLOOD: Final[i64] = 1


def closings_now(g: State) -> i64:
    """NEON-RND-02, NEON-SET-05: how many sectors the cell of this round closes; the last cell stays."""
    t = g.t
    at = t.closings_first[g.s[BOARD]] + g.s[ROUND] - 1
    end = t.closings_end[g.s[BOARD]]
    return t.closings[at] if at < end else t.closings[end - 1]


def is_last_cell(g: State) -> bool:
    """NEON-END-01: the round of the last cell of the board."""
    t = g.t
    board = g.s[BOARD]
    return g.s[ROUND] >= t.closings_end[board] - t.closings_first[board]


def open_closings(g: State) -> None:
    """NEON-CLOSE-06, NEON-CLOSE-08, NEON-ROY-03.

    One or two closings, or the flood of the last two sectors.
    """
    if g.s[MODE] == ROYALE and g.s[RING_SIZE] <= LEAST_RING:
        g.push(STEP_FLOOD, 0, 0, 0)
        return
    left = closings_now(g)
    while left > 0:
        g.push(STEP_CLOSING, 0, 0, 0)
        left -= 1


def step_closing(g: State, stage: i64) -> None:
    """NEON-CLOSE-01, NEON-CLOSE-05, NEON-CLOSE-06: clear, people out, sink, show the next number."""
    s = g.s
    s[g.top() + 1] = stage + 1
    if stage == CLOSE_CLEAR:
        if s[TOP] < 0:
            g.pop()
            return
        clear_sector(g, s[TOP])
    elif stage == CLOSE_PEOPLE:
        who = next_fleeing(g)
        if who != NO_ONE:
            s[g.top() + 1] = CLOSE_PEOPLE
            drive_out(g, who)
    elif stage == CLOSE_SINK:
        sink(g, s[CLOSING])
    else:
        g.pop()
        lay_token(g)


def clear_sector(g: State, sector: i64) -> None:
    """NEON-CLOSE-01, NEON-CLOSE-02, NEON-TOK-02: tokens leave the sector, one search token each side."""
    s = g.s
    s[CLOSING] = sector
    s[FLED] = 0
    s[SPARED] = 0
    forget_uses(g)
    s[BOTS + sector] = 0
    s[TOKENS + sector] = 0
    if g.listening:
        g.tell(tells.SECTOR_CLOSED, sector, 1 if s[RING_SIZE] > LEAST_RING else 0)
    ahead = g.neighbour(sector, 1)
    back = g.neighbour(sector, -1)
    lift_search_token(g, ahead)
    if back != ahead:
        lift_search_token(g, back)
    who: i64 = 0
    while who < s[PLAYERS]:
        at = g.block(who)
        if s[at + F_TOKEN] == sector:
            s[at + F_TOKEN] = -1
            if g.listening:
                g.tell(tells.TOKEN_RETURNED, who)
        if s[at + F_PLACE] == sector:
            s[at + F_FIELD] = 0
        who += 1


def lift_search_token(g: State, sector: i64) -> None:
    """NEON-CLOSE-02: one search token goes back, if there is any."""
    if g.s[TOKENS + sector] > 0:
        g.s[TOKENS + sector] -= 1


def next_fleeing(g: State) -> i64:
    """NEON-CLOSE-03, NEON-CLOSE-09: from the leader clockwise, the Automa last; none from the ship."""
    s = g.s
    seats = s[PLAYERS]
    i: i64 = 0
    while i < seats:
        who = (s[LEADER] + i) % seats
        if is_fleeing(g, who):
            return who
        i += 1
    return AUTOMA if is_fleeing(g, AUTOMA) else NO_ONE


def is_fleeing(g: State, who: i64) -> bool:
    return g.place(who) == g.s[CLOSING] and g.s[FLED] >> who & 1 == 0


def drive_out(g: State, who: i64) -> None:
    """NEON-CLOSE-03, NEON-CLOSE-07, NEON-AUTO-06: the way out, Manoeuvre C, then move and damage."""
    s = g.s
    s[FLED] |= 1 << who
    if who == AUTOMA:
        leave_by(g, who, smaller_neighbour(g, s[CLOSING]))
        return
    g.push(ASK_FLEE, who, IN_CLOSING, 0)


def smaller_neighbour(g: State, sector: i64) -> i64:
    """NEON-AUTO-04, NEON-AUTO-06: of the two neighbours the one with the smaller number."""
    ahead = g.neighbour(sector, 1)
    back = g.neighbour(sector, -1)
    return ahead if ahead < back else back


def list_escapes(g: State, who: i64, cause: i64) -> None:
    """NEON-CLOSE-03, NEON-ROY-03, NEON-ROY-07: an adjacent sector; of the last two one need leave none."""
    s = g.s
    if cause == IN_FLOOD:
        if g.place(who) >= 0:
            g.add(code(FLEE, g.neighbour(g.place(who), 1), 0, 0))
        g.add(code(STAY, 0, 0, 0))
        return
    ahead = g.neighbour(s[CLOSING], 1)
    back = g.neighbour(s[CLOSING], -1)
    g.add(code(FLEE, ahead, 0, 0))
    if back != ahead:
        g.add(code(FLEE, back, 0, 0))
    if s[MODE] == ROYALE and s[RING_SIZE] <= LEAST_RING:
        g.add(code(STAY, 0, 0, 0))


def choose_escape(g: State, who: i64, sector: i64) -> None:
    """NEON-CLOSE-07: the destination is fixed before Manoeuvre C is decided."""
    g.pop()
    g.push(STEP_ESCAPE, who, sector, 0)
    if not is_sheltered(g, who, g.s[CLOSING]):
        g.push(ASK_WINDOW, W_CLOSE, who, MAIN)


def is_sheltered(g: State, who: i64, sector: i64) -> bool:
    """NEON-SEC-05, NEON-R-23: does the sector itself cancel the damage of its closing?"""
    t = g.t
    if who == AUTOMA or t.sector_windows[sector] >> W_CLOSE & 1 == 0:
        return False
    effect = t.sector_first[sector]
    while effect < t.sector_first[sector] + t.sector_effects[sector]:
        if t.e_mode[effect] == AUTOMATIC and t.d_verb[t.e_first[effect]] == V_PREVENT:
            return True
        effect += 1
    return False


def step_escape(g: State, who: i64, sector: i64, outcome: i64) -> None:
    """NEON-CLOSE-07: moves, then takes the damage unless it was cancelled."""
    g.pop()
    if outcome == 0:
        leave_by(g, who, sector)
    else:
        take_closing_damage(g, who, outcome)


def leave_by(g: State, who: i64, sector: i64) -> None:
    s = g.s
    closing = s[CLOSING]
    spared = is_sheltered(g, who, closing) or s[SPARED] >> who & 1 != 0
    g.push(STEP_ESCAPE, who, sector, 1 if spared else 2)
    if sector != closing:
        relocate(g, who, sector)


def take_closing_damage(g: State, who: i64, outcome: i64) -> None:
    """NEON-CLOSE-03, NEON-ABL-06, NEON-DMG-02: 1 damage, the token to the supply."""
    if g.place(who) < 0:
        return
    if outcome == 1:
        if g.listening:
            g.tell(tells.DAMAGE_SPARED, who)
        return
    drown(g, who)


def drown(g: State, who: i64) -> None:
    """NEON-CLOSE-03, NEON-DMG-02: the water takes one token, to the supply."""
    if g.listening:
        g.tell(tells.DAMAGED, who, NO_ONE, 1)
    hurt(g, who, 1, NO_ONE)


def sink(g: State, sector: i64) -> None:
    """NEON-CLOSE-04, NEON-GEN-04: the sector leaves the ring, unless only two are left."""
    s = g.s
    if s[RING_SIZE] <= LEAST_RING:
        return
    i = s[PLACE_IN_RING + sector]
    s[RING_SIZE] -= 1
    s[PLACE_IN_RING + sector] = -1
    while i < s[RING_SIZE]:
        s[RING + i] = s[RING + i + 1]
        s[PLACE_IN_RING + s[RING + i]] = i
        i += 1
    s[RING + s[RING_SIZE]] = -1


def lay_token(g: State) -> None:
    """NEON-CLOSE-05, NEON-SET-03: the token lies on the cell of the round; the next one is seen."""
    s = g.s
    if s[TOP] < 0:
        return
    s[LAID_TOKENS + s[LAID]] = s[TOP]
    s[LAID_ROUNDS + s[LAID]] = s[ROUND]
    s[LAID] += 1
    s[TOP] = -1
    s[CLOSING] = -1
    if s[UNSEEN] != 0:
        g.push(DEAL_TOKEN, 0, 0, 0)


def step_flood(g: State, stage: i64) -> None:
    """NEON-ROY-03, NEON-ROY-04, NEON-ROY-05, NEON-ROY-06: everyone on the arena at the same time."""
    s = g.s
    s[g.top() + 1] = stage + 1
    if stage == FLOOD_ASK:
        s[FLOODS] += 1
        s[SPARED] = 0
        forget_uses(g)
        if g.listening:
            g.tell(tells.FLOODED, s[FLOODS], 1 if can_spare(g) else 0)
        lift_search_token(g, s[RING])
        lift_search_token(g, s[RING + 1])
        ask_all(g)
    elif stage == FLOOD_HURT:
        hurt_all(g)
    elif stage == FLOOD_SHOW:
        g.pop()
        show_tokens(g)


def can_spare(g: State) -> bool:
    """NEON-ROY-06, NEON-R-22: after so many floods the damage cannot be cancelled any more."""
    return g.t.flood_cap < 0 or g.s[FLOODS] <= g.t.flood_cap


def ask_all(g: State) -> None:
    """NEON-ROY-03, NEON-ROY-05, NEON-R-20: from the leader clockwise, move or stay, then Manoeuvre C."""
    s = g.s
    seats = s[PLAYERS]
    i = seats - 1
    while i >= 0:
        who = (s[LEADER] + i) % seats
        sector = g.place(who)
        if sector >= 0:
            if can_spare(g) and is_sheltered(g, who, sector):
                s[SPARED] |= 1 << who
            elif can_spare(g):
                g.push(ASK_WINDOW, W_CLOSE, who, MAIN)
            g.push(ASK_FLEE, who, IN_FLOOD, 0)
        i -= 1


def hurt_all(g: State) -> None:
    """NEON-ROY-03, NEON-ROY-05: 1 damage to each fighter on the arena, all at once."""
    s = g.s
    who: i64 = 0
    while who < FIGHTERS:
        if g.place(who) >= 0:
            if s[SPARED] >> who & 1:
                if g.listening:
                    g.tell(tells.DAMAGE_SPARED, who)
            else:
                drown(g, who)
        who += 1


def show_tokens(g: State) -> None:
    """NEON-END-02: a flood lays scoreboard tokens like any round, while there are any; the game goes on."""
    left = closings_now(g)
    while left > 0:
        g.push(STEP_CLOSING, CLOSE_SHOW, 0, 0)
        left -= 1
