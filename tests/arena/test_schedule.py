"""Everybody meets everybody on every side with the same luck."""

from collections import Counter

from warpad.arena.schedule import fixtures, lineup, pairs_of


def test_each_pair_meets_once_and_mirrors_are_controls() -> None:
    assert pairs_of(["a", "b", "c"], mirror=False) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert ("b", "b") in pairs_of(["a", "b"], mirror=True)


def test_sides_are_balanced_and_seeds_are_paired() -> None:
    games = list(fixtures([("a", "b")], 12, seed=7, setups=3, sides=4))
    assert Counter(game.side for game in games) == {0: 3, 1: 3, 2: 3, 3: 3}
    for deal in range(3):
        four = games[deal * 4 : deal * 4 + 4]
        assert len({(game.seed, game.setup) for game in four}) == 1


def test_partners_of_a_side_share_their_bot() -> None:
    game = next(iter(fixtures([("a", "b")], 2, seed=1, setups=1, sides=2)))
    assert lineup(game, [0, 1, 0, 1]) == ["a", "b", "a", "b"]


def test_a_bot_that_meets_itself_never_plays_the_same_game_twice() -> None:
    games = list(fixtures([("a", "a")], 12, seed=7, setups=3, sides=2))
    assert len({game.seed for game in games}) == 12
    assert Counter(game.side for game in games) == {0: 6, 1: 6}
    assert Counter(game.setup for game in games) == {0: 4, 1: 4, 2: 4}


def test_a_bot_that_meets_itself_is_a_on_each_side_of_each_set_up() -> None:
    games = list(fixtures([("a", "a")], 8, seed=7, setups=4, sides=2))
    assert len({(game.setup, game.side) for game in games}) == 8
