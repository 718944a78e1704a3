"""Battles: triangle, dice, rerolls, draws, bonuses and their order."""

from __future__ import annotations

import pytest

from tests.games.bugs.scenario import scenario
from tests.marks import rule
from warpad.games.bugs.game import GAME
from warpad.games.bugs.rules import phases


@rule("BUGS-TRI-01", "BUGS-BAT-10", "BUGS-BAT-17")
def test_t12_cavalry_kills_an_archer_without_dice():
    scene = scenario("S: mantis c2; N: wasp c3, ant e4", energy="2 2").turn(S="mantis N", N="ant stay")
    assert (scene.at("N-wasp"), scene.at("S-mantis")) == (None, "c3")
    assert scene.influence("S") == 2  # the defeated archer, and the artefact on c3
    assert [scene.energy("S"), scene.energy("N")] == [4, 4]


@rule("BUGS-TRI-02", "BUGS-R-09")
def test_t13_the_stronger_type_needs_a_personal_order_itself():
    scene = scenario("S: wasp d2; N: mantis d3, ant a4").turn(S="wasp N", N="ant stay", dice="3:1")
    assert scene.told("triangle-won") == []
    assert len(scene.told("rolled")) == 2


@rule("BUGS-TRI-03", "BUGS-BAT-11", "BUGS-BAT-15", "BUGS-WIN-04")
def test_other_pairs_roll_and_the_higher_total_wins():
    scene = scenario("S: spider d2; N: ant d3, wasp a4", energy="2 2").turn(
        S="spider N", N="wasp stay", dice="3:2"
    )
    assert scene.at("N-ant") is None
    assert scene.influence("S") == 1
    assert [scene.energy("S"), scene.energy("N")] == [3, 3]


@rule("BUGS-BAT-16", "BUGS-R-19")
def test_t17_in_a_draw_who_entered_goes_back():
    scene = scenario("S: ant c2; N: ant c3, wasp e4").turn(S="ant N", N="wasp stay", dice="2:2")
    assert (scene.at("S-ant"), scene.at("N-ant")) == ("c2", "c3")


@rule("BUGS-R-19", "BUGS-BAT-16")
def test_a_retreat_leads_to_the_last_cell_not_to_the_start():
    scene = scenario("S: mantis d1; N: rhino d3, wasp a4", generals=True)
    scene.turn(S="mantis NN", N="wasp stay", dice="2:2")
    assert scene.at("S-mantis") == "d2"


@rule("BUGS-BAT-16", "BUGS-R-05")
def test_t18_who_cannot_go_back_is_lost_and_nobody_scores():
    scene = scenario("S: mantis d2, ant a1, rhino a2; N: rhino d3, ant e2")
    scene.turn(S="mantis N", N="all W", dice="3:2")
    assert scene.at("N-ant") == "d2"
    assert scene.at("S-mantis") is None
    assert [scene.influence("S"), scene.influence("N")] == [0, 0]


@rule("BUGS-R-05")
def test_a_lost_retreat_scores_if_the_players_agreed_so():
    scene = scenario("S: mantis d2, ant a1, rhino a2; N: rhino d3, ant e2", retreat_scores=True)
    scene.turn(S="mantis N", N="all W", dice="3:2")
    assert scene.at("S-mantis") is None
    assert [scene.influence("S"), scene.influence("N")] == [0, 1]


@rule("BUGS-R-05", "BUGS-WIN-02")
def test_a_general_who_cannot_go_back_brings_no_influence_but_the_party_is_lost():
    scene = scenario("S: rhino d2, ant a1; N: rhino d3, ant e2").turn(S="rhino N", N="all W", dice="2:2")
    assert scene.at("S-rhino") is None
    assert scene.influence("N") == 0
    assert scene.told("party-ended")[0]["result"] == "north"


@rule("BUGS-BAT-16")
def test_two_who_would_go_back_to_the_same_cell_are_both_lost():
    scene = scenario("S: ant c2; N: mantis b2, spider a4").give(S="ant N", N="mantis EN")
    scene.settle(dice="3:2")
    assert (scene.at("S-ant"), scene.at("N-mantis")) == (None, None)
    assert [scene.influence("S"), scene.influence("N")] == [0, 0]


@rule("BUGS-BAT-11", "BUGS-KB-03")
def test_t19_without_energy_the_die_counts_nothing():
    scene = scenario("S: spider d2; N: ant d3, wasp a4", energy="0 2").turn(
        S="spider N", N="wasp stay", dice="1"
    )
    assert scene.at("S-spider") is None
    assert scene.told("could-not-roll")[0]["army"] == "south"


