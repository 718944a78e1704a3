"""Positions as JSON, both ways: for tests, puzzles, analysis, saved games and bug reports."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.core.hexes import FULL_RADIUS, HEXES, MAIN_RADIUS, cell_at, cell_named, name_of
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.battle import Battle
from warpad.games.neuroshima.construction_state import check_board, setup_fault
from warpad.games.neuroshima.content import ALL_ARMIES, ARMIES, NUMBER_OF, tile_of
from warpad.games.neuroshima.position import (
    COMMANDER,
    COMMANDER_SHIFT,
    DISCARD,
    HAND,
    MOST_WOUNDS,
    SPENT_SHIFT,
    STACK,
    TOP_BITS,
    Board,
    make_piece,
    owner_of,
    rotation_of,
    wounds_of,
)
from warpad.games.neuroshima.position import tile_of as tile_number
from warpad.games.neuroshima.reading import (
    as_choice,
    as_flag,
    as_list,
    as_number,
    as_object,
    check_keys,
    shown,
)
from warpad.games.neuroshima.scenarios import (
    CONTINGENT_ARMY,
    SCENARIOS,
    armies_fault,
    lay_out,
    scenario_of,
)
from warpad.games.neuroshima.setup import (
    ALTERNATIVE_START,
    CONSTRUCTIONS,
    LEADERS,
    MODE_DUEL,
    MODE_NAMES,
    MODE_SOLO,
    MODE_TEAMS,
    REINFORCEMENTS,
    RULESET_NAMES,
    SCENARIO_SHIFT,
    Setup,
)
from warpad.games.neuroshima.tables import FIRST_TOKEN, TOKEN_FACES

B = TypeVar("B", bound=Board)

MOST_HP = 99
MOST_ENERGY = 5
MARK_BITS = (1 << 41) - 1
MASK_BITS = (1 << 37) - 1
PLAYERS_OF_MODE = {
    "duel": (2, 2),
    "deathmatch": (2, 6),
    "points": (2, 6),
    "solo-team": (3, 3),
    "teams": (4, 4),
}
TOP_KEYS = (
    "game", "ruleset", "mode", "extended", "players", "board", "turn", "turn_at", "options", "choices",
    "battle", "state", "fallen",
)  # fmt: skip
PLAYER_KEYS = ("army", "hp", "hand", "stack", "discard", "team", "energy", "top", "seat")
TILE_KEYS = ("at", "tile", "player", "rotation", "wounds", "marks", "commander")
BATTLE_KEYS = (
    "stage", "segment", "ask", "asked", "ask_cell", "blasts_decided", "conversions_decided", "exploding",
    "converted", "hits", "struck", "spent", "doomed",
)  # fmt: skip
VARIANTS = {
    "alternative_start": ALTERNATIVE_START,
    "reinforcements": REINFORCEMENTS,
    "leaders": LEADERS,
    "constructions": CONSTRUCTIONS,
}
LED_MODES = (MODE_DUEL, MODE_TEAMS)
OPTIONS = ("moloch_temper", "scenario", *VARIANTS)


def radius_of(setup: Setup) -> int:
    return FULL_RADIUS if setup.extended else MAIN_RADIUS


def cell_name(setup: Setup, cell: int) -> str:
    """NH-GEO-02: the short name of a hex on the board that is played on."""
    return name_of(cell, radius_of(setup))


# -- reading -----------------------------------------------------------------------------------


def load(data: object, new: Callable[[Setup], B]) -> B:
    """The position that this JSON tells of; DecodeError says what is wrong and where."""
    top = as_object(data, "position")
    check_keys(top, TOP_KEYS, "position")
    if top.get("game", "neuroshima") != "neuroshima":
        raise DecodeError(f"expected neuroshima, found {shown(top['game'])}", "game")
    players = [as_object(p, f"players[{n}]") for n, p in enumerate(as_list(top.get("players"), "players"))]
    setup = _setup(top, players)
    position = new(setup)
    position.begin()
    _load_turn(position, top)
    _load_board(position, as_list(top.get("board", []), "board"))
    for number, player in enumerate(players):
        _load_player(position, number, player, f"players[{number}]")
    if isinstance(position, Battle):
        _load_battle(position, top)
        check_board(position)
    return position


def _setup(top: Json, players: list[Json]) -> Setup:
    count = len(players)
    ruleset = as_choice(top.get("ruleset", "3.0"), RULESET_NAMES, "ruleset")
    mode = as_choice(top.get("mode", "duel" if count == 2 else "deathmatch"), MODE_NAMES, "mode")
    options = as_object(top.get("options") or {}, "options")
    check_keys(options, OPTIONS, "options")
    scenario = as_number(options.get("scenario", 0), "options.scenario", 0, SCENARIOS)
    low, high = PLAYERS_OF_MODE[MODE_NAMES[mode]]
    if scenario and scenario_of(scenario).contingent:
        low = high = low + 1
    if not low <= count <= high:
        wanted = str(low) if low == high else f"{low} to {high}"
        raise DecodeError(f"mode {MODE_NAMES[mode]} has {wanted} players, found {count}", "players")
    for number, player in enumerate(players):
        check_keys(player, PLAYER_KEYS, f"players[{number}]")
    armies = [as_choice(p.get("army"), ARMIES, f"players[{n}].army") for n, p in enumerate(players)]
    _check_scenario(scenario, MODE_NAMES[mode], [ARMIES[army] for army in armies])
    temper = as_flag(options.get("moloch_temper", True), "options.moloch_temper")
    extended = as_flag(top.get("extended", False), "extended")
    teams = _teams(mode, players)
    setup = Setup(ruleset, mode, vec[i64](armies), vec[i64](teams), extended, temper)
    chosen = [v for name, v in VARIANTS.items() if as_flag(options.get(name, False), f"options.{name}")]
    if LEADERS in chosen and mode not in LED_MODES:
        raise DecodeError(f"there are no leaders in mode {MODE_NAMES[mode]}", "options.leaders")
    fault = setup_fault([ARMIES[army] for army in armies], scenario) if CONSTRUCTIONS in chosen else None
    if fault is not None:
        raise DecodeError(fault, "options.constructions")
    setup.choose_variants(sum(chosen) + (scenario << SCENARIO_SHIFT))
    seats = [as_number(p.get("seat", n), f"players[{n}].seat", 0, count - 1) for n, p in enumerate(players)]
    setup.seat = vec[i64](seats)
    return lay_out(setup)


def _check_scenario(number: int, mode: str, armies: list[str]) -> None:
    if number == 0:
        return
    others = [ARMIES[CONTINGENT_ARMY]] if scenario_of(number).contingent else []
    fighting = armies[:-1] if others else armies
    fault = armies_fault(number, mode, fighting)
    if fault is None and armies[len(fighting) :] != others:
        fault = f"in scenario {number} the last army is {others[0]}, of nobody"
    if fault is not None:
        raise DecodeError(fault, "options.scenario")


def _teams(mode: int, players: list[Json]) -> list[int]:
    """NH-MULTI-03, NH-TEAM-01: sides of one and two, or of two and two; otherwise everyone alone."""
    count = len(players)
    if mode not in (MODE_SOLO, MODE_TEAMS):
        return list(range(count))
    default = [0, 1, 1] if mode == MODE_SOLO else [0, 1, 0, 1]
    teams = [as_number(p.get("team", default[n]), f"players[{n}].team", 0, 99) for n, p in enumerate(players)]
    sizes = sorted(teams.count(team) for team in set(teams))
    if sizes != ([1, 2] if mode == MODE_SOLO else [2, 2]):
        wanted = "one player against a team of two" if mode == MODE_SOLO else "two teams of two"
        raise DecodeError(f"expected {wanted}, found teams {', '.join(map(str, teams))}", "players")
    names = sorted(set(teams))
    return [names.index(team) for team in teams]


def _load_turn(position: Board, top: Json) -> None:
    setup = position.setup
    player = as_number(top.get("turn", 0) or 0, "turn", 0, setup.players - 1)
    position.turn = list(setup.order).index(player)
    if "turn_at" in top:
        position.turn = as_number(top["turn_at"], "turn_at", 0, len(setup.order) - 1)
    for number, fallen in enumerate(as_list(top.get("fallen", []), "fallen")):
        position.fallen |= 1 << as_number(fallen, f"fallen[{number}]", 0, setup.players - 1)


def read_cell(setup: Setup, value: object, path: str) -> int:
    """A hex as [q, r] or by its short name."""
    if isinstance(value, str):
        cell = cell_named(value, radius_of(setup))
    else:
        if not isinstance(value, list) or len(value) != 2:
            raise DecodeError(f"expected a hex as [q, r], found {shown(value)}", path)
        q, r = (as_number(part, path, -99, 99) for part in value)
        cell = cell_at(q, r)
    if cell < 0 or setup.board >> cell & 1 == 0:
        raise DecodeError(f"hex {shown(value)} is not on the board", path)
    return cell


def read_tile(setup: Setup, player: int, value: object, path: str) -> int:
    """The number of a tile that belongs to this player's army."""
    if not isinstance(value, str) or value not in NUMBER_OF:
        raise DecodeError(f"unknown tile {shown(value)}", path)
    number = NUMBER_OF[value]
    army = ARMIES[setup.army[player]]
    if setup.token[player] and setup.token[player] <= number < setup.token[player] + TOKEN_FACES:
        return number
    if number not in range(setup.first[player], setup.first[player] + setup.kinds[player]):
        raise DecodeError(f"tile {value} is not in the army of player {player}, {army}", path)
    return number


