"""What is refused and by which rule, each beside what is allowed in its place."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bugs.scenario import Scene, scenario
from tests.marks import rule
from warpad.core.game import Json
from warpad.games.bugs.game import GAME
from warpad.games.bugs.position import BugsPosition
from warpad.games.bugs.rules import phases

KEEP: Json = {"do": "keep", "army": "south", "unit": "ant"}
STAY: Json = {"do": "order", "army": "south", "unit": "ant", "path": "stay"}


def refusal_of(p: BugsPosition, seat: int, **action: Any) -> tuple[str, str] | None:
    """Rule and message against an action, or nothing; legal actions are those that nothing is against."""
    refusal = GAME.why_not(p, seat, action)
    is_legal = seat in list(p.actors()) and action in GAME.legal_actions(p, seat)
    assert (refusal is None) == is_legal
    return None if refusal is None else (refusal.rule, refusal.message)


def against(scene: Scene, seat: int, **action: Any) -> tuple[str, str] | None:
    return refusal_of(scene.position, seat, **action)


def at_reroll() -> Scene:
    scene = scenario("S: ant c2; N: ant c3, wasp e4").give(S="ant N", N="wasp stay")
    return scene.choose(1).choose(3)


def asked(scene: Scene, phase: int) -> Scene:
    assert scene.position.phase == phase
    return scene


@rule("BUGS-TURN-01")
def test_only_who_is_asked_decides():
    scene = asked(at_reroll(), phases.ASK_REROLL)
    assert against(scene, 0, **KEEP) is None
    assert against(scene, 1, **KEEP) == ("BUGS-TURN-01", "bugs-refuse-not-your-choice")


@rule("BUGS-TURN-02")
def test_orders_are_given_to_the_own_army_in_the_phase_of_orders():
    scene = scenario("S: ant c2; N: ant c4")
    assert against(scene, 0, **STAY) is None
    assert against(scene, 0, **{**STAY, "army": "north"}) == ("BUGS-TURN-02", "bugs-refuse-other-army")
    assert against(scene, 0, **KEEP) == ("BUGS-TURN-02", "bugs-refuse-not-now")


@rule("BUGS-SET-03")
def test_in_training_a_unit_is_placed_once_on_a_free_cell_of_the_own_lines():
    p = GAME.new({"formation": "free"})
    p.play(0)
    ant = {"do": "place", "army": "south", "unit": "ant", "at": "a1"}
    assert refusal_of(p, 0, **ant) is None
    assert refusal_of(p, 0, **{**ant, "at": "a5"}) == ("BUGS-SET-03", "bugs-refuse-lines")
    assert refusal_of(p, 0, **{**ant, "army": "north"}) == ("BUGS-SET-03", "bugs-refuse-other-army")
    assert refusal_of(p, 0, **KEEP) == ("BUGS-SET-03", "bugs-refuse-not-now")
    p.play(GAME.move(p, 0, ant))
    p.play(p.legal(1)[0])
    assert refusal_of(p, 0, **{**ant, "at": "b1"}) == ("BUGS-SET-03", "bugs-refuse-unit-placed")
    wasp = {**ant, "unit": "wasp"}
    assert refusal_of(p, 0, **wasp) == ("BUGS-SET-03", "bugs-refuse-cell-taken")
    assert refusal_of(p, 0, **{**wasp, "at": "b1"}) is None


@rule("BUGS-PORT-02", "BUGS-PORT-03")
def test_a_portal_is_used_or_refused_and_leads_to_portals_only():
    placed = "S: ant 1:a3; S2: ant 2:a2; N: ant 1:a5; N2: ant 2:e5"
    scene = scenario(placed, mode="allied").give(**dict.fromkeys(("S", "S2", "N", "N2"), "ant stay"))
    asked(scene, phases.ASK_PORTAL)
    assert against(scene, 0, **KEEP) == ("BUGS-PORT-02", "bugs-refuse-not-now")
    scene.settle(portals="S-ant", upto=phases.ASK_DESTINATION)
    asked(scene, phases.ASK_DESTINATION)
    allowed = GAME.legal_actions(scene.position, 0)[0]
    assert against(scene, 0, **allowed) is None
    elsewhere = {**allowed, "to": "1:b2"}
    assert against(scene, 0, **elsewhere) == ("BUGS-PORT-03", "bugs-refuse-destination")
    assert against(scene, 0, **KEEP) == ("BUGS-PORT-03", "bugs-refuse-not-now")


@rule("BUGS-BAT-13")
def test_while_a_reroll_is_asked_for_nothing_else_is_done():
    scene = asked(at_reroll(), phases.ASK_REROLL)
    assert against(scene, 0, do="reroll", army="south", unit="ant", pay="energy") is None
    assert against(scene, 0, **STAY) == ("BUGS-BAT-13", "bugs-refuse-not-now")


@rule("BUGS-END-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_that_is_over_takes_no_orders(seat):
    scene = scenario("S: ant c2; N: ant c4")
    assert against(scene, 0, **STAY) is None
    scene.position.phase = phases.OVER
    assert against(scene, seat, **STAY) == ("BUGS-END-04", "bugs-refuse-over")
