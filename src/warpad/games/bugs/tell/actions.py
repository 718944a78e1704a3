"""Moves as readable actions and back: one flat object with its verb under `do`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.core.position import CHANCE
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.geometry import CELLS, MAX_PATH, PATHS, cut_path
from warpad.games.bugs.data.names import (
    ARMY_NAMES,
    DIRECTION_NAMES,
    MEDAL_NAMES,
    PATH_NAMES,
    PATH_NUMBERS,
    SIDE_NAMES,
    TROPHY_NAMES,
    UNIT_NAMES,
    cell_name,
    cell_of,
    unit_name,
    unit_ref,
)
from warpad.games.bugs.data.verbs import BATTLE_STRENGTH_ONCE, SPEED_ONCE, TRAIN_IMMUNE_INCOME
from warpad.games.bugs.rules import phases
from warpad.games.bugs.rules.battle import KEEP, REROLL
from warpad.games.bugs.rules.codes import F_CELL, F_UNIT, FASTER, FIGHT_SIZE, GENERAL_ORDER
from warpad.games.bugs.rules.orders import (
    direction_of,
    is_faster,
    is_general_order,
    next_army,
    path_of,
    type_of,
)
from warpad.games.bugs.rules.placement import army_to_place
from warpad.games.bugs.rules.ranged import next_shooter
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import medal_ready

NOT_A_MOVE = -1

# The fields of every action that a seat can take; those in brackets may be left out.
FIELDS: dict[str, tuple[frozenset[str], frozenset[str]]] = {
    verb: (frozenset(needed.split()), frozenset(more.split()))
    for verb, needed, more in (
        ("place", "army unit at", ""),
        ("order", "army unit path", "medal"),
        ("advance", "army direction", ""),
        ("propose", "option", ""),
        ("leave-to-die", "", ""),
        ("use-medal", "army medal", ""),
        ("keep-medal", "army medal", ""),
        ("use-portal", "army unit at", ""),
        ("refuse-portal", "army unit at", ""),
        ("travel", "army unit at to", ""),
        ("choose-battle", "battle at unit foe", ""),
        ("reroll", "army unit pay", ""),
        ("keep", "army unit", ""),
        ("shoot", "army unit foe at", ""),
        ("hold-fire", "army unit", ""),
        ("draw-lot", "", "seat army unit side"),
        ("draw-trophy", "trophy", ""),
        ("roll", "die", ""),
    )
}


def action(p: State, seat: int, move: int) -> Json:
    """The action of a move that is legal now."""
    return _chance(p, move) if seat == CHANCE else _WRITERS[p.phase](p, seat, move)


def several(p: State, seat: int, moves: Iterable[int]) -> list[Json]:
    """The actions of legal moves; the army that is ordered is the same for all."""
    if p.phase != phases.ORDERS or seat == CHANCE:
        return [action(p, seat, move) for move in moves]
    army = next_army(p, seat)
    return [_order_of(p, army, move) for move in moves]


def _chance(p: State, move: int) -> Json:
    phase = p.phase
    if phase in (phases.ROLL, phases.ROLL_TROPHY):
        return {"do": "roll", "die": int(move)}
    if phase == phases.DRAW_TROPHY:
        return {"do": "draw-trophy", "trophy": TROPHY_NAMES[move]}
    if phase in (phases.LOT_MEETING, phases.LOT_PORTAL):
        return {"do": "draw-lot", **unit_ref(move)}
    if phase == phases.LOT_MEDAL:
        return {"do": "draw-lot", "army": ARMY_NAMES[move]}
    if phase == phases.LOT_BATTLE:
        return {"do": "draw-lot", "side": SIDE_NAMES[move]}
    return {"do": "draw-lot", "seat": int(move)}


def _place(p: State, seat: int, move: int) -> Json:
    unit = army_to_place(p, seat) * TYPES + move // CELLS
    return {"do": "place", **unit_ref(unit), "at": cell_name(p.setup, move % CELLS)}


def _order(p: State, seat: int, move: int) -> Json:
    return _order_of(p, next_army(p, seat), move)


def _order_of(p: State, army: int, move: int) -> Json:
    written = dict(_plain_order(army, move % FASTER))
    if is_faster(move):
        written["medal"] = MEDAL_NAMES[medal_ready(p, army, SPEED_ONCE)]
    return written


@cache
def _plain_order(army: int, move: int) -> Json:
    """An order in words, medals apart; a page lists a hundred of them each turn."""
    if is_general_order(move):
        return {"do": "advance", "army": ARMY_NAMES[army], "direction": DIRECTION_NAMES[direction_of(move)]}
    unit, path = UNIT_NAMES[type_of(move)], PATH_NAMES[path_of(move)]
    return {"do": "order", "army": ARMY_NAMES[army], "unit": unit, "path": path}


def _agree(p: State, seat: int, move: int) -> Json:
    return {"do": "propose", "option": int(move)} if move else {"do": "leave-to-die"}


def _medal(p: State, seat: int, move: int) -> Json:
    income = p.phase == phases.ASK_INCOME
    army = p.subject if income else p.fights[p.fight + F_UNIT + p.ask] // TYPES
    medal = medal_ready(p, army, TRAIN_IMMUNE_INCOME if income else BATTLE_STRENGTH_ONCE)
    return {
        "do": "use-medal" if move else "keep-medal",
        "army": ARMY_NAMES[army],
        "medal": MEDAL_NAMES[medal],
    }


def _portal(p: State, seat: int, move: int) -> Json:
    verb = "use-portal" if move else "refuse-portal"
    return {"do": verb, **unit_ref(p.subject), "at": cell_name(p.setup, p.where[p.subject])}


def _travel(p: State, seat: int, move: int) -> Json:
    here = cell_name(p.setup, p.where[p.subject])
    return {"do": "travel", **unit_ref(p.subject), "at": here, "to": cell_name(p.setup, move)}


def _battle(p: State, seat: int, move: int) -> Json:
    own = p.fights[move + F_UNIT + p.ask]
    foe = p.fights[move + F_UNIT + 1 - p.ask]
    return {
        "do": "choose-battle",
        "battle": int(move // FIGHT_SIZE),
        "at": cell_name(p.setup, p.fights[move + F_CELL]),
        "unit": unit_name(own),
        "foe": unit_name(foe),
    }


def _reroll(p: State, seat: int, move: int) -> Json:
    who = unit_ref(p.fights[p.fight + F_UNIT + p.ask])
    if move == KEEP:
        return {"do": "keep", **who}
    return {"do": "reroll", **who, "pay": "energy" if move == REROLL else "medal"}


def _target(p: State, seat: int, move: int) -> Json:
    who = unit_ref(next_shooter(p, seat))
    if move == 0:
        return {"do": "hold-fire", **who}
    return {"do": "shoot", **who, "foe": unit_name(move - 1), "at": cell_name(p.setup, p.where[move - 1])}


_WRITERS: dict[int, Callable[[State, int, int], Json]] = {
    phases.PLACE_OPEN: _place,
    phases.PLACE_SECRET: _place,
    phases.ORDERS: _order,
    phases.AGREE: _agree,
    phases.ASK_INCOME: _medal,
    phases.ASK_BOOST: _medal,
    phases.ASK_PORTAL: _portal,
    phases.ASK_DESTINATION: _travel,
    phases.ASK_BATTLE: _battle,
    phases.ASK_REROLL: _reroll,
    phases.TARGETS: _target,
}


# -- reading -------------------------------------------------------------------------------------


def read(p: State, seat: int, given: Json) -> int:
    """The code of an action, or NOT_A_MOVE for one that can be read but is nothing that is asked now."""
    verb = check_fields(given)
    if seat not in list(p.actors()):
        return NOT_A_MOVE
    if p.phase == phases.ORDERS and verb in ("order", "advance"):
        return _read_order(p, seat, given)
    table = list(p.odds())[::2] if seat == CHANCE else list(p.legal(seat))
    return next((move for move in table if same(action(p, seat, move), given)), NOT_A_MOVE)


def same(one: Json, other: Json) -> bool:
    """Equal as JSON: true is not 1."""
    return one == other and all(type(one[name]) is type(other[name]) for name in one)


def check_fields(given: object) -> str:
    """The verb of an action whose fields are the right ones; raises DecodeError otherwise."""
    if not isinstance(given, dict):
        raise DecodeError(f"an action is an object, not {given!r}")
    verb = given.get("do")
    if not isinstance(verb, str) or verb not in FIELDS:
        raise DecodeError(f"unknown action {verb!r}; known are {', '.join(FIELDS)}", "do")
    needed, more = FIELDS[verb]
    for name in sorted(needed - given.keys()):
        raise DecodeError(f"{verb} needs {name}", name)
    for name, value in given.items():
        if name != "do" and name not in needed | more:
            raise DecodeError(f"{verb} has no {name}", name)
        wanted = int if name in ("option", "battle", "die", "seat") else str
        if type(value) is not wanted:
            raise DecodeError(f"expected {'a number' if wanted is int else 'a text'}, found {value!r}", name)
    return verb


def _read_order(p: State, seat: int, given: Json) -> int:
    """BUGS-PLAN-05: a path longer than the unit's Speed (one more with the medal) is cut to what it makes."""
    army = next_army(p, seat)
    if given["army"] != ARMY_NAMES[army]:
        return NOT_A_MOVE
    if given["do"] == "advance":
        at = DIRECTION_NAMES.find(given["direction"])
        return int(GENERAL_ORDER) + at if at >= 0 and len(given["direction"]) == 1 else NOT_A_MOVE
    if given["unit"] not in UNIT_NAMES:
        raise DecodeError(f"no unit {given['unit']!r}; the units are {', '.join(UNIT_NAMES)}", "unit")
    if given["path"] not in PATH_NUMBERS:
        raise DecodeError(f"a path is {'stay'!r} or up to three of N, E, S, W, not {given['path']!r}", "path")
    kind, path = UNIT_NAMES.index(given["unit"]), PATH_NUMBERS[given["path"]]
    if "medal" not in given:
        return int(kind * PATHS + cut_path(path, p.terms.speed[kind]))
    medal = medal_ready(p, army, SPEED_ONCE)
    if medal < 0 or given["medal"] != MEDAL_NAMES[medal]:
        return NOT_A_MOVE
    reach = min(p.terms.speed[kind] + 1, MAX_PATH)
    return int(FASTER + kind * PATHS + cut_path(path, reach))


def read_cell(p: State, given: Json, name: str) -> int:
    """The cell in a field, or -1 when there is no such cell."""
    return cell_of(p.setup, given.get(name))
