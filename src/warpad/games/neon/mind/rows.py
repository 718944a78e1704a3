"""How the rows that a hand can lay lean, by what is in them and the situation they are laid in."""

from warpad.core.vecs import append, i64, vec
from warpad.games.neon.data.codes import CARDS, ROW
from warpad.games.neon.mind.situation import GROUND
from warpad.games.neon.mind.spots import ACTIONS, BEFORE, CHOICE, IN_ROW, INITIATIVE, weigh
from warpad.games.neon.rules.layout import F_HAND, F_ID
from warpad.games.neon.rules.planning import BOTTOM_HALF, FLIP, HANDS, SIDE, bottom_card, top_card
from warpad.games.neon.rules.state import State


class Rows:
    """The rows that a hand can lay."""

    def __init__(self, g: State, seat: i64, now: vec[i64], w: vec[i64]) -> None:
        self.g: State = g
        self.seat: i64 = seat
        self.w: vec[i64] = w
        self.initiative: i64 = weigh(now, GROUND, w, INITIATIVE)
        self.actions: vec[i64] = vec[i64]([])
        i: i64 = 0
        while i < ROW * ACTIONS:
            self.actions = append(self.actions, weigh(now, GROUND, w, IN_ROW + i * GROUND))
            i += 1

    def leanings(self) -> vec[i64]:
        g = self.g
        at = g.block(self.seat)
        hand = g.s[at + F_ID] * HANDS + g.s[at + F_HAND]
        found = vec[i64]([])
        i = g.t.plans_first[hand]
        while i < g.t.plans_end[hand]:
            found = append(found, self.leaning(g.t.plans[i]))
            i += 1
        return found

    def leaning(self, plan: i64) -> i64:
        """The sum over the halves of the row, read from left to right, their order, and the initiative."""
        t = self.g.t
        first = self.g.s[self.g.block(self.seat) + F_ID] * CARDS
        top = (first + top_card(plan)) * 2
        flip = plan >> FLIP & 1
        bottom = t.half[(first + bottom_card(plan)) * 2 + (plan >> BOTTOM_HALF & 1)]
        left = t.half[top + flip]
        right = t.half[top + 1 - flip]
        score = self.initiative * t.initiative[first + top_card(plan)]
        if plan >> SIDE & 1 == 0:
            return score + self.row_leaning(bottom, left, right)
        return score + self.row_leaning(left, right, bottom)

    def row_leaning(self, a: i64, b: i64, c: i64) -> i64:
        score = self.half_leaning(a, 0) + self.half_leaning(b, 1) + self.half_leaning(c, 2)
        return score + self.order_leaning(a, b) + self.order_leaning(a, c) + self.order_leaning(b, c)

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
        """What it is worth that the first of these actions can be followed by the others."""
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
