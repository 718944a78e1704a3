"""What can happen, as data: each event with its rule and the things it is about."""

from __future__ import annotations

from collections.abc import Callable

from warpad.core.game import Json
from warpad.games.bugs.data.names import (
    ARMY_NAMES,
    DIRECTION_NAMES,
    MEDAL_NAMES,
    PATH_NAMES,
    SIDE_NAMES,
    TROPHY_NAMES,
    UNIT_NAMES,
    cell_name,
    unit_name,
    unit_ref,
)
from warpad.games.bugs.rules import event_kinds as h
from warpad.games.bugs.rules.codes import NONE
from warpad.games.bugs.rules.orders import direction_of, is_faster, is_general_order, path_of, type_of
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import enemies

Raw = tuple[int, int, int, int, int, int]

# Why a unit stopped: the rule and the word.
STOPS = (
    ("BUGS-MOVE-02", "edge"),
    ("BUGS-MOVE-02", "ally"),
    ("BUGS-MOVE-04", "enemy"),
    ("BUGS-COLL-03", "held"),
    ("BUGS-COLL-04", "exchange"),
    ("BUGS-COLL-05", "faster"),
    ("BUGS-COLL-05", "equal"),
    ("BUGS-COLL-07", "faster-ally"),
    ("BUGS-COLL-07", "allied-exchange"),
    ("BUGS-COLL-06", "column"),
)
MEETINGS = ("BUGS-COLL-01", "BUGS-COLL-02", "BUGS-COLL-03")
REMOVALS = (
    ("BUGS-BAT-15", "battle"),
    ("BUGS-BAT-16", "retreat"),
    ("BUGS-RANGED-03", "shot"),
    ("BUGS-R-03", "no-return"),
)
ENDINGS = (
    ("BUGS-WIN-01", "influence"),
    ("BUGS-WIN-02", "general"),
    ("BUGS-WIN-03", "army"),
    ("BUGS-WIN-05", "turns"),
)
ALLIED_ENDINGS = ("BUGS-ALLY-11", "BUGS-ALLY-08", "BUGS-ALLY-09", "BUGS-WIN-05")
RESULTS = ("south", "north", "draw")


def event(p: State, raw: Raw) -> Json:
    """One event as data."""
    name, rule, write = _KINDS[raw[0]]
    facts = write(p, raw)
    return {"event": name, "rule": facts.pop("rule", rule), **facts}


def order_facts(army: int, order: int) -> Json:
    """An order in words: who, and where to."""
    facts: Json = {"army": ARMY_NAMES[army]}
    if is_general_order(order):
        return {**facts, "kind": "general", "unit": "all", "path": DIRECTION_NAMES[direction_of(order)]}
    facts |= {"kind": "personal", "unit": UNIT_NAMES[type_of(order)], "path": PATH_NAMES[path_of(order)]}
    return {**facts, "faster": True} if is_faster(order) else facts


def _order(p: State, raw: Raw) -> Json:
    return order_facts(raw[1], raw[2])


def _step(p: State, raw: Raw) -> Json:
    _, unit, start, end, step, _ = raw
    return {**unit_ref(unit), "from": cell_name(p.setup, start), "to": cell_name(p.setup, end), "nth": step}


def _stop(p: State, raw: Raw) -> Json:
    _, unit, cell, step, why, _ = raw
    rule, reason = STOPS[why]
    return {"rule": rule, **unit_ref(unit), "at": cell_name(p.setup, cell), "nth": step, "reason": reason}


def _pair(p: State, raw: Raw) -> Json:
    return {**unit_ref(raw[1]), "foe": unit_name(raw[2])}


def _met(p: State, raw: Raw) -> Json:
    return {"rule": MEETINGS[raw[5]], **_pair(p, raw), "at": cell_name(p.setup, raw[3]), "nth": raw[4]}


def _lot(p: State, raw: Raw) -> Json:
    rule = "BUGS-COLL-03" if enemies(raw[1], raw[2]) else "BUGS-COLL-07"
    return {"rule": rule, **_pair(p, raw)}


def _placed(p: State, raw: Raw) -> Json:
    """Where a unit was put, by whichever way of placing the match has."""
    rule = "BUGS-SET-04" if p.setup.fixed else "BUGS-SET-10" if p.setup.is_campaign() else "BUGS-SET-03"
    return {"rule": rule, **_at(p, raw)}


