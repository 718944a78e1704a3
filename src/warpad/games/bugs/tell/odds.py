"""Exact chances of a battle: of one roll each, and of play with rerolls to the end of the energy."""

from __future__ import annotations

from functools import cache

from warpad.core.game import Json
from warpad.games.bugs.data.content import load

FACES = tuple(load().die.faces)
# What may lie before a side: nothing, or a face.
_DICE = range(max(FACES) + 1)
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
    values = [dice_values(lead, left, foe_left, draw)[a][b] for a in mine for b in theirs]
    return sum(values) / len(values)


# By the own die, then by the foe's; 0 stands for no die.
Values = list[list[float]]


@cache
def dice_values(lead: int, energy: int, foe_energy: int, draw: float) -> Values:
    """What each pair of dice is worth to the one who leads by `lead` without them.

    The losing side is asked first; a reroll replaces the own die and gives both the word again. In a
    draw the side for which this is computed is taken to be asked first."""
    mine, theirs = [0.0] * len(_DICE), [1.0] * len(_DICE)
    if energy:
        rerolled = dice_values(lead, energy - 1, foe_energy, draw)
        mine = [_mean([row[foe_die] for row in rerolled]) for foe_die in _DICE]
    if foe_energy:
        theirs = [_mean(row) for row in dice_values(lead, energy, foe_energy - 1, draw)]
    return [[_stand(lead + a - b, mine[b], theirs[a], draw) for b in _DICE] for a in _DICE]


def _stand(lead: int, mine: float, theirs: float, draw: float) -> float:
    """The value when each side rolls again only where that is better for it than to let the dice lie."""
    if lead > 0:
        return theirs
    return max(mine, min(draw, theirs)) if lead == 0 else mine


def _mean(by_die: list[float]) -> float:
    return sum([by_die[face] for face in FACES]) / len(FACES)


def as_json(chances: Chances) -> Json:
    return {"win": round(chances[0], 4), "draw": round(chances[1], 4), "lose": round(chances[2], 4)}
