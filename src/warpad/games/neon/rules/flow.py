"""Runs the agenda: steps by themselves, choices listed for whoever has to decide."""

from warpad.core.vecs import i64
from warpad.games.neon.data.codes import (
    NO_ONE,
    W_PAY,
)
from warpad.games.neon.rules import event_kinds as tells
from warpad.games.neon.rules.automa import step_automa
from warpad.games.neon.rules.chance import choose_fighter, free_fighters, is_settled
from warpad.games.neon.rules.closing import (
    IN_FLOOD,
    choose_escape,
    list_escapes,
    step_closing,
    step_escape,
    step_flood,
)
from warpad.games.neon.rules.equipment import (
    drop,
    lift,
    list_payments,
    list_places,
    list_surplus,
    pay,
    place,
    spend,
)
from warpad.games.neon.rules.fight.aiming import declare_attack, list_aims
from warpad.games.neon.rules.fight.attack import reopen, step_attack
from warpad.games.neon.rules.fight.damage import list_spoils, strip
from warpad.games.neon.rules.fight.defence import block, list_blocks
from warpad.games.neon.rules.fight.effects import apply, drain_ally, list_drained, use
from warpad.games.neon.rules.fight.rerolling import list_rerolls, reroll
from warpad.games.neon.rules.fight.windows import MAIN, list_window, offer_move
from warpad.games.neon.rules.frames import (
    ASK_AIM,
    ASK_ALLY,
    ASK_BLOCK,
    ASK_DECLARE,
    ASK_DICE,
    ASK_DIRECT,
    ASK_FIGHTER,
    ASK_FLEE,
    ASK_HALF,
    ASK_LAND,
    ASK_LEAVE,
    ASK_MOVE,
    ASK_PAY,
    ASK_PLACE,
    ASK_PLAN,
    ASK_SPOILS,
    ASK_SURPLUS,
    ASK_UPGRADE,
    ASK_WINDOW,
    LAST_DECISION,
    LAST_STEP,
    STEP_APPLY,
    STEP_ATTACH,
    STEP_ATTACK,
    STEP_AUTOMA,
    STEP_CLOSING,
    STEP_ESCAPE,
    STEP_FLOOD,
    STEP_MAINTAIN,
    STEP_PAID,
    STEP_ROUND,
    STEP_SEARCH,
    STEP_SPEND,
    STEP_STRIP,
    STEP_TURN,
)
from warpad.games.neon.rules.layout import CLOSING, DEPTH, F_UPGRADE, LOOKED, LOOKER
from warpad.games.neon.rules.maintenance import choose_upgrade, list_upgrades, step_maintain
from warpad.games.neon.rules.moves import ACT, FLEE, PASS, PICK, SKIP, STAY, VERB_BITS, VERB_MASK
from warpad.games.neon.rules.moving import list_moves
from warpad.games.neon.rules.planning import argument, attach, list_declarations, list_plans, set_declared
from warpad.games.neon.rules.relocating import relocate
from warpad.games.neon.rules.rounds import step_round
from warpad.games.neon.rules.search import hold, leave, list_leaves, step_search
from warpad.games.neon.rules.state import State, code
from warpad.games.neon.rules.turn import (
    act,
    is_compulsory_attack,
    list_half,
    list_landings,
    skip,
    step_turn,
)


def run(g: State) -> None:
    """Goes on until somebody has a real choice, chance decides, or the game is over."""
    s = g.s
    g.ready = False
    while s[DEPTH] > 0:
        kind = s[g.top()]
        if kind <= LAST_STEP:
            step(g, kind)
        elif kind > LAST_DECISION:
            if not is_settled(g, kind):
                return
        elif kind == ASK_PLAN:
            return
        else:
            fill(g)
            if g.count > 1 or is_compulsory_attack(g):
                g.ready = True
                return
            if g.count == 1:
                decide(g, g.moves[0])
            else:
                g.pop()


