"""The attack as a row of stages: target, before the roll, roll, after the roll, defence, result."""

from typing import Final

from warpad.core.bits import lowest
from warpad.core.vecs import i64
from warpad.games.neon.data.codes import (
    ARMOR,
    AUTOMA,
    BOT,
    COALITION,
    FIGHTERS,
    HELMET,
    NO_ONE,
    W_AFTER,
    W_ATTACK_POST,
    W_ATTACK_PRE,
    W_COUNTER,
    W_DECLARE,
    W_DEFENSE_POST,
    W_DEFENSE_PRE,
    W_RESULT,
)
from warpad.games.neon.rules import event_kinds as tells
from warpad.games.neon.rules.fight.aiming import best_range, dice_at, find_targets
from warpad.games.neon.rules.fight.damage import hurt
from warpad.games.neon.rules.fight.defence import (
    begin_defence,
    defence_pool,
    settle_dice,
    soak,
)
from warpad.games.neon.rules.fight.effects import run_automatic
from warpad.games.neon.rules.fight.pools import attack_pool
from warpad.games.neon.rules.fight.windows import HELPER, MAIN, has_source
from warpad.games.neon.rules.frames import ASK_WINDOW, ROLL_ATTACK, ROLL_DEFENSE
from warpad.games.neon.rules.layout import (
    AREA,
    ATTACK_END,
    ATTACKER,
    BASE,
    BOTS,
    CRITS,
    CURRENT,
    DAMAGE,
    DAMAGED,
    DEALT,
    DEFENSE_POOL_SIZE,
    DESIGN,
    F_BOTS,
    FAILED,
    GAINED,
    HITS,
    MODE,
    PLAYERS,
    POOL,
    RANGE,
    RESOLVED,
    STAGE,
    TARGET_BOT,
    TARGET_SECTOR,
    TARGETS,
    WEAPON,
    WEAPON_GONE,
)
from warpad.games.neon.rules.order import rank
from warpad.games.neon.rules.state import State

AT_DECLARE: Final[i64] = 0
AT_PRE: Final[i64] = 1
AT_ROLL: Final[i64] = 2
AT_POST: Final[i64] = 3
AT_NEXT: Final[i64] = 4
AT_DEFENCE_ROLL: Final[i64] = 5
AT_DEFENCE_POST: Final[i64] = 6
AT_COUNTER: Final[i64] = 7
AT_SETTLE: Final[i64] = 8
AT_HELMET: Final[i64] = 9
AT_ARMOUR: Final[i64] = 10
AT_RESULT: Final[i64] = 11
AT_HURT: Final[i64] = 12
AT_AFTER: Final[i64] = 13


def step_attack(g: State) -> None:
    """NEON-ATK-08, NEON-DEF-07, NEON-R-13, NEON-DEF-11, NEON-RES-06.

    One stage after the other; each opens its windows.
    """
    stage = g.s[STAGE]
    g.s[STAGE] = stage + 1
    if stage == AT_DECLARE:
        open_window(g, W_DECLARE, g.s[ATTACKER])
    elif stage == AT_PRE:
        prepare(g)
    elif stage == AT_ROLL:
        roll_attack(g)
    elif stage == AT_POST:
        open_with_allies(g, W_ATTACK_POST, g.s[ATTACKER])
    elif stage == AT_NEXT:
        next_target(g)
    elif stage == AT_DEFENCE_ROLL:
        g.s[DEFENSE_POOL_SIZE] = defence_pool(g)
        g.push(ROLL_DEFENSE, g.s[CURRENT], g.s[DEFENSE_POOL_SIZE], 0)
    elif stage == AT_DEFENCE_POST:
        open_with_allies(g, W_DEFENSE_POST, g.s[CURRENT])
    elif stage == AT_COUNTER:
        open_window(g, W_COUNTER, g.s[ATTACKER])
    elif stage == AT_SETTLE:
        settle_dice(g)
    elif stage == AT_HELMET:
        soak(g, HELMET)
    elif stage == AT_ARMOUR:
        soak(g, ARMOR)
    elif stage == AT_RESULT:
        weigh_result(g)
    elif stage == AT_HURT:
        land_result(g)
    elif stage == AT_AFTER:
        open_aftermath(g)
    else:
        end_attack(g)


