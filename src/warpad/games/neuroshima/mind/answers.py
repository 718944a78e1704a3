"""What the engine answers to questions about a position, as data: forecast, lines, what if."""

from __future__ import annotations

from typing import Literal, TypedDict

from warpad.core.game import Json
from warpad.games.neuroshima.tell.shapes import AttackLine, TileView, View


class HitPoints(TypedDict):
    """The hit points of an army before and after a battle."""

    player: int
    army: str
    before: int
    after: int
    change: int


class Loss(TypedDict):
    """A tile that a battle would cost."""

    at: str
    tile: str
    player: int


class Wound(TypedDict):
    """Wounds that a battle would leave on a tile."""

    at: str
    wounds: int


class Lender(TypedDict):
    """A tile that makes a blow stronger, or weaker."""

    at: str
    tile: str
    value: int


class Cause(TypedDict):
    """One blow on an HQ in a battle: in which segment, by which tile, how hard, with whose help."""

    player: int
    segment: int
    at: str
    tile: str
    by: int
    wounds: int
    lent: list[Lender]
    rule: str


class Idle(TypedDict):
    """A tile that would hit somebody, were it not caught in nets."""

    at: str
    tile: str
    player: int
    by: list[str]


class BattleChoice(TypedDict):
    """What a player would be asked in a battle: which question, about which tile."""

    kind: str
    tile: str | None
    at: str | None


class ForecastAnswer(TypedDict):
    """What a battle would do if it were fought now, and why; exact where nobody has a choice."""

    hp: list[HitPoints]
    lost: list[Loss]
    wounded: list[Wound]
    events: list[Json]
    causes: list[Cause]
    idle: list[Idle]
    choices: list[BattleChoice]


class LinesAnswer(TypedDict):
    """All lines of attack."""

    lines: list[AttackLine]


class Supposition(TypedDict):
    """A tile lost, turned or moved: how the board would lie, how the next battle would end, who goes."""

    kind: Literal["lost", "turned", "moved"]
    tile: str
    at: str
    facing: int | None
    to: str | None
    hp: list[int]
    falls: int | None
    gone: list[str]
    tiles: list[TileView]


class SupposedAnswer(TypedDict):
    """How the next battle ends for a tile, and what would change that."""

    hp: list[int]
    falls: int | None
    ifs: list[Supposition]


class ClosedTile(TypedDict):
    """A tile of the hand that cannot be used now, and by which rule."""

    tile: str
    rule: str
    message: str
    args: Json


class ClosedAnswer(TypedDict):
    """The tiles of the hand that cannot be used now."""

    closed: list[ClosedTile]


class Answers(TypedDict):
    """What may be asked about a position, with what is answered."""

    forecast: ForecastAnswer
    lines: LinesAnswer
    sight: View
    closed: ClosedAnswer
    supposed: SupposedAnswer
