"""What a position may be waiting for, and where in the turn it is."""

from typing import Final

from warpad.core.vecs import i64

# Who is asked what. Lots and dice are answered by CHANCE, the rest by seats.
RUNNING: Final[i64] = 0
LOT_FIRST: Final[i64] = 1
DRAW_TROPHY: Final[i64] = 2
AGREE: Final[i64] = 3
ROLL_TROPHY: Final[i64] = 4
PLACE_OPEN: Final[i64] = 5
PLACE_SECRET: Final[i64] = 6
ASK_INCOME: Final[i64] = 7
ORDERS: Final[i64] = 8
LOT_MEETING: Final[i64] = 9
LOT_PORTAL: Final[i64] = 10
ASK_PORTAL: Final[i64] = 11
LOT_BATTLE: Final[i64] = 12
ASK_BATTLE: Final[i64] = 13
ASK_BOOST: Final[i64] = 14
ROLL: Final[i64] = 15
ASK_REROLL: Final[i64] = 16
TARGETS: Final[i64] = 17
ASK_DESTINATION: Final[i64] = 18
LOT_MEDAL: Final[i64] = 19
OVER: Final[i64] = 20

# The stages of a match, in the order in which they follow each other.
AT_PARTY: Final[i64] = 0
AT_TROPHY: Final[i64] = 1
AT_OPTION: Final[i64] = 2
AT_PLACING: Final[i64] = 3
AT_INCOME: Final[i64] = 4
AT_ORDERS: Final[i64] = 5
AT_MOVEMENT: Final[i64] = 6
AT_PORTALS: Final[i64] = 7
AT_CELL_BATTLES: Final[i64] = 8
AT_TARGETS: Final[i64] = 9
AT_SHOTS: Final[i64] = 10
AT_TRAVEL: Final[i64] = 11
AT_TURN_END: Final[i64] = 12
AT_MEDALS: Final[i64] = 13
AT_PARTY_END: Final[i64] = 14

NO_RESULT: Final[i64] = -1
DRAWN: Final[i64] = 2
