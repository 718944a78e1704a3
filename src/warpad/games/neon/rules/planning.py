"""Phase 1 and the reveal: plans, rows, initiative, Defence attached at once."""

from typing import Final

from warpad.core.bits import count
from warpad.core.dice import Dice
from warpad.core.vecs import i64
from warpad.games.neon.data.codes import CARDS, DEFENSE, ROW, W_REVEAL
from warpad.games.neon.rules import event_kinds as tells
from warpad.games.neon.rules.fight.windows import MAIN
from warpad.games.neon.rules.frames import ASK_DECLARE, ASK_WINDOW, STEP_ATTACH
from warpad.games.neon.rules.layout import (
    F_DECK,
    F_DECLARED,
    F_DISCARD,
    F_FIELD,
    F_HAND,
    F_ID,
    F_INITIATIVE,
    F_PLAN,
)
from warpad.games.neon.rules.moves import ARG_MASK, DECLARE, PLAN, VERB_BITS
from warpad.games.neon.rules.order import turn_order
from warpad.games.neon.rules.state import State, code

CARD_MASK: Final[i64] = 7
FLIP: Final[i64] = 3
BOTTOM: Final[i64] = 4
BOTTOM_HALF: Final[i64] = 7
SIDE: Final[i64] = 8
DECLARED_BITS: Final[i64] = 3
HANDS: Final[i64] = 128


def list_plans(g: State, seat: i64) -> None:
    """NEON-PLAN-01, NEON-PLAN-06, NEON-PLAN-07: every distinct plan of the hand, on the ship too."""
    t = g.t
    at = g.block(seat)
    hand = g.s[at + F_ID] * HANDS + g.s[at + F_HAND]
    i = t.plans_first[hand]
    while i < t.plans_end[hand]:
        g.add(PLAN | t.plans[i] << VERB_BITS)
        i += 1


def any_plan(g: State, seat: i64, dice: Dice) -> i64:
    """One of the plans of the hand, each as likely as the other."""
    t = g.t
    at = g.block(seat)
    hand = g.s[at + F_ID] * HANDS + g.s[at + F_HAND]
    first = t.plans_first[hand]
    return PLAN | t.plans[first + dice.below(t.plans_end[hand] - first)] << VERB_BITS


def top_card(plan: i64) -> i64:
    return plan & CARD_MASK


def bottom_card(plan: i64) -> i64:
    return plan >> BOTTOM & CARD_MASK


def half_at(g: State, seat: i64, slot: i64) -> i64:
    """NEON-PLAN-02, NEON-ACT-02: the options of a half of the row, read from left to right."""
    plan = g.s[g.block(seat) + F_PLAN]
    flip = plan >> FLIP & 1
    on_left = plan >> SIDE & 1 == 0
    bottom: i64 = 0 if on_left else ROW - 1
    if slot == bottom:
        return g.half_options(seat, bottom_card(plan), plan >> BOTTOM_HALF & 1)
    place = slot - 1 if on_left else slot
    return g.half_options(seat, top_card(plan), flip if place == 0 else 1 - flip)


def reveal(g: State, seat: i64, move: i64) -> None:
    """NEON-PLAN-03, NEON-R-24, NEON-PLAN-04, NEON-PLAN-05.

    The row is open; the top card gives the initiative.
    """
    s = g.s
    at = g.block(seat)
    plan = move >> VERB_BITS
    s[at + F_PLAN] = plan
    s[at + F_INITIATIVE] = g.t.initiative[s[at + F_ID] * CARDS + top_card(plan)]
    s[at + F_HAND] &= ~(1 << top_card(plan) | 1 << bottom_card(plan))
    s[at + F_DECLARED] = 0
    if g.listening:
        g.tell(tells.REVEALED, seat, plan, s[at + F_INITIATIVE])


def open_reveal(g: State) -> None:
    """NEON-ACT-01, NEON-INIT-05: declarations and field tokens in provisional order, then abilities."""
    order = turn_order(g)
    i: i64 = len(order) - 1
    while i >= 0:
        who = order[i]
        if g.place(who) >= 0 and g.t.fighter_windows[g.s[g.block(who) + F_ID]] >> W_REVEAL & 1:
            g.push(ASK_WINDOW, W_REVEAL, who, MAIN)
        i -= 1
    i = len(order) - 1
    while i >= 0:
        g.push(STEP_ATTACH, order[i], 0, 0)
        i -= 1


def attach(g: State, seat: i64) -> None:
    """NEON-ACT-01, NEON-JOK-01, NEON-R-28: a field token for each Defence half, as many as there are."""
    g.pop()
    slot = ROW - 1
    while slot >= 0:
        options = half_at(g, seat, slot)
        if options == 1 << DEFENSE:
            set_declared(g, seat, slot, DEFENSE)
        elif options >> DEFENSE & 1:
            g.push(ASK_DECLARE, seat, slot, 0)
        slot -= 1


def list_declarations(g: State, seat: i64, slot: i64) -> None:
    """NEON-R-32: a half with Defence and an alternative is fixed at the reveal."""
    options = half_at(g, seat, slot)
    option: i64 = 0
    while options >> option != 0:
        if options >> option & 1:
            g.add(code(DECLARE, slot, option, 0))
        option += 1


def set_declared(g: State, seat: i64, slot: i64, option: i64) -> None:
    """NEON-ACT-01, NEON-ACT-03, NEON-R-32: fixes the half; Defence attaches a field token at once."""
    s = g.s
    at = g.block(seat)
    s[at + F_DECLARED] |= (option + 1) << (slot * DECLARED_BITS)
    if g.listening:
        g.tell(tells.DECLARED, seat, slot, option)
    if option == DEFENSE and s[at + F_FIELD] < g.t.fields and s[at + F_PLAN] >= 0:
        s[at + F_FIELD] += 1
        if g.listening:
            g.tell(tells.FIELD_ATTACHED, seat, s[at + F_FIELD])


def options_at(g: State, seat: i64, slot: i64) -> i64:
    """NEON-ACT-03: what a half still offers: all its options, or the one that was declared."""
    declared = g.s[g.block(seat) + F_DECLARED] >> (slot * DECLARED_BITS) & (1 << DECLARED_BITS) - 1
    if declared > 0:
        return 1 << (declared - 1)
    return half_at(g, seat, slot)


def put_away(g: State, seat: i64) -> None:
    """NEON-ACT-05: the two played cards go to the discard pile."""
    s = g.s
    at = g.block(seat)
    plan = s[at + F_PLAN]
    s[at + F_DISCARD] |= 1 << top_card(plan) | 1 << bottom_card(plan)


def cards_to_draw(g: State, seat: i64) -> i64:
    """NEON-ACT-05: back to a full hand."""
    return g.t.hand - count(g.s[g.block(seat) + F_HAND])


def draw_cards(g: State, seat: i64, cards: i64) -> None:
    """NEON-SET-13, NEON-ACT-05: cards go from the deck to the hand."""
    s = g.s
    at = g.block(seat)
    s[at + F_HAND] |= cards
    s[at + F_DECK] &= ~cards
    if g.listening:
        g.tell(tells.CARDS_DRAWN, seat, cards)


def shuffle_cards(g: State, seat: i64) -> None:
    """NEON-ACT-05: an empty deck is made anew from the discard pile."""
    s = g.s
    at = g.block(seat)
    s[at + F_DECK] = s[at + F_DISCARD]
    s[at + F_DISCARD] = 0


def argument(move: i64, index: i64) -> i64:
    """One of the arguments of a move."""
    return move >> (VERB_BITS + 8 * index) & ARG_MASK
