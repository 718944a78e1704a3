"""Every change of place on the arena, and what entering a sector sets off."""

from warpad.core.vecs import i64
from warpad.games.neon.data.codes import (
    ALL_AND_BOTS,
    ALL_FIGHTERS,
    AUTOMA,
    AUTOMATIC,
    BOT,
    ENEMY_FIGHTERS,
    NONE,
    OTHER_FIGHTERS,
    W_ENTER,
)
from warpad.games.neon.rules import event_kinds as tells
from warpad.games.neon.rules.frames import STEP_APPLY
from warpad.games.neon.rules.layout import F_ID, F_PLACE, F_TOKEN, PLAYERS
from warpad.games.neon.rules.state import State


def relocate(g: State, who: i64, sector: i64) -> None:
    """NEON-MOVE-02, NEON-LAND-04, NEON-R-06, NEON-DEFA-03.

    The figure enters a sector, its field tokens with it.
    """
    at = g.block(who)
    before = g.s[at + F_PLACE]
    g.s[at + F_PLACE] = sector
    if g.listening:
        g.tell(tells.MOVED if before >= 0 else tells.LANDED, who, before, sector)
    spring_traps(g, who, sector)
    if who != AUTOMA and g.t.sector_windows[sector] >> W_ENTER & 1:
        welcome(g, who, sector)


def welcome(g: State, who: i64, sector: i64) -> None:
    """NEON-SEC-03, NEON-AUTO-09: the sector's effects on entering, whatever the cause; not for the Automa."""
    t = g.t
    effect = t.sector_first[sector]
    while effect < t.sector_first[sector] + t.sector_effects[sector]:
        if t.e_window[effect] == W_ENTER and t.e_mode[effect] == AUTOMATIC:
            g.push(STEP_APPLY, effect, who, NONE)
        effect += 1


def spring_traps(g: State, who: i64, sector: i64) -> None:
    """NEON-TOK-04: special tokens in the sector that act on those who enter."""
    t = g.t
    owner: i64 = 0
    while owner < g.s[PLAYERS]:
        at = g.block(owner)
        if g.s[at + F_TOKEN] == sector:
            token = t.fighter_token[g.s[at + F_ID]]
            effect = t.token_first[token]
            while effect < t.token_first[token] + t.token_effects[token]:
                if t.e_window[effect] == W_ENTER and touches(g, effect, owner, who):
                    g.push(STEP_APPLY, effect, owner, who)
                effect += 1
        owner += 1


def touches(g: State, effect: i64, owner: i64, who: i64) -> bool:
    """NEON-ABL-08: all fighters, all others, or only enemies; bots where the effect says so."""
    scope = g.t.e_affects[effect]
    if scope == ALL_AND_BOTS:
        return True
    if who == BOT:
        return False
    if scope == ALL_FIGHTERS:
        return True
    if scope == OTHER_FIGHTERS:
        return who != owner
    return scope == ENEMY_FIGHTERS and who != owner and not g.is_ally(owner, who)
