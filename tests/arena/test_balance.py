"""The balance page: shares of wins against the fair share, with marks."""

from warpad.arena.balance import Tally, page


def tally() -> Tally:
    """Forty games of two sides that meet a third one in every second game."""
    made = Tally("duel")
    for game in range(40):
        if game % 2:
            made.add(["strong", "weak"], [1.0, 0.0])
        else:
            made.add(["strong", "even"], [0.5, 0.5])
    return made


def test_the_fair_share_is_the_mean_over_all_seats():
    assert tally().fair() == 0.5


def test_shares_count_only_the_games_a_side_was_in():
    made = tally()
    assert made.share("strong").rate == 0.75
    assert made.share("weak").rate == 0.0
    assert made.share("even").rate == 0.5
    assert made.share("even").low < 0.5 < made.share("even").high


def test_sides_outside_half_to_one_and_a_half_of_the_fair_share_are_marked():
    made = tally()
    assert made.outside() == ["weak"]
    lines = page("Balance", "balance", [made]).splitlines()
    assert [line for line in lines if "outside |" in line and line.startswith("| weak")]
    assert not [line for line in lines if line.startswith("| even") and "outside" in line]


def test_a_side_that_nobody_beats_is_above_the_range():
    made = Tally("mass")
    for _ in range(10):
        made.add(["a", "b", "c"], [1.0, 0.0, 0.0])
    assert made.outside() == ["a", "b", "c"]
