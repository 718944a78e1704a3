"""Instant tiles, each allowed and refused."""

from __future__ import annotations

from tests.games.neuroshima.playing import playing
from tests.marks import rule
from warpad.games.neuroshima.game import GAME


@rule("NH-INS-01", "NH-BAT-15")
def test_battle_starts_a_battle_and_ends_the_turn() -> None:
    board = "A1: borgo hq; C3: borgo claws facing N; C2: hegemony hq"
    game = playing(board, hand=("borgo-battle", "borgo-move")).do("battle", tile="borgo-battle")
    assert game.hp() == [20, 19]
    assert game.view["player"] == 1
    assert game.player(0)["hand"] == ["borgo-move"]


@rule("NH-INS-01", "NH-END-02")
def test_battle_is_refused_once_a_last_tile_was_drawn() -> None:
    stacks = [["borgo-battle"], None]
    game = playing("A1: borgo hq; E3: hegemony hq", turn=1, stack=stacks).do("end").draws("borgo-battle")
    refusal = game.refused("battle", tile="borgo-battle")
    assert (refusal.rule, refusal.message) == ("NH-INS-01", "nh-refuse-last-tile")


@rule("NH-INS-02")
def test_move_takes_any_own_tile_the_hq_too() -> None:
    game = playing("A1: borgo hq; C3: borgo mutant; E3: hegemony hq", hand=("borgo-move",))
    assert {action["from"] for action in game.legal("move")} == {"A1", "C3"}
    assert (
        game.refused("move", tile="borgo-move", from_="E3", at="E2", facing=0).message
        == "nh-refuse-not-yours"
    )
    game.do("move", tile="borgo-move", from_="A1", at="A2", facing=0)
    assert game.tile("A2") == "borgo-hq"
    assert {entry["tile"] for entry in game.player(0)["discard"]} == {"borgo-move"}


@rule("NH-INS-02", "NH-TILE-01")
def test_an_instant_is_used_for_what_it_is() -> None:
    game = playing("A1: borgo hq; E3: hegemony hq", hand=("borgo-move", "borgo-mutant"))
    assert game.refused("place", tile="borgo-move", at="C3", facing=0).message == "nh-refuse-not-placed"
    assert game.refused("battle", tile="borgo-move").message == "nh-refuse-wrong-tile"
    assert game.refused("battle", tile="borgo-mutant").rule == "NH-TILE-01"


@rule("NH-INS-03")
def test_push_moves_an_enemy_one_hex_away_where_its_owner_chooses() -> None:
    board = "C3: moloch hq; C2: hegemony thug facing SW; E3: hegemony hq"
    game = playing(board, hand=("moloch-push-back",)).do("push", tile="moloch-push-back", from_="C3", at="C2")
    assert (game.asks, game.seat) == ("push", 1)
    assert {action["at"] for action in game.legal()} == {"B1", "C1", "D1"}
    assert game.rule_against("retreat", from_="C2", at="B2") == "NH-INS-03"
    assert game.rule_against("end") == "NH-INS-03"
    game.do("retreat", from_="C2", at="D1")
    assert (game.tile("D1"), game.facing("D1"), game.seat) == ("hegemony-thug", "SW", 0)


@rule("NH-INS-03")
def test_a_push_with_one_way_asks_nobody_and_reaches_hqs() -> None:
    board = "A2: moloch hybrid; A1: hegemony hq; E3: moloch hq"
    game = playing(board, "moloch hegemony", hand=("moloch-push-back",))
    game.do("push", tile="moloch-push-back", from_="A2", at="A1")
    assert game.tile("B1") == "hegemony-hq"
    assert game.seat == 0


@rule("NH-INS-03")
def test_a_push_without_a_free_hex_or_against_a_friend_is_refused() -> None:
    board = "A2: moloch hybrid; A1: hegemony hq; B1: hegemony boss; E3: moloch hq; A3: moloch guard"
    game = playing(board, "moloch hegemony", hand=("moloch-push-back",))
    fields = {"tile": "moloch-push-back", "from_": "A2"}
    assert game.refused("push", **fields, at="A1").message == "nh-refuse-push-blocked"
    assert game.refused("push", **fields, at="A3").message == "nh-refuse-not-enemy"
    assert game.refused("push", **fields, at="B1").message == "nh-refuse-not-adjacent"
    assert game.refused("push", **fields, at="C1").message == "nh-refuse-nothing-there"


