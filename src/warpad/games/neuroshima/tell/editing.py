"""Positions of Neuroshima built by hand: tiles, facings, wounds, hands, stacks and hit points."""

from __future__ import annotations

from typing import Any

from warpad.core.analysis.editing import Bench, Change, Editing, Number, Piece, Thing, within
from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.core.position import Position
from warpad.games.neuroshima.data.content import ALL_ARMIES, NUMBER_OF, tile_of
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.cells import cell_name, read_cell

ZONES = ("hand", "stack", "discard")
MOST_HP = 20
HEX_SIDES = 6
# What only a running turn or battle needs; a position built by hand begins with a free choice.
RUNNING = ("battle", "state", "turn_at")


class TileEditing(Editing):
    """Tiles keep their number: what is put on the board comes out of the stack, what is taken goes back."""

    def __init__(self, dump: Any, load: Any) -> None:
        self._dump = dump
        self._load = load

    def bench(self, position: Position) -> Bench:
        assert isinstance(position, State)
        data: Json = self._dump(position)
        armies = [str(player["army"]) for player in data["players"]]
        hit_points = [
            Number(
                number=f"hp:{seat}",
                name="edit-hit-points",
                of=f"nh-army-{armies[seat]}",
                value=player["hp"],
                low=1,
                high=MOST_HP,
            )
            for seat, player in enumerate(data["players"])
        ]
        return {
            "sides": [f"nh-army-{army}" for army in armies],
            "things": [thing for seat in range(len(armies)) for thing in _things(data, position, seat)],
            "pieces": [_piece(position, item) for item in data["board"]],
            "numbers": hit_points,
            "to_move": int(data.get("turn") or 0),
        }

    def change(self, data: Json, change: Change) -> Json:
        position = self._load(data)
        plain = {key: value for key, value in data.items() if key not in RUNNING}
        if not 0 <= change.side < len(plain["players"]):
            raise DecodeError("edit-no-side", "change")
        match change.do:
            case "put":
                _put(plain, position, change)
            case "move":
                _move(plain, position, change)
            case "take":
                _take(plain, position, change.at)
            case "turn":
                _item(plain, position, change.at)["rotation"] = within(change.value, 0, HEX_SIDES - 1)
            case "wound":
                item = _item(plain, position, change.at)
                item["wounds"] = within(change.value, 0, _most_wounds(item))
            case "shift":
                _shift(plain, change)
            case "set":
                _set(plain, change)
            case "to-move":
                plain["turn"] = change.side
            case _:
                raise DecodeError("edit-unknown", "change")
        return plain


def _things(data: Json, position: State, seat: int) -> list[Thing]:
    player = data["players"][seat]
    found: list[Thing] = []
    for tile in ALL_ARMIES[position.setup.army[seat]].tiles:
        zones = {zone: list(player.get(zone) or []).count(tile.id) for zone in ZONES}
        found.append(
            {
                "thing": tile.id,
                "name": f"nh-tile-{tile.id}",
                "side": seat,
                "left": sum(zones.values()),
                "most": tile.count,
                "is_placed": tile.kind != "instant",
                "zones": [{"zone": zone, "count": count} for zone, count in zones.items()],
            }
        )
    return found


def _piece(position: State, item: Json) -> Piece:
    cell = read_cell(position.setup, item["at"], "at")
    return {
        "thing": item["tile"],
        "name": f"nh-tile-{item['tile']}",
        "side": item["player"],
        "at": cell_name(position.setup, cell),
        "facing": item.get("rotation", 0),
        "wounds": item.get("wounds", 0),
        "most_wounds": _most_wounds(item),
        "is_fixed": _is_hq(item),
    }


def _is_hq(item: Json) -> bool:
    return tile_of(NUMBER_OF[item["tile"]]).kind == "hq"


def _most_wounds(item: Json) -> int:
    return 0 if _is_hq(item) else max(0, tile_of(NUMBER_OF[item["tile"]]).toughness - 1)


def _cell(position: State, at: str) -> int:
    cell: int = read_cell(position.setup, at, "at")
    return cell


def _find(data: Json, position: State, at: str) -> Json | None:
    cell = _cell(position, at)
    standing = (item for item in data["board"] if read_cell(position.setup, item["at"], "at") == cell)
    return next(standing, None)


def _item(data: Json, position: State, at: str) -> Json:
    item = _find(data, position, at)
    if item is None:
        raise DecodeError("edit-empty", "change")
    return item


def _put(data: Json, position: State, change: Change) -> None:
    number = NUMBER_OF.get(change.thing)
    if number is None:
        raise DecodeError("edit-unknown", "change")
    if tile_of(number).kind == "instant":
        raise DecodeError("edit-instant", "change")
    zone = _zone_with(data, change)
    if zone is None and change.mend:
        _take_one(data, position, change)
        zone = _zone_with(data, change)
    if zone is None:
        raise DecodeError("edit-none-left", "change")
    player = data["players"][change.side]
    if _find(data, position, change.at) is not None:
        _take(data, position, change.at)
    player[zone] = _without(player[zone], change.thing)
    item = {"at": change.at, "tile": change.thing, "player": change.side, "rotation": 0, "wounds": 0}
    data["board"] = [*data["board"], item]


def _zone_with(data: Json, change: Change) -> str | None:
    """Where such a tile lies off the board."""
    player = data["players"][change.side]
    zones = ("stack", "discard", "hand")
    return next((zone for zone in zones if change.thing in (player.get(zone) or [])), None)


def _take_one(data: Json, position: State, change: Change) -> None:
    """One such tile comes back from the board."""
    same = (one for one in data["board"] if (one["tile"], one["player"]) == (change.thing, change.side))
    item = next(same, None)
    if item is not None:
        _take(data, position, item["at"])


def _move(data: Json, position: State, change: Change) -> None:
    item = _item(data, position, change.at)
    if _find(data, position, change.to) is not None:
        if not change.mend:
            raise DecodeError("edit-taken", "change")
        _take(data, position, change.to)
    item["at"] = change.to


def _take(data: Json, position: State, at: str) -> None:
    item = _item(data, position, at)
    if _is_hq(item):
        raise DecodeError("edit-hq", "change")
    data["board"] = [other for other in data["board"] if other is not item]
    player = data["players"][item["player"]]
    player["stack"] = [*(player.get("stack") or []), item["tile"]]


def _shift(data: Json, change: Change) -> None:
    """A tile goes to a hand, a stack or a discard pile, from wherever else it lies."""
    player = data["players"][change.side]
    if change.to not in ZONES:
        raise DecodeError("edit-unknown", "change")
    source = next(
        (zone for zone in ZONES if zone != change.to and change.thing in (player.get(zone) or [])), None
    )
    if source is None:
        raise DecodeError("edit-none-left", "change")
    player[source] = _without(player[source], change.thing)
    player[change.to] = [*(player.get(change.to) or []), change.thing]


def _without(items: list[str], one: str) -> list[str]:
    left = list(items)
    left.remove(one)
    return left


def _set(data: Json, change: Change) -> None:
    name, _, seat = change.thing.partition(":")
    if name != "hp" or seat not in {str(n) for n in range(len(data["players"]))}:
        raise DecodeError("edit-unknown", "change")
    data["players"][int(seat)]["hp"] = within(change.value, 1, MOST_HP)
