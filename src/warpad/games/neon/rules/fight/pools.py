"""How many dice an attack has, with all that adds to them and takes from them."""

from warpad.core.vecs import i64
from warpad.games.neon.data.codes import V_ADD_ATTACK, W_ATTACK_PRE
from warpad.games.neon.rules.layout import ADDED, ATTACKER, BASE, F_ID, F_TOKEN, PLAYERS
from warpad.games.neon.rules.relocating import touches
from warpad.games.neon.rules.state import State


def attack_pool(g: State) -> i64:
    """NEON-ATK-06, NEON-ATK-08, NEON-TOK-05: printed dice, additions and auras, at most the limit."""
    s = g.s
    t = g.t
    pool = s[BASE] + s[ADDED]
    owner: i64 = 0
    while owner < s[PLAYERS]:
        at = g.block(owner)
        if s[at + F_TOKEN] >= 0 and s[at + F_TOKEN] == g.place(s[ATTACKER]):
            token = t.fighter_token[s[at + F_ID]]
            effect = t.token_first[token]
            while effect < t.token_first[token] + t.token_effects[token]:
                if t.e_window[effect] == W_ATTACK_PRE and touches(g, effect, owner, s[ATTACKER]):
                    pool = dim_pool(g, t.e_first[effect], pool)
                effect += 1
        owner += 1
    if pool > t.attack_max:
        pool = t.attack_max
    return pool if pool > 0 else 0


def dim_pool(g: State, step: i64, pool: i64) -> i64:
    """NEON-TOK-05: fewer dice, but not below the floor."""
    t = g.t
    if t.d_verb[step] != V_ADD_ATTACK:
        return pool
    changed = pool + t.d_n[step]
    if changed < t.d_floor[step]:
        changed = t.d_floor[step] if t.d_floor[step] < pool else pool
    return changed
