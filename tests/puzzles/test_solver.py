"""The solver: complete, honest about symmetry, order and answers; it agrees with trying everything."""

from __future__ import annotations

from typing import Any

import pytest

from tests.marks import rule
from tests.puzzles.boards import best_outlines, etude, exhaustive, small_drafts
from warpad.core.etude import Etude
from warpad.core.goal import Goal
from warpad.core.position import CHANCE, Position
from warpad.games.neuroshima.game import GAME
from warpad.puzzles.attempts import open_moves
from warpad.puzzles.solver import Answer, prepared, solve, steps_of
from warpad.puzzles.verifying import faults_of

SEVERAL_BOARDS = 200
# A Brawler on C4 strikes C3; nothing else can reach the HQ there.
BRAWLER = ["outpost-brawler"]
DUEL = "E1: outpost hq; C3: hegemony hq"


def solved(problem: Etude) -> Answer:
    position, goal = prepared(GAME, problem)
    return solve(position, goal, problem.seat)


@rule("NH-ETU-01")
def test_a_solution_played_in_the_real_game_wins() -> None:
    problem = etude(DUEL, ["outpost-brawler"], hp=[1, 2])
    position, _ = prepared(GAME, problem)
    line = solved(problem).lines[0]
    for moves in line.moves:
        assert position.actor() != CHANCE
        assert moves[0] in position.legal(position.actor())
        position.apply(moves)
    assert position.scores() == [1.0, 0.0]


def test_a_solution_and_its_mirror_image_are_one() -> None:
    """Both HQs stand on an axis: of six places for the Brawler two lie on it, the others in pairs."""
    on_an_axis = solved(etude(DUEL, BRAWLER, hp=[1, 2]))
    beside_it = solved(etude(f"{DUEL}; A2: hegemony runner facing NW", BRAWLER, hp=[1, 2]))
    assert len(on_an_axis.lines) == 4
    assert len(beside_it.lines) == 6


def test_more_than_can_be_done_has_no_solution() -> None:
    answer = solved(etude(DUEL, BRAWLER, hp=[1, 5]))
    assert answer.lines == []
    assert answer.proved
    assert answer.tries > 6


def test_tiles_may_be_given_in_a_fixed_order() -> None:
    tiles = ["outpost-scout", "outpost-brawler"]
    position, goal = prepared(GAME, etude(DUEL, tiles, hp=[1, 2], order="fixed"))
    assert tiles_to_play(position, goal) == {"outpost-scout", None}
    position.play(open_moves(position, goal, 0)[0])
    assert tiles_to_play(position, goal) == {"outpost-brawler", None}
    position, goal = prepared(GAME, etude(DUEL, tiles, hp=[1, 2]))
    assert tiles_to_play(position, goal) == {"outpost-scout", "outpost-brawler", None}


def tiles_to_play(position: Position, goal: Goal) -> set[str | None]:
    """The tiles that may be played now; None stands for ending the turn."""
    return {GAME.action(position, 0, move).get("tile") for move in open_moves(position, goal, 0)}


def test_a_solution_must_hold_against_every_answer() -> None:
    board = "C3: moloch hq; C2: borgo hq; B1: moloch armored-guard"
    goal = {"kind": "survive", "amount": 1}
    meek = solved(etude(board, ["moloch-push-back"], goal))
    free = solved(etude(board, ["moloch-push-back"], goal, opponent="anything"))
    assert meek.value == free.value == 1
    assert free.nodes > meek.nodes


def test_the_search_can_be_limited_and_says_so() -> None:
    position, goal = prepared(GAME, etude(DUEL, ["outpost-brawler", "outpost-scout"], hp=[1, 2]))
    answer = solve(position, goal, 0, limit=5)
    assert not answer.proved
    assert answer.lines == []


def test_progress_is_told_move_by_move() -> None:
    told: list[tuple[int, int]] = []
    position, goal = prepared(GAME, etude(DUEL, ["outpost-brawler"], hp=[1, 2]))
    answer = solve(position, goal, 0, report=lambda done, total: told.append((done, total)))
    assert told[0][0] == 0
    assert told[-1][0] == told[-1][1] > 50
    assert len(answer.lines) == 4


def test_a_line_is_told_with_its_battle() -> None:
    problem = etude(DUEL, ["outpost-brawler"], hp=[1, 2])
    position, _ = prepared(GAME, problem)
    steps, events = steps_of(GAME, position, solved(problem).lines[0])
    assert [step["0"]["do"] for step in steps] == ["place", "end"]
    assert "hq-fell" in [event["event"] for event in events]


def test_solver_and_plain_exhaustive_search_agree() -> None:
    compared = 0
    for draft in small_drafts(SEVERAL_BOARDS):
        answer = solve(draft.position, draft.goal, 0)
        assert answer.proved
        best = exhaustive(draft.position, draft.goal, 0)
        assert answer.value == best
        if best > 0:
            outlines = best_outlines(draft.position, draft.goal, 0, best)
            solved_by = {draft.goal.outline(line.shape) for line in answer.lines}
            assert len(solved_by) == len(answer.lines)
            assert solved_by >= outlines
            if draft.etude.opponent == "nothing":
                assert solved_by == outlines
            compared += 1
    assert compared > SEVERAL_BOARDS // 4


BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "no HQ of one side": (
        {"drawn": "E1: outpost hq; C3: hegemony runner"},
        "both HQs must be on the board. (player 1)",
    ),
    "a tile of another army": ({"hand": ["moloch-clown"]}, "moloch-clown"),
    "more copies than the army has": ({"hand": ["outpost-brawler"] * 2}, "outpost-brawler"),
    "nothing to play": ({"hand": []}, "nothing to play"),
    "an unknown goal": ({"goal": {"kind": "win"}}, "“win”"),
    "more damage than the HQ has": ({"goal": {"kind": "damage", "amount": 30}}, "amount"),
    "a target that is not there": (
        {"goal": {"kind": "destroy-tile", "tile": "hegemony-boss"}},
        "no “The Boss” on the board",
    ),
    "a part of the goal nobody knows": ({"goal": {"kind": "destroy-hq", "amount": 2}}, "amount"),
    "an unknown ability": ({"allowed": ["magic"]}, "magic"),
    "the wrong seat": ({"seat": 1}, "seat 1"),
    "no solution": ({"hp": [1, 5]}, "no solution"),
    "another number of solutions": ({"solutions": 2}, "2 solutions, there are 4"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_etude_is_refused_with_the_reason(name: str) -> None:
    changes, reason = BROKEN[name]
    parts: dict[str, Any] = {"drawn": DUEL, "hand": BRAWLER, "hp": [1, 2], "solutions": 4, **changes}
    problem = etude(parts.pop("drawn"), parts.pop("hand"), parts.pop("goal", None), **parts)
    faults = faults_of(GAME, problem)
    assert faults
    assert reason in faults[0]
