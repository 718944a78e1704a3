"""What the screen is told: strengths, odds, forecasts, questions and drawings."""

from __future__ import annotations

import pytest
from rich.text import Text

from tests.games.bugs.scenario import scenario
from warpad.core.vecs import i64, vec
from warpad.games.bugs.game import GAME
from warpad.games.bugs.rules import phases
from warpad.games.bugs.tell.odds import dice_values, one_roll, with_rerolls


@pytest.mark.parametrize(
    ("lead", "chances"),
    [(-2, (0, 1, 8)), (-1, (1, 2, 6)), (0, (3, 3, 3)), (1, (6, 2, 1)), (2, (8, 1, 0)), (3, (9, 0, 0))],
)
def test_odds_of_one_roll_each(lead: int, chances: tuple[int, int, int]):
    assert one_roll(lead) == pytest.approx([c / 9 for c in chances])


def test_odds_without_energy_and_with_a_penalty():
    assert one_roll(0, rolls=False) == (0.0, 0.0, 1.0)
    assert one_roll(1, rolls=True, foe_rolls=False, less=1) == (1.0, 0.0, 0.0)
    assert one_roll(0, rolls=True, foe_rolls=False, less=1) == pytest.approx((2 / 3, 1 / 3, 0))


def test_rerolls_help_who_has_the_energy():
    assert with_rerolls(0, 1, 1) == pytest.approx(0.5)
    assert with_rerolls(0, 3, 1) > with_rerolls(0, 2, 1) > 0.5
    assert dice_values(0, 1, 0, 0.5)[1][2] == pytest.approx((1 + 0.5) / 3)
    assert dice_values(0, 0, 3, 0.5)[1][2] == 0.0


def test_a_forecast_adds_up_strengths_and_odds():
    scene = scenario("S: mantis d2; N: ant d4, spider c4")
    told = next(
        f for f in scene.position.observe(0)["forecast"] if (f["unit"], f["path"]) == ("mantis", "NN")
    )
    battle = told["battle"]
    assert battle["strength"]["total"] == battle["foe"]["strength"]["total"] == 3
    assert battle["odds"] == {"win": 0.3333, "draw": 0.3333, "lose": 0.3333}
    assert scene.position.observe(1)["forecast"] != scene.position.observe(0)["forecast"]


def test_a_forecast_knows_the_triangle_the_edge_and_shots():
    told = scenario("S: wasp b2, mantis d2; N: spider b4, wasp d3").position.observe(0)["forecast"]
    by_order = {(f["unit"], f["path"]): f for f in told}
    assert by_order["mantis", "N"]["battle"]["triangle"] == "win"
    assert by_order["wasp", "stay"]["shots"][0]["odds"]["win"] == 1.0
    assert by_order["mantis", "SS"]["stopped"] == "edge"


def test_open_battles_show_the_odds_of_both_sides():
    scene = scenario("S: mosquito b1, ant b2; N: spider b3").give(S="mosquito NN", N="spider S")
    told = {b["fighters"][0]["unit"]: b["odds"] for b in scene.position.observe(0)["battles"]}
    assert told["ant"]["south"]["odds"]["win"] == told["ant"]["north"]["odds"]["lose"]
    assert told["mosquito"]["south"]["odds"] == {"win": 0.1111, "draw": 0.2222, "lose": 0.6667}


def test_a_reroll_question_shows_what_each_face_would_bring():
    scene = (
        scenario("S: mantis d2; N: ant d4, spider c4")
        .give(S="mantis NN", N="spider stay")
        .choose(1)
        .choose(2)
    )
    question = scene.position.observe(0)["question"]
    assert (question["kind"], question["seats"]) == ("reroll", [0])
    assert [o["result"] for o in question["outlook"]] == ["lose", "draw", "win"]


def test_the_view_shows_the_steps_of_the_turn():
    scene = scenario("S: mantis d2; N: ant d4, spider c4").give(S="mantis NN", N="spider stay")
    view = scene.position.observe(0)
    assert view["orders"][0]["cells"] == ["d2", "d3", "d4"]
    assert view["moves"] == [{"army": "south", "unit": "mantis", "cells": ["d2", "d3", "d4"]}]


def test_a_drawing_shows_units_and_the_battle():
    scene = scenario("S: mantis d2; N: ant d4, spider c4").give(S="mantis NN", N="spider stay").choose(1)
    plain = Text.from_markup(GAME.draw(scene.position)).plain
    assert "(M)" in plain
    assert "[S]" in plain
    assert "Battle on d4: Mantis (Red army)" in plain
    assert "(M)[A]" in plain, "both stand on the cell"


def test_evaluation_prefers_influence_units_and_a_living_general():
    even = GAME.evaluate(scenario("S: ant c2; N: ant c4").position, 0)
    assert even == pytest.approx(0.5, abs=0.02)
    assert GAME.evaluate(scenario("S: ant c2; N: ant c4", influence="3 1").position, 0) > even
    assert GAME.evaluate(scenario("S: ant c2, wasp b1; N: ant c4").position, 0) > even
    assert GAME.evaluate(scenario("S: ant c2; N: ant c4", influence="3 1").position, 1) < even


