"""A small picture of an observation: hexes, tiles in the colour of their side, attacks as dots."""

from __future__ import annotations

from math import cos, radians, sin

from warpad.core.hexes import HEXES
from warpad.core.learning.notation import ALLY, DARK, EMPTY, ENEMY, MARK, OWN, Disc
from warpad.games.neuroshima.learn.sheets import CELL_COUNT, OBSERVATION, SIDE_COUNT

STEP = 0.13


def discs(row: bytes) -> list[Disc]:
    """What lies where."""
    found: list[Disc] = []
    for cell in range(CELL_COUNT):
        if not row[OBSERVATION.at["board"] + cell]:
            continue
        x, y = _middle(cell)
        side = next((n for n in range(3) if row[_at("owner", n, cell)]), None)
        found.append((x, y, 0.062, EMPTY if side is None else (OWN, ALLY, ENEMY)[side]))
        if side is not None:
            found += _details(row, cell, x, y)
    return found


def _at(name: str, plane: int, cell: int) -> int:
    return OBSERVATION.at[name] + plane * CELL_COUNT + cell


def _middle(cell: int) -> tuple[float, float]:
    q, r = HEXES[cell]
    return 0.5 + q * STEP * 0.87, 0.5 + (r + q / 2) * STEP


def _details(row: bytes, cell: int, x: float, y: float) -> list[Disc]:
    """HQs have a mark in the middle, netted tiles are dark there, sides with an attack have a dot."""
    found: list[Disc] = []
    if row[_at("hq", 0, cell)]:
        found.append((x, y, 0.03, MARK))
    if row[_at("netted", 0, cell)]:
        found.append((x, y, 0.02, DARK))
    for side in range(SIDE_COUNT):
        if row[_at("melee", side, cell)] or row[_at("ranged", side, cell)]:
            angle = radians(60 * side)
            found.append((x + 0.048 * sin(angle), y - 0.048 * cos(angle), 0.01, DARK))
    return found
