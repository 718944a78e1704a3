"""Collisions in one step of movement."""

from __future__ import annotations

from tests.games.bugs.scenario import scenario
from tests.marks import rule


@rule("BUGS-COLL-05")
def test_t08_the_faster_of_two_under_general_orders_takes_the_cell():
    scene = scenario("S: mantis b2; N: spider b4").turn(S="all N", N="all S")
    assert (scene.at("S-mantis"), scene.at("N-spider")) == ("b3", "b4")
    assert scene.told("met") == []


@rule("BUGS-COLL-05")
def test_t09_with_equal_speed_both_stay():
    scene = scenario("S: spider b2; N: spider b4").turn(S="all N", N="all S")
    assert (scene.at("S-spider"), scene.at("N-spider")) == ("b2", "b4")


@rule("BUGS-COLL-06")
def test_t10_a_column_advances_and_its_front_is_met_in_the_next_step():
    scene = scenario("S: ant c2, wasp c1; N: mantis c5").give(S="all N", N="mantis SS")
    moved = [(e["unit"], e["to"], e["nth"]) for e in scene.told("stepped")]
    assert sorted(moved) == [("ant", "c3", 1), ("mantis", "c3", 2), ("mantis", "c4", 1), ("wasp", "c2", 1)]
    assert [(e["at"], e["nth"]) for e in scene.told("met")] == [("c3", 2)]
    assert scene.is_active("S-ant")
    assert scene.position.observe(0)["battles"][0]["fighters"][0]["attacking"] is False


@rule("BUGS-COLL-06", "BUGS-COLL-01")
def test_t11_who_follows_a_unit_that_is_met_stays():
    scene = scenario("S: ant c2, wasp c1; N: mantis c4").give(S="all N", N="mantis S")
    assert [(e["at"], e["nth"]) for e in scene.told("met")] == [("c3", 1)]
    assert scene.at("S-wasp") == "c1"
    assert [e["reason"] for e in scene.told("stopped")] == ["column"]


@rule("BUGS-COLL-03", "BUGS-R-04", "BUGS-R-24")
def test_t38_an_exchange_of_cells_is_a_meeting_on_the_slower_ones_cell():
    scene = scenario("S: mantis c2; N: ant c3").give(S="mantis N", N="ant S")
    assert [(e["at"], e["nth"]) for e in scene.told("met")] == [("c3", 1)]
    scene.settle(dice="2:2")
    assert (scene.at("S-mantis"), scene.at("N-ant")) == ("c2", "c3")


@rule("BUGS-COLL-03", "BUGS-RNG-01", "BUGS-KB-04")
def test_an_exchange_with_equal_speed_goes_by_lot_and_costs_no_energy():
    for winner, cell in (("S", "c3"), ("N", "c2")):
        scene = scenario("S: ant c2; N: ant c3", energy="1 1").give(S="ant N", N="ant S")
        scene.settle(lots=winner, dice="1 1")
        assert scene.told("met")[0]["at"] == cell
        assert (scene.at("S-ant"), scene.at("N-ant")) == ("c2", "c3")
        assert [scene.energy("S"), scene.energy("N")] == [2, 2]


@rule("BUGS-COLL-03")
def test_a_faster_unit_under_a_general_order_enters_the_cell_of_a_slower_attacker():
    scene = scenario("S: mantis c2, wasp c1; N: ant c3").give(S="all N", N="ant S")
    assert [(e["at"], e["nth"]) for e in scene.told("met")] == [("c3", 1)]
    assert scene.at("S-wasp") == "c1"


@rule("BUGS-COLL-04", "BUGS-R-04")
def test_t39_two_general_orders_do_not_exchange_cells():
    scene = scenario("S: ant c2; N: ant c3").turn(S="all N", N="all S")
    assert (scene.at("S-ant"), scene.at("N-ant")) == ("c2", "c3")


@rule("BUGS-COLL-02")
def test_a_personal_order_attacks_who_stays():
    scene = scenario("S: ant c2; N: ant c3, wasp e4").give(S="ant N", N="wasp stay")
    assert [(e["at"], e["nth"]) for e in scene.told("met")] == [("c3", 1)]


@rule("BUGS-COLL-07", "BUGS-GEN-02")
def test_of_two_allies_of_different_armies_the_faster_enters():
    scene = scenario("S: ant 1:b3; S2: mantis 1:d3; N: ant 1:a5; N2: ant 2:a5", mode="allied")
    scene.turn(S="ant E", S2="mantis W", N="ant stay", N2="ant stay")
    assert (scene.at("S-ant"), scene.at("S2-mantis")) == ("1:b3", "1:c3")


