"""Why a leader cannot be used: none in the game, spent, used this turn, another ability, another time."""

from __future__ import annotations

from warpad.core.game import Refusal
from warpad.games.neuroshima.rules import questions
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.variants.choice import has_leaders
from warpad.games.neuroshima.variants.leaders.cards import NO_LEADER, Cards, side_of
from warpad.games.neuroshima.variants.leaders.codes import ASK_COMMAND, ASK_LEADER, ASK_RESCUE
from warpad.games.neuroshima.variants.leaders.deck import LEADERS, Ability
from warpad.games.neuroshima.variants.words import LEADER_VERBS

RULE = "NH-VAR-04"
LEADER_QUESTIONS = (ASK_LEADER, ASK_COMMAND, ASK_RESCUE)
# Which ability each verb needs, and when it is used.
ABILITY_FOR: dict[str, Ability] = {
    "lead-keep": "keep-all",
    "lead-turn": "rotate",
    "lead-move": "move",
    "lead-push": "push",
    "lead-battle": "battle",
    "lead-hasten": "initiative",
    "lead-arm": "strength",
    "lead-heal": "medic",
}
ASK_FOR = {
    "lead-keep": questions.ASK_DISCARD,
    "lead-hasten": ASK_COMMAND,
    "lead-arm": ASK_COMMAND,
    "lead-heal": ASK_RESCUE,
}


def refuse(position: State, cards: Cards, verb: str) -> Refusal | None:
    """Why a leader cannot be used so, or nothing else can be done now."""
    if verb not in LEADER_VERBS and position.ask not in LEADER_QUESTIONS:
        return None
    return against_leading(position, cards, verb) or Refusal(RULE, "nh-refuse-not-open")


def against_leading(position: State, cards: Cards, verb: str) -> Refusal | None:
    """What speaks against this use of a leader, or against doing anything else now."""
    if not has_leaders(position.setup):
        return Refusal(RULE, "nh-refuse-no-leaders")
    if position.ask == ASK_LEADER:
        return None if verb == "choose" else Refusal(RULE, "nh-refuse-choose-leader")
    if verb not in ABILITY_FOR:
        answered = verb == "lead-pass" and position.ask in LEADER_QUESTIONS
        asked = position.ask in LEADER_QUESTIONS
        return None if answered else Refusal(RULE, f"nh-refuse-{'answer-first' if asked else 'not-asked'}")
    return _against_card(position, cards, verb)


def _against_card(position: State, cards: Cards, verb: str) -> Refusal | None:
    side = side_of(position, position.asked)
    number = cards.leader[side]
    if number == NO_LEADER:
        return Refusal(RULE, "nh-refuse-not-asked")
    card = LEADERS[number]
    if card.do != ABILITY_FOR[verb]:
        return Refusal(RULE, "nh-refuse-other-leader", {"leader": card.id})
    if cards.drills > 0 and verb == "lead-turn":
        return None
    if cards.uses[side] == 0:
        return Refusal(RULE, "nh-refuse-leader-gone", {"leader": card.id})
    if cards.used_in[side] == position.turn_number:
        return Refusal(RULE, "nh-refuse-leader-used", {"leader": card.id})
    if position.ask != ASK_FOR.get(verb, questions.ASK_ACT):
        return Refusal(RULE, "nh-refuse-not-asked")
    return None
