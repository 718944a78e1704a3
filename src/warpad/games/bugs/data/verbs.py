"""The closed vocabulary of effects: verbs, targets and modes as numbers."""

from typing import Final

from warpad.core.vecs import i64

STRENGTH_MOD: Final[i64] = 0
BASE_STRENGTH_OVERRIDE: Final[i64] = 1
SPEED_MOD: Final[i64] = 2
PASS_THROUGH_ALLIES: Final[i64] = 3
EXCLUDE_FROM_GENERAL_ORDER: Final[i64] = 4
GENERAL_ORDER: Final[i64] = 5
TRIANGLE: Final[i64] = 6
INFLUENCE_PER: Final[i64] = 7
INFLUENCE_GOAL: Final[i64] = 8
INFLUENCE_START: Final[i64] = 9
INCOME: Final[i64] = 10
ENERGY_START: Final[i64] = 11
PORTALS: Final[i64] = 12
FREE_REROLL: Final[i64] = 13
BATTLE_STRENGTH_ONCE: Final[i64] = 14
SPEED_ONCE: Final[i64] = 15
TRAIN_IMMUNE_INCOME: Final[i64] = 16

SELF: Final[i64] = 0
ADJACENT_ALLIES: Final[i64] = 1
ALL: Final[i64] = 2
OPPONENT: Final[i64] = 3

PER_ONCE: Final[i64] = 0
PER_ADJACENT_ALLY: Final[i64] = 1

# Modes of `triangle`, `portals` and `influence_per`.
NORMAL: Final[i64] = 0
ANY_ORDER: Final[i64] = 1
OFF: Final[i64] = 2
POSITIONS: Final[i64] = 3
BONUS: Final[i64] = 4
KILL: Final[i64] = 5
ARTIFACT: Final[i64] = 6

# What a medal counts.
GENERAL_KILLED: Final[i64] = 0
WON_WITH_FEW_LOSSES: Final[i64] = 1
ARTIFACT_IN_A_ROW: Final[i64] = 2
TRAIN_CAPTURED: Final[i64] = 3
TRIANGLE_KILL: Final[i64] = 4
PORTAL_USED: Final[i64] = 5
