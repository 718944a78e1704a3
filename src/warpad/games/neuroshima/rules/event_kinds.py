"""The numbers of the events; `events.py` tells what each means and which rule stands behind it.

An event is six numbers: its kind and five arguments. Arguments named `piece` are whole pieces as they
were at that moment (tile, rotation, owner, wounds), because the tile may be gone when the event is read.
"""

from typing import Final

from warpad.core.vecs import i64

# Battle: 1-49.
BATTLE_BEGUN: Final[i64] = 1  # player whose turn it is
SEGMENT_BEGUN: Final[i64] = 2  # initiative
STRUCK: Final[i64] = 3  # NH-BAT-08: cell, piece, target cell, target piece, blow
SHOT: Final[i64] = 4  # NH-BAT-09: the same
PIERCED: Final[i64] = 5  # NH-BAT-11: the same (gauss)
BLOCKED: Final[i64] = 6  # NH-BAT-10: the same; armour took all of it
CONVERTED: Final[i64] = 7  # NH-MOD-09: cell, piece, direction, 1 if it became ranged
EXPLODED: Final[i64] = 8  # NH-UNIT-01: cell, piece
BLASTED: Final[i64] = 9  # NH-UNIT-01: cell, piece of the Clown, target cell, target piece, blow
HEALED: Final[i64] = 10  # NH-MED-01: patient cell, patient piece, medic cell, medic piece, wounds cancelled
SPENT: Final[i64] = 11  # NH-MED-06: medic cell, medic piece: discarded
WOUNDED: Final[i64] = 12  # NH-TILE-04: cell, piece before, wounds now; of a wide unit also how many kill
DESTROYED: Final[i64] = 13  # NH-BAT-03: cell, piece
RETURNED: Final[i64] = 14  # NH-UNIT-05: cell, piece: on top of its owner's stack
HQ_HURT: Final[i64] = 15  # NH-BAT-03: cell, player, damage, hit points left
POINTS_GAINED: Final[i64] = 16  # NH-MULTI-02: player, points gained, points now
HQ_FELL: Final[i64] = 17  # NH-BAT-13: player
SEGMENT_ENDED: Final[i64] = 18  # initiative
BATTLE_ENDED: Final[i64] = 19
ARMY_LEFT: Final[i64] = 20  # NH-MULTI-01: player: all its tiles go
TAKEN: Final[i64] = 21  # NH-CTL-01: cell, piece, player who commands now
FREED: Final[i64] = 22  # NH-CTL-02: cell, piece, player who commands now

# The turn and everything else: from 50 on.
FIRST_TURN_EVENT: Final[i64] = 50
TURN_BEGAN: Final[i64] = 50  # NH-TURN-04: player, number of the turn
HQ_PLACED: Final[i64] = 51  # NH-TURN-02: cell, piece
TILE_DRAWN: Final[i64] = 52  # NH-TURN-04: player, tile
LAST_DRAWN: Final[i64] = 53  # NH-END-01: player
TILE_DISCARDED: Final[i64] = (
    54  # NH-TURN-05, NH-TURN-06: player, tile, 1 if it had to be, 2 given up for something
)
HAND_REDRAWN: Final[i64] = 55  # NH-TURN-07: player
TILE_PLACED: Final[i64] = 56  # NH-TURN-08: cell, piece
REPLACED: Final[i64] = 57  # NH-UNIT-04: cell, piece that made room
INSTANT_PLAYED: Final[i64] = 58  # player, tile
PROCEDURE_RUN: Final[i64] = 59  # NH-DUEL-03: player, number of the procedure
TILE_MOVED: Final[i64] = 60  # from cell, to cell, piece, verb
TILE_TURNED: Final[i64] = 61  # cell, piece, verb
PUSHED: Final[i64] = 62  # NH-INS-03: from cell, to cell, piece, pusher's cell
SWAPPED: Final[i64] = 63  # cell, piece that stood there, other cell, its piece, verb
TARGETED: Final[i64] = 64  # cell, piece, verb
MINE_CLEARED: Final[i64] = 65  # NH-UNIT-06: cell, piece
TERRIFIED: Final[i64] = 66  # NH-INS-09: player
TILE_SOLD: Final[i64] = 67  # NH-DUEL-02: player, tile, energy now
HP_SOLD: Final[i64] = 68  # NH-DUEL-02: player, energy now, hit points now
BOARD_FILLED: Final[i64] = 69  # NH-TURN-10
TURN_ENDED: Final[i64] = 70  # NH-TURN-09: player
FINAL_BATTLE: Final[i64] = 71  # NH-END-01: 1 if it is the extra one
EXTRA_TURNS: Final[i64] = 72  # NH-SET-04, NH-MULTI-04: set of players
STALEMATE: Final[i64] = 73  # NH-SET-05
WON: Final[i64] = 74  # player
SHARED: Final[i64] = 75  # player
DRAWN_GAME: Final[i64] = 76
# From here on the events of variants.
FIRST_VARIANT_EVENT: Final[i64] = 77

# A blow in one number: direction, strength with bonuses, wounds after armour.
BLOW_STRENGTH_SHIFT: Final[i64] = 3
BLOW_WOUNDS_SHIFT: Final[i64] = 10


def make_blow(direction: i64, strength: i64, wounds: i64) -> i64:
    return direction | (strength << BLOW_STRENGTH_SHIFT) | (wounds << BLOW_WOUNDS_SHIFT)
