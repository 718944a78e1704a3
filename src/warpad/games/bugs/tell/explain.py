"""Strengths with their reasons, and the chances of a battle, as data for the screen."""

from __future__ import annotations

from warpad.core.game import Json
from warpad.games.bugs.data.book import OPTIONS, TYPES
from warpad.games.bugs.data.content import load
from warpad.games.bugs.data.geometry import BOARD
from warpad.games.bugs.data.names import MEDAL_NAMES, SIDE_NAMES, TROPHY_NAMES, cell_name, unit_ref
from warpad.games.bugs.data.verbs import ANY_ORDER, BATTLE_STRENGTH_ONCE, OFF
from warpad.games.bugs.rules import codes, effects
from warpad.games.bugs.rules.allies import penalty_of
from warpad.games.bugs.rules.battle import is_attacking, part_in, power_of, triangle_winner
from warpad.games.bugs.rules.effects import IS_SHOT, ON_CELL, SHOOTS
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import is_general, is_personal
from warpad.games.bugs.tell.odds import as_json, one_roll, with_rerolls

# The trait to which each row of effects belongs.
TRAIT_OF_ROW = tuple(trait.id for unit in load().units.units for trait in unit.traits for _ in trait.effects)

_SOURCES = ("base", "trait", "aura", "trophy", "medal", "override")
_RULES = ("BUGS-BAT-12", "BUGS-BAT-12", "BUGS-BAT-12", "BUGS-CAMP-02", "BUGS-MED-06", "BUGS-BAT-18")


def strength_of(p: State, unit: int, foe: int, cell: int, attacking: bool, part: int) -> Json:
    """A unit's Strength with all that it is made of."""
    raw = list(effects.parts(p, unit, foe, cell, attacking, part))
    listed = [_part(p, *raw[i : i + 3]) for i in range(0, len(raw), 3)]
    return {"total": max(0, sum(part["n"] for part in listed)), "parts": listed}


