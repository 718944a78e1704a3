"""A battle: segments from the highest initiative down to 0, with the choices that players make in them."""

from typing import Final

from warpad.core.bits import highest, lowest, single
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
from warpad.games.neuroshima.rules.battle.aiming import aim_answers, aim_attack, targets_in_sight, to_aim
from warpad.games.neuroshima.rules.battle.attacks import fight_segment, nearest
from warpad.games.neuroshima.rules.battle.changes import (
    CONVERT_CELL,
    CONVERT_DIRECTION_SHIFT,
    CONVERT_KIND,
    CONVERT_KIND_SHIFT,
    STRONGER,
    make_conversion,
    note_change,
)
from warpad.games.neuroshima.rules.battle.medics import (
    ANSWER_HIT_SHIFT,
    ANSWER_MEDIC,
    OWNER_SAYS,
    ask_owner,
    default_spending,
    default_treatment,
    first_in_turn,
    heal,
    medic_answers,
    owner_answers,
    spend_medic,
    wounds_land,
)
from warpad.games.neuroshima.rules.battle.slots import due_cells, miss, schedule
from warpad.games.neuroshima.rules.battle.status import conversions, look, weigh
from warpad.games.neuroshima.rules.battle.survey import COMMANDS, DUE_VALUES
from warpad.games.neuroshima.rules.battle.wounds import bury
from warpad.games.neuroshima.rules.board import player_to_move
from warpad.games.neuroshima.rules.empty import NO_ITEMS, STALE, UNKNOWN, WEIGHED
from warpad.games.neuroshima.rules.event_kinds import BATTLE_BEGUN, BATTLE_ENDED, SEGMENT_BEGUN, SEGMENT_ENDED
from warpad.games.neuroshima.rules.pieces import BATTLE_MARKS, POSE, TILE, TILE_SHIFT
from warpad.games.neuroshima.rules.questions import (
    ASK_CLOWN,
    ASK_MEDIC,
    ASK_NOTHING,
    ASK_QUARTERMASTER,
    ASK_SHARPSHOOTER,
    ASK_SPEND,
    ASK_TURN,
    BY_FULL_BOARD,
)
from warpad.games.neuroshima.rules.state import State

STAGE_NONE: Final[i64] = 0
STAGE_CHOOSE: Final[i64] = 1  # before the attacks of a segment
STAGE_HEAL: Final[i64] = 2  # after them
# Answers about a Clown and a Quartermaster.
DECLINE: Final[i64] = 0
EXPLODE: Final[i64] = 1
# Answers about attacks of a tile; those of the other hex of its unit come after them.
ATTACK_ANSWERS: Final[i64] = 12


def conversion_answer(direction: i64, kind: i64) -> i64:
    """The answer that changes the attack of this kind in this direction."""
    return 1 + direction * 2 + kind


def in_battle(state: State) -> bool:
    return state.stage != STAGE_NONE


def open_battle(state: State) -> bool:
    """NH-BAT-01: starts with the highest current initiative on the board; says whether the battle is over."""
    if state.listening:
        state.tell(BATTLE_BEGUN, player_to_move(state))
    state.stage = STAGE_CHOOSE
    state.coming = UNKNOWN
    next_segment(state, DUE_VALUES - 1)
    return run_segments(state)


def foresee(state: State, listening: bool) -> State:
    """A copy on which the battle has been fought, or fought to its end, with the documented defaults."""
    twin = State(state.setup)
    state.copy_state(twin)
    if listening:
        twin.listen()
    is_on = in_battle(twin)
    twin.unattended = True
    if twin.ask < ASK_TURN and twin.ask != ASK_NOTHING:
        battle_answer(twin, default_choice(twin))
    twin.ask = ASK_NOTHING
    if not is_on:
        open_battle(twin)
    return twin


