"""Moves as readable flat objects, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warpad.core.errors import DecodeError
from warpad.core.hexes import SIDES, cell_named
from warpad.core.position import CHANCE
from warpad.games.neuroshima.data.content import NUMBER_OF, tile_of
from warpad.games.neuroshima.data.orientation import PERIOD
from warpad.games.neuroshima.data.tables import ARMY_TILES
from warpad.games.neuroshima.rules import codes
from warpad.games.neuroshima.rules.board import player_to_move, tile_at
from warpad.games.neuroshima.rules.questions import ASK_TURN, ASK_VARIANT
from warpad.games.neuroshima.rules.setup import Setup
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.battle_actions import battle_action, battle_move
from warpad.games.neuroshima.tell.cells import cell_name, radius_of
from warpad.games.neuroshima.tell.telling import PLAIN_TELLING, telling
from warpad.games.neuroshima.variants import words

Json = dict[str, Any]

# What an action of each verb says besides "do", in the order in which it is asked.
FIELDS: dict[str, tuple[str, ...]] = {
    "hq": ("at", "facing"),
    "discard": ("tile",),
    "redraw": (),
    "end": (),
    "place": ("tile", "at", "facing"),
    "battle": ("tile",),
    "move": ("tile", "from", "at", "facing"),
    "push": ("tile", "from", "at"),
    "snipe": ("tile", "at"),
    "grenade": ("tile", "at"),
    "strike": ("tile", "at"),
    "rotate": ("tile", "at", "facing"),
    "castle": ("tile", "from", "at"),
    "terror": ("tile",),
    "go": ("from", "at", "facing"),
    "ride": ("by", "from", "at", "facing"),
    "retreat": ("from", "at"),
    "turn": ("at", "facing"),
    "sell": ("tile",),
    "bleed": (),
    "run-rotation": ("at", "facing"),
    "run-swap": ("from", "at"),
    "run-push": ("from", "at"),
    "run-laser": ("from", "at"),
    "run-deletion": ("at",),
    "run-detonation": (),
    **{verb: fields for verb, (_, fields) in words.VERBS.items()},
}
# Verbs that turn a tile where it lies: it is both where from and where to.
IN_PLACE = ("rotate", "turn", "run-rotation", *words.IN_PLACE)
# Verbs that take two tiles in either order.
PAIRS = ("castle", "run-swap", "run-laser")
VERB_OF = {
    **{name: verb for verb, name in enumerate(codes.VERB_NAMES) if name},
    **{name: verb for name, (verb, _) in words.VERBS.items()},
}
NAME_OF = {verb: name for name, verb in VERB_OF.items()}
CELL_OF: dict[str, Callable[[int], int]] = {
    "by": codes.giver_of,
    "from": codes.source_of,
    "at": codes.target_of,
}


def tile_id(position: State, player: int, number: int) -> str:
    """The tile of a number within a player's army."""
    return tile_of(position.setup.first[player] + number).id


def player_for(position: State, seat: int) -> int:
    """The army that a seat decides for: the one asked or, when another is asked, its first."""
    if position.setup.seat[position.asked] == seat:
        return position.asked
    return next(p for p in range(position.setup.players) if position.setup.seat[p] == seat)


def action_of(position: State, seat: int, move: int) -> Json:
    """A move, or an outcome of chance, as an object."""
    if seat == CHANCE and position.ask >= ASK_VARIANT:
        return telling(position).outcome(position, move)
    if seat == CHANCE:
        return {"do": "draw", "tile": tile_id(position, player_to_move(position), move)}
    if position.ask < ASK_TURN:
        return battle_action(position, move)
    verb = NAME_OF[codes.verb_of(move)]
    return {"do": verb, **{field: _value(position, move, field) for field in FIELDS[verb]}}


def _value(position: State, move: int, field: str) -> str | int:
    if codes.verb_of(move) >= codes.FIRST_VARIANT_VERB:
        value = telling(position).value_of(position, move, field)
        if value is not None:
            return value
    if field == "tile":
        return tile_id(position, position.asked, codes.number_of(move))
    if field == "facing":
        return int(codes.turn_of(move))
    return cell_name(position.setup, CELL_OF[field](move))


