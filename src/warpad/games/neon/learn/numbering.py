"""Moves as fixed numbers, step by step: an effect, then whom or where; a weapon, a target, a range."""

from typing import Final

from warpad.core.learning.encoding import ENDED
from warpad.core.vecs import i64, vec
from warpad.games.neon.data.codes import AUTOMA, FACE_BITS, FACE_MASK, FACES, FIGHTERS, NONE, SECTORS, V_GAIN
from warpad.games.neon.learn import sheets
from warpad.games.neon.learn.sheets import ACTIONS
from warpad.games.neon.rules import moves
from warpad.games.neon.rules.fight.aiming import AT_BOT, AT_SECTOR, RANGE_SHIFT
from warpad.games.neon.rules.layout import PLAYERS
from warpad.games.neon.rules.moves import (
    ACT,
    AIM,
    COVER,
    DECLARE,
    DRAIN,
    GO,
    PLAN,
    REROLL,
    STOW,
    USE,
    VERB_BITS,
    VERB_MASK,
)
from warpad.games.neon.rules.planning import argument
from warpad.games.neon.rules.state import State

PLAIN: Final[i64] = ACTIONS.at["plain"]
PLAN_AT: Final[i64] = ACTIONS.at["plan"]
DECLARE_AT: Final[i64] = ACTIONS.at["declare"]
ACT_AT: Final[i64] = ACTIONS.at["act"]
USE_ON: Final[i64] = ACTIONS.at["use_on"]
USE_IN: Final[i64] = ACTIONS.at["use_at"]
BY: Final[i64] = ACTIONS.at["by"]
SLOT: Final[i64] = ACTIONS.at["slot"]
AIM_AT: Final[i64] = ACTIONS.at["aim"]
TARGET: Final[i64] = ACTIONS.at["target"]
RANGE: Final[i64] = ACTIONS.at["range"]
REROLL_AT: Final[i64] = ACTIONS.at["reroll"]
NUMBERS: Final[i64] = ACTIONS.size
ROW: Final[i64] = sheets.ROW
OPTIONS: Final[i64] = 8
DICE: Final[i64] = sheets.DICE
SLOT_MASK: Final[i64] = (1 << 3) - 1

# Verbs whose first argument is all there is, or comes first: where their numbers begin.
_BLOCKS: Final[dict[int, str]] = {
    moves.PICK: "pick",
    moves.LAND: "land",
    moves.SKIP: "skip",
    moves.GO: "go",
    moves.FLEE: "flee",
    moves.LEAVE: "leave",
    moves.EQUIP: "equip",
    moves.COVER: "cover",
    moves.STOW: "stow",
    moves.THROW: "throw",
    moves.DROP: "drop",
    moves.PAY: "pay",
    moves.PAY_ITSELF: "pay_itself",
    moves.PAY_BOT: "pay_bot",
    moves.BLOCK_CRITS: "block",
    moves.TAKE: "take",
    moves.CHOOSE: "choose",
    moves.USE: "use",
}
# By verb: where its numbers begin, or -1.
BLOCK: Final = vec[i64]([ACTIONS.at[_BLOCKS[verb]] if verb in _BLOCKS else -1 for verb in range(64)])


def fighter_seen(g: State, viewer: i64, who: i64) -> i64:
    """The place of a fighter, counted from the one who looks."""
    if who >= AUTOMA:
        return who
    place = who - viewer
    return place if place >= 0 else place + g.s[PLAYERS]


def number_of(g: State, viewer: i64, move: i64, step: i64) -> i64:
    """The number for this step of a move."""
    verb = move & VERB_MASK
    if verb == REROLL:
        dice = move >> (VERB_BITS + FACE_BITS * step) & FACE_MASK
        return REROLL_AT + step * DICE + dice if step < FACES else ENDED
    if verb == AIM:
        return aim_number(g, viewer, move, step)
    if step == 0:
        return first_number(verb, move)
    return second_number(g, viewer, verb, move) if step == 1 else ENDED


def first_number(verb: i64, move: i64) -> i64:
    """The first number: what is done, or with what."""
    a = argument(move, 0)
    if BLOCK[verb] >= 0:
        return BLOCK[verb] + a
    if verb == PLAN:
        return PLAN_AT + (move >> VERB_BITS)
    if verb == ACT:
        return ACT_AT + a * ROW + argument(move, 1)
    if verb == DECLARE:
        return DECLARE_AT + a * OPTIONS + argument(move, 1)
    return PLAIN + verb


def second_number(g: State, viewer: i64, verb: i64, move: i64) -> i64:
    """The second number: whom, where, by which effect, over what."""
    b = argument(move, 1)
    if verb == GO:
        return BY + b
    if verb == DRAIN:
        return USE_ON + fighter_seen(g, viewer, argument(move, 0))
    if verb in (COVER, STOW):
        return SLOT + b
    if verb == USE:
        if b == NONE:
            return PLAIN + USE
        if g.t.d_verb[g.t.e_first[argument(move, 0)]] == V_GAIN:
            return USE_ON + fighter_seen(g, viewer, b)
        return USE_IN + b
    return ENDED


def aim_number(g: State, viewer: i64, move: i64, step: i64) -> i64:
    """An attack: weapon, target, range, and the effect that makes it possible."""
    if step == 0:
        return AIM_AT + (argument(move, 0) & SLOT_MASK)
    if step == 1:
        return TARGET + target_seen(g, viewer, argument(move, 1))
    if step == 2:
        return RANGE + (argument(move, 0) >> RANGE_SHIFT)
    return BY + argument(move, 2) if step == 3 else ENDED


def target_seen(g: State, viewer: i64, target: i64) -> i64:
    """Fighters come first, then bot tokens by sector, then sectors."""
    if target >= AT_SECTOR:
        return FIGHTERS + SECTORS + target - AT_SECTOR
    if target >= AT_BOT:
        return FIGHTERS + target - AT_BOT
    return fighter_seen(g, viewer, target)