def _load_board(position: Board, items: list[Any]) -> None:
    for number, item in enumerate(items):
        path = f"board[{number}]"
        _load_tile(position, as_object(item, path), path)


def _load_tile(position: Board, item: Json, path: str) -> None:
    setup = position.setup
    check_keys(item, TILE_KEYS, path)
    for key in ("at", "tile", "player"):
        if key not in item:
            raise DecodeError(f"{key} is missing", path)
    cell = read_cell(setup, item["at"], f"{path}.at")
    player = as_number(item["player"], f"{path}.player", 0, setup.players - 1)
    number = read_tile(setup, player, item["tile"], f"{path}.tile")
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
        position.put_ground(cell, piece)
    else:
        position.put(cell, piece)


def _load_player(position: Board, player: int, data: Json, path: str) -> None:
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
        number = read_tile(setup, player, data["top"], f"{path}.top") - setup.first[player]
        if position.pile[position.zone(player, STACK) + number] == 0:
            raise DecodeError(f"{data['top']} is not in the stack", f"{path}.top")
        position.top |= (number + 1) << (player * TOP_BITS)


def _left_of_army(position: Board, player: int, path: str) -> list[int]:
    """NH-TILE-05: how many of each tile are not on the board; more than the army has is refused."""
    army = ALL_ARMIES[position.setup.army[player]]
    left = [tile.count for tile in army.tiles]
    pieces = [*position.piece, *position.ground]
    for piece in pieces:
        if piece and owner_of(piece) == player and tile_number(piece) < FIRST_TOKEN:
            left[tile_number(piece) - position.setup.first[player]] -= 1
    if position.setup.scenario:
        left[0] = max(left[0], 0)
    for tile, count in zip(army.tiles, left, strict=True):
        if count < 0:
            raise DecodeError(f"{tile.count - count} copies of {tile.id}, the army has {tile.count}", "board")
    return left


