"""Moves as numbers: a verb, a tile of the hand (or a giver's cell), two cells and a rotation.

bits  0-2   rotation
bits  3-8   cell: where to, or the target
bits  9-14  cell: where from, or who does it
bits 15-20  the tile's number within its army; for RIDE the cell of the giver
bits 21-    verb
"""

from typing import Final

from warpad.core.vecs import i64

AT_SHIFT: Final[i64] = 3
FROM_SHIFT: Final[i64] = 9
TILE_SHIFT: Final[i64] = 15
VERB_SHIFT: Final[i64] = 21
TURN_MASK: Final[i64] = 7
CELL_MASK: Final[i64] = 63

PLACE_HQ: Final[i64] = 1
DISCARD_TILE: Final[i64] = 2
REDRAW: Final[i64] = 3
END_TURN: Final[i64] = 4
PLACE: Final[i64] = 5
CALL_BATTLE: Final[i64] = 6
MOVE: Final[i64] = 7
PUSH: Final[i64] = 8
SNIPE: Final[i64] = 9
GRENADE: Final[i64] = 10
STRIKE: Final[i64] = 11
ROTATE: Final[i64] = 12
CASTLE: Final[i64] = 13
TERRIFY: Final[i64] = 14
GO: Final[i64] = 15
RIDE: Final[i64] = 16
RETREAT: Final[i64] = 17
FACE: Final[i64] = 18
SELL: Final[i64] = 19
BLEED: Final[i64] = 20
RUN_ROTATION: Final[i64] = 21
RUN_SWAP: Final[i64] = 22
RUN_PUSH: Final[i64] = 23
RUN_LASER: Final[i64] = 24
RUN_DELETION: Final[i64] = 25
RUN_DETONATION: Final[i64] = 26
# From here on the verbs of variants.
FIRST_VARIANT_VERB: Final[i64] = 27

# The words of the verbs in actions, by verb.
VERB_NAMES: Final = (
    "", "hq", "discard", "redraw", "end", "place", "battle", "move", "push", "snipe", "grenade", "strike",
    "rotate", "castle", "terror", "go", "ride", "retreat", "turn", "sell", "bleed", "run-rotation",
    "run-swap", "run-push", "run-laser", "run-deletion", "run-detonation",
)  # fmt: skip


def make_base(verb: i64, tile: i64, source: i64) -> i64:
    """A code without its target cell and rotation."""
    return (verb << VERB_SHIFT) | (tile << TILE_SHIFT) | (source << FROM_SHIFT)


def verb_of(code: i64) -> i64:
    return code >> VERB_SHIFT


def number_of(code: i64) -> i64:
    """The number within the army of the tile that is used."""
    return (code >> TILE_SHIFT) & CELL_MASK


def giver_of(code: i64) -> i64:
    """The cell of the tile that lends its mobility."""
    return (code >> TILE_SHIFT) & CELL_MASK


def source_of(code: i64) -> i64:
    return (code >> FROM_SHIFT) & CELL_MASK


def target_of(code: i64) -> i64:
    return (code >> AT_SHIFT) & CELL_MASK


def turn_of(code: i64) -> i64:
    return code & TURN_MASK
