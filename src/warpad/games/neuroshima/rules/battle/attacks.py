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
    GIFT_INITIATIVE,
    GIFT_MASK,
    MELEE_ATTACK,
    MELEE_SIDES,
    RANGED_ATTACK,
    RANGED_SIDES,
)
from warpad.games.neuroshima.rules.battle.slots import Slots
from warpad.games.neuroshima.rules.battle.survey import COMMANDS, GIFTED, GIFTS, HURT, PREY
from warpad.games.neuroshima.rules.battle.wounds import BLAST, SOURCE_CELL_SHIFT
from warpad.games.neuroshima.rules.board import NONE, POSE
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
from warpad.games.neuroshima.rules.setup import Setup

# A conversion in one number: cell, direction, the kind of attack that is changed, segment.
CONVERT_CELL: Final[i64] = 63
CONVERT_DIRECTION_SHIFT: Final[i64] = 6
CONVERT_KIND_SHIFT: Final[i64] = 9
CONVERT_SEGMENT_SHIFT: Final[i64] = 11

CONVERT_KIND: Final[i64] = 3
# What leaders change stands in the same list, with these kinds and directions.
STRONGER: Final[i64] = 2
EVERY_WAY: Final[i64] = 7

# NH-VAR-03: in the same list, above the segment: at which hex (+ 1) a sharpshooter aims this attack.
AIM_SHIFT: Final[i64] = 17
AIMED: Final[i64] = 3
NO_AIM: Final[i64] = -1

# Directions in which cells are numbered upwards; in the others the nearest cell has the highest number.
UPWARD: Final[i64] = 0b001110


def nearest(line: i64, direction: i64) -> i64:
    """The first of some cells in a straight line."""
    if UPWARD >> direction & 1:
        return lowest(line)
    return highest(line)


def make_conversion(cell: i64, direction: i64, kind: i64, segment: i64) -> i64:
    return (
        cell
        | (direction << CONVERT_DIRECTION_SHIFT)
        | (kind << CONVERT_KIND_SHIFT)
        | (segment << CONVERT_SEGMENT_SHIFT)
    )


def make_armed(cell: i64, direction: i64, kind: i64) -> i64:
    """NH-VAR-04: in the list of conversions: this attack is stronger by 1 in the whole battle."""
    return make_conversion(cell, direction, kind + STRONGER, 0)


def make_hastened(cell: i64) -> i64:
    """NH-VAR-04: in the same list: this tile is faster by 1 in the whole battle."""
    return make_conversion(cell, EVERY_WAY, STRONGER, 0)


