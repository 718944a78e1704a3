"""How the rows that a hand can lay lean, by what is in them and the situation they are laid in."""

from typing import Final

from warpad.core.vecs import append, i64, vec
from warpad.games.neon.data.codes import CARDS, ROW
from warpad.games.neon.mind.situation import GROUND
from warpad.games.neon.mind.spots import ACTIONS, BEFORE, CHOICE, IN_ROW, INITIATIVE, weigh
from warpad.games.neon.rules.layout import F_HAND, F_ID
from warpad.games.neon.rules.planning import BOTTOM_HALF, FLIP, HANDS, SIDE, bottom_card, top_card
from warpad.games.neon.rules.state import State

# The halves of all cards: twice the card, and one for its second half.
HALVES: Final[i64] = 2 * CARDS
NO_HALVES: Final = vec[i64]([0 for _ in range(HALVES * (ROW + HALVES))])


class Rows:
    """The rows of a hand; how its halves lean in each place and before each other is found first."""

    def __init__(self, g: State, seat: i64, now: vec[i64], w: vec[i64]) -> None:
        self.g: State = g
        self.w: vec[i64] = w
        at = g.block(seat)
        self.fighter: i64 = g.s[at + F_ID]
        self.hand: i64 = g.s[at + F_HAND]
        self.initiative: i64 = weigh(now, GROUND, w, INITIATIVE)
        self.actions: vec[i64] = vec[i64]([])
        i: i64 = 0
        while i < ROW * ACTIONS:
            self.actions = append(self.actions, weigh(now, GROUND, w, IN_ROW + i * GROUND))
            i += 1
        self.known: vec[i64] = NO_HALVES[:]
        self.know_halves()

    def options(self, half: i64) -> i64:
        return self.g.t.half[self.fighter * HALVES + half]

    def know_halves(self) -> None:
        half: i64 = 0
        while half < HALVES:
            if self.hand >> (half >> 1) & 1:
                slot: i64 = 0
                while slot < ROW:
                    self.known[slot * HALVES + half] = self.half_leaning(self.options(half), slot)
                    slot += 1
                other: i64 = 0
                while other < HALVES:
                    if self.hand >> (other >> 1) & 1 and other != half:
                        order = self.order_leaning(self.options(half), self.options(other))
                        self.known[(ROW + half) * HALVES + other] = order
                    other += 1
            half += 1

    def half_leaning(self, options: i64, slot: i64) -> i64:
        """The mean of the options, and what it is worth to have a choice."""
        score: i64 = 0
        number: i64 = 0
        option: i64 = 0
        while options >> option != 0:
            if options >> option & 1:
                score += self.actions[slot * ACTIONS + option]
                number += 1
            option += 1
        if number > 1:
            return score // number + self.w[CHOICE + slot]
        return score

    def order_leaning(self, one: i64, other: i64) -> i64:
        """What it is worth that these actions can be followed by the others."""
        score: i64 = 0
        a: i64 = 0
        while one >> a != 0:
            if one >> a & 1:
                b: i64 = 0
                while other >> b != 0:
                    if other >> b & 1:
                        score += self.w[BEFORE + a * ACTIONS + b]
                    b += 1
            a += 1
        return score

    def leanings(self) -> vec[i64]:
        t = self.g.t
        hand = self.fighter * HANDS + self.hand
        found = vec[i64]([])
        i = t.plans_first[hand]
        while i < t.plans_end[hand]:
            found = append(found, self.leaning(t.plans[i]))
            i += 1
        return found

    def leaning(self, plan: i64) -> i64:
        """The sum over the halves of the row, read from left to right, their order, and the initiative."""
        top = top_card(plan)
        flip = plan >> FLIP & 1
        bottom = bottom_card(plan) * 2 + (plan >> BOTTOM_HALF & 1)
        left = top * 2 + flip
        right = top * 2 + 1 - flip
        score = self.initiative * self.g.t.initiative[self.fighter * CARDS + top]
        if plan >> SIDE & 1 == 0:
            return score + self.row_leaning(bottom, left, right)
        return score + self.row_leaning(left, right, bottom)

    def row_leaning(self, a: i64, b: i64, c: i64) -> i64:
        known = self.known
        score = known[a] + known[HALVES + b] + known[2 * HALVES + c]
        score += known[(ROW + a) * HALVES + b] + known[(ROW + a) * HALVES + c]
        return score + known[(ROW + b) * HALVES + c]
