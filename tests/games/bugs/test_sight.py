"""What the screen is told: strengths, odds, forecasts, questions and drawings."""

from __future__ import annotations

import pytest
from rich.text import Text

from tests.games.bugs.scenario import scenario
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
    assert "battle on d4" in plain


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