@rule("BUGS-COLL-07")
def test_allies_of_equal_speed_draw_a_lot_and_never_exchange():
    scene = scenario("S: ant 1:b3; S2: ant 1:d3; N: ant 1:a5; N2: ant 2:a5", mode="allied")
    scene.turn(S="ant E", S2="ant W", N="ant stay", N2="ant stay", lots="S2")
    assert (scene.at("S-ant"), scene.at("S2-ant")) == ("1:b3", "1:c3")
    swap = scenario("S: ant 1:b3; S2: mantis 1:c3; N: ant 1:a5; N2: ant 2:a5", mode="allied")
    swap.turn(S="ant E", S2="mantis W", N="ant stay", N2="ant stay")
    assert (swap.at("S-ant"), swap.at("S2-mantis")) == ("1:b3", "1:c3")


@rule("BUGS-MOVE-05", "BUGS-R-03")
def test_a_mosquito_flies_over_allies_but_does_not_stay_there():
    over = scenario("S: mosquito b1, ant b2; N: ant a5").turn(S="mosquito NN", N="ant stay")
    assert over.at("S-mosquito") == "b3"
    back = scenario("S: mosquito b1, ant b2; N: ant a5").turn(S="mosquito N", N="ant stay")
    assert back.at("S-mosquito") == "b1"
    assert back.told("returned")[0]["from"] == "b2"


@rule("BUGS-MOVE-05")
def test_a_mosquito_under_a_general_order_does_not_fly():
    scene = scenario("S: mosquito b1, ant b2; N: wasp b3, ant e5").turn(S="all N", N="ant stay")
    assert (scene.at("S-mosquito"), scene.at("S-ant")) == ("b1", "b2")


@rule("BUGS-R-03")
def test_a_mosquito_without_any_way_back_is_lost_and_nobody_scores():
    scene = scenario("S: mosquito b1, ant b2; N: mantis c2").give(S="mosquito N", N="mantis SW")
    scene.settle()
    assert scene.at("S-mosquito") is None
    assert scene.at("N-mantis") == "b1"
    assert scene.influence("N") == 0


@rule("BUGS-COLL-08", "BUGS-R-02", "BUGS-BAT-16")
def test_t61_who_steps_into_an_enemy_with_a_personal_order_defends_there():
    scene = scenario("S: spider b2; N: ant b3").give(S="all N", N="ant stay")
    assert [(e["at"], e["nth"]) for e in scene.told("met")] == [("b3", 1)]
    fighters = scene.position.observe(0)["battles"][0]["fighters"]
    assert [(f["unit"], f["attacking"], f["strength"]) for f in fighters] == [
        ("spider", False, 3),
        ("ant", True, 2),
    ]
    scene.settle(dice="1:2")
    assert (scene.at("S-spider"), scene.at("N-ant")) == ("b2", "b3")


@rule("BUGS-MOVE-04", "BUGS-R-02")
def test_before_an_enemy_without_a_personal_order_it_stays():
    inactive = scenario("S: spider b2; N: ant b3, wasp e5").turn(S="all N", N="wasp stay")
    general = scenario("S: spider b2; N: ant b3, wasp a3").turn(S="all N", N="all W")
    for scene in (inactive, general):
        assert scene.told("met") == []
    assert inactive.at("S-spider") == "b2"
    assert [e["reason"] for e in inactive.told("stopped")] == ["enemy"]
    assert general.at("S-spider") == "b2"


@rule("BUGS-COLL-08", "BUGS-COLL-06")
def test_t62_a_blocked_personal_order_is_met_too_and_who_follows_stays():
    scene = scenario("S: ant b2, wasp b1; N: mantis b3, ant a3").give(S="all N", N="mantis W")
    assert [(e["at"], e["nth"]) for e in scene.told("met")] == [("b3", 1)]
    assert scene.at("S-wasp") == "b1"
    reasons = {e["unit"]: e["reason"] for e in scene.told("stopped")}
    assert reasons == {"mantis": "ally", "wasp": "column"}


TWO_ARMIES = "S: ant 1:c2; S2: spider 1:c1; N: mantis 1:c4; N2: wasp 2:a5"


@rule("BUGS-COLL-06")
def test_t63_the_column_holds_for_both_armies_of_a_side():
    scene = scenario(TWO_ARMIES, mode="double")
    scene.give(S="all N", S2="all N", N="mantis S", N2="wasp stay")
    assert [(e["at"], e["nth"]) for e in scene.told("met")] == [("1:c3", 1)]
    assert scene.at("S2-spider") == "1:c1"
    assert ("spider", "column") in [(e["unit"], e["reason"]) for e in scene.told("stopped")]


@rule("BUGS-COLL-06")
def test_allies_who_go_different_ways_are_no_column():
    scene = scenario(TWO_ARMIES.replace("1:c1", "1:b2"), mode="double")
    scene.give(S="all N", S2="all E", N="mantis S", N2="wasp stay")
    assert [(e["at"], e["nth"]) for e in scene.told("met")] == [("1:c3", 1)]
    assert scene.at("S2-spider") == "1:c2"
