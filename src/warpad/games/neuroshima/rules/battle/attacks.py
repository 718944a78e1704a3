"""The attacks of one segment: melee, ranged, gauss, and the Clown's explosion."""

from typing import Final

from warpad.core.bits import highest, lowest, single
from warpad.core.hexes import AROUND, NEIGHBOUR, RAY
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.tables import (
    ARMOUR_SIDES,
    ATTACK_KIND_SHIFT,
    ATTACK_STRENGTH_SHIFT,
    ATTACKS,
    FIRST_ATTACK,
    GAUSS_ATTACK,
    GIFT_MASK,
    MELEE_ATTACK,
    RANGED_ATTACK,
)
from warpad.games.neuroshima.rules.battle.changes import NO_AIM, aim_of, has_change, is_converted, make_armed
from warpad.games.neuroshima.rules.battle.slots import due_cells, miss, use_slots
from warpad.games.neuroshima.rules.battle.survey import COMMANDS, GIFTS, HURT, PREY
from warpad.games.neuroshima.rules.battle.wounds import BLAST, SOURCE_CELL_SHIFT, harm
from warpad.games.neuroshima.rules.event_kinds import (
    BLASTED,
    BLOCKED,
    CONVERTED,
    EXPLODED,
    PIERCED,
    SHOT,
    STRUCK,
    make_blow,
)
from warpad.games.neuroshima.rules.pieces import POSE
from warpad.games.neuroshima.rules.state import State

# Directions in which cells are numbered upwards; in the others the nearest cell has the highest number.
UPWARD: Final[i64] = 0b001110


def nearest(line: i64, direction: i64) -> i64:
    """The first of some cells in a straight line."""
    if UPWARD >> direction & 1:
        return lowest(line)
    return highest(line)


def fight_segment(state: State) -> None:
    """NH-BAT-02, NH-BAT-04: all tiles that are due and free act, on the board as it is now."""
    due = due_cells(state)
    if due & state.netted != 0:
        miss(state, due & state.netted)
    state.struck = 0
    state.careful = state.setup.notes_hits or state.medics & ~state.netted != 0
    if state.careful:
        state.hits = vec[i64]([])
    left = due & ~state.netted
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        use_slots(state, cell)
        if state.exploding >> cell & 1:
            explode(state, cell)
        elif len(state.converted) > 0:
            attack_with_changes(state, cell)
        else:
            attack_with(state, cell)
    if state.wide & due & ~state.netted != 0:
        state.units.attack(state, due & ~state.netted)


def attack_with(state: State, cell: i64) -> None:
    """NH-BAT-04, NH-UNIT-02, NH-UNIT-03: all attacks of a tile, on every side, at once."""
    pose = state.piece[cell] & POSE
    work = state.work
    gift = work[GIFTS + cell]
    prey = work[PREY + work[COMMANDS + cell]]
    i = FIRST_ATTACK[pose]
    end = FIRST_ATTACK[pose + 1]
    while i < end:
        attack = ATTACKS[i]
        i += 1
        kind = (attack >> ATTACK_KIND_SHIFT) & 3
        if kind == MELEE_ATTACK:
            strike(state, cell, prey, attack & 7, (attack >> ATTACK_STRENGTH_SHIFT) + (gift & GIFT_MASK))
        elif kind == RANGED_ATTACK:
            shoot(state, cell, prey, attack & 7, (attack >> ATTACK_STRENGTH_SHIFT) + (gift >> 8 & GIFT_MASK))
        else:
            pierce(state, cell, prey, attack & 7)


def strike(state: State, cell: i64, prey: i64, direction: i64, strength: i64) -> None:
    """NH-BAT-08, NH-BAT-12: melee hits the adjacent enemy, armour or not; an HQ never hurts an HQ."""
    target = NEIGHBOUR[cell * 6 + direction]
    if target < 0 or prey >> target & 1 == 0:
        return
    if state.hqs >> cell & 1 and state.hqs >> target & 1:
        return
    if state.listening:
        blow = make_blow(direction, strength, strength)
        state.tell(STRUCK, cell, state.piece[cell], target, state.piece[target], blow)
    land_hit(state, target, strength, (cell << SOURCE_CELL_SHIFT) | direction)


