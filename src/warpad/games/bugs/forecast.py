"""What an order would lead to if everybody else stayed: where it ends, whom it meets, who could be shot."""

from __future__ import annotations

from warpad.core.game import Json
from warpad.games.bugs.book import TYPES
from warpad.games.bugs.explain import preview
from warpad.games.bugs.geometry import NEIGHBOUR, NO_CELL, PATH_LENGTH, PATH_STEP
from warpad.games.bugs.names import PATH_NAMES, cell_name, unit_ref
from warpad.games.bugs.orders import is_general_order, legal_orders, path_of, type_of
from warpad.games.bugs.position import BugsPosition
from warpad.games.bugs.ranged import targets_of
from warpad.games.bugs.state import NONE


def forecast(position: BugsPosition, army: int) -> list[Json]:
    """Every personal order of an army that meets somebody, could shoot, or ends before its path does."""
    p = position.copy()
    found = []
    for order in legal_orders(p, army):
        if not is_general_order(order):
            told = _one(p, army * TYPES + type_of(order), path_of(order))
            if told["battle"] or told["shots"] or told["stopped"]:
                found.append(told)
    return found


def _one(p: BugsPosition, unit: int, path: int) -> Json:
    start, steps = p.where[unit], p.steps[unit]
    p.active = p.personal = 1 << unit
    p.steps[unit] = 0
    side = (unit // TYPES) & 1
    stopped = None
    for step in range(PATH_LENGTH[path]):
        cell = NEIGHBOUR[p.where[unit] * 4 + PATH_STEP[path * 3 + step]]
        stopped = _barred(p, unit, cell)
        if stopped:
            break
        p.where[unit] = cell
        p.steps[unit] += 1
        if p.unit_at(cell, 1 - side) != NONE:
            break
    foe = p.unit_at(p.where[unit], 1 - side)
    told: Json = {
        **unit_ref(unit),
        "path": PATH_NAMES[path],
        "ends": cell_name(p, p.where[unit]),
        "stopped": stopped,
        "battle": preview(p, unit, foe, False) if foe != NONE else None,
        "shots": [preview(p, unit, target, True) for target in targets_of(p, unit)] if foe == NONE else [],
    }
    p.where[unit], p.steps[unit] = start, steps
    return told


def _barred(p: BugsPosition, unit: int, cell: int) -> str | None:
    """BUGS-MOVE-02, BUGS-MOVE-05: what keeps a unit from entering a cell."""
    if cell == NO_CELL:
        return "edge"
    ally = p.unit_at(cell, (unit // TYPES) & 1)
    return "ally" if ally not in (NONE, unit) and not p.flies(unit) else None