def run_segments(state: State) -> bool:
    """Goes on until the battle is over or somebody is asked; says whether it is over."""
    while state.stage != STAGE_NONE:
        if state.stage == STAGE_CHOOSE:
            if asks_before(state):
                return False
            fight_segment(state)
            state.stage = STAGE_HEAL
        if not heal(state):
            return False
        end_segment(state)
    return True


def go_on(state: State) -> bool:
    """Goes on where a question about wounds came up; says whether the battle is over, or they have landed."""
    state.ask = ASK_NOTHING
    state.asked = 0
    look(state)
    return wounds_land(state) if state.stage == STAGE_NONE else run_segments(state)


def next_segment(state: State, limit: i64) -> None:
    """NH-BAT-01: the highest segment up to the limit in which something acts; or the end."""
    while limit >= 0:
        if state.known != WEIGHED or state.coming < 0:
            weigh(state)
            schedule(state, limit)
        state.coming &= single(limit + 1) - 1
        if state.coming == 0:
            break
        state.segment = highest(state.coming)
        due = due_cells(state)
        if due & ~state.netted:
            if state.listening:
                state.tell(SEGMENT_BEGUN, state.segment)
            return
        miss(state, due)
        limit = state.segment - 1
    end_battle(state)


def end_segment(state: State) -> None:
    """NH-BAT-03: the dead leave, and the next segment sees the board without them."""
    bury(state)
    if state.listening:
        state.tell(SEGMENT_ENDED, state.segment)
    state.stage = STAGE_CHOOSE
    state.blasts_decided = 0
    state.conversions_decided = 0
    state.exploding = 0
    next_segment(state, state.segment - 1)


def end_battle(state: State) -> None:
    """NH-BAT-13, NH-BAT-15: fought to the end; the marks of the battle go."""
    left = state.occupied
    while left != 0:
        state.piece[lowest(left)] &= ~BATTLE_MARKS
        left &= left - 1
    state.stage = STAGE_NONE
    state.segment = 0
    state.converted = NO_ITEMS
    if not state.setup.plain:
        state.known = STALE
    if state.listening:
        state.tell(BATTLE_ENDED)


def acting_cells(state: State) -> i64:
    """The tiles that act in this segment."""
    weigh(state)
    if state.coming < 0:
        schedule(state, state.segment)
    return due_cells(state) & ~state.netted


def asks_before(state: State) -> bool:
    """NH-BAT-14: asks about Clowns, Quartermasters, sharpshooters before the segment; says if it did."""
    if state.unattended or state.traits & (TRAIT_EXPLODE | TRAIT_CONVERT | TRAIT_AIMS) == 0:
        return False
    choosers: i64 = 0
    players: i64 = 0
    left = acting_cells(state)
    while left != 0:
        cell = lowest(left)
        if question_for(state, cell) != ASK_NOTHING:
            choosers |= left & -left
            players |= single(state.work[COMMANDS + cell])
        left &= left - 1
    if choosers == 0:
        return False
    state.asked = first_in_turn(state, players)
    while state.work[COMMANDS + lowest(choosers)] != state.asked:
        choosers &= choosers - 1
    state.ask_cell = lowest(choosers)
    state.ask = question_for(state, state.ask_cell)
    state.had_choice = state.cause == BY_FULL_BOARD
    return True


def question_for(state: State, cell: i64) -> i64:
    """NH-UNIT-01, NH-MOD-09, NH-VAR-03: what is still to be chosen for an acting tile, in this order."""
    if TRAITS[(state.piece[cell] >> TILE_SHIFT) & TILE] & TRAIT_EXPLODE:
        if state.blasts_decided >> cell & 1 == 0:
            return ASK_CLOWN
        if state.exploding >> cell & 1:
            return ASK_NOTHING
    if state.conversions_decided >> cell & 1 == 0 and can_convert(state, cell):
        return ASK_QUARTERMASTER
    if state.traits & TRAIT_AIMS and to_aim(state, cell) >= 0:
        return ASK_SHARPSHOOTER
    return ASK_NOTHING


