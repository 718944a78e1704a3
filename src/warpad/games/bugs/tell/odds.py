"""Exact chances of a battle: of one roll each, and of play with rerolls to the end of the energy."""

from __future__ import annotations

from functools import cache

from warpad.core.game import Json
from warpad.games.bugs.data.content import load

FACES = tuple(load().die.faces)
Chances = tuple[float, float, float]


@cache
def one_roll(
    lead: int, rolls: bool = True, foe_rolls: bool = True, less: int = 0, foe_less: int = 0
) -> Chances:
    """Win, draw and lose with this lead in Strength; who cannot roll has a die of 0 (BUGS-BAT-11).

    `less` and `foe_less` are what a penalty takes off a rolled die (BUGS-ALLY-10)."""
    mine = [face - less for face in FACES] if rolls else [0]
    theirs = [face - foe_less for face in FACES] if foe_rolls else [0]
    results = [lead + a - b for a in mine for b in theirs]
    many = len(results)
    return (
        sum(r > 0 for r in results) / many,
        sum(r == 0 for r in results) / many,
        sum(r < 0 for r in results) / many,
    )


@cache
def with_rerolls(lead: int, energy: int, foe_energy: int, draw: float = 0.5) -> float:
    """The value of a battle when both spend energy on rerolls as long as it helps; a draw is worth `draw`.

    Both have their first roll still before them (BUGS-R-06: it is compulsory)."""
    mine = FACES if energy else (0,)
    theirs = FACES if foe_energy else (0,)
    left, foe_left = max(0, energy - 1), max(0, foe_energy - 1)
    values = [
        after_rolls(lead + a - b, a, b, left if a else 0, foe_left if b else 0, draw)
        for a in mine
        for b in theirs
    ]
    return sum(values) / len(values)


@cache
def after_rolls(lead: int, die: int, foe_die: int, energy: int, foe_energy: int, draw: float = 0.5) -> float:
    """The value for the one who leads by `lead` (dice included) when both dice lie (BUGS-BAT-13, -14).

    The losing side is asked first; a reroll replaces the own die and gives both the word again. In a
    draw the side for which this is computed is taken to be asked first."""
    stand = 1.0 if lead > 0 else draw if lead == 0 else 0.0
    mine = _reroll(lead, die, foe_die, energy, foe_energy, draw) if energy else None
    theirs = _foe_rerolls(lead, die, foe_die, energy, foe_energy, draw) if foe_energy else None
    if lead > 0:
        return min(stand, theirs) if theirs is not None else stand
    if lead < 0:
        return max(stand, mine) if mine is not None else stand
    passed = min(stand, theirs) if theirs is not None else stand
    return max(passed, mine) if mine is not None else passed


def _reroll(lead: int, die: int, foe_die: int, energy: int, foe_energy: int, draw: float) -> float:
    values = [after_rolls(lead - die + face, face, foe_die, energy - 1, foe_energy, draw) for face in FACES]
    return sum(values) / len(values)


def _foe_rerolls(lead: int, die: int, foe_die: int, energy: int, foe_energy: int, draw: float) -> float:
    values = [after_rolls(lead + foe_die - face, die, face, energy, foe_energy - 1, draw) for face in FACES]
    return sum(values) / len(values)


def as_json(chances: Chances) -> Json:
    return {"win": round(chances[0], 4), "draw": round(chances[1], 4), "lose": round(chances[2], 4)}
