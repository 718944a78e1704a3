"""Puzzles from studies: the main line of a chapter is the answer, and what is no puzzle is told."""

from __future__ import annotations

import pytest

from warpad.core.analysis.study import Chapter, Node
from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.games import find
from warpad.puzzles import shelf
from warpad.puzzles.proving import proved
from warpad.puzzles.solver import prepared, solve, steps_of
from warpad.puzzles.studying import etude_of

GAME = find("neuroshima")
ETUDE = shelf.find("borgo-01")


def chapter(steps: list[Json]) -> Chapter:
    position, _ = prepared(GAME, ETUDE)
    nodes = [Node(), *(Node(step, after) for after, step in enumerate(steps))]
    return Chapter(
        game="neuroshima",
        title="Gauss",
        position=GAME.dump(position),
        rules=GAME.rules_version,
        nodes=nodes,
    )


def answer() -> list[Json]:
    position, goal = prepared(GAME, ETUDE)
    return steps_of(GAME, position, solve(position, goal, ETUDE.seat, first_only=True).lines[0])[0]


def test_a_chapter_asks_for_the_hardest_goal_that_its_line_reaches() -> None:
    made = etude_of(GAME, chapter(answer()))
    assert (made.goal, made.seat) == (ETUDE.goal, ETUDE.seat)
    found = proved(GAME, made)
    assert found is not None
    assert found.solutions == ETUDE.solutions


def test_a_chapter_without_a_line_is_no_puzzle() -> None:
    with pytest.raises(DecodeError) as caught:
        etude_of(GAME, chapter([]))
    assert caught.value.message == "study-no-question"


@pytest.mark.parametrize("id", ["snake-06", "ant-02"])
def test_a_line_of_any_game_becomes_a_puzzle_that_is_proved(id: str) -> None:
    etude = shelf.find(id)
    game = find(etude.game)
    start, goal = prepared(game, etude)
    steps, _ = steps_of(game, start, solve(start, goal, etude.seat, first_only=True).lines[0])
    nodes = [Node(), *(Node(step, after) for after, step in enumerate(steps))]
    study = Chapter(game=game.name, position=game.dump(start), rules=game.rules_version, nodes=nodes)
    made = etude_of(game, study)
    assert made.seat == etude.seat
    assert proved(game, made) is not None
