"""What a viewer may see: public facts and the viewer's own secrets, with all a screen has to draw."""

from __future__ import annotations

from warpad.core.game import Json
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.content import Unit, load
from warpad.games.bugs.data.geometry import BOARD, WIDTH
from warpad.games.bugs.data.names import (
    ARMY_NAMES,
    MEDAL_NAMES,
    MODE_NAMES,
    SIDE_NAMES,
    all_cells,
    cell_name,
    unit_name,
    unit_ref,
)
from warpad.games.bugs.rules import phases
from warpad.games.bugs.rules.allies import penalty_of
from warpad.games.bugs.rules.campaign import trophies_of
from warpad.games.bugs.rules.codes import F_UNIT, GONE, NONE, TRAIL
from warpad.games.bugs.rules.orders import is_general_order, next_army, type_of
from warpad.games.bugs.rules.placement import army_to_place, open_cells
from warpad.games.bugs.rules.ranged import next_shooter, targets_of
from warpad.games.bugs.rules.scoring import goal_of, side_influence
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import general_alive, is_active, is_personal, speed_of
from warpad.games.bugs.tell.campaign import medal_card, past_games, trophy_at_stake, trophy_card
from warpad.games.bugs.tell.events import RESULTS, order_facts
from warpad.games.bugs.tell.explain import battles, portal_ways, reroll_outlook, strength_of
from warpad.games.bugs.tell.forecast import forecast
from warpad.games.bugs.tell.refusals import rule_of
from warpad.games.bugs.tell.worth import boost_worth, reroll_worth, shot_previews

PHASE_NAMES = (
    "running",
    "lot-first",
    "draw-trophy",
    "agree",
    "roll-trophy",
    "place",
    "place-secretly",
    "income",
    "order",
    "lot-meeting",
    "lot-portal",
    "portal",
    "lot-battle",
    "battle",
    "boost",
    "roll",
    "reroll",
    "target",
    "destination",
    "lot-medal",
    "over",
)
# When the triangle rule holds: for units with a personal order, for any in a cell battle, or never.
TRIANGLES = ("personal", "any", "off")
STAGE_NAMES = (
    "party",
    "trophy",
    "option",
    "placing",
    "income",
    "orders",
    "movement",
    "portals",
    "cell-battles",
    "targets",
    "shots",
    "travel",
    "turn-end",
    "medals",
    "party-end",
)


# While these are asked, a viewer sees what others do not: own secrets, or which army it is asked about.
_DIFFERENT = (phases.PLACE_SECRET, phases.ORDERS, phases.TARGETS)


def differs(p: State) -> bool:
    """Whether the view depends on who looks."""
    return p.phase in _DIFFERENT


