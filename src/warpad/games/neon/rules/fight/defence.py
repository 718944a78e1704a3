"""Stage 3 of an attack: the defender's dice, blocks, helmet and armour."""

from warpad.core.vecs import i64
from warpad.games.neon.data.codes import (
    ANY,
    AUTOMA,
    AUTOMATIC,
    BOT,
    CHARGE,
    COALITION,
    CRIT,
    EVERY,
    FACE_BITS,
    HIT,
    KIND_CRIT,
    KIND_NORMAL,
    MANDATORY,
    NONE,
    NORMAL,
    V_CANCEL,
    V_TURN_FACE,
    W_DEFENSE_POST,
    W_SOAK,
)
from warpad.games.neon.rules import event_kinds as tells
from warpad.games.neon.rules.equipment import can_pay
from warpad.games.neon.rules.fight.abilities import is_within_limit, mark_used
from warpad.games.neon.rules.fight.damage import gain
from warpad.games.neon.rules.frames import ASK_BLOCK, ASK_PAY, ASK_WINDOW, STEP_APPLY
from warpad.games.neon.rules.layout import (
    AUTOMA_ROLL,
    BOT_ROLL,
    COUNTERED,
    CRITS,
    CURRENT,
    DAMAGE,
    DEFENSE_ADDED,
    DEFENSE_POOL_SIZE,
    DEFENSE_REROLLED,
    DEFENSE_ROLLED,
    F_FIELD,
    F_ID,
    F_TOKEN,
    HITS,
    MODE,
    PLAYERS,
    ROLLED,
    SEEN,
    TARGET_SECTOR,
)
from warpad.games.neon.rules.moves import BLOCK_CRITS
from warpad.games.neon.rules.relocating import touches
from warpad.games.neon.rules.state import State, code, faces, turn_dice


def begin_defence(g: State, who: i64) -> None:
    """NEON-BOT-03, NEON-DEF-02: every defender faces the attack dice as they were rolled."""
    s = g.s
    s[CURRENT] = who
    s[SEEN] = s[ROLLED]
    s[DEFENSE_ADDED] = 0
    s[DEFENSE_REROLLED] = 0
    s[COUNTERED] = 0
    s[CRITS] = 0
    s[HITS] = 0
    s[DAMAGE] = 0
    s[DEFENSE_ROLLED] = 0
    s[DEFENSE_POOL_SIZE] = 0
    if who == BOT:
        s[DEFENSE_ROLLED] = s[BOT_ROLL]
        s[DEFENSE_POOL_SIZE] = g.t.bot_dice
    elif who == AUTOMA:
        s[DEFENSE_ROLLED] = s[AUTOMA_ROLL]
        s[DEFENSE_POOL_SIZE] = g.t.automa_dice


def defence_pool(g: State) -> i64:
    """NEON-DEF-01, NEON-DEF-03, NEON-DEFA-02: basic armour, field tokens and effects, at most three."""
    s = g.s
    pool = g.t.armor_dice + s[g.block(s[CURRENT]) + F_FIELD] + s[DEFENSE_ADDED]
    return pool if pool < g.t.defense_max else g.t.defense_max


def settle_dice(g: State) -> None:
    """NEON-DEF-05, NEON-DEF-06, NEON-R-11, NEON-DEF-08.

    Conversions, energy for final results, then blocks.
    """
    s = g.s
    who = s[CURRENT]
    convert(g, who)
    gain(g, who if who < AUTOMA else AUTOMA, faces(s[DEFENSE_ROLLED], CHARGE))
    s[CRITS] = faces(s[SEEN], CRIT)
    s[HITS] = faces(s[SEEN], HIT)
    if who < AUTOMA:
        g.push(ASK_BLOCK, who, 0, 0)
    else:
        block(g, most_crits(g))


def convert(g: State, who: i64) -> None:
    """NEON-DEF-08, NEON-TOK-03, NEON-SEC-09, NEON-R-17: Smoke first, then the sector; each die once."""
    s = g.s
    t = g.t
    sector: i64 = s[TARGET_SECTOR] if who == BOT else g.place(who)
    owner: i64 = 0
    while owner < s[PLAYERS]:
        at = g.block(owner)
        if s[at + F_TOKEN] == sector:
            token = t.fighter_token[s[at + F_ID]]
            convert_by(g, t.token_first[token], t.token_effects[token], owner, who)
        owner += 1
    if t.sector_windows[sector] >> W_DEFENSE_POST & 1:
        convert_by(g, t.sector_first[sector], t.sector_effects[sector], who, who)


