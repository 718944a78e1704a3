"""Positions as JSON data and back, with every number checked."""

from __future__ import annotations

from collections.abc import Callable

from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.core.vecs import Ints, i64, vec
from warpad.games.bugs.data.book import OPTIONS
from warpad.games.bugs.data.setups import options_of
from warpad.games.bugs.rules import phases
from warpad.games.bugs.rules.effects import terms_of
from warpad.games.bugs.rules.orders import legal_orders, next_army
from warpad.games.bugs.rules.placement import army_to_place
from warpad.games.bugs.rules.position import BugsPosition
from warpad.games.bugs.rules.state import F_RESULT, F_UNIT, FIGHT_SIZE, GONE, NONE, PENDING

GAME_NAME = "bugs"
_MOST = 10_000

# Each number of a position: its name and the least and largest value, some by the position at hand.
_Bound = int | Callable[[BugsPosition], int]
_NUMBERS: dict[str, tuple[int, _Bound]] = {
    "stage": (phases.AT_PARTY, phases.AT_PARTY_END),
    "phase": (phases.LOT_FIRST, phases.OVER),
    "party": (0, _MOST),
    "turn": (0, _MOST),
    "moment": (0, _MOST * _MOST),
    "first": (0, 1),
    "first_seat": (0, lambda p: p.setup.seats - 1),
    "result": (NONE, phases.DRAWN),
    "winner": (NONE, phases.DRAWN),
    "step": (0, 3),
    "active": (0, lambda p: (1 << p.units) - 1),
    "personal": (0, lambda p: (1 << p.units) - 1),
    "stopped": (0, lambda p: (1 << p.units) - 1),
    "met": (0, lambda p: (1 << p.units) - 1),
    "declared": (0, lambda p: (1 << p.units) - 1),
    "fight": (NONE, _MOST),
    "ask": (NONE, 1),
    "passes": (0, 2),
    "subject": (NONE, lambda p: p.units),
    "other": (NONE, lambda p: p.units),
    "trophy": (NONE, lambda p: p.book.trophies - 1),
    "used": (0, lambda p: (1 << p.book.medals) - 1),
}