def move_of(position: State, seat: int, action: Json) -> int:
    """The code of an object; it need not be legal."""
    if seat == CHANCE and position.ask >= ASK_VARIANT:
        return telling(position).read_outcome(position, action)
    if seat == CHANCE:
        return _read_draw(position, action)
    if position.ask < ASK_TURN and str(action.get("do")) not in FIELDS:
        return battle_move(position, action)
    verb = _verb(action)
    _check_fields(action, verb)
    player = player_for(position, seat)
    target = _cell(position.setup, action, "at") if "at" in action else 0
    source = _cell(position.setup, action, "from") if "from" in action else target * (verb in IN_PLACE)
    if verb in PAIRS:
        source, target = sorted((source, target))
    told = telling(position) if VERB_OF[verb] >= codes.FIRST_VARIANT_VERB else PLAIN_TELLING
    base = told.read_move(position, VERB_OF[verb], action, player, target)
    if base < 0:
        base = codes.make_base(VERB_OF[verb], _number_in(position, player, action), source)
    if "facing" not in action:
        return base | target << codes.AT_SHIFT
    tile = told.turning_tile(position, VERB_OF[verb], player, codes.number_of(base))
    if tile < 0:
        tile = _turning_tile(position, player, verb, codes.number_of(base), source)
    return base | target << codes.AT_SHIFT | _turn(action, tile)


def _read_draw(position: State, action: Json) -> int:
    if action.get("do") != "draw" or set(action) != {"do", "tile"}:
        raise DecodeError(f'expected {{"do": "draw", "tile": ...}}, found {action}')
    return _number(position, player_to_move(position), action)


def _verb(action: Json) -> str:
    verb = action.get("do")
    if not isinstance(verb, str) or verb not in FIELDS:
        raise DecodeError(f"expected one of {', '.join(FIELDS)}, found {verb!r}", "do")
    return verb


def _check_fields(action: Json, verb: str) -> None:
    wanted = {"do", *FIELDS[verb]}
    if set(action) != wanted:
        raise DecodeError(
            f"{verb} has the fields {', '.join(FIELDS[verb]) or 'none'}, "
            f"found {', '.join(name for name in action if name != 'do') or 'none'}"
        )


def _cell(setup: Setup, action: Json, field: str) -> int:
    name = action[field]
    cell = cell_named(name, radius_of(setup)) if isinstance(name, str) else -1
    if cell < 0 or not setup.board >> cell & 1:
        raise DecodeError(f"{name!r} is not a hex of this board", field)
    return cell


def _number_in(position: State, player: int, action: Json) -> int:
    """What stands in the place of the tile's number: a giver's cell, or the tile."""
    if "by" in action:
        return _cell(position.setup, action, "by")
    return _number(position, player, action) if "tile" in action else 0


def _number(position: State, player: int, action: Json) -> int:
    """The number of a tile within the army; one of another army gets the number after the last."""
    tile = action["tile"]
    if not isinstance(tile, str) or tile not in NUMBER_OF:
        raise DecodeError(f"there is no tile {tile!r}", "tile")
    number = NUMBER_OF[tile] - position.setup.first[player]
    kinds = position.setup.kinds[player]
    return number if 0 <= number < kinds else kinds


def _turning_tile(position: State, player: int, verb: str, number: int, source: int) -> int:
    """The tile whose orientation the action gives, or 0 when there is none."""
    if verb == "hq":
        return position.setup.first[player]
    if verb == "place":
        return (
            position.setup.first[player] + number if number < ARMY_TILES[position.setup.army[player]] else 0
        )
    return tile_at(position, source)


def _turn(action: Json, tile: int) -> int:
    """The rotation, brought to the lowest of those that look the same."""
    facing = action["facing"]
    if type(facing) is not int or not 0 <= facing < SIDES:
        raise DecodeError(f"expected a number from 0 to {SIDES - 1}, found {facing!r}", "facing")
    return facing % PERIOD[tile] if tile else facing