def observe(p: State, seat: int) -> dict[str, object]:
    """All that this seat may see."""
    return {
        "game": "bugs",
        "mode": MODE_NAMES[p.setup.mode],
        "party": int(p.party),
        "turn": int(p.turn),
        "turn_cap": int(p.setup.turn_cap),
        "phase": PHASE_NAMES[p.phase],
        "stage": STAGE_NAMES[p.stage],
        "step": int(p.step),
        "first_seat": int(p.first_seat),
        "boards": int(p.setup.armies // 2),
        "triangle": TRIANGLES[p.terms.triangle],
        "cells": _cells(p),
        "sides": [_side(p, side) for side in (0, 1)],
        "armies": [_army(p, army) for army in range(p.setup.armies)],
        "units": [_unit(p, unit, seat) for unit in range(p.units)],
        "orders": [_revealed_order(p, army) for army in range(p.setup.armies) if p.shown[army] != NONE],
        "moves": _moves(p, seat),
        "battles": battles(p),
        "portals": _portals(p),
        "sealed": _own_secrets(p, seat),
        "question": _question(p, seat),
        "trophy": trophy_at_stake(p),
        "trophies": [trophy_card(p, n) for n in range(p.book.trophies)] if p.setup.is_campaign() else [],
        "medals": [medal_card(p, n) for n in range(p.book.medals)] if p.setup.is_campaign() else [],
        "history": past_games(p),
        "result": RESULTS[p.winner] if p.phase == phases.OVER else None,
        "forecast": _forecast(p, seat),
    }


# -- board and armies ----------------------------------------------------------------------------


def _cells(p: State) -> list[Json]:
    """The board; it stays the same for a whole party."""
    key = int(p.terms.portals), int(p.setup.armies)
    if key not in _BOARDS:
        _BOARDS[key] = [_cell(p, cell) for cell in all_cells(p.setup)]
    return _BOARDS[key]


_BOARDS: dict[tuple[int, int], list[Json]] = {}


def _cell(p: State, cell: int) -> Json:
    """A cell with its special sign: artefact, portal, and whose baggage train."""
    trains = [a for a in range(p.setup.armies) if p.book.train[a] == cell]
    lines = [a for a in range(p.setup.armies) if p.book.lines[a] >> cell & 1]
    return {
        "at": cell_name(p.setup, cell),
        "board": cell // BOARD + 1,
        "column": "abcde"[cell % WIDTH],
        "row": cell % BOARD // WIDTH + 1,
        "artifact": bool(p.book.artifact >> cell & 1),
        "portal": bool(p.terms.portals >> cell & 1),
        "train": ARMY_NAMES[trains[0]] if trains else None,
        "line": ARMY_NAMES[lines[0]] if lines else None,
    }


def _side(p: State, side: int) -> Json:
    return {
        "side": SIDE_NAMES[side],
        "influence": int(side_influence(p, side)),
        "goal": int(goal_of(p)),
        "trophies": int(trophies_of(p, side)),
        "trophies_to_win": int(p.setup.to_win),
    }


def _army(p: State, army: int) -> Json:
    """The tablet of an army: tracks, train, general, medals."""
    holds_back = p.phase == phases.ORDERS and p.orders[army] != NONE
    return {
        "army": ARMY_NAMES[army],
        "name": f"bugs-army-{ARMY_NAMES[army]}",
        "side": SIDE_NAMES[army & 1],
        "seat": int(p.setup.owner[army]),
        "board": army // 2 + 1,
        "colour": load().board.armies[army & 1].colour,
        "forward": load().board.armies[army & 1].forward,
        "energy": int(p.energy[army]),
        "energy_max": int(p.book.energy_max),
        "income": int(p.terms.income) if p.train[army] == NONE else 0,
        "influence": int(p.influence[army]),
        "influence_max": int(p.book.influence_max),
        "train": {
            "at": cell_name(p.setup, p.book.train[army]),
            "captured_by": ARMY_NAMES[p.train[army]] if p.train[army] != NONE else None,
        },
        "general": p.turn == 0 or bool(general_alive(p, army)),
        "ordered": holds_back,
        "medals": [MEDAL_NAMES[m] for m in range(p.book.medals) if p.holder[m] == army],
    }


def _is_hidden(p: State, unit: int, seat: int) -> bool:
    """BUGS-SET-10, BUGS-HID-01: formations stay behind the screens until all are done."""
    return p.phase == phases.PLACE_SECRET and p.setup.owner[unit // TYPES] != seat


def _unit(p: State, unit: int, seat: int) -> Json:
    """BUGS-ALLY-13: a unit with its owner, so that those of partners can be told apart on one board."""
    hidden = _is_hidden(p, unit, seat)
    stands = p.where[unit] != GONE and not hidden
    placing = p.phase in (phases.PLACE_OPEN, phases.PLACE_SECRET)
    away = "removed" if p.turn > 0 and not placing else "unplaced"
    return {
        **unit_ref(unit),
        "side": SIDE_NAMES[(unit // TYPES) & 1],
        **_CARDS[unit % TYPES],
        "state": "hidden" if hidden else "standing" if stands else away,
        "at": cell_name(p.setup, p.where[unit]) if stands else None,
        "visiting": stands and p.where[unit] // BOARD != unit // TYPES // 2,
        "speed": int(speed_of(p, unit)),
        "strength": strength_of(p, unit, NONE, p.where[unit], False, False) if stands else None,
        "active": bool(is_active(p, unit)),
        "attacking": bool(is_personal(p, unit)),
        "steps": int(p.steps[unit]),
        "in_battle": bool(p.met >> unit & 1),
        "penalty": int(penalty_of(p, unit)) if stands and not placing else 0,
    }


def _card(card: Unit) -> Json:
    """What is printed on a unit."""
    return {
        "name": f"bugs-unit-{card.id}",
        "troop": card.troop,
        "general": card.general,
        "origin": card.origin,
        "base_speed": card.speed,
        "range": card.range,
        "base_strength": card.strength,
        "beats": [unit.id for unit in _units() if unit.troop == _beaten_by().get(card.troop)],
        "beaten_by": [unit.id for unit in _units() if _beaten_by().get(unit.troop) == card.troop],
        "traits": [
            {"trait": t.id, "message": f"bugs-trait-{t.id.replace('.', '-')}", "origin": t.origin}
            for t in card.traits
        ],
    }


def _units() -> list[Unit]:
    return load().units.units


def _beaten_by() -> dict[str, str]:
    """BUGS-TRI-01: which troop each troop beats outright."""
    return load().units.triangle.beats


_CARDS = tuple(_card(card) for card in _units())


# -- the turn ------------------------------------------------------------------------------------


def _revealed_order(p: State, army: int) -> Json:
    """A revealed order, with the cells that the unit came through."""
    order = p.shown[army]
    told = order_facts(army, order)
    if not is_general_order(order):
        trail = [p.trail[army * TRAIL + i] for i in range(TRAIL)]
        told["cells"] = [cell_name(p.setup, cell) for cell in trail if cell != NONE]
    return told


def _moves(p: State, seat: int) -> list[Json]:
    """Who moved this turn, from where to where, step by step."""
    if p.phase in (phases.PLACE_OPEN, phases.PLACE_SECRET):
        return []
    told = []
    for army in range(p.setup.armies):
        order = p.shown[army]
        if order == NONE:
            continue
        for unit in range(army * TYPES, (army + 1) * TYPES):
            if p.steps[unit] == 0:
                continue
            if is_general_order(order):
                cells = [p.came[unit]]
            else:
                cells = [p.trail[army * TRAIL + i] for i in range(p.steps[unit])]
            last = p.where[unit] if is_general_order(order) else p.trail[army * TRAIL + p.steps[unit]]
            names = [cell_name(p.setup, cell) for cell in (*cells, last) if cell >= 0]
            told.append({**unit_ref(unit), "cells": names})
    return told


def _portals(p: State) -> list[Json]:
    """Declarations of this turn, in the order of travel."""
    return [{**unit_ref(unit), "use": bool(p.declared >> unit & 1)} for unit in p.queue]


def _own_secrets(p: State, seat: int) -> Json:
    """The viewer's own decisions that the others do not see yet."""
    own = [army for army in range(p.setup.armies) if p.setup.owner[army] == seat]
    orders = [
        order_facts(army, p.orders[army])
        for army in own
        if p.phase == phases.ORDERS and p.orders[army] != NONE
    ]
    targets = []
    if p.phase == phases.TARGETS:
        for army in own:
            if p.targets[army] > 0:
                target = p.targets[army] - 1
                shooter = army * TYPES + type_of(p.shown[army])
                targets.append(
                    {**unit_ref(shooter), "foe": unit_name(target), "at": cell_name(p.setup, p.where[target])}
                )
    return {"orders": orders, "targets": targets}


def _question(p: State, seat: int) -> Json:
    """What is asked of whom: `message` is the sentence, `args` its arguments."""
    kind = PHASE_NAMES[p.phase]
    told: Json = {
        "kind": kind,
        "message": f"bugs-ask-{kind}",
        "rule": rule_of(p.phase),
        "seats": [int(who) for who in p.actors() if who >= 0],
        "args": {},
    }
    told["args"] = _question_args(p, seat)
    if p.phase == phases.ASK_REROLL:
        told["outlook"] = reroll_outlook(p)
        told["worth"] = reroll_worth(p)
    if p.phase == phases.ASK_BOOST:
        told["worth"] = boost_worth(p)
    if p.phase == phases.TARGETS and seat in told["seats"]:
        told["shots"] = shot_previews(p, seat)
    if p.phase == phases.PLACE_OPEN:
        told["advised"] = _advised_places(p, army_to_place(p, p.actor()))
    elif p.phase == phases.PLACE_SECRET and seat in told["seats"]:
        told["advised"] = _advised_places(p, army_to_place(p, seat))
    if p.phase in (phases.ASK_PORTAL, phases.ASK_DESTINATION):
        told["leads"] = portal_ways(p)
    return told


def _advised_places(p: State, army: int) -> dict[str, str]:
    """BUGS-SET-04: where the recommended formation has each unit that is not placed yet."""
    units = range(army * TYPES, (army + 1) * TYPES)
    return {
        unit_name(unit): cell_name(p.setup, p.book.formation[unit])
        for unit in units
        if p.where[unit] == GONE and open_cells(p, army, unit % TYPES) >> p.book.formation[unit] & 1
    }


def _question_args(p: State, seat: int) -> Json:
    phase = p.phase
    if phase in (phases.ASK_PORTAL, phases.ASK_DESTINATION):
        return {**unit_ref(p.subject), "at": cell_name(p.setup, p.where[p.subject])}
    if phase in (phases.ASK_BOOST, phases.ASK_REROLL):
        unit = p.fights[p.fight + F_UNIT + p.ask]
        return {**unit_ref(unit), "energy": int(p.energy[unit // TYPES])}
    if phase == phases.ASK_INCOME:
        return {"army": ARMY_NAMES[p.subject]}
    if phase == phases.PLACE_OPEN:
        return {"army": ARMY_NAMES[army_to_place(p, p.actor())]}
    if seat < 0 or seat not in list(p.actors()):
        return {}
    if phase == phases.ORDERS:
        return {"army": ARMY_NAMES[next_army(p, seat)]}
    if phase == phases.PLACE_SECRET:
        return {"army": ARMY_NAMES[army_to_place(p, seat)]}
    if phase == phases.TARGETS:
        shooter = next_shooter(p, seat)
        return {
            **unit_ref(shooter),
            "at": cell_name(p.setup, p.where[shooter]),
            "targets": len(targets_of(p, shooter)),
        }
    return {}


def _forecast(p: State, seat: int) -> list[Json]:
    """For a seat that plans: what its orders meet if the others stay."""
    if p.phase != phases.ORDERS or seat < 0:
        return []
    army = next_army(p, seat)
    return forecast(p, army) if army != NONE else []
