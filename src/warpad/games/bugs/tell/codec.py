"""Positions as JSON data and back, with every number checked."""

from __future__ import annotations

from collections.abc import Callable

from warpad.core.errors import DecodeError
from warpad.core.fields import dump_fields, load_fields
from warpad.core.game import Json
from warpad.core.reading import as_number, as_object, only_keys
from warpad.games.bugs.data.book import OPTIONS
from warpad.games.bugs.data.setups import options_of
from warpad.games.bugs.rules import phases
from warpad.games.bugs.rules.codes import F_RESULT, F_UNIT, FIGHT_SIZE, GONE, NONE, PENDING
from warpad.games.bugs.rules.effects import terms_of
from warpad.games.bugs.rules.fields import FIELDS
from warpad.games.bugs.rules.orders import legal_orders, next_army
from warpad.games.bugs.rules.placement import army_to_place
from warpad.games.bugs.rules.questions import open_battles
from warpad.games.bugs.rules.state import State

GAME_NAME = "bugs"
_KEYS = ("game", "setup", "option", *(field.name for field in FIELDS if field.saved))


def dump(p: State) -> Json:
    """The whole position, secrets included."""
    head: Json = {"game": GAME_NAME, "setup": options_of(p.setup), "option": int(p.terms.option)}
    return head | dump_fields(p, FIELDS)


def load(data: object, empty: Callable[[Json], State]) -> State:
    """The position of such data; raises DecodeError with the path of what is wrong."""
    top = as_object(data, "")
    only_keys(top, _KEYS)
    if top["game"] != GAME_NAME:
        raise DecodeError(f"expected {GAME_NAME!r}, found {top['game']!r}", "game")
    p = empty(as_object(top["setup"], "setup"))
    load_fields(p, top, FIELDS)
    option = as_number(top["option"], "option", NONE, p.book.trophies * OPTIONS - 1)
    p.terms = terms_of(p.book, p.setup, option)
    _check(p)
    return p


# -- what has to fit together --------------------------------------------------------------------


def _check(p: State) -> None:
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


def _check_orders(p: State) -> None:
    for name in ("orders", "shown"):
        for army, order in enumerate(getattr(p, name)):
            known = order == NONE or order % 1024 < 514
            if not known or (army >= p.setup.armies and order != NONE):
                raise DecodeError("no such order", f"{name}[{army}]")


def _check_question(p: State) -> None:
    phase = p.phase
    in_fight = phase in (phases.ASK_BOOST, phases.ASK_REROLL, phases.ROLL)
    if in_fight and (p.fight == NONE or p.fights[p.fight + F_RESULT] != PENDING):
        raise DecodeError("a question about a battle needs one that is not decided", "fight")
    if phase in (phases.ASK_BOOST, phases.ASK_REROLL, phases.ASK_BATTLE) and p.ask == NONE:
        raise DecodeError("somebody has to be asked", "ask")
    if phase == phases.ROLL and p.subject not in (0, 1):
        raise DecodeError("a side has to roll", "subject")
    if phase in (phases.ASK_BATTLE, phases.LOT_BATTLE) and len(open_battles(p)) < 2:
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


def _stands(p: State, unit: int) -> bool:
    return 0 <= unit < p.units and p.where[unit] != GONE


def _check_choices(p: State) -> None:
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