def can_convert(state: State, cell: i64) -> bool:
    """NH-MOD-09: one attack a battle for each Quartermaster linked to the tile."""
    allowed = conversions(state, cell)
    if allowed == 0:
        return False
    used: i64 = 0
    i: i64 = 0
    while i < len(state.converted):
        change = state.converted[i]
        same = state.units.head_of(state, change & CONVERT_CELL) == cell
        if same and change >> CONVERT_KIND_SHIFT & CONVERT_KIND < STRONGER:
            used += 1
        i += 1
    return used < allowed and has_attacks(state, cell)


def has_attacks(state: State, cell: i64) -> bool:
    """NH-MOD-09, NH-VAR-03: whether the tile, or the other hex of its unit, strikes or shoots."""
    pose = state.piece[cell] & POSE
    sides = MELEE_SIDES[pose] | RANGED_SIDES[pose]
    if state.wide >> cell & 1:
        pose = state.piece[state.units.other_hex(state, cell)] & POSE
        sides |= MELEE_SIDES[pose] | RANGED_SIDES[pose]
    return sides != 0


def battle_legal(state: State) -> vec[i64]:
    """The answers open to the player who is asked."""
    if state.ask == ASK_MEDIC:
        look(state)
        return medic_answers(state, state.asked)
    if state.ask == ASK_SPEND:
        look(state)
        return owner_answers(state)
    if state.ask == ASK_SHARPSHOOTER:
        return aim_answers(state)
    answers = vec[i64]([])
    answers = append(answers, DECLINE)
    if state.ask == ASK_CLOWN:
        return append(answers, EXPLODE)
    answers = conversions_of(state.piece[state.ask_cell] & POSE, 0, answers)
    other = state.units.other_hex(state, state.ask_cell)
    if other >= 0:
        answers = conversions_of(state.piece[other] & POSE, ATTACK_ANSWERS, answers)
    return answers


def default_choice(state: State) -> i64:
    """The documented default: Clown and Quartermaster do nothing, medics are spent in order of hexes,
    sharpshooters hit the first enemy in the line."""
    if state.ask == ASK_MEDIC:
        look(state)
        return default_treatment(state, state.asked)
    if state.ask == ASK_SPEND:
        look(state)
        return default_spending(state, state.ask_hit)
    if state.ask == ASK_SHARPSHOOTER:
        return nearest(targets_in_sight(state), to_aim(state, state.ask_cell) >> CONVERT_DIRECTION_SHIFT)
    return DECLINE


def battle_answer(state: State, answer: i64) -> bool:
    """NH-BAT-14: takes the answer and goes on; says whether the battle is over, or the wounds have landed."""
    asked = state.ask
    state.ask = ASK_NOTHING
    state.asked = 0
    look(state)
    if state.stage == STAGE_CHOOSE:
        acting_cells(state)
    if asked in (ASK_MEDIC, ASK_SPEND):
        state.ask_hit = 0
        if answer & ANSWER_MEDIC == OWNER_SAYS:
            ask_owner(state, answer >> ANSWER_HIT_SHIFT)
            return False
        spend_medic(state, answer)
        if state.stage == STAGE_NONE:
            return wounds_land(state)
    elif asked == ASK_CLOWN:
        state.blasts_decided |= single(state.ask_cell)
        if answer == EXPLODE:
            state.exploding |= single(state.ask_cell)
    elif asked == ASK_SHARPSHOOTER:
        aim_attack(state, answer)
    else:
        state.conversions_decided |= single(state.ask_cell)
        if answer != DECLINE:
            convert_attack(state, answer - 1)
    state.ask_cell = 0
    return run_segments(state)


def convert_attack(state: State, attack: i64) -> None:
    """NH-MOD-09, NH-VAR-03: the attack, of the tile or of its other hex, is changed in this segment."""
    cell = state.ask_cell
    if attack >= ATTACK_ANSWERS:
        attack -= ATTACK_ANSWERS
        cell = state.units.other_hex(state, cell)
    note_change(state, make_conversion(cell, attack >> 1, attack & 1, state.segment))


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
