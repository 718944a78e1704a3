"""The parts of actions that only leaders have: cards, attacks to strengthen, hits to cancel."""

from __future__ import annotations

from typing import Any

from warpad.core.errors import DecodeError
from warpad.core.hexes import DIRECTION_NAMES
from warpad.core.reading import as_choice, quote
from warpad.games.neuroshima.rules import codes
from warpad.games.neuroshima.rules.battle.wounds import HIT_TARGET
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.battle_actions import ATTACK_NAMES, source_name
from warpad.games.neuroshima.variants.leaders.deck import LEADER_IDS

Json = dict[str, Any]
LEADER_FIELDS = ("leader", "direction", "attack", "source")
# A hit that is not there, for moves that cannot be legal.
NO_HIT = 63


def value_of(position: State, move: int, field: str) -> str | None:
    """What a field that only leaders have says."""
    if field not in LEADER_FIELDS:
        return None
    if field == "leader":
        return LEADER_IDS[codes.number_of(move)]
    if field == "direction":
        return DIRECTION_NAMES[codes.turn_of(move)]
    if field == "attack":
        return ATTACK_NAMES[codes.number_of(move)]
    return source_name(position, position.hits[codes.source_of(move)])


def read_move(position: State, verb: int, action: Json, target: int) -> int:
    """The code of an action with such fields; -1 for the others."""
    if not any(field in action for field in LEADER_FIELDS):
        return -1
    if "leader" in action:
        return codes.make_base(verb, as_choice(action["leader"], LEADER_IDS, "leader"), 0)
    if "attack" in action:
        kind = as_choice(action["attack"], ATTACK_NAMES, "attack")
        direction = as_choice(action["direction"], DIRECTION_NAMES, "direction")
        return codes.make_base(verb, kind, 0) | target << codes.AT_SHIFT | direction
    return codes.make_base(verb, 0, _hit(position, action, target)) | target << codes.AT_SHIFT


def _hit(position: State, action: Json, target: int) -> int:
    for number, hit in enumerate(position.hits):
        if hit & HIT_TARGET == target and source_name(position, hit) == action["source"]:
            return number
    return NO_HIT


def read_card(action: Json) -> int:
    """The outcome of chance that deals a card."""
    if action.get("do") != "deal" or set(action) != {"do", "leader"}:
        raise DecodeError(f'expected {{"do": "deal", "leader": ...}}, found {quote(action)}')
    return as_choice(action["leader"], LEADER_IDS, "leader")


def outcome(card: int) -> Json:
    """A card that chance deals."""
    return {"do": "deal", "leader": LEADER_IDS[card]}
