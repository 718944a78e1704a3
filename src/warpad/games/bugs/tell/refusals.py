"""Why an action is refused: the rule, and a sentence by its message id."""

from __future__ import annotations

from warpad.core.game import Json, Refusal
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.names import ARMY_NAMES, MEDAL_NAMES, UNIT_NAMES
from warpad.games.bugs.data.verbs import SPEED_ONCE
from warpad.games.bugs.rules import phases
from warpad.games.bugs.rules.codes import GONE
from warpad.games.bugs.rules.orders import may_order_all, next_army
from warpad.games.bugs.rules.placement import army_to_place
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import cells_of, medal_ready
from warpad.games.bugs.tell.actions import check_fields, read, read_cell

# What may be done while each question is open, and the rule that asks it.
_ASKED: dict[int, tuple[frozenset[str], str]] = {
    phase: (frozenset(verbs.split()), rule)
    for phase, verbs, rule in (
        (phases.LOT_FIRST, "", "BUGS-SET-01"),
        (phases.DRAW_TROPHY, "", "BUGS-CAMP-01"),
        (phases.AGREE, "propose leave-to-die", "BUGS-CAMP-02"),
        (phases.ROLL_TROPHY, "", "BUGS-CAMP-02"),
        (phases.PLACE_OPEN, "place", "BUGS-SET-03"),
        (phases.PLACE_SECRET, "place", "BUGS-SET-10"),
        (phases.ASK_INCOME, "use-medal keep-medal", "BUGS-MED-06"),
        (phases.ORDERS, "order advance", "BUGS-TURN-02"),
        (phases.LOT_MEETING, "", "BUGS-COLL-03"),
        (phases.LOT_PORTAL, "", "BUGS-PORT-05"),
        (phases.ASK_PORTAL, "use-portal refuse-portal", "BUGS-PORT-02"),
        (phases.LOT_BATTLE, "", "BUGS-ORD-04"),
        (phases.ASK_BATTLE, "choose-battle", "BUGS-ORD-04"),
        (phases.ASK_BOOST, "use-medal keep-medal", "BUGS-MED-06"),
        (phases.ROLL, "", "BUGS-BAT-11"),
        (phases.ASK_REROLL, "reroll keep", "BUGS-BAT-13"),
        (phases.TARGETS, "shoot hold-fire", "BUGS-RANGED-01"),
        (phases.ASK_DESTINATION, "travel", "BUGS-PORT-03"),
        (phases.LOT_MEDAL, "", "BUGS-MED-03"),
        (phases.OVER, "", "BUGS-END-04"),
    )
}


def rule_of(phase: int) -> str:
    """The rule behind the question that is open."""
    return _ASKED[phase][1]


def why_not(p: State, seat: int, given: Json) -> Refusal | None:
    """None for a legal action; raises DecodeError for one that cannot be read."""
    verb = check_fields(given)
    verbs, rule = _ASKED[p.phase]
    if p.phase == phases.OVER:
        return Refusal(rule, "bugs-refuse-over")
    if seat not in list(p.actors()):
        return Refusal("BUGS-TURN-01", "bugs-refuse-not-your-choice")
    if verb not in verbs:
        return Refusal(rule, "bugs-refuse-not-now")
    move = read(p, seat, given)
    if move >= 0 and move in list(p.legal(seat)):
        return None
    if verb == "place":
        return _place(p, seat, given)
    if verb in ("order", "advance"):
        return _order(p, seat, given)
    if verb == "reroll":
        return Refusal("BUGS-KB-03", "bugs-refuse-reroll")
    if verb == "shoot":
        return Refusal("BUGS-RANGED-01", "bugs-refuse-target")
    if verb == "travel":
        return Refusal("BUGS-PORT-03", "bugs-refuse-destination")
    return Refusal(rule, "bugs-refuse-not-asked")


def _place(p: State, seat: int, given: Json) -> Refusal:
    """BUGS-SET-03, BUGS-SET-10: the unit, the cell, or the line is wrong."""
    army = army_to_place(p, seat)
    rule = "BUGS-SET-10" if p.setup.is_campaign() else "BUGS-SET-03"
    if given["army"] != ARMY_NAMES[army]:
        return Refusal(rule, "bugs-refuse-other-army", {"army": ARMY_NAMES[army]})
    if given["unit"] not in UNIT_NAMES or p.where[army * TYPES + UNIT_NAMES.index(given["unit"])] != GONE:
        return Refusal(rule, "bugs-refuse-unit-placed")
    cell = read_cell(p, given, "at")
    if cell < 0 or not p.book.lines[army] >> cell & 1:
        return Refusal(rule, "bugs-refuse-lines")
    if cells_of(p, army & 1) >> cell & 1:
        return Refusal(rule, "bugs-refuse-cell-taken", {"at": given["at"]})
    if UNIT_NAMES.index(given["unit"]) == p.book.general:
        return Refusal("BUGS-SET-10", "bugs-refuse-general-line")
    return Refusal("BUGS-SET-10", "bugs-refuse-keep-for-general")


def _order(p: State, seat: int, given: Json) -> Refusal:
    """BUGS-TURN-02, BUGS-PLAN-08: the army, the unit or the medal is wrong."""
    army = next_army(p, seat)
    if given["army"] != ARMY_NAMES[army]:
        return Refusal("BUGS-TURN-02", "bugs-refuse-other-army", {"army": ARMY_NAMES[army]})
    if given["do"] == "advance":
        if not may_order_all(p, army):
            return Refusal("BUGS-PLAN-08", "bugs-refuse-nobody-obeys")
        return Refusal("BUGS-PLAN-07", "bugs-refuse-direction")
    if p.where[army * TYPES + UNIT_NAMES.index(given["unit"])] == GONE:
        return Refusal("BUGS-PLAN-01", "bugs-refuse-unit-gone", {"unit": given["unit"]})
    medal = medal_ready(p, army, SPEED_ONCE)
    if medal < 0 or given["medal"] != MEDAL_NAMES[medal]:
        return Refusal("BUGS-MED-06", "bugs-refuse-no-medal")
    return Refusal("BUGS-EFF-03", "bugs-refuse-medal-idle", {"path": str(given["path"])})