def _load_zone(position: Board, player: int, zone: int, items: list[Any], left: list[int], path: str) -> None:
    start = position.zone(player, zone)
    for number, item in enumerate(items):
        tile = read_tile(position.setup, player, item, f"{path}[{number}]") - position.setup.first[player]
        if tile >= len(left):
            raise DecodeError(f"{item} is half of a construction and in no pile", f"{path}[{number}]")
        left[tile] -= 1
        if left[tile] < 0:
            count = tile_of(position.setup.first[player] + tile).count
            raise DecodeError(f"more copies of {item} than the {count} of the army", f"{path}[{number}]")
        position.pile[start + tile] += 1


def _fill(position: Board, player: int, zone: int, left: list[int]) -> None:
    """Puts the rest of the army there; an HQ that is not on the board waits aside."""
    for tile, count in enumerate(left):
        if tile > 0:
            position.pile[position.zone(player, zone) + tile] += count


def _load_battle(position: Battle, top: Json) -> None:
    """The pending battle of a full dump; a plain position has none, and nobody is newly taken in it."""
    if "battle" not in top and "state" not in top:
        position.note_commanders()
    data = as_object(top.get("battle") or {}, "battle")
    check_keys(data, BATTLE_KEYS, "battle")
    limits = {"stage": 2, "segment": 31, "ask": 99, "asked": position.setup.players - 1, "ask_cell": 36}
    for key in BATTLE_KEYS:
        if key not in data:
            continue
        value = data[key]
        path = f"battle.{key}"
        if key in ("converted", "hits"):
            numbers = [as_number(v, f"{path}[{n}]", 0, MASK_BITS) for n, v in enumerate(as_list(value, path))]
            setattr(position, key, vec[i64](numbers))
        else:
            setattr(position, key, as_number(value, path, 0, limits.get(key, MASK_BITS)))


# -- writing -----------------------------------------------------------------------------------


def dump(position: Battle) -> Json:
    """The whole position as JSON data."""
    setup = position.setup
    data: Json = {
        "game": "neuroshima",
        "ruleset": RULESET_NAMES[setup.ruleset],
        "mode": MODE_NAMES[setup.mode],
        "extended": setup.extended,
        "players": [_dump_player(position, player) for player in range(setup.players)],
        "board": dump_board(position, full=True),
        "turn": position.player_to_move(),
        "turn_at": position.turn,
        "options": _dump_options(setup),
        "battle": _dump_battle(position),
    }
    if position.fallen:
        data["fallen"] = [player for player in range(setup.players) if position.fallen >> player & 1]
    return data


def _dump_options(setup: Setup) -> Json:
    chosen = {name: True for name, variant in VARIANTS.items() if setup.variants & variant}
    place = {"scenario": setup.scenario} if setup.scenario else {}
    return {"moloch_temper": setup.temper, **chosen, **place}


def _dump_player(position: Battle, player: int) -> Json:
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
    top = position.known_top(player)
    if top >= 0:
        data["top"] = tile_of(setup.first[player] + top).id
    return data


def zone_ids(position: Board, player: int, zone: int) -> list[str]:
    """The tiles of one part of a player's pile, in the order of the army's list."""
    start = position.zone(player, zone)
    first = position.setup.first[player]
    ids = []
    for number in range(position.setup.kinds[player]):
        ids += [tile_of(first + number).id] * position.pile[start + number]
    return ids


def dump_board(position: Board, full: bool = False) -> list[Json]:
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


def _dump_battle(position: Battle) -> Json:
    """What is pending in a battle; empty out of one."""
    data: Json = {}
    for key in BATTLE_KEYS:
        value = getattr(position, key)
        if key in ("converted", "hits"):
            value = list(value)
        if value:
            data[key] = value
    return data