def step(g: State, kind: i64) -> None:
    """Carries out a frame that needs nobody."""
    s = g.s
    at = g.top()
    if kind == STEP_ATTACK:
        step_attack(g)
    elif kind == STEP_TURN:
        step_turn(g, s[at + 1], s[at + 2])
    elif kind == STEP_APPLY:
        effect = s[at + 1]
        seat = s[at + 2]
        arg = s[at + 3]
        g.pop()
        apply(g, effect, seat, arg)
    elif kind == STEP_ROUND:
        step_round(g, s[at + 1])
    elif kind == STEP_ATTACH:
        attach(g, s[at + 1])
    elif kind == STEP_SEARCH:
        step_search(g, s[at + 1], s[at + 2])
    elif kind == STEP_PAID:
        settle_payment(g, s[at + 1])
    elif kind == STEP_SPEND:
        seat = s[at + 1]
        slot = s[at + 2]
        design = s[at + 3]
        g.pop()
        spend(g, seat, slot, design)
    elif kind == STEP_CLOSING:
        step_closing(g, s[at + 1])
    elif kind == STEP_ESCAPE:
        step_escape(g, s[at + 1], s[at + 2], s[at + 3])
    elif kind == STEP_FLOOD:
        step_flood(g, s[at + 1])
    elif kind == STEP_AUTOMA:
        step_automa(g, s[at + 1], s[at + 2])
    elif kind == STEP_STRIP:
        strip(g, s[at + 1])
    elif kind == STEP_MAINTAIN:
        step_maintain(g, s[at + 1], s[at + 2])
    else:
        g.pop()


def settle_payment(g: State, seat: i64) -> None:
    """NEON-SUP-01: the payer may have an effect that saves the card; then it is discarded."""
    s = g.s
    s[g.top()] = STEP_SPEND
    upgrade = s[g.block(seat) + F_UPGRADE] - 1
    if upgrade >= 0 and g.t.upgrade_windows[upgrade] >> W_PAY & 1:
        g.push(ASK_WINDOW, W_PAY, seat, MAIN)


def list_options(g: State, seat: i64) -> None:
    """Puts the options of a seat into `moves`."""
    if g.s[DEPTH] > 0 and g.s[g.top()] == ASK_PLAN:
        g.count = 0
        list_plans(g, seat)
        g.ready = False
    elif not g.ready:
        fill(g)
        g.ready = True


def fill(g: State) -> None:
    """Lists the options of the choice on top of the agenda."""
    s = g.s
    at = g.top()
    kind = s[at]
    a = s[at + 1]
    b = s[at + 2]
    c = s[at + 3]
    g.count = 0
    if kind == ASK_WINDOW:
        list_window(g, a, b, c)
        if g.count > 0 or s[at] == ASK_WINDOW:
            g.add(code(PASS, 0, 0, 0))
    elif kind == ASK_HALF:
        list_half(g, a, b)
    elif kind == ASK_MOVE:
        list_moves(g, a)
    elif kind == ASK_AIM:
        list_aims(g, a)
    elif kind == ASK_PLACE:
        list_places(g, a)
    elif kind == ASK_LEAVE:
        list_leaves(g)
    elif kind == ASK_PAY:
        list_payments(g, a, b, c)
    elif kind == ASK_DICE:
        list_rerolls(g, b, c)
    elif kind == ASK_BLOCK:
        list_blocks(g)
    elif kind == ASK_LAND:
        list_landings(g)
    elif kind == ASK_DECLARE:
        list_declarations(g, a, b)
    elif kind == ASK_FLEE:
        list_escapes(g, a, b)
    else:
        fill_rare(g, kind, a, b)


def fill_rare(g: State, kind: i64, a: i64, b: i64) -> None:
    """The choices that come up a few times in a game."""
    if kind == ASK_SURPLUS:
        list_surplus(g, a, b)
    elif kind == ASK_DIRECT:
        offer_move(g, a, b, g.t.e_first[b])
    elif kind == ASK_SPOILS:
        list_spoils(g, b)
        g.add(code(PASS, 0, 0, 0))
    elif kind == ASK_UPGRADE:
        list_upgrades(g)
    elif kind == ASK_ALLY:
        list_drained(g, a)
    elif kind == ASK_FIGHTER:
        free = free_fighters(g)
        fighter: i64 = 0
        while free >> fighter != 0:
            if free >> fighter & 1:
                g.add(code(PICK, fighter, 0, 0))
            fighter += 1


