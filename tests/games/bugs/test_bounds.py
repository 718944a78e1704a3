"""How games of programs are known to end: by bounds that programs set, since the rules have none."""

from __future__ import annotations

import pytest

from tests.marks import rule
from warpad.cli.arena import plan
from warpad.core.dice import Dice
from warpad.core.playout import play_out
from warpad.core.vecs import append, i64, vec
from warpad.envs.solo import Solo
from warpad.envs.table import Table
from warpad.games.bugs.game import GAME
from warpad.games.bugs.position import BugsPosition
from warpad.games.bugs.rules import phases

MANY = 100_000
TURNS = 80


def idle(setup: dict[str, object]) -> BugsPosition:
    """Eighty turns, or fewer, in which every army lets its first unit stay."""
    p = GAME.new({"formation": "fixed", **setup})
    p.play(0)
    while p.phase != phases.OVER and p.turn < TURNS:
        moves = vec[i64]([])
        for seat in p.actors():
            moves = append(moves, p.legal(seat)[0])
        p.apply(moves)
    return p


@rule("BUGS-R-17", "BUGS-CAMP-07")
def test_the_rules_set_no_bound() -> None:
    setup = GAME.read_setup({})
    assert (setup["turn_cap"], setup["party_cap"]) == (0, 0)
    assert idle({}).phase == phases.ORDERS


@rule("BUGS-R-17", "BUGS-CAMP-07")
def test_programs_set_one_unless_told_otherwise() -> None:
    ended = idle(GAME.among_programs({}))
    assert (ended.phase, ended.turn, ended.scores()) == (phases.OVER, 60, [0.5, 0.5])
    assert idle(GAME.among_programs({"turn_cap": 0})).phase == phases.ORDERS


def test_arena_and_environments_play_within_the_bounds() -> None:
    wanted = {"turn_cap": 60, "party_cap": 15}
    for setup in (
        plan("bugs", "random,easy", 2, 1, [], False).setup,
        Table("bugs").setup,
        Solo("bugs").setup,
    ):
        assert {name: setup[name] for name in wanted} == wanted
    given = plan("bugs", "random,easy", 2, 1, ["turn_cap=7"], False).setup
    assert GAME.read_setup(given)["turn_cap"] == 7


@pytest.mark.parametrize("mode", ["training", "campaign", "allied", "double"])
def test_random_games_have_always_ended_without_one(mode: str) -> None:
    for seed in range(5):
        p = GAME.new({"mode": mode, "trophies": 1})
        play_out(p, Dice(seed), MANY)
        assert p.scores(), f"seed {seed}"
