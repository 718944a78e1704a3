"""What happens in scenarios, as data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.cells import cell_name
from warpad.games.neuroshima.tell.events import of_piece, of_player, plain
from warpad.games.neuroshima.variants.atlas import codes

Json = dict[str, Any]
Raw = tuple[int, int, int, int, int, int]


def _of_scenario(event: str, *names: str) -> Callable[[State, Raw], Json]:
    """NH-VAR-05: an event about a tile, with the numbers that follow it."""

    def tell(position: State, raw: Raw) -> Json:
        numbers = dict(zip(names, raw[3:], strict=False))
        return {**of_piece(position, event, "NH-VAR-05", raw[1], raw[2]), **numbers}

    return tell


def _part_handed(position: State, raw: Raw) -> Json:
    event = of_piece(position, "part-handed", "NH-VAR-05", raw[2], raw[3])
    return {**event, "from": cell_name(position.setup, raw[1])}


def _shelled(position: State, raw: Raw) -> Json:
    return {**of_player(position, "shelled", "NH-VAR-05", raw[1]), "damage": raw[2], "hp": raw[3]}


TELLERS: dict[int, Callable[[State, Raw], Json]] = {
    codes.PART_LOADED: _of_scenario("part-loaded"),
    codes.PART_HANDED: _part_handed,
    codes.PART_DELIVERED: _of_scenario("part-delivered", "parts"),
    codes.EVACUATED: _of_scenario("evacuated", "tiles"),
    codes.BLOWN_UP: _of_scenario("blown-up", "damage", "hp"),
    codes.CAROUSELS_TURNED: plain("carousels-turned", "NH-VAR-05"),
    codes.SHELLED: _shelled,
    codes.POISONED: _of_scenario("poisoned"),
    codes.TRUCE_BEGAN: plain("truce-began", "NH-VAR-05"),
    codes.TRUCE_ENDED: plain("truce-ended", "NH-VAR-05"),
    codes.FULL_DRAW: plain("full-draw", "NH-VAR-05"),
}
