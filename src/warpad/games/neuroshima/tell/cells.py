"""Hexes in JSON and in words: by coordinates or by the short names printed on a map."""

from __future__ import annotations

from warpad.core.errors import DecodeError
from warpad.core.hexes import CELLS, FULL_RADIUS, MAIN_RADIUS, cell_at, cell_named, name_of
from warpad.core.reading import as_number, quote
from warpad.games.neuroshima.rules.setup import Setup

SMALL_NAMES = tuple(name_of(cell, MAIN_RADIUS) for cell in range(CELLS))
LARGE_NAMES = tuple(name_of(cell, FULL_RADIUS) for cell in range(CELLS))


def radius_of(setup: Setup) -> int:
    return FULL_RADIUS if setup.extended else MAIN_RADIUS


def cell_name(setup: Setup, cell: int) -> str:
    """NH-GEO-02: the short name of a hex on the board that is played on."""
    return (LARGE_NAMES if setup.extended else SMALL_NAMES)[cell]


def cells_in(mask: int) -> list[int]:
    """The cells of a mask, lowest first."""
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def read_cell(setup: Setup, value: object, path: str) -> int:
    """A hex as [q, r] or by its short name."""
    if isinstance(value, str):
        cell = cell_named(value, radius_of(setup))
    else:
        if not isinstance(value, list) or len(value) != 2:
            raise DecodeError(f"expected a hex as [q, r], found {quote(value)}", path)
        q, r = (as_number(part, path, -99, 99) for part in value)
        cell = cell_at(q, r)
    if cell < 0 or setup.board >> cell & 1 == 0:
        raise DecodeError(f"hex {quote(value)} is not on the board", path)
    return cell
