"""Medics: which wounds they take, who is asked, and who is spent."""

from typing import Final

from warpad.core.bits import count, lowest, single
from warpad.core.vecs import append, i64, vec
from warpad.games.neuroshima.rules.battle.survey import COMMANDS
from warpad.games.neuroshima.rules.battle.wounds import HIT_TARGET, HIT_WOUNDS_SHIFT, Wounds
from warpad.games.neuroshima.rules.board import ASK_MEDIC, ASK_NOTHING
from warpad.games.neuroshima.rules.event_kinds import HEALED

# An answer about medics: the number of the hit * 64 + the cell of the medic who is spent.
ANSWER_HIT_SHIFT: Final[i64] = 6
ANSWER_MEDIC: Final[i64] = 63


class Medics(Wounds):
    """A board on which medics save the wounded."""

    __slots__ = ()

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


def is_before(hit: i64, other: i64) -> bool:
    """Whether the documented default takes the first hit before the second."""
    if hit & HIT_TARGET != other & HIT_TARGET:
        return hit & HIT_TARGET < other & HIT_TARGET
    if hit >> HIT_WOUNDS_SHIFT != other >> HIT_WOUNDS_SHIFT:
        return hit >> HIT_WOUNDS_SHIFT > other >> HIT_WOUNDS_SHIFT
    return hit < other
