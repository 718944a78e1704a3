"""Wounds from whatever source, and the tiles that leave because of them."""

from typing import Final

from warpad.core.bits import lowest, mix, single
from warpad.core.vecs import append, i64, vec
from warpad.games.neuroshima.data.tables import TOUGHNESS, TRAIT_RETURN, TRAITS
from warpad.games.neuroshima.rules.battle.status import Status
from warpad.games.neuroshima.rules.battle.survey import COMMANDS, HURT
from warpad.games.neuroshima.rules.board import (
    MOST_WOUNDS,
    NONE,
    STALE,
    TILE,
    TILE_SHIFT,
    WOUND,
    WOUND_SHIFT,
    owner_of,
    tile_of,
    wounds_of,
)
from warpad.games.neuroshima.rules.event_kinds import (
    DESTROYED,
    HQ_FELL,
    HQ_HURT,
    POINTS_GAINED,
    RETURNED,
    SPENT,
    WOUNDED,
)
from warpad.games.neuroshima.rules.setup import MOST_POINTS, Setup

# One hit in one number: target, source (which tells one enemy's attack from one side from another), wounds.
HIT_TARGET: Final[i64] = 63
HIT_SOURCE_SHIFT: Final[i64] = 6
HIT_SOURCE: Final[i64] = 1023
HIT_WOUNDS_SHIFT: Final[i64] = 16
# A source on the board is its cell * 8 + the direction of the attack, or BLAST for an explosion.
SOURCE_CELL_SHIFT: Final[i64] = 3
BLAST: Final[i64] = 6
SOURCE_INSTANT: Final[i64] = 1000
# More wounds than any toughness bears.
LETHAL: Final[i64] = 16


