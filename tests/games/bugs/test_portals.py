"""Portals in a campaign."""

from __future__ import annotations

from tests.games.bugs.scenario import scenario
from tests.marks import rule
from warpad.games.bugs.rules import phases


def campaign(placed: str, **more: object):
    return scenario(placed, mode="campaign", **more)


@rule("BUGS-PORT-01", "BUGS-SET-11")
def test_t41_passing_over_a_portal_is_no_use():
    scene = campaign("S: ant a2; N: ant e4").turn(S="ant NN", N="ant stay")
    assert scene.at("S-ant") == "a4"
    assert scene.told("portal-declared") == []
    assert [c["at"] for c in scene.position.observe(0)["cells"] if c["portal"]] == ["a3", "e3"]


@rule("BUGS-PORT-01", "BUGS-PORT-02")
def test_t42_a_unit_under_a_general_order_may_use_a_portal():
    scene = campaign("S: ant a2; N: ant e5").give(S="all N", N="ant stay")
    assert scene.position.phase == phases.ASK_PORTAL
    assert list(scene.position.actors()) == [0]
    leads = scene.position.observe(0)["question"]["leads"]
    assert leads == [{"at": "e3", "units": [], "same_board": True}]
    scene.settle(portals="S-ant")
    assert scene.at("S-ant") == "e3"


@rule("BUGS-PORT-01")
def test_an_inactive_unit_is_not_asked():
    scene = campaign("S: ant a3, wasp b1; N: ant e5").give(S="wasp stay", N="ant stay")
    assert scene.position.phase == phases.ORDERS


@rule("BUGS-PORT-03", "BUGS-PORT-06", "BUGS-PORT-05")
def test_t43_two_units_on_the_two_portals_both_stay():
    scene = campaign("S: ant a3; N: ant e3").give(S="ant stay", N="ant stay")
    scene.settle(lots="N", portals="S-ant N-ant")
    assert (scene.at("S-ant"), scene.at("N-ant")) == ("a3", "e3")
    assert [e["army"] for e in scene.told("travel-blocked")] == ["north", "south"]


@rule("BUGS-PORT-05")
def test_t44_who_stopped_earlier_travels_first():
    scene = scenario("S: ant 1:a3; N: ant 1:e4; S2: ant 2:a2; N2: ant 2:a5", mode="allied")
    scene.give(S="ant stay", N="ant S", S2="ant stay", N2="ant stay")
    scene.settle(portals="S-ant N-ant", goes="2:a3")
    assert [e["army"] for e in scene.told("travelled")] == ["south", "north"]


@rule("BUGS-PORT-05", "BUGS-KB-04")
def test_the_faster_travels_first():
    scene = scenario("S: ant 1:a2; N: mantis 1:e4; S2: ant 2:a2; N2: ant 2:a5", mode="allied")
    scene.give(S="ant N", N="mantis S", S2="ant stay", N2="ant stay")
    scene.settle(portals="S-ant N-mantis", goes="2:a3", upto=phases.ASK_DESTINATION)
    assert scene.name(scene.position.subject) == "N-mantis"


@rule("BUGS-PORT-03")
def test_t45_a_declared_unit_must_travel_and_a_refusing_one_stays():
    scene = campaign("S: ant a3; N: ant e5").give(S="ant stay", N="ant stay").settle(portals="S-ant")
    assert scene.at("S-ant") == "e3"
    stays = campaign("S: ant a3; N: ant e5").give(S="ant stay", N="ant stay").settle()
    assert stays.at("S-ant") == "a3"


@rule("BUGS-PORT-04")
def test_t46_a_declared_unit_that_falls_does_not_travel():
    scene = campaign("S: wasp a3, ant b1; N: mantis a4, ant e5").give(S="wasp stay", N="mantis S")
    scene.settle(portals="S-wasp")
    assert scene.at("S-wasp") is None
    assert scene.told("travelled") == []


