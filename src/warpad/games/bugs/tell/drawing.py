"""A position for a terminal: boards, tracks and the open question, in rich markup."""

from __future__ import annotations

from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.geometry import BOARD, WIDTH
from warpad.games.bugs.data.names import ARMY_NAMES, MEDAL_NAMES, SIDE_NAMES, TROPHY_NAMES, UNIT_NAMES
from warpad.games.bugs.rules import phases
from warpad.games.bugs.rules.codes import GONE, NONE
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.tell.explain import battle
from warpad.games.bugs.tell.sight import PHASE_NAMES

LETTERS = {"rhino": "R", "mantis": "M", "wasp": "W", "spider": "S", "ant": "A", "mosquito": "Q"}
COLOURS = ("red", "blue")
SOUTH_FRAME, NORTH_FRAME = "()", "[]"
BAR = "|"


def draw(p: State, seat: int | None = None) -> str:
    """South units stand in round brackets, north units in square ones; a second army has a star."""
    lines = [_heading(p), ""]
    for row in range(WIDTH - 1, -1, -1):
        lines.append("   ".join(_row(p, board, row, seat) for board in range(p.setup.armies // 2)))
    feet = "    " + "".join(f" {letter}   " for letter in "abcde")
    lines += ["   ".join([feet] * (p.setup.armies // 2)), ""]
    lines += [_tracks(p, army) for army in range(p.setup.armies)]
    return "\n".join([*lines, *_campaign(p), *_battle(p)])


def _heading(p: State) -> str:
    return f"[bold]party {p.party}, turn {p.turn}[/bold]: {PHASE_NAMES[p.phase]}"


def _row(p: State, board: int, row: int, seat: int | None) -> str:
    cells = "".join(_cell(p, board * BOARD + row * WIDTH + column, seat) for column in range(WIDTH))
    return f"{row + 1} {BAR} {cells}"


def _cell(p: State, cell: int, seat: int | None) -> str:
    here = [unit for unit in range(p.units) if p.where[unit] == cell and not _is_hidden(p, unit, seat)]
    if not here:
        return f" {_sign(p, cell)}   "
    return "".join(_unit(unit) for unit in here) + " " * max(0, 5 - 4 * len(here))


def _is_hidden(p: State, unit: int, seat: int | None) -> bool:
    return p.phase == phases.PLACE_SECRET and seat is not None and p.setup.owner[unit // TYPES] != seat


def _unit(unit: int) -> str:
    army = unit // TYPES
    frame = SOUTH_FRAME if army & 1 == 0 else NORTH_FRAME
    opening = frame[0] if frame[0] != "[" else "\\["
    mark = "*" if army >= 2 else " "
    return f"[{COLOURS[army & 1]}]{opening}{LETTERS[UNIT_NAMES[unit % TYPES]]}{frame[1]}{mark}[/]"


def _sign(p: State, cell: int) -> str:
    if p.book.artifact >> cell & 1:
        return "*"
    if p.terms.portals >> cell & 1:
        return "O"
    return "=" if cell in [p.book.train[a] for a in range(p.setup.armies)] else "."


def _tracks(p: State, army: int) -> str:
    train = "" if p.train[army] == NONE else ", train captured"
    left = sum(p.where[unit] != GONE for unit in range(army * TYPES, (army + 1) * TYPES))
    units = "" if p.phase in (phases.PLACE_SECRET, phases.PLACE_OPEN) else f", units {left}"
    return (
        f"[{COLOURS[army & 1]}]{ARMY_NAMES[army]}[/]: energy {p.energy[army]}/{p.book.energy_max}, "
        f"influence {p.influence[army]}/{p.book.influence_max}{units}{train}"
    )


def _campaign(p: State) -> list[str]:
    if not p.setup.is_campaign():
        return []
    lines = []
    if p.trophy != NONE:
        option = f", option {p.terms.option % 3 + 1}" if p.terms.option >= 0 else ""
        lines.append(f"trophy: {TROPHY_NAMES[p.trophy]}{option}")
    taken = [f"{TROPHY_NAMES[t]} {SIDE_NAMES[o]}" for t, o in enumerate(p.trophy_owner) if o != NONE]
    held = [f"{MEDAL_NAMES[m]} {ARMY_NAMES[a]}" for m, a in enumerate(p.holder) if a != NONE]
    lines += [f"trophies: {', '.join(taken)}"] if taken else []
    return lines + ([f"medals: {', '.join(held)}"] if held else [])


def _battle(p: State) -> list[str]:
    """The battle that is being fought."""
    if p.fight == NONE:
        return []
    now = battle(p, p.fight)
    told = [
        f"{f['army']} {f['unit']} {f['strength']}"
        + (f" + {f['die']} = {f['total']}" if f["die"] is not None else "")
        for f in now["fighters"]
    ]
    return [f"battle on {now['at']}: {' against '.join(told)}"]
