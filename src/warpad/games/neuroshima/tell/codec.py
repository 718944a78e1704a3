"""Positions as JSON, both ways: for tests, puzzles, analysis, saved games and bug reports."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from warpad.core.errors import DecodeError
from warpad.core.fields import dump_fields, load_fields
from warpad.core.game import Json
from warpad.core.reading import as_list, as_number, as_object, check_keys, quote
from warpad.games.neuroshima.data.content import ALL_ARMIES, ARMIES, tile_of
from warpad.games.neuroshima.data.tables import FIRST_TOKEN
from warpad.games.neuroshima.rules.battle.status import note_commanders
from warpad.games.neuroshima.rules.board import (
    DISCARD,
    HAND,
    STACK,
    TOP_BITS,
    clear_board,
    known_top,
    player_to_move,
    zone_start,
)
from warpad.games.neuroshima.rules.fields import BATTLE
from warpad.games.neuroshima.rules.pieces import owner_of
from warpad.games.neuroshima.rules.pieces import tile_of as tile_number
from warpad.games.neuroshima.rules.setup import MODE_NAMES, MODE_SOLO, MODE_TEAMS, RULESET_NAMES, Setup
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.board_codec import dump_board, load_board, read_tile
from warpad.games.neuroshima.tell.setup_codec import dump_options, read_setup
from warpad.games.neuroshima.tell.telling import telling

S = TypeVar("S", bound=State)
MOST_HP = 99
MOST_ENERGY = 5
TOP_KEYS = (
    "game", "ruleset", "mode", "extended", "players", "board", "turn", "turn_at", "options", "choices",
    "battle", "state", "fallen",
)  # fmt: skip


def load(data: object, new: Callable[[Setup], S]) -> S:
    """The position that this JSON tells of; DecodeError says what is wrong and where."""
    top = as_object(data, "position")
    check_keys(top, TOP_KEYS, "position")
    if top.get("game", "neuroshima") != "neuroshima":
        raise DecodeError(f"expected neuroshima, found {quote(top['game'])}", "game")
    players = [as_object(p, f"players[{n}]") for n, p in enumerate(as_list(top.get("players"), "players"))]
    setup = read_setup(top, players)
    position = new(setup)
    clear_board(position)
    _load_turn(position, top)
    load_board(position, as_list(top.get("board", []), "board"))
    for number, player in enumerate(players):
        _load_player(position, number, player, f"players[{number}]")
    _load_battle(position, top)
    telling(position).check_board(position)
    return position


def _load_turn(position: State, top: Json) -> None:
    setup = position.setup
    player = as_number(top.get("turn", 0) or 0, "turn", 0, setup.players - 1)
    position.turn = list(setup.order).index(player)
    if "turn_at" in top:
        position.turn = as_number(top["turn_at"], "turn_at", 0, len(setup.order) - 1)
    for number, fallen in enumerate(as_list(top.get("fallen", []), "fallen")):
        position.fallen |= 1 << as_number(fallen, f"fallen[{number}]", 0, setup.players - 1)


def _load_player(position: State, player: int, data: Json, path: str) -> None:
    setup = position.setup
    if data.get("hp") is not None:
        position.hp[player] = as_number(data["hp"], f"{path}.hp", 0, MOST_HP)
    if data.get("energy") is not None:
        energy = position.energy[:]
        energy[player] = as_number(data["energy"], f"{path}.energy", 0, MOST_ENERGY)
        position.energy = energy
    left = _left_of_army(position, player, path)
    given = {zone: data.get(zone) for zone in ("hand", "discard", "stack")}
    for zone, place in (("hand", HAND), ("discard", DISCARD), ("stack", STACK)):
        if given[zone] is not None:
            _load_zone(
                position, player, place, as_list(given[zone], f"{path}.{zone}"), left, f"{path}.{zone}"
            )
    if given["stack"] is None:
        _fill(position, player, STACK, left)
    elif given["discard"] is None:
        _fill(position, player, DISCARD, left)
    if data.get("top") is not None:
        number = read_tile(position, player, data["top"], f"{path}.top") - setup.first[player]
        if position.pile[zone_start(position, player, STACK) + number] == 0:
            raise DecodeError(f"{data['top']} is not in the stack", f"{path}.top")
        position.top |= (number + 1) << (player * TOP_BITS)


def _left_of_army(position: State, player: int, path: str) -> list[int]:
    """NH-TILE-05: how many of each tile are not on the board; more than the army has is refused."""
    army = ALL_ARMIES[position.setup.army[player]]
    left = [tile.count for tile in army.tiles]
    pieces = [*position.piece, *position.ground]
    for piece in pieces:
        if piece and owner_of(piece) == player and tile_number(piece) < FIRST_TOKEN:
            left[tile_number(piece) - position.setup.first[player]] -= 1
    if not telling(position).counts_hqs():
        left[0] = max(left[0], 0)
    for tile, count in zip(army.tiles, left, strict=True):
        if count < 0:
            raise DecodeError(f"{tile.count - count} copies of {tile.id}, the army has {tile.count}", "board")
    return left


def _load_zone(position: State, player: int, zone: int, items: list[Any], left: list[int], path: str) -> None:
    start = zone_start(position, player, zone)
    for number, item in enumerate(items):
        tile = read_tile(position, player, item, f"{path}[{number}]") - position.setup.first[player]
        if tile >= len(left):
            raise DecodeError(f"{item} is in no pile", f"{path}[{number}]")
        left[tile] -= 1
        if left[tile] < 0:
            count = tile_of(position.setup.first[player] + tile).count
            raise DecodeError(f"more copies of {item} than the {count} of the army", f"{path}[{number}]")
        position.pile[start + tile] += 1


def _fill(position: State, player: int, zone: int, left: list[int]) -> None:
    """Puts the rest of the army there; an HQ that is not on the board waits aside."""
    for tile, count in enumerate(left):
        if tile > 0:
            position.pile[zone_start(position, player, zone) + tile] += count


def _load_battle(position: State, top: Json) -> None:
    """The pending battle of a full dump; a plain position has none, and nobody is newly taken in it."""
    if "battle" not in top and "state" not in top:
        note_commanders(position)
    data = as_object(top.get("battle") or {}, "battle")
    check_keys(data, [field.name for field in BATTLE], "battle")
    load_fields(position, data, [field for field in BATTLE if field.name in data], "battle")


def dump(position: State) -> Json:
    """The whole position as JSON data."""
    setup = position.setup
    data: Json = {
        "game": "neuroshima",
        "ruleset": RULESET_NAMES[setup.ruleset],
        "mode": MODE_NAMES[setup.mode],
        "extended": setup.extended,
        "players": [_dump_player(position, player) for player in range(setup.players)],
        "board": dump_board(position, full=True),
        "turn": player_to_move(position),
        "turn_at": position.turn,
        "options": dump_options(setup),
        "battle": _dump_battle(position),
    }
    if position.fallen:
        data["fallen"] = [player for player in range(setup.players) if position.fallen >> player & 1]
    return data


def _dump_player(position: State, player: int) -> Json:
    setup = position.setup
    data: Json = {"army": ARMIES[setup.army[player]], "hp": position.hp[player]}
    if setup.mode in (MODE_SOLO, MODE_TEAMS):
        data["team"] = setup.team[player]
    if 0 <= setup.seat[player] != player:
        data["seat"] = setup.seat[player]
    if position.energy[player]:
        data["energy"] = position.energy[player]
    for name, zone in (("hand", HAND), ("stack", STACK), ("discard", DISCARD)):
        data[name] = zone_ids(position, player, zone)
    top = known_top(position, player)
    if top >= 0:
        data["top"] = tile_of(setup.first[player] + top).id
    return data


def zone_ids(position: State, player: int, zone: int) -> list[str]:
    """The tiles of one part of a player's pile, in the order of the army's list."""
    start = zone_start(position, player, zone)
    first = position.setup.first[player]
    ids = []
    for number in range(position.setup.kinds[player]):
        ids += [tile_of(first + number).id] * position.pile[start + number]
    return ids


def _dump_battle(position: State) -> Json:
    """What is pending in a battle; empty out of one."""
    return {name: value for name, value in dump_fields(position, BATTLE).items() if value}
