"""Attacks from a distance."""

from __future__ import annotations

import pytest

from tests.games.bugs.scenario import scenario
from tests.marks import rule
from warpad.games.bugs.game import GAME
from warpad.games.bugs.rules import phases


@rule("BUGS-RANGED-01", "BUGS-BAT-02", "BUGS-TRI-01", "BUGS-R-07")
def test_t05_a_wasp_moves_and_kills_a_spider_two_cells_away():
    scene = scenario("S: wasp b1; N: spider b4, ant e4").give(S="wasp N", N="ant stay")
    assert scene.position.phase == phases.TARGETS
    assert {a.get("foe") for a in GAME.legal_actions(scene.position, 0)} == {None, "spider"}
    scene.settle(shots={"S": "spider"})
    assert scene.at("N-spider") is None
    assert scene.influence("S") == 1
    assert scene.told("rolled") == []


@rule("BUGS-RANGED-01")
def test_a_shooter_need_not_shoot():
    scene = scenario("S: wasp b2; N: spider b4, ant e4").give(S="wasp stay", N="ant stay").settle()
    assert scene.at("N-spider") == "b4"
    assert scene.told("battle-began") == []


@rule("BUGS-RANGED-01")
def test_a_diagonal_or_distant_enemy_is_refused():
    scene = scenario("S: wasp b2; N: spider b4, ant c3, mantis b5").give(S="wasp stay", N="mantis stay")
    for foe, cell in (("ant", "c3"), ("mantis", "b5")):
        action = {"do": "shoot", "army": "south", "unit": "wasp", "foe": foe, "at": cell}
        refusal = GAME.why_not(scene.position, 0, action)
        assert refusal is not None
        assert refusal.rule == "BUGS-RANGED-01"


@rule("BUGS-RANGED-05", "BUGS-RANGED-03", "BUGS-RANGED-08", "BUGS-EFF-02")
@pytest.mark.parametrize(("dice", "mantis"), [("3:1", None), ("1:3", "c4"), ("1:1", "c4")])
def test_t14_cavalry_rolls_against_a_shot_and_the_shooter_survives(dice: str, mantis: str | None):
    scene = scenario("S: wasp c2; N: mantis c4, ant e4").give(S="wasp stay", N="ant stay")
    scene.settle(shots={"S": "mantis"}, dice=dice)
    assert scene.at("N-mantis") == mantis
    assert scene.at("S-wasp") == "c2"
    assert scene.told("battle-began")[0]["kind"] == "ranged"


@rule("BUGS-RANGED-06", "BUGS-RANGED-05")
@pytest.mark.parametrize(("dice", "wasp"), [("1:3", None), ("3:2", "c2"), ("3:1", "c2")])
def test_t15_wasp_and_spider_shoot_at_each_other(dice: str, wasp: str | None):
    scene = scenario("S: wasp c2, ant a3; N: spider c3, ant e4", influence="0 0")
    scene.give(S="wasp stay", N="spider stay").settle(shots={"S": "spider", "N": "wasp"}, dice=dice)
    assert scene.at("N-spider") is None
    assert scene.at("S-wasp") == wasp
    assert scene.influence("S") == 1
    assert scene.influence("N") == (1 if wasp is None else 0)


@rule("BUGS-RANGED-02", "BUGS-RANGED-04", "BUGS-BAT-03", "BUGS-TRI-01")
def test_t16_a_shooter_met_on_its_way_does_not_shoot():
    scene = scenario("S: wasp b1; N: mantis b3, ant d2").give(S="wasp NN", N="mantis S").settle()
    assert scene.at("S-wasp") is None
    assert scene.told("triangle-won")[0]["army"] == "north"
    assert scene.told("target-shown") == []


