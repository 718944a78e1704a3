"""The numbers that stand for the closed vocabulary of effects, actions, faces and places."""

from typing import Final

from warpad.core.vecs import i64

REBIRTH: Final[i64] = 0
ROYALE: Final[i64] = 1
COALITION: Final[i64] = 2

SEATS: Final[i64] = 6
AUTOMA: Final[i64] = 6
FIGHTERS: Final[i64] = 7
BOT: Final[i64] = 7
NO_ONE: Final[i64] = -1

SHIP: Final[i64] = -1
OUT: Final[i64] = -2
ABSENT: Final[i64] = -3

SECTORS: Final[i64] = 10
SLOTS: Final[i64] = 6
BASIC_SLOT: Final[i64] = 6
AUTOMA_SLOT: Final[i64] = 7
CARDS: Final[i64] = 7
ROW: Final[i64] = 3
HEALTH: Final[i64] = 6
CLASSES: Final[i64] = 3
ARMOR: Final[i64] = 4
HELMET: Final[i64] = 5

# Actions of a half, in the order of the content's closed list.
MOVE: Final[i64] = 0
SEARCH: Final[i64] = 1
ATTACK: Final[i64] = 2
DEFENSE: Final[i64] = 3
LEADERSHIP: Final[i64] = 4
ENERGY1: Final[i64] = 5
ENERGY2: Final[i64] = 6

# Faces: attack crit, hit, maybe, miss; defence any, normal, energy, fail. Counts are packed 4 bits each.
CRIT: Final[i64] = 0
HIT: Final[i64] = 1
ANY: Final[i64] = 0
NORMAL: Final[i64] = 1
CHARGE: Final[i64] = 2
FAIL: Final[i64] = 3
FACES: Final[i64] = 4
FACE_BITS: Final[i64] = 4
FACE_MASK: Final[i64] = 15
ATTACK_POOL: Final[i64] = 0
DEFENSE_POOL: Final[i64] = 1

# Windows.
W_STATIC: Final[i64] = 0
W_INSTANT: Final[i64] = 1
W_REVEAL: Final[i64] = 2
W_TURN_START: Final[i64] = 3
W_TURN: Final[i64] = 4
W_MOVE: Final[i64] = 5
W_ENTER: Final[i64] = 6
W_SEARCH: Final[i64] = 7
W_DECLARE: Final[i64] = 8
W_ATTACK_PRE: Final[i64] = 9
W_ATTACK_POST: Final[i64] = 10
W_DEFENSE_PRE: Final[i64] = 11
W_DEFENSE_POST: Final[i64] = 12
W_COUNTER: Final[i64] = 13
W_SOAK: Final[i64] = 14
W_RESULT: Final[i64] = 15
W_AFTER: Final[i64] = 16
W_CLOSE: Final[i64] = 17
W_PAY: Final[i64] = 18
W_ROUND_END: Final[i64] = 19

# Conditions, as bits.
IF_TARGET_IN_FIELD: Final[i64] = 1
IF_TARGET_FIGHTER: Final[i64] = 2
IF_DAMAGE_DEALT: Final[i64] = 4
IF_NO_DAMAGE: Final[i64] = 8
IF_DAMAGE_TAKEN: Final[i64] = 16
IF_ATTACKER_HERE: Final[i64] = 32
IF_ALLY_ATTACKS_HERE: Final[i64] = 64
IF_ALLY_DEFENDS_HERE: Final[i64] = 128

# Verbs.
V_ADD_ATTACK: Final[i64] = 0
V_ADD_DEFENSE: Final[i64] = 1
V_REROLL: Final[i64] = 2
V_TURN_FACE: Final[i64] = 3
V_CANCEL: Final[i64] = 4
V_ADD_DAMAGE: Final[i64] = 5
V_DEAL: Final[i64] = 6
V_PREVENT: Final[i64] = 7
V_MOVE: Final[i64] = 8
V_EXTEND: Final[i64] = 9
V_AREA: Final[i64] = 10
V_GAIN: Final[i64] = 11
V_LOSE: Final[i64] = 12
V_COST: Final[i64] = 13
V_PLACE: Final[i64] = 14
V_RETURN: Final[i64] = 15
V_LOOK_MORE: Final[i64] = 16
V_DRAW_LOOT: Final[i64] = 17
V_FIRST: Final[i64] = 18
V_FORBID: Final[i64] = 19
V_LEADER: Final[i64] = 20
V_FIELD: Final[i64] = 21
V_KEEP: Final[i64] = 22

OPTIONAL: Final[i64] = 0
MANDATORY: Final[i64] = 1
AUTOMATIC: Final[i64] = 2

ONCE_PER_ATTACK: Final[i64] = 0
ONCE_PER_ACTION: Final[i64] = 1
ONCE_PER_ROUND: Final[i64] = 2
ONCE_PER_CLOSING: Final[i64] = 3
ONCE_PER_GAME: Final[i64] = 4
WHILE_TOKEN_HELD: Final[i64] = 5
UNLIMITED: Final[i64] = 6

BY_ATTACKER: Final[i64] = 0
BY_DEFENDER: Final[i64] = 1
BY_ALLY: Final[i64] = 2
BY_OWNER: Final[i64] = 3

FROM_STANDARD: Final[i64] = 0
FROM_UNIQUE: Final[i64] = 1
FROM_SECTOR: Final[i64] = 2
FROM_LOOT: Final[i64] = 3
FROM_UPGRADE: Final[i64] = 4
FROM_TOKEN: Final[i64] = 5

# Who an effect is about: the argument `who` of moves and energy, `to` of damage.
ON_SELF: Final[i64] = 0
ON_TARGET: Final[i64] = 1
ON_TARGET_ALLY: Final[i64] = 2
ON_ALLY: Final[i64] = 3
ON_ATTACKER: Final[i64] = 4
ON_ENTERING: Final[i64] = 5

# Where a move or a token may go.
TO_ADJACENT: Final[i64] = 0
TO_UP_TO: Final[i64] = 1
TO_ANY: Final[i64] = 2
TO_OWN: Final[i64] = 3
TO_OWN_OR_ADJACENT: Final[i64] = 4

KIND_CRIT: Final[i64] = 0
KIND_NORMAL: Final[i64] = 1
KIND_ANY: Final[i64] = 2

# Whom an aura touches.
ALL_AND_BOTS: Final[i64] = 0
ALL_FIGHTERS: Final[i64] = 1
OTHER_FIGHTERS: Final[i64] = 2
ENEMY_FIGHTERS: Final[i64] = 3

EVERY: Final[i64] = 9
NONE: Final[i64] = 63
