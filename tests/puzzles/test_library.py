"""The library: every etude is what it says, and together they show everything."""

from __future__ import annotations

import pytest

from tests.puzzles.words import missing_words
from warpad.core.etude import Etude
from warpad.games import find
from warpad.games.neuroshima.content import ARMIES
from warpad.games.neuroshima.themes import THEMES
from warpad.puzzles import shelf
from warpad.puzzles.grading import grade_of, reasons_of
from warpad.puzzles.solver import prepared, solve
from warpad.puzzles.verifying import faults_of

GAME = find("neuroshima")
ALL = shelf.etudes("neuroshima")
# Solved in every run; the others at night.
QUICK = [etude for etude in ALL if etude.measures["tries"] <= 120][:10]
GRADES = {1, 2, 3, 4, 5}


def name_of(etude: Etude) -> str:
    return etude.id


def test_there_are_enough_for_every_army_and_grade() -> None:
    assert len(ALL) >= 110
    assert {etude.grade for etude in ALL} == GRADES
    armies = [etude.position["players"][etude.seat]["army"] for etude in ALL]
    assert set(armies) == set(ARMIES)


def test_every_mechanism_plays_a_part_somewhere() -> None:
    shown = {theme for etude in ALL for theme in etude.themes}
    assert shown == set(THEMES)


def test_names_are_those_of_the_files_and_differ() -> None:
    assert sorted(etude.id for etude in ALL) == [path.stem for path in shelf.files("neuroshima")]
    assert len({(etude.position["players"][0]["army"], str(etude.name)) for etude in ALL}) == len(ALL)


@pytest.mark.parametrize("etude", ALL, ids=name_of)
def test_its_grade_follows_from_what_was_measured(etude: Etude) -> None:
    position, _ = prepared(GAME, etude)
    assert position.actor() == etude.seat
    assert etude.grade == grade_of(etude.measures)
    assert etude.reasons == reasons_of(etude.measures)
    assert etude.solutions == etude.measures["solutions"]


@pytest.mark.parametrize("etude", ALL, ids=name_of)
def test_everything_it_says_has_words_in_every_language(etude: Etude) -> None:
    assert len(etude.hints) == 3
    assert missing_words(etude) == []


@pytest.mark.parametrize("etude", QUICK, ids=name_of)
def test_it_is_solved_to_its_stated_solutions(etude: Etude) -> None:
    assert faults_of(GAME, etude) == []


@pytest.mark.parametrize("etude", QUICK[:3], ids=name_of)
def test_no_given_tile_can_be_left_out(etude: Etude) -> None:
    position, goal = prepared(GAME, etude)
    for line in solve(position, goal, etude.seat).lines:
        assert GAME.dump(line.shape)["players"][etude.seat]["hand"] == []


@pytest.mark.nightly
@pytest.mark.parametrize("etude", ALL, ids=name_of)
def test_all_are_solved_to_their_stated_solutions(etude: Etude) -> None:
    assert faults_of(GAME, etude) == []