@rule("BUGS-RANGED-02", "BUGS-RANGED-04")
@pytest.mark.parametrize(
    ("shooter", "units", "orders", "dice"),
    [
        ("S", "S: wasp b2; N: ant b3, spider d2", {"S": "wasp stay", "N": "ant S"}, "3:1"),
        ("N", "S: ant b3, spider d4; N: wasp b4", {"S": "ant N", "N": "wasp stay"}, "1:3"),
    ],
)
def test_a_shooter_that_was_met_and_won_shoots_at_nobody_else(shooter, units, orders, dice):
    foe = "N" if shooter == "S" else "S"
    met = scenario(units).give(**orders).settle(dice=dice, shots={shooter: "spider"})
    assert [kind for _, _, kind in met.battles()] == ["cell"]
    assert (met.at(f"{foe}-ant") is None, met.at(f"{foe}-spider") is None) == (True, False)
    left_alone = scenario(units).give(**{**orders, foe: "ant stay"}).settle(shots={shooter: "spider"})
    assert (left_alone.at(f"{foe}-ant") is None, left_alone.at(f"{foe}-spider") is None) == (False, True)


@rule("BUGS-RANGED-02")
@pytest.mark.parametrize(
    ("start", "walk", "foes"), [("b5", "S", {None, "ant"}), ("b4", "N", set()), ("b4", "E", set())]
)
def test_a_shooter_aims_at_where_units_stand_after_all_movement(start: str, walk: str, foes: set[str | None]):
    scene = scenario(f"S: wasp b2; N: ant {start}").give(S="wasp stay", N=f"ant {walk}")
    asked = GAME.legal_actions(scene.position, 0) if scene.position.phase == phases.TARGETS else []
    assert {action.get("foe") for action in asked} == foes


@rule("BUGS-RANGED-02", "BUGS-BAT-02")
@pytest.mark.parametrize(("order", "may_shoot"), [("wasp stay", True), ("ant stay", False), ("all N", False)])
def test_only_a_unit_with_a_personal_order_shoots(order: str, may_shoot: bool):
    scene = scenario("S: wasp b2, ant d1; N: spider b4, ant e4").give(S=order, N="ant stay")
    assert (scene.position.phase == phases.TARGETS) is may_shoot


@rule("BUGS-RANGED-04")
def test_a_spider_attacked_on_its_cell_fights_there():
    scene = scenario("S: spider d2; N: ant d3, wasp a5").give(S="spider stay", N="ant S")
    scene.settle(dice="3:1")
    assert scene.told("battle-began")[0]["kind"] == "cell"
    assert scene.at("N-ant") is None


@rule("BUGS-R-20", "BUGS-RANGED-06", "BUGS-R-11")
def test_t58_two_wasps_shoot_each_other_and_both_fall():
    scene = scenario("S: wasp b2, ant a3; N: wasp b4, ant e4").give(S="wasp stay", N="wasp stay")
    scene.settle(shots={"S": "wasp", "N": "wasp"}, lots="S", first="b4", dice="3:1 1:3")
    assert (scene.at("S-wasp"), scene.at("N-wasp")) == (None, None)
    assert [scene.influence("S"), scene.influence("N")] == [1, 1]


@rule("BUGS-R-20", "BUGS-ORD-04", "BUGS-KB-03")
@pytest.mark.parametrize(
    ("winner", "first", "dice", "lost"), [("S", "b2", "3:1", "N"), ("N", "b4", "1:3", "S")]
)
def test_the_lot_for_an_exchange_of_shots_decides_who_still_has_energy(winner, first, dice, lost):
    scene = scenario("S: wasp b2, ant a3; N: wasp b4, ant e4", energy="1 1")
    scene.give(S="wasp stay", N="wasp stay")
    scene.settle(shots={"S": "wasp", "N": "wasp"}, lots=winner, first=first, dice=dice)
    assert [name for name in "SN" if scene.at(f"{name}-wasp") is None] == [lost]


