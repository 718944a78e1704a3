"""The page on environments tells every number of every game."""

from __future__ import annotations

from dev.numbers import PAGE, write_page


def test_the_tables_of_numbers_are_fresh() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert write_page(text) == text, "docs/envs.md is not fresh: ./run numbers"