class Attacks(Slots):
    """A board on which tiles attack."""

    __slots__ = ("exploding", "converted", "careful")

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.exploding: i64 = 0  # cells of Clowns that explode in this segment
        self.converted: vec[i64] = NONE  # conversions of this battle
        self.careful: bool = False  # whether hits are noted one by one, for medics or points

    def fight(self) -> None:
        """NH-BAT-02, NH-BAT-04: all tiles that are due and free act, on the board as it is now."""
        due = self.due()
        if due & self.netted != 0:
            self.miss(due & self.netted)
        self.struck = 0
        self.careful = self.setup.notes_hits or self.medics & ~self.netted != 0
        if self.careful:
            self.hits = vec[i64]([])
        left = due & ~self.netted
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            self.use(cell)
            if self.exploding >> cell & 1:
                self.explode(cell)
            elif len(self.converted) > 0:
                self.attack_converted(cell)
            else:
                self.attack(cell)
        if self.halves & due & ~self.netted != 0:
            self.attack_with_tails(self.heads_in(due & ~self.netted))

    def attack_with_tails(self, heads: i64) -> None:
        """NH-VAR-03: both halves of a construction attack in the slots of its head."""
        while heads != 0:
            tail = self.other_half(lowest(heads))
            heads &= heads - 1
            if len(self.converted) > 0:
                self.attack_converted(tail)
            else:
                self.attack(tail)

    def attack(self, cell: i64) -> None:
        """NH-BAT-04, NH-UNIT-02, NH-UNIT-03: all attacks of a tile, on every side, at once."""
        pose = self.piece[cell] & POSE
        work = self.work
        gift = work[GIFTS + cell]
        prey = work[PREY + work[COMMANDS + cell]]
        i = FIRST_ATTACK[pose]
        end = FIRST_ATTACK[pose + 1]
        while i < end:
            attack = ATTACKS[i]
            i += 1
            kind = (attack >> ATTACK_KIND_SHIFT) & 3
            if kind == MELEE_ATTACK:
                self.strike(cell, prey, attack & 7, (attack >> ATTACK_STRENGTH_SHIFT) + (gift & GIFT_MASK))
            elif kind == RANGED_ATTACK:
                self.shoot(
                    cell, prey, attack & 7, (attack >> ATTACK_STRENGTH_SHIFT) + (gift >> 8 & GIFT_MASK)
                )
            else:
                self.pierce(cell, prey, attack & 7)

    def strike(self, cell: i64, prey: i64, direction: i64, strength: i64) -> None:
        """NH-BAT-08, NH-BAT-12: melee hits the adjacent enemy, armour or not; an HQ never hurts an HQ."""
        target = NEIGHBOUR[cell * 6 + direction]
        if target < 0 or prey >> target & 1 == 0:
            return
        if self.hqs >> cell & 1 and self.hqs >> target & 1:
            return
        if self.listening:
            blow = make_blow(direction, strength, strength)
            self.tell(STRUCK, cell, self.piece[cell], target, self.piece[target], blow)
        self.land(target, strength, (cell << SOURCE_CELL_SHIFT) | direction)

    def shoot(self, cell: i64, prey: i64, direction: i64, strength: i64) -> None:
        """NH-BAT-09, NH-BAT-10: ranged hits the first enemy in the line; armour on the side hit takes 1."""
        line = RAY[cell * 6 + direction] & prey
        if line == 0:
            return
        target = nearest(line, direction)
        if self.hqs >> cell & 1 and self.hqs >> target & 1:
            return
        wounds = strength - self.armour(target, direction)
        if self.listening:
            blow = make_blow(direction, strength, wounds)
            kind = SHOT if wounds > 0 else BLOCKED
            self.tell(kind, cell, self.piece[cell], target, self.piece[target], blow)
        if wounds > 0:
            self.land(target, wounds, (cell << SOURCE_CELL_SHIFT) | direction)

    def pierce(self, cell: i64, prey: i64, direction: i64) -> None:
        """NH-BAT-11: gauss hits every enemy in the line for 1; armour stops it for the armoured one only."""
        line = RAY[cell * 6 + direction] & prey
        if self.halves & line != 0:
            line = self.first_met(line, direction)
        while line != 0:
            target = lowest(line)
            line &= line - 1
            wounds = 1 - self.armour(target, direction)
            if self.listening:
                kind = PIERCED if wounds > 0 else BLOCKED
                blow = make_blow(direction, 1, wounds)
                self.tell(kind, cell, self.piece[cell], target, self.piece[target], blow)
            if wounds > 0:
                self.land(target, wounds, (cell << SOURCE_CELL_SHIFT) | direction)

    def prey_of(self, cell: i64) -> i64:
        """NH-TEAM-05: the tiles that attacks of this one hurt, by who commands it now."""
        return self.work[PREY + self.work[COMMANDS + cell]]

    def armour(self, target: i64, direction: i64) -> i64:
        """NH-BAT-10: 1 when the side turned to an attack that flies in this direction is armoured."""
        facing = direction + 3 if direction < 3 else direction - 3
        return ARMOUR_SIDES[self.piece[target] & POSE] >> facing & 1

    def land(self, target: i64, wounds: i64, source: i64) -> None:
        """NH-BAT-02: every hit lands and is counted at the end of the segment."""
        if self.careful:
            self.harm(target, wounds, source)
        else:
            self.struck |= single(target)
            self.work[HURT + target] += wounds

    # -- special attacks ---------------------------------------------------------------------

    def explode(self, cell: i64) -> None:
        """NH-UNIT-01, NH-SET-06: 1 wound to every adjacent tile of either side; the Clown is destroyed."""
        if self.listening:
            self.tell(EXPLODED, cell, self.piece[cell])
        targets = AROUND[cell * 64 + 63] & self.occupied
        if not self.setup.clown_hurts_hq:
            targets &= ~self.hqs
        if self.halves & targets != 0:
            targets = self.once(targets)
        while targets != 0:
            target = lowest(targets)
            targets &= targets - 1
            if self.listening:
                blow = make_blow(BLAST, 1, 1)
                self.tell(BLASTED, cell, self.piece[cell], target, self.piece[target], blow)
            self.land(target, 1, (cell << SOURCE_CELL_SHIFT) | BLAST)
        self.doomed |= single(cell)

    def is_converted(self, cell: i64, direction: i64, kind: i64) -> bool:
        """NH-MOD-09: whether this attack is changed in this segment."""
        return self.has_change(make_conversion(cell, direction, kind, self.segment))

    def has_change(self, change: i64) -> bool:
        """NH-VAR-04: whether a leader made this change for the battle."""
        i: i64 = 0
        while i < len(self.converted):
            if self.converted[i] == change:
                return True
            i += 1
        return False

    def lend_by_leaders(self) -> None:
        """NH-VAR-04: tiles that a leader hastened have more initiative, as if a module lent it."""
        i: i64 = 0
        while i < len(self.converted):
            cell = self.converted[i] & CONVERT_CELL
            if self.converted[i] == make_hastened(cell) and self.occupied >> cell & 1:
                self.work[GIFTS + cell] += GIFT_INITIATIVE
                self.work[GIFTED] |= single(cell)
            i += 1

    def attack_converted(self, cell: i64) -> None:
        """NH-MOD-09, NH-VAR-04: as any attack; a changed one is of the other kind, with both bonuses."""
        pose = self.piece[cell] & POSE
        prey = self.prey_of(cell)
        melee = self.work[GIFTS + cell] & GIFT_MASK
        ranged = (self.work[GIFTS + cell] >> 8) & GIFT_MASK
        i = FIRST_ATTACK[pose]
        while i < FIRST_ATTACK[pose + 1]:
            direction = ATTACKS[i] & 7
            kind = (ATTACKS[i] >> ATTACK_KIND_SHIFT) & 3
            strength = ATTACKS[i] >> ATTACK_STRENGTH_SHIFT
            if self.has_change(make_armed(cell, direction, kind)):
                strength += 1
            i += 1
            if kind == GAUSS_ATTACK:
                self.pierce(cell, prey, direction)
                continue
            changed = self.is_converted(cell, direction, kind)
            if changed and self.listening:
                self.tell(CONVERTED, cell, self.piece[cell], direction, 1 if kind == MELEE_ATTACK else 0)
            if (kind == MELEE_ATTACK) != changed:
                self.strike(cell, prey, direction, strength + melee + (ranged if changed else 0))
            else:
                aim = self.aim_of(cell, direction)
                at = prey if aim == NO_AIM else single(aim)
                self.shoot(cell, at, direction, strength + ranged + (melee if changed else 0))

    # -- sharpshooters -----------------------------------------------------------------------

    def first_met(self, line: i64, direction: i64) -> i64:
        """NH-VAR-03: of a construction that lies in a line with both halves only the nearer one is hit."""
        left = self.heads_in(line)
        while left != 0:
            head = lowest(left)
            left &= left - 1
            both = (single(head) | single(self.other_half(head))) & line
            line = (line & ~both) | single(nearest(both, direction))
        return line

    def in_sight(self, cell: i64, direction: i64) -> i64:
        """NH-VAR-03: whom a sharpshooter can hit in a line of fire."""
        return self.first_met(RAY[cell * 6 + direction] & self.prey_of(cell), direction)

    def aim_of(self, cell: i64, direction: i64) -> i64:
        """NH-VAR-03: at which hex this attack is aimed in this segment, or NO_AIM."""
        wanted = make_conversion(cell, direction, AIMED, self.segment)
        i: i64 = 0
        while i < len(self.converted):
            aim = self.converted[i] >> AIM_SHIFT
            if aim != 0 and self.converted[i] - (aim << AIM_SHIFT) == wanted:
                return aim - 1
            i += 1
        return NO_AIM

    def shoots(self, cell: i64, direction: i64) -> bool:
        """NH-MOD-09: whether a tile shoots in a direction, changed attacks included."""
        pose = self.piece[cell] & POSE
        if RANGED_SIDES[pose] >> direction & 1 and not self.is_converted(cell, direction, RANGED_ATTACK):
            return True
        return MELEE_SIDES[pose] >> direction & 1 == 1 and self.is_converted(cell, direction, MELEE_ATTACK)
