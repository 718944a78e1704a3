"""Moves as fixed numbers, step by step: what with, where from, where to.

A tile that looks the same from several sides may lie in each of these ways: any of them will do.
So do two tiles that change places, in either order.
"""

from typing import Final

from warpad.core.hexes import SIDES
from warpad.core.learning.encoding import ENDED
from warpad.core.vecs import append, i64, u8, vec
from warpad.games.neuroshima.data.orientation import PERIOD
from warpad.games.neuroshima.learn.sheets import ACTIONS
from warpad.games.neuroshima.rules import codes
from warpad.games.neuroshima.rules.battle.medics import ANSWER_HIT_SHIFT, ANSWER_MEDIC
from warpad.games.neuroshima.rules.battle.wounds import HIT_SOURCE, HIT_SOURCE_SHIFT, HIT_TARGET
from warpad.games.neuroshima.rules.board import tile_at
from warpad.games.neuroshima.rules.codes import (
    CASTLE,
    FROM_SHIFT,
    PLACE,
    PLACE_HQ,
    RUN_LASER,
    RUN_SWAP,
    giver_of,
    source_of,
    target_of,
    turn_of,
    verb_of,
)
from warpad.games.neuroshima.rules.codes import number_of as number_in_army
from warpad.games.neuroshima.rules.questions import ASK_CLOWN, ASK_MEDIC, ASK_SHARPSHOOTER, ASK_TURN
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.variants.atlas.codes import BLOW_UP, EVACUATE, HAND_ON, LOAD_PART, STEP
from warpad.games.neuroshima.variants.constructions.codes import LAY, SWIVEL
from warpad.games.neuroshima.variants.house import House
from warpad.games.neuroshima.variants.leaders.codes import (
    CHOOSE_LEADER,
    LEAD_ARM,
    LEAD_HASTEN,
    LEAD_HEAL,
    LEAD_MOVE,
    LEAD_PUSH,
    LEAD_TURN,
)

VERB: Final[i64] = ACTIONS.at["verb"]
AT: Final[i64] = ACTIONS.at["at"]
LIE: Final[i64] = ACTIONS.at["lie"]
FROM: Final[i64] = ACTIONS.at["from"]
BY: Final[i64] = ACTIONS.at["by"]
SOURCE: Final[i64] = ACTIONS.at["source"]
EXPLODE: Final[i64] = ACTIONS.at["explode"]
CONVERT: Final[i64] = ACTIONS.at["convert"]
LEADER: Final[i64] = ACTIONS.at["leader"]
ATTACK: Final[i64] = ACTIONS.at["attack"]
TILE: Final[i64] = ACTIONS.at["tile"]
NUMBERS: Final[i64] = ACTIONS.size
ONE: Final[u8] = 1

# What a move of each verb is made of, in the order of its steps.
P_VERB: Final[i64] = 0
P_USE: Final[i64] = 1  # a tile of the hand that is used
P_GIVE: Final[i64] = 2  # a tile of the hand that is given up
P_LEADER: Final[i64] = 3
P_BY: Final[i64] = 4
P_FROM: Final[i64] = 5
P_AT: Final[i64] = 6
P_LIE: Final[i64] = 7  # a hex and a rotation
P_ATTACK: Final[i64] = 8
P_HIT: Final[i64] = 9  # the source of wounds
P_FACE: Final[i64] = 10  # a face of a construction
P_END: Final[i64] = -1
STEPS: Final[i64] = 4

