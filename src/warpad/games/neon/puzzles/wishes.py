"""What etudes ask for: a kind of goal with whom and how much, and how a position meets it."""

from typing import Final

from warpad.core.vecs import i64
from warpad.games.neon.rules.layout import (
    F_BOTS,
    F_HEALTH,
    F_PLACE,
    F_SIDE,
    F_SPENT_BOTS,
    F_TROPHIES,
    LEADER,
    OVER,
    PHASE,
    ROUND,
    WINNERS,
)
from warpad.games.neon.rules.rounds import PHASE_CHECK
from warpad.games.neon.rules.scoring import bot_points, points, side_of, trophy_points
from warpad.games.neon.rules.state import State

GOAL_NAMES: Final = (
    "defeat", "wound", "stand", "collect", "points", "victory", "reach", "drive", "bots", "leader", "equip",
    "save", "deny",
)  # fmt: skip
DEFEAT: Final[i64] = 0
WOUND: Final[i64] = 1
STAND: Final[i64] = 2
COLLECT: Final[i64] = 3
POINTS: Final[i64] = 4
VICTORY: Final[i64] = 5
REACH: Final[i64] = 6
DRIVE: Final[i64] = 7
BOTS: Final[i64] = 8
LEAD: Final[i64] = 9
EQUIP: Final[i64] = 10
SAVE: Final[i64] = 11
DENY: Final[i64] = 12
TOKEN_VALUES: Final[i64] = 3


class Wish:
    """One thing asked for: what is so now, whatever follows, and what counts when the round is over."""

    def __init__(self, start: State, seat: i64, kind: i64, target: i64, amount: i64, what: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.target: i64 = target  # whom it is about
        self.amount: i64 = amount  # of tokens left, tokens taken, points, bots
        self.what: i64 = what  # the sector, or the place for equipment
        self.round: i64 = start.s[ROUND]
        self.side: i64 = start.s[start.block(target) + F_SIDE]
        self.trophies: i64 = tokens_taken(start, target if kind == DENY else seat)
        self.bots: i64 = bots_destroyed(start, seat)

    def value(self, g: State) -> float:
        """1 or 0 once it is decided, else -1."""
        if self.is_met(g):
            return 1.0
        if self.is_lost(g):
            return 0.0
        if self.is_time_up(g):
            return 1.0 if self.holds(g) else 0.0
        return -1.0

    def is_met(self, g: State) -> bool:
        """Whether it is so for good."""
        if self.kind in (DEFEAT, WOUND):
            return self.is_down(g, self.amount)
        if self.kind == COLLECT:
            return self.collected(g) >= self.amount
        if self.kind == POINTS:
            side = side_of(g, self.seat)
            return trophy_points(g, side) + bot_points(g, side) >= self.amount
        if self.kind == VICTORY:
            return self.is_won(g)
        if self.kind == BOTS:
            return bots_destroyed(g, self.seat) - self.bots >= self.amount
        return self.kind == EQUIP and g.s[g.equipment(self.seat, self.what)] > 0

    def is_lost(self, g: State) -> bool:
        """Whether nothing that follows can make it so."""
        if self.kind in (STAND, SAVE):
            return self.is_down(g, self.amount - 1)
        return self.kind == DENY and self.collected(g) > 0

    def is_time_up(self, g: State) -> bool:
        """Sectors begin to sink when all turns are over; then the round ends."""
        s = g.s
        if s[OVER] != 0 or s[ROUND] != self.round:
            return True
        return self.kind == DRIVE and s[PHASE] >= PHASE_CHECK

    def holds(self, g: State) -> bool:
        """Whether it is so at the end."""
        if self.kind in (STAND, SAVE, DENY):
            return True
        if self.kind == POINTS:
            return points(g, side_of(g, self.seat)) >= self.amount
        if self.kind == LEAD:
            return g.s[LEADER] == self.seat
        if self.kind in (REACH, DRIVE):
            return g.place(self.target) == self.what
        return False

    def is_won(self, g: State) -> bool:
        """NEON-REB-01, NEON-ROY-02: the game is over, and nobody shares the victory."""
        return g.s[OVER] != 0 and g.s[WINNERS] == 1 << side_of(g, self.seat)

    def is_down(self, g: State, floor: i64) -> bool:
        """NEON-KO-01, NEON-MNT-05: so few tokens are left, or the fighter fell and was renewed."""
        at = g.block(self.target)
        return g.s[at + F_HEALTH] <= floor or g.s[at + F_PLACE] < 0 or g.s[at + F_SIDE] != self.side

    def collected(self, g: State) -> i64:
        """NEON-DMG-02: tokens taken since the beginning, by the own fighter or by the one to be hindered."""
        return tokens_taken(g, self.target if self.kind == DENY else self.seat) - self.trophies

    def names_victim(self) -> bool:
        """Whether it is about one fighter to be attacked, and no other."""
        return self.kind in (DEFEAT, WOUND)

    def counts_tokens(self) -> bool:
        """Whether tokens that were taken matter."""
        return self.kind in (COLLECT, POINTS, VICTORY, DENY)

    def is_gain(self) -> bool:
        """Whether it comes about by what the own fighter does in its turn."""
        return self.kind in (COLLECT, POINTS, BOTS, EQUIP)


def tokens_taken(g: State, who: i64) -> i64:
    """NEON-DMG-02: how many tokens of others a fighter has."""
    at = g.block(who) + F_TROPHIES
    found: i64 = 0
    i: i64 = 0
    while i < TOKEN_VALUES:
        found += g.s[at + i]
        i += 1
    return found


def bots_destroyed(g: State, who: i64) -> i64:
    """NEON-SUP-05: how many bot tokens a fighter has, used or not."""
    at = g.block(who)
    found: i64 = 0
    kind: i64 = 0
    while kind < g.t.bot_types:
        found += g.s[at + F_BOTS + kind] + g.s[at + F_SPENT_BOTS + kind]
        kind += 1
    return found