def convert_by(g: State, first: i64, number: i64, owner: i64, who: i64) -> None:
    s = g.s
    t = g.t
    effect = first
    while effect < first + number:
        step = t.e_first[effect]
        if (
            t.e_window[effect] == W_DEFENSE_POST
            and t.e_mode[effect] == AUTOMATIC
            and t.d_verb[step] == V_TURN_FACE
            and touches(g, effect, owner, who)
        ):
            old = t.d_from[step]
            new = t.d_to[step]
            dice = faces(s[DEFENSE_ROLLED], old) - faces(s[COUNTERED], old)
            if dice > t.d_n[step] and t.d_n[step] != EVERY:
                dice = t.d_n[step]
            if dice > 0:
                s[DEFENSE_ROLLED] = turn_dice(s[DEFENSE_ROLLED], dice, old, new)
                s[COUNTERED] += dice << (FACE_BITS * new)
                if g.listening:
                    g.tell(tells.DICE_TURNED, owner, 1, dice, old, new)
        effect += 1


def most_crits(g: State) -> i64:
    """As many critical hits as shields against any hit can stop."""
    s = g.s
    shields = faces(s[DEFENSE_ROLLED], ANY)
    return shields if shields < s[CRITS] else s[CRITS]


def list_blocks(g: State) -> None:
    """NEON-DEF-05: how many shields against any hit go to critical hits; none is wasted."""
    s = g.s
    shields = faces(s[DEFENSE_ROLLED], ANY)
    open_hits = s[HITS] - faces(s[DEFENSE_ROLLED], NORMAL)
    if open_hits < 0:
        open_hits = 0
    least = shields - open_hits
    most = most_crits(g)
    if least < 0:
        least = 0
    if least > most:
        least = most
    while least <= most:
        g.add(code(BLOCK_CRITS, least, 0, 0))
        least += 1


def block(g: State, on_crits: i64) -> None:
    """NEON-DEF-05: a normal shield stops a normal hit, the other kind either of them."""
    s = g.s
    shields = faces(s[DEFENSE_ROLLED], ANY)
    hits = faces(s[DEFENSE_ROLLED], NORMAL) + shields - on_crits
    s[CRITS] -= on_crits
    s[HITS] = s[HITS] - hits if hits < s[HITS] else 0
    if g.listening:
        g.tell(tells.BLOCKED, s[CURRENT], s[CRITS], s[HITS])


def soak(g: State, slot: i64) -> None:
    """NEON-DEF-09, NEON-DEF-10, NEON-DEF-11, NEON-R-29.

    The helmet, then the armour; mandatory effects must be used.
    """
    s = g.s
    who = s[CURRENT]
    if who >= AUTOMA or s[CRITS] + s[HITS] == 0:
        return
    card = s[g.equipment(who, slot)] - 1
    if card < 0 or g.t.design_windows[card] >> W_SOAK & 1 == 0:
        return
    g.push(ASK_WINDOW, W_SOAK, who, slot)
    effect = g.t.design_first[card]
    while effect < g.t.design_first[card] + g.t.design_effects[card]:
        if must_soak(g, who, slot, effect):
            mark_used(g, who, effect)
            if g.listening:
                g.tell(tells.EFFECT_USED, who, effect, NONE)
            g.push(STEP_APPLY, effect, who, NONE)
            if g.t.e_supply[effect] > 0:
                g.push(ASK_PAY, who, slot, g.t.e_supply[effect] - 1)
        effect += 1


def must_soak(g: State, who: i64, slot: i64, effect: i64) -> bool:
    """NEON-DEF-09, NEON-DEF-10, NEON-R-14.

    A mandatory effect whose kind of hit is left and which can be paid.
    """
    t = g.t
    s = g.s
    if t.e_window[effect] != W_SOAK or t.e_mode[effect] != MANDATORY:
        return False
    if t.e_team[effect] and s[MODE] != COALITION:
        return False
    step = t.e_first[effect]
    if t.d_verb[step] == V_CANCEL:
        kind = t.d_low[step]
        if kind == KIND_CRIT and s[CRITS] == 0:
            return False
        if kind == KIND_NORMAL and s[HITS] == 0:
            return False
    if not is_within_limit(g, who, effect):
        return False
    return t.e_supply[effect] == 0 or can_pay(g, who, slot, t.e_supply[effect] - 1, True)
