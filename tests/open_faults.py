"""Tests that are known to fail: each an open fault to be mended, told here and in the report of the run."""

OPEN = {
    "tests/web/test_bugs.py::test_the_table_says_what_wins",
    "tests/web/test_bugs.py::test_hot_seat_has_no_curtain_while_nothing_is_secret",
    "tests/web/test_etudes.py::test_an_etude_of_bugs_by_mouse_is_judged_by_its_chance",
    "tests/web/test_etudes.py::test_an_etude_of_neon_by_mouse",
    "tests/web/test_etudes.py::test_touch_targets_of_an_etude_are_large_enough",
    "tests/web/test_learn.py::test_a_lesson_of_neon_by_mouse",
    "tests/web/test_matches.py::test_a_game_goes_on_from_the_first_screen",
    "tests/web/test_review.py::test_a_finished_game_is_reviewed[neuroshima]",
    "tests/web/test_screens.py::test_every_screen_reads_well_in_every_language[waiting]",
    "tests/web/test_screens.py::test_every_screen_reads_well_in_every_language[ends]",
    "tests/web/test_variants.py::test_secrets_hang_behind_a_curtain_and_a_construction_lies_on_two_hexes",
    "tests/puzzles/test_neon_library.py::test_there_are_enough_for_every_fighter_and_grade",
}
