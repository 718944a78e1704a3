"""Lines of attack: for each attacking side of each tile where it goes, over what, and whom it hits now."""

from __future__ import annotations

from typing import Any

from warpad.core.hexes import CELLS, NEIGHBOUR, SIDES
from warpad.games.neuroshima.data.tables import (
    ARMOUR_SIDES,
    GAUSS_SIDES,
    MELEE,
    MELEE_ATTACK,
    MELEE_SIDES,
    RANGED,
    RANGED_ATTACK,
    RANGED_SIDES,
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
from warpad.games.neuroshima.tell.cells import cell_name, cells_in

Json = dict[str, Any]


def _along(cell: int, direction: int) -> tuple[int, ...]:
    found = []
    at = NEIGHBOUR[cell * SIDES + direction]
    while at >= 0:
        found.append(at)
        at = NEIGHBOUR[at * SIDES + direction]
    return tuple(found)


# cell * SIDES + direction -> the cells in that line on the large board, nearest first.
ALONG = tuple(_along(cell, direction) for cell in range(CELLS) for direction in range(SIDES))


def attacks_of(position: State, cell: int) -> list[tuple[str, int, int, int]]:
    """The attacks of a tile: kind, direction, printed strength, strength now."""
    pose = pose_of(position.piece[cell])
    if not (MELEE_SIDES[pose] | RANGED_SIDES[pose] | GAUSS_SIDES[pose]):
        return []
    more_melee, more_ranged = melee_bonus(position, cell), ranged_bonus(position, cell)
    found = []
    for direction in range(SIDES):
        melee, ranged = MELEE[pose * SIDES + direction], RANGED[pose * SIDES + direction]
        if melee:
            now = melee + more_melee + _extra_strength(position, cell, direction, MELEE_ATTACK)
            found.append(("melee", direction, melee, now))
        if ranged:
            now = ranged + more_ranged + _extra_strength(position, cell, direction, RANGED_ATTACK)
            found.append(("ranged", direction, ranged, now))
        if GAUSS_SIDES[pose] >> direction & 1:
            found.append(("gauss", direction, 1, 1))
    return found


def _extra_strength(position: State, cell: int, direction: int, kind: int) -> int:
    """NH-VAR-04: by how much an attack is stronger in this battle."""
    return int(bool(position.converted) and has_change(position, make_armed(cell, direction, kind)))


def cells_along(position: State, cell: int, direction: int) -> list[int]:
    """NH-GEO-03: the hexes of the board in the line of fire of a side, nearest first."""
    board = position.setup.board
    return [at for at in ALONG[cell * SIDES + direction] if board >> at & 1]


def targets_of(position: State, cell: int, kind: str, direction: int, along: list[int]) -> list[int]:
    """NH-BAT-08, NH-BAT-09, NH-BAT-11, NH-BAT-12: whom an attack hits as the board is now."""
    reached = prey_cells(position, commander(position, cell))
    prey = reached & ~position.hqs if TRAITS[tile_at(position, cell)] & TRAIT_HQ else reached
    if kind == "melee":
        along = along[:1]
    if kind == "ranged":
        along = [at for at in along if reached >> at & 1][:1]
    if kind == "gauss" and position.wide:
        line = sum(1 << at for at in along if prey >> at & 1)
        prey &= position.units.first_met(position, line, direction)
    return [at for at in along if prey >> at & 1]


def wounds_of(position: State, kind: str, direction: int, strength: int, target: int) -> int:
    """NH-BAT-10: what is left of an attack after the armour of the side it hits."""
    armour = ARMOUR_SIDES[pose_of(position.piece[target])] >> (direction + 3) % SIDES & 1
    return max(strength - armour, 0) if kind != "melee" else strength


def line(position: State, cell: int, attack: tuple[str, int, int, int]) -> Json:
    """One attack as the page draws it."""
    kind, direction, _, strength = attack
    along = cells_along(position, cell, direction)
    targets = targets_of(position, cell, kind, direction, along)
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
    cells = cells_in(free)
    return [line(position, cell, attack) for cell in cells for attack in attacks_of(position, cell)]
