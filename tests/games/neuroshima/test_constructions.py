"""Constructions: built for three tiles, boarded, kept as data."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.neuroshima.playing import Playing, house, new_game, playing
from tests.games.neuroshima.scenario import Fought, fight
from tests.games.neuroshima.test_atlas import at, board, own
from tests.marks import rule
from warpad.core.errors import DecodeError, SetupError
from warpad.core.hexes import cell_at
from warpad.games.neuroshima.data import content
from warpad.games.neuroshima.data.content import CONSTRUCTION_BOX
from warpad.games.neuroshima.game import GAME
from warpad.games.neuroshima.rules.board import is_free, player_to_move, put
from warpad.games.neuroshima.rules.pieces import make_piece
from warpad.games.neuroshima.variants.atlas.codes import READY
from warpad.games.neuroshima.variants.constructions.codes import ASK_LAY

BUILT = {"constructions": True}
FAR = "A1: outpost hq; E1: hegemony hq"
CRUISER = "C3: outpost command-car-a; C4: outpost gun-car-b"


def fought(drawn: str, armies: str = "", **fields: Any) -> Fought:
    return fight(drawn, armies, options=BUILT, **fields)


def turn(drawn: str, armies: str = "outpost hegemony", **fields: Any) -> Playing:
    return playing(drawn, armies, options=BUILT, **fields)


def ready(armies: str = "borgo,hegemony", **options: Any) -> Playing:
    """The first player has drawn three tiles and may build."""
    game = new_game(armies=armies, constructions=True, alternative_start=True, **options)
    game.do("hq", at="A1", facing=0).do("hq", at="E3", facing=0)
    return game.draws("borgo-mutant", "borgo-claws", "borgo-scout")


def units(game: Playing) -> dict[str, dict[str, Any]]:
    return {tile["at"]: tile["unit"] for tile in game.view["tiles"] if "unit" in tile}


# -- set-up ------------------------------------------------------------------------------------------


@rule("NH-VAR-03")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"leaders": True}, "cannot be combined unless .*mixed=true"),
        ({"scenario": 7}, "cannot be combined"),
        ({"scenario": 5, "mixed": True}, "The carousels of scenario 5 would split constructions"),
        (
            {"armies": "borgo,smart"},
            "Smart has no construction; only Borgo, Hegemony, Moloch, Outpost have one",
        ),
        (
            {"armies": "vegas,smart", "mixed": True},
            "Only Borgo, Hegemony, Moloch, Outpost have constructions",
        ),
        (
            {"mode": "deathmatch", "players": 5, "extended": True, "mixed": True},
            "Constructions are for two to 4 armies, not 5",
        ),
    ],
)
def test_what_is_not_advised_is_refused_unless_on_purpose(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        new_game(constructions=True, **options)


@rule("NH-VAR-03", "NH-VAR-04", "NH-VAR-05")
def test_on_purpose_they_go_together() -> None:
    for options in ({"leaders": True}, {"scenario": 7}, {"armies": "borgo,smart"}):
        assert house(new_game(constructions=True, mixed=True, **options).position).constructions.in_force


@rule("NH-VAR-03")
def test_the_content_is_checked_and_marked_as_house_content() -> None:
    assert GAME.check_content() == []
    assert {built.origin for built in CONSTRUCTION_BOX.constructions} == {"house"}
    first = CONSTRUCTION_BOX.constructions[0]
    broken = msgspec.structs.replace(first, tokens=(first.tokens[1], first.tokens[0]), army="smart")
    box = msgspec.structs.replace(CONSTRUCTION_BOX, constructions=(broken,))
    faults = "\n".join(content.construction_faults(box))
    assert "tokens[0][0].initiative" in faults
    assert "must begin with smart-" in faults
    medic = next(tile for tile in content.IN_ARMIES if tile.id == "borgo-medic")
    faults = "\n".join(content.token_faults("borgo", medic, False))
    assert all(field in faults for field in ("kind:", "sides:", "effects:"))


# -- building ----------------------------------------------------------------------------------------


@rule("NH-VAR-03")
def test_it_is_built_for_three_tiles_and_laid_down_half_by_half() -> None:
    game = ready()
    assert game.player(0)["construction"]["where"] == "reserve"
    game.do("build")
    assert (game.asks, game.player(0)["hand"]) == ("lay", [])
    assert game.rule_against("end") == "NH-VAR-03"
    assert game.refused("lay", tile="borgo-tail-a", at="C3", facing=0).message == "nh-refuse-other-half"
    assert game.refused("lay", tile="outpost-gun-car-a", at="C3", facing=0).message == "nh-refuse-other-half"
    assert game.refused("lay", tile="borgo-jaws-b", at="A1", facing=0).rule == "NH-TURN-08"
    assert {action["tile"] for action in game.legal("lay")} == {"borgo-jaws-a", "borgo-jaws-b"}
    game.do("lay", tile="borgo-jaws-b", at="C3", facing="S")
    assert game.view["ask"]["args"] == {"half": "second"}
    assert game.refused("lay", tile="borgo-tail-a", at="C5", facing=0).message == "nh-refuse-not-adjacent"
    game.do("lay", tile="borgo-tail-a", at="C4", facing="N")
    assert game.asks == "act"
    assert {at: unit["twin"] for at, unit in units(game).items()} == {"C3": "C4", "C4": "C3"}
    assert game.player(0)["construction"]["where"] == "board"
    assert "=" in GAME.draw(game.position)
    told = [event["event"] for event in game.events() if event["rule"] == "NH-VAR-03"]
    assert told == ["built", "discarded", "discarded", "discarded", "laid", "laid"]
    game.do("end").draws("hegemony-boss", "hegemony-guard", "hegemony-thug")
    game.do("discard", tile="hegemony-boss")
    assert game.refused("build").message == "nh-refuse-build-after-drawing"
    game.do("end").draws("borgo-mutant", "borgo-claws", "borgo-scout")
    assert game.refused("build").message == "nh-refuse-built-already"


@rule("NH-VAR-03", "NH-VAR-02")
def test_with_reinforcements_three_of_six_are_chosen() -> None:
    game = ready(reinforcements=True).draws("borgo-medic", "borgo-move", "borgo-mutant")
    game.do("build")
    assert game.view["ask"]["args"] == {"tiles": 3}
    for tile in ("borgo-medic", "borgo-move", "borgo-scout"):
        game.do("discard", tile=tile)
    assert (game.asks, len(game.player(0)["hand"])) == ("lay", 3)


@rule("NH-VAR-03", "NH-INS-09")
def test_when_it_cannot_be_built() -> None:
    game = new_game(armies="borgo,hegemony", constructions=True)
    game.do("hq", at="A1", facing=0).do("hq", at="E3", facing=0).draws("borgo-mutant")
    assert game.rule_against("build") == "NH-VAR-03"
    hand = ("outpost-brawler", "outpost-runner", "outpost-scout")
    late = ready()
    late.position.last_by = 1
    assert late.refused("build").message == "nh-refuse-build-too-late"
    frightened = ready()
    frightened.position.terror = 1
    assert frightened.rule_against("build") == "NH-INS-09"
    plain = playing(FAR, hand=hand)
    assert plain.refused("build").message == "nh-refuse-no-constructions"
    without = turn("A1: vegas hq; E3: hegemony hq", "vegas hegemony")
    assert without.refused("build").message == "nh-refuse-no-construction"


@rule("NH-VAR-03")
def test_it_needs_two_free_hexes_that_touch() -> None:
    game = ready()
    position = game.position
    for cell in range(37):
        if is_free(position, cell) and cell != game.cell("C3"):
            put(position, cell, position.piece[game.cell("E3")])
    assert game.refused("build").message == "nh-refuse-build-room"


# -- boarding ----------------------------------------------------------------------------------------


@rule("NH-VAR-03")
def test_boarding_starts_a_battle_or_ends_the_turn_and_nothing_else() -> None:
    game = ready().do("build").do("lay", tile="borgo-jaws-a", at="D3", facing="SE")
    game.do("lay", tile="borgo-tail-a", at="C4", facing="N")
    assert game.asks == "board"
    assert game.refused("go", from_="D3", at="D4", facing=0).message == "nh-refuse-boarding-only"
    assert [action["do"] for action in game.legal()] == ["board", "end"]
    again = GAME.load(GAME.dump(game.position))
    assert again.key() == game.position.key()
    game.do("board")
    assert game.hp() == [20, 18]
    assert player_to_move(game.position) == 1
    assert [e["event"] for e in game.events() if e["event"] in ("boarded", "battle-begun")] == [
        "boarded",
        "battle-begun",
    ]


@rule("NH-VAR-03", "NH-NET-01")
def test_a_netted_construction_does_not_board_and_the_turn_goes_on() -> None:
    game = ready()
    data = GAME.dump(game.position)
    data["board"].append({"at": "C2", "tile": "hegemony-net-fighter", "player": 1, "rotation": 3})
    data["players"][1]["stack"].remove("hegemony-net-fighter")
    caught = Playing(GAME.load(data))  # type: ignore[arg-type]
    caught.do("build").do("lay", tile="borgo-jaws-a", at="D3", facing=0)
    caught.do("lay", tile="borgo-tail-a", at="C3", facing=0)
    assert caught.asks == "act"


@rule("NH-VAR-03", "NH-UNIT-06")
def test_a_mine_under_either_half_destroys_it() -> None:
    game = playing(
        "A1: borgo hq; E3: vegas hq; C4: vegas mine", "borgo vegas", options=BUILT, hand=("borgo-mutant",)
    )
    position = own(game)
    position.ask, house(position).constructions.built = ASK_LAY, 1
    game.do("lay", tile="borgo-jaws-a", at="C3", facing=0).do("lay", tile="borgo-tail-a", at="C4", facing=0)
    assert (game.tile("C3"), game.tile("C4"), game.asks) == ("", "", "act")
    assert game.player(0)["construction"]["where"] == "gone"
    assert position.grounds == 0


# -- as data -----------------------------------------------------------------------------------------


@rule("NH-VAR-03")
@pytest.mark.parametrize(
    ("drawn", "sentence"),
    [
        ("C3: outpost command-car-a", "the other half of the construction of player 0 is missing"),
        ("C3: outpost command-car-a; C5: outpost gun-car-a", "must touch"),
        ("C3: outpost command-car-a; C4: outpost command-car-b", "of two different halves"),
        ("C3: outpost command-car-a wounds 2; C4: outpost gun-car-b", "more wounds"),
    ],
)
def test_what_cannot_lie_on_the_board(drawn: str, sentence: str) -> None:
    with pytest.raises(DecodeError, match=sentence):
        turn(f"{FAR}; {drawn}")


@rule("NH-VAR-03")
def test_without_the_variant_there_are_no_such_tiles() -> None:
    with pytest.raises(DecodeError, match="is not in the army"):
        playing(f"{FAR}; {CRUISER}")
    with pytest.raises(DecodeError, match="in no pile"):
        turn(FAR, hand=("outpost-gun-car-a",))


def beast_at(game: Playing, head: tuple[int, int], tail: tuple[int, int]) -> Playing:
    """Puts the first player's construction there."""
    token = house(game.position).constructions.token[0]
    put(game.position, cell_at(*head), make_piece(token, 0, 0, 0))
    put(game.position, cell_at(*tail), make_piece(token + 2, 0, 0, 0))
    return game


@rule("NH-VAR-03", "NH-VAR-05")
def test_a_construction_is_blown_up_whole() -> None:
    game = board(4, (-2, 2, "borgo-hq", 0), constructions=True, mixed=True)
    beast_at(game, (0, 1), (0, 2)).do("blow-up", at=at(game, 0, 1))
    assert (game.tile(at(game, 0, 1)), game.tile(at(game, 0, 2))) == ("", "")
    assert game.hp() == [20, 22]


@rule("NH-VAR-03", "NH-VAR-05")
def test_a_construction_steps_outward_half_by_half_and_leaves_whole() -> None:
    game = beast_at(board(2, constructions=True, mixed=True), (1, 0), (1, 1))
    steps = {action["at"] for action in game.legal("step", from_=at(game, 1, 0))}
    assert steps == {at(game, 2, 0)}
    position = own(game)
    put(position, cell_at(1, 0), position.piece[cell_at(1, 0)] | READY)
    game.do("evacuate", at=at(game, 1, 0))
    assert (position.occupied, house(position).atlas.progress) == (0, 1)
