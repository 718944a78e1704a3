"""Positions of War of Bugs built by hand: units, energy, influence, trains; they begin with orders."""

from __future__ import annotations

from typing import Any

from warpad.core.analysis.editing import Bench, Change, Editing, Number, Piece, Thing, within
from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.core.position import Position
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.names import ARMY_NAMES, all_cells, cell_name, unit_name
from warpad.games.bugs.rules import phases
from warpad.games.bugs.rules.codes import GONE, NONE
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import is_general

TRACKS = ("energy", "influence")
TRAIN = "train"


class UnitEditing(Editing):
    """Every unit is on the board once, or fallen."""

    def __init__(self, load: Any) -> None:
        self._load = load

    def bench(self, position: Position) -> Bench:
        p = _own(position)
        armies = range(int(p.setup.armies))
        things: list[Thing] = [
            {
                "thing": unit_name(unit),
                "name": f"bugs-unit-{unit_name(unit)}",
                "side": unit // TYPES,
                "left": int(p.where[unit] == GONE),
                "most": 1,
                "is_placed": True,
                "zones": [],
            }
            for unit in range(int(p.units))
        ]
        pieces = [_piece(p, unit) for unit in range(int(p.units)) if p.where[unit] != GONE]
        numbers = [_track(p, name, army) for name in TRACKS for army in armies]
        numbers += [_train(p, army) for army in armies]
        sides = [f"bugs-army-{ARMY_NAMES[army]}" for army in armies]
        return {"sides": sides, "things": things, "pieces": pieces, "numbers": numbers, "to_move": None}

    def change(self, data: Json, change: Change) -> Json:
        p = self._load(data)
        if not 0 <= change.side < p.setup.armies:
            raise DecodeError("edit-no-side", "change")
        fresh = _before_orders(data)
        where = list(fresh["where"])
        match change.do:
            case "put":
                unit = _free_unit(p, change)
                where[unit] = _free_cell(p, where, change.at, change.mend)
            case "move":
                unit = _unit_at(p, where, change.at)
                where[unit] = _free_cell(p, where, change.to, change.mend)
            case "take":
                unit = _unit_at(p, where, change.at)
                if is_general(p, unit):
                    raise DecodeError("edit-general", "change")
                where[unit] = GONE
            case "set":
                _set(p, fresh, change)
            case _:
                raise DecodeError("edit-unknown", "change")
        return {**fresh, "where": where}


def _own(position: Position) -> State:
    assert isinstance(position, State)
    return position


def _before_orders(data: Json) -> Json:
    """The same units and tracks at the beginning of orders, whatever was going on."""
    if data["phase"] == phases.ORDERS:
        return dict(data)
    calm = {"stage": phases.AT_ORDERS, "phase": phases.ORDERS, "fight": NONE, "subject": NONE, "ask": NONE}
    lists = {name: [NONE] * len(data[name]) for name in ("orders", "targets")}
    return {**data, **calm, **lists, "fights": [], "queue": [], "lots": []}


def _cells(p: State) -> dict[str, int]:
    return {cell_name(p.setup, cell): cell for cell in all_cells(p.setup)}


def _piece(p: State, unit: int) -> Piece:
    return {
        "thing": unit_name(unit),
        "name": f"bugs-unit-{unit_name(unit)}",
        "side": unit // TYPES,
        "at": cell_name(p.setup, int(p.where[unit])),
        "facing": None,
        "wounds": None,
        "most_wounds": 0,
        "is_fixed": bool(is_general(p, unit)),
    }


def _track(p: State, name: str, army: int) -> Number:
    return {
        "number": f"{name}:{army}",
        "name": f"edit-{name}",
        "of": f"bugs-army-{ARMY_NAMES[army]}",
        "value": int(getattr(p, name)[army]),
        "low": 0,
        "high": _most(p, name),
    }


def _train(p: State, army: int) -> Number:
    """BUGS-END-03: whether the other side has captured it."""
    return {
        "number": f"{TRAIN}:{army}",
        "name": "edit-train",
        "of": f"bugs-army-{ARMY_NAMES[army]}",
        "value": int(p.train[army] != NONE),
        "low": 0,
        "high": 1,
    }


def _most(p: State, name: str) -> int:
    """Influence that wins ends the game: one less is the most that leaves something to play for."""
    return int(p.book.energy_max if name == "energy" else p.terms.goal - 1)


def _free_unit(p: State, change: Change) -> int:
    names = {unit_name(unit): unit for unit in range(change.side * TYPES, (change.side + 1) * TYPES)}
    if change.thing not in names:
        raise DecodeError("edit-unknown", "change")
    if p.where[names[change.thing]] != GONE and not change.mend:
        raise DecodeError("edit-none-left", "change")
    return names[change.thing]


def _free_cell(p: State, where: list[int], at: str, mend: bool) -> int:
    """A place; a unit that stands there falls, if it may."""
    cell = _cells(p).get(at)
    if cell is None:
        raise DecodeError("edit-unknown", "change")
    if cell in where:
        unit = where.index(cell)
        if not mend:
            raise DecodeError("edit-taken", "change")
        if is_general(p, unit):
            raise DecodeError("edit-general", "change")
        where[unit] = GONE
    return cell


def _unit_at(p: State, where: list[int], at: str) -> int:
    cell = _cells(p).get(at)
    if cell is None or cell not in where:
        raise DecodeError("edit-empty", "change")
    return where.index(cell)


def _set(p: State, data: Json, change: Change) -> None:
    name, _, army = change.thing.partition(":")
    if name not in (*TRACKS, TRAIN) or army not in {str(n) for n in range(int(p.setup.armies))}:
        raise DecodeError("edit-unknown", "change")
    values = list(data[name])
    if name == TRAIN:
        values[int(army)] = int(army) ^ 1 if within(change.value, 0, 1) else NONE
    else:
        values[int(army)] = within(change.value, 0, _most(p, name))
    data[name] = values
