"""The end of a turn: artefact, trains and victory."""

from __future__ import annotations

from tests.games.bugs.scenario import scenario
from tests.marks import rule
from warpad.games.bugs.rules import phases
from warpad.games.bugs.rules.ending import by_turn_cap, check_victory
from warpad.games.bugs.rules.scoring import gain


@rule("BUGS-END-02", "BUGS-WIN-04")
def test_t21_the_artefact_scores_every_turn():
    scene = scenario("S: ant c3; N: ant a5")
    for turn in (1, 2):
        scene.turn(S="ant stay", N="ant stay")
        assert scene.influence("S") == turn


@rule("BUGS-END-03", "BUGS-KB-02")
def test_t22_a_captured_train_gives_nothing_even_when_the_raider_leaves():
    scene = scenario("S: ant e2; N: mantis b1", energy="0 0").turn(S="ant stay", N="mantis E")
    assert scene.told("train-captured")
    assert [scene.energy("S"), scene.energy("N")] == [0, 2]
    scene.turn(S="ant stay", N="mantis N")
    assert scene.position.train[0] == 1
    assert scene.energy("S") == 0


@rule("BUGS-END-03")
def test_t23_the_own_side_frees_its_train():
    scene = scenario("S: ant c2; N: mantis e3", energy="0 0")
    scene.position.train[0] = 1
    scene.turn(S="ant S", N="mantis stay")
    assert scene.position.train[0] == -1
    assert scene.energy("S") == 2


@rule("BUGS-WIN-01", "BUGS-WIN-02", "BUGS-END-04")
def test_t24_influence_comes_before_the_general():
    scene = scenario("S: ant c3, rhino d2, wasp a1; N: mantis d4, wasp e5, rhino a5", influence="7 0")
    scene.turn(S="ant stay", N="mantis SS", dice="1:3")
    assert scene.at("S-rhino") is None
    assert scene.told("party-ended") == [
        {"event": "party-ended", "rule": "BUGS-WIN-01", "result": "south", "reason": "influence"}
    ]
    assert scene.position.scores() == [1.0, 0.0]


@rule("BUGS-WIN-02")
def test_t25_both_generals_dead_is_a_draw():
    scene = scenario("S: ant a2; N: ant e4", generals=False).turn(S="ant stay", N="ant stay")
    assert scene.result == 2
    assert scene.position.scores() == [0.5, 0.5]


@rule("BUGS-WIN-02")
def test_killing_the_general_wins():
    scene = scenario("S: ant a2, rhino a1; N: ant e4", generals=False).turn(S="ant stay", N="ant stay")
    assert scene.told("party-ended")[0]["reason"] == "general"
    assert scene.result == 0


@rule("BUGS-WIN-03")
def test_t26_both_without_other_units_is_a_draw():
    scene = scenario("S: wasp b2; N: wasp b4").give(S="wasp stay", N="wasp stay")
    scene.settle(shots={"S": "wasp", "N": "wasp"}, lots="S", first="b4", dice="3:1 1:3")
    assert scene.told("party-ended")[0]["reason"] == "army"
    assert scene.result == 2


@rule("BUGS-WIN-03")
def test_removing_all_but_the_general_wins():
    scene = scenario("S: mantis c3; N: wasp c4").turn(S="mantis N", N="rhino stay")
    assert scene.result == 0
    assert scene.told("party-ended")[0]["rule"] == "BUGS-WIN-03"


@rule("BUGS-R-11", "BUGS-WIN-01")
def test_t57_the_earlier_event_decides_who_was_first_at_eight():
    scene = scenario("S: mantis d2, ant a2; N: wasp d3, ant c3", influence="7 7")
    scene.turn(S="mantis N", N="ant stay")
    assert scene.result == 0


@rule("BUGS-R-11")
def test_both_eighth_points_at_one_moment_are_a_draw():
    scene = scenario("S: wasp b2, ant a3; N: wasp b4, ant e4", influence="7 7").give(
        S="wasp stay", N="wasp stay"
    )
    scene.settle(shots={"S": "wasp", "N": "wasp"}, lots="S", first="b4", dice="3:1 1:3")
    assert scene.result == 2


@rule("BUGS-R-15")
def test_influence_above_eight_is_lost_in_a_duel():
    scene = scenario("S: ant c3; N: ant a5", influence="8 0")
    gain(scene.position, 0, 3, 0)
    assert scene.influence("S") == 8


@rule("BUGS-R-10", "BUGS-END-01")
def test_portals_then_artefact_then_trains():
    scene = scenario("S: ant a3, mantis c3; N: mantis c1", mode="campaign")
    scene.give(S="ant stay", N="mantis stay").settle(portals="S-ant")
    told = [e["event"] for e in scene.events]
    order = [told.index(name) for name in ("travelled", "influence-gained", "train-captured")]
    assert order == sorted(order)


@rule("BUGS-R-17", "BUGS-WIN-05")
def test_after_the_last_turn_more_influence_wins():
    given = {"influence": "3 4", "turn": 60, "turn_cap": 60}
    scene = scenario("S: ant a2; N: ant a5", **given).turn(S="ant stay", N="ant stay")
    assert scene.told("party-ended")[0] == {
        "event": "party-ended",
        "rule": "BUGS-WIN-05",
        "result": "north",
        "reason": "turns",
    }
    equal = scenario("S: ant a2; N: ant a5", influence="4 4", turn=60, turn_cap=60)
    assert by_turn_cap(equal.position) == 2


@rule("BUGS-R-17", "BUGS-WIN-05")
def test_t67_no_turn_is_the_last_unless_the_players_set_one():
    endless = scenario("S: ant a2; N: ant a5", influence="3 4", turn=60).turn(S="ant stay", N="ant stay")
    assert endless.position.phase == phases.ORDERS
    before = scenario("S: ant a2; N: ant a5", turn=59, turn_cap=60).turn(S="ant stay", N="ant stay")
    assert before.position.phase == phases.ORDERS


@rule("BUGS-R-22")
def test_a_general_holds_artefacts_captures_trains_and_uses_portals():
    held = scenario("S: rhino c3, ant a2; N: ant a5").turn(S="rhino stay", N="ant stay")
    assert held.influence("S") == 1
    taken = scenario("S: rhino c4, ant a2; N: ant a5").turn(S="rhino N", N="ant stay")
    assert taken.position.train[1] == 0
    gone = scenario("S: rhino a3, ant a2; N: ant a5", mode="campaign").give(S="rhino stay", N="ant stay")
    assert gone.settle(portals="S-rhino").at("S-rhino") == "e3"


def test_a_party_that_goes_on_has_no_result():
    scene = scenario("S: ant a2; N: ant a5")
    check_victory(scene.position)
    assert scene.position.result == -1
