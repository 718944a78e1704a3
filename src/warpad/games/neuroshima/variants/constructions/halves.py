"""Constructions on the board: which two tiles are one unit, and what that makes of a set of hexes.

Which half belongs to which is not stored: a player has one construction, so the other half is the other token
of the same owner. The half with the initiative, the head, stands for the whole: it holds the wounds and is
the one that acts, is netted and is taken; the other half, the tail, follows it.
"""

from warpad.core.bits import lowest, single
from warpad.core.hexes import neighbours
from warpad.core.vecs import i64
from warpad.games.neuroshima.data.tables import (
    TOUGHNESS,
    TRAIT_BINDS,
    TRAIT_HEAD,
    TRAIT_HEAVY,
    TRAIT_TOKEN,
    TRAITS,
)
from warpad.games.neuroshima.rules.battle.survey import COMMANDS, Survey
from warpad.games.neuroshima.rules.board import owner_of
from warpad.games.neuroshima.rules.setup import Setup


class Halves(Survey):
    """A board that knows its constructions; without any of them `halves` is 0 and nothing here is asked."""

    __slots__ = ("halves",)

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.halves: i64 = 0  # cells of all halves

    def join_halves(self) -> None:
        """NH-VAR-03: finds the constructions; what one half has or is, the head has or is."""
        self.halves = 0
        left = self.occupied
        while left != 0:
            head = lowest(left)
            left &= left - 1
            tail = self.other_half(head)
            if tail >= 0 and TRAITS[self.tile_at(head)] & TRAIT_HEAD:
                self.halves |= single(head) | single(tail)
                if self.whole_traits(head) & TRAIT_BINDS:
                    self.binders = (self.binders | single(head)) & ~single(tail)
        self.movers &= ~self.halves

    def other_half(self, cell: i64) -> i64:
        """NH-VAR-03: where the other half of a construction is; -1 for a tile that is none."""
        piece = self.piece[cell]
        if TRAITS[self.tile_at(cell)] & TRAIT_TOKEN == 0:
            return -1
        left = self.occupied & ~single(cell)
        while left != 0:
            other = lowest(left)
            left &= left - 1
            if TRAITS[self.tile_at(other)] & TRAIT_TOKEN and owner_of(self.piece[other]) == owner_of(piece):
                return other
        return -1

    def whole_traits(self, cell: i64) -> i64:
        """NH-VAR-03: what is printed on one half holds for the whole."""
        traits = TRAITS[self.tile_at(cell)]
        other = self.other_half(cell)
        return traits if other < 0 else traits | TRAITS[self.tile_at(other)]

    def whole_toughness(self, cell: i64) -> i64:
        """NH-VAR-03: a construction is as tough as its two faces together."""
        toughness = TOUGHNESS[self.tile_at(cell)]
        other = self.other_half(cell)
        return toughness if other < 0 else toughness + TOUGHNESS[self.tile_at(other)]

    def leash(self, cell: i64) -> i64:
        """NH-VAR-03: where a tile may be moved at all: a half next to the other one, a heavy one nowhere."""
        other = self.other_half(cell)
        if other < 0:
            return -1
        return 0 if self.whole_traits(cell) & TRAIT_HEAVY else neighbours(other)

    # -- sets of cells; all need an up-to-date look ------------------------------------------

    def head_of(self, cell: i64) -> i64:
        """The tile that stands for the one on this hex."""
        if self.halves >> cell & 1 == 0 or TRAITS[self.tile_at(cell)] & TRAIT_HEAD:
            return cell
        return self.other_half(cell)

    def heads_in(self, cells: i64) -> i64:
        """The halves among these cells that stand for a whole."""
        found: i64 = 0
        left = cells & self.halves
        while left != 0:
            if TRAITS[self.tile_at(lowest(left))] & TRAIT_HEAD:
                found |= left & -left
            left &= left - 1
        return found

    def wholes(self, cells: i64) -> i64:
        """The same cells, with the other half of every half among them."""
        left = cells & self.halves
        while left != 0:
            cells |= single(self.other_half(lowest(left)))
            left &= left - 1
        return cells

    def headed(self, cells: i64) -> i64:
        """The same cells, with the head in place of every half among them."""
        left = cells & self.halves
        cells &= ~left
        while left != 0:
            cells |= single(self.head_of(lowest(left)))
            left &= left - 1
        return cells

    def once(self, cells: i64) -> i64:
        """The same cells without tails whose head is among them: each unit once."""
        left = self.heads_in(cells)
        while left != 0:
            cells &= ~single(self.other_half(lowest(left)))
            left &= left - 1
        return cells

    def follow_heads(self) -> None:
        """NH-VAR-03, NH-CTL-01: who takes one half takes the construction."""
        left = self.heads_in(self.taken)
        while left != 0:
            head = lowest(left)
            left &= left - 1
            self.command(self.other_half(head), self.work[COMMANDS + head])
