"""The end of the game: who is left, points, tie-breaks, winners."""

from typing import Final

from warpad.core.bits import count, lowest
from warpad.core.vecs import i64
from warpad.games.neon.data.codes import AUTOMA, COALITION, FIGHTERS, ROYALE, SHIP
from warpad.games.neon.rules import event_kinds as tells
from warpad.games.neon.rules.closing import is_last_cell
from warpad.games.neon.rules.layout import (
    BEST,
    DEPTH,
    F_BOTS,
    F_SPENT_BOTS,
    F_TEAM,
    F_TROPHIES,
    LEADER,
    MODE,
    OVER,
    PLAYERS,
    ROUND,
    WINNERS,
)
from warpad.games.neon.rules.state import State

TIE_BASE: Final[i64] = 1000
LAST_ROUND_OF_ALL: Final[i64] = 60


def side_of(g: State, who: i64) -> i64:
    """NEON-AUTO-10: a team in Squad, else the fighter alone; the Automa is on its own side."""
    if g.s[MODE] == COALITION and who != AUTOMA:
        return g.s[g.block(who) + F_TEAM]
    return who


def sides_left(g: State) -> i64:
    """NEON-GEN-03, NEON-R-02, NEON-AUTO-08.

    The sides that are in the tournament, a fighter on the ship included.
    """
    mask: i64 = 0
    who: i64 = 0
    while who < FIGHTERS:
        if g.place(who) >= SHIP:
            mask |= 1 << side_of(g, who)
        who += 1
    return mask


def is_over_by_survival(g: State) -> bool:
    """NEON-END-01, NEON-END-02, NEON-END-04, NEON-COA-07: one side is left, or none."""
    left = sides_left(g)
    return left & (left - 1) == 0


def is_over_by_rounds(g: State) -> bool:
    """NEON-END-01, NEON-END-03: the round of the last cell is the last; not in Battle Royale.

    A pack without the cap on floods (NEON-R-22) could go on for ever; so there is a round at which it stops.
    """
    if g.s[MODE] == ROYALE:
        return g.s[ROUND] >= LAST_ROUND_OF_ALL
    return is_last_cell(g)


def bots_of(g: State, side: i64, kind: i64) -> i64:
    """NEON-REB-02, NEON-COA-06: bot tokens of a kind, used or not, of all fighters of a side."""
    if g.s[MODE] != COALITION:
        at = g.block(side)
        return g.s[at + F_BOTS + kind] + g.s[at + F_SPENT_BOTS + kind]
    number: i64 = 0
    who: i64 = 0
    while who < FIGHTERS:
        if side_of(g, who) == side:
            at = g.block(who)
            number += g.s[at + F_BOTS + kind] + g.s[at + F_SPENT_BOTS + kind]
        who += 1
    return number


def trophies_of(g: State, side: i64, value: i64) -> i64:
    """NEON-COA-06: health trophies of one value, pooled over a side."""
    if g.s[MODE] != COALITION:
        return g.s[g.block(side) + F_TROPHIES + value - 1]
    number: i64 = 0
    who: i64 = 0
    while who < FIGHTERS:
        if side_of(g, who) == side:
            number += g.s[g.block(who) + F_TROPHIES + value - 1]
        who += 1
    return number


def trophy_points(g: State, side: i64) -> i64:
    """NEON-REB-02: health trophies by their value."""
    total: i64 = 0
    value: i64 = 1
    while value <= 3:
        total += value * trophies_of(g, side, value)
        value += 1
    return total


def bot_points(g: State, side: i64) -> i64:
    """NEON-REB-02: every bot counts, pairs of a kind count more."""
    t = g.t
    total: i64 = 0
    kind: i64 = 0
    while kind < t.bot_types:
        number = bots_of(g, side, kind)
        total += number * t.bot_points + number // 2 * t.pair_points
        kind += 1
    return total


def leader_points(g: State, side: i64) -> i64:
    """NEON-REB-02: the leader token counts for the side that holds it."""
    return g.t.leader_points if side_of(g, g.s[LEADER]) == side else 0


def points(g: State, side: i64) -> i64:
    """NEON-REB-02, NEON-COA-06: health trophies by value, bots and their pairs, the leader token."""
    return trophy_points(g, side) + bot_points(g, side) + leader_points(g, side)


def standing(g: State, side: i64) -> i64:
    """NEON-REB-03: points, then trophies of 3, 2 and 1 points, as one number to compare."""
    worth = points(g, side)
    worth = worth * TIE_BASE + trophies_of(g, side, 3)
    worth = worth * TIE_BASE + trophies_of(g, side, 2)
    return worth * TIE_BASE + trophies_of(g, side, 1)


def winning_sides(g: State) -> i64:
    """NEON-REB-01, NEON-REB-03, NEON-REB-05, NEON-ROY-02, NEON-COA-07, NEON-R-21.

    The winners among those left.
    """
    left = sides_left(g)
    if count(left) <= 1:
        return left
    if g.s[MODE] == ROYALE:
        return 0
    best: i64 = -1
    winners: i64 = 0
    while left != 0:
        side = lowest(left)
        worth = standing(g, side)
        if worth > best:
            best = worth
            winners = 1 << side
        elif worth == best:
            winners |= 1 << side
        left &= left - 1
    return winners


def best_player(g: State) -> i64:
    """NEON-REB-04, NEON-R-26: the sides with most points when they are out, as a mask; else nothing.

    One who is level with somebody left, trophies included, does not have the most.
    """
    if not g.counts_points():
        return 0
    best: i64 = -1
    found: i64 = 0
    who: i64 = 0
    while who < FIGHTERS:
        if who < g.s[PLAYERS] or who == AUTOMA:
            side = side_of(g, who)
            worth = standing(g, side)
            if worth > best:
                best = worth
                found = 1 << side
            elif worth == best:
                found |= 1 << side
        who += 1
    return 0 if found & sides_left(g) else found


def finish(g: State) -> None:
    """NEON-RND-01: the game is over; winners are noted by side."""
    s = g.s
    s[OVER] = 1
    s[WINNERS] = winning_sides(g)
    s[BEST] = best_player(g)
    while s[DEPTH] > 0:
        g.pop()
    if g.listening:
        g.tell(tells.GAME_OVER, s[WINNERS])
        if s[BEST] != 0:
            g.tell(tells.TITLED, s[BEST])


def share(g: State, seat: i64) -> float:
    """1 for a win, a share for a shared one, 0 for a loss."""
    winners = g.s[WINNERS]
    if winners >> side_of(g, seat) & 1 == 0:
        return 0.0
    return 1.0 / int(count(winners))
