"""The library of Neon: every fighter, grade and kind of goal, proved with the content of today."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from statistics import median

import pytest

from tests.puzzles.library import name_of
from warpad.core.etude import Etude
from warpad.games.neon.data import codes
from warpad.games.neon.game import FIGHTERS, GAME
from warpad.games.neon.puzzles.themes import THEMES
from warpad.puzzles import shelf
from warpad.puzzles.maker import MARGIN
from warpad.puzzles.renewing import content_of

ALL = shelf.etudes("neon")
GRADES = {1, 2, 3, 4, 5}
HINTS = 3
# The least that the best line must promise, by grade: what is easy can be won.
LEAST_CHANCE = {1: 0.5, 2: 0.5, 3: 0.5, 4: 0.35, 5: 0.35}
GOOD_CHANCE = 0.75
# No more of all than this share ask for a defeat, and of any other goal.
MOST_DEFEATS, MOST_OF_A_KIND = 1 / 3, 1 / 5
FEWEST_KINDS = 11
# Of all random ways no more than this share may be right.
MOST_LUCK = 1 / 4


def test_there_are_enough_for_every_fighter_grade_and_mode() -> None:
    assert len(ALL) >= 36
    assert {etude.grade for etude in ALL} == GRADES
    assert {etude.position["fighters"][etude.seat]["fighter"] for etude in ALL} == set(FIGHTERS)
    assert {theme for etude in ALL for theme in etude.themes} == set(THEMES)
    assert {etude.position["rules"]["mode"] for etude in ALL} == {
        codes.REBIRTH,
        codes.ROYALE,
        codes.COALITION,
    }
    assert any(etude.position["rules"]["automa"] for etude in ALL)
    assert any(etude.sealed for etude in ALL)
    assert {etude.opponent for etude in ALL} == {"nothing", "defence", "anything"}


def test_they_ask_for_many_things_and_seldom_for_the_same() -> None:
    kinds = Counter(etude.goal["kind"] for etude in ALL)
    assert len(kinds) >= FEWEST_KINDS
    assert kinds["defeat"] <= len(ALL) * MOST_DEFEATS
    assert all(number <= len(ALL) * MOST_OF_A_KIND for kind, number in kinds.items() if kind != "defeat")


def test_what_is_easy_can_be_won() -> None:
    chances: dict[int, list[float]] = {grade: [] for grade in GRADES}
    for etude in ALL:
        assert etude.grade is not None
        assert etude.chance is not None
        assert etude.chance >= LEAST_CHANCE[etude.grade], etude.id
        chances[etude.grade].append(etude.chance)
    assert median(chances[1]) >= GOOD_CHANCE


def test_there_is_more_to_decide_the_higher_the_grade() -> None:
    depths = [median(etude.measures["depth"] for etude in ALL if etude.grade == grade) for grade in GRADES]
    assert depths == sorted(depths)


def test_none_is_solved_by_chance() -> None:
    found = [
        etude.id for etude in ALL if etude.measures["lucky"] > MOST_LUCK * etude.measures["random_tries"]
    ]
    assert found == []


def test_all_were_proved_with_the_content_of_today() -> None:
    """After a change of the content: `warpad etude renew`, compiled."""
    assert {etude.content for etude in ALL} == {content_of(GAME)}


@pytest.mark.parametrize("etude", ALL, ids=name_of)
def test_it_is_better_than_the_obvious_try_and_exact(etude: Etude) -> None:
    assert etude.solutions == 1
    assert etude.fraction is not None
    assert etude.chance == pytest.approx(float(Fraction(etude.fraction)))
    assert etude.chance - etude.measures["plain"] >= MARGIN
    assert len(etude.hints) == HINTS
