"""Content files read strictly: units, board, die, trophies, medals and constants."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from warpad.core import content
from warpad.core.errors import ContentError
from warpad.games.bugs.data import verbs
from warpad.games.bugs.data.book import TYPES

FOLDER = Path(__file__).parent.parent / "content"

Origin = Literal["rulebook", "reference", "house"]
Window = Literal["setup", "order", "move", "battle", "roll", "income", "turn_end", "party_end"]


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Everything in the files says where it comes from; `provenance` tells single parts apart."""

    origin: Origin
    provenance: dict[str, Origin] = {}


class When(msgspec.Struct, forbid_unknown_fields=True):
    attacking: bool | None = None
    ranged: bool | None = None
    min_steps: int | None = None
    max_steps: int | None = None
    opponent_active: bool | None = None


class Filter(msgspec.Struct, forbid_unknown_fields=True):
    max_base_speed: int


class Effect(msgspec.Struct, forbid_unknown_fields=True):
    """One verb (`do`) with its arguments; `VERBS` says which arguments a verb takes."""

    do: str
    value: int | None = None
    target: Literal["self", "adjacent_allies", "all", "opponent"] | None = None
    per: Literal["adjacent_ally"] | None = None
    max: int | None = None
    when: When | None = None
    no_bonuses: bool | None = None
    filter: Filter | None = None
    includes_general: bool | None = None
    mode: Literal["normal", "any_order", "off", "positions", "bonus"] | None = None
    source: Literal["kill", "artifact"] | None = None
    cells: list[str] | None = None
    energy: int | None = None


class Trait(Entry):
    id: str
    window: Window
    effects: list[Effect]
    when: When | None = None


class Unit(Entry):
    id: str
    general: bool
    troop: str
    speed: int
    strength: int
    range: int
    traits: list[Trait]


class Troop(Entry):
    id: str
    in_triangle: bool


class Triangle(Entry):
    beats: dict[str, str]


class UnitsFile(msgspec.Struct, forbid_unknown_fields=True):
    triangle: Triangle
    troops: list[Troop]
    units: list[Unit]


