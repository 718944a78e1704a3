"""What an empty state holds, and the words for what is known of it."""

from typing import Final

from warpad.core.vecs import i64, vec

# What is known of all that follows from the tiles: nothing, who is bound, also what is lent.
STALE: Final[i64] = 0
LOOKED: Final[i64] = 1
WEIGHED: Final[i64] = 2

NO_CELLS: Final = vec[i64]([0] * 37)
NO_PLAYERS: Final = vec[i64]([0] * 6)
# By cell, four times: what nets, control links and hacker links point at, and where they lead.
NO_LINKS: Final = vec[i64]([0] * 148)
NO_ITEMS: Final = vec[i64]([])

# Segments in which something is due, before they are looked for.
UNKNOWN: Final[i64] = -1
