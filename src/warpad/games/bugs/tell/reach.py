"""Where each unit can go if everybody else stays: its Strength there, or why it cannot come there."""

from __future__ import annotations

from warpad.core.game import Json
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.geometry import BOARD, MAX_PATH, WIDTH
from warpad.games.bugs.data.names import all_cells, cell_name, unit_ref
from warpad.games.bugs.data.verbs import SPEED_ONCE
from warpad.games.bugs.mind.walks import NOT_STOPPED, WALK_SIZE, walks_of
from warpad.games.bugs.rules.codes import NONE
from warpad.games.bugs.rules.effects import ON_CELL
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import cells_of, medal_ready, speed_of
from warpad.games.bugs.tell.explain import strength_of

End = tuple[int, int]


def reach(position: State) -> list[Json]:
    """The reach of every unit on the board."""
    p = position.copy()
    told = []
    for army in range(p.setup.armies):
        walks = _ends_of(p, army)
        told += [_unit_reach(p, unit, walks[unit]) for unit in sorted(walks)]
    return told


def _ends_of(p: State, army: int) -> dict[int, set[End]]:
    """By unit: where its paths end and after how many steps; paths that are cut short are left out."""
    rows = list(walks_of(p, army))
    found: dict[int, set[End]] = {}
    for i in range(0, len(rows), WALK_SIZE):
        unit, _, cell, steps, stopped, _ = rows[i : i + WALK_SIZE]
        ends = found.setdefault(unit, set())
        if stopped == NOT_STOPPED:
            ends.add((cell, steps))
    return found


def _unit_reach(p: State, unit: int, ends: set[End]) -> Json:
    allies = cells_of(p, (unit // TYPES) & 1) & ~(1 << p.where[unit])
    open_ends = sorted((steps, cell) for cell, steps in ends if not allies >> cell & 1)
    reached = {cell for _, cell in open_ends}
    barred: dict[tuple[str, str], list[str]] = {}
    for cell in all_cells(p.setup):
        if cell not in reached:
            why = _why_barred(p, unit, cell, bool(allies >> cell & 1))
            barred.setdefault(why, []).append(cell_name(p.setup, cell))
    return {
        **unit_ref(unit),
        "speed": _most_steps(p, unit),
        "ends": [_strength_at(p, unit, cell, steps) for steps, cell in open_ends],
        "barred": [
            {"rule": rule, "message": f"bugs-barred-{word}", "cells": cells}
            for (rule, word), cells in barred.items()
        ],
    }


def _strength_at(p: State, unit: int, cell: int, steps: int) -> Json:
    """BUGS-BAT-12, BUGS-GEN-05: with its personal order a unit attacks this turn; later it defends."""
    before = p.where[unit], p.steps[unit], p.active, p.personal
    p.where[unit], p.steps[unit] = cell, steps
    p.active = p.personal = 1 << unit
    attacks = strength_of(p, unit, NONE, cell, True, ON_CELL)
    defends = strength_of(p, unit, NONE, cell, False, ON_CELL)["total"]
    p.where[unit], p.steps[unit], p.active, p.personal = before
    return {"at": cell_name(p.setup, cell), "steps": int(steps), "attacks": attacks, "defends": defends}


def _most_steps(p: State, unit: int) -> int:
    """BUGS-PLAN-05, BUGS-EFF-03: the Speed, one more with the medal, never more than three."""
    further = int(medal_ready(p, unit // TYPES, SPEED_ONCE) != NONE)
    return min(MAX_PATH, int(speed_of(p, unit)) + further)


def _distance(one: int, other: int) -> int:
    """Steps between two cells of one board."""
    wide, board = int(WIDTH), int(BOARD)
    return abs(one % wide - other % wide) + abs(one % board // wide - other % board // wide)


def _why_barred(p: State, unit: int, cell: int, is_ally: bool) -> tuple[str, str]:
    """The rule that keeps a unit from a cell, and a word for it."""
    start = int(p.where[unit])
    if cell // BOARD != start // BOARD:
        return "BUGS-ALLY-04", "board"
    if _distance(start, cell) > _most_steps(p, unit):
        return "BUGS-PLAN-05", "far"
    if not is_ally:
        return "BUGS-MOVE-02", "way"
    return ("BUGS-MOVE-05" if p.book.flies >> (unit % TYPES) & 1 else "BUGS-MOVE-02"), "ally"