def shoot(state: State, cell: i64, prey: i64, direction: i64, strength: i64) -> None:
    """NH-BAT-09, NH-BAT-10: ranged hits the first enemy in the line; armour on the side hit takes 1."""
    line = RAY[cell * 6 + direction] & prey
    if line == 0:
        return
    target = nearest(line, direction)
    if state.hqs >> cell & 1 and state.hqs >> target & 1:
        return
    wounds = strength - armour_at(state, target, direction)
    if state.listening:
        blow = make_blow(direction, strength, wounds)
        kind = SHOT if wounds > 0 else BLOCKED
        state.tell(kind, cell, state.piece[cell], target, state.piece[target], blow)
    if wounds > 0:
        land_hit(state, target, wounds, (cell << SOURCE_CELL_SHIFT) | direction)


def pierce(state: State, cell: i64, prey: i64, direction: i64) -> None:
    """NH-BAT-11: gauss hits every enemy in the line for 1; armour stops it for the armoured one only."""
    line = RAY[cell * 6 + direction] & prey
    if state.wide & line != 0:
        line = state.units.first_met(state, line, direction)
    while line != 0:
        target = lowest(line)
        line &= line - 1
        wounds = 1 - armour_at(state, target, direction)
        if state.listening:
            kind = PIERCED if wounds > 0 else BLOCKED
            blow = make_blow(direction, 1, wounds)
            state.tell(kind, cell, state.piece[cell], target, state.piece[target], blow)
        if wounds > 0:
            land_hit(state, target, wounds, (cell << SOURCE_CELL_SHIFT) | direction)


def prey_of(state: State, cell: i64) -> i64:
    """NH-TEAM-05: the tiles that attacks of this one hurt, by who commands it now."""
    return state.work[PREY + state.work[COMMANDS + cell]]


def armour_at(state: State, target: i64, direction: i64) -> i64:
    """NH-BAT-10: 1 when the side turned to an attack that flies in this direction is armoured."""
    facing = direction + 3 if direction < 3 else direction - 3
    return ARMOUR_SIDES[state.piece[target] & POSE] >> facing & 1


def land_hit(state: State, target: i64, wounds: i64, source: i64) -> None:
    """NH-BAT-02: every hit lands and is counted at the end of the segment."""
    if state.careful:
        harm(state, target, wounds, source)
    else:
        state.struck |= single(target)
        state.work[HURT + target] += wounds


def explode(state: State, cell: i64) -> None:
    """NH-UNIT-01, NH-SET-06: 1 wound to every adjacent tile of either side; the Clown is destroyed."""
    if state.listening:
        state.tell(EXPLODED, cell, state.piece[cell])
    targets = AROUND[cell * 64 + 63] & state.occupied
    if not state.setup.clown_hurts_hq:
        targets &= ~state.hqs
    if state.wide & targets != 0:
        targets = state.units.each_once(state, targets)
    while targets != 0:
        target = lowest(targets)
        targets &= targets - 1
        if state.listening:
            blow = make_blow(BLAST, 1, 1)
            state.tell(BLASTED, cell, state.piece[cell], target, state.piece[target], blow)
        land_hit(state, target, 1, (cell << SOURCE_CELL_SHIFT) | BLAST)
    state.doomed |= single(cell)


def attack_with_changes(state: State, cell: i64) -> None:
    """NH-MOD-09, NH-VAR-04: as any attack; a changed one is of the other kind, with both bonuses."""
    pose = state.piece[cell] & POSE
    prey = prey_of(state, cell)
    melee = state.work[GIFTS + cell] & GIFT_MASK
    ranged = (state.work[GIFTS + cell] >> 8) & GIFT_MASK
    i = FIRST_ATTACK[pose]
    while i < FIRST_ATTACK[pose + 1]:
        direction = ATTACKS[i] & 7
        kind = (ATTACKS[i] >> ATTACK_KIND_SHIFT) & 3
        strength = ATTACKS[i] >> ATTACK_STRENGTH_SHIFT
        if has_change(state, make_armed(cell, direction, kind)):
            strength += 1
        i += 1
        if kind == GAUSS_ATTACK:
            pierce(state, cell, prey, direction)
            continue
        changed = is_converted(state, cell, direction, kind)
        if changed and state.listening:
            state.tell(CONVERTED, cell, state.piece[cell], direction, 1 if kind == MELEE_ATTACK else 0)
        if (kind == MELEE_ATTACK) != changed:
            strike(state, cell, prey, direction, strength + melee + (ranged if changed else 0))
        else:
            aim = aim_of(state, cell, direction)
            at = prey if aim == NO_AIM else single(aim)
            shoot(state, cell, at, direction, strength + ranged + (melee if changed else 0))
