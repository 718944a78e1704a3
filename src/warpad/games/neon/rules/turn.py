"""Phase 2: a fighter's turn, landing, the halves of the row and the plain actions."""

from typing import Final

from warpad.core.vecs import i64
from warpad.games.neon.data.codes import (
    ATTACK,
    DEFENSE,
    LEADERSHIP,
    MOVE,
    ROW,
    SEARCH,
    SHIP,
    W_TURN,
    W_TURN_START,
)
from warpad.games.neon.rules import event_kinds as tells
from warpad.games.neon.rules.fight.abilities import forget_uses
from warpad.games.neon.rules.fight.aiming import has_target, list_aims
from warpad.games.neon.rules.fight.damage import gain, take_leader
from warpad.games.neon.rules.fight.effects import run_automatic
from warpad.games.neon.rules.fight.windows import MAIN, has_source, list_window
from warpad.games.neon.rules.frames import (
    ASK_AIM,
    ASK_HALF,
    ASK_LAND,
    ASK_MOVE,
    ASK_WINDOW,
    DEAL_CARDS,
    STEP_SEARCH,
)
from warpad.games.neon.rules.layout import (
    ACTIVE,
    F_ACTED,
    F_HALF,
    F_LOST,
    F_PLACE,
    F_TOKEN,
    F_UPGRADE,
    MAY_SKIP,
    RING,
    RING_SIZE,
    TURNS,
)
from warpad.games.neon.rules.moves import ACT, LAND, SKIP, VERB_MASK
from warpad.games.neon.rules.planning import argument, cards_to_draw, options_at, put_away
from warpad.games.neon.rules.search import can_search
from warpad.games.neon.rules.state import State, code

TURN_TOKEN: Final[i64] = 0
TURN_LAND: Final[i64] = 1
TURN_START: Final[i64] = 2
TURN_HALVES: Final[i64] = 3
TURN_LATE: Final[i64] = TURN_HALVES + ROW
TURN_END: Final[i64] = TURN_LATE + 1

DEFENSE_ENERGY: Final[i64] = 2
TAKEOVER_ENERGY: Final[i64] = 1


def begin_turn(g: State, seat: i64) -> None:
    """NEON-LAND-03: a turn in full, also for one who was defeated earlier in the round."""
    s = g.s
    at = g.block(seat)
    s[TURNS] += 1
    s[at + F_ACTED] = s[TURNS]
    s[at + F_LOST] = 0
    s[at + F_HALF] = 0
    s[ACTIVE] = seat
    if g.listening:
        g.tell(tells.TURN_BEGUN, seat)


def step_turn(g: State, seat: i64, stage: i64) -> None:
    """NEON-ACT-08, NEON-ACT-09, NEON-R-03.

    Token return, landing, effects of the start, then the halves from left to right.
    """
    s = g.s
    at = g.block(seat)
    s[g.top() + 2] = stage + 1
    if TURN_LAND < stage < TURN_END and s[at + F_LOST]:
        s[g.top() + 2] = TURN_END
        return
    if stage == TURN_TOKEN:
        return_token(g, seat)
    elif stage == TURN_LAND:
        if s[at + F_PLACE] == SHIP:
            g.push(ASK_LAND, seat, 0, 0)
    elif stage == TURN_START:
        start_effects(g, seat)
    elif stage < TURN_LATE:
        s[at + F_HALF] = stage - TURN_HALVES
        g.push(ASK_HALF, seat, stage - TURN_HALVES, 0)
    elif stage == TURN_LATE:
        s[at + F_HALF] = ROW
        if has_source(g, W_TURN, seat):
            g.push(ASK_WINDOW, W_TURN, seat, MAIN)
    else:
        end_turn(g, seat)


def return_token(g: State, seat: i64) -> None:
    """NEON-ACT-07, NEON-TOK-01: the special token comes back from the arena."""
    at = g.block(seat) + F_TOKEN
    if g.s[at] >= 0:
        g.s[at] = -1
        if g.listening:
            g.tell(tells.TOKEN_RETURNED, seat)


def list_landings(g: State) -> None:
    """NEON-LAND-01: any open sector."""
    i: i64 = 0
    while i < g.s[RING_SIZE]:
        g.add(code(LAND, g.s[RING + i], 0, 0))
        i += 1