def decide(g: State, move: i64) -> None:
    """Carries out a move of the choice on top of the agenda."""
    s = g.s
    at = g.top()
    kind = s[at]
    seat = s[at + 1]
    verb = move & VERB_MASK
    a = argument(move, 0)
    b = argument(move, 1)
    if kind == ASK_WINDOW:
        if verb == PASS:
            g.pop()
        else:
            user = s[at + 2]
            reopen(g, s[at + 1], user)
            use(g, user, a, b)
    elif kind == ASK_HALF:
        if verb == ACT:
            act(g, seat, a, b)
        elif verb == SKIP:
            skip(g, seat, a)
        else:
            use(g, seat, a, b)
    elif kind == ASK_MOVE:
        if verb == STAY:
            stay(g, seat)
        else:
            go(g, seat, a, b)
    elif kind == ASK_AIM:
        g.pop()
        declare_attack(g, seat, a, b, argument(move, 2))
    elif kind == ASK_PLACE:
        settle_place(g, seat, verb, a, b)
    elif kind == ASK_LEAVE:
        leave(g, seat, a)
    elif kind == ASK_PAY:
        g.pop()
        pay(g, seat, verb, a, b)
    elif kind == ASK_DICE:
        reroll(g, seat, s[at + 2], move >> VERB_BITS)
    elif kind == ASK_BLOCK:
        g.pop()
        block(g, a)
    elif kind == ASK_LAND:
        g.pop()
        relocate(g, seat, a)
    elif kind == ASK_DECLARE:
        g.pop()
        set_declared(g, seat, a, b)
    elif kind == ASK_FLEE:
        settle_escape(g, seat, verb, a)
    else:
        decide_rare(g, kind, seat, verb, a, b)


def decide_rare(g: State, kind: i64, seat: i64, verb: i64, a: i64, b: i64) -> None:
    s = g.s
    if kind == ASK_SURPLUS:
        drop(g, seat, s[g.top() + 2], a)
    elif kind == ASK_DIRECT:
        g.pop()
        apply(g, a, seat, b)
    elif kind == ASK_SPOILS:
        settle_spoils(g, seat, verb, a)
    elif kind == ASK_UPGRADE:
        choose_upgrade(g, seat, a)
    elif kind == ASK_ALLY:
        drain_ally(g, a)
    else:
        choose_fighter(g, seat, a)


def go(g: State, seat: i64, sector: i64, via: i64) -> None:
    """NEON-MOVE-01, NEON-MOVE-03: moves, plainly or by an effect that is paid first."""
    g.pop()
    if via > 0:
        use(g, seat, via - 1, sector)
    else:
        relocate(g, seat, sector)


def stay(g: State, seat: i64) -> None:
    """NEON-MOVE-01, NEON-ROY-03: nobody has to leave the sector."""
    g.pop()
    if g.listening:
        g.tell(tells.STAYED, seat, g.place(seat))


def settle_place(g: State, seat: i64, verb: i64, design: i64, slot: i64) -> None:
    """NEON-LOOT-01: places one card; the frame stays while others wait."""
    if g.s[LOOKED] == 1:
        g.pop()
        g.s[LOOKER] = NO_ONE
    place(g, seat, verb, design, slot)


def settle_escape(g: State, seat: i64, verb: i64, sector: i64) -> None:
    """NEON-CLOSE-03, NEON-ROY-05, NEON-ROY-07: in a flood the way is gone at once, before Manoeuvre C."""
    if g.s[g.top() + 2] == IN_FLOOD:
        if verb == FLEE:
            g.pop()
            relocate(g, seat, sector)
        else:
            stay(g, seat)
    else:
        choose_escape(g, seat, sector if verb == FLEE else g.s[CLOSING])


def settle_spoils(g: State, seat: i64, verb: i64, slot: i64) -> None:
    """NEON-KO-03, NEON-KO-04, NEON-R-15, NEON-MNT-02: takes a card and places it, or takes no more."""
    s = g.s
    at = g.top()
    victim = s[at + 2]
    if verb == PASS:
        g.pop()
        return
    s[at + 3] -= 1
    if s[at + 3] == 0:
        g.pop()
    design = lift(g, victim, slot)
    if g.listening:
        g.tell(tells.SPOILS_TAKEN, seat, victim, design)
    hold(g, seat, design, 1)
    g.push(ASK_PLACE, seat, 0, 0)
