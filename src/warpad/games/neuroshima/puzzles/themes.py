"""Which mechanisms of the rules play a part in an etude, told from what happens in it."""

from __future__ import annotations

from collections.abc import Sequence

from warpad.core.game import Json
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.rules.battle.status import gift_to, initiative_bonus, netted_cells
from warpad.games.neuroshima.tell.cells import cells_in

BY_RULE = {
    "NH-BAT-08": "melee",
    "NH-BAT-09": "ranged",
    "NH-BAT-10": "armour",
    "NH-BAT-11": "gauss",
    "NH-INS-02": "move",
    "NH-INS-03": "push",
    "NH-INS-04": "sniper",
    "NH-INS-05": "grenade",
    "NH-INS-06": "air-strike",
    "NH-INS-07": "rotation",
    "NH-INS-08": "castling",
    "NH-MOV-01": "mobility",
    "NH-MOD-08": "transport",
    "NH-MOD-09": "quartermaster",
    "NH-MED-01": "medic",
    "NH-UNIT-01": "explosion",
    "NH-UNIT-04": "replacing",
    "NH-UNIT-05": "return",
    "NH-UNIT-06": "mine",
    "NH-CTL-01": "control",
    "NH-TILE-04": "toughness",
    "NH-DUEL-03": "procedure",
}
NET = "net"
MODULE = "module"
INITIATIVE = "initiative"
THEMES = (*BY_RULE.values(), NET, MODULE, INITIATIVE)


def themes_of(events: Sequence[Json], before_battle: Neuroshima) -> list[str]:
    """The themes of a line: of its events, and of nets and modules at work when the battle begins."""
    found = {BY_RULE[rule] for event in events if (rule := str(event["rule"])) in BY_RULE}
    if netted_cells(before_battle):
        found.add(NET)
    for cell in cells_in(before_battle.occupied):
        if gift_to(before_battle, cell):
            found.add(MODULE)
        if initiative_bonus(before_battle, cell):
            found.add(INITIATIVE)
    return [theme for theme in THEMES if theme in found]