@rule("BUGS-ORD-04")
@pytest.mark.parametrize(("winner", "seat"), [("S", 0), ("N", 1)])
def test_the_first_army_of_a_side_chooses_for_it(winner, seat):
    scene = scenario(
        "S: ant 1:b2; S2: ant 2:b2; N: ant 2:b3, wasp 1:e4; N2: ant 1:b3, wasp 2:e4", mode="allied"
    )
    scene.give(S="ant N", S2="ant N", N="wasp stay", N2="wasp stay")
    scene.settle(lots=winner, upto=phases.ASK_BATTLE)
    assert scene.position.actor() == seat


@rule("BUGS-RANGED-07")
def test_a_target_already_gone_is_lost_and_a_dead_shooter_does_not_shoot():
    scene = scenario(
        "S: wasp 1:b2, ant 2:a2; S2: wasp 1:d4, ant 2:b2; N: ant 1:b4, spider 1:e5; N2: wasp 2:e5",
        mode="allied",
    )
    scene.give(S="wasp stay", S2="wasp stay", N="spider stay", N2="wasp stay")
    scene.settle(shots={"S": "ant", "S2": "ant"}, lots="S", first="'battle': 0", dice="3:1")
    assert scene.at("N-ant") is None
    assert len(scene.told("battle-void")) == 1


@rule("BUGS-RANGED-07", "BUGS-HID-01")
def test_targets_are_named_at_once_in_secret():
    scene = scenario("S: wasp b2, ant a3; N: wasp b4, ant e4").give(S="wasp stay", N="wasp stay")
    assert list(scene.position.actors()) == [0, 1]


@rule("BUGS-R-07")
def test_range_may_be_exact():
    far = (
        scenario("S: wasp b2; N: spider b3, ant e4", range_up_to=False)
        .give(S="wasp stay", N="ant stay")
        .settle()
    )
    assert far.at("N-spider") == "b3"
    assert far.told("target-shown") == []


@rule("BUGS-R-08")
@pytest.mark.parametrize("blocks", [False, True])
def test_units_block_shots_only_where_it_was_agreed(blocks: bool):
    scene = scenario("S: wasp b2, ant b3; N: spider b4, ant e4", units_block_shots=blocks)
    scene.give(S="wasp stay", N="ant stay")
    assert (scene.position.phase == phases.TARGETS) is not blocks


@rule("BUGS-R-16")
@pytest.mark.parametrize(("cell", "strength"), [("own", 3), ("battle", 2)])
def test_a_shooter_counts_the_neighbours_of_its_own_cell(cell: str, strength: int):
    scene = scenario("S: wasp b2, rhino b1; N: ant b4, wasp e4", shooter_bonus=cell)
    scene.give(S="wasp stay", N="wasp stay").settle(shots={"S": "ant"}, upto=phases.ROLL)
    assert scene.position.observe(0)["battles"][0]["fighters"][0]["strength"] == strength


@rule("BUGS-EFF-02", "BUGS-GEN-05")
def test_t64_a_unit_with_a_personal_order_does_not_defend_against_a_shot():
    scene = scenario("S: spider b2; N: spider b3").give(S="spider stay", N="spider stay")
    scene.settle(shots={"S": "spider"}, dice="2:1")
    assert scene.at("N-spider") is None


@rule("BUGS-EFF-02")
def test_without_one_it_has_its_bonus_for_defending():
    scene = scenario("S: spider b2; N: spider b3, ant e5").give(S="spider stay", N="ant stay")
    scene.settle(shots={"S": "spider"}, dice="2:1")
    assert scene.at("N-spider") == "b3"


@rule("BUGS-EFF-02")
def test_what_belongs_to_a_ranged_attack_is_not_for_its_target():
    # Both Wasps stay and so would aim; only the one who shoots does.
    scene = scenario("S: wasp b2; N: wasp b4").give(S="wasp stay", N="wasp stay")
    scene.settle(shots={"S": "wasp"}, upto=phases.ROLL)
    fighters = scene.position.observe(0)["battles"][0]["fighters"]
    assert [(f["attacking"], f["strength"]) for f in fighters] == [(True, 2), (True, 1)]
