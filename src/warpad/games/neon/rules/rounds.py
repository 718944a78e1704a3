"""The four phases of a round, one after the other."""

from typing import Final

from warpad.core.vecs import i64
from warpad.games.neon.data.codes import AUTOMA, NO_ONE, OUT, ROW
from warpad.games.neon.rules import event_kinds as tells
from warpad.games.neon.rules.closing import open_closings
from warpad.games.neon.rules.fight.abilities import forget_uses
from warpad.games.neon.rules.frames import ASK_PLAN, STEP_AUTOMA, STEP_TURN
from warpad.games.neon.rules.layout import (
    ACTIVE,
    F_ACTED,
    F_DECLARED,
    F_EXHAUSTED,
    F_FIELD,
    F_FIRST,
    F_HALF,
    F_INITIATIVE,
    F_LOST,
    F_PLAN,
    F_TOKEN,
    PHASE,
    PLAYERS,
    ROUND,
    TURNS,
)
from warpad.games.neon.rules.order import next_to_act
from warpad.games.neon.rules.planning import open_reveal
from warpad.games.neon.rules.scoring import finish, is_over_by_rounds, is_over_by_survival
from warpad.games.neon.rules.state import State
from warpad.games.neon.rules.turn import begin_turn

PHASE_CARDS: Final[i64] = 1
PHASE_ACTIONS: Final[i64] = 2
PHASE_CHECK: Final[i64] = 3
PHASE_CLOSING: Final[i64] = 4

CHOOSE_CARDS: Final[i64] = 0
REVEAL_ROWS: Final[i64] = 1
TAKE_TURNS: Final[i64] = 2
AUTOMA_TURN: Final[i64] = 3
CHECK_END: Final[i64] = 4
CLOSE_SECTORS: Final[i64] = 5


def step_round(g: State, stage: i64) -> None:
    """NEON-RND-01: cards, actions, end-of-game check, closing."""
    s = g.s
    s[g.top() + 1] = stage + 1
    if stage == CHOOSE_CARDS:
        begin_round(g)
    elif stage == REVEAL_ROWS:
        s[PHASE] = PHASE_ACTIONS
        open_reveal(g)
    elif stage == TAKE_TURNS:
        take_next_turn(g)
    elif stage == AUTOMA_TURN:
        s[ACTIVE] = NO_ONE
        if g.place(AUTOMA) >= 0:
            s[ACTIVE] = AUTOMA
            g.push(STEP_AUTOMA, 0, NO_ONE, 0)
    elif stage == CHECK_END:
        s[ACTIVE] = NO_ONE
        s[PHASE] = PHASE_CHECK
        if is_over_by_survival(g) or is_over_by_rounds(g):
            finish(g)
    elif stage == CLOSE_SECTORS:
        s[PHASE] = PHASE_CLOSING
        open_closings(g)
    else:
        end_round(g)


def begin_round(g: State) -> None:
    """NEON-PLAN-01, NEON-RND-02: a new cell of the board; everybody chooses cards."""
    s = g.s
    s[ROUND] += 1
    s[PHASE] = PHASE_CARDS
    s[TURNS] = 0
    s[ACTIVE] = NO_ONE
    forget_uses(g)
    if g.listening:
        g.tell(tells.ROUND_BEGUN, s[ROUND])
    g.push(ASK_PLAN, 0, 0, 0)


def take_next_turn(g: State) -> None:
    """NEON-INIT-03, NEON-INIT-04: the order is worked out anew after every turn."""
    who = next_to_act(g)
    if who == NO_ONE:
        return
    g.s[g.top() + 1] = TAKE_TURNS
    begin_turn(g, who)
    g.push(STEP_TURN, who, 0, 0)


def end_round(g: State) -> None:
    """NEON-RND-03, NEON-RND-04, NEON-RND-05, NEON-RND-06, NEON-AUTO-11: what the end of a round puts away."""
    s = g.s
    seat: i64 = 0
    while seat < s[PLAYERS]:
        at = g.block(seat)
        s[at + F_FIELD] = 0
        s[at + F_EXHAUSTED] = 0
        s[at + F_PLAN] = -1
        s[at + F_DECLARED] = 0
        s[at + F_INITIATIVE] = 0
        s[at + F_ACTED] = 0
        s[at + F_FIRST] = 0
        s[at + F_LOST] = 0
        s[at + F_HALF] = ROW
        if g.place(seat) == OUT:
            s[at + F_TOKEN] = -1
        seat += 1
    if is_over_by_survival(g):
        finish(g)
        return
    s[g.top() + 1] = CHOOSE_CARDS
