"""Which rotations of a tile differ: a tile that looks the same from several sides needs fewer."""

from typing import Final

from warpad.core.bits import single
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.content import SIDE_COUNT, TILES, Tile


def _period(tile: Tile | None) -> int:
    """After how many steps of turning the tile looks the same again."""
    if tile is None:
        return 1
    sides = [sorted(side) for side in tile.sides]
    return next(step for step in (1, 2, 3, SIDE_COUNT) if sides[step:] + sides[:step] == sides)


# By tile.
PERIOD: Final = vec[i64]([_period(tile) for tile in TILES])
DISTINCT_TURNS: Final = vec[i64]([(1 << _period(tile)) - 1 for tile in TILES])


def other_turns(tile: i64, rotation: i64) -> i64:
    """The rotations that would change how the tile lies."""
    return DISTINCT_TURNS[tile] & ~single(rotation % PERIOD[tile])