class Wounds(Status):
    """A board on which tiles are wounded and destroyed."""

    __slots__ = ("hits", "struck", "spent", "doomed", "unattended")

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.hits: vec[i64] = NONE  # hits to be settled; empty unless medics or points are concerned
        self.struck: i64 = 0  # cells of tiles wounded in this segment or by this instant
        self.spent: i64 = 0  # cells of medics spent on them
        self.doomed: i64 = 0  # cells of tiles that leave whatever happens (an exploded Clown)
        self.unattended: bool = False  # choices take their documented defaults, nobody is asked

    def copy_wounds(self, twin: "Wounds") -> None:
        self.copy_board(twin)
        twin.hits = self.hits[:] if len(self.hits) > 0 else NONE
        twin.struck = self.struck
        twin.spent = self.spent
        twin.doomed = self.doomed
        twin.unattended = self.unattended

    def wounds_key(self) -> i64:
        digest = mix(mix(mix(self.board_key(), self.struck), self.spent), self.doomed)
        i: i64 = 0
        while i < len(self.hits):
            digest = mix(digest, self.hits[i])
            i += 1
        return digest

    # -- hits --------------------------------------------------------------------------------

    def harm(self, cell: i64, wounds: i64, source: i64) -> None:
        """NH-MED-01: notes wounds; those of one source on one tile are one hit."""
        if self.halves >> cell & 1:
            cell = self.head_of(cell)
        bit: i64 = single(cell)
        mark = cell | (source << HIT_SOURCE_SHIFT)
        if self.struck & bit:
            i: i64 = 0
            while i < len(self.hits):
                if self.hits[i] & ((1 << HIT_WOUNDS_SHIFT) - 1) == mark:
                    self.hits[i] += wounds << HIT_WOUNDS_SHIFT
                    return
                i += 1
        self.struck |= bit
        self.hits = append(self.hits, mark | (wounds << HIT_WOUNDS_SHIFT))

    # -- the dead ----------------------------------------------------------------------------

    def bury(self) -> None:
        """NH-BAT-03, NH-NET-06: wounds count when the segment ends; then the dead and the spent leave."""
        i: i64 = 0
        while i < len(self.hits):
            hit = self.hits[i]
            i += 1
            self.work[HURT + (hit & HIT_TARGET)] += hit >> HIT_WOUNDS_SHIFT
            if self.setup.scores_points:
                self.score(hit)
        dead = self.spent | self.doomed
        if self.struck & self.halves:
            dead |= self.wound_wholes()
        dead |= self.wound_all(self.struck)
        if dead != 0:
            known = self.known if self.forget(dead) else STALE
            while dead != 0:
                self.remove(lowest(dead))
                dead &= dead - 1
            self.known = known
        self.hits = NONE
        self.struck = 0
        self.spent = 0
        self.doomed = 0

    def wound_all(self, cells: i64) -> i64:
        """NH-TILE-04: adds the wounds of this segment; gives the tiles that bear them no more."""
        work = self.work
        dead: i64 = 0
        left = cells
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            wounds = work[HURT + cell]
            if wounds == 0:
                continue
            work[HURT + cell] = 0
            here = self.piece[cell]
            total = ((here >> WOUND_SHIFT) & MOST_WOUNDS) + wounds
            if self.hqs >> cell & 1:
                self.hurt_hq(cell, wounds)
            elif total > TOUGHNESS[(here >> TILE_SHIFT) & TILE]:
                dead |= single(cell)
            else:
                self.piece[cell] = here + wounds * WOUND
                if self.listening:
                    self.tell(WOUNDED, cell, here, total)
        return dead

    def wound_wholes(self) -> i64:
        """NH-VAR-03: wounds of both halves are one sum against the toughness of both; they go together."""
        dead: i64 = 0
        left = self.heads_in(self.halves)
        while left != 0:
            head = lowest(left)
            left &= left - 1
            tail = self.other_half(head)
            wounds = self.work[HURT + head] + self.work[HURT + tail]
            self.work[HURT + head] = 0
            self.work[HURT + tail] = 0
            total = self.whole_wounds(head) + wounds
            most = self.whole_toughness(head)
            if wounds == 0:
                continue
            if total > most:
                dead |= single(head) | single(tail)
            else:
                self.tell(WOUNDED, head, self.piece[head], total, most + 1)
                self.piece[head] += wounds * WOUND
        return dead

    def whole_wounds(self, cell: i64) -> i64:
        """NH-VAR-03: the wounds of a tile, for a construction those of both halves."""
        other = self.other_half(cell)
        return wounds_of(self.piece[cell]) + (wounds_of(self.piece[other]) if other >= 0 else 0)

    def hurt_hq(self, cell: i64, wounds: i64) -> None:
        """NH-BAT-03, NH-MULTI-02: an HQ loses hit points, down to 0; in mode points it loses nothing."""
        if self.setup.scores_points:
            return
        player = owner_of(self.piece[cell])
        before = self.hp[player]
        after = before - wounds if before > wounds else 0
        self.hp[player] = after
        if self.listening:
            self.tell(HQ_HURT, cell, player, wounds, after)
            if before > 0 and after == 0:
                self.tell(HQ_FELL, player)

    def score(self, hit: i64) -> None:
        """NH-MULTI-02: damage to an enemy HQ is points for the dealer, 20 at most."""
        wounds = hit >> HIT_WOUNDS_SHIFT
        cell = hit & HIT_TARGET
        source = (hit >> HIT_SOURCE_SHIFT) & HIT_SOURCE
        if wounds == 0 or self.hqs >> cell & 1 == 0 or source >= SOURCE_INSTANT:
            return
        dealer = self.work[COMMANDS + (source >> SOURCE_CELL_SHIFT)]
        if self.setup.foes[dealer] >> owner_of(self.piece[cell]) & 1 == 0:
            return
        points = self.hp[dealer] + wounds
        self.hp[dealer] = points if points < MOST_POINTS else MOST_POINTS
        if self.listening:
            self.tell(POINTS_GAINED, dealer, wounds, self.hp[dealer])

    def remove(self, cell: i64) -> None:
        """NH-BAT-03, NH-UNIT-05: the tile leaves the board."""
        here = self.piece[cell]
        if self.listening:
            kind: i64 = DESTROYED
            if TRAITS[tile_of(here)] & TRAIT_RETURN:
                kind = RETURNED
            elif self.spent >> cell & 1:
                kind = SPENT
            self.tell(kind, cell, here)
        self.destroy(cell)
