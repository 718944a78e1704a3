"""Rerolls: every set of dice that may be rolled again, and the roll itself."""

from warpad.core.vecs import i64
from warpad.games.neon.data.codes import ATTACK_POOL, FACE_BITS, FACE_MASK, FACES
from warpad.games.neon.rules.chance import dice_in
from warpad.games.neon.rules.frames import REROLL_ATTACK, REROLL_DEFENSE
from warpad.games.neon.rules.layout import DEFENSE_REROLLED, DEFENSE_ROLLED, REROLLED, ROLLED
from warpad.games.neon.rules.moves import REROLL, VERB_BITS
from warpad.games.neon.rules.state import State


def list_rerolls(g: State, pool: i64, most: i64) -> None:
    """NEON-ATK-10, NEON-DEF-04: every set of dice that may be rerolled together, by their faces."""
    dice = g.s[ROLLED] if pool == ATTACK_POOL else g.s[DEFENSE_ROLLED]
    last: i64 = 1 << (FACE_BITS * FACES)
    some: i64 = 0
    while some < last:
        some = next_part(some, dice)
        if some < 0:
            return
        if dice_in(some) <= most:
            g.add(REROLL | some << VERB_BITS)


def next_part(part: i64, whole: i64) -> i64:
    """The next choice of dice after a part of them, counting face by face; -1 behind the last."""
    face: i64 = 0
    found = part
    while face < FACES:
        shift = FACE_BITS * face
        if found >> shift & FACE_MASK < whole >> shift & FACE_MASK:
            return found + (1 << shift)
        found &= ~(FACE_MASK << shift)
        face += 1
    return -1


def reroll(g: State, seat: i64, pool: i64, some: i64) -> None:
    """NEON-ATK-10, NEON-DEF-04, NEON-R-27: the chosen dice are rolled again, once for this pool."""
    s = g.s
    g.pop()
    if pool == ATTACK_POOL:
        s[ROLLED] -= some
        s[REROLLED] = 1
        g.push(REROLL_ATTACK, seat, dice_in(some), 0)
    else:
        s[DEFENSE_ROLLED] -= some
        s[DEFENSE_REROLLED] = 1
        g.push(REROLL_DEFENSE, seat, dice_in(some), 0)
