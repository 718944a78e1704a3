"""Facts of a position mixed into one number, by which the search knows it again."""

from warpad.core.bits import MASK62, mix
from warpad.core.vecs import i64, vec
from warpad.games.neon.data.codes import FIGHTERS
from warpad.games.neon.puzzles.wishes import TOKEN_VALUES
from warpad.games.neon.rules.layout import F_TROPHIES
from warpad.games.neon.rules.state import State


def mix_stretch(s: vec[i64], digest: i64, start: i64, end: i64) -> i64:
    """A digest with one stretch of facts mixed in."""
    i = start
    while i < end:
        digest = mix(digest, s[i] + i & MASK62)
        i += 1
    return digest


def mix_tokens(g: State, digest: i64) -> i64:
    """NEON-DMG-02: the same with the tokens that everybody has taken, by value."""
    who: i64 = 0
    while who < FIGHTERS:
        at = g.block(who) + F_TROPHIES
        digest = mix_stretch(g.s, digest, at, at + TOKEN_VALUES)
        who += 1
    return digest
