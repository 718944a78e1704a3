"""Alternative start, reinforcements, mirror match, and what a set-up may not be."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.neuroshima.playing import new_game
from tests.marks import rule
from warpad.core.errors import SetupError
from warpad.games.neuroshima.game import GAME


def started(**options: Any) -> Any:
    game = new_game(**{"armies": "borgo,hegemony", **options})
    return game.do("hq", at="C1", facing=0).do("hq", at="C5", facing=0)


@rule("NH-VAR-01")
def test_alternative_start_draws_three_and_plays_at_most_one() -> None:
    game = started(alternative_start=True).draws("borgo-mutant", "borgo-claws", "borgo-scout")
    game.do("discard", tile="borgo-scout").do("place", tile="borgo-mutant", at="C2", facing=0)
    refusal = game.refused("place", tile="borgo-claws", at="C3", facing=0)
    assert (refusal.rule, refusal.message) == ("NH-VAR-01", "nh-refuse-play-limit")
    assert game.can("discard", tile="borgo-claws")
    game.do("end").draws("hegemony-boss", "hegemony-guard", "hegemony-thug").do(
        "discard", tile="hegemony-boss"
    )
    game.do("place", tile="hegemony-guard", at="C4", facing=0)
    assert game.can("place", tile="hegemony-thug")


@rule("NH-VAR-02")
def test_reinforcements_draw_six_play_two_and_keep_the_rest() -> None:
    game = started(reinforcements=True).draws("borgo-mutant").do("end")
    game.draws("hegemony-boss", "hegemony-guard").do("end")
    game.draws("borgo-mutant", "borgo-claws", "borgo-claws", "borgo-scout", "borgo-medic")
    assert game.asks == "discard"
    game.do("discard", tile="borgo-medic")
    refusal = game.refused("discard", tile="borgo-scout")
    assert (refusal.rule, refusal.message) == ("NH-VAR-02", "nh-refuse-keep-rest")
    game.do("place", tile="borgo-mutant", at="C2", facing=0).do(
        "place", tile="borgo-claws", at="C3", facing=0
    )
    assert game.rule_against("place", tile="borgo-claws", at="B2", facing=0) == "NH-VAR-02"
    game.do("end")
    assert len(game.player(0)["hand"]) == 3


@rule("NH-VAR-02", "NH-TURN-07")
def test_with_reinforcements_a_bad_draw_needs_six_instants() -> None:
    game = started(reinforcements=True).draws("borgo-move")
    assert game.rule_against("redraw") == "NH-TURN-07"
    game.do("end").draws("hegemony-boss", "hegemony-guard").do("end")
    game.draws("borgo-battle", "borgo-battle", "borgo-battle", "borgo-grenade", "borgo-move")
    assert game.can("redraw")


@rule("NH-VAR-06")
def test_an_army_fights_itself_only_on_purpose() -> None:
    with pytest.raises(SetupError, match="mirror=true"):
        new_game(armies="borgo,borgo")
    game = new_game(armies="borgo,borgo", mirror=True)
    assert [player["army"] for player in game.view["players"]] == ["borgo", "borgo"]


@rule("NH-SET-07")
def test_molochs_temper_is_switched_off_under_2025_alone() -> None:
    with pytest.raises(SetupError, match="2025"):
        new_game(moloch_temper=False)
    assert not new_game(moloch_temper=False, ruleset="2025").position.setup.temper


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"armies": "borgo"}, "The mode “Duel” is for 2 armies, not 1"),
        ({"mode": "deathmatch", "armies": "borgo,moloch"}, "“Deathmatch” is for 3, 4, 5 or 6 armies, not 2"),
        ({"small_board": True}, "only by five or six armies, without the option “Extended board"),
        ({"extended": True}, "board is for four to six armies, not 2"),
        ({"mode": "teams", "players": 6}, "“Teams of two” is for 2, 3 or 4 players, not 6"),
        ({"armies": "borgo,orcs"}, "option “armies” must be one of borgo, hegemony"),
        ({"ruleset": "4.0"}, "option “ruleset” must be one of 3.0, duel, 2025"),
        ({"speed": 3}, "has no option “speed”"),
    ],
)
def test_a_set_up_that_no_rule_allows_says_what_is_allowed(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence.replace(".", r"\.")):
        GAME.new(options)


def test_armies_may_be_left_open() -> None:
    assert [seat["army"] for seat in GAME.seats(GAME.new({"mode": "deathmatch", "players": 4}))] == [
        "borgo",
        "hegemony",
        "moloch",
        "outpost",
    ]
