"""A battle: segments from the highest initiative down to 0, with the choices that players make in them."""

from typing import Final

from warpad.core.bits import highest, lowest, mix, single
from warpad.core.hexes import SIDES
from warpad.core.vecs import append, i64, vec
from warpad.games.neuroshima.data.tables import (
    MELEE_ATTACK,
    MELEE_SIDES,
    RANGED_ATTACK,
    RANGED_SIDES,
    TRAIT_AIMS,
    TRAIT_CONVERT,
    TRAIT_EXPLODE,
    TRAITS,
)
from warpad.games.neuroshima.rules.battle.attacks import (
    AIM_SHIFT,
    AIMED,
    CONVERT_CELL,
    CONVERT_DIRECTION_SHIFT,
    CONVERT_KIND,
    CONVERT_KIND_SHIFT,
    NO_AIM,
    STRONGER,
    Attacks,
    make_conversion,
    nearest,
)
from warpad.games.neuroshima.rules.battle.slots import UNKNOWN
from warpad.games.neuroshima.rules.battle.survey import COMMANDS, DUE_VALUES
from warpad.games.neuroshima.rules.board import (
    ASK_CLOWN,
    ASK_MEDIC,
    ASK_NOTHING,
    ASK_QUARTERMASTER,
    ASK_SHARPSHOOTER,
    BATTLE_MARKS,
    NONE,
    POSE,
    STALE,
    TILE,
    TILE_SHIFT,
    WEIGHED,
)
from warpad.games.neuroshima.rules.event_kinds import (
    ARMY_LEFT,
    BATTLE_BEGUN,
    BATTLE_ENDED,
    SEGMENT_BEGUN,
    SEGMENT_ENDED,
)
from warpad.games.neuroshima.rules.setup import Setup

# Where a battle stands.
STAGE_NONE: Final[i64] = 0
STAGE_CHOOSE: Final[i64] = 1  # before the attacks of a segment
STAGE_HEAL: Final[i64] = 2  # after them

# Answers about a Clown and a Quartermaster.
DECLINE: Final[i64] = 0
EXPLODE: Final[i64] = 1
# Answers about attacks of a tile; those of the other half of a construction come after them.
ATTACK_ANSWERS: Final[i64] = 12


def conversion_answer(direction: i64, kind: i64) -> i64:
    """The answer that changes the attack of this kind in this direction."""
    return 1 + direction * 2 + kind