def _over(p: State, raw: Raw) -> Json:
    rule = "BUGS-CAMP-03" if p.setup.is_campaign() else "BUGS-END-04"
    return {"rule": rule, "result": RESULTS[raw[1]]}


def _party(p: State, raw: Raw) -> Json:
    return {"rule": "BUGS-CAMP-01" if p.setup.is_campaign() else "BUGS-SET-05", "party": raw[1]}


def _went(p: State, raw: Raw) -> Json:
    return {**unit_ref(raw[1]), "from": cell_name(p.setup, raw[2]), "to": cell_name(p.setup, raw[3])}


def _at(p: State, raw: Raw) -> Json:
    return {**unit_ref(raw[1]), "at": cell_name(p.setup, raw[2])}


def _unit(p: State, raw: Raw) -> Json:
    return dict(unit_ref(raw[1]))


def _declared(p: State, raw: Raw) -> Json:
    return {**_at(p, raw), "use": "yes" if raw[3] else "no"}


def _began(p: State, raw: Raw) -> Json:
    _, south, north, cell, shooter, _ = raw
    first, second = (north, south) if shooter == 1 else (south, north)
    kind = "cell" if shooter == NONE else "ranged"
    rule = "BUGS-BAT-12" if shooter == NONE else "BUGS-RANGED-02"
    return {
        "rule": rule,
        "kind": kind,
        **unit_ref(first),
        "foe": unit_name(second),
        "at": cell_name(p.setup, cell),
    }


def _rolled(p: State, raw: Raw) -> Json:
    _, unit, die, value, energy, paid = raw
    rule = "BUGS-BAT-13" if paid else "BUGS-BAT-11"
    pay = ("first", "energy", "medal")[paid]
    counts = "full" if value == die else "less"
    told = {"die": die, "counts": counts, "value": value, "energy": energy, "pay": pay}
    return {"rule": rule, **unit_ref(unit), **told}


def _removed(p: State, raw: Raw) -> Json:
    _, unit, cell, why, by, _ = raw
    rule, cause = REMOVALS[why]
    scorer = ARMY_NAMES[by] if by != NONE else "nobody"
    return {"rule": rule, **unit_ref(unit), "at": cell_name(p.setup, cell), "cause": cause, "by": scorer}


def _gained(p: State, raw: Raw) -> Json:
    _, army, gained, total, source, _ = raw
    rule = "BUGS-END-02" if source == h.FROM_ARTIFACT else "BUGS-WIN-04"
    word = "artifact" if source == h.FROM_ARTIFACT else "defeat"
    return {"rule": rule, "army": ARMY_NAMES[army], "n": gained, "influence": total, "source": word}


def _income(p: State, raw: Raw) -> Json:
    return {"army": ARMY_NAMES[raw[1]], "n": raw[2], "energy": raw[3]}


def _army(p: State, raw: Raw) -> Json:
    return {"army": ARMY_NAMES[raw[1]]}


def _train(p: State, raw: Raw) -> Json:
    _, owner, unit, cell, _, _ = raw
    return {"army": ARMY_NAMES[owner], "unit": unit_name(unit), "at": cell_name(p.setup, cell)}


def _ended(p: State, raw: Raw) -> Json:
    rule, why = ENDINGS[raw[2]]
    if p.setup.armies > 2:
        rule = ALLIED_ENDINGS[raw[2]]
    return {"rule": rule, "result": RESULTS[raw[1]], "reason": why}


def _boosted(p: State, raw: Raw) -> Json:
    return {**unit_ref(raw[1]), "medal": MEDAL_NAMES[raw[2]], "n": raw[3]}


def _medal(p: State, raw: Raw) -> Json:
    _, medal, army, before, _, _ = raw
    rule = "BUGS-MED-02" if before == NONE else "BUGS-MED-04"
    return {"rule": rule, "army": ARMY_NAMES[army], "medal": MEDAL_NAMES[medal]}


def _portal_energy(p: State, raw: Raw) -> Json:
    return {"army": ARMY_NAMES[raw[1]], "energy": raw[2]}


def _option(p: State, raw: Raw) -> Json:
    return {"trophy": TROPHY_NAMES[raw[1]], "option": raw[2], "how": "agreed" if raw[3] else "rolled"}


