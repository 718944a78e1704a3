"""Every field of a state, declared once."""

from __future__ import annotations

from warpad.core.fields import FRESH, Field, Given, Table, number, numbers
from warpad.games.bugs.data.geometry import BOARD, CELLS
from warpad.games.bugs.rules import phases
from warpad.games.bugs.rules.codes import GONE, NONE

# The longest match that can be: turns, rows of a list, and moments.
_LONG = 10_000
_MOMENTS = _LONG * _LONG
_LAST_ORDER = 2047
_LAST_CELL = CELLS - 1

# Two parts of the key: what always matters, and what matters only while a turn is being carried out.
_ALWAYS = "standing"
_IN_TURN = "turn"


def _units(name: str) -> Field:
    """A set of units, a bit each."""
    return number(name, high=lambda p: (1 << p.units) - 1, key=_IN_TURN)


MATCH = (
    number("units", "setup.armies * TYPES", copied=FRESH, saved=False),
    number("stage", "AT_PARTY", low=phases.AT_PARTY, high=phases.AT_PARTY_END, key=_ALWAYS),
    number("phase", "RUNNING", low=phases.LOT_FIRST, high=phases.OVER, key=_ALWAYS),
    number("party", high=_LONG, key=_ALWAYS),
    number("turn", high=_LONG, key=_ALWAYS),
    number("moment", high=_MOMENTS, key=_ALWAYS),
    number("first", high=1, key=_ALWAYS),
    number("first_seat", high=lambda p: p.setup.seats - 1),
    number("result", "NO_RESULT", low=NONE, high=phases.DRAWN, key=_ALWAYS),
    number("winner", "NO_RESULT", low=NONE, high=phases.DRAWN, key=_ALWAYS),
)

TURN = (
    number("step", high=3, key=_IN_TURN),
    _units("active"),
    _units("personal"),
    _units("stopped"),
    _units("met"),
    _units("declared"),
    number("fight", "NONE", low=NONE, high=_LONG, key=_IN_TURN),
    number("ask", "NONE", low=NONE, high=1, key=_IN_TURN),
    number("passes", high=2, key=_IN_TURN),
    number("subject", "NONE", low=NONE, high=lambda p: p.units, key=_IN_TURN),
    number("other", "NONE", low=NONE, high=lambda p: p.units, key=_IN_TURN),
)

CAMPAIGN = (
    number("trophy", "NONE", low=NONE, high=lambda p: p.book.trophies - 1, key=_ALWAYS),
    number("used", high=lambda p: (1 << p.book.medals) - 1, key=_ALWAYS, about="medals that are spent"),
)

LISTS = (
    numbers("where", "UNITS", "GONE", low=GONE, high=lambda p: p.setup.armies // 2 * BOARD - 1, key=_ALWAYS),
    numbers("energy", "ARMIES", high=lambda p: p.book.energy_max, key=_ALWAYS),
    numbers("influence", "ARMIES", high=lambda p: p.book.influence_max, key=_ALWAYS),
    numbers("train", "ARMIES", "NONE", low=NONE, high=3, key=_ALWAYS),
    numbers("reached", "SIDES", high=_MOMENTS, key=_ALWAYS),
    numbers("orders", "ARMIES", "NONE", low=NONE, high=_LAST_ORDER, key=_ALWAYS),
    numbers("targets", "ARMIES", "NONE", low=NONE, high=lambda p: p.units, key=_IN_TURN),
    numbers("shown", "ARMIES", "NONE", low=NONE, high=_LAST_ORDER, key=_IN_TURN),
    numbers("steps", "UNITS", high=3, key=_IN_TURN),
    numbers("came", "UNITS", "NONE", low=NONE, high=_LAST_CELL, key=_IN_TURN),
    numbers("trail", "ARMIES * TRAIL", "NONE", low=NONE, high=_LAST_CELL, key=_IN_TURN),
    numbers("fights", low=NONE, high=_LONG, key=_IN_TURN),
    numbers("queue", high=lambda p: p.units - 1, key=_IN_TURN),
    numbers("lots", high=lambda p: p.units - 1, key=_IN_TURN),
    numbers("trophy_owner", "self.book.trophies", "NONE", low=NONE, high=1, key=_ALWAYS),
    numbers("holder", "self.book.medals", "NONE", low=NONE, high=3, key=_ALWAYS),
    numbers("counters", "self.book.medals * ARMIES", high=_LONG, key=_ALWAYS),
    numbers("stamps", "self.book.medals * ARMIES", high=_MOMENTS, key=_ALWAYS),
    numbers("history", low=NONE, high=_LONG),
)

# Where each unit is bound in the step being worked out, why it stops, and who is held by a meeting.
WORK = (
    numbers("dest", "UNITS", "NONE", saved=False),
    numbers("why", "UNITS", "NONE", saved=False),
    number("held", copied=FRESH, saved=False),
)

FIELDS = (*MATCH, *TURN, *CAMPAIGN, *LISTS, *WORK)

TABLES = (
    Table(
        "state",
        "State",
        "All that is true at one moment of a match, as numbers and lists of numbers.",
        FIELDS,
        (Given("book", "Book"), Given("terms", "Terms"), Given("setup", "Setup")),
        {
            "warpad.games.bugs.data.book": ("ARMIES", "SIDES", "TYPES", "UNITS", "Book", "Setup", "Terms"),
            "warpad.games.bugs.rules.codes": ("GONE", "NONE", "TRAIL"),
            "warpad.games.bugs.rules.phases": ("AT_PARTY", "NO_RESULT", "RUNNING"),
        },
    ),
)
