"""Three to six players: order of turns, first draws, elimination, points, teams, ties."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.neuroshima.playing import Playing, new_game, playing
from tests.marks import rule
from warpad.core.errors import SetupError

THREE = "A1: borgo hq; E3: hegemony hq; C5: outpost hq"


def turn_order(game: Playing, turns: int) -> list[int]:
    """Whose turns come next, with as little done in them as possible."""
    seen: list[int] = []
    while len(seen) < turns:
        number = game.view["turn"]
        if number > len(seen):
            seen.append(game.view["player"])
        if game.seat < 0 or game.asks in ("hq", "discard"):
            game.pick_first()
        else:
            game.do("end")
    return seen


def hands(game: Playing, turns: int) -> list[int]:
    """How many tiles are drawn in each of the first turns."""
    game.events()
    turn_order(game, turns + 1)
    counts: dict[int, int] = {}
    turn = 0
    for event in game.events():
        turn = event.get("turn", turn)
        counts[turn] = counts.get(turn, 0) + (event["event"] == "drawn")
    return [counts.get(number, 0) for number in range(1, turns + 1)]


@rule("NH-MULTI-01")
def test_deathmatch_goes_round_and_draws_one_two_three() -> None:
    armies = "borgo,hegemony,outpost"
    assert turn_order(new_game(mode="deathmatch", armies=armies), 6) == [0, 1, 2, 0, 1, 2]
    assert hands(new_game(mode="deathmatch", armies=armies), 3) == [1, 2, 3]


@rule("NH-MULTI-01")
def test_a_fallen_player_leaves_with_all_tiles_and_the_others_go_on() -> None:
    board = THREE + "; A2: outpost hmg facing N; C2: borgo mutant; C3: borgo medic facing S"
    game = playing(board, "borgo hegemony outpost", hand=("borgo-battle",), hp=[1, 20, 20], mode="deathmatch")
    game.do("battle", tile="borgo-battle")
    assert [game.tile(at) for at in ("A1", "C2", "C3")] == ["", "", ""]
    assert game.player(0)["fallen"]
    assert game.view["player"] == 1
    game.draws("hegemony-boss", "hegemony-guard", "hegemony-thug").do("discard", tile="hegemony-boss").do(
        "end"
    )
    assert game.view["player"] == 2
    game.draws("outpost-medic", "outpost-scout", "outpost-runner").do("discard", tile="outpost-medic").do(
        "end"
    )
    assert game.view["player"] == 1


@rule("NH-MULTI-01")
def test_the_last_one_standing_wins() -> None:
    board = THREE + "; A2: outpost hmg facing N; E2: outpost annihilator facing S"
    game = playing(board, "borgo hegemony outpost", hand=("borgo-battle",), hp=[1, 1, 5], mode="deathmatch")
    game.do("battle", tile="borgo-battle")
    assert game.position.scores() == [0.0, 0.0, 1.0]


RACE = THREE + "; A2: outpost hmg facing N; E2: borgo claws facing S"


def race(points: list[int], ruleset: str, board: str = RACE) -> Playing:
    """A battle; in the usual one Borgo gains a point in segment 3, Outpost one in 2 and one in 1."""
    game = playing(
        board, "borgo hegemony outpost", hand=("borgo-battle",), hp=points, mode="points", ruleset=ruleset
    )
    return game.do("battle", tile="borgo-battle")


@rule("NH-MULTI-02")
def test_points_go_to_the_dealer() -> None:
    assert race([0, 0, 0], "3.0").hp() == [1, 0, 2]


@rule("NH-MULTI-02")
def test_under_2025_twenty_win_at_the_end_of_the_battle_and_several_share() -> None:
    assert race([19, 3, 18], "2025").position.scores() == [0.5, 0.0, 0.5]


@rule("NH-MULTI-02")
def test_under_3_0_and_duel_the_first_to_reach_twenty_wins() -> None:
    for ruleset in ("3.0", "duel"):
        first = race([19, 3, 18], ruleset)
        assert (first.position.scores(), first.hp()) == ([1.0, 0.0, 0.0], [20, 3, 20])
    assert race([18, 3, 18], "3.0").position.scores() == [0.0, 0.0, 1.0]


@rule("NH-MULTI-02")
def test_in_one_segment_the_higher_total_wins_and_equal_ones_share() -> None:
    # In segment 2 the mutant takes one point and the thug two, from the same HQ.
    board = (
        "A1: borgo hq; E3: hegemony hq; C3: outpost hq; C2: borgo mutant facing S; C4: hegemony thug facing N"
    )
    assert race([19, 18, 0], "3.0", board).position.scores() == [0.5, 0.5, 0.0]
    higher = race([19, 19, 0], "3.0", board)
    assert (higher.position.scores(), higher.hp()) == ([0.0, 1.0, 0.0], [20, 20, 0])
    assert race([19, 19, 0], "2025", board).position.scores() == [0.5, 0.5, 0.0]


@rule("NH-MULTI-02")
def test_most_points_win_after_the_final_battle() -> None:
    game = playing(THREE, mode="points", hp=[4, 7, 2], turn=2, stack=[["borgo-mutant"], None, None])
    finish(game.do("end"))
    assert game.position.scores() == [0.0, 1.0, 0.0]


def finish(game: Playing) -> None:
    """Ends every turn at once until the game is over."""
    while len(game.position.actors()):
        if game.seat < 0 or game.asks in ("discard", "turn"):
            game.pick_first()
        else:
            game.do("end")


@rule("NH-MULTI-03")
def test_one_against_two_alternates() -> None:
    armies = "hegemony,borgo,outpost"
    assert turn_order(new_game(mode="solo-team", armies=armies), 6) == [0, 1, 0, 2, 0, 1]
    assert hands(new_game(mode="solo-team", armies=armies), 4) == [1, 2, 2, 3]
    assert new_game(mode="solo-team", armies=armies).hp() == [20, 13, 13]


@rule("NH-MULTI-03")
def test_the_sum_of_the_team_counts_when_no_hq_falls() -> None:
    stacks: list[Any] = [["borgo-mutant"], None, None]
    for hp, scores in (([20, 10, 9], [1.0, 0.0, 0.0]), ([18, 10, 9], [0.0, 1.0, 1.0])):
        game = playing(THREE, mode="solo-team", team=[0, 1, 1], hp=hp, turn=2, stack=stacks)
        finish(game.do("end"))
        assert game.position.scores() == scores


@rule("NH-MULTI-03")
def test_an_undamaged_team_has_more_hit_points_than_the_undamaged_one_against_it() -> None:
    stacks: list[Any] = [["borgo-mutant"], None, None]
    game = playing(THREE, mode="solo-team", team=[0, 1, 1], turn=2, stack=stacks)
    assert game.hp() == [20, 13, 13]
    finish(game.do("end"))
    assert game.position.scores() == [0.0, 1.0, 1.0]


@rule("NH-MULTI-03", "NH-END-01")
def test_the_lone_player_who_drew_last_has_no_turn_between() -> None:
    game = playing(THREE, mode="solo-team", team=[0, 1, 1], turn=2, stack=[["borgo-mutant"], None, None])
    game.do("end").draws("borgo-mutant").do("end")
    assert game.view["player"] == 1
    while game.view["player"] == 1:
        game.pick_first() if game.seat < 0 or game.asks == "discard" else game.do("end")
    assert game.view["player"] == 2


@rule("NH-TEAM-01")
def test_teams_take_turns_alternately() -> None:
    armies = "borgo,hegemony,outpost,smart"
    assert turn_order(new_game(mode="teams", armies=armies), 5) == [0, 1, 2, 3, 0]
    assert [seat["team"] for seat in new_game(mode="teams", armies=armies).view["players"]] == [0, 1, 0, 1]


FOUR = "A1: borgo hq; E3: hegemony hq; C5: outpost hq; C1: smart hq"


@rule("NH-TEAM-03")
def test_the_first_team_to_destroy_an_hq_wins() -> None:
    board = FOUR + "; E2: borgo claws facing S"
    game = playing(
        board, "borgo hegemony outpost smart", hand=("borgo-battle",), hp=[3, 1, 3, 20], mode="teams"
    )
    game.do("battle", tile="borgo-battle")
    assert game.position.scores() == [1.0, 0.0, 1.0, 0.0]


@rule("NH-TEAM-04", "NH-SET-04")
def test_the_larger_sum_wins_and_an_equal_one_is_played_on() -> None:
    stacks: list[Any] = [["borgo-mutant"], None, None, None]
    game = playing(FOUR, mode="teams", hp=[9, 5, 3, 6], turn=3, stack=stacks)
    finish(game.do("end"))
    assert game.position.scores() == [1.0, 0.0, 1.0, 0.0]
    tied = playing(FOUR, mode="teams", hp=[9, 6, 3, 6], turn=3, stack=stacks)
    tied.do("end").events()
    finish(tied)
    told = tied.events()
    assert [event["players"] for event in told if event["event"] == "extra-turns"] == [[0, 1, 2, 3]]
    assert tied.position.scores() == [0.5, 0.5, 0.5, 0.5]


@rule("NH-MULTI-04")
def test_tied_players_take_extra_turns_while_the_losers_tiles_stay() -> None:
    board = THREE + "; C2: outpost commando facing N; C3: hegemony boss"
    game = playing(
        board,
        "borgo hegemony outpost",
        mode="deathmatch",
        hp=[9, 9, 4],
        turn=2,
        stack=[["borgo-mutant"], None, None],
    )
    game.do("end").draws("borgo-mutant").do("end")
    while not game.view["contenders"]:
        game.pick_first() if game.seat < 0 or game.asks == "discard" else game.do("end")
    assert game.view["contenders"] == [0, 1]
    assert (game.view["player"], game.tile("C2")) == (0, "outpost-commando")
    game.events()
    finish(game)
    turns = [event["player"] for event in game.events() if event["event"] == "turn-began"]
    assert turns == [1]
    assert game.position.scores() == [0.5, 0.5, 0.0]


@rule("NH-TEAM-06")
def test_one_person_may_command_two_armies() -> None:
    game = new_game(mode="teams", armies="borgo,hegemony,outpost,smart", players=3)
    seats = []
    for at in ("A1", "E3", "C5", "C1"):
        seats.append(game.seat)
        game.do("hq", at=at, facing=0)
    assert seats == [0, 1, 0, 2]
    while len(game.position.actors()):
        game.pick_first()
    assert len(game.position.scores()) == 3


@rule("NH-GEO-01", "NH-TURN-10")
def test_the_large_board_is_full_when_the_inner_hexes_are() -> None:
    game = new_game(mode="deathmatch", armies="borgo,hegemony,outpost,smart,vegas", extended=True)
    assert len(game.view["setup"]["cells"]) == 37
    assert sum(cell["main"] for cell in game.view["setup"]["cells"]) == 19
    assert len({action["at"] for action in game.legal("hq")}) == 37


@rule("NH-GEO-01")
def test_five_and_six_have_the_large_board_unless_they_ask_for_the_small_one() -> None:
    armies = "borgo,hegemony,outpost,smart,vegas"
    assert len(new_game(mode="deathmatch", armies=armies).view["setup"]["cells"]) == 37
    small = new_game(mode="deathmatch", armies=armies, small_board=True)
    assert (len(small.view["setup"]["cells"]), small.view["setup"]["extended"]) == (19, False)
    assert len(new_game(mode="teams").view["setup"]["cells"]) == 19


@rule("NH-GEO-01")
@pytest.mark.parametrize(
    "options",
    [
        {"mode": "teams", "small_board": True},
        {"mode": "deathmatch", "players": 6, "small_board": True, "extended": True},
        {"mode": "deathmatch", "players": 3, "extended": True},
    ],
)
def test_no_other_board_can_be_asked_for(options: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        new_game(**options)
