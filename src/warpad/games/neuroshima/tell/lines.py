"""Lines of attack: for each attacking side of each tile where it goes, over what, and whom it hits now."""

from __future__ import annotations

from typing import Any

from warpad.core.hexes import NEIGHBOUR, SIDES
from warpad.games.neuroshima.data.cells import cell_name
from warpad.games.neuroshima.data.tables import (
    ARMOUR_SIDES,
    GAUSS_SIDES,
    MELEE,
    MELEE_ATTACK,
    RANGED,
    RANGED_ATTACK,
    TRAIT_HQ,
    TRAITS,
)
from warpad.games.neuroshima.rules.battle.changes import has_change, make_armed
from warpad.games.neuroshima.rules.battle.status import (
    commander,
    melee_bonus,
    netted_cells,
    prey_cells,
    ranged_bonus,
)
from warpad.games.neuroshima.rules.board import tile_at
from warpad.games.neuroshima.rules.pieces import pose_of
from warpad.games.neuroshima.rules.state import State

ATTACK_KINDS = (MELEE_ATTACK, RANGED_ATTACK)
Json = dict[str, Any]


def attacks_of(position: State, cell: int) -> list[tuple[str, int, int, int]]:
    """The attacks of a tile: kind, direction, printed strength, strength now."""
    pose = pose_of(position.piece[cell])
    found = []
    for direction in range(SIDES):
        melee, ranged = MELEE[pose * SIDES + direction], RANGED[pose * SIDES + direction]
        armed = [int(has_change(position, make_armed(cell, direction, kind))) for kind in ATTACK_KINDS]
        if melee:
            found.append(("melee", direction, melee, melee + melee_bonus(position, cell) + armed[0]))
        if ranged:
            found.append(("ranged", direction, ranged, ranged + ranged_bonus(position, cell) + armed[1]))
        if GAUSS_SIDES[pose] >> direction & 1:
            found.append(("gauss", direction, 1, 1))
    return found


def cells_along(position: State, cell: int, direction: int) -> list[int]:
    """NH-GEO-03: the hexes of the board in the line of fire of a side, nearest first."""
    found = []
    at = NEIGHBOUR[cell * SIDES + direction]
    while at >= 0:
        if position.setup.board >> at & 1:
            found.append(at)
        at = NEIGHBOUR[at * SIDES + direction]
    return found


def targets_of(position: State, cell: int, kind: str, direction: int) -> list[int]:
    """NH-BAT-08, NH-BAT-09, NH-BAT-11, NH-BAT-12: whom an attack hits as the board is now."""
    prey = prey_cells(position, commander(position, cell))
    if TRAITS[tile_at(position, cell)] & TRAIT_HQ:
        prey &= ~position.hqs
    along = cells_along(position, cell, direction)
    if kind == "melee":
        along = along[:1]
    if kind == "ranged":
        allowed = [at for at in along if _stops(position, cell, at)]
        along = allowed[:1]
    if kind == "gauss" and position.wide:
        prey &= position.units.first_met(position, sum(1 << at for at in along if prey >> at & 1), direction)
    return [at for at in along if prey >> at & 1]


def _stops(position: State, cell: int, at: int) -> bool:
    """NH-BAT-09: whether a shot of this tile ends on a hex: it flies over own and allied tiles."""
    return bool(prey_cells(position, commander(position, cell)) >> at & 1)


def wounds_of(position: State, kind: str, direction: int, strength: int, target: int) -> int:
    """NH-BAT-10: what is left of an attack after the armour of the side it hits."""
    armour = ARMOUR_SIDES[pose_of(position.piece[target])] >> (direction + 3) % SIDES & 1
    return max(strength - armour, 0) if kind != "melee" else strength


def line(position: State, cell: int, attack: tuple[str, int, int, int]) -> Json:
    """One attack as the page draws it."""
    kind, direction, _, strength = attack
    targets = targets_of(position, cell, kind, direction)
    along = cells_along(position, cell, direction)
    over = along[: along.index(targets[-1])] if targets else ([] if kind == "melee" else along)
    setup = position.setup
    return {
        "from": cell_name(setup, cell),
        "player": commander(position, cell),
        "kind": kind,
        "direction": direction,
        "strength": strength,
        "over": [cell_name(setup, at) for at in over if at not in targets],
        "hits": [
            {
                "at": cell_name(setup, at),
                "wounds": wounds_of(position, kind, direction, strength, at),
            }
            for at in targets
        ],
    }


def lines(position: State) -> list[Json]:
    """All lines of attack of tiles that are not netted, by hex and direction."""
    free = position.occupied & ~netted_cells(position)
    cells = [cell for cell in range(len(position.piece)) if free >> cell & 1]
    return [line(position, cell, attack) for cell in cells for attack in attacks_of(position, cell)]
