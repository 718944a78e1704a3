"""The shapes of what a page is sent of Neon: view, seats, facts of events, answers to questions, words."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Json = dict[str, Any]
# A fighter by number, or the bot of the sector.
Target = int | Literal["bot"]
Roll = dict[str, int]

_SectorClass = TypedDict("_SectorClass", {"class": str})


class HalfView(TypedDict):
    """A half of a revealed row: what it offers, what was chosen, whether it is done or under way."""

    options: list[str]
    chosen: str | None
    done: bool
    now: bool


class Gear(TypedDict):
    """A piece of equipment with the supplies under it."""

    type: str
    loot: str
    supplies: list[str]
    max: int


class OwnBot(TypedDict):
    """A bot that a fighter has won."""

    bot: str
    used: bool


class OwnUpgrade(TypedDict):
    """An upgrade that a fighter has."""

    upgrade: str
    used: bool


class Earned(TypedDict):
    """What points are made of."""

    trophies: int
    bots: int
    leader: int


class Fighter(TypedDict):
    """A fighter's board; the hand is seen by its owner alone."""

    seat: int
    fighter: str | None
    team: int | None
    side: str
    place: Literal["ship", "out"] | int
    health: list[list[int]]
    tokens: int
    trophies: dict[str, int]
    points: int | None
    earned: Earned | None
    energy: int
    fields: int
    token: Literal["supply"] | int | None
    hand: list[str] | None
    cards: int
    deck: int
    discard: list[str]
    row: list[HalfView] | None
    initiative: int | None
    acted: bool
    equipment: list[Gear]
    bots: list[OwnBot]
    upgrades: list[OwnUpgrade]
    search_cost: NotRequired[int | None]


class LaidToken(TypedDict):
    """A fighter's token in a sector."""

    token: str
    seat: int


class Sector(_SectorClass):
    """A sector of the ring with who and what is there."""

    number: int
    sector: str
    bot: str | None
    search: int
    tokens: list[LaidToken]
    fighters: list[int]


class Deck(TypedDict):
    """A stack of loot and what lies open beside it."""

    deck: int
    discard: list[str]


class UpgradeDeck(TypedDict):
    """The stack of upgrades."""

    deck: int


class DiceSource(TypedDict):
    """Dice of a pool: what gives them, how many, by which rule."""

    source: str
    n: int
    rule: str
    seat: NotRequired[int]


class Pool(TypedDict):
    """A pool of dice and what it is made of."""

    dice: int
    most: int
    rule: str
    sources: list[DiceSource]


class Rerolled(TypedDict):
    """Which dice were rolled again already."""

    attack: bool
    defense: bool


class Attack(TypedDict):
    """An attack under way as all can see it."""

    attacker: int
    weapon: str
    weapon_gone: bool
    range: int
    sector: int
    area: bool
    targets: list[Target]
    target: Target | None
    stage: str
    attack: Roll | None
    seen: Roll | None
    defense: Roll | None
    bot_dice: Roll | None
    automa_dice: Roll | None
    pool: Pool
    defense_pool: Pool | None
    rerolled: Rerolled
    hits: Roll | None
    damage: int | None
    dealt: int


class Question(TypedDict):
    """What is asked of whom (of all, where `seat` is null), by which rule."""

    seat: int | None
    message: str
    args: Json
    rule: str


class Ending(TypedDict):
    """How the game ended."""

    winners: list[int]
    points: list[int] | None
    title: list[int]


class View(TypedDict):
    """All that a viewer may see of a game."""

    game: Literal["neon"]
    pack: str
    mode: str
    round: int
    turn: int
    rounds: int
    phase: str
    leader: int
    active: int | None
    closings: list[int]
    laid: list[list[int]]
    closes: int | None
    hidden: list[int]
    floods: int
    ring: list[Sector]
    fighters: list[Fighter]
    order: list[int]
    sequence: list[int]
    loot: dict[str, Deck]
    upgrades: UpgradeDeck
    attack: Attack | None
    looker: int | None
    looking: list[str | None] | None
    offered: list[str | None] | None
    under: list[str | None]
    ask: Question | None
    over: Ending | None


class Seat(TypedDict):
    """What is public of a seat; before fighters are drafted it has none."""

    name: str
    fighter: str | None
    colour: NotRequired[str]
    team: NotRequired[int]


class EventFacts(TypedDict, total=False):
    """The facts of events that the page reads, besides saying them."""

    event: str
    rule: str
    seat: int
    target_seat: int
    crit: int
    hit: int
    maybe: int
    miss: int
    block_any: int
    block_normal: int
    fail_energy: int
    fail: int


class Prospect(TypedDict):
    """How likely each amount of damage is, what is to be expected, and how likely a defeat is."""

    target: Target
    damage: list[float]
    expected: float
    defeat: float


class ProspectAnswer(TypedDict):
    """What the open attack comes to; null when there is none, or it can go on in too many ways."""

    prospect: Prospect | None


class ClosedAction(TypedDict):
    """What cannot be done now, and by which rule."""

    action: Json
    rule: str
    message: str
    args: Json


class ClosedAnswer(TypedDict):
    """Everything that cannot be done now."""

    closed: list[ClosedAction]


class AimOutlook(TypedDict):
    """Whom an attack of a row would reach: from where, with what, and what is to be expected of it."""

    target: Target
    sector: int
    at: int
    weapon: str
    range: int
    expected: float | None


class SearchOutlook(TypedDict):
    """What a search of a row would cost in a sector, and whether the energy is there."""

    at: int
    cost: int
    payable: bool


class HalfOutlook(TypedDict):
    """What a half of a row could do while everybody else stays; null where the half does not offer it."""

    stands: list[int]
    ends: list[int] | None
    aims: list[AimOutlook] | None
    searches: list[SearchOutlook] | None


class OutlookAnswer(TypedDict):
    """The three halves of a row that lies but is not committed."""

    halves: list[HalfOutlook]


class Phrase(TypedDict):
    """A part of a sentence: a message with its arguments."""

    message: str
    args: Json


class EffectWords(TypedDict):
    """An effect in phrases: its price, its moment, what it does."""

    effect: str
    text: list[Phrase]


class SourceWords(TypedDict):
    """What a thing of the content does, and whose content it is."""

    origin: str
    effects: list[EffectWords]


class Answers(TypedDict):
    """What may be asked about a position, with what is answered."""

    prospect: ProspectAnswer
    closed: ClosedAnswer
    outlook: OutlookAnswer


SHAPES = (View, Seat, EventFacts, Answers, SourceWords)
