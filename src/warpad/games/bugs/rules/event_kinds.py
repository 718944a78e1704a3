"""The kinds of events, as the numbers that positions tell."""

from typing import Final

from warpad.core.vecs import i64

FIRST_DRAWN: Final[i64] = 0
TROPHY_DRAWN: Final[i64] = 1
OPTION_SET: Final[i64] = 2
PLACED: Final[i64] = 3
INCOME_TAKEN: Final[i64] = 4
INCOME_LOST: Final[i64] = 5
ORDER_SHOWN: Final[i64] = 6
STEPPED: Final[i64] = 7
STOPPED: Final[i64] = 8
LOT_WON: Final[i64] = 9
MET: Final[i64] = 10
RETURNED: Final[i64] = 11
PORTAL_DECLARED: Final[i64] = 12
BATTLE_LOT_WON: Final[i64] = 13
BATTLE_CHOSEN: Final[i64] = 14
BATTLE_BEGAN: Final[i64] = 15
BOOSTED: Final[i64] = 16
ROLLED: Final[i64] = 17
COULD_NOT_ROLL: Final[i64] = 18
KEPT: Final[i64] = 19
TRIANGLE_WON: Final[i64] = 20
WON: Final[i64] = 21
DREW: Final[i64] = 22
RETREATED: Final[i64] = 23
REMOVED: Final[i64] = 24
MISSED: Final[i64] = 25
TARGET_SHOWN: Final[i64] = 26
BATTLE_VOID: Final[i64] = 27
INFLUENCE_GAINED: Final[i64] = 28
TRAVELLED: Final[i64] = 29
TRAVEL_BLOCKED: Final[i64] = 30
PORTAL_ENERGY: Final[i64] = 31
TRAIN_CAPTURED: Final[i64] = 32
TRAIN_FREED: Final[i64] = 33
TURN_BEGAN: Final[i64] = 34
PARTY_ENDED: Final[i64] = 35
MEDAL_GIVEN: Final[i64] = 36
TROPHY_TAKEN: Final[i64] = 37
MATCH_ENDED: Final[i64] = 38
PARTY_BEGAN: Final[i64] = 39

# Why a unit stopped.
AT_THE_EDGE: Final[i64] = 0
BY_AN_ALLY: Final[i64] = 1
BY_A_STANDING_ENEMY: Final[i64] = 2
HELD_BY_MEETING: Final[i64] = 3
BY_AN_EXCHANGE: Final[i64] = 4
BY_A_FASTER_ENEMY: Final[i64] = 5
BY_AN_EQUAL_ENEMY: Final[i64] = 6
BY_A_FASTER_ALLY: Final[i64] = 7
BY_AN_ALLIED_EXCHANGE: Final[i64] = 8
BEHIND_ITS_FRONT: Final[i64] = 9

# How two enemies met.
BOTH_ENTERED: Final[i64] = 0
ONE_ENTERED: Final[i64] = 1
WHILE_EXCHANGING: Final[i64] = 2

# Why a unit left the board.
IN_BATTLE: Final[i64] = 0
IN_RETREAT: Final[i64] = 1
BY_A_SHOT: Final[i64] = 2
WITHOUT_RETURN: Final[i64] = 3

# Where influence came from.
FROM_DEFEAT: Final[i64] = 0
FROM_ARTIFACT: Final[i64] = 1

# Why a party ended.
BY_INFLUENCE: Final[i64] = 0
BY_GENERAL: Final[i64] = 1
BY_ARMY: Final[i64] = 2
BY_TURN_CAP: Final[i64] = 3
