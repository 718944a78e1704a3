"""Medics: which wounds they take, who is asked, and who is spent."""

from typing import Final

from warpad.core.bits import count, lowest, single
from warpad.core.vecs import append, i64, vec
from warpad.games.neuroshima.rules.battle.status import look, medics_of
from warpad.games.neuroshima.rules.battle.survey import COMMANDS
from warpad.games.neuroshima.rules.battle.wounds import HIT_TARGET, HIT_WOUNDS_SHIFT, bury
from warpad.games.neuroshima.rules.event_kinds import HEALED
from warpad.games.neuroshima.rules.questions import ASK_MEDIC, ASK_NOTHING, ASK_SPEND
from warpad.games.neuroshima.rules.state import State

# An answer about medics: the number of the hit * 64 + the cell of the medic who is spent.
ANSWER_HIT_SHIFT: Final[i64] = 6
ANSWER_MEDIC: Final[i64] = 63
# In the place of a cell: the owner of the medics says which one.
OWNER_SAYS: Final[i64] = 63


def begin_harm(state: State) -> None:
    """Before the wounds of one instant, procedure or mine are named."""
    look(state)
    state.hits = vec[i64]([])
    state.struck = 0
    state.spent = 0
    state.doomed = 0


def wounds_land(state: State) -> bool:
    """NH-MED-07: all named wounds land together; medics take theirs, the dead leave; False when it asks."""
    if not heal(state):
        return False
    bury(state)
    return True


def heal(state: State) -> bool:
    """NH-MED-01: spends medics until none can help; says whether all is settled, or asks."""
    return spend_medics(state) and (state.setup.plain or state.variant.wounds_settle(state))


def spend_medics(state: State) -> bool:
    """NH-MED-01: the medics' part of it."""
    if state.medics & ~state.netted == 0 or state.struck == 0:
        return True
    while True:
        player = next_to_heal(state)
        if player < 0:
            return True
        if not (state.unattended or is_forced(state, player)):
            ask_about_medics(state, player)
            return False
        spend_medic(state, default_answer(state, -1 if state.unattended else player))


def ask_about_medics(state: State, player: i64) -> None:
    """NH-MED-02, NH-MED-04: asks which hit is taken; where only the medic is open, its owner at once."""
    answers = medic_answers(state, player)
    if len(answers) == 1:
        ask_owner(state, answers[0] >> ANSWER_HIT_SHIFT)
        return
    state.ask = ASK_MEDIC
    state.asked = player


def ask_owner(state: State, number: i64) -> None:
    """NH-MED-04: the owner of the medics says which of them is spent on this hit."""
    state.ask = ASK_SPEND
    state.ask_hit = number
    state.asked = chooser_for(state, state.hits[number])


def chooser_for(state: State, hit: i64) -> i64:
    """NH-MED-04: who says which medic takes a hit: the ally who owns them all, or who owns the hit tile."""
    player = state.work[COMMANDS + (hit & HIT_TARGET)]
    owner: i64 = -1
    left = spenders_for(state, hit)
    while left != 0:
        other = state.work[COMMANDS + lowest(left)]
        left &= left - 1
        if (owner >= 0 and other != owner) or state.setup.friends[player] >> other & 1 == 0:
            return player
        owner = other
    return owner if owner >= 0 else player


def is_owners_choice(state: State, hit: i64) -> bool:
    """NH-MED-04: whether an ally has several medics for this hit, and so a choice of their own."""
    spenders = spenders_for(state, hit)
    if spenders & (spenders - 1) == 0:
        return False
    return chooser_for(state, hit) != state.work[COMMANDS + (hit & HIT_TARGET)]


def free_medics(state: State, cell: i64) -> i64:
    """NH-MED-05: the medics linked to a tile that are neither netted nor wounded nor spent."""
    return medics_of(state, cell) & ~state.struck & ~state.spent


def can_heal(state: State, hit: i64) -> bool:
    """NH-MED-01, NH-MED-08: whether some medic can take this hit."""
    cell = hit & HIT_TARGET
    if hit >> HIT_WOUNDS_SHIFT == 0 or state.doomed >> cell & 1:
        return False
    return free_medics(state, cell) != 0


def next_to_heal(state: State) -> i64:
    """NH-BAT-14: the first player, in turn order, with a wounded tile that a medic can help; or -1."""
    waiting: i64 = 0
    i: i64 = 0
    while i < len(state.hits):
        if can_heal(state, state.hits[i]):
            waiting |= single(state.work[COMMANDS + (state.hits[i] & HIT_TARGET)])
        i += 1
    return first_in_turn(state, waiting)


def first_in_turn(state: State, players: i64) -> i64:
    """NH-BAT-14: which of these players comes first, from the one whose turn it is; -1 for none."""
    if players == 0:
        return -1
    order = state.setup.order
    at = state.turn
    step: i64 = 0
    while step < len(order):
        if players >> order[at] & 1:
            return order[at]
        at += 1
        if at == len(order):
            at = 0
        step += 1
    return lowest(players)


def ends_of(state: State, medic: i64) -> i64:
    """NH-MED-06: who may be spent when this medic is asked: the last of a chain, or any in a circle."""
    reached: i64 = single(medic)
    open_cells = reached
    while open_cells != 0:
        found = free_medics(state, lowest(open_cells)) & ~reached
        open_cells &= open_cells - 1
        reached |= found
        open_cells |= found
    ends: i64 = 0
    left = reached
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        if free_medics(state, cell) == 0 or is_in_circle(state, cell):
            ends |= single(cell)
    return ends