# Each list: the least and largest value of its items; None: its length may change.
_LISTS: dict[str, tuple[int, _Bound, bool]] = {
    "where": (GONE, lambda p: p.setup.armies // 2 * 25 - 1, True),
    "energy": (0, lambda p: p.book.energy_max, True),
    "influence": (0, lambda p: p.book.influence_max, True),
    "train": (NONE, 3, True),
    "reached": (0, _MOST * _MOST, True),
    "orders": (NONE, 2047, True),
    "targets": (NONE, lambda p: p.units, True),
    "shown": (NONE, 2047, True),
    "steps": (0, 3, True),
    "came": (NONE, 49, True),
    "trail": (NONE, 49, True),
    "fights": (NONE, _MOST, False),
    "queue": (0, lambda p: p.units - 1, False),
    "lots": (0, lambda p: p.units - 1, False),
    "trophy_owner": (NONE, 1, True),
    "holder": (NONE, 3, True),
    "counters": (0, _MOST, True),
    "stamps": (0, _MOST * _MOST, True),
    "history": (NONE, _MOST, False),
}


def dump(p: BugsPosition) -> Json:
    """The whole position, secrets included."""
    data: Json = {"game": GAME_NAME, "setup": options_of(p.setup), "option": int(p.terms.option)}
    data |= {name: int(getattr(p, name)) for name in _NUMBERS}
    return data | {name: [int(n) for n in getattr(p, name)] for name in _LISTS}


def load(data: object, make_setup: Callable[[Json], BugsPosition]) -> BugsPosition:
    """The position of such data; raises DecodeError with the path of what is wrong."""
    if not isinstance(data, dict):
        raise DecodeError("expected a JSON object")
    for name in ("game", "setup", "option", *_NUMBERS, *_LISTS):
        if name not in data:
            raise DecodeError("is missing", name)
    for name in data:
        if name not in _NUMBERS and name not in _LISTS and name not in ("game", "setup", "option"):
            raise DecodeError("unknown field", name)
    if data["game"] != GAME_NAME:
        raise DecodeError(f"expected {GAME_NAME!r}, found {data['game']!r}", "game")
    if not isinstance(data["setup"], dict):
        raise DecodeError("expected a JSON object", "setup")
    p = make_setup(data["setup"])
    for name, (low, high) in _NUMBERS.items():
        setattr(p, name, _number(data[name], low, _bound(high, p), name))
    for name, (low, high, fixed) in _LISTS.items():
        setattr(
            p, name, _list(data[name], low, _bound(high, p), name, len(getattr(p, name)) if fixed else None)
        )
    option = _number(data["option"], NONE, p.book.trophies * OPTIONS - 1, "option")
    p.terms = terms_of(p.book, p.setup, option)
    _check(p)
    return p


def _bound(high: _Bound, p: BugsPosition) -> int:
    return int(high(p)) if callable(high) else int(high)


def _number(value: object, low: int, high: int, path: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise DecodeError(f"expected a number from {low} to {high}, found {value!r}", path)
    return value


def _list(value: object, low: int, high: int, path: str, length: int | None) -> Ints:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        wanted = "a list" if length is None else f"a list of {length} numbers"
        raise DecodeError(f"expected {wanted}, found {value!r}", path)
    return vec[i64]([_number(item, low, high, f"{path}[{i}]") for i, item in enumerate(value)])


# -- what has to fit together --------------------------------------------------------------------


def _check(p: BugsPosition) -> None:
    """A pending question must have something to be about."""
    if len(p.fights) % FIGHT_SIZE or len(p.history) % 3 or len(p.lots) % 3:
        raise DecodeError("expected whole rows", "fights")
    for at in range(0, len(p.fights), FIGHT_SIZE):
        if max(p.fights[at + F_UNIT], p.fights[at + F_UNIT + 1]) >= p.units:
            raise DecodeError("no such unit", "fights")
    if p.fight != NONE and (p.fight % FIGHT_SIZE or p.fight >= len(p.fights)):
        raise DecodeError("no such fight", "fight")
    _check_orders(p)
    _check_question(p)
    if p.phase != phases.OVER and not len(p.actors()):
        raise DecodeError("nobody can answer the open question", "phase")


def _check_orders(p: BugsPosition) -> None:
    for name in ("orders", "shown"):
        for army, order in enumerate(getattr(p, name)):
            known = order == NONE or order % 1024 < 514
            if not known or (army >= p.setup.armies and order != NONE):
                raise DecodeError("no such order", f"{name}[{army}]")


def _check_question(p: BugsPosition) -> None:
    phase = p.phase
    in_fight = phase in (phases.ASK_BOOST, phases.ASK_REROLL, phases.ROLL)
    if in_fight and (p.fight == NONE or p.fights[p.fight + F_RESULT] != PENDING):
        raise DecodeError("a question about a battle needs one that is not decided", "fight")
    if phase in (phases.ASK_BOOST, phases.ASK_REROLL, phases.ASK_BATTLE) and p.ask == NONE:
        raise DecodeError("somebody has to be asked", "ask")
    if phase == phases.ROLL and p.subject not in (0, 1):
        raise DecodeError("a side has to roll", "subject")
    if phase in (phases.ASK_BATTLE, phases.LOT_BATTLE) and len(p.tied()) < 2:
        raise DecodeError("there is nothing to choose between", "fights")
    if phase in (phases.ASK_PORTAL, phases.ASK_DESTINATION) and not _stands(p, p.subject):
        raise DecodeError("a unit on a board has to be asked", "subject")
    if phase == phases.ASK_INCOME and not 0 <= p.subject < p.setup.armies:
        raise DecodeError("an army has to be asked", "subject")
    if phase == phases.LOT_MEETING and not (_stands(p, p.subject) and _stands(p, p.other)):
        raise DecodeError("a lot is between two units", "subject")
    if phase == phases.LOT_MEDAL and not 0 <= p.subject < p.book.medals:
        raise DecodeError("no such medal", "subject")
    needs_trophy = (phases.AGREE, phases.ROLL_TROPHY)
    if phase in needs_trophy and p.trophy == NONE:
        raise DecodeError("a trophy has to be drawn first", "trophy")
    if phase == phases.OVER and p.winner == NONE:
        raise DecodeError("a match that is over has a result", "winner")
    _check_choices(p)


def _stands(p: BugsPosition, unit: int) -> bool:
    return 0 <= unit < p.units and p.where[unit] != GONE


def _check_choices(p: BugsPosition) -> None:
    """Every seat that is to act can do something."""
    if p.phase == phases.PLACE_OPEN and army_to_place(p, p.actor()) == NONE:
        raise DecodeError("all units are placed", "where")
    if p.phase == phases.ORDERS:
        for seat in p.actors():
            if not len(legal_orders(p, next_army(p, seat))):
                raise DecodeError("an army without units gets no order", "where")
    if p.phase == phases.ASK_DESTINATION and not len(p.legal(p.actor())):
        raise DecodeError("there is no free portal", "where")
    crowded = len({int(c) for c in p.where if c != GONE}) < sum(c != GONE for c in p.where)
    if crowded and p.phase == phases.ORDERS:
        raise DecodeError("two units on one cell", "where")
