"""A real arena: played, cut short, taken up again, told as data and as a page."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import Warpad, warpad
from warpad.arena.contest import Plan, prepare, run
from warpad.core.errors import SetupError, WarpadError

__all__ = ["warpad"]

PLAN = Plan("bugs", ("random", "greedy"), 2, seed=3, setup={}, mirror=True)


def outcomes(rows: list[dict[str, object]]) -> list[tuple[object, ...]]:
    return sorted((row["fixture"], row["score"], row["turns"], row["decisions"]) for row in rows)


def test_a_cut_journal_is_taken_up_to_the_same_figures(tmp_path: Path) -> None:
    whole = run(prepare(PLAN), jobs=1, journal=tmp_path / "whole")
    lines = (tmp_path / "whole").read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + len(whole.rows)
    cut = tmp_path / "cut"
    cut.write_bytes(b"".join(lines[:4]) + lines[4][:20])
    heard: list[int] = []
    again = run(prepare(PLAN), jobs=1, journal=cut, tick=heard.append)
    assert heard[0] == 3
    assert heard[-1] == len(whole.fixtures)
    assert outcomes(again.rows) == outcomes(whole.rows)
    assert again.figures()["pairs"] == whole.figures()["pairs"]


def test_a_journal_of_another_arena_is_refused(tmp_path: Path) -> None:
    other = Plan("bugs", ("random", "greedy"), 2, seed=9, setup={})
    run(prepare(other), jobs=1, journal=tmp_path / "kept")
    with pytest.raises(WarpadError, match="another arena"):
        run(prepare(PLAN), jobs=1, journal=tmp_path / "kept")


def test_two_processes_play_the_same_games_as_one() -> None:
    assert outcomes(run(prepare(PLAN), jobs=2).rows) == outcomes(run(prepare(PLAN), jobs=1).rows)


def test_a_duel_is_spread_over_all_pairs_of_armies() -> None:
    contest = prepare(Plan("neuroshima", ("random", "greedy"), 60, seed=0, setup={}))
    met = {tuple(contest.setups[fixture.setup]["armies"]) for fixture in contest.fixtures}
    assert len(met) == 30
    assert {fixture.side for fixture in contest.fixtures} == {0, 1}


@pytest.mark.parametrize("bots", [("random",), ("random", "random"), ("random", "nobody")])
def test_impossible_contests_are_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(SetupError):
        prepare(Plan("bugs", bots, 2, seed=0, setup={}))


def test_the_command_tells_json_and_writes_a_page(warpad: Warpad, tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    asked = ("arena", "bugs", "--bots", "random,greedy", "-n", 2, "--jobs", 1)
    answer = warpad(*asked, "--report", page, "--json")
    assert answer.code == 0
    told = answer.json()
    pair = told["pairs"][0]
    assert pair["games"] == 2 == pair["wins_a"] + pair["wins_b"] + pair["draws"]
    assert 0 <= pair["low"] <= pair["rate_a"] <= pair["high"] <= 1
    assert set(told["milliseconds"]) == {"random", "greedy"}
    assert len(told["ratings"]) == 2
    assert "<svg" in page.read_text(encoding="utf-8")
    assert "random" in warpad(*asked).out


def test_the_command_goes_on_from_its_journal(warpad: Warpad, tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    asked = ("arena", "bugs", "--bots", "random,greedy", "-n", 2, "--jobs", 1, "--journal", kept, "--json")
    first = warpad(*asked).json()
    before = kept.read_bytes()
    assert warpad(*asked).json() == first
    assert kept.read_bytes() == before
    assert msgspec.json.decode(before.splitlines()[0])["plan"]["game"] == "bugs"


@pytest.mark.parametrize(
    "wrong",
    [
        ("--bots", "random,nobody"),
        ("--bots", "random"),
        ("-o", "nothing=1"),
        ("--report", "no/such/place.html"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(warpad: Warpad, wrong: tuple[str, str]) -> None:
    answer = warpad("arena", "bugs", "-n", 2, "--jobs", 1, *wrong)
    assert answer.code == 2
    assert answer.err.startswith("warpad: ")


def test_the_command_writes_a_table_of_armies(warpad: Warpad, tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    asked = ("arena", "neuroshima", "--bots", "random", "--mirror", "-n", 60, "--jobs", 1)
    assert warpad(*asked, "--balance", page).code == 0
    lines = page.read_text(encoding="utf-8").splitlines()
    table = [line for line in lines if line.startswith("| **")]
    assert len(table) == 6
    assert all(line.count("(") == 6 for line in table), "the share over all, and over five other armies"


def test_a_table_of_armies_needs_armies(warpad: Warpad, tmp_path: Path) -> None:
    asked = ("arena", "bugs", "--bots", "random", "--mirror", "-n", 2, "--jobs", 1)
    answer = warpad(*asked, "--balance", tmp_path / "balance.md")
    assert answer.code == 2
    assert "name different armies" in answer.err
