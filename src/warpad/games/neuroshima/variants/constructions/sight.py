"""Constructions as viewers see them: what each player has in reserve, and which two tiles are one unit."""

from __future__ import annotations

from typing import Any

from warpad.core.hexes import NEIGHBOUR, SIDES
from warpad.games.neuroshima.data.content import CONSTRUCTIONS, Construction, tile_of
from warpad.games.neuroshima.data.tables import FIRST_TOKEN, TOKEN_FACES, TOKENS_OF, TRAIT_HEAD, TRAITS
from warpad.games.neuroshima.rules.battle.status import look
from warpad.games.neuroshima.rules.board import tile_at
from warpad.games.neuroshima.rules.pieces import owner_of
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.cells import cell_name
from warpad.games.neuroshima.tell.drawing.captions import marked
from warpad.games.neuroshima.variants.constructions.building import NO_CELL, head_cell
from warpad.games.neuroshima.variants.constructions.codes import ASK_LAY, ASK_PAY
from warpad.games.neuroshima.variants.constructions.yard import NO_TOKEN, PRICE, Yard, is_in_reserve
from warpad.locales import told

Json = dict[str, Any]


def construction_of(army: int) -> Construction:
    """NH-VAR-03: the construction of an army that has one."""
    return CONSTRUCTIONS[(TOKENS_OF[army] - FIRST_TOKEN) // TOKEN_FACES]


def add_view(position: State, yard: Yard, view: Json) -> None:
    """NH-VAR-03: adds what everybody sees of constructions."""
    if not yard.in_force:
        return
    view["setup"]["constructions"] = True
    for player, shown in enumerate(view["players"]):
        shown["construction"] = reserve_view(position, yard, player)
    if position.ask == ASK_PAY:
        view["ask"]["args"] = {"tiles": yard.owed}
    elif position.ask == ASK_LAY:
        view["ask"]["args"] = {"half": half_to_lay(position)}


def notes(position: State, yard: Yard, player: int, language: str) -> list[str]:
    """NH-VAR-03: for a drawing: what a player has in reserve; house content is marked."""
    if not is_in_reserve(yard, player):
        return []
    built = construction_of(position.setup.army[player])
    named = told("nh-drawing-reserve", {"construction": built.id}, language)
    return [marked(named, built.origin, language)]


def reserve_view(position: State, yard: Yard, player: int) -> Json | None:
    """NH-VAR-03: a player's construction and where it is; `origin` says whether it is house content."""
    if yard.token[player] == NO_TOKEN:
        return None
    built = construction_of(position.setup.army[player])
    lies = head_cell(position, player) != NO_CELL
    waits = is_in_reserve(yard, player)
    is_coming = position.ask in (ASK_PAY, ASK_LAY) and position.asked == player
    return {
        "construction": built.id,
        "name": f"nh-construction-{built.id}",
        "tokens": [[face.id for face in token] for token in built.tokens],
        "where": "reserve" if waits else "board" if lies or is_coming else "gone",
        "price": PRICE,
        "origin": built.origin,
    }


def half_to_lay(position: State) -> str:
    """NH-VAR-03: which half the player who is asked lays down now."""
    return "first" if head_cell(position, position.asked) == NO_CELL else "second"


def unit_view(position: State, cell: int) -> Json | None:
    """NH-VAR-03: of which construction the tile is half, and where the other half lies."""
    look(position)
    if not position.wide >> cell & 1:
        return None
    twin = position.units.other_hex(position, cell)
    built = construction_of(position.setup.army[owner_of(position.piece[cell])])
    return {
        "construction": built.id,
        "name": f"nh-construction-{built.id}",
        "half": "first" if TRAITS[tile_at(position, cell)] & TRAIT_HEAD else "second",
        "twin": cell_name(position.setup, twin),
        "twin_direction": direction_to(cell, twin),
        "abilities": abilities(position, cell, twin),
        "origin": built.origin,
    }


def direction_to(cell: int, other: int) -> int:
    """In which direction a neighbour lies."""
    return next(way for way in range(SIDES) if NEIGHBOUR[cell * SIDES + way] == other)


def abilities(position: State, *cells: int) -> list[str]:
    """What the faces of both halves let the whole do."""
    effects = [effect.do for cell in cells for effect in tile_of(tile_at(position, cell)).effects]
    return sorted(set(effects))
