"""Planning, income and movement: the scenarios of the rulebook's chapter on the turn."""

from __future__ import annotations

import pytest

from tests.games.bugs.scenario import order_action, scenario
from tests.marks import rule
from warpad.core.dice import Dice
from warpad.core.errors import DecodeError
from warpad.games.bugs.game import GAME
from warpad.games.bugs.rules import phases
from warpad.games.bugs.rules.orders import legal_orders


@rule("BUGS-KB-01", "BUGS-SET-05", "BUGS-SET-04", "BUGS-SET-01", "BUGS-SET-06")
def test_t01_both_armies_have_two_energy_in_the_first_turn():
    p = GAME.new({"formation": "fixed"})
    assert p.phase == phases.LOT_FIRST
    p.play(1)
    assert (p.phase, p.turn, p.first) == (phases.ORDERS, 1, 1)
    assert list(p.energy)[:2] == [2, 2]
    assert list(p.influence) == [0, 0, 0, 0]
    assert p.terms.portals == 0
    assert p.observe(0)["medals"] == []
    assert {u["at"] for u in p.observe(0)["units"] if u["army"] == "south"} == {
        "b1",
        "c1",
        "d1",
        "b2",
        "c2",
        "d2",
    }


@rule("BUGS-PLAN-01", "BUGS-MOVE-01", "BUGS-GEN-08")
def test_t02_a_mantis_goes_two_cells_down():
    scene = scenario("S: ant a2; N: mantis c4").turn(S="ant stay", N="mantis SS")
    assert scene.at("N-mantis") == "c2"
    assert [e["nth"] for e in scene.told("stepped")] == [1, 2]


@rule("BUGS-PLAN-04", "BUGS-GEN-03", "BUGS-GEN-04", "BUGS-GEN-01")
def test_t03_a_general_order_moves_all_but_the_general():
    scene = scenario("S: wasp b1, rhino c1, mosquito d1, mantis b2, ant c2, spider d2; N: ant a5")
    scene.give(S="all N", N="ant stay")
    assert [scene.at(f"S-{u}") for u in ("wasp", "mosquito", "mantis", "ant", "spider")] == [
        "b2",
        "d2",
        "b3",
        "c3",
        "d3",
    ]
    assert scene.at("S-rhino") == "c1"
    assert not scene.is_active("S-rhino")
    assert scene.is_active("S-wasp")


@rule("BUGS-COLL-01", "BUGS-MOVE-03", "BUGS-GEN-06")
def test_t04_paths_that_cross_in_the_second_step_meet_there():
    scene = scenario("S: mantis d2; N: spider b4", energy="6 6").give(S="mantis NNN", N="spider EE")
    assert [(e["at"], e["nth"]) for e in scene.told("met")] == [("d4", 2)]
    assert [e["to"] for e in scene.told("stepped") if e["unit"] == "mantis"] == ["d3", "d4"]
    assert (scene.at("S-mantis"), scene.at("N-spider")) == (None, "d4")


@rule("BUGS-PLAN-05")
def test_t06_a_path_longer_than_the_speed_is_cut():
    scene = scenario("S: spider c1; N: ant a5").turn(S="spider NNN", N="ant stay")
    assert scene.at("S-spider") == "c3"


@rule("BUGS-TURN-02", "BUGS-MOVE-04", "BUGS-R-02", "BUGS-BAT-01", "BUGS-R-18")
def test_t07_a_general_order_stops_before_a_standing_enemy():
    scene = scenario("S: ant c2; N: ant c3, wasp e4").turn(S="all N", N="wasp stay")
    assert scene.at("S-ant") == "c2"
    assert scene.told("met") == []
    assert scene.is_active("S-ant")


@rule("BUGS-PLAN-01")
def test_t35_a_path_may_turn_back_on_itself():
    scene = scenario("S: mantis b2; N: ant a5").turn(S="mantis EEW", N="ant stay")
    assert scene.at("S-mantis") == "c2"
    assert scene.position.steps[1] == 3


