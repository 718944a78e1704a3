"""Lists of bots name the levels from the weakest up; what is no level stands after them."""

from __future__ import annotations

from warpad.bots import BOTS, LEVELS, OFFERED


def test_players_choose_among_levels_from_the_weakest_up() -> None:
    assert list(OFFERED) == ["random", *LEVELS]
    assert [LEVELS[name].rank for name in OFFERED[1:]] == sorted(level.rank for level in LEVELS.values())


def test_greedy_is_no_level_and_stands_after_them() -> None:
    assert [*OFFERED, "greedy"] == list(BOTS)
