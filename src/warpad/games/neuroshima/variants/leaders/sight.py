"""Who sees what of the leaders: the cards dealt are for one side alone, until both have chosen."""

from __future__ import annotations

from typing import Any

from warpad.core.hexes import DIRECTION_NAMES
from warpad.games.neuroshima.data.cells import cell_name
from warpad.games.neuroshima.data.leaders import LEADER_DECK, LEADERS
from warpad.games.neuroshima.rules.battle.attacks import (
    AIM_SHIFT,
    CONVERT_CELL,
    CONVERT_DIRECTION_SHIFT,
    CONVERT_KIND,
    CONVERT_KIND_SHIFT,
    EVERY_WAY,
    STRONGER,
)
from warpad.games.neuroshima.tell.battle_actions import ATTACK_NAMES
from warpad.games.neuroshima.variants.leaders.abilities import Leading
from warpad.games.neuroshima.variants.leaders.cards import NO_LEADER, SIDE_COUNT

Json = dict[str, Any]
DIRECTION = 7


def leaders_view(position: Leading, seat: int) -> Json:
    """NH-VAR-04: the leader of each side, the cards before the viewer, and what holds for this battle."""
    own = position.side_of_seat(seat)
    return {
        "dealt": cards_dealt(position, own) if own >= 0 else [],
        "sides": [_side(position, side) for side in range(SIDE_COUNT)] if chosen(position) else [],
        "changes": [_change(position, change) for change in position.converted if _is_of_leader(change)],
    }


def chosen(position: Leading) -> bool:
    return bool(position.leader[0] != NO_LEADER)


def cards_dealt(position: Leading, side: int) -> list[Json]:
    """The cards a side may choose from, until it has chosen."""
    return [card_view(card) for card in range(len(LEADERS)) if position.dealt[side] >> card & 1]


def card_view(number: int) -> Json:
    """A leader's card; `origin` says whether it is house content."""
    card = LEADERS[number]
    return {
        "leader": card.id,
        "name": f"nh-leader-{card.id}",
        "about": f"nh-about-leader-{card.id}",
        "when": card.when,
        "do": card.do,
        "value": card.value,
        "origin": card.origin,
    }


def _side(position: Leading, side: int) -> Json:
    setup = position.setup
    return {
        **card_view(position.leader[side]),
        "players": [player for player in range(setup.players) if setup.team[player] == side],
        "uses": position.uses[side],
        "most_uses": LEADER_DECK.uses,
        "used_this_turn": position.used_in[side] == position.turn_number,
    }


def _is_of_leader(change: int) -> bool:
    return _kind(change) >= STRONGER and change >> AIM_SHIFT == 0


def _kind(change: int) -> int:
    return int(change >> CONVERT_KIND_SHIFT & CONVERT_KIND)


def _change(position: Leading, change: int) -> Json:
    """What a leader changed for the battle: a faster tile, or a stronger attack."""
    at = cell_name(position.setup, change & CONVERT_CELL)
    direction = change >> CONVERT_DIRECTION_SHIFT & DIRECTION
    if direction == EVERY_WAY:
        return {"at": at, "effect": "initiative", "value": 1, "rule": "NH-VAR-04"}
    return {
        "at": at,
        "effect": ATTACK_NAMES[_kind(change) - STRONGER],
        "direction": DIRECTION_NAMES[direction],
        "value": 1,
        "rule": "NH-VAR-04",
    }