def test_a_finished_match_is_worth_its_score():
    scene = scenario("S: mantis c3; N: wasp c4").turn(S="mantis N", N="rhino stay")
    assert scene.position.phase == phases.OVER
    assert [GAME.evaluate(scene.position, seat) for seat in (0, 1)] == [1.0, 0.0]


def test_reach_tells_the_strength_after_the_move_for_every_end():
    scene = scenario("S: ant b2, spider a2, wasp c2; N: mantis e4")
    ant = next(one for one in GAME.reach(scene.position) if (one["army"], one["unit"]) == ("south", "ant"))
    after = {(end["at"], end["steps"]): end["attacks"]["total"] for end in ant["ends"]}
    stays, away = after["b2", 0], after["b4", 2]
    assert (stays, away) == (stays, stays - 2), "its neighbours stay behind"
    assert scene.position.observe(0)["units"][4]["at"] == "b2", "asking changes nothing"


def test_reach_says_why_a_unit_cannot_come_to_a_cell():
    scene = scenario("S: ant b2, spider b3, mosquito d1; N: mantis e4")
    told = {(one["army"], one["unit"]): one for one in GAME.reach(scene.position)}
    barred = told["south", "ant"]["barred"]
    why = {at: (one["message"], one["rule"]) for one in barred for at in one["cells"]}
    assert why["b3"] == ("bugs-barred-ally", "BUGS-MOVE-02")
    assert why["e5"] == ("bugs-barred-far", "BUGS-PLAN-05")
    assert why["b4"] == ("bugs-barred-way", "BUGS-MOVE-02"), "the spider is in the way"
    assert "c3" not in why


def test_a_reroll_is_worth_nothing_where_every_face_loses():
    scene = scenario("S: wasp c2; N: ant c3, spider b3, mantis d3", energy="3 3").give(
        S="wasp N", N="ant stay"
    )
    scene.settle(dice="1 3", upto=phases.ASK_REROLL)
    question = scene.position.observe(0)["question"]
    assert {face["result"] for face in question["outlook"]} == {"lose"}
    assert question["worth"] == {"keep": 0.0, "reroll": 0.0}


def test_a_reroll_can_only_hurt_who_leads_and_cannot_be_answered():
    scene = scenario("S: ant c2; N: ant c3", energy="3 1").give(S="ant N", N="ant stay")
    scene.settle(dice="3 1", upto=phases.ASK_REROLL)
    question = scene.position.observe(0)["question"]
    assert question["args"]["army"] == "south"
    assert question["worth"]["keep"] == 1.0 > question["worth"]["reroll"]


def test_who_trails_gains_by_a_reroll():
    scene = scenario("S: ant c2; N: ant c3", energy="2 1").give(S="ant N", N="ant stay")
    scene.settle(dice="1 2", upto=phases.ASK_REROLL)
    assert scene.position.observe(0)["question"]["worth"] == {"keep": 0.0, "reroll": 0.5}


def test_targets_come_with_their_odds_and_only_to_who_shoots():
    scene = scenario("S: wasp c2; N: spider c4, ant c3").give(S="wasp stay", N="spider stay")
    scene.settle(upto=phases.TARGETS)
    shots = {shot["at"]: shot for shot in scene.position.observe(0)["question"]["shots"]}
    assert (shots["c4"]["triangle"], shots["c4"]["odds"]["win"]) == ("win", 1.0)
    assert shots["c3"]["triangle"] is None
    assert "shots" not in scene.position.observe(1)["question"]


def test_a_unit_names_whom_it_beats():
    units = {unit["unit"]: unit for unit in scenario("S: wasp c2").position.observe(0)["units"]}
    assert (units["wasp"]["beats"], units["wasp"]["beaten_by"]) == (["spider"], ["mantis"])
    assert units["ant"]["beats"] == units["ant"]["beaten_by"] == []


def test_placing_advises_the_recommended_cells():
    p = GAME.new({"mode": "training", "formation": "free"})
    while p.phase == phases.LOT_FIRST:
        p.apply(vec[i64]([0]))
    seat = p.actors()[0]
    told = p.observe(seat)["question"]["advised"]
    assert (len(told), len(set(told.values()))) == (6, 6)
    assert p.observe(1 - seat)["question"]["args"] == {"army": ("south", "north")[seat]}, "nothing is secret"


def test_the_usual_formation_is_recommended_in_training_and_secret_in_a_campaign():
    assert (GAME.new({}).setup.fixed, GAME.new({"mode": "campaign"}).setup.fixed) == (True, False)


def test_only_sealed_questions_need_a_curtain():
    p = GAME.new({"formation": "free"})
    while p.phase == phases.LOT_FIRST:
        p.apply(vec[i64]([0]))
    assert not GAME.has_secrets(p)
    assert GAME.has_secrets(scenario("S: wasp c2").position)
