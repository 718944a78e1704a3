"""The tiles on the board as JSON, both ways."""

from __future__ import annotations

from typing import Any

from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.core.hexes import HEXES
from warpad.core.reading import as_number, as_object, check_keys, quote
from warpad.games.neuroshima.data.content import ARMIES, NUMBER_OF, tile_of
from warpad.games.neuroshima.data.tables import FIRST_TOKEN
from warpad.games.neuroshima.rules.board import put, put_ground
from warpad.games.neuroshima.rules.pieces import (
    COMMANDER,
    COMMANDER_SHIFT,
    MOST_WOUNDS,
    SPENT_SHIFT,
    make_piece,
    owner_of,
    rotation_of,
    wounds_of,
)
from warpad.games.neuroshima.rules.pieces import tile_of as tile_number
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.cells import cell_name, read_cell
from warpad.games.neuroshima.tell.telling import telling

MARK_BITS = (1 << 41) - 1
TILE_KEYS = ("at", "tile", "player", "rotation", "wounds", "marks", "commander")


def read_tile(position: State, player: int, value: object, path: str) -> int:
    """The number of a tile that belongs to this player's army."""
    setup = position.setup
    if not isinstance(value, str) or value not in NUMBER_OF:
        raise DecodeError(f"unknown tile {quote(value)}", path)
    number = NUMBER_OF[value]
    army = ARMIES[setup.army[player]]
    if telling(position).has_tile(player, number):
        return number
    if number not in range(setup.first[player], setup.first[player] + setup.kinds[player]):
        raise DecodeError(f"tile {value} is not in the army of player {player}, {army}", path)
    return number


def load_board(position: State, items: list[Any]) -> None:
    for number, item in enumerate(items):
        path = f"board[{number}]"
        _load_tile(position, as_object(item, path), path)


def _load_tile(position: State, item: Json, path: str) -> None:
    setup = position.setup
    check_keys(item, TILE_KEYS, path)
    for key in ("at", "tile", "player"):
        if key not in item:
            raise DecodeError(f"{key} is missing", path)
    cell = read_cell(setup, item["at"], f"{path}.at")
    player = as_number(item["player"], f"{path}.player", 0, setup.players - 1)
    number = read_tile(position, player, item["tile"], f"{path}.tile")
    tile = tile_of(number)
    if tile.kind == "instant":
        raise DecodeError(f"{tile.id} is an instant and is never placed on the board", f"{path}.tile")
    rotation = as_number(item.get("rotation", 0), f"{path}.rotation", 0, 5)
    most = tile.toughness if number < FIRST_TOKEN else MOST_WOUNDS
    wounds = as_number(item.get("wounds", 0), f"{path}.wounds", 0, most)
    piece = make_piece(number, rotation, player, wounds)
    marks = as_number(item.get("marks", 0), f"{path}.marks", 0, MARK_BITS)
    piece |= (marks << SPENT_SHIFT) & ~COMMANDER
    if "commander" in item:
        commander = as_number(item["commander"], f"{path}.commander", 0, setup.players - 1)
        piece |= (commander + 1) << COMMANDER_SHIFT
    taken = position.grounds if tile.kind == "foundation" else position.occupied
    if taken >> cell & 1:
        raise DecodeError(f"two tiles on hex {cell_name(setup, cell)}", f"{path}.at")
    if tile.kind == "foundation":
        put_ground(position, cell, piece)
    else:
        put(position, cell, piece)


def dump_board(position: State, full: bool = False) -> list[Json]:
    """The tiles on the board by q, then r; `full` adds what only a running turn or battle needs."""
    items = []
    for cell in range(len(HEXES)):
        for piece in (position.ground[cell], position.piece[cell]):
            if piece:
                items.append(dump_piece(cell, piece, full))
    return items


def dump_piece(cell: int, piece: int, full: bool = False) -> Json:
    item: Json = {
        "at": list(HEXES[cell]),
        "tile": tile_of(tile_number(piece)).id,
        "player": owner_of(piece),
        "rotation": rotation_of(piece),
        "wounds": wounds_of(piece),
    }
    marks = (piece & ~COMMANDER) >> SPENT_SHIFT
    if full and marks:
        item["marks"] = marks
    if full and piece & COMMANDER:
        item["commander"] = ((piece & COMMANDER) >> COMMANDER_SHIFT) - 1
    return item
