"""What happens to constructions, as data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warpad.games.neuroshima.rules.pieces import owner_of
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.events import of_piece, of_player
from warpad.games.neuroshima.variants.constructions import codes
from warpad.games.neuroshima.variants.constructions.sight import construction_of

Json = dict[str, Any]
Raw = tuple[int, int, int, int, int, int]


def _built(position: State, raw: Raw) -> Json:
    built = construction_of(position.setup.army[raw[1]])
    return {**of_player(position, "built", "NH-VAR-03", raw[1]), "construction": built.id}


def _laid(position: State, raw: Raw) -> Json:
    return of_piece(position, "laid", "NH-VAR-03", raw[1], raw[2])


def _boarded(position: State, raw: Raw) -> Json:
    event = of_piece(position, "boarded", "NH-VAR-03", raw[1], raw[2])
    return {**event, "construction": construction_of(position.setup.army[owner_of(raw[2])]).id}


TELLERS: dict[int, Callable[[State, Raw], Json]] = {
    codes.BUILT: _built,
    codes.TOKEN_LAID: _laid,
    codes.BOARDED: _boarded,
}