_PARTS: Final[dict[int, tuple[int, ...]]] = {
    codes.PLACE_HQ: (P_VERB, P_LIE),
    codes.DISCARD_TILE: (P_GIVE,),
    codes.PLACE: (P_USE, P_LIE),
    codes.CALL_BATTLE: (P_USE,),
    codes.MOVE: (P_USE, P_FROM, P_LIE),
    codes.PUSH: (P_USE, P_FROM, P_AT),
    codes.SNIPE: (P_USE, P_AT),
    codes.GRENADE: (P_USE, P_AT),
    codes.STRIKE: (P_USE, P_AT),
    codes.ROTATE: (P_USE, P_LIE),
    codes.CASTLE: (P_USE, P_FROM, P_AT),
    codes.TERRIFY: (P_USE,),
    codes.GO: (P_VERB, P_FROM, P_LIE),
    codes.RIDE: (P_VERB, P_BY, P_FROM, P_LIE),
    codes.RETREAT: (P_VERB, P_AT),
    codes.FACE: (P_VERB, P_LIE),
    codes.SELL: (P_VERB, P_GIVE),
    codes.RUN_ROTATION: (P_VERB, P_LIE),
    codes.RUN_SWAP: (P_VERB, P_FROM, P_AT),
    codes.RUN_PUSH: (P_VERB, P_FROM, P_AT),
    codes.RUN_LASER: (P_VERB, P_FROM, P_AT),
    codes.RUN_DELETION: (P_VERB, P_AT),
    CHOOSE_LEADER: (P_LEADER,),
    LEAD_TURN: (P_VERB, P_LIE),
    LEAD_MOVE: (P_VERB, P_FROM, P_LIE),
    LEAD_PUSH: (P_VERB, P_FROM, P_AT),
    LEAD_HASTEN: (P_VERB, P_AT),
    LEAD_ARM: (P_VERB, P_ATTACK, P_LIE),
    LEAD_HEAL: (P_VERB, P_AT, P_HIT),
    LOAD_PART: (P_VERB, P_AT),
    HAND_ON: (P_VERB, P_FROM, P_AT),
    STEP: (P_VERB, P_FROM, P_AT),
    EVACUATE: (P_VERB, P_AT),
    BLOW_UP: (P_VERB, P_AT),
    LAY: (P_FACE, P_LIE),
    SWIVEL: (P_VERB, P_LIE),
}


def _parts() -> list[int]:
    """By verb and step: which part of the move it gives."""
    table: list[int] = []
    for verb in range(64):
        parts = _PARTS.get(verb, (0,))
        table += [*parts, *([-1] * (4 - len(parts)))]
    return table


PARTS: Final = vec[i64](_parts())


def number_of(state: State, move: i64, step: i64) -> i64:
    """The number for this step of a move of the player who is asked."""
    if state.ask < ASK_TURN:
        return answer_number(state, move, step)
    if step >= STEPS:
        return ENDED
    return part_number(state, move, PARTS[verb_of(move) * STEPS + step])


def part_number(state: State, move: i64, part: i64) -> i64:
    """The number of one part of a move."""
    if part == P_LIE:
        return lie_number(state, move)
    if part == P_VERB:
        return VERB + verb_of(move)
    if part == P_USE:
        return TILE + 2 * (state.setup.first[state.asked] + number_in_army(move))
    if part == P_GIVE:
        return TILE + 2 * (state.setup.first[state.asked] + number_in_army(move)) + 1
    if part == P_FROM:
        return FROM + source_of(move)
    if part == P_AT:
        return AT + target_of(move)
    if part == P_BY:
        return BY + giver_of(move)
    return rare_number(state, move, part)


def rare_number(state: State, move: i64, part: i64) -> i64:
    """The same for parts that only leaders and constructions have."""
    if part == P_LEADER:
        return LEADER + number_in_army(move)
    if part == P_ATTACK:
        return ATTACK + number_in_army(move)
    if part == P_HIT:
        return SOURCE + (state.hits[source_of(move)] >> HIT_SOURCE_SHIFT & HIT_SOURCE)
    if part == P_FACE:
        return TILE + 2 * face_tile(state, move)
    return ENDED


def face_tile(state: State, move: i64) -> i64:
    """The tile that is the face of a construction laid down by a move."""
    variant = state.variant
    assert isinstance(variant, House)
    return variant.constructions.token[state.asked] + number_in_army(move)


def turned_tile(state: State, move: i64) -> i64:
    """The tile whose rotation a move gives; 0 when it is a direction of an attack that is given."""
    verb = verb_of(move)
    if verb in (PLACE, PLACE_HQ):
        return state.setup.first[state.asked] + number_in_army(move)
    if verb == LAY:
        return face_tile(state, move)
    if verb == LEAD_ARM:
        return 0
    return tile_at(state, source_of(move))


def period_of(state: State, move: i64) -> i64:
    """After how many steps of turning the tile of a move looks the same again."""
    tile = turned_tile(state, move)
    return PERIOD[tile] if tile != 0 else SIDES


def lie_number(state: State, move: i64) -> i64:
    """A hex with a rotation, or the hex alone for a tile that looks the same from everywhere."""
    if period_of(state, move) == 1:
        return AT + target_of(move)
    return LIE + target_of(move) * SIDES + turn_of(move)


