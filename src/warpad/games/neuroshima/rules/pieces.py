"""A tile on the board: all that goes with it stands in one number, so that moving a tile moves all of it.

bits  0-2   rotation
bits  3-11  tile (0: no tile); together with the rotation this is the pose
bits 12-14  owner
bits 15-19  wounds
bits 20-31  attack slots spent in this battle
bits 32-43  attack slots that a net kept from acting in this battle
bits 44-55  sources of movement used in this turn
bits 56-58  who commanded it when last looked at: player + 1 (0: its owner)
bits 59-60  marks of the variant in force
"""

from typing import Final

from warpad.core.vecs import i64

ROTATION: Final[i64] = 7
TILE_SHIFT: Final[i64] = 3
TILE: Final[i64] = 511
POSE: Final[i64] = (1 << 12) - 1
OWNER_SHIFT: Final[i64] = 12
WOUND_SHIFT: Final[i64] = 15
WOUND: Final[i64] = 1 << 15
MOST_WOUNDS: Final[i64] = 31
SPENT_SHIFT: Final[i64] = 20
HELD_SHIFT: Final[i64] = 32
SLOT_BITS: Final[i64] = 4095
BATTLE_MARKS: Final[i64] = (4095 << 20) | (4095 << 32)
MOVED_SHIFT: Final[i64] = 44
MOVED: Final[i64] = 4095 << 44
COMMANDER_SHIFT: Final[i64] = 56
COMMANDER: Final[i64] = 7 << 56
# The bits of a piece that say which tile lies how, whose it is and how wounded.
LASTING: Final[i64] = (1 << SPENT_SHIFT) - 1


def make_piece(tile: i64, rotation: i64, owner: i64, wounds: i64) -> i64:
    """A tile as it lies on the board, in one number."""
    return (tile << TILE_SHIFT) | rotation | (owner << OWNER_SHIFT) | (wounds << WOUND_SHIFT)


def tile_of(piece: i64) -> i64:
    return (piece >> TILE_SHIFT) & TILE


def rotation_of(piece: i64) -> i64:
    return piece & ROTATION


def pose_of(piece: i64) -> i64:
    return piece & POSE


def owner_of(piece: i64) -> i64:
    return (piece >> OWNER_SHIFT) & 7


def wounds_of(piece: i64) -> i64:
    return (piece >> WOUND_SHIFT) & MOST_WOUNDS


def with_rotation(piece: i64, rotation: i64) -> i64:
    """The same tile, lying with another rotation."""
    return (piece & ~ROTATION) | rotation
