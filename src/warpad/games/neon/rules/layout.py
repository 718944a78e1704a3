"""Where each fact stands in the one flat vector of a position.

Written by `./run fields` from the table in fields.py: change it there."""

from typing import Final

from warpad.core.vecs import i64

# The whole game.
MODE: Final[i64] = 0
PLAYERS: Final[i64] = 1
TEAMS: Final[i64] = 2
WITH_AUTOMA: Final[i64] = 3
BOARD: Final[i64] = 4
ROUND: Final[i64] = 5
PHASE: Final[i64] = 6
LEADER: Final[i64] = 7
ACTIVE: Final[i64] = 8
TURNS: Final[i64] = 9
TOP: Final[i64] = 10
UNSEEN: Final[i64] = 11
LAID: Final[i64] = 12
RING_SIZE: Final[i64] = 13
FLOODS: Final[i64] = 14
CLOSING: Final[i64] = 15
SPARED: Final[i64] = 16
FLED: Final[i64] = 17
OVER: Final[i64] = 18
WINNERS: Final[i64] = 19
BEST: Final[i64] = 20
EXTRA: Final[i64] = 21
KEEP: Final[i64] = 22
LOOKER: Final[i64] = 23
LOOKED: Final[i64] = 24
UPGRADES_UNSEEN: Final[i64] = 25
UPGRADES_UNDER: Final[i64] = 26
DEPTH: Final[i64] = 27
MAY_SKIP: Final[i64] = 28

# The arena, and the cards being looked at and chosen from.
RING: Final[i64] = 40
PLACE_IN_RING: Final[i64] = 50
TOKENS: Final[i64] = 60
BOTS: Final[i64] = 70
LAID_TOKENS: Final[i64] = 80
LAID_ROUNDS: Final[i64] = 90
LOOK: Final[i64] = 100
LOOK_KNOWN: Final[i64] = 108
UNDER: Final[i64] = 116
UNDER_KNOWN: Final[i64] = 132
OFFER: Final[i64] = 148
OFFER_KNOWN: Final[i64] = 152
OFFERED: Final[i64] = 156
BOT_COUNTS: Final[i64] = 160

# The attack under way.
ATTACKER: Final[i64] = 170
STAGE: Final[i64] = 171
WEAPON: Final[i64] = 172
DESIGN: Final[i64] = 173
WEAPON_GONE: Final[i64] = 174
RANGE: Final[i64] = 175
BASE: Final[i64] = 176
ADDED: Final[i64] = 177
AREA: Final[i64] = 178
TARGETS: Final[i64] = 179
TARGET_BOT: Final[i64] = 180
TARGET_SECTOR: Final[i64] = 181
POOL: Final[i64] = 182
ROLLED: Final[i64] = 183
REROLLED: Final[i64] = 184
BOT_ROLL: Final[i64] = 185
AUTOMA_ROLL: Final[i64] = 186
CURRENT: Final[i64] = 187
SEEN: Final[i64] = 188
DEFENSE_ADDED: Final[i64] = 189
DEFENSE_POOL_SIZE: Final[i64] = 190
DEFENSE_ROLLED: Final[i64] = 191
DEFENSE_REROLLED: Final[i64] = 192
COUNTERED: Final[i64] = 193
CRITS: Final[i64] = 194
HITS: Final[i64] = 195
DAMAGE: Final[i64] = 196
DEALT: Final[i64] = 197
RESOLVED: Final[i64] = 198
GAINED: Final[i64] = 199
VIA: Final[i64] = 200
ORIGIN: Final[i64] = 201
FAILED: Final[i64] = 202
DAMAGED: Final[i64] = 203
USED: Final[i64] = 210
ATTACK_END: Final[i64] = 231

# Loot: how many of each design lie in its deck and its discard pile.
DECK: Final[i64] = 231
DISCARD: Final[i64] = 291

# Fighters: seats 0 to 5 and the Automa, one block each.
FIGHTER: Final[i64] = 351

# The agenda.
AGENDA: Final[i64] = 939
SIZE: Final[i64] = 1099

# Within the block of a fighter.
F_ID: Final[i64] = 0
F_PLACE: Final[i64] = 1
F_SIDE: Final[i64] = 2
F_HEALTH: Final[i64] = 3
F_ENERGY: Final[i64] = 4
F_FIELD: Final[i64] = 5
F_TOKEN: Final[i64] = 6
F_HAND: Final[i64] = 7
F_DECK: Final[i64] = 8
F_DISCARD: Final[i64] = 9
F_PLAN: Final[i64] = 10
F_DECLARED: Final[i64] = 11
F_INITIATIVE: Final[i64] = 12
F_ACTED: Final[i64] = 13
F_FIRST: Final[i64] = 14
F_TROPHIES: Final[i64] = 15
F_UPGRADE: Final[i64] = 18
F_EXHAUSTED: Final[i64] = 19
F_TEAM: Final[i64] = 20
F_LOST: Final[i64] = 21
F_HALF: Final[i64] = 22
F_PICK: Final[i64] = 23
F_BOTS: Final[i64] = 24
F_SPENT_BOTS: Final[i64] = 32
F_EQUIPMENT: Final[i64] = 40
BLOCK: Final[i64] = 84
