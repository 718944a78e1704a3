"""What leaders do, as data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warpad.core.hexes import DIRECTION_NAMES
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.battle_actions import ATTACK_NAMES
from warpad.games.neuroshima.tell.events import of_piece, of_player
from warpad.games.neuroshima.variants.leaders import codes
from warpad.games.neuroshima.variants.leaders.deck import LEADER_IDS

Json = dict[str, Any]
Raw = tuple[int, int, int, int, int, int]


def _leader_dealt(position: State, raw: Raw) -> Json:
    """NH-VAR-04: a card for the eyes of one side."""
    setup = position.setup
    seats = sorted({setup.seat[player] for player in range(setup.players) if setup.team[player] == raw[1]})
    return {"event": "leader-dealt", "rule": "NH-VAR-04", "seats": seats, "leader": LEADER_IDS[raw[2]]}


def _leader_chosen(position: State, raw: Raw) -> Json:
    return {**of_player(position, "leader-chosen", "NH-VAR-04", raw[1]), "leader": LEADER_IDS[raw[2]]}


def _leader_used(position: State, raw: Raw) -> Json:
    event = of_player(position, "leader-used", "NH-VAR-04", raw[1])
    return {**event, "leader": LEADER_IDS[raw[2]], "left": raw[3]}


def _hastened(position: State, raw: Raw) -> Json:
    return of_piece(position, "hastened", "NH-VAR-04", raw[1], raw[2])


def _armed(position: State, raw: Raw) -> Json:
    event = of_piece(position, "armed", "NH-VAR-04", raw[1], raw[2])
    return {**event, "direction": DIRECTION_NAMES[raw[3]], "attack": ATTACK_NAMES[raw[4]]}


def _rescued(position: State, raw: Raw) -> Json:
    return {**of_piece(position, "rescued", "NH-VAR-04", raw[1], raw[2]), "wounds": raw[3]}


TELLERS: dict[int, Callable[[State, Raw], Json]] = {
    codes.LEADER_DEALT: _leader_dealt,
    codes.LEADER_CHOSEN: _leader_chosen,
    codes.LEADER_USED: _leader_used,
    codes.HASTENED: _hastened,
    codes.ARMED: _armed,
    codes.RESCUED: _rescued,
}
