"""Etudes of War of Bugs: the order with the best odds, exactly."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from tests.games.bugs.scenario import scenario
from tests.puzzles.words import missing_words
from warpad.core.dice import Dice
from warpad.core.etude import Draft, Etude
from warpad.core.position import CHANCE, Position
from warpad.games import find
from warpad.puzzles import shelf
from warpad.puzzles.attempts import open_moves
from warpad.puzzles.grading import grade_of, reasons_of
from warpad.puzzles.solver import knowing, prepared, solve
from warpad.puzzles.verifying import faults_of

GAME = find("bugs")
ALL = shelf.etudes("bugs")
PLANNED = [etude for etude in ALL if "turns" in etude.measures]
SINGLE = [etude for etude in ALL if etude not in PLANNED]
# Proved in every run; the others at night.
QUICK = [*sorted(SINGLE, key=lambda etude: int(etude.measures["positions"]))[:4], shelf.find("duel-02")]


def name_of(etude: Etude) -> str:
    return etude.id


def drafts(count: int) -> list[Draft]:
    """Positions in which the enemy stands still, each with a unit to take."""
    dice = Dice(15)
    found: list[Draft] = []
    while len(found) < count:
        draft = knowing(GAME).propose(dice)
        if draft is not None and draft.etude.opponent == "nothing":
            found.append(draft)
    return found


def plain_chance(draft: Draft, position: Position) -> float:
    """The same without remembering anything, written as simply as can be."""
    decided = draft.goal.value(position)
    if decided >= 0:
        return decided
    actors = list(position.actors())
    if actors == [CHANCE]:
        table = [int(number) for number in position.odds()]
        total = sum(table[i + 1] for i in range(0, len(table), 2))
        return sum(
            table[i + 1] / total * plain_chance(draft, played(position, [table[i]]))
            for i in range(0, len(table), 2)
        )
    others = {seat: open_moves(position, draft.goal, seat) for seat in actors if seat != draft.etude.seat}
    assert all(len(moves) == 1 for moves in others.values())
    own = open_moves(position, draft.goal, draft.etude.seat) if draft.etude.seat in actors else [None]
    return max(
        plain_chance(draft, played(position, [others[s][0] if s in others else move for s in actors]))
        for move in own
    )


def played(position: Position, moves: list[int | None]) -> Position:
    following = position.copy()
    code = following.actors()
    for number, move in enumerate(moves):
        assert move is not None
        code[number] = move
    following.apply(code)
    return following


def test_the_chance_is_that_of_plain_reckoning() -> None:
    for draft in drafts(2):
        answer = solve(draft.position, draft.goal, draft.etude.seat)
        assert answer.value == pytest.approx(plain_chance(draft, draft.position))


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


@pytest.mark.parametrize("etude", ALL, ids=name_of)
def test_it_is_sound_and_has_words_in_every_language(etude: Etude) -> None:
    prepared(GAME, etude)
    assert etude.grade == grade_of(etude.measures)
    assert etude.reasons == reasons_of(etude.measures)
    assert missing_words(etude, [f"etude-opponent-{etude.opponent}"]) == []


@pytest.mark.parametrize("etude", QUICK, ids=name_of)
def test_it_has_the_stated_chance(etude: Etude) -> None:
    assert faults_of(GAME, etude) == []


@pytest.mark.nightly
@pytest.mark.parametrize("etude", ALL, ids=name_of)
def test_all_have_the_stated_chance(etude: Etude) -> None:
    assert faults_of(GAME, etude) == []