@rule("BUGS-PLAN-01", "BUGS-PLAN-03")
def test_t36_a_unit_may_return_to_its_start_and_is_active():
    scene = scenario("S: ant b2; N: ant a5").turn(S="ant EW", N="ant stay")
    assert scene.at("S-ant") == "b2"
    assert scene.position.steps[4] == 2
    assert scene.is_active("S-ant")


@rule("BUGS-PLAN-02")
def test_t37_two_paths_over_the_same_block_are_different_orders():
    one = scenario("S: mantis b2; N: ant a5").turn(S="mantis NES", N="ant stay")
    two = scenario("S: mantis b2; N: ant a5").turn(S="mantis ENW", N="ant stay")
    cells = [[e["to"] for e in scene.told("stepped")] for scene in (one, two)]
    assert cells == [["b3", "c3", "c2"], ["c2", "c3", "b3"]]


@rule("BUGS-KB-01")
def test_t59_income_stops_at_six():
    scene = scenario("S: ant a2; N: ant a5", energy="5 0").turn(S="ant stay", N="ant stay")
    assert scene.energy("S") == 6
    assert scene.energy("N") == 2


@rule("BUGS-MOVE-02", "BUGS-PLAN-03")
@pytest.mark.parametrize(("order", "cell"), [("wasp WW", "a2"), ("wasp NN", "b2"), ("wasp NWN", "b2")])
def test_t34_a_barred_step_ends_the_path_and_the_unit_stays_active(order: str, cell: str):
    scene = scenario("S: wasp b2, ant b3; N: spider d2").give(S=order, N="spider stay")
    assert scene.at("S-wasp") == cell
    assert scene.is_active("S-wasp")
    if cell == "b2":
        assert scene.position.phase == phases.TARGETS


@rule("BUGS-PLAN-07", "BUGS-R-01", "BUGS-PLAN-01")
def test_a_general_order_needs_a_direction_and_paths_no_diagonals():
    p = scenario("S: ant c2; N: ant c4").position
    refusal = GAME.why_not(p, 0, {"do": "advance", "army": "south", "direction": "stay"})
    assert refusal is not None
    assert refusal.rule == "BUGS-PLAN-07"
    with pytest.raises(DecodeError):
        GAME.move(p, 0, order_action(0, "ant X"))
    with pytest.raises(DecodeError):
        GAME.move(p, 0, order_action(0, "ant NNNN"))


@rule("BUGS-PLAN-08")
def test_an_army_of_a_general_alone_gets_no_general_order():
    p = scenario("S: rhino c1; N: ant c4").position
    refusal = GAME.why_not(p, 0, {"do": "advance", "army": "south", "direction": "N"})
    assert refusal is not None
    assert refusal.rule == "BUGS-PLAN-08"
    assert len(legal_orders(p, 0)) == 5


@rule("BUGS-TURN-01", "BUGS-PLAN-06")
def test_both_sides_decide_at_once_and_orders_are_shown_together():
    scene = scenario("S: ant c2; N: ant c4")
    assert list(scene.position.actors()) == [0, 1]
    scene.give(S="ant E", N="ant W")
    assert [e["event"] for e in scene.events[:2]] == ["order-shown", "order-shown"]


@rule("BUGS-TURN-02")
def test_a_dead_unit_cannot_be_ordered():
    p = scenario("S: ant c2; N: ant c4").position
    refusal = GAME.why_not(p, 0, order_action(0, "wasp N"))
    assert refusal is not None
    assert refusal.rule == "BUGS-PLAN-01"


@rule("BUGS-MOVE-06")
def test_a_cell_left_in_a_step_may_be_entered_in_it():
    scene = scenario("S: ant c2; N: mantis c3").give(S="ant N", N="mantis E")
    assert (scene.at("S-ant"), scene.at("N-mantis")) == ("c3", "d3")
    assert scene.told("met") == []


def test_random_orders_are_spread_over_all_legal_ones():
    p = scenario("S: ant c2, rhino a1; N: ant c4").position
    legal = sorted(legal_orders(p, 0))
    dice = Dice(1)
    picked = {int(p.pick(0, dice)) for _ in range(2000)}
    assert sorted(picked) == legal