class Battle(Attacks):
    """A position in which battles are fought; it may stop in the middle to ask a player."""

    __slots__ = ("stage", "ask_cell", "blasts_decided", "conversions_decided")

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.stage: i64 = STAGE_NONE
        self.ask_cell: i64 = 0  # the tile a question is about
        self.blasts_decided: i64 = 0  # cells of Clowns whose choice in this segment has been made
        self.conversions_decided: i64 = 0  # the same for a Quartermaster's gift

    def copy_battle(self, twin: "Battle") -> None:
        self.copy_wounds(twin)
        twin.stage = self.stage
        twin.segment = self.segment
        twin.ask_cell = self.ask_cell
        twin.blasts_decided = self.blasts_decided
        twin.conversions_decided = self.conversions_decided
        twin.exploding = self.exploding
        twin.converted = self.converted[:] if len(self.converted) > 0 else NONE

    def battle_key(self) -> i64:
        """A hash of all that this class and those under it hold."""
        digest = mix(mix(mix(self.wounds_key(), self.stage), self.segment), self.ask_cell)
        digest = mix(mix(mix(digest, self.blasts_decided), self.conversions_decided), self.exploding)
        i: i64 = 0
        while i < len(self.converted):
            digest = mix(digest, self.converted[i])
            i += 1
        return digest

    def foresee(self) -> "Battle":
        """A copy on which a battle has been fought, with the documented defaults for every choice."""
        twin = Battle(self.setup)
        self.copy_battle(twin)
        twin.unattended = True
        twin.begin_battle()
        return twin

    def in_battle(self) -> bool:
        return self.stage != STAGE_NONE

    def battle_over(self) -> None:
        """Called once when the battle has been fought to its end; the turn goes on from here."""

    # -- the course of a battle --------------------------------------------------------------

    def begin_battle(self) -> None:
        """NH-BAT-01: starts with the highest current initiative on the board."""
        if self.listening:
            self.tell(BATTLE_BEGUN, self.player_to_move())
        self.stage = STAGE_CHOOSE
        self.coming = UNKNOWN
        self.next_segment(DUE_VALUES - 1)
        self.run()

    def run(self) -> None:
        """Goes on until the battle is over or somebody is asked."""
        while self.stage != STAGE_NONE:
            if self.stage == STAGE_CHOOSE:
                if self.asks_before():
                    return
                self.fight()
                self.stage = STAGE_HEAL
            if not self.heal():
                return
            self.end_segment()

    def next_segment(self, limit: i64) -> None:
        """NH-BAT-01: the highest segment up to the limit in which something acts; or the end."""
        while limit >= 0:
            if self.known != WEIGHED or self.coming < 0:
                self.weigh()
                self.schedule(limit)
            self.coming &= single(limit + 1) - 1
            if self.coming == 0:
                break
            self.segment = highest(self.coming)
            due = self.due()
            if due & ~self.netted:
                if self.listening:
                    self.tell(SEGMENT_BEGUN, self.segment)
                return
            self.miss(due)
            limit = self.segment - 1
        self.end_battle()

    def end_segment(self) -> None:
        """NH-BAT-03: the dead leave, and the next segment sees the board without them."""
        self.bury()
        if self.listening:
            self.tell(SEGMENT_ENDED, self.segment)
        self.stage = STAGE_CHOOSE
        self.blasts_decided = 0
        self.conversions_decided = 0
        self.exploding = 0
        self.next_segment(self.segment - 1)

    def end_battle(self) -> None:
        """NH-BAT-13, NH-BAT-15: fought to the end; the marks of the battle go, and the turn is told."""
        left = self.occupied
        while left != 0:
            self.piece[lowest(left)] &= ~BATTLE_MARKS
            left &= left - 1
        self.stage = STAGE_NONE
        self.segment = 0
        self.converted = NONE
        if self.setup.has_leaders:
            self.known = STALE
        if self.listening:
            self.tell(BATTLE_ENDED)
        self.battle_over()

    def remove_army(self, player: i64) -> None:
        """NH-MULTI-01: after the battle, all tiles of a player whose HQ fell go to the discard pile."""
        self.tell(ARMY_LEFT, player)
        self.fallen |= single(player)
        left = self.own_cells(player)
        while left != 0:
            self.discard_piece(self.lift(lowest(left)))
            left &= left - 1
        left = self.grounds
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            if self.ground_owner(cell) == player:
                self.discard_piece(self.lift_ground(cell))

    # -- choices -----------------------------------------------------------------------------

    def acting(self) -> i64:
        """The tiles that act in this segment."""
        self.weigh()
        if self.coming < 0:
            self.schedule(self.segment)
        return self.due() & ~self.netted

    def asks_before(self) -> bool:
        """NH-BAT-14: asks about Clowns, Quartermasters, sharpshooters before the segment; says if it did."""
        if self.unattended or self.traits & (TRAIT_EXPLODE | TRAIT_CONVERT | TRAIT_AIMS) == 0:
            return False
        choosers: i64 = 0
        players: i64 = 0
        left = self.acting()
        while left != 0:
            cell = lowest(left)
            if self.question_for(cell) != ASK_NOTHING:
                choosers |= left & -left
                players |= single(self.work[COMMANDS + cell])
            left &= left - 1
        if choosers == 0:
            return False
        self.asked = self.first_in_turn(players)
        while self.work[COMMANDS + lowest(choosers)] != self.asked:
            choosers &= choosers - 1
        self.ask_cell = lowest(choosers)
        self.ask = self.question_for(self.ask_cell)
        return True

    def question_for(self, cell: i64) -> i64:
        """NH-UNIT-01, NH-MOD-09, NH-VAR-03: what is still to be chosen for an acting tile, in this order."""
        if TRAITS[(self.piece[cell] >> TILE_SHIFT) & TILE] & TRAIT_EXPLODE:
            if self.blasts_decided >> cell & 1 == 0:
                return ASK_CLOWN
            if self.exploding >> cell & 1:
                return ASK_NOTHING
        if self.conversions_decided >> cell & 1 == 0 and self.can_convert(cell):
            return ASK_QUARTERMASTER
        if self.traits & TRAIT_AIMS and self.to_aim(cell) >= 0:
            return ASK_SHARPSHOOTER
        return ASK_NOTHING

    def to_aim(self, cell: i64) -> i64:
        """NH-VAR-03: the next attack of a sharpshooter with several enemies in its line: direction and cell
        of the half (as in a conversion); -1 when there is none."""
        if self.whole_traits(cell) & TRAIT_AIMS == 0:
            return -1
        found = self.to_aim_half(cell)
        return self.to_aim_half(self.other_half(cell)) if found < 0 and self.halves >> cell & 1 else found

    def to_aim_half(self, cell: i64) -> i64:
        direction: i64 = 0
        while direction < SIDES:
            if self.shoots(cell, direction) and self.aim_of(cell, direction) == NO_AIM:
                sight = self.in_sight(cell, direction)
                if sight & (sight - 1) != 0:
                    return make_conversion(cell, direction, 0, 0)
            direction += 1
        return -1

    def aim(self, target: i64) -> None:
        """NH-VAR-03: the attack goes at this enemy in this segment, over those before it."""
        asked = self.to_aim(self.ask_cell)
        made = make_conversion(asked & CONVERT_CELL, asked >> CONVERT_DIRECTION_SHIFT, AIMED, self.segment)
        self.note_change(made | ((target + 1) << AIM_SHIFT))

    def can_convert(self, cell: i64) -> bool:
        """NH-MOD-09: one attack a battle for each Quartermaster linked to the tile."""
        allowed = self.conversions(cell)
        if allowed == 0:
            return False
        used: i64 = 0
        i: i64 = 0
        while i < len(self.converted):
            change = self.converted[i]
            same = self.head_of(change & CONVERT_CELL) == cell
            if same and change >> CONVERT_KIND_SHIFT & CONVERT_KIND < STRONGER:
                used += 1
            i += 1
        return used < allowed and self.has_attacks(cell)

    def has_attacks(self, cell: i64) -> bool:
        """NH-MOD-09, NH-VAR-03: whether the tile, or either half of it, strikes or shoots."""
        pose = self.piece[cell] & POSE
        if self.halves >> cell & 1:
            tail = self.piece[self.other_half(cell)] & POSE
            return MELEE_SIDES[pose] | RANGED_SIDES[pose] | MELEE_SIDES[tail] | RANGED_SIDES[tail] != 0
        return MELEE_SIDES[pose] | RANGED_SIDES[pose] != 0

    def battle_legal(self) -> vec[i64]:
        """The answers open to the player who is asked."""
        if self.ask == ASK_MEDIC:
            self.look()
            return self.medic_answers(self.asked)
        if self.ask == ASK_SHARPSHOOTER:
            return self.aim_answers()
        answers = vec[i64]([])
        answers = append(answers, DECLINE)
        if self.ask == ASK_CLOWN:
            return append(answers, EXPLODE)
        answers = conversions_of(self.piece[self.ask_cell] & POSE, 0, answers)
        other = self.other_half(self.ask_cell)
        if other >= 0:
            answers = conversions_of(self.piece[other] & POSE, ATTACK_ANSWERS, answers)
        return answers

    def aim_answers(self) -> vec[i64]:
        """NH-VAR-03: the hex of each enemy in the line."""
        answers = vec[i64]([])
        left = self.sight_asked()
        while left != 0:
            answers = append(answers, lowest(left))
            left &= left - 1
        return answers

    def sight_asked(self) -> i64:
        """NH-VAR-03: the enemies in the line that a sharpshooter is asked about."""
        self.look()
        asked = self.to_aim(self.ask_cell)
        return self.in_sight(asked & CONVERT_CELL, asked >> CONVERT_DIRECTION_SHIFT) if asked >= 0 else 0

    def default_choice(self) -> i64:
        """The documented default: Clown and Quartermaster do nothing, medics are spent in order of hexes,
        sharpshooters hit the first enemy in the line."""
        if self.ask == ASK_MEDIC:
            self.look()
            return self.default_answer(self.asked)
        if self.ask == ASK_SHARPSHOOTER:
            return nearest(self.sight_asked(), self.to_aim(self.ask_cell) >> CONVERT_DIRECTION_SHIFT)
        return DECLINE

    def battle_answer(self, answer: i64) -> None:
        """NH-BAT-14: takes the answer and goes on, with the battle or with what caused the wounds."""
        asked = self.ask
        self.ask = ASK_NOTHING
        self.asked = 0
        self.look()
        if self.stage == STAGE_CHOOSE:
            self.acting()
        if asked == ASK_MEDIC:
            self.spend(answer)
            if self.stage == STAGE_NONE:
                self.settle_harm()
                return
        elif asked == ASK_CLOWN:
            self.blasts_decided |= single(self.ask_cell)
            if answer == EXPLODE:
                self.exploding |= single(self.ask_cell)
        elif asked == ASK_SHARPSHOOTER:
            self.aim(answer)
        else:
            self.conversions_decided |= single(self.ask_cell)
            if answer != DECLINE:
                self.convert(answer - 1)
        self.ask_cell = 0
        self.run()

    def convert(self, attack: i64) -> None:
        """NH-MOD-09, NH-VAR-03: the attack, of the tile or of its other half, is changed in this segment."""
        cell = self.ask_cell
        if attack >= ATTACK_ANSWERS:
            attack -= ATTACK_ANSWERS
            cell = self.other_half(cell)
        self.note_change(make_conversion(cell, attack >> 1, attack & 1, self.segment))

    def note_change(self, change: i64) -> None:
        """Notes what holds for one segment, or one battle."""
        if len(self.converted) == 0:
            self.converted = vec[i64]([])
        self.converted = append(self.converted, change)


def conversions_of(pose: i64, first: i64, answers: vec[i64]) -> vec[i64]:
    """NH-MOD-09: adds an answer for each attack of a tile lying so."""
    direction: i64 = 0
    while direction < SIDES:
        if MELEE_SIDES[pose] >> direction & 1:
            answers = append(answers, first + conversion_answer(direction, MELEE_ATTACK))
        if RANGED_SIDES[pose] >> direction & 1:
            answers = append(answers, first + conversion_answer(direction, RANGED_ATTACK))
        direction += 1
    return answers
