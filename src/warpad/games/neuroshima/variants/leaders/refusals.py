"""Why a leader cannot be used: none in the game, spent, used this turn, another ability, another time."""

from __future__ import annotations

from warpad.core.game import Refusal
from warpad.games.neuroshima.data.leaders import LEADERS, Ability
from warpad.games.neuroshima.rules import course
from warpad.games.neuroshima.rules.position import Neuroshima
from warpad.games.neuroshima.variants.leaders.abilities import Leading
from warpad.games.neuroshima.variants.leaders.cards import NO_LEADER

RULE = "NH-VAR-04"
LEADER_QUESTIONS = (course.ASK_LEADER, course.ASK_COMMAND, course.ASK_RESCUE)
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
    "lead-keep": course.ASK_DISCARD,
    "lead-hasten": course.ASK_COMMAND,
    "lead-arm": course.ASK_COMMAND,
    "lead-heal": course.ASK_RESCUE,
}


def against_leading(position: Neuroshima, verb: str) -> Refusal | None:
    """What speaks against this use of a leader, or against doing anything else now."""
    if not isinstance(position, Leading) or not position.setup.has_leaders:
        return Refusal(RULE, "nh-refuse-no-leaders")
    if position.ask == course.ASK_LEADER:
        return None if verb == "choose" else Refusal(RULE, "nh-refuse-choose-leader")
    if verb not in ABILITY_FOR:
        answered = verb == "lead-pass" and position.ask in LEADER_QUESTIONS
        asked = position.ask in LEADER_QUESTIONS
        return None if answered else Refusal(RULE, f"nh-refuse-{'answer-first' if asked else 'not-asked'}")
    return _against_card(position, verb)


def _against_card(position: Leading, verb: str) -> Refusal | None:
    side = position.side_of(position.asked)
    number = position.leader[side]
    if number == NO_LEADER:
        return Refusal(RULE, "nh-refuse-not-asked")
    card = LEADERS[number]
    if card.do != ABILITY_FOR[verb]:
        return Refusal(RULE, "nh-refuse-other-leader", {"leader": card.id})
    if position.drills > 0 and verb == "lead-turn":
        return None
    if position.uses[side] == 0:
        return Refusal(RULE, "nh-refuse-leader-gone", {"leader": card.id})
    if position.used_in[side] == position.turn_number:
        return Refusal(RULE, "nh-refuse-leader-used", {"leader": card.id})
    if position.ask != ASK_FOR.get(verb, course.ASK_ACT):
        return Refusal(RULE, "nh-refuse-not-asked")
    return None
