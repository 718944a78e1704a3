"""The shapes of what a page is sent of War of Bugs: view, seats, facts of events."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from warpad.games.bugs.tell.campaign_shapes import Medal, PastParty, Side, Trophy, TrophyCard

Json = dict[str, Any]
BattleKind = Literal["cell", "ranged"]
Outcome = Literal["win", "draw", "lose"]

_MaybeFrom = TypedDict("_MaybeFrom", {"from": str}, total=False)


class Cell(TypedDict):
    """A cell with its special sign: artefact, portal, and whose baggage train or line it is."""

    at: str
    board: int
    column: str
    row: int
    artifact: bool
    portal: bool
    train: str | None
    line: str | None


class SideInfo(TypedDict):
    """How a side stands."""

    side: Side
    influence: int
    goal: int
    trophies: int
    trophies_to_win: int


class Train(TypedDict):
    """A baggage train, and who captured it."""

    at: str
    captured_by: str | None


class Army(TypedDict):
    """The tablet of an army: tracks, train, general, medals."""

    army: str
    name: str
    side: Side
    seat: int
    board: int
    colour: str
    forward: str
    energy: int
    energy_max: int
    income: int
    influence: int
    influence_max: int
    train: Train
    general: bool
    ordered: bool
    medals: list[str]


class UnitRef(TypedDict):
    """A unit by its army and its name."""

    army: str
    unit: str


class Part(TypedDict):
    """One reason of a Strength: what gives it, how much, by which rule; `message` explains it."""

    source: str
    n: int
    rule: str
    message: str
    army: NotRequired[str]
    unit: NotRequired[str]
    at: NotRequired[str]
    trait: NotRequired[str]
    trophy: NotRequired[str]
    medal: NotRequired[str]


class Strength(TypedDict):
    """A Strength with all that it is made of."""

    total: int
    parts: list[Part]


class Trait(TypedDict):
    """What a unit can do beyond its values."""

    trait: str
    message: str
    origin: str


class Unit(UnitRef):
    """A unit: what is printed on it, where it stands, what it does this turn."""

    side: Side
    name: str
    troop: str
    general: bool
    origin: str
    base_speed: int
    range: int
    base_strength: int
    beats: list[str]
    beaten_by: list[str]
    traits: list[Trait]
    state: Literal["standing", "removed", "unplaced", "hidden"]
    at: str | None
    visiting: bool
    speed: int
    strength: Strength | None
    active: bool
    attacking: bool
    steps: int
    in_battle: bool
    penalty: int


class Order(UnitRef):
    """An order: one unit along a path, or all in one direction; `cells` is what it came through."""

    kind: Literal["personal", "general"]
    path: str
    cells: NotRequired[list[str]]
    faster: NotRequired[bool]


class Walk(UnitRef):
    """Who moved this turn, step by step."""

    cells: list[str]


class Odds(TypedDict):
    """How likely a battle is won, drawn and lost by one roll each."""

    win: float
    draw: float
    lose: float


class SideOdds(TypedDict):
    """The odds of a side, and the value when both reroll as long as it helps."""

    odds: Odds
    value: float
    rule: str


class BothOdds(TypedDict):
    """The odds of both sides."""

    south: SideOdds
    north: SideOdds


class BattleFighter(UnitRef):
    """One side of a battle: its die and its sum."""

    side: Side
    attacking: bool
    die: int | None
    penalty: int
    strength: int
    total: int | None
    parts: NotRequired[list[Part]]


class Battle(TypedDict):
    """A battle of this turn, with what is known of it."""

    battle: int
    kind: BattleKind
    shooter: Side | None
    at: str
    step: int
    mutual: bool
    current: bool
    result: Side | Literal["draw", "void"] | None
    triangle: bool
    odds: BothOdds | None
    fighters: tuple[BattleFighter, BattleFighter]


class Foe(UnitRef):
    """Against whom a battle would be."""

    strength: Strength


class Preview(TypedDict):
    """A battle that an order would lead to."""

    kind: BattleKind
    at: str
    foe: Foe
    strength: Strength
    triangle: Literal["win", "lose"] | None
    odds: Odds
    value: float
    rule: str


class OrderForecast(UnitRef):
    """What an order would lead to if everybody else stayed."""

    path: str
    ends: str
    stopped: str | None
    battle: Preview | None
    shots: list[Preview]


class End(TypedDict):
    """A cell that a unit can come to, and its Strength there: attacking this turn, defending later."""

    at: str
    steps: int
    attacks: Strength
    defends: int


class Barred(TypedDict):
    """Cells that a unit cannot come to, and why: the rule, and a sentence by its message id."""

    rule: str
    message: str
    cells: list[str]


class Reach(UnitRef):
    """Where a unit can go if everybody else stays; the answer to the question `reach` has one for each."""

    speed: int
    ends: list[End]
    barred: list[Barred]


class Portal(UnitRef):
    """Whether a unit on a portal declared to use it."""

    use: bool


class SealedTarget(UnitRef):
    """A target that was chosen and is not shown yet."""

    foe: str
    at: str


class Sealed(TypedDict):
    """The viewer's own decisions that the others do not see yet."""

    orders: list[Order]
    targets: list[SealedTarget]


class Face(TypedDict):
    """What a face of a new die would make of a battle."""

    die: int
    result: Outcome


class Lead(TypedDict):
    """Where a portal leads, and who stands there now."""

    at: str
    units: list[UnitRef]
    same_board: bool


class Question(TypedDict):
    """What is asked of whom: `message` is the sentence, `args` its arguments.

    `worth` is the chance after each answer, by its verb; `advised` the recommended cell of each unit."""

    kind: str
    message: str
    rule: str
    seats: list[int]
    args: Json
    outlook: NotRequired[list[Face]]
    worth: NotRequired[dict[str, float]]
    shots: NotRequired[list[Preview]]
    advised: NotRequired[dict[str, str]]
    leads: NotRequired[list[Lead]]


class View(TypedDict):
    """All that a viewer may see of a game."""

    game: Literal["bugs"]
    mode: str
    party: int
    turn: int
    turn_cap: int
    phase: str
    stage: str
    step: int
    first_seat: int
    boards: int
    triangle: Literal["personal", "any", "off"]
    cells: list[Cell]
    sides: list[SideInfo]
    armies: list[Army]
    units: list[Unit]
    orders: list[Order]
    moves: list[Walk]
    battles: list[Battle]
    portals: list[Portal]
    sealed: Sealed
    question: Question
    trophy: Trophy | None
    trophies: list[TrophyCard]
    medals: list[Medal]
    history: list[PastParty]
    result: str | None
    forecast: list[OrderForecast]


class Seat(TypedDict):
    """What is public of a seat: the armies it leads, and its side."""

    name: str
    army: str
    armies: list[str]
    team: int
    side: Side


class EventFacts(_MaybeFrom, total=False):
    """The facts of events that the page reads, besides saying them."""

    event: str
    rule: str
    army: str
    unit: str
    foe: str
    at: str
    to: str
    nth: int
    kind: str
    source: str
    energy: int
    influence: int


class Answers(TypedDict):
    """What may be asked about a position, with what is answered."""

    reach: list[Reach]


SHAPES = (View, Seat, EventFacts, Answers)