def keep_fitting(state: State, moves: vec[i64], picked: vec[i64], number: i64) -> vec[i64]:
    """The moves that go on with this number."""
    step = len(picked)
    in_turn = state.ask >= ASK_TURN
    kept = vec[i64]([])
    last: i64 = -1
    part: i64 = P_END
    same = False
    i: i64 = 0
    while i < len(moves):
        move = moves[i]
        if not in_turn:
            same = answer_number(state, move, step) == number
        elif move >> FROM_SHIFT != last:
            # Moves that differ only in hex and rotation stand together.
            last = move >> FROM_SHIFT
            part = part_at(move, step)
            same = part < P_AT and part_number(state, move, part) == number
        if in_turn and part >= P_AT:
            same = fits(state, move, part, picked, number)
        elif in_turn and part == P_FROM and is_pair(move):
            same = number in (FROM + source_of(move), FROM + target_of(move))
        if same:
            kept = append(kept, move)
        i += 1
    return kept


def part_at(move: i64, step: i64) -> i64:
    """Which part of a move is given in this step."""
    return PARTS[verb_of(move) * STEPS + step] if step < STEPS else P_END


def is_pair(move: i64) -> bool:
    """Whether a move takes two tiles in either order."""
    verb = verb_of(move)
    return verb in (CASTLE, RUN_SWAP, RUN_LASER)


def other_of(move: i64, picked: vec[i64]) -> i64:
    """Of the two tiles of a move the one that was not picked first."""
    return source_of(move) + target_of(move) - (picked[len(picked) - 1] - FROM)


def fits(state: State, move: i64, part: i64, picked: vec[i64], number: i64) -> bool:
    """Whether the hex of a move, or what comes after it, goes on with this number."""
    if part == P_LIE:
        if number < LIE or number >= FROM:
            return lie_number(state, move) == number
        if (number - LIE) // SIDES != target_of(move):
            return False
        period = period_of(state, move)
        return period > 1 and ((number - LIE) % SIDES - turn_of(move)) % period == 0
    if part == P_AT and is_pair(move):
        return number == AT + other_of(move, picked)
    return part_number(state, move, part) == number


def mark_numbers(state: State, moves: vec[i64], picked: vec[i64], mask: vec[u8], at: i64) -> None:
    """Sets a one for every number that fits one of the moves."""
    step = len(picked)
    last: i64 = -1
    part: i64 = P_END
    period: i64 = 0
    i: i64 = 0
    while i < len(moves):
        move = moves[i]
        if state.ask < ASK_TURN:
            mask[at + answer_number(state, move, step)] = ONE
        elif move >> FROM_SHIFT != last:
            last = move >> FROM_SHIFT
            part = part_at(move, step)
            if part == P_LIE:
                period = period_of(state, move)
            elif part < P_AT:
                mask[at + part_number(state, move, part)] = ONE
        if part == P_LIE:
            mark_lying(move, period, mask, at)
        elif part >= P_AT:
            mark_part(state, move, part, picked, mask, at)
        elif part == P_FROM and is_pair(move):
            mask[at + FROM + target_of(move)] = ONE
        i += 1


def mark_part(state: State, move: i64, part: i64, picked: vec[i64], mask: vec[u8], at: i64) -> None:
    """The hex of a move, or what comes after it."""
    if part == P_AT and is_pair(move):
        mask[at + AT + other_of(move, picked)] = ONE
    else:
        mask[at + part_number(state, move, part)] = ONE


def mark_lying(move: i64, period: i64, mask: vec[u8], at: i64) -> None:
    """A hex, with all rotations in which the tile looks the same."""
    if period == 1:
        mask[at + AT + target_of(move)] = ONE
        return
    first = at + LIE + target_of(move) * SIDES
    other = turn_of(move) % period
    while other < SIDES:
        mask[first + other] = ONE
        other += period


def answer_number(state: State, move: i64, step: i64) -> i64:
    """An answer within a battle: whom a medic saves from what, a target, or a plain answer."""
    if state.ask == ASK_MEDIC:
        hit = state.hits[move >> ANSWER_HIT_SHIFT]
        if step == 0:
            return BY + (hit & HIT_TARGET)
        if step == 1:
            return SOURCE + (hit >> HIT_SOURCE_SHIFT & HIT_SOURCE)
        return FROM + (move & ANSWER_MEDIC) if step == 2 else ENDED
    if step > 0:
        return ENDED
    if state.ask == ASK_SHARPSHOOTER:
        return AT + move
    return (EXPLODE if state.ask == ASK_CLOWN else CONVERT) + move
