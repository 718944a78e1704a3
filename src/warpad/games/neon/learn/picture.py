"""A small picture of an observation: the ring of open sectors, fighters in the colour of their side."""

from __future__ import annotations

from math import cos, pi, sin

from warpad.core.learning.notation import ALLY, DARK, EMPTY, ENEMY, MARK, OWN, Disc
from warpad.games.neon.learn.sheets import FIGHTERS, OBSERVATION, PLACES, SECTORS

COLOURS = (OWN, ALLY, ENEMY)


def discs(row: bytes) -> list[Disc]:
    """Who stands where; the sector of the one who looks lies below."""
    at = OBSERVATION.at
    size = sum(row[at["open"] : at["open"] + SECTORS])
    found: list[Disc] = []
    for sector in range(SECTORS):
        steps = row[at["ahead"] + sector * SECTORS : at["ahead"] + (sector + 1) * SECTORS].find(1)
        if steps < 0:
            continue
        x, y = _around(steps / size, 0.36)
        closes = row[at["closes"] + sector]
        found.append((x, y, 0.1, MARK if closes else EMPTY))
        found += _fighters(row, sector, x, y)
    return found


def _around(part: float, radius: float) -> tuple[float, float]:
    angle = 2 * pi * part
    return 0.5 - radius * sin(angle), 0.5 + radius * cos(angle)


def _fighters(row: bytes, sector: int, x: float, y: float) -> list[Disc]:
    """Fighters of a sector in a circle of their own, the leader with a mark."""
    found: list[Disc] = []
    for who in range(FIGHTERS):
        if row[OBSERVATION.at["place"] + who * PLACES + sector] and row[OBSERVATION.at["present"] + who]:
            relation = row[OBSERVATION.at["relation"] + who * 3 :][:3].find(1)
            dx, dy = _around(who / FIGHTERS, 0.055)
            found.append((x + dx - 0.5, y + dy - 0.5, 0.028, COLOURS[relation]))
            found.append(
                (x + dx - 0.5, y + dy - 0.5, 0.01, MARK if row[OBSERVATION.at["leader"] + who] else DARK)
            )
    return found
