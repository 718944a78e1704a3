"""What the verbs of the effect vocabulary do: the one place where content turns into change."""

from warpad.core.bits import lowest
from warpad.core.vecs import i64
from warpad.games.neon.data.codes import (
    ATTACK_POOL,
    AUTOMATIC,
    BOT,
    COALITION,
    EVERY,
    FACE_BITS,
    FROM_LOOT,
    FROM_UPGRADE,
    KIND_CRIT,
    KIND_NORMAL,
    NO_ONE,
    NONE,
    ON_ALLY,
    ON_ATTACKER,
    ON_TARGET,
    ON_TARGET_ALLY,
    ONCE_PER_ROUND,
    V_ADD_ATTACK,
    V_ADD_DAMAGE,
    V_ADD_DEFENSE,
    V_AREA,
    V_CANCEL,
    V_DEAL,
    V_DRAW_LOOT,
    V_FIELD,
    V_FIRST,
    V_GAIN,
    V_KEEP,
    V_LEADER,
    V_LOOK_MORE,
    V_LOSE,
    V_MOVE,
    V_PLACE,
    V_PREVENT,
    V_REROLL,
    V_RETURN,
    V_TURN_FACE,
)
from warpad.games.neon.rules import event_kinds as tells
from warpad.games.neon.rules.fight.abilities import cost, mark_used, target_fighter
from warpad.games.neon.rules.fight.damage import gain, hurt, lose, take_leader
from warpad.games.neon.rules.frames import (
    ASK_ALLY,
    ASK_DICE,
    ASK_PAY,
    ASK_PLACE,
    DEAL_LOOT,
    STEP_APPLY,
    STEP_NOTHING,
    STEP_SPEND,
)
from warpad.games.neon.rules.layout import (
    ADDED,
    AGENDA,
    AREA,
    ATTACKER,
    COUNTERED,
    CRITS,
    CURRENT,
    DAMAGE,
    DEFENSE_ADDED,
    DEFENSE_ROLLED,
    EXTRA,
    F_EXHAUSTED,
    F_FIELD,
    F_FIRST,
    F_TOKEN,
    HITS,
    MODE,
    PLAYERS,
    ROLLED,
    SEEN,
    SPARED,
    TARGETS,
)
from warpad.games.neon.rules.moves import DRAIN
from warpad.games.neon.rules.relocating import relocate
from warpad.games.neon.rules.sizes import FRAME
from warpad.games.neon.rules.state import State, code, faces, turn_dice


def use(g: State, seat: i64, effect: i64, arg: i64) -> None:
    """NEON-ABL-01, NEON-ABL-07, NEON-ATK-11, NEON-UPG-01.

    Pays for an effect, notes its use, then carries it out.
    """
    t = g.t
    mark_used(g, seat, effect)
    if t.e_limit[effect] == ONCE_PER_ROUND and t.e_source[effect] == FROM_UPGRADE:
        g.s[g.block(seat) + F_EXHAUSTED] = 1
    if g.listening:
        g.tell(tells.EFFECT_USED, seat, effect, arg)
    lose(g, seat, cost(g, seat, effect))
    add_companions(g, seat, effect)
    g.push(STEP_APPLY, effect, seat, arg)
    supply = t.e_supply[effect]
    if supply > 0:
        g.push(ASK_PAY, seat, t.design_type[t.e_owner[effect]], supply - 1)


def add_companions(g: State, seat: i64, effect: i64) -> None:
    """NEON-EFF-01: automatic effects of the same card that follow the use of another."""
    t = g.t
    if t.e_source[effect] != FROM_LOOT:
        return
    card = t.e_owner[effect]
    other = t.design_first[card]
    while other < t.design_first[card] + t.design_effects[card]:
        if t.e_requires[other] == effect + 1 and (t.e_team[other] == 0 or g.s[MODE] == COALITION):
            g.push(STEP_APPLY, other, seat, NONE)
        other += 1


def run_automatic(g: State, seat: i64, window: i64, first: i64, number: i64) -> None:
    """NEON-EFF-01: automatic effects of one source happen without choice and cost."""
    t = g.t
    effect = first
    while effect < first + number:
        if (
            t.e_window[effect] == window
            and t.e_mode[effect] == AUTOMATIC
            and t.e_requires[effect] == 0
            and (t.e_team[effect] == 0 or g.s[MODE] == COALITION)
        ):
            apply(g, effect, seat, NONE)
        effect += 1


def apply(g: State, effect: i64, seat: i64, arg: i64) -> None:
    """Carries out every step of an effect."""
    step = g.t.e_first[effect]
    end = step + g.t.e_steps[effect]
    while step < end:
        do(g, step, seat, arg)
        step += 1


