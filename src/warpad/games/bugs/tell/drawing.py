"""A position for a terminal: boards, tracks and the open question, in rich markup."""

from __future__ import annotations

from warpad.core.game import Json
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.geometry import BOARD, WIDTH
from warpad.games.bugs.data.names import ARMY_NAMES, MEDAL_NAMES, SIDE_NAMES, TROPHY_NAMES, UNIT_NAMES
from warpad.games.bugs.rules import phases
from warpad.games.bugs.rules.codes import GONE, NONE
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.tell.events import RESULTS
from warpad.games.bugs.tell.explain import battle
from warpad.games.bugs.tell.sight import PHASE_NAMES
from warpad.locales import has_message, text, told

COLOURS = ("red", "blue")
SOUTH_FRAME, NORTH_FRAME = "()", "[]"
BAR = "|"
ARTEFACT, PORTAL, TRAIN, EMPTY = "◆", "◎", "=", "."
# Room for the two units of a battle.
CELL = 6
GAP = "   "


def draw(p: State, seat: int | None = None, language: str = "en") -> str:
    """South units stand in round brackets, north units in square ones; second armies have small letters."""
    letters = [text(f"bugs-letter-{unit}", {}, language) for unit in UNIT_NAMES]
    lines = [_heading(p, language), ""]
    for row in range(WIDTH - 1, -1, -1):
        lines.append(GAP.join(_row(p, board, row, seat, letters) for board in range(p.setup.armies // 2)))
    feet = " " * 4 + "".join(f" {letter}".ljust(CELL) for letter in "abcde")
    lines += [GAP.join([feet] * (p.setup.armies // 2)), "", *_legend(p, letters, language), ""]
    lines += [_tracks(p, army, language) for army in range(p.setup.armies)]
    return "\n".join([*lines, *_campaign(p, language), *_battle(p, language)])


def _heading(p: State, language: str) -> str:
    counts = {"party": p.party} if p.setup.is_campaign() else {}
    if p.turn:
        counts["turn"] = p.turn
    said = [told(f"bugs-event-{name}-began", {name: int(n)}, language) for name, n in counts.items()]
    return " ".join([f"[bold]{one}[/bold]" for one in said] + [_question(p, language)])


def _question(p: State, language: str) -> str:
    if p.phase == phases.OVER:
        return told("bugs-event-match-ended", {"result": RESULTS[p.winner]}, language)
    asked = f"bugs-ask-{PHASE_NAMES[p.phase]}"
    return text(asked, {}, language) if has_message(asked) else ""


def _row(p: State, board: int, row: int, seat: int | None, letters: list[str]) -> str:
    places = (board * BOARD + row * WIDTH + column for column in range(WIDTH))
    return f"{row + 1} {BAR} {''.join(_cell(p, place, seat, letters) for place in places)}"


def _cell(p: State, cell: int, seat: int | None, letters: list[str]) -> str:
    here = [unit for unit in range(p.units) if p.where[unit] == cell and not _is_hidden(p, unit, seat)]
    if not here:
        return f" {_sign(p, cell)}".ljust(CELL)
    return "".join(_unit(unit, letters) for unit in here) + " " * (CELL - 3 * len(here))


def _is_hidden(p: State, unit: int, seat: int | None) -> bool:
    return p.phase == phases.PLACE_SECRET and seat is not None and p.setup.owner[unit // TYPES] != seat


def _unit(unit: int, letters: list[str]) -> str:
    army, letter = unit // TYPES, letters[unit % TYPES]
    return f"[{COLOURS[army & 1]}]{_framed(army, letter if army < 2 else letter.lower())}[/]"


def _framed(army: int, words: str) -> str:
    """In the brackets of an army; those that would begin a style are marked."""
    frame = SOUTH_FRAME if army & 1 == 0 else NORTH_FRAME
    opening = frame[0] if frame[0] != "[" else "\\["
    return f"{opening}{words}{frame[1]}"


def _sign(p: State, cell: int) -> str:
    if p.book.artifact >> cell & 1:
        return ARTEFACT
    if p.terms.portals >> cell & 1:
        return PORTAL
    return TRAIN if cell in [p.book.train[a] for a in range(p.setup.armies)] else EMPTY


def _legend(p: State, letters: list[str], language: str) -> list[str]:
    """What letters, brackets and signs mean."""
    named = zip(letters, UNIT_NAMES, strict=True)
    units = ", ".join(f"{letter} {told(f'bugs-unit-{unit}', {}, language)}" for letter, unit in named)
    facts = {"red": _framed(0, " "), "blue": _framed(1, " "), "artefact": ARTEFACT, "train": TRAIN}
    signs = [told("bugs-drawing-signs", facts, language)]
    if p.terms.portals:
        signs.append(f"{PORTAL} {text('bugs-drawing-portal', {}, language)}")
    if p.setup.armies > 2:
        signs.append(text("bugs-drawing-second", {}, language))
    return [units, ", ".join(signs), text("bugs-drawing-ways", {}, language)]


def _tracks(p: State, army: int, language: str) -> str:
    facts: Json = {
        "energy": int(p.energy[army]),
        "energy_most": int(p.book.energy_max),
        "influence": int(p.influence[army]),
        "influence_most": int(p.book.influence_max),
    }
    said = [told("bugs-drawing-tracks", facts, language)]
    if p.phase not in (phases.PLACE_SECRET, phases.PLACE_OPEN):
        left = sum(p.where[unit] != GONE for unit in range(army * TYPES, (army + 1) * TYPES))
        said.append(told("bugs-drawing-units", {"count": left}, language))
    if p.train[army] != NONE:
        said.append(text("bugs-drawing-captured", {}, language))
    name = text(f"bugs-army-{ARMY_NAMES[army]}", {}, language)
    return f"[{COLOURS[army & 1]}]{name}[/]: {', '.join(said)}"


def _campaign(p: State, language: str) -> list[str]:
    if not p.setup.is_campaign():
        return []
    lines = []
    if p.trophy != NONE:
        trophy = TROPHY_NAMES[p.trophy]
        lines.append(told("bugs-event-trophy-drawn", {"trophy": trophy}, language))
        if p.terms.option >= 0:
            lines[-1] += f" {text(f'bugs-trophy-{trophy}-{p.terms.option % 3 + 1}', {}, language)}"
    taken = [
        _held(f"bugs-trophy-{TROPHY_NAMES[trophy]}", f"bugs-side-{SIDE_NAMES[owner]}", language)
        for trophy, owner in enumerate(p.trophy_owner)
        if owner != NONE
    ]
    held = [
        _held(f"bugs-medal-{MEDAL_NAMES[medal]}", f"bugs-army-{ARMY_NAMES[army]}", language)
        for medal, army in enumerate(p.holder)
        if army != NONE
    ]
    lines += [told("bugs-drawing-trophies", {"list": taken}, language)] if taken else []
    return lines + ([told("bugs-drawing-medals", {"list": held}, language)] if held else [])


def _held(what: str, who: str, language: str) -> str:
    return f"{text(what, {}, language)} ({text(who, {}, language)})"


def _battle(p: State, language: str) -> list[str]:
    """The battle that is being fought."""
    if p.fight == NONE:
        return []
    now = battle(p, p.fight)
    first, second = (_fighter(fighter, language) for fighter in now["fighters"])
    return [told("bugs-drawing-battle", {"at": now["at"], "first": first, "second": second}, language)]


def _fighter(fighter: Json, language: str) -> str:
    """A unit with its Strength, and with what the die makes of it."""
    counts = {key: fighter[key] for key in ("army", "unit", "strength")}
    said = told("bugs-drawing-fighter", counts, language)
    return said if fighter["die"] is None else f"{said} + {fighter['die']} = {fighter['total']}"
