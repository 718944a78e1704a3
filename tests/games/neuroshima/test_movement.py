"""Mobility, gifts of mobility, far moves, nets against movement."""

from __future__ import annotations

from tests.games.neuroshima.playing import playing
from tests.marks import rule

HQS = "A1: hegemony hq; E3: outpost hq"


@rule("NH-MOV-01")
def test_a_mobile_tile_moves_or_turns_once_a_turn() -> None:
    game = playing(f"{HQS}; C3: hegemony runner facing N")
    assert {action["at"] for action in game.legal("go")} == {"C2", "D2", "D3", "C4", "B3", "B2", "C3"}
    assert len(game.legal("go", at="C3")) == 5
    game.do("go", from_="C3", at="D3", facing="S")
    assert (game.tile("D3"), game.facing("D3")) == ("hegemony-runner", "S")
    refusal = game.refused("go", from_="D3", at="D4", facing="S")
    assert (refusal.rule, refusal.message) == ("NH-MOV-02", "nh-refuse-moved-already")


@rule("NH-MOV-01")
def test_where_a_mobile_tile_cannot_go() -> None:
    game = playing(f"{HQS}; C3: hegemony runner facing N; C2: outpost hmg")
    assert game.refused("go", from_="C3", at="C2", facing="N").message == "nh-refuse-taken"
    assert game.refused("go", from_="C3", at="C5", facing="N").message == "nh-refuse-too-far"
    assert game.refused("go", from_="C3", at="C3", facing="N").message == "nh-refuse-no-change"
    assert game.refused("go", from_="C4", at="C5", facing="N").message == "nh-refuse-nothing-there"
    assert game.refused("go", from_="E3", at="E2", facing="N").message == "nh-refuse-not-yours"


@rule("NH-MOV-01")
def test_a_tile_may_move_in_the_turn_it_was_placed_and_again_in_the_next() -> None:
    game = playing(HQS, hand=("hegemony-runner",))
    game.do("place", tile="hegemony-runner", at="C3", facing="N").do("go", from_="C3", at="C4", facing="N")
    game.do("end").draws("outpost-medic", "outpost-scout", "outpost-hmg").do("discard", tile="outpost-hmg")
    game.do("end").draws("hegemony-boss", "hegemony-thug", "hegemony-guard").do(
        "discard", tile="hegemony-boss"
    )
    assert game.can("go", from_="C4")


@rule("NH-MOV-02", "NH-MOD-08")
def test_a_tile_uses_each_source_of_movement_once() -> None:
    board = f"{HQS}; C3: hegemony runner facing N; C4: hegemony transport"
    game = playing(board, hand=("hegemony-move",))
    game.do("go", from_="C3", at="C3", facing="S")
    game.do("ride", by="C4", from_="C3", at="B3", facing="S")
    game.do("move", tile="hegemony-move", from_="B3", at="B2", facing="N")
    assert game.tile("B2") == "hegemony-runner"
    assert game.rule_against("go", from_="B2", at="B1", facing="N") == "NH-MOV-02"


@rule("NH-MOV-02", "NH-MOD-08")
def test_a_gift_is_used_once_even_when_the_tile_comes_back() -> None:
    game = playing(f"{HQS}; C3: hegemony thug facing N; C4: hegemony transport")
    game.do("ride", by="C4", from_="C3", at="B3", facing="N")
    refusal = game.refused("ride", by="C4", from_="B3", at="C3", facing="N")
    assert (refusal.rule, refusal.message) == ("NH-MOV-02", "nh-refuse-moved-already")


@rule("NH-MOD-08")
def test_a_transport_serves_at_once_but_never_itself() -> None:
    game = playing(f"{HQS}; C3: hegemony thug facing N", hand=("hegemony-transport",))
    assert not game.can("ride")
    game.do("place", tile="hegemony-transport", at="C4", facing="N")
    assert {action["from"] for action in game.legal("ride")} == {"C3"}
    refusal = game.refused("ride", by="C4", from_="C4", at="C5", facing="N")
    assert (refusal.rule, refusal.message) == ("NH-MOD-08", "nh-refuse-no-gift")


@rule("NH-MOD-08", "NH-MOD-10")
def test_smarts_hq_moves_every_friend_next_to_it() -> None:
    game = playing("C3: smart hq; C2: smart cyborg; E1: smart officer; B3: smart scout; A1: borgo hq")
    assert {action["from"] for action in game.legal("ride")} == {"C2", "B3"}
    assert {action["by"] for action in game.legal("ride")} == {"C3"}


@rule("NH-MOD-07")
def test_with_a_recon_center_moves_go_two_hexes_over_free_ones() -> None:
    board = "E1: outpost recon-center; A1: outpost runner facing N; E3: outpost hq; C5: hegemony hq"
    assert {a["at"] for a in playing(board, "outpost hegemony").legal("go")} == {
        "A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3",
    }  # fmt: skip
    walled = playing(board + "; A2: hegemony boss; B2: hegemony scout", "outpost hegemony")
    assert {a["at"] for a in walled.legal("go")} == {"A1", "B1", "C1", "C2"}
    netted = playing(board + "; E2: hegemony net-fighter facing N", "outpost hegemony")
    assert {a["at"] for a in netted.legal("go")} == {"A1", "A2", "B1", "B2"}


@rule("NH-NET-02")
def test_a_netted_tile_is_not_moved_turned_swapped_or_pushed() -> None:
    caught = "C3: vegas marksman; D2: borgo net-fighter facing SW"
    board = f"A1: vegas hq facing NW; C4: vegas guard; E3: borgo hq; {caught}"
    hand = ("vegas-move", "vegas-rotation")
    game = playing(board, hand=hand)
    for verb, fields in (
        ("move", {"tile": "vegas-move", "from_": "C3", "at": "C2", "facing": 0}),
        ("rotate", {"tile": "vegas-rotation", "at": "C3", "facing": 1}),
    ):
        refusal = game.refused(verb, **fields)
        assert (refusal.rule, refusal.message) == ("NH-NET-02", "nh-refuse-netted")
    castling = playing(board, hand=("vegas-castling",))
    assert castling.rule_against("castle", tile="vegas-castling", from_="C3", at="C4") == "NH-NET-02"


@rule("NH-NET-02", "NH-NET-07")
def test_a_net_fighter_is_pushed_but_not_by_its_prisoner() -> None:
    caught = "C3: moloch hybrid; D2: hegemony net-fighter facing SW"
    board = f"A1: moloch hq; D3: moloch guard; E3: hegemony hq; {caught}"
    game = playing(board, hand=("moloch-push-back",))
    refusal = game.refused("push", tile="moloch-push-back", from_="C3", at="D2")
    assert (refusal.rule, refusal.message) == ("NH-NET-02", "nh-refuse-netted")
    game.do("push", tile="moloch-push-back", from_="D3", at="D2")
    game.do("retreat", from_="D2", at="D1")
    assert game.tile("D1") == "hegemony-net-fighter"
    assert not game.view["tiles"][0]["netted"]


@rule("NH-NET-02")
def test_a_netted_tile_cannot_be_pushed() -> None:
    caught = "C3: moloch net-fighter facing NE; D2: hegemony thug"
    board = f"A1: moloch hq; D3: moloch guard; E3: hegemony hq; {caught}"
    game = playing(board, hand=("moloch-push-back",))
    refusal = game.refused("push", tile="moloch-push-back", from_="D3", at="D2")
    assert (refusal.rule, refusal.message) == ("NH-NET-02", "nh-refuse-netted")
