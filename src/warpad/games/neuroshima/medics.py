"""Wounds from whatever source, the medics who take them, and the tiles that leave because of them."""

from typing import Final

from warpad.core.bits import count, lowest, mix, single
from warpad.core.vecs import append, i64, vec
from warpad.games.neuroshima.event_kinds import (
    DESTROYED,
    HEALED,
    HQ_FELL,
    HQ_HURT,
    POINTS_GAINED,
    RETURNED,
    SPENT,
    WOUNDED,
)
from warpad.games.neuroshima.position import (
    ASK_MEDIC,
    ASK_NOTHING,
    MOST_WOUNDS,
    NONE,
    TILE,
    TILE_SHIFT,
    WOUND,
    WOUND_SHIFT,
    owner_of,
    tile_of,
)
from warpad.games.neuroshima.setup import MOST_POINTS, Setup
from warpad.games.neuroshima.status import Status
from warpad.games.neuroshima.survey import COMMANDS, HURT
from warpad.games.neuroshima.tables import TOUGHNESS, TRAIT_RETURN, TRAITS

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

# An answer about medics: the number of the hit * 64 + the cell of the medic who is spent.
ANSWER_HIT_SHIFT: Final[i64] = 6
ANSWER_MEDIC: Final[i64] = 63


class Harm(Status):
    """A board on which tiles are wounded, healed and destroyed."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.hits: vec[i64] = NONE  # hits to be settled; empty unless medics or points are concerned
        self.struck: i64 = 0  # cells of tiles wounded in this segment or by this instant
        self.spent: i64 = 0  # cells of medics spent on them
        self.doomed: i64 = 0  # cells of tiles that leave whatever happens (an exploded Clown)
        self.unattended: bool = False  # choices take their documented defaults, nobody is asked

    def copy_harm(self, twin: "Harm") -> None:
        self.copy_board(twin)
        twin.hits = self.hits[:] if len(self.hits) > 0 else NONE
        twin.struck = self.struck
        twin.spent = self.spent
        twin.doomed = self.doomed
        twin.unattended = self.unattended

    def harm_key(self) -> i64:
        digest = mix(mix(mix(self.board_key(), self.struck), self.spent), self.doomed)
        i: i64 = 0
        while i < len(self.hits):
            digest = mix(digest, self.hits[i])
            i += 1
        return digest

    # -- wounds from outside a battle --------------------------------------------------------

    def begin_harm(self) -> None:
        """Before the wounds of one instant, procedure or mine are named."""
        self.look()
        self.hits = vec[i64]([])
        self.struck = 0
        self.spent = 0
        self.doomed = 0

    def settle_harm(self) -> None:
        """NH-MED-07: all named wounds land together; medics take theirs, the dead leave."""
        if self.heal():
            self.finish_harm()

    def finish_harm(self) -> None:
        self.bury()
        self.harm_over()

    def harm_over(self) -> None:
        """Called when all wounds are settled; the turn goes on from here."""

    # -- hits --------------------------------------------------------------------------------

    def harm(self, cell: i64, wounds: i64, source: i64) -> None:
        """NH-MED-01: notes wounds; those of one source on one tile are one hit."""
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

    # -- medics ------------------------------------------------------------------------------

    def heal(self) -> bool:
        """NH-MED-01: spends medics until none can help; says whether all is settled, or asks."""
        if self.medics & ~self.netted == 0 or self.struck == 0:
            return True
        while True:
            player = self.next_to_heal()
            if player < 0:
                return True
            if not (self.unattended or self.is_forced(player)):
                self.ask = ASK_MEDIC
                self.asked = player
                return False
            self.spend(self.default_answer(-1 if self.unattended else player))

    def free_medics(self, cell: i64) -> i64:
        """NH-MED-05: the medics linked to a tile that are neither netted nor wounded nor spent."""
        return self.medics_of(cell) & ~self.struck & ~self.spent

    def can_heal(self, hit: i64) -> bool:
        """NH-MED-01, NH-MED-08: whether some medic can take this hit."""
        cell = hit & HIT_TARGET
        if hit >> HIT_WOUNDS_SHIFT == 0 or self.doomed >> cell & 1:
            return False
        return self.free_medics(cell) != 0

    def next_to_heal(self) -> i64:
        """NH-BAT-14: the first player, in turn order, with a wounded tile that a medic can help; or -1."""
        waiting: i64 = 0
        i: i64 = 0
        while i < len(self.hits):
            if self.can_heal(self.hits[i]):
                waiting |= single(self.work[COMMANDS + (self.hits[i] & HIT_TARGET)])
            i += 1
        return self.first_in_turn(waiting)

    def first_in_turn(self, players: i64) -> i64:
        """NH-BAT-14: which of these players comes first, from the one whose turn it is; -1 for none."""
        if players == 0:
            return -1
        order = self.setup.order
        at = self.turn
        step: i64 = 0
        while step < len(order):
            if players >> order[at] & 1:
                return order[at]
            at += 1
            if at == len(order):
                at = 0
            step += 1
        return lowest(players)

    def ends_of(self, medic: i64) -> i64:
        """NH-MED-06: who may be spent when this medic is asked: the last of a chain, or any in a circle."""
        reached: i64 = single(medic)
        open_cells = reached
        while open_cells != 0:
            found = self.free_medics(lowest(open_cells)) & ~reached
            open_cells &= open_cells - 1
            reached |= found
            open_cells |= found
        ends: i64 = 0
        left = reached
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            if self.free_medics(cell) == 0 or self.is_in_circle(cell):
                ends |= single(cell)
        return ends

    def is_in_circle(self, medic: i64) -> bool:
        """NH-MED-06: whether the chain from this medic leads back to it."""
        reached: i64 = 0
        open_cells = self.free_medics(medic)
        while open_cells != 0:
            reached |= open_cells & -open_cells
            found = self.free_medics(lowest(open_cells))
            open_cells = (open_cells & (open_cells - 1)) | (found & ~reached)
        return reached >> medic & 1 == 1

    def last_of_chain(self, medic: i64) -> i64:
        """NH-MED-06: the documented default: always on to the first medic not yet visited."""
        visited: i64 = single(medic)
        at = medic
        while True:
            onward = self.free_medics(at) & ~visited
            if onward == 0:
                return at
            at = lowest(onward)
            visited |= single(at)

    def spenders(self, hit: i64) -> i64:
        """NH-MED-04: the medics one of whom is spent if this hit is taken."""
        found: i64 = 0
        left = self.free_medics(hit & HIT_TARGET)
        while left != 0:
            found |= self.ends_of(lowest(left))
            left &= left - 1
        return found

    def is_forced(self, player: i64) -> bool:
        """NH-BAT-14: whether the player has nothing to choose: one way only, or all medics on all hits."""
        hits: i64 = 0
        union: i64 = 0
        shared: i64 = -1
        i: i64 = 0
        while i < len(self.hits):
            hit = self.hits[i]
            i += 1
            if self.can_heal(hit) and self.work[COMMANDS + (hit & HIT_TARGET)] == player:
                hits += 1
                found = self.spenders(hit)
                union |= found
                shared &= found
        return count(union) == hits and shared == union

    def medic_answers(self, player: i64) -> vec[i64]:
        """NH-MED-02, NH-MED-03, NH-MED-04: every hit of the player with every medic who may be spent."""
        answers = vec[i64]([])
        i: i64 = 0
        while i < len(self.hits):
            hit = self.hits[i]
            if self.can_heal(hit) and self.work[COMMANDS + (hit & HIT_TARGET)] == player:
                left = self.spenders(hit)
                while left != 0:
                    answers = append(answers, (i << ANSWER_HIT_SHIFT) | lowest(left))
                    left &= left - 1
            i += 1
        return answers

    def default_answer(self, player: i64) -> i64:
        """The documented default among a player's tiles (-1: anybody's).

        Patients by hex; for each the source with most wounds, then by its hex; the first free medic by hex.
        """
        best: i64 = -1
        i: i64 = 0
        while i < len(self.hits):
            hit = self.hits[i]
            mine = player < 0 or self.work[COMMANDS + (hit & HIT_TARGET)] == player
            if mine and self.can_heal(hit) and (best < 0 or is_before(hit, self.hits[best])):
                best = i
            i += 1
        medic = lowest(self.free_medics(self.hits[best] & HIT_TARGET))
        return (best << ANSWER_HIT_SHIFT) | self.last_of_chain(medic)

    def spend(self, answer: i64) -> None:
        """NH-MED-01: cancels the wounds of one hit; the medic is spent."""
        number = answer >> ANSWER_HIT_SHIFT
        medic = answer & ANSWER_MEDIC
        hit = self.hits[number]
        cell = hit & HIT_TARGET
        if self.listening:
            self.tell(HEALED, cell, self.piece[cell], medic, self.piece[medic], hit >> HIT_WOUNDS_SHIFT)
        self.hits[number] = hit & ((1 << HIT_WOUNDS_SHIFT) - 1)
        self.spent |= single(medic)
        self.ask = ASK_NOTHING

    # -- the dead ----------------------------------------------------------------------------

    def bury(self) -> None:
        """NH-BAT-03, NH-NET-06: wounds count when the segment ends; only then the dead and the spent leave."""
        i: i64 = 0
        while i < len(self.hits):
            hit = self.hits[i]
            i += 1
            self.work[HURT + (hit & HIT_TARGET)] += hit >> HIT_WOUNDS_SHIFT
            if self.setup.scores_points:
                self.score(hit)
        dead = self.wound_all(self.struck) | self.spent | self.doomed
        if dead != 0:
            known = self.forget(dead)
            while dead != 0:
                self.remove(lowest(dead))
                dead &= dead - 1
            self.fresh = known
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


def is_before(hit: i64, other: i64) -> bool:
    """Whether the documented default takes the first hit before the second."""
    if hit & HIT_TARGET != other & HIT_TARGET:
        return hit & HIT_TARGET < other & HIT_TARGET
    if hit >> HIT_WOUNDS_SHIFT != other >> HIT_WOUNDS_SHIFT:
        return hit >> HIT_WOUNDS_SHIFT > other >> HIT_WOUNDS_SHIFT
    return hit < other
