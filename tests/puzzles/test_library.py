"""The library: every etude is what it says, and together they show everything."""

from __future__ import annotations

import pytest

from tests.puzzles.library import ALL as LIBRARY
from tests.puzzles.library import EVERY, name_of, quick
from tests.puzzles.words import missing_words
from warpad.core.etude import Etude
from warpad.games import GAMES, find
from warpad.games.neuroshima.data.content import ARMIES
from warpad.games.neuroshima.puzzles.themes import THEMES
from warpad.puzzles import shelf
from warpad.puzzles.grading import grade_of, reasons_of
from warpad.puzzles.solver import knowing, prepared, solve
from warpad.puzzles.verifying import faults_of

ALL = LIBRARY["neuroshima"]
# Proved in every run; the others at night.
QUICK = [etude for name in GAMES for etude in quick(name)]
GRADES = {1, 2, 3, 4, 5}


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


@pytest.mark.parametrize("etude", EVERY, ids=name_of)
def test_its_grade_follows_from_what_was_measured(etude: Etude) -> None:
    position, _ = prepared(find(etude.game), etude)
    assert etude.seat in position.actors()
    assert etude.grade == grade_of(etude.measures)
    assert etude.reasons == reasons_of(etude.measures)
    assert etude.solutions == etude.measures["solutions"]


@pytest.mark.parametrize("etude", EVERY, ids=name_of)
def test_everything_it_says_has_words_in_every_language(etude: Etude) -> None:
    assert etude.hints
    terms = [saying.id for saying in knowing(find(etude.game)).terms(etude)]
    assert missing_words(etude, [f"etude-opponent-{etude.opponent}", *terms]) == []


@pytest.mark.parametrize("etude", QUICK, ids=name_of)
def test_all_it_says_is_proved(etude: Etude) -> None:
    assert faults_of(find(etude.game), etude) == []


@pytest.mark.nightly
@pytest.mark.parametrize("etude", EVERY, ids=name_of)
def test_all_that_any_says_is_proved(etude: Etude) -> None:
    assert faults_of(find(etude.game), etude) == []


@pytest.mark.parametrize("etude", quick("neuroshima")[:5], ids=name_of)
def test_its_solution_reaches_the_goal_in_the_real_game_with_every_given_tile(etude: Etude) -> None:
    game = find("neuroshima")
    start, goal = prepared(game, etude)
    for line in solve(start, goal, etude.seat).lines:
        assert game.dump(line.shape)["players"][etude.seat]["hand"] == []
        position = start.copy()
        for moves in line.moves:
            assert moves[0] in position.legal(position.actor())
            position.apply(moves)
        assert goal.value(position) == 1
