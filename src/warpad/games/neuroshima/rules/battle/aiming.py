"""Sharpshooters: which enemy in the line of fire they hit."""

from warpad.core.bits import lowest
from warpad.core.hexes import RAY, SIDES
from warpad.core.vecs import append, i64, vec
from warpad.games.neuroshima.data.tables import (
    MELEE_ATTACK,
    MELEE_SIDES,
    RANGED_ATTACK,
    RANGED_SIDES,
    TRAIT_AIMS,
)
from warpad.games.neuroshima.rules.battle.attacks import prey_of
from warpad.games.neuroshima.rules.battle.changes import (
    AIM_SHIFT,
    AIMED,
    CONVERT_CELL,
    CONVERT_DIRECTION_SHIFT,
    NO_AIM,
    aim_of,
    is_converted,
    make_conversion,
    note_change,
)
from warpad.games.neuroshima.rules.battle.status import look
from warpad.games.neuroshima.rules.battle.units import whole_traits
from warpad.games.neuroshima.rules.pieces import POSE
from warpad.games.neuroshima.rules.state import State


def in_sight(state: State, cell: i64, direction: i64) -> i64:
    """NH-VAR-03: whom a sharpshooter can hit in a line of fire."""
    return state.units.first_met(state, RAY[cell * 6 + direction] & prey_of(state, cell), direction)


def shoots(state: State, cell: i64, direction: i64) -> bool:
    """NH-MOD-09: whether a tile shoots in a direction, changed attacks included."""
    pose = state.piece[cell] & POSE
    if RANGED_SIDES[pose] >> direction & 1 and not is_converted(state, cell, direction, RANGED_ATTACK):
        return True
    return MELEE_SIDES[pose] >> direction & 1 == 1 and is_converted(state, cell, direction, MELEE_ATTACK)


def to_aim(state: State, cell: i64) -> i64:
    """NH-VAR-03: the next attack of a sharpshooter with several enemies in its line: direction and cell
    (as in a conversion); -1 when there is none."""
    if whole_traits(state, cell) & TRAIT_AIMS == 0:
        return -1
    found = to_aim_from(state, cell)
    if found >= 0 or state.wide >> cell & 1 == 0:
        return found
    return to_aim_from(state, state.units.other_hex(state, cell))


def to_aim_from(state: State, cell: i64) -> i64:
    direction: i64 = 0
    while direction < SIDES:
        if shoots(state, cell, direction) and aim_of(state, cell, direction) == NO_AIM:
            sight = in_sight(state, cell, direction)
            if sight & (sight - 1) != 0:
                return make_conversion(cell, direction, 0, 0)
        direction += 1
    return -1


def aim_attack(state: State, target: i64) -> None:
    """NH-VAR-03: the attack goes at this enemy in this segment, over those before it."""
    asked = to_aim(state, state.ask_cell)
    made = make_conversion(asked & CONVERT_CELL, asked >> CONVERT_DIRECTION_SHIFT, AIMED, state.segment)
    note_change(state, made | ((target + 1) << AIM_SHIFT))


def aim_answers(state: State) -> vec[i64]:
    """NH-VAR-03: the hex of each enemy in the line."""
    answers = vec[i64]([])
    left = targets_in_sight(state)
    while left != 0:
        answers = append(answers, lowest(left))
        left &= left - 1
    return answers


def targets_in_sight(state: State) -> i64:
    """NH-VAR-03: the enemies in the line that a sharpshooter is asked about."""
    look(state)
    asked = to_aim(state, state.ask_cell)
    return in_sight(state, asked & CONVERT_CELL, asked >> CONVERT_DIRECTION_SHIFT) if asked >= 0 else 0