@rule("BUGS-R-06")
def test_the_first_roll_is_not_a_question():
    scene = scenario("S: spider d2; N: ant d3, wasp a4", energy="1 1").give(S="spider N", N="wasp stay")
    assert scene.position.phase == phases.ROLL
    assert [scene.energy("S"), scene.energy("N")] == [0, 1]


@rule("BUGS-BAT-13", "BUGS-KB-03")
def test_t20_rerolls_are_a_dialogue():
    scene = scenario("S: ant d2; N: ant d3, wasp a4", energy="3 2").give(S="ant N", N="wasp stay")
    scene.choose(1).choose(2)
    assert (scene.asked(), scene.energy("S"), scene.energy("N")) == ("S", 2, 1)
    scene.choose(1).choose(3)
    assert scene.asked() == "N"
    scene.choose(1).choose(3)
    assert (scene.asked(), scene.energy("S"), scene.energy("N")) == ("S", 1, 0)
    assert list(scene.position.legal(0)) == [0, 1]
    scene.choose(0)
    assert (scene.at("S-ant"), scene.at("N-ant")) == ("d2", "d3")


@rule("BUGS-BAT-14")
@pytest.mark.parametrize(("dice", "first", "asked"), [("1:3", 0, "S"), ("3:1", 0, "N"), ("2:2", 1, "S")])
def test_the_losing_side_is_asked_first_and_in_a_draw_the_attacker(dice: str, first: int, asked: str):
    scene = scenario("S: ant d2; N: ant d3, wasp a4", first=first).give(S="ant N", N="wasp stay")
    for face in dice.split(":"):
        scene.choose(int(face))
    assert scene.asked() == asked


@rule("BUGS-BAT-14", "BUGS-GEN-05")
@pytest.mark.parametrize(("first", "asked"), [(0, "S"), (1, "N")])
def test_of_two_attackers_the_first_player_is_asked_first(first: int, asked: str):
    scene = scenario("S: ant d2; N: ant d4", first=first).give(S="ant N", N="ant S").choose(2).choose(2)
    assert scene.asked() == asked


@rule("BUGS-KB-03")
def test_a_reroll_without_energy_is_refused():
    scene = (
        scenario("S: ant d2; N: ant d3, wasp a4", energy="1 2")
        .give(S="ant N", N="wasp stay")
        .choose(1)
        .choose(2)
    )
    assert scene.asked() == "N"
    refusal = GAME.why_not(scene.position, 0, {"do": "keep", "army": "south", "unit": "ant"})
    assert refusal is not None
    refusal = GAME.why_not(
        scene.position, 1, {"do": "reroll", "army": "north", "unit": "ant", "pay": "medal"}
    )
    assert refusal is not None
    assert refusal.rule == "BUGS-KB-03"


@rule("BUGS-BAT-18")
def test_t27_an_inactive_opponent_of_the_mosquito_has_only_its_die():
    scene = scenario("S: mosquito c3, ant a2; N: rhino c4, ant c5", influence="0 0")
    scene.turn(S="mosquito N", N="ant stay", dice="1:1")
    assert scene.at("N-rhino") is None
    assert scene.result == 0


@rule("BUGS-BAT-18", "BUGS-BAT-12", "BUGS-PLAN-03")
def test_t28_an_active_opponent_of_the_mosquito_fights_with_all_it_has():
    scene = scenario("S: mosquito c3, ant a2; N: rhino c4, ant c5").give(S="mosquito N", N="rhino stay")
    fighters = scene.position.observe(0)["battles"][0]["fighters"]
    assert [f["strength"] for f in fighters] == [1, 3]
    assert [f["attacking"] for f in fighters] == [True, True]


@rule("BUGS-ORD-05", "BUGS-ORD-04", "BUGS-KB-04")
def test_t29_who_meets_a_mosquito_above_an_ally_has_two_battles():
    scene = scenario("S: mosquito b1, ant b2; N: spider b3", energy="6 6").give(S="mosquito NN", N="spider S")
    assert scene.position.phase == phases.LOT_BATTLE
    assert len(scene.told("met")) == 2
    scene.choose(1)
    assert scene.position.phase == phases.ASK_BATTLE
    assert list(scene.position.actors()) == [1]
    assert {a["foe"] for a in GAME.legal_actions(scene.position, 1)} == {"mosquito", "ant"}
    assert scene.energy("S") == 6


@rule("BUGS-ORD-04")
def test_only_a_battle_of_equal_rank_can_be_chosen_as_the_first():
    scene = scenario("S: mosquito b1, ant b2; N: spider b3").give(S="mosquito NN", N="spider S").choose(1)
    first = GAME.legal_actions(scene.position, 1)[0]
    for wrong in ({**first, "battle": 7}, {"do": "keep", "army": "north", "unit": "spider"}):
        refusal = GAME.why_not(scene.position, 1, wrong)
        assert refusal is not None
        assert refusal.rule == "BUGS-ORD-04"
    assert GAME.why_not(scene.position, 1, first) is None