def open_window(g: State, window: i64, who: i64) -> None:
    """NEON-AUTO-07: the Automa uses nothing, so no window opens for it."""
    if who != AUTOMA and has_source(g, window, who):
        g.push(ASK_WINDOW, window, who, MAIN)


def open_with_allies(g: State, window: i64, who: i64) -> None:
    """NEON-COA-03, NEON-COA-04: first the fighter, then the allies in the same sector."""
    if who != AUTOMA and g.s[MODE] == COALITION:
        seat = g.s[PLAYERS] - 1
        while seat >= 0:
            open_helper(g, window, who, seat)
            seat -= 1
    open_window(g, window, who)


def open_helper(g: State, window: i64, who: i64, seat: i64) -> None:
    """NEON-COA-04: an ally beside the fighter may help."""
    if g.is_ally(who, seat) and g.place(seat) == g.place(who):
        g.push(ASK_WINDOW, window, seat, HELPER)


def reopen(g: State, window: i64, user: i64) -> None:
    """NEON-COA-04: after each use a shared window goes round once more, from its user on to all others.

    It ends when everybody in it has passed in a row.
    """
    if g.s[MODE] != COALITION or window not in (W_ATTACK_PRE, W_ATTACK_POST, W_DEFENSE_PRE, W_DEFENSE_POST):
        return
    who = g.s[ATTACKER] if window in (W_ATTACK_PRE, W_ATTACK_POST) else g.s[CURRENT]
    role = g.s[g.top() + 3]
    while g.s[g.top()] == ASK_WINDOW and g.s[g.top() + 1] == window:
        g.pop()
    seat = g.s[PLAYERS] - 1
    while seat >= 0:
        if role == HELPER and seat < user:
            open_helper(g, window, who, seat)
        seat -= 1
    if role == HELPER:
        open_window(g, window, who)
    seat = g.s[PLAYERS] - 1
    while seat >= 0:
        if role == MAIN or seat > user:
            open_helper(g, window, who, seat)
        seat -= 1
    g.push(ASK_WINDOW, window, user, role)


def prepare(g: State) -> None:
    """NEON-ATK-07, NEON-ATK-08: fixes the targets, then opens the window before the roll."""
    s = g.s
    if not still_reaches(g):
        s[FAILED] = 1
        s[STAGE] = AT_AFTER
        if g.listening:
            g.tell(tells.ATTACK_FAILED, s[ATTACKER], 1)
        return
    attacker = s[ATTACKER]
    open_with_allies(g, W_ATTACK_PRE, attacker)
    run_weapon(g, W_ATTACK_PRE)


def run_weapon(g: State, window: i64) -> None:
    """NEON-SUP-07, NEON-EFF-01: automatic effects of the weapon of this attack, also if it paid for it."""
    design = g.s[DESIGN] - 1
    if design >= 0 and g.t.design_windows[design] >> window & 1:
        run_automatic(g, g.s[ATTACKER], window, g.t.design_first[design], g.t.design_effects[design])


def still_reaches(g: State) -> bool:
    """NEON-ATK-07: is there a legal target after what was declared?"""
    s = g.s
    attacker = s[ATTACKER]
    if g.place(attacker) < 0:
        return False
    if s[TARGETS] != 0 and s[AREA] == 0:
        return follow_target(g, lowest(s[TARGETS]))
    if s[AREA] != 0:
        if s[TARGETS] != 0 and not follow_target(g, lowest(s[TARGETS])):
            return False
        find_targets(g)
    return s[TARGETS] != 0 or s[TARGET_BOT] != 0


def follow_target(g: State, target: i64) -> bool:
    """NEON-ATK-07: a target that was moved is attacked where it stands now, if the weapon reaches it."""
    s = g.s
    sector = g.place(target)
    if sector < 0:
        return False
    if sector == s[TARGET_SECTOR] and s[BASE] >= 0:
        return True
    found = best_range(g, g.place(s[ATTACKER]), s[WEAPON], s[DESIGN] - 1, sector)
    if found < 0:
        return False
    s[TARGET_SECTOR] = sector
    s[RANGE] = found
    s[BASE] = dice_at(g, s[WEAPON], s[DESIGN] - 1, found)
    return True


