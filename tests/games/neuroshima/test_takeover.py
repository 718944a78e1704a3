"""Tiles that Vegas takes: turned by the new commander, at once or after a battle."""

from __future__ import annotations

from tests.games.neuroshima.playing import playing
from tests.marks import rule


@rule("NH-CTL-01")
def test_vegas_turns_a_tile_when_it_is_taken_and_then_uses_it() -> None:
    board = "A1: vegas hq facing NW; E3: hegemony hq; C3: hegemony runner facing N"
    game = playing(board, hand=("vegas-agitator",)).do("place", tile="vegas-agitator", at="C4", facing="N")
    assert (game.asks, game.seat, len(game.legal())) == ("turn", 0, 6)
    assert game.rule_against("end") == "NH-CTL-01"
    game.do("turn", at="C3", facing="SE")
    assert (game.facing("C3"), game.commander("C3")) == ("SE", 0)
    assert game.can("go", from_="C3")


@rule("NH-CTL-01")
def test_it_is_asked_in_an_enemys_turn_too_and_hqs_are_not_taken() -> None:
    board = "A1: hegemony hq; C3: vegas hq facing N; C5: vegas agitator facing N"
    game = playing(board, "hegemony vegas", hand=("hegemony-guard",))
    game.do("place", tile="hegemony-guard", at="C4", facing="N")
    assert (game.asks, game.seat) == ("turn", 1)
    game.do("turn", at="C4", facing="N")
    assert (game.asks, game.seat) == ("act", 0)
    hq = playing("C2: hegemony hq; C3: vegas hq facing N", "vegas hegemony")
    assert (hq.asks, hq.commander("C2")) == ("act", 1)


@rule("NH-CTL-01", "NH-NET-02")
def test_a_netted_tile_that_is_taken_cannot_be_turned() -> None:
    hqs = "A1: vegas hq facing NW; E3: hegemony hq; E1: borgo hq"
    board = f"{hqs}; C3: hegemony thug facing N; C2: borgo net-fighter facing S"
    game = playing(board, "vegas hegemony borgo", hand=("vegas-agitator",), mode="deathmatch")
    game.do("place", tile="vegas-agitator", at="C4", facing="N")
    assert (game.asks, game.commander("C3")) == ("act", 0)


@rule("NH-CTL-03")
def test_a_tile_taken_in_a_battle_is_turned_right_after_it() -> None:
    board = (
        "A1: vegas hq facing NW; E3: hegemony hq; C3: hegemony thug facing N; C4: vegas agitator facing N;"
        "C5: hegemony net-fighter facing N; B4: vegas marksman facing SE"
    )
    game = playing(board, "vegas hegemony", hand=("vegas-battle",))
    assert game.commander("C3") == 1
    game.do("battle", tile="vegas-battle")
    assert game.tile("C5") == ""
    assert (game.asks, game.seat, game.view["ask"]["args"]["at"]) == ("turn", 0, "C3")
    game.do("turn", at="C3", facing="SE")
    assert game.view["player"] == 1


@rule("NH-CTL-02")
def test_a_freed_tile_keeps_its_orientation() -> None:
    hqs = "A1: hegemony hq; E3: vegas hq facing S"
    board = f"{hqs}; C3: hegemony thug facing N; C4: vegas agitator facing N; B4: hegemony guard"
    game = playing(board, "hegemony vegas", hand=("hegemony-push-back",))
    assert game.commander("C3") == 1
    game.do("push", tile="hegemony-push-back", from_="B4", at="C4")
    game.do("retreat", from_="C4", at="D3")
    assert (game.commander("C3"), game.facing("C3")) == (0, "N")
    assert "freed" in [event["event"] for event in game.events()]


@rule("NH-CTL-01")
def test_a_tile_that_is_free_again_before_it_was_turned_is_not_asked_about() -> None:
    board = "A1: vegas hq facing NW; E3: hegemony hq; C3: hegemony thug facing N; C4: vegas agitator facing N"
    game = playing(board, "vegas hegemony", hand=("vegas-guard",))
    game.position.to_face |= 1 << game.cell("E3")
    game.do("place", tile="vegas-guard", at="B2", facing=0)
    assert (game.asks, game.seat) == ("act", 0)