def start_effects(g: State, seat: i64) -> None:
    """NEON-ACT-08, NEON-UPG-01: automatic effects at the start of a turn."""
    upgrade = g.s[g.block(seat) + F_UPGRADE] - 1
    if upgrade >= 0 and g.t.upgrade_windows[upgrade] >> W_TURN_START & 1:
        run_automatic(g, seat, W_TURN_START, g.t.upgrade_first[upgrade], g.t.upgrade_effects[upgrade])


def list_half(g: State, seat: i64, slot: i64) -> None:
    """NEON-ACT-03, NEON-ACT-04, NEON-ACT-06, NEON-R-01.

    An option that can be performed, an ability of the turn; nothing only where no option can be.
    """
    able = list_acts(g, seat, slot)
    if not able or may_skip(g):
        g.add(code(SKIP, slot, 0, 0))
    list_window(g, W_TURN, seat, MAIN)


def may_skip(g: State) -> bool:
    """NEON-R-01: by the loose reading every action may be left out."""
    return g.s[MAY_SKIP] != 0 or g.t.may_skip != 0


def list_acts(g: State, seat: i64, slot: i64) -> bool:
    """NEON-ACT-03, NEON-ACT-04: the options of the half that can be performed; is there any?"""
    options = options_at(g, seat, slot)
    option: i64 = 0
    able = False
    while options >> option != 0:
        if options >> option & 1 and can_act(g, seat, option):
            g.add(code(ACT, option, slot, 0))
            able = True
        option += 1
    return able


def is_compulsory_attack(g: State) -> bool:
    """NEON-R-01: all that the half at hand leaves is an attack; it is announced, never begun unseen."""
    return g.s[g.top()] == ASK_HALF and g.moves[0] & VERB_MASK == ACT and argument(g.moves[0], 0) == ATTACK


def can_act(g: State, seat: i64, option: i64) -> bool:
    """NEON-ACT-04: can the action be performed at all?"""
    if option == SEARCH:
        return can_search(g, seat)
    if option == ATTACK:
        return can_attack(g, seat)
    return option != MOVE or g.s[RING_SIZE] > 1


def can_attack(g: State, seat: i64) -> bool:
    if g.t.basic_range[0] >= 0 and has_foe_here(g, seat):
        return True
    before = g.count
    list_aims(g, seat)
    found = g.count > before
    g.count = before
    return found


def has_foe_here(g: State, seat: i64) -> bool:
    return has_target(g, seat, g.place(seat))


def act(g: State, seat: i64, option: i64, slot: i64) -> None:
    """NEON-ACT-02, NEON-DEFA-01, NEON-NRG-01: performs one option of a half."""
    g.pop()
    if g.listening:
        g.tell(tells.ACTED, seat, slot, option)
    if option in (MOVE, SEARCH):
        forget_uses(g)
    if option == MOVE:
        g.push(ASK_MOVE, seat, 0, 0)
    elif option == SEARCH:
        g.push(STEP_SEARCH, seat, 0, 0)
    elif option == ATTACK:
        g.push(ASK_AIM, seat, 0, 0)
    elif option == DEFENSE:
        gain(g, seat, DEFENSE_ENERGY)
    elif option == LEADERSHIP:
        take_over(g, seat)
    else:
        gain(g, seat, g.t.action_energy[option])


def take_over(g: State, seat: i64) -> None:
    """NEON-LEAD-01, NEON-LEAD-02, NEON-R-04: the leader token and 1 energy, also for its holder."""
    take_leader(g, seat)
    gain(g, seat, TAKEOVER_ENERGY)


def skip(g: State, seat: i64, slot: i64) -> None:
    """NEON-ACT-04, NEON-R-01: an action that cannot be performed has no effect; or it was left out."""
    g.pop()
    if g.listening:
        before = g.count
        able = list_acts(g, seat, slot)
        g.count = before
        g.tell(tells.SKIPPED if able else tells.UNABLE, seat, slot)


def end_turn(g: State, seat: i64) -> None:
    """NEON-ACT-05, NEON-ACT-09: also after a defeat the cards are put away and drawn anew."""
    g.pop()
    g.s[g.block(seat) + F_HALF] = ROW
    put_away(g, seat)
    if g.place(seat) >= SHIP:
        g.push(DEAL_CARDS, seat, cards_to_draw(g, seat), 0)
