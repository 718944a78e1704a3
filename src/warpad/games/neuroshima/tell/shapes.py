"""The shapes of what a page is sent of Neuroshima: view, seats, facts of events, answers to questions."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from warpad.games.neuroshima.variants.shapes import Leaders, Scenario

Json = dict[str, Any]
AttackKind = Literal["melee", "ranged", "gauss"]
TileKind = Literal["hq", "unit", "module", "instant", "foundation"]
Half = Literal["first", "second"]

_From = TypedDict("_From", {"from": str})
_MaybeFrom = TypedDict("_MaybeFrom", {"from": str}, total=False)


class CellView(TypedDict):
    """A hex of the board."""

    at: str
    q: int
    r: int
    main: bool
    terminal: bool


class Price(TypedDict):
    """What a procedure of the Duel board costs."""

    procedure: str
    cost: int


class Frame(TypedDict):
    """What does not change during the game: rules, board, order of turns."""

    ruleset: str
    mode: str
    extended: bool
    radius: int
    order: list[int]
    hand: int
    points: bool
    moloch_temper: bool
    alternative_start: bool
    reinforcements: bool
    most_energy: int
    procedures: list[Price]
    cells: list[CellView]
    leaders: NotRequired[bool]
    constructions: NotRequired[bool]


class Question(TypedDict):
    """What is asked of whom: `message` is the sentence, `args` its arguments."""

    kind: str
    message: str
    player: int | None
    seat: int | None
    args: Json
    seats: NotRequired[list[int]]


class TileCount(TypedDict):
    """So many of a tile."""

    tile: str
    count: int


class Reserve(TypedDict):
    """A player's construction, its two tokens with both faces, and where it is."""

    construction: str
    name: str
    tokens: list[list[str]]
    where: Literal["reserve", "board", "gone"]
    price: int
    origin: str


class PlayerView(TypedDict):
    """What lies before one player, and how they stand."""

    player: int
    seat: int | None
    team: int
    army: str
    colour: str
    hp: int
    start_hp: int
    energy: int
    fallen: bool
    terror: bool
    hand: list[str]
    stack: list[TileCount]
    stack_size: int
    top: str | None
    discard: list[TileCount]
    must_discard: bool
    construction: NotRequired[Reserve | None]


class Lent(TypedDict):
    """What another tile lends to a tile, or takes from it."""

    by: str
    tile: str
    army: str
    effect: str
    value: int
    rule: str
    reason: str


class LineHit(TypedDict):
    """Whom a line of attack hits, and how hard."""

    at: str
    wounds: int


class AttackLine(_From):
    """One attack as the page draws it."""

    player: int
    kind: AttackKind
    direction: int
    strength: int
    over: list[str]
    hits: list[LineHit]


class TileAttack(AttackLine):
    """An attack of a tile with where its strength comes from."""

    side: int
    printed: int
    lent: list[Lent]
    rule: str


class TileInitiative(TypedDict):
    """When a tile acts: as printed, as it is now, what is extra."""

    printed: list[int]
    now: list[int]
    extra: list[int]
    lent: list[Lent]


class Gift(TypedDict):
    """A move that another tile gives."""

    by: str
    used: bool


class Moves(TypedDict):
    """The sources of movement of a tile, and which of them are used up."""

    mobile: bool
    used: bool
    gifts: list[Gift]


class Unit(TypedDict):
    """Of which construction a tile is half, and where the other half lies."""

    construction: str
    name: str
    half: Half
    twin: str
    twin_direction: int
    abilities: list[str]
    origin: str


class TileView(TypedDict):
    """One tile as the board, the inspector and the screen reader need it."""

    at: str
    q: int
    r: int
    tile: str
    kind: TileKind
    glyph: str
    player: int
    army: str
    commander: int
    works_for: int
    rotation: int
    wounds: int
    toughness: int
    wounds_left: int
    netted: bool
    netted_by: list[str]
    sides: list[list[str]]
    initiative: TileInitiative
    attacks: list[TileAttack]
    lent: list[Lent]
    medics: list[str]
    moves: Moves
    link: bool
    acts_on: list[str]
    hp: NotRequired[int]
    unit: NotRequired[Unit]


class Ground(TypedDict):
    """A foundation under the tiles."""

    at: str
    q: int
    r: int
    tile: str
    player: int
    army: str


class LastTile(TypedDict):
    """Who drew the last tile, and how many turns are left before the final battle."""

    by: int
    players: list[int]
    turns: int


class BattleUnderWay(TypedDict):
    """The battle that is being fought."""

    segment: int
    cause: str


class View(TypedDict):
    """All that a viewer may see of a game."""

    game: Literal["neuroshima"]
    turn: int
    setup: Frame
    player: int
    turn_open: bool
    ask: Question
    plays_left: int | None
    players: list[PlayerView]
    tiles: list[TileView]
    grounds: list[Ground]
    far_moves: list[int]
    last_tile: LastTile | None
    battle: BattleUnderWay | None
    contenders: list[int]
    over: bool
    winners: list[int]
    leaders: NotRequired[Leaders]
    scenario: NotRequired[Scenario]


class Seat(TypedDict):
    """What is public of a seat: the armies it decides for, and its team."""

    name: str
    army: str
    armies: list[str]
    team: int
    colour: str


class EventFacts(_MaybeFrom, total=False):
    """The facts of events that the page reads, besides saying them."""

    event: str
    rule: str
    player: int
    at: str
    tile: str
    target: str
    target_tile: str
    strength: int
    wounds: int
    initiative: int
    hp: int


SHAPES = (View, Seat, EventFacts)
