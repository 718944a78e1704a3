"""Everything a tile on the board is and does now, each value with where it comes from."""

from __future__ import annotations

from typing import Any

from warpad.core.hexes import HEXES, SIDES
from warpad.games.neuroshima.data.content import ALL_ARMIES, Effect, tile_of
from warpad.games.neuroshima.data.tables import (
    TRAIT_GIVE_MOBILITY,
    TRAIT_HACK,
    TRAIT_HELP,
    TRAIT_HINDER,
    TRAIT_HQ,
    TRAIT_MEDIC,
    TRAIT_MOBILE,
    TRAITS,
)
from warpad.games.neuroshima.rules.battle.status import (
    commander,
    initiative_bonus,
    is_netted,
    look,
    medics_of,
    mobility_givers,
    netters_of,
    reaching_tiles,
    shift_values,
    slots_of,
    works_for,
)
from warpad.games.neuroshima.rules.battle.units import whole_toughness, whole_traits, whole_wounds
from warpad.games.neuroshima.rules.board import tile_at
from warpad.games.neuroshima.rules.movement import OWN_MOBILITY, gift_source, has_used
from warpad.games.neuroshima.rules.pieces import owner_of, rotation_of
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.cells import cell_name, cells_in
from warpad.games.neuroshima.tell.lines import attacks_of, line
from warpad.games.neuroshima.tell.telling import telling

Json = dict[str, Any]
LENT_RULES = {
    "melee": "NH-MOD-04",
    "ranged": "NH-MOD-04",
    "initiative": "NH-MOD-04",
    "extra-action": "NH-MOD-05",
    "convert": "NH-MOD-09",
    "medic": "NH-MED-01",
    "mobility": "NH-MOD-08",
    "hack": "NH-CTL-05",
}
# Boards whose tiles are remembered: most decisions leave the board as it is, and all viewers see the same.
MOST_KEPT = 64
_KEPT: dict[tuple[object, ...], list[Json]] = {}
# What tiles do for others, or against them.
HELPING = TRAIT_HELP | TRAIT_HINDER | TRAIT_MEDIC | TRAIT_GIVE_MOBILITY | TRAIT_HACK


def names_in(position: State, mask: int) -> list[str]:
    return [cell_name(position.setup, cell) for cell in cells_in(mask)]


def values_in(mask: int) -> list[int]:
    """A set of initiatives, the highest first."""
    return [value for value in range(mask.bit_length() - 1, -1, -1) if mask >> value & 1]


def _rule_of(position: State, giver: int, effect: Effect) -> str:
    if effect.do == "initiative" and effect.value < 0:
        return "NH-MOD-06"
    if TRAITS[tile_at(position, giver)] & TRAIT_HQ and effect.do != "extra-action":
        return "NH-MOD-10"
    return LENT_RULES.get(effect.do, "NH-MOD-01")


def _reason_of(position: State, giver: int) -> str:
    if works_for(position, giver) != commander(position, giver):
        return "nh-reason-hacked"
    return "nh-reason-hq" if TRAITS[tile_at(position, giver)] & TRAIT_HQ else "nh-reason-module"


def helpers_of(position: State, cell: int) -> int:
    """All tiles whose effects act on this one: modules, HQs, medics, transports, hackers."""
    return reaching_tiles(position, cell, HELPING)


def lent_to(position: State, cell: int) -> list[Json]:
    """NH-MOD-02: what other tiles lend to this one (or take from it), one entry for each effect."""
    found = []
    for giver in cells_in(helpers_of(position, cell)):
        tile = tile_of(tile_at(position, giver))
        for effect in tile.effects:
            found.append(
                {
                    "by": cell_name(position.setup, giver),
                    "tile": tile.id,
                    "army": ALL_ARMIES[position.setup.army[owner_of(position.piece[giver])]].id,
                    "effect": effect.do,
                    "value": effect.value,
                    "rule": _rule_of(position, giver, effect),
                    "reason": _reason_of(position, giver),
                }
            )
    return found


