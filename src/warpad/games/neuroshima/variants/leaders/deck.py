"""Leaders as data, read strictly; the cards are house content, for the printed ones are unknown."""

from __future__ import annotations

from typing import Literal

import msgspec

from warpad.core.content import read
from warpad.core.errors import ContentError
from warpad.games.neuroshima.data.content import FOLDER, Confidence, Origin, read_sound

LEADER_FILE = FOLDER / "leaders.json"
SIDES_WITH_LEADERS = 2

When = Literal["draw", "turn", "battle-start", "wounds"]
Ability = Literal["keep-all", "rotate", "move", "push", "medic", "initiative", "strength", "battle"]
ABILITIES: tuple[Ability, ...] = (
    "keep-all", "rotate", "move", "push", "medic", "initiative", "strength", "battle",
)  # fmt: skip
WHEN_OF: dict[Ability, When] = {
    "keep-all": "draw",
    "rotate": "turn",
    "move": "turn",
    "push": "turn",
    "battle": "turn",
    "initiative": "battle-start",
    "strength": "battle-start",
    "medic": "wounds",
}


class Leader(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One leader: when the ability is used, what it does, and how much or how often."""

    id: str
    when: When
    do: Ability
    value: int
    origin: Origin
    confidence: Confidence


class LeaderDeck(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """NH-VAR-04: the cards, how many of them each side is dealt, and how often one is used."""

    origin: Origin
    confidence: Confidence
    dealt: int
    uses: int
    cards: tuple[Leader, ...]


def leader_faults(deck: LeaderDeck) -> list[str]:
    """What is wrong with the leaders beyond their types."""
    faults = []
    if len(deck.cards) < deck.dealt * SIDES_WITH_LEADERS:
        faults.append(f"cards: {len(deck.cards)}, too few to deal {deck.dealt} to each side")
    seen: set[str] = set()
    for number, card in enumerate(deck.cards):
        if card.id in seen or card.do in seen:
            faults.append(f"cards[{number}]: {card.id} or its ability stands twice")
        seen |= {card.id, card.do}
        if WHEN_OF[card.do] != card.when:
            faults.append(f"cards[{number}].when: {card.do} is for {WHEN_OF[card.do]}")
        if card.value < 1:
            faults.append(f"cards[{number}].value: must be at least 1")
    return faults


def extra_faults() -> list[str]:
    """What is wrong with the files of the variants, each with file and path."""
    try:
        deck = read(LEADER_FILE, LeaderDeck)
    except ContentError as error:
        return [str(error)]
    return [f"{LEADER_FILE.name}: {fault}" for fault in leader_faults(deck)]


LEADER_DECK = read_sound(LEADER_FILE, LeaderDeck, leader_faults)
LEADERS = LEADER_DECK.cards
LEADER_IDS = tuple(card.id for card in LEADERS)