@rule("BUGS-PORT-04")
def test_a_declared_unit_driven_off_does_not_travel():
    scene = campaign("S: ant a2, wasp d1; N: spider a4, ant e5").give(S="ant N", N="spider S")
    scene.settle(lots="S", portals="S-ant", dice="2:2")
    assert scene.at("S-ant") == "a2"
    assert scene.told("travelled") == []


@rule("BUGS-CAMP-02")
def test_a_trophy_closes_moves_or_pays_portals():
    closed = campaign("S: ant a3; N: ant e5", trophy="tengu 1").give(S="ant stay", N="ant stay")
    assert closed.told("portal-declared") == []
    moved = campaign("S: ant a2; N: ant e4, rhino d5", trophy="tengu 2", generals=True)
    assert [c["at"] for c in moved.position.observe(0)["cells"] if c["portal"]] == ["a1", "e5"]
    paid = campaign("S: ant a3; N: ant e5", trophy="tengu 3", energy="0 0").give(S="ant stay", N="ant stay")
    paid.settle(portals="S-ant")
    assert paid.energy("S") == 3


@rule("BUGS-PORT-02", "BUGS-PORT-05", "BUGS-BAT-16")
def test_t65_who_comes_back_to_a_portal_after_a_draw_is_asked_too():
    for answer, cell in (("S-ant", "e3"), ("", "a3")):
        scene = campaign("S: ant a3; N: ant a4").give(S="ant N", N="ant stay")
        scene.settle(dice="1:1", upto=phases.ASK_PORTAL)
        assert (scene.at("S-ant"), scene.name(scene.position.subject)) == ("a3", "S-ant")
        assert scene.told("drew")
        scene.settle(portals=answer)
        assert scene.at("S-ant") == cell


@rule("BUGS-PORT-02")
def test_nobody_is_asked_twice_or_without_having_come_back_to_a_portal():
    beaten = campaign("S: ant a3; N: ant a4").give(S="ant N", N="ant stay").settle(dice="1:3")
    assert beaten.told("portal-declared") == []
    scene = campaign("S: ant a3, wasp b1; N: ant b4").give(S="ant stay", N="ant stay").settle()
    assert len(scene.told("portal-declared")) == 1


@rule("BUGS-PORT-05")
def test_who_came_back_travels_after_all_the_others():
    scene = scenario("S: ant 1:a3; N: ant 1:a4; S2: mantis 2:a1; N2: wasp 2:e5", mode="allied")
    scene.give(S="ant N", N="ant stay", S2="mantis NN", N2="wasp stay")
    scene.settle(portals="S-ant S2-mantis", dice="1:1", goes="2:e3")
    assert [e["unit"] for e in scene.told("travelled")] == ["mantis", "ant"]


@rule("BUGS-PORT-05", "BUGS-BAT-16")
def test_of_those_who_came_back_the_faster_is_asked_and_travels_first():
    placed = "S: ant 1:a3; N: ant 1:a4; S2: mantis 2:e2; N2: mantis 2:e3"
    scene = scenario(placed, mode="allied").give(S="ant N", N="ant stay", S2="mantis stay", N2="mantis S")
    scene.settle(dice="1:1 1:1", portals="S-ant N2-mantis", goes="2:a3")
    for told in ("portal-declared", "travelled"):
        assert [e["unit"] for e in scene.told(told)] == ["mantis", "ant"]


@rule("BUGS-PORT-05", "BUGS-BAT-16")
def test_between_equals_who_came_back_a_lot_decides():
    placed = "S: ant 1:a3; N: ant 1:a4; S2: ant 2:e2; N2: ant 2:e3"
    for winner, order in (("S", ["south", "north2"]), ("N2", ["north2", "south"])):
        scene = scenario(placed, mode="allied").give(S="ant N", N="ant stay", S2="ant stay", N2="ant S")
        scene.settle(dice="1:1 1:1", lots=f"S {winner}", portals="S-ant N2-ant", goes="2:a3")
        assert [e["army"] for e in scene.told("travelled")] == order
