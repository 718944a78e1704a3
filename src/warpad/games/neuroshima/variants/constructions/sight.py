"""Constructions as viewers see them: what each player has in reserve, and which two tiles are one unit."""

from __future__ import annotations

from typing import Any

from warpad.core.hexes import NEIGHBOUR, SIDES
from warpad.games.neuroshima.data.cells import cell_name
from warpad.games.neuroshima.data.content import CONSTRUCTIONS, Construction, tile_of
from warpad.games.neuroshima.data.tables import FIRST_TOKEN, TOKEN_FACES, TRAIT_HEAD, TRAITS
from warpad.games.neuroshima.rules.board import owner_of
from warpad.games.neuroshima.rules.course import ASK_LAY, ASK_PAY
from warpad.games.neuroshima.rules.position import Neuroshima
from warpad.games.neuroshima.rules.setup import Setup
from warpad.games.neuroshima.variants.constructions.turn import NO_CELL, PRICE, Constructions

Json = dict[str, Any]


def construction_of(setup: Setup, player: int) -> Construction:
    """NH-VAR-03: the construction of a player who has one."""
    return CONSTRUCTIONS[(setup.token[player] - FIRST_TOKEN) // TOKEN_FACES]


def reserve_view(position: Constructions, player: int) -> Json | None:
    """NH-VAR-03: a player's construction and where it is; `origin` says whether it is house content."""
    if position.setup.token[player] == 0:
        return None
    built = construction_of(position.setup, player)
    lies = position.head_cell(player) != NO_CELL
    waits = position.is_in_reserve(player)
    is_coming = position.ask in (ASK_PAY, ASK_LAY) and position.asked == player
    return {
        "construction": built.id,
        "name": f"nh-construction-{built.id}",
        "tokens": [[face.id for face in token] for token in built.tokens],
        "where": "reserve" if waits else "board" if lies or is_coming else "gone",
        "price": PRICE,
        "origin": built.origin,
    }


def half_to_lay(position: Constructions) -> str:
    """NH-VAR-03: which half the player who is asked lays down now."""
    return "first" if position.head_cell(position.asked) == NO_CELL else "second"


def unit_view(position: Neuroshima, cell: int) -> Json | None:
    """NH-VAR-03: of which construction the tile is half, and where the other half lies."""
    position.look()
    if not position.halves >> cell & 1:
        return None
    twin = position.other_half(cell)
    built = construction_of(position.setup, owner_of(position.piece[cell]))
    return {
        "construction": built.id,
        "name": f"nh-construction-{built.id}",
        "half": "first" if TRAITS[position.tile_at(cell)] & TRAIT_HEAD else "second",
        "twin": cell_name(position.setup, twin),
        "twin_direction": direction_to(cell, twin),
        "abilities": abilities(position, cell, twin),
        "origin": built.origin,
    }


def direction_to(cell: int, other: int) -> int:
    """In which direction a neighbour lies."""
    return next(way for way in range(SIDES) if NEIGHBOUR[cell * SIDES + way] == other)


def abilities(position: Neuroshima, *cells: int) -> list[str]:
    """What the faces of both halves let the whole do."""
    effects = [effect.do for cell in cells for effect in tile_of(position.tile_at(cell)).effects]
    return sorted(set(effects))
