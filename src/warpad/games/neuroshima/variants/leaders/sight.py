"""Who sees what of the leaders: the cards dealt are for one side alone, until both have chosen."""

from __future__ import annotations

from typing import Any

from warpad.core.hexes import DIRECTION_NAMES
from warpad.games.neuroshima.data.content import ALL_ARMIES
from warpad.games.neuroshima.rules.battle.changes import (
    AIM_SHIFT,
    CONVERT_CELL,
    CONVERT_DIRECTION_SHIFT,
    CONVERT_KIND,
    CONVERT_KIND_SHIFT,
    EVERY_WAY,
    STRONGER,
)
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.battle_actions import ATTACK_NAMES
from warpad.games.neuroshima.tell.cells import cell_name
from warpad.games.neuroshima.tell.drawing.captions import marked
from warpad.games.neuroshima.variants.choice import has_leaders
from warpad.games.neuroshima.variants.leaders.cards import SIDE_COUNT, Cards, has_chosen, side_of_seat
from warpad.games.neuroshima.variants.leaders.codes import ASK_LEADER
from warpad.games.neuroshima.variants.leaders.deck import LEADER_DECK, LEADERS
from warpad.locales import told

Json = dict[str, Any]
DIRECTION = 7


def add_view(position: State, cards: Cards, seat: int, view: Json) -> None:
    """NH-VAR-04: adds what a viewer may see of leaders."""
    if has_leaders(position.setup):
        view["setup"]["leaders"] = True
        view["leaders"] = leaders_view(position, cards, seat)
    if position.ask == ASK_LEADER:
        view["ask"]["seats"] = [int(who) for who in position.actors()]


def lines(position: State, cards: Cards, seat: int | None, language: str) -> list[str]:
    """NH-VAR-04: for a drawing: the leader of each side, or its cards; house content is marked."""
    if not has_leaders(position.setup):
        return []
    if has_chosen(cards):
        sides = enumerate(leaders_view(position, cards, 0)["sides"])
        return [f"  {_chosen(position, side, card, language)}" for side, card in sides]
    shown = [s for s in range(SIDE_COUNT) if seat is None or side_of_seat(position, seat) == s]
    return [f"  {_dealt(position, cards, side, language)}" for side in shown]


def _chosen(position: State, side: int, card: Json, language: str) -> str:
    uses = {"uses": card["uses"], "most": card["most_uses"]}
    facts = {"army": _armies(position, side), "leader": _card(card, language)}
    return f"{told('nh-drawing-leader', facts, language)}. {told('nh-leader-uses', uses, language)}"


def _dealt(position: State, cards: Cards, side: int, language: str) -> str:
    dealt = [_card(card, language) for card in cards_dealt(cards, side)]
    return told("nh-drawing-dealt", {"army": _armies(position, side), "leaders": dealt}, language)


def _armies(position: State, side: int) -> list[str]:
    setup = position.setup
    return [ALL_ARMIES[setup.army[p]].id for p in range(setup.players) if setup.team[p] == side]


def _card(card: Json, language: str) -> str:
    return marked(told(card["name"], {}, language), card["origin"], language)


def leaders_view(position: State, cards: Cards, seat: int) -> Json:
    """NH-VAR-04: the leader of each side, the cards before the viewer, and what holds for this battle."""
    own = side_of_seat(position, seat)
    return {
        "dealt": cards_dealt(cards, own) if own >= 0 else [],
        "sides": [_side(position, cards, side) for side in range(SIDE_COUNT)] if has_chosen(cards) else [],
        "changes": [_change(position, change) for change in position.converted if _is_of_leader(change)],
    }


def cards_dealt(cards: Cards, side: int) -> list[Json]:
    """The cards a side may choose from, until it has chosen."""
    return [card_view(card) for card in range(len(LEADERS)) if cards.dealt[side] >> card & 1]


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


def _side(position: State, cards: Cards, side: int) -> Json:
    setup = position.setup
    return {
        **card_view(cards.leader[side]),
        "players": [player for player in range(setup.players) if setup.team[player] == side],
        "uses": cards.uses[side],
        "most_uses": LEADER_DECK.uses,
        "used_this_turn": cards.used_in[side] == position.turn_number,
    }


def _is_of_leader(change: int) -> bool:
    return _kind(change) >= STRONGER and change >> AIM_SHIFT == 0


def _kind(change: int) -> int:
    return int(change >> CONVERT_KIND_SHIFT & CONVERT_KIND)


def _change(position: State, change: int) -> Json:
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
