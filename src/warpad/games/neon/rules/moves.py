"""Moves as numbers: their verbs and how arguments are packed."""

from typing import Final

from warpad.core.vecs import i64

# Moves: the verb in the lowest six bits, then arguments of 8 bits each.
PLAN: Final[i64] = 1
PICK: Final[i64] = 2
DECLARE: Final[i64] = 3
USE: Final[i64] = 4
PASS: Final[i64] = 5
LAND: Final[i64] = 6
ACT: Final[i64] = 7
SKIP: Final[i64] = 8
GO: Final[i64] = 9
LEAVE: Final[i64] = 10
EQUIP: Final[i64] = 11
COVER: Final[i64] = 12
STOW: Final[i64] = 13
THROW: Final[i64] = 14
DROP: Final[i64] = 15
AIM: Final[i64] = 16
PAY: Final[i64] = 17
PAY_BOT: Final[i64] = 18
PAY_ITSELF: Final[i64] = 19
REROLL: Final[i64] = 20
BLOCK_CRITS: Final[i64] = 21
TAKE: Final[i64] = 22
CHOOSE: Final[i64] = 23
FLEE: Final[i64] = 24
STAY: Final[i64] = 25
DRAIN: Final[i64] = 26
VERB_BITS: Final[i64] = 6
VERB_MASK: Final[i64] = 63
ARG_BITS: Final[i64] = 8
ARG_MASK: Final[i64] = 255
