"""Hands and rows of positions built by hand: where each action card lies, and how a row is laid."""

from __future__ import annotations

from typing import Any

from warpad.core.analysis.editing import Thing
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
# What a card of a row can do where it lies, and the bit of the plan that tells it.
TURN, SLIDE = "turn", "slide"
GESTURES = {
    TOP_CARD: {TURN: int(FLIP)},
    BOTTOM_CARD: {TURN: int(BOTTOM_HALF), SLIDE: int(SIDE)},
}
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
        lies, is_open = places(fighter), has_row(data, seat)
        for at, id in enumerate(known.cards[known.fighters.index(fighter["fighter"])]):
            card = known.card_of[id]
            zones = (*PILES, *LAID, *GESTURES.get(lies[at], ())) if is_open else PILES
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
    if fighter is None or thing not in cards or to not in (*PILES, *LAID, TURN, SLIDE):
        raise DecodeError("edit-unknown", "change")
    lies, card = places(fighter), cards.index(thing)
    here = lies[card]
    if here == to:
        raise DecodeError("edit-lies-there", "change")
    if not {here, to} <= set(PILES) and not has_row(data, seat):
        raise DecodeError("edit-row-fixed", "change")
    if to in (TURN, SLIDE):
        if to not in GESTURES.get(here, ()):
            raise DecodeError("edit-unknown", "change")
        fighter["plan"] ^= 1 << GESTURES[here][to]
        return
    if {here, to} != {DECK, DISCARD}:
        lies[_partner(lies, card, to)] = here
    lies[card] = to
    for pile in PILES:
        fighter[pile] = sum(1 << at for at in range(CARDS) if lies[at] == pile)
    if has_row(data, seat):
        cards_laid = lies.index(TOP_CARD) | lies.index(BOTTOM_CARD) << int(BOTTOM)
        both = int(CARD_MASK) | int(CARD_MASK) << int(BOTTOM)
        fighter["plan"] = fighter["plan"] & ~both | cards_laid


def _partner(lies: list[str], card: int, zone: str) -> int:
    """The next card of that place: going round, every hand can be had in a few presses."""
    order = [(card + step) % CARDS for step in range(1, CARDS)]
    found = next((other for other in order if lies[other] == zone), None)
    if found is None:
        raise DecodeError("edit-no-exchange", "change")
    return int(found)


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
