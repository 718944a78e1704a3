"""The battle atlas as data: eight boards with tagged hexes, read strictly; and laying a game out on one."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from warpad.core.content import read
from warpad.core.errors import ContentError, SetupError
from warpad.core.hexes import MAIN_MASK, cell_at
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.content import ARMIES, FOLDER, NUMBER_OF, Confidence, Origin
from warpad.games.neuroshima.rules.pieces import make_piece
from warpad.games.neuroshima.rules.setup import Setup
from warpad.games.neuroshima.variants.choice import choose, scenario_number

ATLAS_FILE = FOLDER / "atlas.json"
SCENARIOS = 8
SEATS_OF_CAROUSEL = 6

# Tagged hexes, by number of the tag.
TAG_NAMES: Final = (
    "factory", "exit", "core", "field", "siege", "corners", "structure", "hub", "seat", "bank-a", "bank-b",
    "bridge", "pylon", "contaminated", "depot",
)  # fmt: skip
NO_TAGS: Final = vec[i64]([0] * len(TAG_NAMES))
# In one scenario an army of nobody stands beside the two players: it takes no turns and has no seat.
NOBODY_PLAYER = 2
NOBODY_SEAT = -9

Hex = tuple[int, int]
Hexes = tuple[Hex, ...]


class Contingent(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A tile of nobody that arrives on a hex."""

    at: Hex
    tile: str
    facing: int


class Scenario(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """NH-VAR-05: one board; `armies` are those that fight, in order, or (not fixed) those to choose from."""

    number: int
    id: str
    mode: Literal["duel", "teams"]
    armies: tuple[str, ...]
    fixed: bool
    premise: Origin
    origin: Origin
    confidence: Confidence
    cells: Hexes
    tags: dict[str, Hexes]
    carousels: tuple[Hexes, ...] = ()
    contingent: tuple[Contingent, ...] = ()
    hit_points: tuple[int, ...] = ()


class AtlasFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """All scenarios."""

    origin: Origin
    confidence: Confidence
    scenarios: tuple[Scenario, ...]


def scenario_faults(scenario: Scenario) -> list[str]:
    """What is wrong with one scenario beyond its types."""
    faults = []
    board = set(scenario.cells)
    if any(cell_at(*hex) < 0 for hex in board):
        faults.append("cells: a hex lies outside the 37 hexes of the large board")
    for name, hexes in scenario.tags.items():
        if name not in TAG_NAMES:
            faults.append(f"tags: unknown tag {name}")
        if not set(hexes) <= board:
            faults.append(f"tags.{name}: a hex is not on the board")
    if any(army not in ARMIES for army in scenario.armies):
        faults.append("armies: there is an unknown one")
    for ring in scenario.carousels:
        if len(ring) != SEATS_OF_CAROUSEL or not set(ring) <= board:
            faults.append("carousels: each has six hexes of the board")
    if len(scenario.hit_points) not in (0, len(scenario.armies)):
        faults.append("hit_points: one for each army")
    for tile in scenario.contingent:
        if tile.tile not in NUMBER_OF or tile.at not in board:
            faults.append(f"contingent: {tile.tile} or its hex is unknown")
    return faults


def atlas_faults() -> list[str]:
    """What is wrong with the atlas, each with file and path."""
    try:
        atlas = read(ATLAS_FILE, AtlasFile)
    except ContentError as error:
        return [str(error)]
    faults = []
    if [scenario.number for scenario in atlas.scenarios] != list(range(1, SCENARIOS + 1)):
        faults.append(f"scenarios: they are numbered from 1 to {SCENARIOS}")
    for number, scenario in enumerate(atlas.scenarios):
        faults += [f"scenarios[{number}].{fault}" for fault in scenario_faults(scenario)]
    return [f"{ATLAS_FILE.name}: {fault}" for fault in faults]


def _load() -> tuple[Scenario, ...]:
    faults = atlas_faults()
    if faults:
        raise ContentError(faults[0])
    return read(ATLAS_FILE, AtlasFile).scenarios


ATLAS = _load()

# For the rules: the seats of all carousels in one row, and the contingent as cells and poses.
CAROUSEL_SEATS = vec[i64](
    [cell_at(*hex) for scenario in ATLAS for ring in scenario.carousels for hex in ring]
)
_TILES = [tile for scenario in ATLAS for tile in scenario.contingent]
CONTINGENT_CELLS = vec[i64]([cell_at(*tile.at) for tile in _TILES])
CONTINGENT_POSES = vec[i64]([make_piece(NUMBER_OF[tile.tile], tile.facing, 0, 0) for tile in _TILES])
CONTINGENT_ARMY = ARMIES.index("moloch")


def scenario_of(number: int) -> Scenario:
    return ATLAS[number - 1]


def check_armies(number: int, mode: str, armies: list[str]) -> None:
    """NH-VAR-05: a scenario is played in its mode and by its armies."""
    scenario = scenario_of(number)
    if mode != scenario.mode:
        raise SetupError(
            "nh-setup-scenario-mode",
            scenario=number,
            mode=scenario.mode,
            given_mode=mode,
            detail=f"mode={scenario.mode}",
        )
    if scenario.fixed and armies != list(scenario.armies):
        raise SetupError("nh-setup-scenario-order", scenario=number, army=list(scenario.armies))
    if not scenario.fixed and not set(armies) <= set(scenario.armies):
        raise SetupError("nh-setup-scenario-armies", scenario=number, army=list(scenario.armies))


def mask_of(hexes: Hexes) -> int:
    return sum(1 << cell_at(*hex) for hex in set(hexes))


def tags_of(number: int) -> vec[i64]:
    """The cells of each tag of a scenario."""
    tags = scenario_of(number).tags
    return vec[i64]([mask_of(tags.get(name, ())) for name in TAG_NAMES])


def lay_out(setup: Setup) -> Setup:
    """NH-VAR-05: the same frame on the board of its scenario, if it has one."""
    number = scenario_number(setup)
    if number != 0:
        _use_board(setup, scenario_of(number))
    return setup


def truce_of(setup: Setup) -> Setup | None:
    """NH-VAR-05: where nobody has an army too, the frame while the two players spare each other."""
    scenario = scenario_of(scenario_number(setup))
    if not scenario.contingent:
        return None
    truce = Setup(setup.ruleset, setup.mode, setup.army, setup.team, setup.extended, setup.temper)
    choose(truce, setup.variants)
    _use_board(truce, scenario)
    reached = 1 << NOBODY_PLAYER
    for sets in ("foes", "prey", "caught"):
        setattr(truce, sets, vec[i64]([reached, reached, 3]))
    return truce


def _use_board(setup: Setup, scenario: Scenario) -> None:
    board = mask_of(scenario.cells) & ~mask_of(scenario.tags.get("hub", ()))
    main = MAIN_MASK if board & MAIN_MASK == MAIN_MASK else board
    setup.use_board(board, main, bool(board & ~MAIN_MASK))
    if scenario.hit_points:
        setup.start_hp = vec[i64](list(scenario.hit_points))
    if scenario.contingent:
        setup.order = vec[i64]([0, 1])
        setup.seat = vec[i64]([0, 1, NOBODY_SEAT])
