"""`warpad etude` as a user meets it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import Warpad, warpad
from warpad.puzzles import shelf

__all__ = ["warpad"]

EASY = min(shelf.etudes("neuroshima"), key=lambda etude: int(etude.measures["tries"]))
BAD = 2


def test_a_library_etude_is_solved_and_told(warpad: Warpad) -> None:
    answer = warpad("--lang", "en", "etude", "solve", EASY.id, "--all")
    assert answer.code == 0
    assert "Solution 1" in answer.out
    assert "NH-BAT" in answer.out


def test_a_solution_as_json_has_steps_and_events(warpad: Warpad) -> None:
    found = warpad("etude", "solve", EASY.id, "--all", "--json").json()
    assert found["solved"]
    assert found["solutions"] == EASY.solutions
    assert found["tries"] == EASY.measures["tries"]
    assert [step for line in found["lines"] for step in line["steps"]]


def test_the_list_can_be_narrowed(warpad: Warpad) -> None:
    lines = warpad("etude", "list", "neuroshima", "--grade", 1, "--theme", "push", "--json").out.splitlines()
    found = [msgspec.json.decode(line) for line in lines]
    assert found
    assert all(etude["grade"] == 1 and "push" in etude["themes"] for etude in found)


@pytest.mark.parametrize("language", ["en", "ru", "uk", "pl"])
def test_an_etude_is_shown(warpad: Warpad, language: str) -> None:
    answer = warpad("--lang", language, "etude", "show", EASY.id)
    assert answer.code == 0
    assert "etude-" not in answer.out


def test_a_sound_file_passes_the_check_and_a_wrong_one_does_not(warpad: Warpad, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_bytes(shelf.written(EASY))
    assert warpad("etude", "check", file, "--json").json()["ok"]
    wrong = msgspec.structs.replace(EASY, solutions=7)
    file.write_bytes(shelf.written(wrong))
    answer = warpad("etude", "check", file, "--json")
    assert answer.code == 1
    assert "7 solutions" in str(answer.json()["faults"])


@pytest.mark.parametrize("text", ["", "[]", '{"etude": 2}', '{"etude": 1, "id": "x"}', "no json"])
def test_a_broken_file_gets_one_sentence(warpad: Warpad, tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text)
    answer = warpad("etude", "solve", file)
    assert answer.code == BAD
    assert "broken.json" in answer.err
    assert len(answer.err.strip().splitlines()) == 1


def test_an_unknown_name_is_refused(warpad: Warpad) -> None:
    answer = warpad("etude", "show", "nobody-99")
    assert answer.code == BAD
    assert "nobody-99" in answer.err