@rule("NH-INS-04")
def test_sniper_wounds_any_enemy_but_an_hq() -> None:
    board = "A1: outpost hq; E3: moloch hq; C3: moloch blocker; C5: moloch hybrid"
    game = playing(board, hand=("outpost-sniper",))
    refusal = game.refused("snipe", tile="outpost-sniper", at="E3")
    assert (refusal.rule, refusal.message) == ("NH-INS-04", "nh-refuse-hq-safe")
    assert game.refused("snipe", tile="outpost-sniper", at="A1").message == "nh-refuse-hq-safe"
    assert game.refused("snipe", tile="outpost-sniper", at="A2").message == "nh-refuse-nothing-there"
    game.do("snipe", tile="outpost-sniper", at="C3")
    assert game.wounds("C3") == 1


@rule("NH-INS-04", "NH-MED-07")
def test_a_medic_takes_the_snipers_wound() -> None:
    board = "A1: outpost hq; E3: moloch hq; C3: moloch hybrid; C4: moloch medic facing N"
    game = playing(board, hand=("outpost-sniper",)).do("snipe", tile="outpost-sniper", at="C3")
    assert (game.tile("C3"), game.tile("C4")) == ("moloch-hybrid", "")


@rule("NH-INS-05")
def test_grenade_destroys_what_stands_next_to_the_own_hq() -> None:
    game = playing(
        "C3: borgo hq; C2: moloch blocker; D3: moloch hq; A1: moloch guard", hand=("borgo-grenade",)
    )
    assert game.refused("grenade", tile="borgo-grenade", at="D3").message == "nh-refuse-hq-safe"
    assert game.refused("grenade", tile="borgo-grenade", at="A1").message == "nh-refuse-too-far"
    game.do("grenade", tile="borgo-grenade", at="C2")
    assert game.tile("C2") == ""


@rule("NH-INS-05")
def test_a_netted_hq_throws_no_grenade() -> None:
    board = "C3: borgo hq; C2: hegemony net-fighter facing S; E3: hegemony hq"
    game = playing(board, hand=("borgo-grenade",))
    refusal = game.refused("grenade", tile="borgo-grenade", at="C2")
    assert (refusal.rule, refusal.message) == ("NH-INS-05", "nh-refuse-hq-netted")


@rule("NH-INS-06")
def test_air_strike_wounds_seven_hexes_own_tiles_too_but_no_hq() -> None:
    board = "C3: moloch hq; C2: moloch hybrid; D2: hegemony guard; B3: hegemony thug; E3: hegemony hq"
    game = playing(board, hand=("moloch-air-strike",))
    assert {a["at"] for a in game.legal("strike")} == {"C3", "C2", "D2", "D3", "C4", "B3", "B2"}
    refusal = game.refused("strike", tile="moloch-air-strike", at="A1")
    assert (refusal.rule, refusal.message) == ("NH-INS-06", "nh-refuse-strike-edge")
    game.do("strike", tile="moloch-air-strike", at="C3")
    assert [game.tile(at) for at in ("C2", "B3", "C3")] == ["", "", "moloch-hq"]
    assert (game.wounds("D2"), game.hp()) == (1, [20, 20])


@rule("NH-INS-06")
def test_on_the_large_board_the_strike_reaches_farther() -> None:
    game = playing("D4: moloch hq; A1: hegemony hq", hand=("moloch-air-strike",), extended=True)
    assert len(game.legal("strike")) == 19


@rule("NH-INS-07")
def test_rotation_turns_one_own_tile() -> None:
    game = playing(
        "A1: vegas hq facing NW; C3: vegas marksman facing N; E3: borgo hq", hand=("vegas-rotation",)
    )
    assert {action["at"] for action in game.legal("rotate")} == {"A1", "C3"}
    assert game.rule_against("rotate", tile="vegas-rotation", at="C3", facing="N") == "NH-INS-07"
    assert game.rule_against("rotate", tile="vegas-rotation", at="E3", facing="S") == "NH-INS-07"
    game.do("rotate", tile="vegas-rotation", at="C3", facing="SE")
    assert game.facing("C3") == "SE"


