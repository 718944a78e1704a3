"""What an order would lead to if everybody else stayed: where it ends, whom it meets, who could be shot."""

from __future__ import annotations

from warpad.core.game import Json
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.names import PATH_NAMES, cell_name, unit_ref
from warpad.games.bugs.mind.walks import NOT_STOPPED, WALK_SIZE, walks_of
from warpad.games.bugs.rules.codes import NONE
from warpad.games.bugs.rules.ranged import targets_of
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.tell.explain import preview

_STOPPED = (None, "edge", "ally")
Fights = tuple[Json | None, list[Json]]


def forecast(position: State, army: int) -> list[Json]:
    """Every personal order of an army that meets somebody, could shoot, or ends before its path does.

    Many paths end in the same way: each end is looked at once."""
    p = position.copy()
    rows = list(walks_of(p, army))
    names = {unit: unit_ref(unit) for unit in range(army * TYPES, (army + 1) * TYPES)}
    ends: dict[tuple[int, ...], Fights] = {}
    found = []
    for i in range(0, len(rows), WALK_SIZE):
        unit, path, cell, steps, stopped, foe = rows[i : i + WALK_SIZE]
        end = (unit, cell, steps, foe)
        if end not in ends:
            ends[end] = _fights(p, *end)
        battle, shots = ends[end]
        if battle or shots or stopped != NOT_STOPPED:
            found.append(
                {
                    **names[unit],
                    "path": PATH_NAMES[path],
                    "ends": cell_name(p.setup, cell),
                    "stopped": _STOPPED[stopped],
                    "battle": battle,
                    "shots": shots,
                }
            )
    return found


def _fights(p: State, unit: int, cell: int, steps: int, foe: int) -> Fights:
    """The battle with whom the unit meets at its end, or else those it could shoot at."""
    before = p.where[unit], p.steps[unit]
    p.active = p.personal = 1 << unit
    p.where[unit], p.steps[unit] = cell, steps
    battle = preview(p, unit, foe, False) if foe != NONE else None
    shots = [] if battle else [preview(p, unit, target, True) for target in targets_of(p, unit)]
    p.where[unit], p.steps[unit] = before
    return battle, shots