def _first(p: State, raw: Raw) -> Json:
    rule = "BUGS-CAMP-01" if p.setup.is_campaign() else "BUGS-SET-01"
    return {"rule": rule, "seat": raw[1], "number": raw[1] + 1}


_KINDS: dict[int, tuple[str, str, Callable[[State, Raw], Json]]] = {
    h.FIRST_DRAWN: ("first-drawn", "BUGS-SET-01", _first),
    h.TROPHY_DRAWN: ("trophy-drawn", "BUGS-CAMP-01", lambda p, raw: {"trophy": TROPHY_NAMES[raw[1]]}),
    h.OPTION_SET: ("option-set", "BUGS-CAMP-02", _option),
    h.PLACED: ("placed", "BUGS-SET-03", _placed),
    h.INCOME_TAKEN: ("income-taken", "BUGS-KB-01", _income),
    h.INCOME_LOST: ("income-lost", "BUGS-KB-02", _army),
    h.ORDER_SHOWN: ("order-shown", "BUGS-PLAN-06", _order),
    h.STEPPED: ("stepped", "BUGS-MOVE-01", _step),
    h.STOPPED: ("stopped", "BUGS-MOVE-02", _stop),
    h.LOT_WON: ("lot-won", "BUGS-COLL-03", _lot),
    h.MET: ("met", "BUGS-COLL-02", _met),
    h.RETURNED: ("returned", "BUGS-R-03", _went),
    h.PORTAL_DECLARED: ("portal-declared", "BUGS-PORT-02", _declared),
    h.BATTLE_LOT_WON: ("battle-lot-won", "BUGS-ORD-04", lambda p, raw: {"side": SIDE_NAMES[raw[1]]}),
    h.BATTLE_CHOSEN: (
        "battle-chosen",
        "BUGS-ORD-04",
        lambda p, raw: {**_pair(p, raw), "at": cell_name(p.setup, raw[3])},
    ),
    h.BATTLE_BEGAN: ("battle-began", "BUGS-BAT-12", _began),
    h.BOOSTED: ("boosted", "BUGS-MED-06", _boosted),
    h.ROLLED: ("rolled", "BUGS-BAT-11", _rolled),
    h.COULD_NOT_ROLL: ("could-not-roll", "BUGS-KB-03", _unit),
    h.KEPT: ("kept", "BUGS-BAT-14", _unit),
    h.TRIANGLE_WON: ("triangle-won", "BUGS-TRI-01", _pair),
    h.WON: ("won", "BUGS-BAT-15", _pair),
    h.DREW: ("drew", "BUGS-BAT-16", _pair),
    h.RETREATED: ("retreated", "BUGS-BAT-16", _went),
    h.REMOVED: ("removed", "BUGS-BAT-15", _removed),
    h.MISSED: ("missed", "BUGS-RANGED-03", _pair),
    h.TARGET_SHOWN: (
        "target-shown",
        "BUGS-RANGED-07",
        lambda p, raw: {**_pair(p, raw), "at": cell_name(p.setup, raw[3])},
    ),
    h.BATTLE_VOID: ("battle-void", "BUGS-BAT-19", _pair),
    h.INFLUENCE_GAINED: ("influence-gained", "BUGS-WIN-04", _gained),
    h.TRAVELLED: ("travelled", "BUGS-PORT-03", _went),
    h.TRAVEL_BLOCKED: ("travel-blocked", "BUGS-PORT-03", _at),
    h.PORTAL_ENERGY: ("portal-energy", "BUGS-CAMP-02", _portal_energy),
    h.TRAIN_CAPTURED: ("train-captured", "BUGS-END-03", _train),
    h.TRAIN_FREED: ("train-freed", "BUGS-END-03", _train),
    h.TURN_BEGAN: ("turn-began", "BUGS-TURN-01", lambda p, raw: {"turn": raw[1]}),
    h.PARTY_ENDED: ("party-ended", "BUGS-END-04", _ended),
    h.MEDAL_GIVEN: ("medal-given", "BUGS-MED-02", _medal),
    h.TROPHY_TAKEN: (
        "trophy-taken",
        "BUGS-CAMP-03",
        lambda p, raw: {"trophy": TROPHY_NAMES[raw[1]], "side": SIDE_NAMES[raw[2]]},
    ),
    h.MATCH_ENDED: ("match-ended", "BUGS-CAMP-03", _over),
    h.PARTY_BEGAN: ("party-began", "BUGS-CAMP-01", _party),
}