@rule("BUGS-R-03", "BUGS-BAT-19", "BUGS-ORD-05")
def test_t30_a_mosquito_that_wins_above_an_ally_returns():
    scene = scenario("S: mosquito b1, ant b2, rhino a1; N: spider b3").give(S="mosquito NN", N="spider S")
    scene.settle(lots="S", first="mosquito", dice="3:1")
    assert scene.at("N-spider") is None
    assert (scene.at("S-mosquito"), scene.at("S-ant")) == ("b1", "b2")
    assert len(scene.told("battle-void")) == 1


@rule("BUGS-ORD-01", "BUGS-RANGED-02")
def test_t31_battles_on_cells_come_before_shots():
    scene = scenario(
        "S: mantis 1:a2; N: ant 1:a5; S2: wasp 2:c1; N2: ant 2:c3, spider 2:e5", mode="allied", generals=False
    )
    scene.give(S="mantis NNN", N="ant stay", S2="wasp stay", N2="spider stay")
    scene.settle(dice="3:1 3:1", shots={"S2": "ant"})
    assert [kind for _, _, kind in scene.battles()] == ["cell", "ranged"]


@rule("BUGS-ORD-02", "BUGS-ALLY-12")
def test_t32_the_battle_of_the_earlier_step_comes_first():
    scene = scenario(
        "S: mantis 1:a2; N: spider 1:a4, ant 1:e4; S2: ant 2:c2; N2: ant 2:c3, wasp 2:e5", mode="allied"
    )
    scene.give(S="mantis NN", N="ant stay", S2="ant N", N2="wasp stay")
    scene.settle(dice="3:1 3:1")
    assert [e["at"] for e in scene.told("battle-began")] == ["2:c3", "1:a4"]


@rule("BUGS-ORD-03")
def test_t33_in_the_same_step_the_larger_sum_of_speeds_comes_first():
    scene = scenario(
        "S: ant 1:a2; N: spider 1:a3, ant 1:e4; S2: mantis 2:c2; N2: ant 2:c3, wasp 2:e5", mode="allied"
    )
    scene.give(S="ant N", N="ant stay", S2="mantis N", N2="wasp stay")
    scene.settle(dice="3:1 3:1")
    assert [e["at"] for e in scene.told("battle-began")] == ["2:c3", "1:a3"]


@rule("BUGS-BAT-12", "BUGS-GEN-07", "BUGS-R-16")
def test_t60_bonuses_are_counted_when_the_battle_begins():
    scene = scenario(
        "S: ant 1:c2, wasp 1:d3; S2: spider 1:b3; N: spider 1:c3, ant 1:a5; N2: mantis 1:d4", mode="allied"
    )
    scene.give(S="ant N", S2="spider stay", N="ant stay", N2="mantis S")
    assert scene.battles() == [("wasp", "mantis", "cell"), ("ant", "spider", "cell")]
    assert scene.at("S-wasp") is None
    now = next(b for b in scene.position.observe(0)["battles"] if b["current"])
    assert [(part["source"], part["n"]) for part in now["fighters"][0]["parts"]] == [
        ("base", 2),
        ("trait", 1),
    ]


@rule("BUGS-EFF-01", "BUGS-BAT-12", "BUGS-GEN-02")
def test_strength_lists_its_reasons():
    scene = scenario("S: ant c2, rhino c1, wasp b2, spider d2; N: ant e4")
    ant = next(u for u in scene.position.observe(0)["units"] if (u["army"], u["unit"]) == ("south", "ant"))
    parts = {(p["source"], p["n"]) for p in ant["strength"]["parts"]}
    assert parts == {("base", 2), ("trait", 2), ("aura", 1)}
    assert ant["strength"]["total"] == 5


@rule("BUGS-EFF-02")
@pytest.mark.parametrize(("path", "strength"), [("N", 2), ("NN", 3)])
def test_the_mantis_charges_after_two_steps(path: str, strength: int):
    start = "d2" if path == "N" else "d1"
    scene = scenario(f"S: mantis {start}; N: ant d3, wasp a4").give(S=f"mantis {path}", N="wasp stay")
    assert scene.position.observe(0)["battles"][0]["fighters"][0]["strength"] == strength


@rule("BUGS-EFF-02")
def test_the_spider_is_stronger_in_defence():
    scene = scenario("S: ant d2; N: spider d3, wasp a4").give(S="ant N", N="wasp stay")
    assert [f["strength"] for f in scene.position.observe(0)["battles"][0]["fighters"]] == [2, 3]