class Army(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    colour: str
    first_line: int
    second_line: int
    forward: Literal["N", "S"]
    train: str


class Track(msgspec.Struct, forbid_unknown_fields=True):
    start: int
    max: int


class Formation(Entry):
    south: dict[str, str]
    north: dict[str, str]


class BoardFile(Entry):
    columns: list[str]
    rows: list[int]
    armies: list[Army]
    artifact: str
    portals: list[str]
    energy: Track
    influence: Track
    formation: Formation


class DieFile(Entry):
    faces: list[int]


class TrophyOption(Entry):
    die: int
    effects: list[Effect]


class Trophy(Entry):
    id: str
    options: list[TrophyOption]


class TrophiesFile(msgspec.Struct, forbid_unknown_fields=True):
    to_win: int
    trophies: list[Trophy]


class Requirement(msgspec.Struct, forbid_unknown_fields=True):
    event: str
    count: int


class Medal(Entry):
    id: str
    requirement: Requirement
    effects: list[Effect]
    once_per_party: bool


class MedalsFile(msgspec.Struct, forbid_unknown_fields=True):
    medals: list[Medal]


class Constants(Entry):
    influence_goal: int
    income: int
    influence_per_kill: int
    influence_per_artifact: int
    max_speed: int
    penalty: int


class RulesFile(msgspec.Struct, forbid_unknown_fields=True):
    constants: Constants


class Content(msgspec.Struct):
    """All files of the game as they were read."""

    units: UnitsFile
    board: BoardFile
    die: DieFile
    trophies: TrophiesFile
    medals: MedalsFile
    rules: RulesFile


# Each verb: its number, the arguments it takes, and who may use it.
VERBS: dict[str, tuple[int, frozenset[str], frozenset[str]]] = {
    name: (number, frozenset(arguments.split()), frozenset(users.split()))
    for name, number, arguments, users in (
        ("strength_mod", verbs.STRENGTH_MOD, "value target per max when", "unit trophy"),
        ("base_strength_override", verbs.BASE_STRENGTH_OVERRIDE, "value no_bonuses target when", "unit"),
        ("speed_mod", verbs.SPEED_MOD, "value target filter", "trophy"),
        ("pass_through_allies", verbs.PASS_THROUGH_ALLIES, "", "unit"),
        ("exclude_from_general_order", verbs.EXCLUDE_FROM_GENERAL_ORDER, "", "unit"),
        ("general_order", verbs.GENERAL_ORDER, "includes_general", "trophy"),
        ("triangle", verbs.TRIANGLE, "mode", "trophy"),
        ("influence_per", verbs.INFLUENCE_PER, "source value", "trophy"),
        ("influence_goal", verbs.INFLUENCE_GOAL, "value", "trophy"),
        ("influence_start", verbs.INFLUENCE_START, "value", "trophy medal"),
        ("income", verbs.INCOME, "value", "trophy"),
        ("energy_start", verbs.ENERGY_START, "value", "trophy medal"),
        ("portals", verbs.PORTALS, "mode cells energy", "trophy"),
        ("free_reroll", verbs.FREE_REROLL, "value", "medal"),
        ("battle_strength_once", verbs.BATTLE_STRENGTH_ONCE, "value", "medal"),
        ("speed_once", verbs.SPEED_ONCE, "value", "medal"),
        ("train_immune_income", verbs.TRAIN_IMMUNE_INCOME, "value", "medal"),
    )
}

REQUIREMENTS = {
    "general_killed": verbs.GENERAL_KILLED,
    "party_won_with_losses_at_most": verbs.WON_WITH_FEW_LOSSES,
    "artifact_turns_in_a_row": verbs.ARTIFACT_IN_A_ROW,
    "train_captured": verbs.TRAIN_CAPTURED,
    "triangle_kill": verbs.TRIANGLE_KILL,
    "portal_used": verbs.PORTAL_USED,
}


def read(folder: Path) -> Content:
    """All content files of a folder; the first fault is raised with file and path."""
    return Content(
        content.read(folder / "units.json", UnitsFile),
        content.read(folder / "board.json", BoardFile),
        content.read(folder / "die.json", DieFile),
        content.read(folder / "trophies.json", TrophiesFile),
        content.read(folder / "medals.json", MedalsFile),
        content.read(folder / "rules.json", RulesFile),
    )


@cache
def load() -> Content:
    """The game's own content, checked."""
    found = read(FOLDER)
    faults = check(found)
    if faults:
        raise ContentError(faults[0])
    return found


def cell_number(name: str) -> int:
    """The number of a cell of one board, `a1` to `e5`; -1 when there is no such cell."""
    if len(name) != 2 or name[0] not in "abcde" or name[1] not in "12345":
        return -1
    return (int(name[1]) - 1) * 5 + "abcde".index(name[0])


# -- checking ------------------------------------------------------------------------------------


def check(found: Content) -> list[str]:
    """What is wrong with content that could be read: references, counts and arguments."""
    return [*_check_units(found), *_check_board(found), *_check_trophies(found), *_check_medals(found)]


def _check_units(found: Content) -> list[str]:
    faults = []
    units, troops = found.units.units, {troop.id for troop in found.units.troops}
    if len(units) != TYPES:
        faults.append(f"units.json: units: an army has {TYPES} units, found {len(units)}")
    if [unit.general for unit in units].count(True) != 1:
        faults.append("units.json: units: exactly one unit is the general")
    for one, other in found.units.triangle.beats.items():
        faults += [f"units.json: triangle.beats: no troop {t!r}" for t in (one, other) if t not in troops]
    for unit in units:
        path = f"units.json: {unit.id}"
        if unit.troop not in troops:
            faults.append(f"{path}.troop: no troop {unit.troop!r}")
        if not 0 <= unit.speed <= 3 or not 0 <= unit.range <= 2 or unit.strength < 0:
            faults.append(f"{path}: Speed goes to 3, Range to 2, Strength is not negative")
        for trait in unit.traits:
            for effect in trait.effects:
                faults += _check_effect(f"{path}.traits.{trait.id}", effect, "unit")
    return faults


def _check_effect(path: str, effect: Effect, user: str) -> list[str]:
    if effect.do not in VERBS:
        return [f"{path}: unknown verb {effect.do!r}; known are {', '.join(VERBS)}"]
    _, arguments, users = VERBS[effect.do]
    faults = (
        [] if user in users else [f"{path}: {effect.do} is for {', '.join(sorted(users))}, not for a {user}"]
    )
    for name in Effect.__struct_fields__[1:]:
        if getattr(effect, name) is not None and name not in arguments:
            faults.append(f"{path}: {effect.do} takes no {name}")
    needed = {"value", "mode", "source"} & arguments
    if effect.do == "portals":
        needed |= {"cells"} if effect.mode == "positions" else set()
    faults += [f"{path}: {effect.do} needs {n}" for n in sorted(needed) if getattr(effect, n) is None]
    faults += [f"{path}.cells: no cell {c!r}" for c in effect.cells or () if cell_number(c) < 0]
    return faults


def _check_board(found: Content) -> list[str]:
    board, kinds = found.board, {unit.id for unit in found.units.units}
    faults = []
    if board.columns != list("abcde") or board.rows != [1, 2, 3, 4, 5]:
        faults.append("board.json: the board has columns a to e and rows 1 to 5")
    if [army.id for army in board.armies] != ["south", "north"]:
        faults.append("board.json: armies: expected south and north")
    named = [board.artifact, *board.portals, *(army.train for army in board.armies)]
    faults += [f"board.json: no cell {cell!r}" for cell in named if cell_number(cell) < 0]
    for army in board.armies:
        formation = getattr(board.formation, army.id)
        rows = {army.first_line, army.second_line}
        if set(formation) != kinds or len(set(formation.values())) != len(kinds):
            faults.append(f"board.json: formation.{army.id}: each unit once, each on a cell of its own")
        if not all(cell_number(cell) >= 0 and int(cell[1]) in rows for cell in formation.values()):
            faults.append(f"board.json: formation.{army.id}: all on the two lines of the army")
    if sorted(set(found.die.faces)) != [1, 2, 3]:
        faults.append("die.json: faces: the values are 1, 2 and 3")
    return faults


def _check_trophies(found: Content) -> list[str]:
    """BUGS-CAMP-06: every trophy has one option for each value of the die."""
    faults = []
    if found.trophies.to_win > len(found.trophies.trophies):
        faults.append("trophies.json: to_win: more than there are trophies")
    for trophy in found.trophies.trophies:
        if [option.die for option in trophy.options] != [1, 2, 3]:
            faults.append(f"trophies.json: {trophy.id}.options: one for each of 1, 2, 3")
        for option in trophy.options:
            for effect in option.effects:
                faults += _check_effect(f"trophies.json: {trophy.id}.options.{option.die}", effect, "trophy")
    return faults


def _check_medals(found: Content) -> list[str]:
    faults = []
    for medal in found.medals.medals:
        path = f"medals.json: {medal.id}"
        if medal.requirement.event not in REQUIREMENTS:
            faults.append(f"{path}.requirement: unknown event {medal.requirement.event!r}")
        if len(medal.effects) != 1:
            faults.append(f"{path}.effects: one effect, found {len(medal.effects)}")
        for effect in medal.effects:
            faults += _check_effect(f"{path}.effects", effect, "medal")
    return faults
