"""Names of armies, units, cells and paths as they stand in JSON, both ways."""

from __future__ import annotations

from warpad.games.bugs.data.book import ARMIES, TYPES, Setup
from warpad.games.bugs.data.content import cell_number, load
from warpad.games.bugs.data.geometry import BOARD, PATH_LENGTH, PATH_STEP, PATHS, WIDTH

ARMY_NAMES = ("south", "north", "south2", "north2")
SIDE_NAMES = ("south", "north")
DIRECTION_NAMES = "NESW"
STAY = "stay"
MODE_NAMES = ("training", "campaign", "allied", "double")

UNIT_NAMES = tuple(unit.id for unit in load().units.units)
TROPHY_NAMES = tuple(trophy.id for trophy in load().trophies.trophies)
MEDAL_NAMES = tuple(medal.id for medal in load().medals.medals)

PATH_NAMES = tuple(
    "".join(DIRECTION_NAMES[PATH_STEP[path * 3 + i]] for i in range(PATH_LENGTH[path])) or STAY
    for path in range(PATHS)
)
PATH_NUMBERS = {name: number for number, name in enumerate(PATH_NAMES)}


def army_of(unit: int) -> str:
    return ARMY_NAMES[unit // TYPES]


def unit_name(unit: int) -> str:
    return UNIT_NAMES[unit % TYPES]


def unit_ref(unit: int) -> dict[str, str]:
    """A unit as two fields of a flat object."""
    return {"army": army_of(unit), "unit": unit_name(unit)}


_PLAIN_NAMES = tuple(f"{'abcde'[place % WIDTH]}{place // WIDTH + 1}" for place in range(BOARD))
_NAMES_ON_TWO = tuple(f"{board}:{name}" for board in (1, 2) for name in _PLAIN_NAMES)


def cell_name(setup: Setup, cell: int) -> str:
    """`c3`, or `2:c3` when there are two boards."""
    return _NAMES_ON_TWO[cell] if setup.armies == ARMIES else _PLAIN_NAMES[cell]


def cell_of(setup: Setup, name: object) -> int:
    """The number of a cell by its name, or -1."""
    if not isinstance(name, str):
        return -1
    if setup.armies != ARMIES:
        return cell_number(name)
    if name[:2] not in ("1:", "2:"):
        return -1
    place = cell_number(name[2:])
    return place + (int(name[0]) - 1) * BOARD if place >= 0 else -1


def all_cells(setup: Setup) -> list[int]:
    return list(range(setup.armies // 2 * BOARD))
