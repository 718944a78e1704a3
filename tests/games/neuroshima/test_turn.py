"""Set-up and turns: HQs, draws, the compulsory discard, placing, the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.neuroshima.playing import Playing, new_game, playing
from tests.marks import rule
from warpad.core.position import CHANCE


def started(**options: Any) -> Playing:
    """A game with both HQs on the board."""
    game = new_game(**{"armies": "borgo,hegemony", **options})
    return game.do("hq", at="C1", facing=0).do("hq", at="C5", facing=0)


@rule("NH-TURN-01", "NH-TILE-05")
def test_each_army_has_34_tiles_in_the_stack_and_its_hq_aside() -> None:
    game = new_game(armies="borgo,hegemony")
    for player in (0, 1):
        assert game.player(player)["stack_size"] == 34
        assert game.player(player)["hand"] == [f"{game.player(player)['army']}-hq"]
    assert not game.view["tiles"]


@rule("NH-TURN-02")
def test_hqs_are_placed_in_turn_order_and_may_touch() -> None:
    game = new_game(armies="borgo,vegas")
    assert (game.asks, game.seat) == ("hq", 0)
    assert len(game.legal()) == 19
    game.do("hq", at="C3", facing=0)
    assert game.seat == 1
    assert len(game.legal()) == 18 * 6
    assert game.rule_against("hq", at="C3", facing=0) == "NH-TURN-02"
    assert game.rule_against("end") == "NH-TURN-02"
    game.do("hq", at="C2", facing="S")
    assert game.facing("C2") == "S"


@rule("NH-TURN-03")
def test_the_first_draws_are_one_and_two_and_nothing_must_go() -> None:
    game = started().draws("borgo-mutant")
    assert (game.asks, game.seat) == ("act", 0)
    game.do("end").draws("hegemony-guard", "hegemony-boss")
    assert (game.asks, game.seat) == ("act", 1)
    game.do("end").draws("borgo-claws", "borgo-scout")
    assert game.asks == "discard"


@rule("NH-TURN-04")
def test_a_player_draws_until_three_tiles_lie_there() -> None:
    game = started().draws("borgo-mutant").do("end").draws("hegemony-guard", "hegemony-boss").do("end")
    game.draws("borgo-claws", "borgo-scout")
    assert sorted(game.player(0)["hand"]) == ["borgo-claws", "borgo-mutant", "borgo-scout"]
    assert game.seat != CHANCE


@rule("NH-TURN-05")
def test_with_three_tiles_one_is_discarded_before_anything_else() -> None:
    hq = "C1: borgo hq; C5: hegemony hq; B2: borgo assassin"
    game = playing(hq, hand=("borgo-mutant",)).do("end")
    game.draws("hegemony-guard", "hegemony-boss", "hegemony-thug")
    assert {action["do"] for action in game.legal()} == {"discard"}
    for verb, fields in (
        ("place", {"tile": "hegemony-guard", "at": "C3", "facing": 0}),
        ("end", {}),
        ("go", {"from_": "B2", "at": "B3", "facing": 0}),
    ):
        refusal = game.refused(verb, **fields)
        assert (refusal.rule, refusal.message) == ("NH-TURN-05", "nh-refuse-discard-first")
    game.do("discard", tile="hegemony-thug")
    assert game.asks == "act"
    assert game.events()[-1]["rule"] == "NH-TURN-05"


@rule("NH-TURN-05")
def test_with_fewer_than_three_nothing_must_be_discarded() -> None:
    game = playing("C1: borgo hq; C5: hegemony hq", stack=[None, ["hegemony-guard"]]).do("end")
    game.draws("hegemony-guard")
    assert game.asks == "act"


@rule("NH-TURN-06")
def test_tiles_are_played_kept_or_discarded_in_any_order() -> None:
    game = playing("C1: borgo hq; C5: hegemony hq; B2: borgo assassin", hand=("borgo-mutant", "borgo-move"))
    game.do("move", tile="borgo-move", from_="C1", at="D1", facing=0)
    game.do("go", from_="B2", at="B3", facing="S").do("discard", tile="borgo-mutant")
    assert game.player(0)["hand"] == []
    assert {entry["tile"]: entry["count"] for entry in game.player(0)["discard"]} == {
        "borgo-move": 1,
        "borgo-mutant": 1,
    }
    kept = playing("C1: borgo hq; C5: hegemony hq", hand=("borgo-mutant",)).do("end")
    assert kept.player(0)["hand"] == ["borgo-mutant"]


@rule("NH-TURN-06")
def test_a_tile_not_before_the_player_is_refused() -> None:
    game = playing("C1: borgo hq; C5: hegemony hq", hand=("borgo-mutant",))
    assert game.refused("place", tile="borgo-claws", at="C3", facing=0).message == "nh-refuse-not-in-hand"
    assert game.refused("discard", tile="hegemony-boss").message == "nh-refuse-not-in-hand"


@rule("NH-SET-11", "NH-TURN-05")
def test_under_duel_one_of_three_must_go_even_of_nothing_but_instants() -> None:
    for ruleset, may_redraw in (("3.0", True), ("2025", True), ("duel", False)):
        game = playing("A1: borgo hq; E3: hegemony hq", "borgo hegemony", turn=1, ruleset=ruleset).do("end")
        game.draws("borgo-battle", "borgo-move", "borgo-grenade")
        assert (game.asks, game.can("redraw")) == ("discard", may_redraw)
        if not may_redraw:
            refusal = game.refused("redraw")
            assert (refusal.rule, refusal.message) == ("NH-SET-11", "nh-refuse-duel-redraw")
            assert game.do("discard", tile="borgo-move").asks == "act"


@rule("NH-TURN-07")
def test_a_hand_of_instants_may_be_drawn_anew_as_often_as_it_happens() -> None:
    game = started().draws("borgo-move")
    game.do("redraw").draws("borgo-battle").do("redraw").draws("borgo-mutant")
    assert not game.can("redraw")
    assert game.rule_against("redraw") == "NH-TURN-07"
    assert game.player(0)["stack_size"] == 31
    game.do("end").draws("hegemony-move", "hegemony-battle")
    assert game.can("redraw")


@rule("NH-TURN-07")
def test_three_instants_are_drawn_anew_before_one_is_discarded_not_after() -> None:
    game = playing("C1: borgo hq; C5: hegemony hq", turn=1).do("end")
    game.draws("borgo-move", "borgo-battle", "borgo-grenade")
    assert game.asks == "discard"
    again = Playing(game.position.copy()).do("redraw")
    again.draws("borgo-mutant", "borgo-claws", "borgo-move")
    assert again.asks == "discard"
    game.do("discard", tile="borgo-grenade")
    assert game.rule_against("redraw") == "NH-TURN-07"


@rule("NH-TURN-08")
def test_a_tile_is_placed_on_a_free_hex_in_any_orientation() -> None:
    game = playing("C1: borgo hq; C5: hegemony hq", hand=("borgo-claws",))
    assert len(game.legal("place")) == 17 * 6
    assert game.rule_against("place", tile="borgo-claws", at="C5", facing=0) == "NH-TURN-08"
    game.do("place", tile="borgo-claws", at="C3", facing="SW")
    assert (game.tile("C3"), game.facing("C3")) == ("borgo-claws", "SW")
    assert game.rule_against("go", from_="C3", at="C4", facing=0) == "NH-TURN-08"


@rule("NH-TURN-09")
def test_only_the_player_whose_turn_it_is_plays() -> None:
    game = playing("C1: borgo hq; C5: hegemony hq", hand=("borgo-claws",))
    from warpad.games.neuroshima.game import GAME

    refusal = GAME.why_not(game.position, 1, {"do": "end"})
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("NH-TURN-09", "nh-refuse-not-your-turn")
    assert list(game.position.legal(1)) == []
    game.do("end")
    assert game.view["player"] == 1


WALLS = """
A1: moloch blocker; A2: moloch blocker; A3: moloch medic; B1: moloch medic; B2: moloch officer;
B3: moloch scout; C2: moloch brain; D1: moloch mother; C1: moloch hq;
B4: hegemony boss; C4: hegemony officer-1; D4: hegemony officer-1; D2: hegemony officer-2;
D3: hegemony scout; E2: hegemony transport; E3: hegemony quartermaster; E1: hegemony net-fighter;
C5: hegemony hq
"""


def almost_full(**fields: Any) -> Playing:
    """All hexes but C3 are taken, by tiles that attack nobody."""
    return playing(WALLS, **fields)


@rule("NH-TURN-10", "NH-TURN-11")
def test_a_full_board_means_battle_and_ends_the_turn() -> None:
    game = almost_full(hand=("moloch-hornet", "moloch-move"))
    game.do("place", tile="moloch-hornet", at="C3", facing="NE")
    told = [event["event"] for event in game.events()]
    assert told.index("board-filled") < told.index("battle-begun") < told.index("battle-ended")
    assert game.view["player"] == 1
    assert game.player(0)["hand"] == ["moloch-move"]


@rule("NH-TURN-11")
def test_nothing_is_played_once_the_battle_asks() -> None:
    board = "C1: moloch hq; C5: hegemony hq; C3: moloch clown facing N; C2: hegemony boss"
    game = playing(board, hand=("moloch-battle", "moloch-move")).do("battle", tile="moloch-battle")
    assert game.asks == "explode"
    for verb, fields in (("discard", {"tile": "moloch-move"}), ("end", {})):
        refusal = game.refused(verb, **fields)
        assert (refusal.rule, refusal.message) == ("NH-TURN-11", "nh-refuse-answer-first")


@rule("NH-SET-08")
@pytest.mark.parametrize(("ruleset", "is_open"), [("3.0", True), ("duel", True), ("2025", False)])
def test_under_2025_the_turn_is_over_before_the_battle(ruleset: str, is_open: bool) -> None:
    board = "C1: moloch hq; C5: hegemony hq; C3: moloch clown facing N; C2: hegemony boss"
    game = playing(board, hand=("moloch-battle",), ruleset=ruleset).do("battle", tile="moloch-battle")
    assert game.view["turn_open"] is is_open
    assert ("turn-ended" in [event["event"] for event in game.events()]) is not is_open


@rule("NH-SET-05")
def test_a_board_still_full_is_fought_on_until_a_hex_is_free() -> None:
    tough = WALLS.replace("D2: hegemony officer-2", "D2: hegemony guard facing SE")
    game = playing(tough, hand=("moloch-hybrid",))
    game.do("place", tile="moloch-hybrid", at="C3", facing="NE")
    assert [event["event"] for event in game.events()].count("battle-begun") == 2
    assert (game.tile("D2"), game.asks) == ("", "draw")


@rule("NH-SET-05")
def test_a_battle_that_changes_nothing_on_a_full_board_decides_the_game() -> None:
    game = almost_full(hand=("moloch-net-fighter",), hp=[20, 12])
    game.do("place", tile="moloch-net-fighter", at="C3", facing="N")
    assert "stalemate" in [event["event"] for event in game.events()]
    assert game.position.scores() == [1.0, 0.0]


@rule("NH-SET-05")
@pytest.mark.parametrize("ruleset", ["3.0", "duel", "2025"])
def test_an_idle_battle_without_a_choice_ends_a_level_game_without_extra_turns(ruleset: str) -> None:
    game = almost_full(hand=("moloch-net-fighter",), ruleset=ruleset)
    game.do("place", tile="moloch-net-fighter", at="C3", facing="N")
    told = [event["event"] for event in game.events()]
    assert (told.count("battle-begun"), told.count("extra-turns"), told.count("stalemate")) == (1, 0, 1)
    assert game.position.scores() == [0.5, 0.5]


def clown_on_the_last_hex(**fields: Any) -> Playing:
    """A full board on which only the Clown can change anything, by exploding."""
    game = almost_full(hand=("moloch-clown",), **fields)
    return game.do("place", tile="moloch-clown", at="C3", facing="N")


@rule("NH-SET-05", "NH-UNIT-01")
def test_whoever_declined_once_on_a_full_board_is_asked_again() -> None:
    game = clown_on_the_last_hex(hp=[20, 12])
    assert game.asks == "explode"
    game.do("attack", at="C3")
    assert game.asks == "explode"
    told = [event["event"] for event in game.events()]
    assert (told.count("battle-begun"), told.count("stalemate")) == (2, 0)
    game.do("explode", at="C3")
    assert (game.tile("C3"), game.asks) == ("", "draw")


@rule("NH-SET-05", "NH-UNIT-01")
def test_a_second_idle_battle_in_a_row_decides_the_game() -> None:
    game = clown_on_the_last_hex(hp=[20, 12])
    game.do("attack", at="C3").do("attack", at="C3")
    told = [event["event"] for event in game.events()]
    assert (told.count("battle-begun"), told.count("stalemate"), told.count("extra-turns")) == (2, 1, 0)
    assert game.position.scores() == [1.0, 0.0]
