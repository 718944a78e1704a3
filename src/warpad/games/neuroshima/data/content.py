"""Armies and boards as data: read strictly, checked, and numbered for the rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from warpad.core.content import read
from warpad.core.errors import ContentError

T = TypeVar("T")

FOLDER = Path(__file__).parent.parent / "content"

ARMIES = ("borgo", "hegemony", "moloch", "outpost", "smart", "vegas")
ARMY_SIZE = 35
SIDE_COUNT = 6
MOST_INITIATIVE = 4

Kind = Literal["hq", "unit", "module", "foundation", "instant"]
Mark = Literal[
    "melee-1", "melee-2", "melee-3", "ranged-1", "ranged-2", "ranged-3", "gauss", "armour", "net",
    "link", "enemy-link", "control-link",
]  # fmt: skip
Lent = Literal[
    "melee", "ranged", "initiative", "extra-action", "medic", "mobility", "convert", "hack", "far-moves"
]
Own = Literal["explode", "return-to-stack", "replace", "destroy-on-enter"]
Built = Literal["swivel", "boarding", "heavy", "sharpshooter"]
Instant = Literal[
    "battle", "move", "push", "sniper", "grenade", "air-strike", "rotation", "castling", "terror"
]  # fmt: skip
Reach = Literal["self", "links", "around", "board"]
Origin = Literal["rulebook", "reference", "house"]
Confidence = Literal["high", "medium", "low", "inferred"]


class Effect(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One thing that a tile does: what, how much, and for whom."""

    do: Lent | Own | Instant | Built
    value: int = 0
    reach: Reach = "self"


class Tile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One kind of tile of an army; `sides` go clockwise from the front."""

    id: str
    kind: Kind
    count: int
    glyph: str
    origin: Origin
    confidence: Confidence
    initiative: tuple[int, ...] = ()
    sides: tuple[tuple[Mark, ...], ...] = ((),) * SIDE_COUNT
    toughness: int = 0
    mobility: bool = False
    effects: tuple[Effect, ...] = ()


class Army(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An army: its tiles, the HQ first."""

    id: str
    colour: str
    hit_points: int
    origin: Origin
    confidence: Confidence
    tiles: tuple[Tile, ...]
    bad_temper: bool = False


