"""The parts of actions that only constructions have: the face that is laid down."""

from __future__ import annotations

from typing import Any

from warpad.core.errors import DecodeError
from warpad.games.neuroshima.data.content import NUMBER_OF, tile_of
from warpad.games.neuroshima.data.tables import TOKEN_FACES
from warpad.games.neuroshima.rules import codes
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.variants.constructions.codes import LAY
from warpad.games.neuroshima.variants.constructions.yard import NO_TOKEN, Yard

Json = dict[str, Any]


def value_of(position: State, yard: Yard, move: int, field: str) -> str | None:
    """NH-VAR-03: the face of the player's construction that a move lays down."""
    if field != "tile" or codes.verb_of(move) != LAY:
        return None
    return tile_of(yard.token[position.asked] + codes.number_of(move)).id


def read_move(yard: Yard, verb: int, action: Json, player: int) -> int:
    """The code of an action that lays down a face; -1 for the others."""
    return codes.make_base(verb, _face(yard, player, action), 0) if verb == LAY else -1


def turning_tile(yard: Yard, verb: int, player: int, face: int) -> int:
    """The face that is laid down, 0 for one that is not the player's; -1 for other verbs."""
    if verb != LAY:
        return -1
    return yard.token[player] + face if face < TOKEN_FACES else 0


def _face(yard: Yard, player: int, action: Json) -> int:
    """The face of the player's own construction; any other tile gets the number after the last face."""
    tile = action["tile"]
    if not isinstance(tile, str) or tile not in NUMBER_OF:
        raise DecodeError(f"there is no tile {tile!r}", "tile")
    face = NUMBER_OF[tile] - yard.token[player]
    return face if yard.token[player] != NO_TOKEN and 0 <= face < TOKEN_FACES else int(TOKEN_FACES)
