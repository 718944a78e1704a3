"""The table of trust in reviews: what a run found takes the place of what stood there, and all else stays."""

from __future__ import annotations

from benchmarks.trust import interval, lines, share

PAGE = """Some text.

| what | found | wanted |
|---|--:|--:|
| bugs: blunders that stay | 90 % of 21 (71 to 97) | 90 % |
| neon: blunders that stay | 50 % of 2 (9 to 91) | 90 % |
"""


def test_a_line_of_which_nothing_was_found_stays() -> None:
    found = [
        ("bugs: blunders that stay", share([]), "90 %"),
        ("neon: blunders that stay", share([True] * 10), "90 %"),
        ("neuroshima: blunders that stay", share([]), "90 %"),
    ]
    assert list(lines(found, PAGE)) == [
        "| bugs: blunders that stay | 90 % of 21 (71 to 97) | 90 % |",
        "| neon: blunders that stay | 100 % of 10 (72 to 100) | 90 % |",
    ]


def test_an_interval_tells_of_how_many_games_it_is() -> None:
    assert interval([]) == ""
    assert interval([0.1, 0.3]) == "+0.200 ± 0.196 in 2 games"
