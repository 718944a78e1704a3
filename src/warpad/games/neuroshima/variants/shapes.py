"""The shapes of what a page is sent of the variants."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class LeaderCard(TypedDict):
    """A leader's card; `origin` says whether it is house content."""

    leader: str
    name: str
    about: str
    when: str
    do: str
    value: int
    origin: str


class Leader(LeaderCard):
    """The leader of a side: how often it can still be used."""

    players: list[int]
    uses: int
    most_uses: int
    used_this_turn: bool


class LeaderChange(TypedDict):
    """What a leader changed for the battle."""

    at: str
    effect: str
    value: int
    rule: str
    direction: NotRequired[str]


class Leaders(TypedDict):
    """The leader of each side, the cards before the viewer, and what holds for this battle."""

    dealt: list[LeaderCard]
    sides: list[Leader]
    changes: list[LeaderChange]


class BlockedCell(TypedDict):
    """A hex on which nothing stands."""

    at: str
    q: int
    r: int


class Scenario(TypedDict):
    """The board of the atlas that is played on: its marked hexes, and how far its goal is."""

    number: int
    scenario: str
    name: str
    about: str
    origin: str
    premise: str
    tags: dict[str, list[str]]
    blocked: list[BlockedCell]
    progress: int
    goal: int | None
    parts: list[str]
    ready: list[str]
    passes: int
    truce: bool
