"""The Search action: its price, the cards looked at, those that are kept."""

from typing import Final

from warpad.core.bag import size
from warpad.core.vecs import i64
from warpad.games.neon.data.codes import CLASSES, W_SEARCH
from warpad.games.neon.rules import event_kinds as tells
from warpad.games.neon.rules.equipment import hand_over
from warpad.games.neon.rules.fight.damage import lose
from warpad.games.neon.rules.fight.effects import run_automatic
from warpad.games.neon.rules.fight.windows import MAIN, has_source
from warpad.games.neon.rules.frames import ASK_LEAVE, ASK_PLACE, ASK_WINDOW, DEAL_LOOT
from warpad.games.neon.rules.layout import (
    DECK,
    DISCARD,
    EXTRA,
    F_UPGRADE,
    KEEP,
    LOOK,
    LOOK_KNOWN,
    LOOKED,
    LOOKER,
    TOKENS,
)
from warpad.games.neon.rules.moves import LEAVE
from warpad.games.neon.rules.sizes import MOST_LOOKED
from warpad.games.neon.rules.state import State, code

PAY_AND_ASK: Final[i64] = 0
LOOK_AT: Final[i64] = 1
LEAVE_SOME: Final[i64] = 2
PLACE_REST: Final[i64] = 3
GREEN: Final[i64] = 0


def search_cost(g: State, seat: i64) -> i64:
    """NEON-SRCH-01: 1 energy for each search token in the own sector."""
    t = g.t
    sector = g.place(seat)
    price = g.s[TOKENS + sector] + t.sector_search_cost[sector]
    upgrade = g.s[g.block(seat) + F_UPGRADE] - 1
    if upgrade >= 0:
        price += t.upgrade_search_cost[upgrade]
    return price if price > 0 else 0


def can_search(g: State, seat: i64) -> bool:
    """NEON-SRCH-01: not without the energy for it."""
    return g.energy(seat) >= search_cost(g, seat)


def step_search(g: State, seat: i64, stage: i64) -> None:
    """NEON-SRCH-02: pay, look, keep, place, and leave a search token behind."""
    s = g.s
    s[g.top() + 2] = stage + 1
    if stage == PAY_AND_ASK:
        begin_search(g, seat)
    elif stage == LOOK_AT:
        look(g, seat)
    elif stage == LEAVE_SOME:
        if s[LOOKED] > s[KEEP]:
            s[g.top() + 2] = LEAVE_SOME
            g.push(ASK_LEAVE, seat, 0, 0)
    elif stage == PLACE_REST:
        g.push(ASK_PLACE, seat, 0, 0)
    else:
        leave_token(g, seat)


def begin_search(g: State, seat: i64) -> None:
    """NEON-SRCH-01, NEON-SRCH-08, NEON-SEC-06: the price, then what lets one look at more."""
    s = g.s
    t = g.t
    sector = g.place(seat)
    price = search_cost(g, seat)
    lose(g, seat, price)
    if g.listening:
        g.tell(tells.SEARCHED, seat, sector, price)
    s[EXTRA] = 0
    if t.sector_windows[sector] >> W_SEARCH & 1:
        run_automatic(g, seat, W_SEARCH, t.sector_first[sector], t.sector_effects[sector])
    if has_source(g, W_SEARCH, seat):
        g.push(ASK_WINDOW, W_SEARCH, seat, MAIN)


def look(g: State, seat: i64) -> None:
    """NEON-SRCH-02, NEON-SRCH-03, NEON-SRCH-08, NEON-R-16.

    Cards by class; more cards do not mean more kept.
    """
    s = g.s
    t = g.t
    kind = t.sector_class[g.place(seat)]
    s[KEEP] = t.class_keep[kind]
    more = kind if t.mall_own_class else GREEN
    deck = CLASSES - 1
    while deck >= 0:
        number = t.class_look[kind * CLASSES + deck]
        if deck == more:
            number += s[EXTRA]
        if number > 0:
            g.push(DEAL_LOOT, deck, number, seat)
        deck -= 1


def deck_is_dry(g: State, kind: i64) -> bool:
    """NEON-SRCH-06: shuffles the discard pile into an empty deck; True when nothing is left at all."""
    t = g.t
    first = DECK + t.class_first[kind]
    end = DECK + t.class_end[kind]
    if size(g.s, first, end) > 0:
        return False
    shift = DISCARD - DECK
    if size(g.s, first + shift, end + shift) == 0:
        return True
    i = first
    while i < end:
        g.s[i] = g.s[i + shift]
        g.s[i + shift] = 0
        i += 1
    know_looked(g, kind)
    if g.listening:
        g.tell(tells.DECK_SHUFFLED, kind)
    return False


def know_looked(g: State, kind: i64) -> None:
    """NEON-HID-01: cards that emptied a deck are known to all, since the rest of the deck lies open."""
    s = g.s
    i: i64 = 0
    while i < s[LOOKED]:
        if g.t.design_class[s[LOOK + i]] == kind:
            s[LOOK_KNOWN + i] = 1
        i += 1


def deal_loot(g: State, kind: i64, seat: i64, number: i64) -> None:
    """NEON-SRCH-05, NEON-SRCH-09: one card goes to the looker, unseen by the others."""
    s = g.s
    design = g.t.class_first[kind] + number
    s[DECK + design] -= 1
    hold(g, seat, design, 0)
    if g.listening:
        g.tell(tells.LOOKED, seat, design, kind)
        g.tell(tells.LOOKED_HIDDEN, seat, kind)
    at = g.top()
    s[at + 2] -= 1
    if s[at + 2] == 0 or s[LOOKED] == MOST_LOOKED:
        g.pop()


def hold(g: State, seat: i64, design: i64, known: i64) -> None:
    """A card waits to be placed by its owner."""
    s = g.s
    s[LOOKER] = seat
    s[LOOK + s[LOOKED]] = design
    s[LOOK_KNOWN + s[LOOKED]] = known
    s[LOOKED] += 1


def list_leaves(g: State) -> None:
    """NEON-SRCH-02: which of the cards looked at is not kept."""
    s = g.s
    i: i64 = 0
    while i < s[LOOKED]:
        twin: i64 = 0
        while s[LOOK + twin] != s[LOOK + i]:
            twin += 1
        if twin == i:
            g.add(code(LEAVE, s[LOOK + i], 0, 0))
        i += 1


def leave(g: State, seat: i64, design: i64) -> None:
    """NEON-SRCH-04: it goes face up to the discard pile of its class."""
    g.pop()
    hand_over(g, design)
    g.s[DISCARD + design] += 1
    if g.listening:
        g.tell(tells.LEFT, seat, design)


def leave_token(g: State, seat: i64) -> None:
    """NEON-SRCH-07, NEON-SET-15: one search token more in the own sector; there are always enough."""
    g.pop()
    sector = g.place(seat)
    g.s[TOKENS + sector] += 1
    if g.listening:
        g.tell(tells.SEARCH_TOKEN_LAID, sector, g.s[TOKENS + sector])
