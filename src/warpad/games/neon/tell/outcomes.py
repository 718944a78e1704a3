"""Outcomes of chance as readable flat objects, and back."""

from __future__ import annotations

from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.games.neon.data.catalogue import Catalogue, catalogue
from warpad.games.neon.data.vocabulary import ATTACK_FACES, DEFENSE_FACES
from warpad.games.neon.rules import frames, layout
from warpad.games.neon.rules.state import State
from warpad.games.neon.tell.wording import dice_by_face


def describe_outcome(position: State, outcome: int) -> Json:
    """NEON-RNG-01: what chance dealt, as an object."""
    known = catalogue(position.pack)
    at = position.top()
    kind, who = position.s[at], position.s[at + 1]
    if kind in (frames.ROLL_ATTACK, frames.REROLL_ATTACK):
        return {"do": "roll", **dice_by_face(outcome, ATTACK_FACES)}
    if kind in (frames.ROLL_DEFENSE, frames.REROLL_DEFENSE):
        return {"do": "roll", **dice_by_face(outcome, DEFENSE_FACES)}
    if kind == frames.DEAL_CARDS:
        cards = known.cards[position.s[position.block(who) + layout.F_ID]]
        return {"do": "deal", "cards": [id for number, id in enumerate(cards) if outcome >> number & 1]}
    if kind == frames.DEAL_LOOT:
        return {"do": "deal", "loot": known.designs[known.tables.class_first[who] + outcome]}
    return {"do": "deal", **describe_deal(known, kind, outcome)}


def describe_deal(known: Catalogue, kind: int, outcome: int) -> Json:
    if kind in (frames.DEAL_RING, frames.DEAL_TOKEN):
        return {"sector": known.sectors[outcome]}
    if kind == frames.DEAL_BOT:
        return {"bot": known.bots[outcome]}
    if kind == frames.DEAL_FIGHTER:
        return {"fighter": known.fighters[outcome]}
    if kind == frames.DEAL_UPGRADE:
        return {"upgrade": known.upgrades[outcome]}
    return {"seat": outcome}


def outcome_read(position: State, action: Json) -> int:
    """The outcome that an object tells of, among those that can come now."""
    for outcome in list(position.odds())[::2]:
        if describe_outcome(position, outcome) == action:
            return int(outcome)
    raise DecodeError(f"chance cannot give {action}", "chance")
