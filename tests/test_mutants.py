"""Mutants are what they say, and those explained away still exist."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

from tests.mutants import EXPLAINED, carriers
from tests.mutating import all_mutants, mutants_of

SOURCE = '''
def is_near(a: int, b: int) -> bool:
    """NH-NET-04: closer than two, and not the same."""
    i = 0
    while i < 1:
        i += 1
    tell(a)
    return not a == b and a - b < 2
'''


def test_every_kind_of_change_is_made(tmp_path: Path) -> None:
    path = tmp_path / "rule.py"
    path.write_text(SOURCE)
    found = list(mutants_of(path))
    changes = {(mutant.old, mutant.new) for mutant in found}
    assert {
        ("a == b", "a != b"),
        ("not a == b", "a == b"),
        ("a - b < 2", "a - b <= 2"),
        ("a - b", "a + b"),
        ("2", "3"),
        ("2", "1"),
        ("tell(a)", "pass"),
        ("not a == b and a - b < 2", "not a == b or a - b < 2"),
        ("return not a == b and a - b < 2", "return not (not a == b and a - b < 2)"),
    } <= changes
    assert not [old for old, _ in changes if "+=" in old]
    assert all(mutant.rules == {"NH-NET-04"} for mutant in found)
    for mutant in found:
        assert ast.unparse(ast.parse(mutant.text)) != ast.unparse(ast.parse(SOURCE))


def test_a_mutant_is_tried_on_the_tests_of_its_rules() -> None:
    tests = carriers("bugs", frozenset({"BUGS-RANGED-02"}))
    assert "tests/games/bugs/test_ranged.py::test_t16_a_shooter_met_on_its_way_does_not_shoot" in tests
    assert not [test for test in tests if test.endswith("test_range_may_be_exact")]


def test_every_game_has_mutants_and_those_explained_exist() -> None:
    every = all_mutants("")
    assert {mutant.game for mutant in every} == {"bugs", "neon", "neuroshima"}
    explained = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))
    assert set(explained) <= {mutant.name for mutant in every}
    assert all(isinstance(reason, str) and reason for reason in explained.values())