class Construction(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """NH-VAR-03: one unit of two tokens; each token is given by its two faces."""

    id: str
    army: str
    origin: Origin
    confidence: Confidence
    tokens: tuple[tuple[Tile, Tile], tuple[Tile, Tile]]

    def faces(self) -> tuple[Tile, ...]:
        """The faces of the first token, then those of the second."""
        return (*self.tokens[0], *self.tokens[1])


class ConstructionBox(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """NH-VAR-03: all constructions, and how many tiles of the hand one costs."""

    origin: Origin
    confidence: Confidence
    price: int
    constructions: tuple[Construction, ...]


class Energy(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    start: int
    most: int


class Procedure(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: Literal["rotation", "swap", "push", "laser", "deletion", "detonation"]
    cost: int
    origin: Origin
    confidence: Confidence


class DuelBoard(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The special board: terminals, energy and the procedures paid with it."""

    id: str
    players: int
    terminals: tuple[tuple[int, int], ...]
    terminals_origin: str
    terminals_confidence: Confidence
    energy: Energy
    procedures: tuple[Procedure, ...]


def read_sound(path: Path, kind: type[T], faults_of: Callable[[T], list[str]]) -> T:
    """A file, checked beyond its types."""
    found = read(path, kind)
    faults = faults_of(found)
    if faults:
        raise ContentError(f"{path.name}: {faults[0]}")
    return found


def load_army(path: Path) -> Army:
    return read_sound(path, Army, army_faults)


def army_faults(army: Army) -> list[str]:
    """NH-TILE-05: an army has 35 tiles, one of them the HQ; what else is wrong with it."""
    faults = []
    total = sum(tile.count for tile in army.tiles)
    if total != ARMY_SIZE:
        faults.append(f"tiles: {total} in all, an army has {ARMY_SIZE}")
    if [tile.kind for tile in army.tiles].count("hq") != 1 or army.tiles[0].kind != "hq":
        faults.append("tiles[0]: the first tile, and no other, must be the HQ")
    ids = [tile.id for tile in army.tiles]
    for number, tile in enumerate(army.tiles):
        faults += [f"tiles[{number}].{fault}" for fault in tile_faults(army.id, tile)]
        if ids.index(tile.id) != number:
            faults.append(f"tiles[{number}].id: {tile.id} stands twice")
    return faults


def tile_faults(army: str, tile: Tile) -> list[str]:
    """NH-TILE-02, NH-SET-10: what is wrong with one tile, each with its field."""
    faults = []
    if not tile.id.startswith(army + "-"):
        faults.append(f"id: {tile.id} must begin with {army}-")
    if len(tile.sides) != SIDE_COUNT:
        faults.append(f"sides: {len(tile.sides)} given, a tile has {SIDE_COUNT}")
    if list(tile.initiative) != sorted(set(tile.initiative), reverse=True):
        faults.append("initiative: values must differ and go from the highest down")
    if any(not 0 <= value <= MOST_INITIATIVE for value in tile.initiative):
        faults.append(f"initiative: values go from 0 to {MOST_INITIATIVE}")
    if tile.count < 1:
        faults.append(f"count: {tile.count}, there must be at least 1")
    if tile.toughness < 0:
        faults.append("toughness: must not be negative")
    if tile.kind == "instant" and (any(tile.sides) or tile.initiative or len(tile.effects) != 1):
        faults.append("kind: an instant has one effect and neither sides nor initiative")
    return faults


# What a face of a construction may carry: it fights, but lends nothing.
TOKEN_MARKS = ("melee", "ranged", "gauss", "armour", "net")
TOKEN_EFFECTS = ("swivel", "boarding", "heavy", "sharpshooter")


def construction_faults(box: ConstructionBox) -> list[str]:
    """NH-VAR-03: one for an army at most; the first token alone has initiative, and none lends anything."""
    faults = []
    armies = [built.army for built in box.constructions]
    if armies != sorted(set(armies), key=ARMIES.index) or not set(armies) <= set(ARMIES):
        faults.append("constructions: one for an army, in the order of the armies")
    for number, built in enumerate(box.constructions):
        for at, face in enumerate(built.faces()):
            path = f"constructions[{number}].tokens[{at // 2}][{at % 2}]"
            faults += [f"{path}.{fault}" for fault in token_faults(built.army, face, at < 2)]
    return faults


def token_faults(army: str, face: Tile, is_first: bool) -> list[str]:
    """What is wrong with one face of a construction, each with its field."""
    faults = tile_faults(army, face)
    if face.kind != "unit":
        faults.append("kind: a construction is a unit")
    if bool(face.initiative) != is_first:
        faults.append("initiative: the first token has it for both")
    if any(mark.rstrip("-123") not in TOKEN_MARKS for side in face.sides for mark in side):
        faults.append(f"sides: a construction carries {', '.join(TOKEN_MARKS)}")
    if any(effect.do not in TOKEN_EFFECTS for effect in face.effects):
        faults.append(f"effects: a construction can have {', '.join(TOKEN_EFFECTS)}")
    return faults


def _load() -> tuple[Army, ...]:
    return tuple(load_army(FOLDER / "armies" / f"{name}.json") for name in ARMIES)


CONSTRUCTION_FILE = FOLDER / "constructions.json"
ALL_ARMIES = _load()
DUEL_BOARD = read(FOLDER / "duel-board.json", DuelBoard)
CONSTRUCTION_BOX = read_sound(CONSTRUCTION_FILE, ConstructionBox, construction_faults)
CONSTRUCTIONS = CONSTRUCTION_BOX.constructions

# Tiles are numbered through all armies from 1, then come the faces of the constructions; 0 is "no tile".
IN_ARMIES: tuple[Tile, ...] = tuple(tile for army in ALL_ARMIES for tile in army.tiles)
TILES: tuple[Tile | None, ...] = (
    None,
    *IN_ARMIES,
    *(face for built in CONSTRUCTIONS for face in built.faces()),
)
NUMBER_OF: dict[str, int] = {tile.id: number for number, tile in enumerate(TILES) if tile is not None}


def tile_of(number: int) -> Tile:
    """The tile of a number that is not 0."""
    tile = TILES[number]
    if tile is None:
        raise ContentError("number 0 stands for no tile")
    return tile


def content_faults() -> list[str]:
    """What is wrong with the content files, each with file and path; empty when all is well."""
    faults = []
    for name in ARMIES:
        try:
            army = read(FOLDER / "armies" / f"{name}.json", Army)
        except ContentError as error:
            faults.append(str(error))
            continue
        faults += [f"{name}.json: {fault}" for fault in army_faults(army)]
    try:
        read(FOLDER / "duel-board.json", DuelBoard)
        box = read(CONSTRUCTION_FILE, ConstructionBox)
        faults += [f"{CONSTRUCTION_FILE.name}: {fault}" for fault in construction_faults(box)]
    except ContentError as error:
        faults.append(str(error))
    return faults
