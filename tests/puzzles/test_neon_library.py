"""The library of Neon: every fighter, grade and kind of goal, proved with the content of today."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.puzzles.library import name_of
from warpad.core.etude import Etude
from warpad.games.neon.game import FIGHTERS, GAME
from warpad.games.neon.puzzles.themes import THEMES
from warpad.puzzles import shelf
from warpad.puzzles.maker import MARGIN
from warpad.puzzles.renewing import content_of

ALL = shelf.etudes("neon")
GRADES = {1, 2, 3, 4, 5}
HINTS = 3
WINNABLE = 0.25


def test_there_are_enough_for_every_fighter_and_grade() -> None:
    assert len(ALL) >= 30
    assert {etude.grade for etude in ALL} == GRADES
    assert {etude.position["fighters"][etude.seat]["fighter"] for etude in ALL} == set(FIGHTERS)
    assert {theme for etude in ALL for theme in etude.themes} == set(THEMES)
    assert {etude.goal["kind"] for etude in ALL} >= {"defeat", "wound", "collect"}
    assert any(etude.sealed for etude in ALL)


def test_none_is_a_matter_of_luck_alone() -> None:
    assert [etude.id for etude in ALL if etude.chance is None or etude.chance < WINNABLE] == []


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
