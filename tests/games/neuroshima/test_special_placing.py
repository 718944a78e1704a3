"""Transporters, Bio-droids and Mines outside battles."""

from __future__ import annotations

from tests.games.neuroshima.playing import playing
from tests.marks import rule
from warpad.games.neuroshima.rules.board import is_free, is_full


@rule("NH-UNIT-04")
def test_a_transporter_makes_room_for_the_tile_being_placed() -> None:
    board = "A1: smart hq; E3: borgo hq; C3: smart transporter wounds 1"
    game = playing(board, hand=("smart-cyborg",))
    game.do("place", tile="smart-cyborg", at="C3", facing="NE")
    assert (game.tile("C3"), game.wounds("C3")) == ("smart-cyborg", 0)
    assert [entry["tile"] for entry in game.player(0)["discard"]] == ["smart-transporter"]
    assert game.player(0)["hand"] == []


@rule("NH-UNIT-04")
def test_a_netted_or_foreign_transporter_makes_no_room() -> None:
    board = "A1: smart hq; E3: hegemony hq; C3: smart transporter; C2: hegemony net-fighter facing S"
    game = playing(board, hand=("smart-cyborg",))
    assert game.refused("place", tile="smart-cyborg", at="C3", facing=0).message == "nh-refuse-taken"
    enemy = playing("A1: borgo hq; E3: smart hq; C3: smart transporter", hand=("borgo-claws",))
    assert enemy.refused("place", tile="borgo-claws", at="C3", facing=0).message == "nh-refuse-taken"


@rule("NH-UNIT-05")
def test_a_destroyed_bio_droid_is_drawn_next() -> None:
    board = "A1: outpost hq; E3: smart hq; C3: smart bio-droid"
    game = playing(board, hand=("outpost-sniper",)).do("snipe", tile="outpost-sniper", at="C3")
    assert game.player(1)["top"] == "smart-bio-droid"
    game.do("end").draws("smart-officer", "smart-scout")
    assert sorted(game.player(1)["hand"]) == ["smart-bio-droid", "smart-officer", "smart-scout"]
    assert game.player(1)["top"] is None


@rule("NH-UNIT-06")
def test_a_mine_is_placed_on_a_free_hex_without_another() -> None:
    board = "A1: vegas hq facing NW; E3: borgo hq; C3: vegas mine"
    game = playing(board, hand=("vegas-mine",))
    assert game.refused("place", tile="vegas-mine", at="C3", facing=0).message == "nh-refuse-mined"
    assert game.refused("place", tile="vegas-mine", at="E3", facing=0).message == "nh-refuse-taken"
    game.do("place", tile="vegas-mine", at="C4", facing=0)
    assert [ground["at"] for ground in game.view["grounds"]] == ["C3", "C4"]
    assert game.tile("C4") == ""


@rule("NH-UNIT-06")
def test_whoever_comes_to_stand_on_a_mine_goes_with_it() -> None:
    board = "A1: borgo hq; E3: vegas hq facing S; C3: vegas mine; C4: borgo assassin; B3: borgo claws"
    placed = playing(board, hand=("borgo-mutant",)).do("place", tile="borgo-mutant", at="C3", facing=0)
    moved = playing(board).do("go", from_="C4", at="C3", facing=0)
    for game in (placed, moved):
        assert game.tile("C3") == ""
        assert game.view["grounds"] == []
        assert [entry["tile"] for entry in game.player(1)["discard"]] == ["vegas-mine"]


@rule("NH-UNIT-06", "NH-MED-07")
def test_a_medic_saves_from_a_mine_which_goes_all_the_same() -> None:
    board = "A1: borgo hq; E3: vegas hq facing S; C3: vegas mine; C4: borgo medic facing N"
    game = playing(board, hand=("borgo-mutant",)).do("place", tile="borgo-mutant", at="C3", facing=0)
    assert (game.tile("C3"), game.tile("C4"), game.view["grounds"]) == ("borgo-mutant", "", [])


@rule("NH-UNIT-06", "NH-INS-03")
def test_an_hq_only_clears_a_mine_also_when_pushed() -> None:
    board = "B2: borgo hq; E3: vegas hq facing S; C3: vegas mine"
    game = playing(board, hand=("borgo-move",)).do("move", tile="borgo-move", from_="B2", at="C3", facing=0)
    assert (game.tile("C3"), game.view["grounds"], game.hp()) == ("borgo-hq", [], [20, 20])


@rule("NH-UNIT-06", "NH-INS-04")
def test_damaging_instants_destroy_enemy_mines() -> None:
    board = "A1: outpost hq; E3: vegas hq facing S; C3: vegas mine"
    game = playing(board, hand=("outpost-sniper",)).do("snipe", tile="outpost-sniper", at="C3")
    assert game.view["grounds"] == []
    own = playing("A1: vegas hq facing NW; E3: borgo hq; C3: vegas mine", hand=("vegas-sniper",))
    assert own.refused("snipe", tile="vegas-sniper", at="C3").message == "nh-refuse-not-enemy"


@rule("NH-UNIT-06", "NH-TURN-10")
def test_a_mine_does_not_fill_the_board() -> None:
    game = playing("A1: vegas hq facing NW; E3: borgo hq; C3: vegas mine")
    assert not is_full(game.position)
    assert is_free(game.position, game.cell("C3"))