def roll_attack(g: State) -> None:
    """NEON-ATK-09, NEON-BOT-02, NEON-BOT-05: dice of a bot and of the Automa are rolled along."""
    s = g.s
    s[POOL] = attack_pool(g)
    if s[TARGETS] >> AUTOMA & 1:
        g.push(ROLL_DEFENSE, AUTOMA, g.t.automa_dice, 0)
    if s[TARGET_BOT]:
        g.push(ROLL_DEFENSE, BOT, g.t.bot_dice, 0)
    g.push(ROLL_ATTACK, s[ATTACKER], s[POOL], 0)


def next_target(g: State) -> None:
    """NEON-ATK-12: defenders in turn order, the Automa at its place, a bot last."""
    s = g.s
    who = next_defender(g)
    if who == NO_ONE:
        s[CURRENT] = NO_ONE
        s[STAGE] = AT_AFTER
        return
    begin_defence(g, who)
    if who >= AUTOMA:
        s[STAGE] = AT_COUNTER
        return
    open_with_allies(g, W_DEFENSE_PRE, who)


def next_defender(g: State) -> i64:
    s = g.s
    best = NO_ONE
    left = s[TARGETS] & ~s[RESOLVED]
    while left != 0:
        who = lowest(left)
        if g.place(who) >= 0 and (best == NO_ONE or rank(g, who) < rank(g, best)):
            best = who
        left &= left - 1
    if best == NO_ONE and s[TARGET_BOT] and s[RESOLVED] >> BOT & 1 == 0:
        return BOT
    return best


def weigh_result(g: State) -> None:
    """NEON-RES-01, NEON-RES-02: damage is what was not cancelled; then effects that need damage."""
    s = g.s
    s[DAMAGE] = s[CRITS] + s[HITS]
    if s[DAMAGE] > 0:
        run_weapon(g, W_RESULT)
        open_window(g, W_RESULT, s[ATTACKER])


def land_result(g: State) -> None:
    """NEON-RES-03, NEON-RES-04: health tokens from a fighter, the token of a bot."""
    s = g.s
    who = s[CURRENT]
    s[RESOLVED] |= 1 << who
    s[STAGE] = AT_NEXT
    if s[DAMAGE] == 0:
        if g.listening:
            g.tell(tells.WITHSTOOD, who, s[TARGET_SECTOR])
        return
    s[DEALT] += s[DAMAGE]
    if who == BOT:
        take_bot(g)
        return
    s[DAMAGED + who] = s[DAMAGE]
    if g.listening:
        g.tell(tells.DAMAGED, who, s[ATTACKER], s[DAMAGE])
    hurt(g, who, s[DAMAGE], s[ATTACKER])


def take_bot(g: State) -> None:
    """NEON-RES-04, NEON-BOT-01: one damage destroys a bot; its token goes to the attacker."""
    s = g.s
    kind = s[BOTS + s[TARGET_SECTOR]] - 1
    s[BOTS + s[TARGET_SECTOR]] = 0
    s[g.block(s[ATTACKER]) + F_BOTS + kind] += 1
    s[GAINED] = kind + 1
    if g.listening:
        g.tell(tells.BOT_TAKEN, s[ATTACKER], kind, s[TARGET_SECTOR])


def open_aftermath(g: State) -> None:
    """NEON-RES-05, NEON-RES-06: defenders in turn order first, then the attacker."""
    s = g.s
    if s[DEALT] == 0 and s[FAILED] == 0 and g.listening:
        g.tell(tells.ATTACK_FAILED, s[ATTACKER], 0)
    open_window(g, W_AFTER, s[ATTACKER])
    left = s[RESOLVED] & (1 << AUTOMA) - 1
    while left != 0:
        last = lowest(left)
        who: i64 = 0
        while who < FIGHTERS:
            if left >> who & 1 and rank(g, who) > rank(g, last):
                last = who
            who += 1
        open_window(g, W_AFTER, last)
        left &= ~(1 << last)


def end_attack(g: State) -> None:
    s = g.s
    g.pop()
    i = ATTACKER
    while i < ATTACK_END:
        s[i] = 0
        i += 1
    s[ATTACKER] = NO_ONE
    s[CURRENT] = NO_ONE
    s[WEAPON_GONE] = 0