@rule("NH-INS-08")
def test_castling_swaps_two_own_tiles_that_touch() -> None:
    board = (
        "C3: vegas hq facing N; C4: vegas marksman facing SW; A1: vegas guard; E3: borgo hq; D3: borgo claws"
    )
    game = playing(board, hand=("vegas-castling",))
    assert (
        game.refused("castle", tile="vegas-castling", from_="C3", at="A1").message == "nh-refuse-not-adjacent"
    )
    assert game.refused("castle", tile="vegas-castling", from_="C3", at="D3").message == "nh-refuse-not-yours"
    game.do("castle", tile="vegas-castling", from_="C4", at="C3")
    assert (game.tile("C4"), game.facing("C3")) == ("vegas-hq", "SW")


@rule("NH-INS-09")
def test_terror_forbids_placing_in_the_next_turn_only() -> None:
    game = playing("A1: smart hq; E3: borgo hq; C3: borgo assassin", hand=("smart-terror",))
    game.do("terror", tile="smart-terror").do("end")
    game.draws("borgo-mutant", "borgo-claws", "borgo-move").do("discard", tile="borgo-claws")
    refusal = game.refused("place", tile="borgo-mutant", at="C2", facing=0)
    assert (refusal.rule, refusal.message) == ("NH-INS-09", "nh-refuse-terror")
    assert game.can("go", from_="C3")
    assert game.can("move", tile="borgo-move")
    assert game.can("discard", tile="borgo-mutant")
    game.do("end").draws("smart-cyborg", "smart-officer", "smart-scout").do("discard", tile="smart-scout")
    game.do("end").draws("borgo-claws").do("discard", tile="borgo-claws")
    assert game.can("place", tile="borgo-mutant")


@rule("NH-INS-09", "NH-UNIT-06")
def test_terror_forbids_foundations_too() -> None:
    for hand, may_place in (((), True), (("smart-terror",), False)):
        game = playing("A1: smart hq; E3: vegas hq facing N", "smart vegas", hand=hand)
        if hand:
            game.do("terror", tile="smart-terror")
        game.do("end").draws("vegas-mine", "vegas-guard", "vegas-move").do("discard", tile="vegas-guard")
        assert game.can("place", tile="vegas-mine") == may_place
    assert game.rule_against("place", tile="vegas-mine", at="C3", facing=0) == "NH-INS-09"


@rule("NH-INS-09")
def test_terror_binds_all_others() -> None:
    game = playing("A1: smart hq; E3: borgo hq; C5: outpost hq", hand=("smart-terror",), mode="deathmatch")
    game.do("terror", tile="smart-terror")
    assert [player["terror"] for player in game.view["players"]] == [False, True, True]
    game.do("end").draws("borgo-mutant", "borgo-claws", "borgo-move").do("discard", tile="borgo-claws").do(
        "end"
    )
    assert [player["terror"] for player in game.view["players"]] == [False, False, True]


@rule("NH-TEAM-02", "NH-TEAM-05")
def test_instants_are_not_used_on_allies_but_moloch_may_be_pushed() -> None:
    board = (
        "A1: hegemony hq; E3: outpost hq; C3: borgo hq; D3: borgo claws; E1: moloch hq;"
        "C4: hegemony thug; D2: outpost medic"
    )
    armies = "hegemony outpost borgo moloch"
    game = playing(board, armies, hand=("hegemony-push-back", "hegemony-sniper"), mode="teams")
    assert {action["at"] for action in game.legal("snipe")} == {"D2"}
    assert not game.can("push", from_="C4")
    temper = "A1: moloch hq; E3: outpost hq; C5: borgo hq; C3: borgo claws; E1: smart hq; C4: moloch guard"
    grumpy = playing(temper, "moloch outpost borgo smart", hand=("moloch-push-back",), mode="teams")
    assert grumpy.can("push", from_="C4", at="C3")


@rule("NH-INS-01", "NH-INS-05")
def test_tiles_that_are_of_no_use_now_say_why() -> None:
    hand = ("outpost-sniper", "outpost-battle", "outpost-runner")
    game = playing("A1: outpost hq; E3: hegemony hq", hand=hand)
    assert {one["tile"]: one["message"] for one in GAME.closed(game.position)["closed"]} == {
        "outpost-sniper": "nh-refuse-no-target"
    }
    stacks = [["borgo-battle"], None]
    late = playing("A1: borgo hq; E3: hegemony hq", turn=1, stack=stacks).do("end").draws("borgo-battle")
    closed = GAME.closed(late.position)["closed"]
    assert [(one["rule"], one["message"]) for one in closed] == [("NH-INS-01", "nh-refuse-last-tile")]
