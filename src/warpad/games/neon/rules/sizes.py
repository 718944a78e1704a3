"""How much room there is in the flat vector of a position."""

from typing import Final

from warpad.core.vecs import i64

MOST_LOOKED: Final[i64] = 8
MOST_UPGRADES: Final[i64] = 16
MOST_BOT_TYPES: Final[i64] = 8
MOST_DESIGNS: Final[i64] = 60

# What was used in this attack: words of bits for each fighter.
USED_WORDS: Final[i64] = 3
USED_BITS: Final[i64] = 60

# A stack of equipment: the card on top and the supplies under it.
STACK: Final[i64] = 7
MOST_SUPPLIES: Final[i64] = 6

# The agenda: frames of four numbers, the last one is on top.
FRAME: Final[i64] = 4
MOST_FRAMES: Final[i64] = 40
