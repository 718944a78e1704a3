"""Tiles of the hand that can only be discarded now, each with the rule that keeps it from being used."""

from __future__ import annotations

from warpad.core.game import Json, Refusal
from warpad.games.neuroshima.data.content import NUMBER_OF
from warpad.games.neuroshima.data.tables import INSTANT, INSTANT_NAMES, INSTANT_OF, KIND
from warpad.games.neuroshima.rules import questions
from warpad.games.neuroshima.rules.board import HAND
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.rules.turn import may_place
from warpad.games.neuroshima.tell.actions import action_of
from warpad.games.neuroshima.tell.events import INSTANT_RULES
from warpad.games.neuroshima.tell.refusals import why_not
from warpad.games.neuroshima.tell.sight import pile_list

ASIDE = ("discard", "sell")


def closed(position: State) -> list[Json]:
    """NH-TURN-06: what of the hand is of no use in this turn as it stands, and why."""
    if position.ask != questions.ASK_ACT:
        return []
    seat = int(position.actor())
    actions = [action_of(position, seat, move) for move in position.legal(seat)]
    usable = {action.get("tile") for action in actions if action["do"] not in ASIDE}
    hand = dict.fromkeys(pile_list(position, position.asked, HAND))
    found = []
    for tile in hand:
        if tile not in usable:
            reason = against(position, seat, tile)
            found.append({"tile": tile, "rule": reason.rule, "message": reason.message, "args": reason.args})
    return found


def against(position: State, seat: int, tile: str) -> Refusal:
    """The reason of the rules where the tile itself has one, else that it finds no place or target."""
    number = NUMBER_OF[tile]
    if KIND[number] == INSTANT:
        name = INSTANT_NAMES[INSTANT_OF[number]]
        refusal = why_not(position, seat, {"do": "battle", "tile": tile}) if name == "battle" else None
        return refusal or Refusal(INSTANT_RULES[name], "nh-refuse-no-target", {"tile": tile})
    if not may_place(position, position.asked):
        return Refusal("NH-INS-09", "nh-refuse-terror")
    return Refusal("NH-TURN-08", "nh-refuse-no-place", {"tile": tile})