def do(g: State, step: i64, seat: i64, arg: i64) -> None:
    """One verb of the closed vocabulary; NEON-SEC-02 and others are no more than one of them."""
    t = g.t
    s = g.s
    verb = t.d_verb[step]
    n = t.d_n[step]
    if verb == V_ADD_ATTACK:
        s[ADDED] += n
    elif verb == V_ADD_DEFENSE:
        s[DEFENSE_ADDED] += n
    elif verb == V_REROLL:
        g.push(ASK_DICE, seat, t.d_pool[step], n)
    elif verb == V_TURN_FACE:
        turn_faces(g, step, seat)
    elif verb == V_CANCEL:
        cancel_hits(g, t.d_low[step], n)
    elif verb == V_ADD_DAMAGE:
        if s[DAMAGE] > 0:
            s[DAMAGE] += n
    elif verb == V_DEAL:
        strike(g, s[ATTACKER] if t.d_who[step] == ON_ATTACKER else arg, n, seat)
    elif verb == V_PREVENT:
        s[SPARED] |= 1 << seat
    elif verb == V_MOVE:
        relocate(g, target_fighter(g) if t.d_who[step] == ON_TARGET else seat, arg)
    elif verb == V_AREA:
        s[AREA] = 1
    elif verb == V_GAIN:
        gain(g, arg if t.d_who[step] == ON_ALLY else seat, n)
    elif verb == V_LOSE:
        drain(g, t.d_who[step], seat, n)
    else:
        do_rarely(g, step, seat, arg)


def do_rarely(g: State, step: i64, seat: i64, arg: i64) -> None:
    """The verbs that have nothing to do with dice and damage."""
    t = g.t
    s = g.s
    verb = t.d_verb[step]
    n = t.d_n[step]
    at = g.block(seat)
    if verb == V_PLACE:
        s[at + F_TOKEN] = arg
        if g.listening:
            g.tell(tells.TOKEN_PLACED, seat, arg)
    elif verb == V_RETURN:
        s[at + F_TOKEN] = -1
        if g.listening:
            g.tell(tells.TOKEN_RETURNED, seat)
    elif verb == V_LOOK_MORE:
        s[EXTRA] += n
    elif verb == V_DRAW_LOOT:
        g.push(ASK_PLACE, seat, 0, 0)
        g.push(DEAL_LOOT, t.d_low[step], n, seat)
    elif verb == V_FIRST:
        s[at + F_FIRST] = 1
    elif verb == V_LEADER:
        take_leader(g, seat)
    elif verb == V_FIELD:
        s[at + F_FIELD] = s[at + F_FIELD] + n if s[at + F_FIELD] + n < t.fields else t.fields
    elif verb == V_KEEP:
        keep_supply(g)


def strike(g: State, who: i64, amount: i64, by: i64) -> None:
    """NEON-DMG-02: damage outside an attack; the owner of the effect takes the tokens."""
    if g.listening:
        g.tell(tells.DAMAGED, who, by, amount)
    hurt(g, who, amount, by)


def turn_faces(g: State, step: i64, seat: i64) -> None:
    """NEON-EFF-03, NEON-SEC-01, NEON-EFF-04, NEON-DEF-02.

    No reroll; dice of others change for this pair only.
    """
    t = g.t
    s = g.s
    old = t.d_from[step]
    new = t.d_to[step]
    where = DEFENSE_ROLLED
    if t.d_pool[step] == ATTACK_POOL:
        where = SEEN if t.d_opponent[step] else ROLLED
    number = faces(s[where], old)
    if number > t.d_n[step] and t.d_n[step] != EVERY:
        number = t.d_n[step]
    s[where] = turn_dice(s[where], number, old, new)
    if where == DEFENSE_ROLLED:
        s[COUNTERED] += number << (FACE_BITS * new)
    if g.listening:
        g.tell(tells.DICE_TURNED, seat, t.d_pool[step], number, old, new)


def cancel_hits(g: State, kind: i64, number: i64) -> None:
    """NEON-DEF-09: armour and helmet take hits away."""
    s = g.s
    left = number
    if kind != KIND_CRIT:
        hits = left if left < s[HITS] else s[HITS]
        s[HITS] -= hits
        left -= hits
    if kind != KIND_NORMAL:
        crits = left if left < s[CRITS] else s[CRITS]
        s[CRITS] -= crits
        left -= crits
    if g.listening:
        g.tell(tells.HITS_CANCELLED, s[CURRENT], number - left, s[CRITS], s[HITS])


def drain(g: State, who: i64, seat: i64, amount: i64) -> None:
    """Energy lost by the target, by all targets before the roll, or by an ally of the target."""
    s = g.s
    if who == ON_TARGET_ALLY:
        if target_fighter(g) != NO_ONE:
            g.push(ASK_ALLY, seat, amount, 0)
        return
    if 0 <= s[CURRENT] < BOT:
        lose(g, s[CURRENT], amount)
        return
    left = s[TARGETS]
    while left != 0:
        lose(g, lowest(left), amount)
        left &= left - 1


def list_drained(g: State, seat: i64) -> None:
    """NEON-COA-03: the allies of the target in the attacker's sector, of whom the attacker names one."""
    target = target_fighter(g)
    who: i64 = 0
    while who < g.s[PLAYERS]:
        if g.is_ally(target, who) and g.place(who) == g.place(seat):
            g.add(code(DRAIN, who, 0, 0))
        who += 1


def drain_ally(g: State, who: i64) -> None:
    """NEON-COA-03: the ally who was named loses energy like the target."""
    amount = g.s[g.top() + 2]
    g.pop()
    lose(g, who, amount)


def keep_supply(g: State) -> None:
    """The supply that was just paid stays where it was."""
    at = g.top()
    while at >= AGENDA and g.s[at] != STEP_SPEND:
        at -= FRAME
    if at >= AGENDA:
        g.s[at] = STEP_NOTHING
