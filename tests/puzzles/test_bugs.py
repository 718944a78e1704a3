"""Etudes of War of Bugs: the order with the best odds, exactly."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from tests.games.bugs.scenario import scenario
from tests.puzzles.library import name_of
from tests.puzzles.reckoning import Plain
from warpad.core.dice import Dice
from warpad.core.etude import Draft, Etude
from warpad.games import find
from warpad.puzzles import shelf
from warpad.puzzles.solver import knowing, solve
from warpad.puzzles.verifying import faults_of

GAME = find("bugs")
ALL = shelf.etudes("bugs")
PLANNED = [etude for etude in ALL if "turns" in etude.measures]
SINGLE = [etude for etude in ALL if etude not in PLANNED]


def drafts(count: int) -> list[Draft]:
    """Positions in which the enemy stands still, each with a unit to take."""
    dice = Dice(15)
    found: list[Draft] = []
    while len(found) < count:
        draft = knowing(GAME).propose(dice)
        if draft is not None and draft.etude.opponent == "nothing":
            found.append(draft)
    return found


def test_the_chance_is_that_of_plain_reckoning() -> None:
    for draft in drafts(2):
        answer = solve(draft.position, draft.goal, draft.etude.seat)
        assert answer.value == pytest.approx(
            float(Plain(draft.goal, draft.etude.seat).chance(draft.position))
        )


def test_a_unit_that_is_not_there_cannot_be_the_goal() -> None:
    draft = drafts(1)[0]
    draft.etude.goal = {"kind": "destroy-unit", "unit": "elephant", "turns": 1}
    assert "elephant" in faults_of(GAME, draft.etude)[0]
    draft.etude.goal = {"kind": "destroy-unit", "unit": "ant", "turns": 9}
    assert "turns" in faults_of(GAME, draft.etude)[0]


def test_there_are_enough_with_chances_between_none_and_certainty() -> None:
    assert len(ALL) >= 30
    assert all(etude.chance is not None and 0 < etude.chance < 1 for etude in SINGLE)


def test_there_are_plans_of_several_turns_wins_by_force_and_mixtures() -> None:
    assert len(PLANNED) >= 12
    assert len([etude for etude in PLANNED if etude.goal["turns"] > 1]) >= 10
    assert {etude.opponent for etude in PLANNED} == {"defence", "mixed"}
    assert any(etude.opponent == "mixed" and etude.chance == 1 for etude in PLANNED)
    assert len([etude for etude in PLANNED if etude.mixture]) >= 5
    assert len({etude.grade for etude in PLANNED}) >= 4


@pytest.mark.parametrize("etude", PLANNED, ids=name_of)
def test_its_chance_and_shares_are_fractions(etude: Etude) -> None:
    assert etude.fraction is not None
    assert etude.chance == float(Fraction(etude.fraction))
    shares = [Fraction(part.fraction or "") for part in etude.mixture]
    assert sum(shares) == (1 if shares else 0)
    assert [float(share) for share in shares] == [part.share for part in etude.mixture]


def test_a_wrong_mixture_is_found() -> None:
    etude = msgspec.convert(msgspec.to_builtins(shelf.find("duel-02")), Etude)
    etude.mixture[0].share, etude.mixture[1].share = 0.9, 0.1
    assert "mixture" in faults_of(GAME, etude)[0]


def test_mixing_is_for_two_players() -> None:
    etude = msgspec.convert(msgspec.to_builtins(shelf.find("duel-02")), Etude)
    board = "S: ant 1:a2; S2: ant 2:a2; N: ant 1:a4; N2: ant 2:a4"
    etude.position = GAME.dump(scenario(board, mode="allied").position)
    assert "two players" in faults_of(GAME, etude)[0]