def is_in_circle(state: State, medic: i64) -> bool:
    """NH-MED-06: whether the chain from this medic leads back to it."""
    reached: i64 = 0
    open_cells = free_medics(state, medic)
    while open_cells != 0:
        reached |= open_cells & -open_cells
        found = free_medics(state, lowest(open_cells))
        open_cells = (open_cells & (open_cells - 1)) | (found & ~reached)
    return reached >> medic & 1 == 1


def last_of_chain(state: State, medic: i64) -> i64:
    """NH-MED-06: the documented default: always on to the first medic not yet visited."""
    visited: i64 = single(medic)
    at = medic
    while True:
        onward = free_medics(state, at) & ~visited
        if onward == 0:
            return at
        at = lowest(onward)
        visited |= single(at)


def spenders_for(state: State, hit: i64) -> i64:
    """NH-MED-04: the medics one of whom is spent if this hit is taken."""
    found: i64 = 0
    left = free_medics(state, hit & HIT_TARGET)
    while left != 0:
        found |= ends_of(state, lowest(left))
        left &= left - 1
    return found


def is_forced(state: State, player: i64) -> bool:
    """NH-BAT-14: whether the player has nothing to choose: one way only, or all medics on all hits."""
    hits: i64 = 0
    union: i64 = 0
    shared: i64 = -1
    i: i64 = 0
    while i < len(state.hits):
        hit = state.hits[i]
        i += 1
        if can_heal(state, hit) and state.work[COMMANDS + (hit & HIT_TARGET)] == player:
            hits += 1
            found = spenders_for(state, hit)
            union |= found
            shared &= found
    return count(union) == hits and shared == union


def medic_answers(state: State, player: i64) -> vec[i64]:
    """NH-MED-02, NH-MED-03, NH-MED-04: every hit of the player with every medic who may be spent, or with
    none where the medics are an ally's to choose from."""
    answers = vec[i64]([])
    i: i64 = 0
    while i < len(state.hits):
        hit = state.hits[i]
        if can_heal(state, hit) and state.work[COMMANDS + (hit & HIT_TARGET)] == player:
            if is_owners_choice(state, hit):
                answers = append(answers, (i << ANSWER_HIT_SHIFT) | OWNER_SAYS)
            else:
                answers = add_spenders(state, i, answers)
        i += 1
    return answers


def owner_answers(state: State) -> vec[i64]:
    """NH-MED-04: every medic who may be spent on the hit that was chosen."""
    return add_spenders(state, state.ask_hit, vec[i64]([]))


def add_spenders(state: State, number: i64, answers: vec[i64]) -> vec[i64]:
    left = spenders_for(state, state.hits[number])
    while left != 0:
        answers = append(answers, (number << ANSWER_HIT_SHIFT) | lowest(left))
        left &= left - 1
    return answers


def default_answer(state: State, player: i64) -> i64:
    """The documented default among a player's tiles (-1: anybody's).

    Patients by hex; for each the source with most wounds, then by its hex; the first free medic by hex.
    """
    best: i64 = -1
    i: i64 = 0
    while i < len(state.hits):
        hit = state.hits[i]
        mine = player < 0 or state.work[COMMANDS + (hit & HIT_TARGET)] == player
        if mine and can_heal(state, hit) and (best < 0 or is_before(hit, state.hits[best])):
            best = i
        i += 1
    return default_spending(state, best)


def default_treatment(state: State, player: i64) -> i64:
    """The documented default as an answer: where the medics are an ally's to choose from, only the hit."""
    number = default_answer(state, player) >> ANSWER_HIT_SHIFT
    if not state.unattended and is_owners_choice(state, state.hits[number]):
        return (number << ANSWER_HIT_SHIFT) | OWNER_SAYS
    return default_spending(state, number)


def default_spending(state: State, number: i64) -> i64:
    """The documented default for one hit: the first free medic by hex, and of its chain the last."""
    medic = lowest(free_medics(state, state.hits[number] & HIT_TARGET))
    return (number << ANSWER_HIT_SHIFT) | last_of_chain(state, medic)


def spend_medic(state: State, answer: i64) -> None:
    """NH-MED-01: cancels the wounds of one hit; the medic is spent."""
    number = answer >> ANSWER_HIT_SHIFT
    medic = answer & ANSWER_MEDIC
    hit = state.hits[number]
    cell = hit & HIT_TARGET
    if state.listening:
        state.tell(HEALED, cell, state.piece[cell], medic, state.piece[medic], hit >> HIT_WOUNDS_SHIFT)
    cancel_hit(state, number)
    state.spent |= single(medic)
    state.ask = ASK_NOTHING


def cancel_hit(state: State, number: i64) -> None:
    """NH-MED-01: takes the wounds out of one hit."""
    hits = state.hits[:]
    hits[number] &= (1 << HIT_WOUNDS_SHIFT) - 1
    state.hits = hits


def is_before(hit: i64, other: i64) -> bool:
    """Whether the documented default takes the first hit before the second."""
    if hit & HIT_TARGET != other & HIT_TARGET:
        return hit & HIT_TARGET < other & HIT_TARGET
    if hit >> HIT_WOUNDS_SHIFT != other >> HIT_WOUNDS_SHIFT:
        return hit >> HIT_WOUNDS_SHIFT > other >> HIT_WOUNDS_SHIFT
    return hit < other
