"""What the game hands to programs that learn."""

from __future__ import annotations

from functools import cache

from warpad.core.hexes import HEXES, cell_at
from warpad.core.learning.notation import Notation, Symmetry
from warpad.core.learning.sheet import Channel, Sheet
from warpad.games.neuroshima.learn.encoding import make_encoding
from warpad.games.neuroshima.learn.picture import discs
from warpad.games.neuroshima.learn.sheets import ACTIONS, CELL_COUNT, OBSERVATION, SIDE_COUNT

# The wounds of a source are numbered by hex and direction; beyond these stand instants.
DIRECTIONS_OF_SOURCE = 8


def turned_cell(cell: int, steps: int) -> int:
    """Where a hex comes to lie when the board is turned clockwise by so many sixths."""
    q, r = HEXES[cell]
    for _ in range(steps):
        q, r = -r, q + r
    return cell_at(q, r)


def _source_before(place: int, steps: int) -> int:
    """The number of a source of wounds before the board was turned."""
    cell, direction = divmod(place, DIRECTIONS_OF_SOURCE)
    if cell >= CELL_COUNT:
        return place
    before = (direction - steps) % SIDE_COUNT if direction < SIDE_COUNT else direction
    return turned_cell(cell, -steps % SIDE_COUNT) * DIRECTIONS_OF_SOURCE + before


def _attack_before(place: int, steps: int) -> int:
    """The answer about an attack before the board was turned: 12 for a tile, 12 for the other half."""
    if not 1 <= place <= 24:
        return place
    half, attack = divmod(place - 1, 12)
    direction, kind = divmod(attack, 2)
    return 1 + half * 12 + (direction - steps) % SIDE_COUNT * 2 + kind


def _before(channel: Channel, index: tuple[int, ...], steps: int) -> tuple[int, ...]:
    """What stood at this place of a group before the board was turned."""
    back = -steps % SIDE_COUNT
    if channel.name == "source":
        return (_source_before(index[0], steps),)
    if channel.name == "convert":
        return (_attack_before(index[0], steps),)
    if channel.shape == (CELL_COUNT, SIDE_COUNT):
        return turned_cell(index[0], back), (index[1] - steps) % SIDE_COUNT
    if channel.shape == (SIDE_COUNT, CELL_COUNT):
        return (index[0] - steps) % SIDE_COUNT, turned_cell(index[1], back)
    if channel.shape[-1] == CELL_COUNT:
        return *index[:-1], turned_cell(index[-1], back)
    return index


def _order(sheet: Sheet, steps: int) -> tuple[int, ...]:
    places = []
    for place in range(sheet.size):
        channel, index = sheet.find(place)
        rest = 0
        for length, number in zip(channel.shape, _before(channel, index, steps), strict=True):
            rest = rest * length + number
        places.append(sheet.at[channel.name] + rest)
    return tuple(places)


@cache
def symmetries() -> tuple[Symmetry, ...]:
    """The six rotations of the board. Tiles are not mirrored: no tile has its mirror image."""
    return tuple(
        Symmetry(f"turned by {steps * 60} degrees", _order(OBSERVATION, steps), _order(ACTIONS, steps))
        for steps in range(SIDE_COUNT)
    )


NOTATION = Notation(make_encoding(), OBSERVATION, ACTIONS, symmetries, discs)
