"""What a seat cannot know, dealt anew: hands and decks, cards being looked at, upgrades."""

from warpad.core.bag import draw
from warpad.core.bits import count, nth
from warpad.core.dice import Dice
from warpad.core.vecs import i64
from warpad.games.neon.rules.layout import (
    DECK,
    F_DECK,
    F_HAND,
    LOOK,
    LOOK_KNOWN,
    LOOKED,
    LOOKER,
    OFFER,
    OFFER_KNOWN,
    OFFERED,
    PLAYERS,
    UNDER,
    UNDER_KNOWN,
    UPGRADES_UNDER,
    UPGRADES_UNSEEN,
)
from warpad.games.neon.rules.state import State


def deal_anew(g: State, seat: i64, dice: Dice) -> None:
    """NEON-HID-01: keeps all that is public or this seat's own secret."""
    who: i64 = 0
    while who < g.s[PLAYERS]:
        if who != seat:
            deal_hand(g, who, dice)
        who += 1
    if g.s[LOOKER] != seat:
        deal_looked(g, dice)
    deal_upgrades(g, seat, dice)
    g.ready = False


def take_any(mask: i64, dice: Dice) -> i64:
    """One of the bits of a mask, as a mask."""
    return 1 << nth(mask, dice.below(count(mask)))


def deal_hand(g: State, who: i64, dice: Dice) -> None:
    """Hand and deck of another seat are known together, not apart."""
    s = g.s
    at = g.block(who)
    pool = s[at + F_HAND] | s[at + F_DECK]
    left = count(s[at + F_HAND])
    hand: i64 = 0
    while left > 0:
        card = take_any(pool & ~hand, dice)
        hand |= card
        left -= 1
    s[at + F_HAND] = hand
    s[at + F_DECK] = pool & ~hand


def deal_looked(g: State, dice: Dice) -> None:
    """Cards another seat looks at, or has to place, come from the deck of their class."""
    s = g.s
    t = g.t
    i: i64 = 0
    while i < s[LOOKED]:
        if s[LOOK_KNOWN + i] == 0:
            s[DECK + s[LOOK + i]] += 1
        i += 1
    i = 0
    while i < s[LOOKED]:
        if s[LOOK_KNOWN + i] == 0:
            kind = t.design_class[s[LOOK + i]]
            first = t.class_first[kind]
            design = first + draw(s, DECK + first, DECK + t.class_end[kind], dice)
            s[LOOK + i] = design
            s[DECK + design] -= 1
        i += 1


def deal_upgrades(g: State, seat: i64, dice: Dice) -> None:
    """Upgrades in the deck, under it or in another's hands, but for those this seat has seen."""
    s = g.s
    pool = s[UPGRADES_UNSEEN]
    pool |= unseen_part(g, UNDER, UNDER_KNOWN, s[UPGRADES_UNDER], seat)
    pool |= unseen_part(g, OFFER, OFFER_KNOWN, s[OFFERED], seat)
    pool = refill(g, UNDER, UNDER_KNOWN, s[UPGRADES_UNDER], seat, pool, dice)
    s[UPGRADES_UNSEEN] = refill(g, OFFER, OFFER_KNOWN, s[OFFERED], seat, pool, dice)


def is_known(knowers: i64, seat: i64) -> bool:
    return seat >= 0 and knowers >> seat & 1 != 0


def unseen_part(g: State, cards: i64, knowers: i64, number: i64, seat: i64) -> i64:
    mask: i64 = 0
    i: i64 = 0
    while i < number:
        if not is_known(g.s[knowers + i], seat):
            mask |= 1 << g.s[cards + i]
        i += 1
    return mask


def refill(g: State, cards: i64, knowers: i64, number: i64, seat: i64, pool: i64, dice: Dice) -> i64:
    """Deals new cards to the places this seat does not know; what is left of the pool remains."""
    left = pool
    i: i64 = 0
    while i < number:
        if not is_known(g.s[knowers + i], seat):
            card = take_any(left, dice)
            g.s[cards + i] = nth(card, 0)
            left &= ~card
        i += 1
    return left