def _part(p: State, source: int, number: int, n: int) -> Json:
    """One reason: what gives it, how much, by which rule; `message` explains it."""
    told: Json = {"source": _SOURCES[source], "n": n, "rule": _RULES[source]}
    if source == effects.SOURCE_TRAIT:
        trait = TRAIT_OF_ROW[number]
        return {**told, "trait": trait, "message": f"bugs-trait-{trait.replace('.', '-')}"}
    if source == effects.SOURCE_AURA:
        where = cell_name(p.setup, p.where[number])
        trait = load().units.units[number % TYPES].traits[-1].id.replace(".", "-")
        return {**told, **unit_ref(number), "at": where, "message": f"bugs-trait-{trait}"}
    if source == effects.SOURCE_TROPHY:
        name = TROPHY_NAMES[number // OPTIONS]
        return {**told, "trophy": name, "message": f"bugs-trophy-{name}-{number % OPTIONS + 1}"}
    if source == effects.SOURCE_OVERRIDE:
        return {**told, **unit_ref(number), "message": "bugs-trait-mosquito-sting"}
    return {**told, "message": "bugs-part-strength"}


def preview(p: State, unit: int, foe: int, ranged: bool) -> Json:
    """A battle of this unit, attacking from where it stands, against a foe: sums, triangle and odds."""
    own_cell = p.where[foe] if ranged and p.setup.bonus_at_target else p.where[unit]
    own_part, foe_part = (SHOOTS, IS_SHOT) if ranged else (ON_CELL, ON_CELL)
    mine = strength_of(p, unit, foe, own_cell, True, own_part)
    theirs = strength_of(p, foe, unit, p.where[foe], is_personal(p, foe), foe_part)
    triangle = _triangle(p, unit, foe, ranged)
    return {
        "kind": "ranged" if ranged else "cell",
        "at": cell_name(p.setup, p.where[foe]),
        "foe": {**unit_ref(foe), "strength": theirs},
        "strength": mine,
        "triangle": triangle,
        **chances(p, unit, foe, mine["total"] - theirs["total"], triangle, 0.0 if ranged else 0.5),
    }


def _triangle(p: State, unit: int, foe: int, ranged: bool) -> str | None:
    """Who would win outright: "win", "lose" or nobody."""
    if p.terms.triangle == OFF:
        return None
    if p.book.beats[unit % TYPES] >> (foe % TYPES) & 1:
        return "win"
    answers = not ranged and (is_personal(p, foe) or p.terms.triangle == ANY_ORDER)
    return "lose" if answers and p.book.beats[foe % TYPES] >> (unit % TYPES) & 1 else None


def chances(p: State, unit: int, foe: int, lead: int, triangle: str | None, draw: float) -> Json:
    """BUGS-TRI-03, BUGS-BAT-11: odds of one roll each, and the value when both reroll as long as it helps.

    A draw is worth `draw`."""
    if triangle is not None:
        sure = 1.0 if triangle == "win" else 0.0
        return {"odds": as_json((sure, 0.0, 1.0 - sure)), "value": sure, "rule": "BUGS-TRI-01"}
    energy, foe_energy = int(p.energy[unit // TYPES]), int(p.energy[foe // TYPES])
    less, foe_less = int(penalty_of(p, unit)), int(penalty_of(p, foe))
    roll = one_roll(lead, energy > 0, foe_energy > 0, less, foe_less)
    bare = lead - less * (energy > 0) + foe_less * (foe_energy > 0)
    value = with_rerolls(bare, energy, foe_energy, draw)
    return {"odds": as_json(roll), "value": round(value, 4), "rule": "BUGS-TRI-03"}


def draw_worth(shooter: int, side: int) -> float:
    """BUGS-RANGED-03: to a shooter a draw is a miss, to its target a rescue."""
    return 0.5 if shooter == codes.NONE else 0.0 if shooter == side else 1.0


# -- the battles of this turn --------------------------------------------------------------------


def battles(p: State) -> list[Json]:
    """Every battle of the turn in the order in which they were found, with what is known of each."""
    return [battle(p, at) for at in range(0, len(p.fights), codes.FIGHT_SIZE)]


def battle(p: State, at: int) -> Json:
    row = p.fights
    result = row[at + codes.F_RESULT]
    shooter = row[at + codes.F_SHOOTER]
    plain = result & ~codes.TRIANGLE_FLAG
    names = {codes.PENDING: None, 1: "south", 2: "north", codes.DRAW: "draw", codes.VOID: "void"}
    return {
        "battle": at // codes.FIGHT_SIZE,
        "kind": "cell" if shooter == codes.NONE else "ranged",
        "shooter": None if shooter == codes.NONE else SIDE_NAMES[shooter],
        "at": cell_name(p.setup, row[at + codes.F_CELL]),
        "step": int(row[at + codes.F_STEP]),
        "mutual": bool(row[at + codes.F_TWIN] != codes.NONE),
        "current": bool(at == p.fight),
        "result": names[plain],
        "triangle": bool(result & codes.TRIANGLE_FLAG),
        "odds": _open_odds(p, at),
        "fighters": [_fighter(p, at, side) for side in (0, 1)],
    }


def _open_odds(p: State, at: int) -> Json | None:
    """Chances of a battle whose dice do not lie yet, for each side; bonuses as they are now."""
    row = p.fights
    units = [row[at + codes.F_UNIT], row[at + codes.F_UNIT + 1]]
    rolled = row[at + codes.F_DIE] != codes.NOT_ROLLED or row[at + codes.F_DIE + 1] != codes.NOT_ROLLED
    if row[at + codes.F_RESULT] != codes.PENDING or rolled or codes.GONE in [p.where[unit] for unit in units]:
        return None
    winner, shooter = triangle_winner(p, at), int(row[at + codes.F_SHOOTER])
    if at == p.fight:
        lead = row[at + codes.F_POWER] - row[at + codes.F_POWER + 1]
    else:
        lead = power_of(p, at, 0) - power_of(p, at, 1)
    outright = [None if winner == codes.NONE else "win" if winner == side else "lose" for side in (0, 1)]
    return {
        "south": chances(p, units[0], units[1], int(lead), outright[0], draw_worth(shooter, 0)),
        "north": chances(p, units[1], units[0], -int(lead), outright[1], draw_worth(shooter, 1)),
    }


def _fighter(p: State, at: int, side: int) -> Json:
    row = p.fights
    unit = row[at + codes.F_UNIT + side]
    die = int(row[at + codes.F_DIE + side])
    value = die - int(penalty_of(p, unit)) if die > 0 else 0
    told: Json = {
        **unit_ref(unit),
        "side": SIDE_NAMES[side],
        "attacking": bool(is_attacking(p, at, side)),
        "die": None if die == codes.NOT_ROLLED else die,
        "penalty": int(penalty_of(p, unit)),
        "strength": int(row[at + codes.F_POWER + side]),
        "total": int(row[at + codes.F_POWER + side]) + value if die != codes.NOT_ROLLED else None,
    }
    if at == p.fight and p.where[unit] >= 0:
        told["parts"] = _current_parts(p, at, side)
    return told


def _current_parts(p: State, at: int, side: int) -> list[Json]:
    """The reasons of the battle that is being fought; nothing on the board has changed since it began."""
    unit, foe = p.fights[at + codes.F_UNIT + side], p.fights[at + codes.F_UNIT + 1 - side]
    from_target = p.fights[at + codes.F_SHOOTER] == side and p.setup.bonus_at_target
    cell = p.where[foe] if from_target else p.where[unit]
    parts: list[Json] = strength_of(p, unit, foe, cell, is_attacking(p, at, side), part_in(p, at, side))[
        "parts"
    ]
    if p.fights[at + codes.F_BOOST] >> (2 + side) & 1:
        medal = next(
            m
            for m, verb in enumerate(p.book.medal_verb)
            if verb == BATTLE_STRENGTH_ONCE and p.holder[m] == unit // TYPES
        )
        name = MEDAL_NAMES[medal]
        n = int(p.book.medal_amount[medal])
        parts.append(
            {
                "source": "medal",
                "n": n,
                "rule": "BUGS-MED-06",
                "medal": name,
                "message": f"bugs-medal-{name}-bonus",
            }
        )
    return parts


def reroll_outlook(p: State) -> list[Json]:
    """What each face of a new die would make of the battle, for the side that is asked."""
    at, side = p.fight, p.ask
    mine = p.fights[at + codes.F_POWER + side]
    foe_die = p.fights[at + codes.F_DIE + 1 - side]
    foe = p.fights[at + codes.F_UNIT + 1 - side]
    theirs = p.fights[at + codes.F_POWER + 1 - side] + (foe_die - penalty_of(p, foe) if foe_die > 0 else 0)
    less = penalty_of(p, p.fights[at + codes.F_UNIT + side])
    outlook = []
    for face in (1, 2, 3):
        lead = mine + face - less - theirs
        outlook.append({"die": face, "result": "win" if lead > 0 else "draw" if lead == 0 else "lose"})
    return outlook


def portal_ways(p: State) -> list[Json]:
    """BUGS-PORT-03, BUGS-PORT-04, BUGS-ALLY-05: where the portal of the unit leads, and who stands there."""
    unit = p.subject
    here = p.where[unit]
    found = []
    for cell in range(int(p.terms.portals).bit_length()):
        if not p.terms.portals >> cell & 1 or cell == here:
            continue
        if is_general(p, unit) and cell // BOARD != here // BOARD:
            continue
        there = [unit_ref(other) for other, where in enumerate(p.where) if where == cell]
        found.append(
            {"at": cell_name(p.setup, cell), "units": there, "same_board": cell // BOARD == here // BOARD}
        )
    return found
