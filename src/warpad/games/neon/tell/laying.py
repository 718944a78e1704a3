"""Hands and rows of positions built by hand: where each action card lies, and how a row is laid."""

from __future__ import annotations

from typing import Any

from warpad.core.analysis.editing import Number, Thing, within
from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.games.neon.data.codes import CARDS, DEFENSE, ROW
from warpad.games.neon.rules.planning import (
    BOTTOM,
    BOTTOM_HALF,
    CARD_MASK,
    DECLARED_BITS,
    FLIP,
    SIDE,
    half_at,
)
from warpad.games.neon.rules.state import State

HAND, DECK, DISCARD = PILES = ("hand", "deck", "discard")
TOP_CARD, BOTTOM_CARD = LAID = ("top", "bottom")
# What is told of a row besides its cards, and the bit that holds it.
TURNS = {"turned": int(FLIP), "half": int(BOTTOM_HALF), "side": int(SIDE)}
ACTING = 2
# While halves with Defence are being declared, rows stay as they are.
DECLARING = ("step-attach", "ask-declare")
OUT = "out"


def holders(data: Json) -> list[tuple[int, Json]]:
    """The seats that have action cards."""
    seats = list(enumerate(data["fighters"]))[: data["rules"]["players"]]
    return [(seat, one) for seat, one in seats if one["fighter"] and one["place"] != OUT]


def has_row(data: Json, seat: int) -> bool:
    """Whether a row lies open and none of it has been played."""
    fighter = data["fighters"][seat]
    is_declared = not any(frame[0] in DECLARING for frame in data["agenda"])
    waits = data["state"]["phase"] == ACTING and fighter["acted"] == 0
    return bool(fighter["plan"] >= 0 and waits and is_declared)


def card_things(data: Json, known: Any) -> list[Thing]:
    """The action cards of all; one is told by its initiative and its halves."""
    found: list[Thing] = []
    for seat, fighter in holders(data):
        lies, zones = places(fighter), (*PILES, *(LAID if has_row(data, seat) else ()))
        for at, id in enumerate(known.cards[known.fighters.index(fighter["fighter"])]):
            card = known.card_of[id]
            halves = [[f"neon-half-{option}" for option in half.options] for half in card.halves]
            found.append(
                {
                    "thing": id,
                    "name": id,
                    "parts": [[str(card.initiative)], *halves],
                    "side": seat,
                    "left": int(lies[at] in PILES),
                    "most": 1,
                    "is_placed": False,
                    "zones": [{"zone": zone, "count": int(lies[at] == zone)} for zone in zones],
                }
            )
    return found


def row_numbers(data: Json) -> list[Number]:
    """How each row lies that can be laid otherwise."""
    return [
        {
            "number": f"{name}:{seat}",
            "name": f"edit-row-{name}",
            "of": f"neon-fighter-{fighter['fighter']}",
            "value": (fighter["plan"] >> bit & 1) + 1,
            "low": 1,
            "high": 2,
        }
        for seat, fighter in holders(data)
        if has_row(data, seat)
        for name, bit in TURNS.items()
    ]


def places(fighter: Json) -> list[str]:
    """Where each card lies."""
    row = {row_card(fighter["plan"], zone): zone for zone in LAID} if fighter["plan"] >= 0 else {}
    piles = [next((pile for pile in PILES if fighter[pile] >> card & 1), "") for card in range(CARDS)]
    return [pile or row.get(card, "") for card, pile in enumerate(piles)]


def row_card(plan: int, zone: str) -> int:
    return plan >> (int(BOTTOM) if zone == BOTTOM_CARD else 0) & int(CARD_MASK)


def shift_card(data: Json, known: Any, seat: int, thing: str, to: str) -> None:
    """NEON-ACT-05: hands and rows keep their number of cards, so another card comes back for this one."""
    fighter = dict(holders(data)).get(seat)
    cards = known.cards[known.fighters.index(fighter["fighter"])] if fighter else []
    if fighter is None or thing not in cards or to not in (*PILES, *LAID):
        raise DecodeError("edit-unknown", "change")
    lies, card = places(fighter), cards.index(thing)
    here = lies[card]
    if here == to:
        raise DecodeError("edit-lies-there", "change")
    if {here, to} & set(LAID) and not has_row(data, seat):
        raise DecodeError("edit-row-fixed", "change")
    if {here, to} != {DECK, DISCARD}:
        lies[_partner(lies, card, to)] = here
    lies[card] = to
    for pile in PILES:
        fighter[pile] = sum(1 << at for at in range(CARDS) if lies[at] == pile)
    if has_row(data, seat):
        turns = fighter["plan"] & sum(1 << bit for bit in TURNS.values())
        fighter["plan"] = turns | lies.index(TOP_CARD) | lies.index(BOTTOM_CARD) << int(BOTTOM)


def _partner(lies: list[str], card: int, zone: str) -> int:
    """The next card of that place: going round, every hand can be had in a few presses."""
    order = [(card + step) % CARDS for step in range(1, CARDS)]
    found = next((other for other in order if lies[other] == zone), None)
    if found is None:
        raise DecodeError("edit-no-exchange", "change")
    return int(found)


def turn_row(data: Json, name: str, whose: str, value: int) -> None:
    rows = {str(seat): fighter for seat, fighter in holders(data) if has_row(data, seat)}
    if whose not in rows:
        raise DecodeError("edit-row-fixed", "change")
    bit = TURNS[name]
    rows[whose]["plan"] = rows[whose]["plan"] & ~(1 << bit) | within(value, 1, 2) - 1 << bit


def reveal_again(data: Json, position: State, seat: int) -> None:
    """NEON-PLAN-04, NEON-ACT-01: initiative, Defence and force fields follow the row as it lies now."""
    fighter = data["fighters"][seat]
    top = row_card(fighter["plan"], TOP_CARD)
    fighter["initiative"] = int(position.t.initiative[position.s[position.block(seat)] * CARDS + top])
    before = declared(fighter["declared"])
    now = [_declare(int(half_at(position, seat, slot)), before[slot]) for slot in range(ROW)]
    defence = int(DEFENSE) + 1
    fields = fighter["fields"] - before.count(defence) + now.count(defence)
    fighter["fields"] = min(max(fields, 0), int(position.t.fields))
    fighter["declared"] = sum(option << slot * int(DECLARED_BITS) for slot, option in enumerate(now))


def declared(bits: int) -> list[int]:
    """What each half was declared as, counted from 1; 0 where it is open."""
    return [bits >> slot * int(DECLARED_BITS) & (1 << int(DECLARED_BITS)) - 1 for slot in range(ROW)]


def _declare(options: int, before: int) -> int:
    """A half with Defence is fixed: as it was, if it may be, else by its first option."""
    if not options >> int(DEFENSE) & 1:
        return 0
    if before and options >> before - 1 & 1:
        return before
    return (options & -options).bit_length()
