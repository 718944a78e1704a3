"""Small tables of Neon with a goal, for tests of etudes."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from tests.games.neon.scenario import Scene, Table
from warpad.core.etude import Etude
from warpad.core.game import Json
from warpad.core.position import Position
from warpad.games.neon.game import GAME
from warpad.puzzles.exact import Exact
from warpad.puzzles.solver import Answer, prepared, solve

DEFEAT: Json = {"kind": "defeat", "fighter": "ghost"}


def etude_of(table: Table, goal: Json | None = None, **fields: Any) -> Etude:
    """Seat 0 is to act on the table."""
    parts = {"opponent": "defence", "seat": 0, **fields}
    return Etude(
        etude=1, id="small", game="neon", position=GAME.dump(table.position), goal=goal or DEFEAT, **parts
    )


def duel(health: int = 1, energy: int = 0, theirs: int = 0, **put: Any) -> Table:
    """Boulder beside Ghost, with one attack and only the basic weapon."""
    scene = Scene("boulder", "ghost", closes="factory", round=3).put(0, "mall", energy=energy)
    return scene.put(1, "mall", health=health, energy=theirs, **put).turn(0, "attack")


def solved(etude: Etude) -> tuple[Position, Answer]:
    position, goal = prepared(GAME, etude)
    return position, solve(position, goal, etude.seat)


def fraction_of(etude: Etude) -> Fraction:
    position, answer = solved(etude)
    assert answer.search is not None
    return Exact(answer.search).chance(position)


def in_field() -> Table:
    scene = Scene("ghost", "boulder", closes="factory").put(0, "mall", energy=2)
    return scene.put(1, "mall", health=1, energy=0, fields=1).turn(0, "attack")


def in_armour() -> Table:
    scene = Scene("snake", "boulder", closes="factory").put(0, "park", energy=1)
    return scene.put(1, "park", health=1, energy=0).equip(1, "g-kevlar").turn(0, "attack")


def by_grenade() -> Table:
    scene = (
        Scene("phoenix", "boulder", closes="factory")
        .put(0, "mall", energy=0)
        .put(1, "station", health=1, energy=0)
    )
    return scene.equip(0, "g-frag").turn(0, "attack", "energy1")


def by_push() -> Table:
    scene = Scene("akari", "boulder", closes="factory").put(0, "mall", energy=2)
    return scene.put(1, "station", health=1, energy=0).turn(0, "attack")


SCENES = {"field": in_field, "armour": in_armour, "grenade": by_grenade, "push": by_push}


def planning(**fields: Any) -> Etude:
    scene = Scene("boulder", "ghost", closes="factory").put(0, "mall", energy=0)
    table = scene.put(1, "mall", health=1, energy=0).plan()
    plan = GAME.action(table.position, 1, table.position.legal(1)[0])
    return etude_of(table, **{"sealed": {"1": plan}, **fields})
