"""The events of a battle as data, each with the rule behind it."""

from __future__ import annotations

from warpad.core.game import Json
from warpad.core.hexes import DIRECTION_NAMES
from warpad.games.neuroshima.data.content import tile_of
from warpad.games.neuroshima.rules import event_kinds as kinds
from warpad.games.neuroshima.rules.battle.wounds import BLAST
from warpad.games.neuroshima.rules.pieces import owner_of, rotation_of, wounds_of
from warpad.games.neuroshima.rules.pieces import tile_of as tile_number
from warpad.games.neuroshima.rules.setup import Setup
from warpad.games.neuroshima.tell.cells import cell_name

Raw = tuple[int, int, int, int, int, int]

# Kind: name, rule, what the arguments are.
BLOW = ("actor", "", "target", "", "blow")
TILE = ("actor", "", "", "", "")
KINDS: dict[int, tuple[str, str, tuple[str, str, str, str, str]]] = {
    kinds.BATTLE_BEGUN: ("battle-begun", "NH-BAT-01", ("player", "", "", "", "")),
    kinds.SEGMENT_BEGUN: ("segment-begun", "NH-BAT-01", ("initiative", "", "", "", "")),
    kinds.STRUCK: ("struck", "NH-BAT-08", BLOW),
    kinds.SHOT: ("shot", "NH-BAT-09", BLOW),
    kinds.PIERCED: ("pierced", "NH-BAT-11", BLOW),
    kinds.BLOCKED: ("blocked", "NH-BAT-10", BLOW),
    kinds.CONVERTED: ("converted", "NH-MOD-09", ("actor", "", "direction", "ranged", "")),
    kinds.EXPLODED: ("exploded", "NH-UNIT-01", TILE),
    kinds.BLASTED: ("blasted", "NH-UNIT-01", BLOW),
    kinds.HEALED: ("healed", "NH-MED-01", ("actor", "", "medic", "", "wounds")),
    kinds.SPENT: ("spent", "NH-MED-01", TILE),
    kinds.WOUNDED: ("wounded", "NH-TILE-04", ("actor", "", "wounds", "", "")),
    kinds.DESTROYED: ("destroyed", "NH-BAT-03", TILE),
    kinds.RETURNED: ("returned", "NH-UNIT-05", TILE),
    kinds.HQ_HURT: ("hq-hurt", "NH-BAT-03", ("at", "player", "damage", "hp", "")),
    kinds.POINTS_GAINED: ("points-gained", "NH-MULTI-02", ("player", "gain", "points", "", "")),
    kinds.HQ_FELL: ("hq-fell", "NH-BAT-13", ("player", "", "", "", "")),
    kinds.SEGMENT_ENDED: ("segment-ended", "NH-BAT-03", ("initiative", "", "", "", "")),
    kinds.BATTLE_ENDED: ("battle-ended", "NH-BAT-15", ("", "", "", "", "")),
    kinds.ARMY_LEFT: ("army-left", "NH-MULTI-01", ("player", "", "", "", "")),
    kinds.TAKEN: ("taken", "NH-CTL-01", ("actor", "", "commander", "", "")),
    kinds.FREED: ("freed", "NH-CTL-02", ("actor", "", "commander", "", "")),
}


def battle_event(setup: Setup, raw: Raw) -> Json:
    """One event of a battle as flat data."""
    name, rule, fields = KINDS[raw[0]]
    event: Json = {"event": name, "rule": rule}
    values = raw[1:]
    for number, field in enumerate(fields):
        if field:
            event.update(_field(setup, field, values[number], values[(number + 1) % 5]))
    return event


def _field(setup: Setup, field: str, value: int, following: int) -> Json:
    if field == "actor":
        return tile_facts(setup, "", value, following)
    if field in ("target", "medic"):
        return tile_facts(setup, field, value, following)
    if field == "blow":
        return _blow(value)
    if field == "at":
        return {"at": cell_name(setup, value)}
    if field == "direction":
        return {"direction": DIRECTION_NAMES[value]}
    if field == "ranged":
        return {"becomes": "ranged" if value else "melee"}
    return {field: value}


def tile_facts(setup: Setup, prefix: str, cell: int, piece: int) -> Json:
    """Where a tile stood and what it was at that moment, under keys like `target` and `target_tile`."""
    start = f"{prefix}_" if prefix else ""
    return {
        prefix or "at": cell_name(setup, cell),
        f"{start}tile": tile_of(tile_number(piece)).id,
        f"{start}player": owner_of(piece),
        f"{start}rotation": rotation_of(piece),
        f"{start}wounds_before": wounds_of(piece),
    }


def _blow(value: int) -> Json:
    direction = value & 7
    facts: Json = {
        "strength": value >> kinds.BLOW_STRENGTH_SHIFT & 127,
        "wounds": value >> kinds.BLOW_WOUNDS_SHIFT,
    }
    if direction != BLAST:
        facts["direction"] = DIRECTION_NAMES[direction]
    return facts
