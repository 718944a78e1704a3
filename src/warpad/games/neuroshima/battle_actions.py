"""The choices inside a battle as readable actions, both ways; also the form of `choices` in a position."""

from __future__ import annotations

from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.core.hexes import DIRECTION_NAMES
from warpad.games.neuroshima.battle import DECLINE, EXPLODE, Battle, conversion_answer
from warpad.games.neuroshima.codec import cell_name, read_cell
from warpad.games.neuroshima.medics import ANSWER_HIT_SHIFT, ANSWER_MEDIC
from warpad.games.neuroshima.position import ASK_CLOWN, ASK_MEDIC, ASK_QUARTERMASTER
from warpad.games.neuroshima.reading import as_choice, shown
from warpad.games.neuroshima.wounds import (
    HIT_SOURCE,
    HIT_SOURCE_SHIFT,
    HIT_TARGET,
    HIT_WOUNDS_SHIFT,
    SOURCE_CELL_SHIFT,
    SOURCE_INSTANT,
)

ATTACK_NAMES = ("melee", "ranged")
INSTANT = "instant"


def battle_action(position: Battle, move: int) -> Json:
    """An answer to the pending question as an action."""
    if position.ask == ASK_MEDIC:
        return _healing(position, move)
    at = cell_name(position.setup, position.ask_cell)
    if position.ask == ASK_CLOWN:
        return {"do": "explode" if move == EXPLODE else "attack", "at": at}
    if move == DECLINE:
        return {"do": "keep", "at": at}
    direction, kind = divmod(move - 1, 2)
    return {"do": "convert", "at": at, "direction": DIRECTION_NAMES[direction], "attack": ATTACK_NAMES[kind]}


def source_name(position: Battle, hit: int) -> str:
    """Where a hit came from: a hex, or an instant."""
    source = hit >> HIT_SOURCE_SHIFT & HIT_SOURCE
    return INSTANT if source >= SOURCE_INSTANT else cell_name(position.setup, source >> SOURCE_CELL_SHIFT)


def _healing(position: Battle, move: int) -> Json:
    hit = position.hits[move >> ANSWER_HIT_SHIFT]
    return {
        "do": "heal",
        "patient": cell_name(position.setup, hit & HIT_TARGET),
        "source": source_name(position, hit),
        "medic": cell_name(position.setup, move & ANSWER_MEDIC),
        "wounds": hit >> HIT_WOUNDS_SHIFT,
    }


def battle_move(position: Battle, action: Json, path: str = "action") -> int:
    """The answer that an action stands for; raises DecodeError when it does not fit the question."""
    verb = action.get("do")
    if position.ask == ASK_MEDIC:
        return _healing_move(position, action, path)
    verbs = ("explode", "attack") if position.ask == ASK_CLOWN else ("convert", "keep")
    as_choice(verb, verbs, f"{path}.do")
    if read_cell(position.setup, action.get("at"), f"{path}.at") != position.ask_cell:
        here = cell_name(position.setup, position.ask_cell)
        raise DecodeError(f"the question is about {here}, not {shown(action['at'])}", f"{path}.at")
    if position.ask == ASK_CLOWN:
        return int(EXPLODE if verb == "explode" else DECLINE)
    if position.ask == ASK_QUARTERMASTER and verb == "keep":
        return int(DECLINE)
    direction = as_choice(action.get("direction"), DIRECTION_NAMES, f"{path}.direction")
    return int(conversion_answer(direction, as_choice(action.get("attack"), ATTACK_NAMES, f"{path}.attack")))


def _healing_move(position: Battle, action: Json, path: str) -> int:
    as_choice(action.get("do"), ("heal",), f"{path}.do")
    patient = read_cell(position.setup, action.get("patient"), f"{path}.patient")
    medic = read_cell(position.setup, action.get("medic"), f"{path}.medic")
    for number, hit in enumerate(position.hits):
        if hit & HIT_TARGET == patient and source_name(position, hit) == _source(position, action, path):
            return number << ANSWER_HIT_SHIFT | medic
    raise DecodeError(f"no wounds from there on {cell_name(position.setup, patient)}", f"{path}.source")


def _source(position: Battle, action: Json, path: str) -> str:
    source = action.get("source")
    if source == INSTANT:
        return INSTANT
    return cell_name(position.setup, read_cell(position.setup, source, f"{path}.source"))
