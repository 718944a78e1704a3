"""The choices inside a battle as readable actions, both ways; also the form of `choices` in a position."""

from __future__ import annotations

from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.core.hexes import DIRECTION_NAMES
from warpad.core.reading import as_choice, quote
from warpad.games.neuroshima.rules.battle.aiming import to_aim
from warpad.games.neuroshima.rules.battle.changes import CONVERT_CELL, CONVERT_DIRECTION_SHIFT
from warpad.games.neuroshima.rules.battle.medics import ANSWER_HIT_SHIFT, ANSWER_MEDIC, OWNER_SAYS
from warpad.games.neuroshima.rules.battle.segments import ATTACK_ANSWERS, DECLINE, EXPLODE, conversion_answer
from warpad.games.neuroshima.rules.battle.status import look
from warpad.games.neuroshima.rules.battle.wounds import (
    HIT_SOURCE,
    HIT_SOURCE_SHIFT,
    HIT_TARGET,
    HIT_WOUNDS_SHIFT,
    SOURCE_CELL_SHIFT,
    SOURCE_INSTANT,
)
from warpad.games.neuroshima.rules.questions import (
    ASK_CLOWN,
    ASK_MEDIC,
    ASK_QUARTERMASTER,
    ASK_SHARPSHOOTER,
    ASK_SPEND,
)
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.cells import cell_name, read_cell

ATTACK_NAMES = ("melee", "ranged")
INSTANT = "instant"
DIRECTION = 7
HEALING = (ASK_MEDIC, ASK_SPEND)
# The target and the hex of the source of a hit.
FROM_ONE_TILE = HIT_TARGET | (HIT_SOURCE & ~DIRECTION) << HIT_SOURCE_SHIFT


def battle_action(position: State, move: int) -> Json:
    """An answer to the pending question as an action."""
    if position.ask in HEALING:
        return _healing(position, move)
    if position.ask == ASK_SHARPSHOOTER:
        return {**aim_question(position), "at": cell_name(position.setup, move)}
    at = cell_name(position.setup, position.ask_cell)
    if position.ask == ASK_CLOWN:
        return {"do": "explode" if move == EXPLODE else "attack", "at": at}
    if move == DECLINE:
        return {"do": "keep", "at": at}
    half, attack = divmod(move - 1, ATTACK_ANSWERS)
    direction, kind = divmod(attack, 2)
    at = cell_name(position.setup, position.units.other_hex(position, position.ask_cell)) if half else at
    return {"do": "convert", "at": at, "direction": DIRECTION_NAMES[direction], "attack": ATTACK_NAMES[kind]}


def aim_question(position: State) -> Json:
    """NH-VAR-03: the attack that a sharpshooter is asked about: the half it comes from and its direction."""
    look(position)
    asked = to_aim(position, position.ask_cell)
    direction = DIRECTION_NAMES[asked >> CONVERT_DIRECTION_SHIFT]
    return {"do": "aim", "from": cell_name(position.setup, asked & CONVERT_CELL), "direction": direction}


def source_name(position: State, hit: int) -> str:
    """Where a hit came from: a hex, or an instant.

    NH-VAR-03: one tile may hit both halves of a construction, from two sides; then the direction is added.
    """
    source = hit >> HIT_SOURCE_SHIFT & HIT_SOURCE
    if source >= SOURCE_INSTANT:
        return INSTANT
    name = cell_name(position.setup, source >> SOURCE_CELL_SHIFT)
    alike = [other for other in position.hits if other & FROM_ONE_TILE == hit & FROM_ONE_TILE]
    return name if len(alike) == 1 else f"{name}-{DIRECTION_NAMES[source & DIRECTION]}"


def _healing(position: State, move: int) -> Json:
    """NH-MED-02, NH-MED-04: `treat` leaves the medic to its owner, who answers with `spend`."""
    hit = position.hits[move >> ANSWER_HIT_SHIFT]
    medic = move & ANSWER_MEDIC
    verb = "spend" if position.ask == ASK_SPEND else "treat" if medic == OWNER_SAYS else "heal"
    return {
        "do": verb,
        "patient": cell_name(position.setup, hit & HIT_TARGET),
        "source": source_name(position, hit),
        **({} if verb == "treat" else {"medic": cell_name(position.setup, medic)}),
        "wounds": hit >> HIT_WOUNDS_SHIFT,
    }


def battle_move(position: State, action: Json, path: str = "action") -> int:
    """The answer that an action stands for; raises DecodeError when it does not fit the question."""
    verb = action.get("do")
    if position.ask in HEALING:
        return _healing_move(position, action, path)
    if position.ask == ASK_SHARPSHOOTER:
        return _aiming_move(position, action, path)
    verbs = ("explode", "attack") if position.ask == ASK_CLOWN else ("convert", "keep")
    as_choice(verb, verbs, f"{path}.do")
    cell = read_cell(position.setup, action.get("at"), f"{path}.at")
    other = position.units.other_hex(position, position.ask_cell)
    if cell != position.ask_cell and (cell != other or verb != "convert"):
        here = cell_name(position.setup, position.ask_cell)
        raise DecodeError(f"the question is about {here}, not {quote(action['at'])}", f"{path}.at")
    if position.ask == ASK_CLOWN:
        return int(EXPLODE if verb == "explode" else DECLINE)
    if position.ask == ASK_QUARTERMASTER and verb == "keep":
        return int(DECLINE)
    direction = as_choice(action.get("direction"), DIRECTION_NAMES, f"{path}.direction")
    answer = conversion_answer(direction, as_choice(action.get("attack"), ATTACK_NAMES, f"{path}.attack"))
    return int(answer + (ATTACK_ANSWERS if cell == other else 0))


def _aiming_move(position: State, action: Json, path: str) -> int:
    as_choice(action.get("do"), ("aim",), f"{path}.do")
    for name, value in aim_question(position).items():
        if action.get(name) != value:
            raise DecodeError(
                f"the question has {name} {value}, not {quote(action.get(name))}", f"{path}.{name}"
            )
    return read_cell(position.setup, action.get("at"), f"{path}.at")


def _healing_move(position: State, action: Json, path: str) -> int:
    verbs = ("spend",) if position.ask == ASK_SPEND else ("heal", "treat")
    as_choice(action.get("do"), verbs, f"{path}.do")
    patient = read_cell(position.setup, action.get("patient"), f"{path}.patient")
    medic: int = OWNER_SAYS
    if action["do"] != "treat":
        medic = read_cell(position.setup, action.get("medic"), f"{path}.medic")
    for number, hit in enumerate(position.hits):
        if hit & HIT_TARGET == patient and source_name(position, hit) == _source(position, action, path):
            return number << ANSWER_HIT_SHIFT | medic
    raise DecodeError(f"no wounds from there on {cell_name(position.setup, patient)}", f"{path}.source")


def _source(position: State, action: Json, path: str) -> str:
    source = action.get("source")
    if isinstance(source, str) and any(source == source_name(position, hit) for hit in position.hits):
        return source
    return cell_name(position.setup, read_cell(position.setup, source, f"{path}.source"))