def _initiative(position: State, cell: int, lent: list[Json]) -> Json:
    """NH-VAR-03: the initiatives of a tile; both halves of a construction have those of the first."""
    look(position)
    cell = position.units.head_of(position, cell)
    printed = tile_of(tile_at(position, cell)).initiative
    moved = shift_values(sum(1 << value for value in printed), initiative_bonus(position, cell))
    now = slots_of(position, cell)
    return {
        "printed": list(printed),
        "now": values_in(now) if printed else [],
        "extra": values_in(now & ~moved) if printed else [],
        "lent": [entry for entry in lent if entry["effect"] in ("initiative", "extra-action")],
    }


def _attacks(position: State, cell: int, lent: list[Json]) -> list[Json]:
    rotation = rotation_of(position.piece[cell])
    found = []
    for attack in attacks_of(position, cell):
        kind, direction, printed, _ = attack
        found.append(
            {
                **line(position, cell, attack),
                "side": (direction - rotation) % SIDES,
                "printed": printed,
                "lent": [entry for entry in lent if entry["effect"] == kind],
                "rule": {"melee": "NH-BAT-08", "ranged": "NH-BAT-09", "gauss": "NH-BAT-11"}[kind],
            }
        )
    return found


def _moves(position: State, cell: int) -> Json:
    """NH-MOV-02: the sources of movement of a tile and which of them are used up in this turn."""
    return {
        "mobile": bool(whole_traits(position, cell) & TRAIT_MOBILE),
        "used": has_used(position, cell, OWN_MOBILITY),
        "gifts": [
            {
                "by": cell_name(position.setup, giver),
                "used": has_used(position, cell, gift_source(position, giver)),
            }
            for giver in cells_in(mobility_givers(position, cell))
        ],
    }


def tile_view(position: State, cell: int) -> Json:
    """One tile as the board, the inspector and the screen reader need it."""
    piece = position.piece[cell]
    tile = tile_of(tile_at(position, cell))
    owner, rotation = owner_of(piece), rotation_of(piece)
    lent = lent_to(position, cell)
    wounds, toughness = whole_wounds(position, cell), whole_toughness(position, cell)
    q, r = HEXES[cell]
    view: Json = {
        "at": cell_name(position.setup, cell),
        "q": q,
        "r": r,
        "tile": tile.id,
        "kind": tile.kind,
        "glyph": tile.glyph,
        "player": owner,
        "army": ALL_ARMIES[position.setup.army[owner]].id,
        "commander": commander(position, cell),
        "works_for": works_for(position, cell),
        "rotation": rotation,
        "wounds": wounds,
        "toughness": toughness,
        "wounds_left": toughness - wounds,
        "netted": is_netted(position, cell),
        "netted_by": names_in(position, netters_of(position, cell)),
        "sides": [list(tile.sides[(direction - rotation) % SIDES]) for direction in range(SIDES)],
        "initiative": _initiative(position, cell, lent),
        "attacks": _attacks(position, cell, lent),
        "lent": lent,
        "medics": names_in(position, medics_of(position, cell)),
        "moves": _moves(position, cell),
        "link": bool(position.setup.terminals >> cell & 1 and not is_netted(position, cell)),
    }
    if tile.kind == "hq":
        view["hp"] = position.hp[owner]
    unit = telling(position).unit_view(position, cell)
    if unit is not None:
        view["unit"] = unit
    return view


def all_tiles(position: State) -> list[Json]:
    """Every tile on the board by hex; worked out once for the same board, and not to be changed."""
    board = (position.setup, *position.piece, *position.hp, *position.converted)
    found = _KEPT.get(board)
    if found is None:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        found = _KEPT[board] = look_at_tiles(position)
    return found


def look_at_tiles(position: State) -> list[Json]:
    """Every tile on the board by hex, each with the tiles it acts on."""
    views = [tile_view(position, cell) for cell in cells_in(position.occupied)]
    reached: dict[str, list[str]] = {}
    for view in views:
        for giver in {entry["by"] for entry in view["lent"]}:
            reached.setdefault(giver, []).append(view["at"])
    for view in views:
        view["acts_on"] = reached.get(view["at"], [])
    return views
