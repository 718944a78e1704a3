"""What every number of an observation tells, and what every number of an action means.

Whoever looks sits at the bottom: own army first, own first line in row 1, direction 0 leads forward.
"""

from __future__ import annotations

from warpad.core.learning.sheet import Channel, Sheet
from warpad.games.bugs.data import book as sizes
from warpad.games.bugs.data import geometry
from warpad.games.bugs.data.tables import load_book

TYPES = int(sizes.TYPES)
ARMIES = int(sizes.ARMIES)
UNITS = int(sizes.UNITS)
CELLS = int(geometry.CELLS)
DIRECTIONS = int(geometry.DIRECTIONS)
PATHS = int(geometry.PATHS)
STEPS = int(geometry.MAX_PATH)
TROPHIES = int(load_book().trophies)
MEDALS = int(load_book().medals)
OPTIONS = int(sizes.OPTIONS)
PHASES = 21
STAGES = 15
SIDE_UNITS = UNITS // 2
# Added to what may be below zero.
SHIFT = 16


def _order(name: str, about: str) -> tuple[Channel, ...]:
    """An order: for which unit, in which steps, or for all in one direction."""
    return (
        Channel(f"{name}_unit", (ARMIES, TYPES), f"{about}: the unit it is for"),
        Channel(f"{name}_step", (ARMIES, STEPS, DIRECTIONS), f"{about}: the direction of each step"),
        Channel(f"{name}_all", (ARMIES, DIRECTIONS), f"{about}: a general order in this direction"),
        Channel(f"{name}_faster", (ARMIES,), f"{about}: it spends the medal for one more step"),
    )


BOARD = (
    Channel("unit", (ARMIES, TYPES, CELLS), "where each unit stands, by army and type"),
    Channel("artifact", (CELLS,), "the artefact"),
    Channel("portal", (CELLS,), "portals that are open"),
    Channel("train", (ARMIES, CELLS), "the baggage train of each army"),
    Channel("line", (ARMIES, CELLS), "the two lines of each army"),
    Channel("trail", (ARMIES, CELLS), "cells through which the unit with a personal order came"),
    Channel("came", (ARMIES, CELLS), "cells from which units came under a general order"),
)
UNIT_CHANNELS = (
    Channel("standing", (UNITS,), "the unit is on the board, by army and type"),
    Channel("active", (UNITS,), "it carries out an order this turn"),
    Channel("attacking", (UNITS,), "it has a personal order"),
    Channel("stopped", (UNITS,), "it moves no further this turn"),
    Channel("met", (UNITS,), "it has met an enemy this turn"),
    Channel("portal_used", (UNITS,), "its owner has said that it will travel"),
    Channel("portal_asked", (UNITS,), "its owner has said whether it will travel"),
    Channel("steps", (UNITS,), "steps it has made this turn", 3),
    Channel("subject", (UNITS,), "the unit that the question is about"),
    Channel("in_battle", (UNITS,), "it fights in the battle that is on"),
)
ARMY_CHANNELS = (
    Channel("army", (ARMIES, 4), "not in this game, own, ally's, enemy's"),
    Channel("asked_army", (ARMIES,), "the army that the question is about"),
    Channel("energy", (ARMIES,), "energy", 15),
    Channel("influence", (ARMIES,), "influence", 31),
    Channel("captured", (ARMIES, ARMIES), "the train of the first army is held by the second"),
    Channel("ordered", (ARMIES,), "has its order for this turn, while others have not"),
    *_order("shown", "the order shown"),
    *_order("sealed", "own order that others do not see yet"),
    Channel("target", (ARMIES, UNITS), "own target that others do not see yet"),
)
BATTLES = (
    Channel(
        "fight",
        (SIDE_UNITS, SIDE_UNITS),
        "between a unit of the own side and an enemy: 1 a cell battle, 2 our shot, 4 theirs; 8 is decided",
        15,
    ),
    Channel("fight_step", (SIDE_UNITS, SIDE_UNITS), "the step of that battle, and 1", 4),
    Channel("die", (2,), "in the battle that is on, own side first: the die, and 1; 0 before the roll", 7),
    Channel("power", (2,), f"the same: strength with bonuses, and {SHIFT}", 63),
    Channel("boost", (2, 2), "the same: asked about the medal for strength, has used it"),
    Channel("ask", (2,), "whose unit the question is about: own, enemy's"),
)
MATCH = (
    Channel("phase", (PHASES,), "what is asked, by its number in rules/phases.py"),
    Channel("stage", (STAGES,), "where in the turn it is, by its number there"),
    Channel("step", (1,), "the step that is carried out", 3),
    Channel("turn", (1,), "number of the turn", 255),
    Channel("turn_cap", (1,), "the last turn, 0 for none", 255),
    Channel("party", (1,), "number of the game in the campaign", 31),
    Channel("first", (1,), "the own side is first this turn"),
    Channel("passes", (1,), "who has passed", 3),
    Channel("goal", (1,), "influence that wins the game", 63),
    Channel("reached", (2,), "has reached it, own side first: 2 earlier, 1 later", 2),
    Channel("mode", (4,), "the mode: training, campaign, allied, double"),
    Channel("rules", (4,), "retreats score, range up to, units block shots, bonus at the target"),
    Channel("speed", (TYPES,), "Speed of each type in this game", 7),
    Channel("exempt", (TYPES,), "types that obey no general order"),
    Channel("triangle", (3,), "the triangle: as printed, under any order, off"),
    Channel("terms", (3,), "income, influence for a defeated unit, for the artefact", 15),
    Channel("trophy", (TROPHIES,), "the trophy at stake"),
    Channel("option", (OPTIONS,), "its option in force"),
    Channel("trophy_owner", (TROPHIES, 2), "trophies won: by the own side, by the other"),
    Channel("trophies_to_win", (1,), "trophies that win the campaign", 15),
    Channel("medal", (MEDALS, ARMIES), "the army that holds a medal"),
    Channel("medal_used", (MEDALS,), "the medal is spent"),
    Channel("medal_count", (MEDALS, ARMIES), "what the medal counts, by army", 31),
    Channel("picked", (UNITS, 3), "picked so far: the own unit of a battle, and its kind"),
)
OBSERVATION = Sheet((*BOARD, *UNIT_CHANNELS, *ARMY_CHANNELS, *BATTLES, *MATCH))

ACTIONS = Sheet(
    (
        Channel("order", (TYPES, PATHS), "a personal order: type and path (data/geometry.py, forward is 0)"),
        Channel("faster", (TYPES, PATHS), "the same with the medal for one more step"),
        Channel("advance", (DIRECTIONS,), "a general order: forward, right, back, left"),
        Channel("place", (TYPES, CELLS), "put a unit on a cell"),
        Channel("propose", (4,), "leave the option to the die, or propose one"),
        Channel("medal", (2,), "keep the medal, use it"),
        Channel("portal", (2,), "refuse the portal, use it"),
        Channel("travel", (CELLS,), "come out of this portal"),
        Channel("battle", (UNITS, 3), "this own unit fights first: on a cell, its shot, a shot at it"),
        Channel("foe", (UNITS,), "the same: against this enemy"),
        Channel("reroll", (3,), "keep the die, reroll for energy, reroll for the medal"),
        Channel("hold_fire", (1,), "shoot at nobody"),
        Channel("shoot", (UNITS,), "shoot at this unit"),
    )
)
