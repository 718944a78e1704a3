"""The obvious try of an etude: what a fighter does who attacks at once and uses nothing before the roll."""

from typing import Final

from warpad.core.position import Position
from warpad.core.vecs import i64
from warpad.games.neon.data.codes import ATTACK, BASIC_SLOT, FACE_BITS, FIGHTERS, HIT, SLOTS
from warpad.games.neon.puzzles.goals import COLLECT, STAND, RoundGoal
from warpad.games.neon.rules.fight.aiming import AT_SECTOR, RANGE_SHIFT, best_range, dice_at
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
    """Judges what comes to mind first: an attack as soon as the target is in reach, with the most dice."""

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
        """An attack when it reaches the target; no ability of the turn."""
        if move & VERB_MASK == USE:
            return False
        moves = g.legal(self.seat)
        i: i64 = 0
        while i < len(moves) and self.reaches(g):
            if moves[i] & VERB_MASK == ACT and argument(moves[i], 0) == ATTACK:
                return move == moves[i]
            i += 1
        return True

    def reaches(self, g: State) -> bool:
        """Whether some weapon reaches the target, or where anyone will do somebody, from here."""
        if self.kind != COLLECT:
            return self.reaches_place(g, g.place(self.target))
        who: i64 = 0
        while who < FIGHTERS:
            if who != self.seat and g.place(who) >= 0 and self.reaches_place(g, g.place(who)):
                return True
            who += 1
        return False

    def reaches_place(self, g: State, place: i64) -> bool:
        here = g.place(self.seat)
        slot: i64 = 0
        while here >= 0 and slot <= BASIC_SLOT:
            design = self.card_in(g, slot)
            armed = slot == BASIC_SLOT or (design >= 0 and g.t.type_weapon[slot] != 0)
            if armed and best_range(g, here, slot, design, place) >= 0:
                return True
            slot += 1
        return False

    def card_in(self, g: State, slot: i64) -> i64:
        return g.s[g.equipment(self.seat, slot)] - 1 if slot < SLOTS else -1

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

    def plain_dice(self, g: State, move: i64) -> i64:
        """How many dice an aim at the target has by itself; -1 for any other aim."""
        if argument(move, 2) != 0:
            return -1
        target = argument(move, 1)
        anyone = self.kind == COLLECT and (target < FIGHTERS or target >= AT_SECTOR)
        if not anyone and target not in (self.target, AT_SECTOR + g.place(self.target)):
            return -1
        slot = argument(move, 0) & WEAPON_MASK
        return dice_at(g, slot, self.card_in(g, slot), argument(move, 0) >> RANGE_SHIFT)

    def is_plain_use(self, g: State, move: i64) -> bool:
        """Nothing before the roll, and nothing to defend oneself with."""
        early = g.s[ATTACKER] != self.seat or g.s[STAGE] <= AT_ROLL
        return move & VERB_MASK == PASS if early or self.kind == STAND else True

    def is_plain_reroll(self, g: State, move: i64) -> bool:
        """All dice that miss, when there are any."""
        misses = g.s[ROLLED] >> MISSES << MISSES
        return misses == 0 or move >> VERB_BITS == misses
