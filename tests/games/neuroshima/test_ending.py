"""The end of the game: last tiles, the final battle, ties."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.neuroshima.playing import Playing, playing
from tests.marks import rule

HQS = "A1: borgo hq; E3: hegemony hq"


def near_the_end(board: str = HQS, left: tuple[str, ...] = ("borgo-mutant",), **fields: Any) -> Playing:
    """Hegemony's turn, after which Borgo draws its last tiles."""
    return playing(board, "borgo hegemony", turn=1, stack=[list(left), None], **fields)


@rule("NH-END-01")
def test_after_the_last_tile_everybody_else_has_one_more_turn() -> None:
    game = near_the_end().do("end").draws("borgo-mutant")
    assert game.view["last_tile"] == {"by": 0, "players": [1], "turns": 2}
    game.do("end")
    assert game.view["player"] == 1
    game.draws("hegemony-boss", "hegemony-guard", "hegemony-thug").do("discard", tile="hegemony-boss")
    game.events()
    game.do("end")
    told = [event["event"] for event in game.events()]
    assert told[:3] == ["turn-ended", "final-battle", "battle-begun"]


@rule("NH-END-01", "NH-UNIT-05")
def test_a_bio_droid_that_returns_does_not_undo_the_last_draw() -> None:
    board = "A1: smart hq; E3: outpost hq; C3: smart bio-droid"
    game = playing(board, "smart outpost", turn=1, stack=[["smart-officer"], None], hand=("outpost-sniper",))
    game.do("end").draws("smart-officer").do("end")
    game.draws("outpost-medic", "outpost-hmg").do("discard", tile="outpost-medic")
    game.do("snipe", tile="outpost-sniper", at="C3")
    assert game.view["last_tile"]["by"] == 0


@rule("NH-END-02")
def test_a_full_board_after_the_last_tile_is_fought_and_the_turns_go_on() -> None:
    from tests.games.neuroshima.test_turn import WALLS

    game = playing(WALLS, turn=1, stack=[["moloch-hornet"], None]).do("end").draws("moloch-hornet")
    game.do("place", tile="moloch-hornet", at="C3", facing="NE")
    assert game.view["player"] == 1
    game.draws("hegemony-guard", "hegemony-thug", "hegemony-ganger").do("discard", tile="hegemony-guard")
    game.events()
    game.do("end")
    assert "final-battle" in [event["event"] for event in game.events()]


@rule("NH-END-03")
def test_an_hq_at_zero_loses_and_both_at_once_draw() -> None:
    board = "C3: borgo hq; A1: hegemony hq; A2: borgo claws facing N"
    won = playing(board, hand=("borgo-battle",), hp=[20, 1]).do("battle", tile="borgo-battle")
    assert won.view["winners"] == [0]
    assert won.position.scores() == [1.0, 0.0]
    both = playing(
        board + "; C2: hegemony ganger facing S", "borgo hegemony", hand=("borgo-battle",), hp=[1, 1]
    ).do("battle", tile="borgo-battle")
    assert both.position.scores() == [0.5, 0.5]


@rule("NH-END-03")
def test_nothing_may_be_done_once_the_game_is_over() -> None:
    from warpad.games.neuroshima.game import GAME

    board = "C3: borgo hq; A1: hegemony hq; A2: borgo claws facing N"
    game = playing(board, hand=("borgo-battle",), hp=[20, 1]).do("battle", tile="borgo-battle")
    refusal = GAME.why_not(game.position, 0, {"do": "end"})
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("NH-END-04", "nh-refuse-over")
    assert len(game.position.actors()) == 0


@rule("NH-END-04")
def test_after_the_final_battle_the_healthier_hq_wins() -> None:
    game = near_the_end(hp=[12, 13]).do("end").draws("borgo-mutant").do("end")
    game.draws("hegemony-boss", "hegemony-guard", "hegemony-thug").do("discard", tile="hegemony-boss").do(
        "end"
    )
    assert game.position.scores() == [0.0, 1.0]


@rule("NH-SET-04", "NH-END-04")
@pytest.mark.parametrize("ruleset", ["3.0", "2025"])
def test_equal_hqs_get_an_extra_turn_and_an_extra_battle_then_draw(ruleset: str) -> None:
    board = HQS + "; C3: borgo assassin facing N"
    game = near_the_end(board, ruleset=ruleset).do("end").draws("borgo-mutant").do("end")
    game.draws("hegemony-boss", "hegemony-guard", "hegemony-battle").do("discard", tile="hegemony-boss").do(
        "end"
    )
    assert game.view["contenders"] == [0, 1]
    assert game.view["player"] == 0
    assert game.player(0)["hand"] == ["borgo-mutant"]
    game.do("discard", tile="borgo-mutant")
    assert {action["do"] for action in game.legal()} == {"go", "end"}
    game.do("end").draws("hegemony-thug")
    assert game.rule_against("battle", tile="hegemony-battle") == "NH-TURN-05"
    game.do("discard", tile="hegemony-thug")
    assert game.rule_against("battle", tile="hegemony-battle") == "NH-INS-01"
    game.events()
    game.do("end")
    assert "final-battle" in [event["event"] for event in game.events()]
    assert game.position.scores() == [0.5, 0.5]


@rule("NH-SET-04")
def test_under_duel_equal_hqs_draw_at_once() -> None:
    game = near_the_end(ruleset="duel").do("end").draws("borgo-mutant").do("end")
    game.draws("hegemony-boss", "hegemony-guard", "hegemony-thug").do("discard", tile="hegemony-boss").do(
        "end"
    )
    assert game.position.scores() == [0.5, 0.5]


@rule("NH-SET-04")
def test_the_extra_battle_may_decide() -> None:
    board = "A1: borgo hq; C3: borgo assassin facing S; E3: hegemony hq"
    game = near_the_end(board).do("end").draws("borgo-mutant").do("end")
    game.draws("hegemony-boss", "hegemony-guard", "hegemony-thug").do("discard", tile="hegemony-boss").do(
        "end"
    )
    game.do("place", tile="borgo-mutant", at="E2", facing="S").do("end")
    game.draws("hegemony-ganger").do("discard", tile="hegemony-ganger").do("end")
    assert game.position.scores() == [1.0, 0.0]
