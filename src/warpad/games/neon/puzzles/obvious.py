"""The obvious try of an etude: what a fighter does who attacks at once and uses nothing before the roll."""

from typing import Final

from warpad.core.position import Position
from warpad.core.vecs import i64
from warpad.games.neon.data.codes import ATTACK, FACE_BITS, HIT, LEADERSHIP, MOVE, SEARCH, SLOTS
from warpad.games.neon.puzzles.goals import RoundGoal
from warpad.games.neon.puzzles.wishes import (
    BOTS,
    COLLECT,
    DEFEAT,
    DENY,
    DRIVE,
    EQUIP,
    LEAD,
    POINTS,
    REACH,
    SAVE,
    STAND,
    VICTORY,
    WOUND,
)
from warpad.games.neon.rules.fight.aiming import AT_BOT, AT_SECTOR, RANGE_SHIFT, dice_at, list_aims
from warpad.games.neon.rules.fight.attack import AT_ROLL
from warpad.games.neon.rules.frames import ASK_AIM, ASK_DICE, ASK_HALF, ASK_WINDOW
from warpad.games.neon.rules.layout import ATTACKER, ROLLED, STAGE
from warpad.games.neon.rules.moves import ACT, PASS, USE, VERB_BITS, VERB_MASK
from warpad.games.neon.rules.planning import argument
from warpad.games.neon.rules.state import State

WEAPON_MASK: Final[i64] = (1 << RANGE_SHIFT) - 1
# The faces behind the hits miss, unless something turns them.
MISSES: Final[i64] = FACE_BITS * (HIT + 1)


class PlainGoal(RoundGoal):
    """Judges what comes to mind first: what the goal names at once, or an attack, with the most dice."""

    def considers(self, position: Position, seat: i64, move: i64) -> bool:
        assert isinstance(position, State)
        if seat != self.seat or not RoundGoal.considers(self, position, seat, move):
            return RoundGoal.considers(self, position, seat, move)
        kind = position.s[position.top()]
        if kind == ASK_HALF:
            return self.is_plain_half(position, move)
        if kind == ASK_AIM:
            return self.plain_dice(position, move) == self.most_dice(position)
        if kind == ASK_WINDOW:
            return self.is_plain_use(position, move)
        if kind == ASK_DICE and position.s[ATTACKER] == seat:
            return self.is_plain_reroll(position, move)
        return True

    def is_plain_half(self, g: State, move: i64) -> bool:
        """What the goal names, or an attack that serves it, when it can be done; no ability of the turn."""
        if move & VERB_MASK == USE:
            return False
        wanted = self.plain_action()
        if wanted == ATTACK and not self.has_plain_aim(g):
            return True
        moves = g.legal(self.seat)
        i: i64 = 0
        while i < len(moves):
            if moves[i] & VERB_MASK == ACT and argument(moves[i], 0) == wanted:
                return move == moves[i]
            i += 1
        return True

    def plain_action(self) -> i64:
        kind = self.wish.kind
        if kind == REACH:
            return MOVE
        if kind == LEAD:
            return LEADERSHIP
        return SEARCH if kind == EQUIP else ATTACK

    def has_plain_aim(self, g: State) -> bool:
        """Whether some weapon by itself reaches whom the goal is about; to guard oneself, anybody."""
        if self.guards():
            return True
        before = g.count
        list_aims(g, self.seat)
        found = False
        i = before
        while i < g.count:
            if self.plain_dice(g, g.moves[i]) >= 0:
                found = True
            i += 1
        g.count = before
        return found

    def guards(self) -> bool:
        return self.wish.kind in (STAND, SAVE)

    def suits(self, g: State, at: i64) -> bool:
        """Whether an aim is at whom the goal is about."""
        kind = self.wish.kind
        if AT_BOT <= at < AT_SECTOR:
            return kind in (BOTS, POINTS)
        if kind in (DEFEAT, WOUND, DRIVE, DENY):
            return at in (self.target, AT_SECTOR + g.place(self.target))
        return kind in (COLLECT, POINTS, VICTORY)

    def most_dice(self, g: State) -> i64:
        """The most dice of an aim at the target; -1 when it is out of reach."""
        moves = g.legal(self.seat)
        best: i64 = -1
        i: i64 = 0
        while i < len(moves):
            dice = self.plain_dice(g, moves[i])
            if dice > best:
                best = dice
            i += 1
        return best

    def card_in(self, g: State, slot: i64) -> i64:
        return g.s[g.equipment(self.seat, slot)] - 1 if slot < SLOTS else -1

    def plain_dice(self, g: State, move: i64) -> i64:
        """How many dice an aim at the target has by itself; -1 for any other aim."""
        if argument(move, 2) != 0:
            return -1
        if not self.suits(g, argument(move, 1)):
            return -1
        slot = argument(move, 0) & WEAPON_MASK
        return dice_at(g, slot, self.card_in(g, slot), argument(move, 0) >> RANGE_SHIFT)

    def is_plain_use(self, g: State, move: i64) -> bool:
        """Nothing before the roll, and nothing to defend oneself with."""
        early = g.s[ATTACKER] != self.seat or g.s[STAGE] <= AT_ROLL
        return move & VERB_MASK == PASS if early or self.guards() else True

    def is_plain_reroll(self, g: State, move: i64) -> bool:
        """All dice that miss, when there are any."""
        misses = g.s[ROLLED] >> MISSES << MISSES
        return misses == 0 or move >> VERB_BITS == misses
