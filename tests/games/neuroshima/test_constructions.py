"""Constructions: built for three tiles, one unit on two hexes in every respect, moved half by half."""

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
from warpad.games.neuroshima.rules.battle.segments import default_choice
from warpad.games.neuroshima.rules.battle.status import initiative_bonus, is_netted, netted_cells
from warpad.games.neuroshima.rules.board import is_free, player_to_move, put
from warpad.games.neuroshima.rules.movement import swappable_cells
from warpad.games.neuroshima.rules.pieces import make_piece
from warpad.games.neuroshima.rules.terminals import links_at, own_links
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


# -- one unit in battle ------------------------------------------------------------------------------


@rule("NH-VAR-03", "NH-TILE-04")
def test_wounds_of_both_halves_count_together_and_both_go() -> None:
    thugs = "D3: hegemony ganger facing NW; B3: hegemony ganger facing SE"
    once = fought(f"{FAR}; {CRUISER} facing S; D3: hegemony ganger facing NW")
    assert (once.wounds, once.removed) == ({"command-car-a": 1}, {})
    twice = fought(f"{FAR}; {CRUISER} facing S; {thugs}")
    assert {"command-car-a", "gun-car-b"} <= set(twice.removed)
    assert twice.removed["command-car-a"] == twice.removed["gun-car-b"]


@rule("NH-VAR-03")
def test_both_halves_attack_with_the_initiative_of_the_first() -> None:
    battle = fought(f"{FAR}; C3: outpost command-car-a facing N; C4: outpost gun-car-a facing S; "
                    "C1: hegemony runner; C5: hegemony thug")  # fmt: skip
    shots = {event["at"]: event["target"] for event in battle.events("shot")}
    assert shots == {"C3": "C1", "C4": "C5"}
    assert battle.segments[0] == 3


@rule("NH-VAR-03", "NH-MOD-02")
def test_a_module_at_one_half_helps_both_and_at_both_halves_helps_once() -> None:
    game = turn(f"{FAR}; {CRUISER}; B4: outpost scout facing NE; D4: outpost officer facing NW")
    tiles = {tile["at"]: tile for tile in game.view["tiles"]}
    assert tiles["C3"]["initiative"]["now"] == tiles["C4"]["initiative"]["now"] == [4]
    assert [attack["strength"] for attack in tiles["C3"]["attacks"]] == [2]
    assert [attack["strength"] for attack in tiles["C4"]["attacks"]] == [2, 2]
    both = turn(f"{FAR}; {CRUISER}; B3: outpost scout facing NE")
    assert initiative_bonus(both.position, both.cell("C3")) == 1


@rule("NH-VAR-03", "NH-NET-01", "NH-NET-04")
def test_a_net_on_one_half_holds_both() -> None:
    game = turn(f"{FAR}; {CRUISER}; D4: hegemony net-fighter facing NW")
    assert [is_netted(game.position, game.cell(at)) for at in ("C3", "C4")] == [True, True]
    assert units(game)["C3"]["construction"] == "outpost-rail-cruiser"
    tiles = {tile["at"]: tile for tile in game.view["tiles"]}
    assert tiles["C3"]["netted_by"] == tiles["C4"]["netted_by"] == ["D4"]
    assert game.rule_against("swivel", at="C3", facing=1) == "NH-NET-02"


@rule("NH-VAR-03", "NH-NET-04")
def test_its_own_net_cancels_one_that_holds_the_other_half() -> None:
    wagon = "A1: borgo hq; E3: hegemony hq; D3: borgo net-fighter facing NW; C3: hegemony champions-deck-a"
    looking_away = turn(f"{wagon}; C4: hegemony net-crane-a facing S", "borgo hegemony")
    assert is_netted(looking_away.position, looking_away.cell("C4"))
    looking_at_it = turn(f"{wagon}; C4: hegemony net-crane-a facing N", "borgo hegemony")
    assert netted_cells(looking_at_it.position) == 0


@rule("NH-VAR-03", "NH-BAT-11", "NH-BAT-10")
def test_one_line_wounds_it_once_at_the_half_it_meets() -> None:
    foundry = "C3: moloch furnace-a; C4: moloch bulkhead-a facing N"
    line = f"A1: smart hq; E3: moloch hq; {foundry}; C5: smart gauss-cannon facing N"
    assert fought(line, "smart moloch").wounds == {"furnace-a": 1}
    armoured = line.replace("bulkhead-a facing N", "bulkhead-a facing S")
    assert fought(armoured, "smart moloch").wounds == {}


@rule("NH-VAR-03", "NH-INS-06", "NH-UNIT-01")
def test_a_blast_wounds_it_once() -> None:
    game = playing(
        "A1: moloch hq; E3: outpost hq; C3: outpost command-car-a; C4: outpost gun-car-a",
        "moloch outpost",
        options=BUILT,
        hand=("moloch-air-strike",),
    )
    game.do("strike", tile="moloch-air-strike", at="C3")
    assert (game.wounds("C3"), game.wounds("C4")) == (1, 0)
    clown = fought(
        "A1: moloch hq; E3: outpost hq; C3: outpost command-car-a; C4: outpost gun-car-a; D4: moloch clown",
        "moloch outpost",
        choices=[{"do": "explode", "at": "D4"}],
    )
    assert clown.wounds == {"command-car-a": 1}


@rule("NH-VAR-03", "NH-MED-01", "NH-MED-02")
def test_a_medic_at_one_half_saves_the_whole_from_one_source() -> None:
    board = f"{FAR}; {CRUISER} facing S; B4: outpost medic facing NE"
    game = fought(f"{board}; D3: hegemony ganger facing NW")
    assert (list(game.removed), game.wounds) == (["medic"], {})
    guard = turn(f"{board}; D3: hegemony guard facing NW", hand=("outpost-battle",))
    guard.do("battle", tile="outpost-battle")
    assert guard.asks == "medic"
    assert {action["source"] for action in guard.legal("heal")} == {"D3-NW", "D3-SW"}
    guard.do("heal", patient="C3", source="D3-SW", medic="B4", wounds=1)
    assert (guard.wounds("C3"), guard.tile("B4")) == (1, "")


@rule("NH-VAR-03", "NH-CTL-01")
def test_who_takes_one_half_takes_the_whole() -> None:
    game = playing(
        f"A1: vegas hq; E3: outpost hq; {CRUISER}; D4: vegas agitator facing NW",
        "vegas outpost",
        options=BUILT,
    )
    assert [game.commander(at) for at in ("C3", "C4")] == [0, 0]
    assert {action["from"] for action in game.legal("go")} >= {"C3", "C4"}


@rule("NH-VAR-03", "NH-BAT-14")
def test_a_sharpshooter_chooses_whom_in_its_line_it_hits() -> None:
    board = (
        "A1: outpost hq; E3: hegemony hq; C4: outpost command-car-a facing N; "
        "D4: outpost gun-car-a facing S; C2: hegemony runner; C1: hegemony thug"
    )
    assert [e["target"] for e in fought(board).events("shot")] == ["C2"]
    aimed = fought(board, choices=[{"do": "aim", "from": "C4", "direction": "N", "at": "C1"}])
    assert [e["target"] for e in aimed.events("shot")] == ["C1"]
    game = turn(board, hand=("outpost-battle",)).do("battle", tile="outpost-battle")
    assert (game.asks, game.view["ask"]["args"]["direction"]) == ("aim", "N")
    assert {action["at"] for action in game.legal("aim")} == {"C1", "C2"}
    assert game.rule_against("aim", from_="C4", direction="N", at="C5") == "NH-BAT-14"
    assert GAME.load(GAME.dump(game.position)).key() == game.position.key()
    with pytest.raises(DecodeError, match="direction"):
        game.refused("aim", from_="C4", direction="S", at="C2")
    assert default_choice(game.position.copy()) == game.cell("C2")


@rule("NH-VAR-03", "NH-MOD-09")
def test_the_quartermaster_changes_an_attack_of_either_half() -> None:
    board = (
        "A1: hegemony hq; E3: outpost hq; C3: hegemony champions-deck-a facing N; "
        "C4: hegemony net-crane-b facing S; B3: hegemony quartermaster facing NE; C5: outpost brawler"
    )
    game = turn(board, "hegemony outpost", hand=("hegemony-battle",)).do("battle", tile="hegemony-battle")
    assert game.asks == "convert"
    game.do("convert", at="C4", direction="S", attack="ranged")
    struck = [event for event in game.events() if event["event"] == "struck" and event["at"] == "C4"]
    assert [event["target"] for event in struck] == ["C5"]


# -- moved half by half ------------------------------------------------------------------------------


@rule("NH-VAR-03", "NH-MOV-01", "NH-MOV-02")
def test_one_half_moves_and_stays_at_the_other() -> None:
    game = turn(f"{FAR}; {CRUISER}")
    assert {action["at"] for action in game.legal("go", from_="C3")} == {"C3", "B3", "D3"}
    assert game.refused("go", from_="C3", at="C2", facing=0).message == "nh-refuse-parting"
    game.do("go", from_="C3", at="D3", facing="N")
    assert (game.tile("D3"), game.tile("C4")) == ("outpost-command-car-a", "outpost-gun-car-b")
    assert game.rule_against("go", from_="C4", at="D4", facing=0) == "NH-MOV-02"


@rule("NH-VAR-03", "NH-MOD-07")
def test_each_step_of_a_longer_move_touches_the_other_half() -> None:
    game = turn(f"{FAR}; {CRUISER}; A3: outpost recon-center")
    reached = {action["at"] for action in game.legal("go", from_="C3")}
    assert reached == {"C3", "B3", "D3", "B4", "D4"}


@rule("NH-VAR-03", "NH-MOD-08")
def test_mobility_lent_to_one_half_moves_either() -> None:
    wagon = "C3: hegemony champions-deck-a; C4: hegemony net-crane-a"
    game = turn(
        f"A1: hegemony hq; E3: outpost hq; {wagon}; B4: hegemony transport facing NE", "hegemony outpost"
    )
    assert {action["from"] for action in game.legal("ride")} == {"C3", "C4"}
    game.do("ride", by="B4", from_="C3", at="D3", facing=0)
    assert game.rule_against("ride", by="B4", from_="C4", at="D4", facing=0) == "NH-MOV-02"


@rule("NH-VAR-03", "NH-INS-02", "NH-INS-03", "NH-INS-07")
def test_nothing_moves_a_heavy_one_but_it_may_be_turned() -> None:
    beast = "C3: borgo jaws-a; C4: borgo tail-b"
    own = turn(f"A1: borgo hq; E3: hegemony hq; {beast}", "borgo hegemony", hand=("borgo-move",))
    assert own.refused("move", tile="borgo-move", from_="C3", at="D3", facing=0).message == "nh-refuse-heavy"
    assert own.can("move", tile="borgo-move", from_="C3", at="C3", facing=2)
    foe = turn(
        f"A1: hegemony hq; E3: borgo hq; {beast}; C2: hegemony thug",
        "hegemony borgo",
        hand=("hegemony-push-back",),
    )
    refusal = foe.refused("push", tile="hegemony-push-back", from_="C2", at="C3")
    assert (refusal.rule, refusal.message) == ("NH-VAR-03", "nh-refuse-heavy")


@rule("NH-VAR-03", "NH-INS-03")
def test_a_push_moves_one_half_and_does_not_part_them() -> None:
    foe = turn(
        f"A1: hegemony hq; E3: outpost hq; {CRUISER}; B3: hegemony thug",
        "hegemony outpost",
        hand=("hegemony-push-back",),
    )
    foe.do("push", tile="hegemony-push-back", from_="B3", at="C3")
    assert (foe.tile("C3"), foe.tile("D3"), foe.tile("C4")) == (
        "",
        "outpost-command-car-a",
        "outpost-gun-car-b",
    )
    above = turn(
        f"A1: hegemony hq; E3: outpost hq; {CRUISER}; C2: hegemony thug",
        "hegemony outpost",
        hand=("hegemony-push-back",),
    )
    above.do("push", tile="hegemony-push-back", from_="C2", at="C3")
    assert {action["at"] for action in above.legal("retreat")} == {"B3", "D3"}


@rule("NH-VAR-03", "NH-INS-08")
def test_castling_takes_a_half_only_where_it_stays_at_the_other() -> None:
    game = playing(
        f"A1: vegas hq; E3: outpost hq; {CRUISER}; D4: vegas agitator facing NW; C2: vegas guard; "
        "B3: vegas medic",
        "vegas outpost",
        options=BUILT,
        hand=("vegas-castling",),
    )
    for cells in ("C2 C3", "C3 C4", "C4 D4"):
        first, second = cells.split()
        refusal = game.refused("castle", tile="vegas-castling", from_=first, at=second)
        assert (refusal.rule, refusal.message) == ("NH-VAR-03", "nh-refuse-parting")
    game.do("castle", tile="vegas-castling", from_="B3", at="C3")
    assert (game.tile("B3"), game.tile("C3")) == ("outpost-command-car-a", "vegas-medic")


@rule("NH-VAR-03")
def test_rotation_turns_one_half_once_a_turn() -> None:
    game = turn(f"{FAR}; {CRUISER}; C1: outpost brawler")
    assert game.refused("swivel", at="C1", facing=1).message == "nh-refuse-no-swivel"
    assert game.rule_against("swivel", at="E3", facing=1) == "NH-VAR-03"
    assert game.refused("swivel", at="C3", facing=0).message == "nh-refuse-no-change"
    game.do("swivel", at="C4", facing="SE")
    assert game.facing("C4") == "SE"
    assert game.refused("swivel", at="C3", facing=1).message == "nh-refuse-swivelled"


@rule("NH-VAR-03", "NH-DUEL-03")
def test_on_the_duel_board_it_is_one_link_and_is_not_parted() -> None:
    game = turn(f"{FAR}; {CRUISER}", ruleset="duel", energy=[5, 0])
    links = own_links(game.position, 0)
    both = 1 << game.cell("C3") | 1 << game.cell("C4")
    assert links_at(game.position, game.cell("D3"), both) == 1
    assert links_at(game.position, game.cell("C3"), 1 << game.cell("C5")) == 1
    assert swappable_cells(game.position, game.cell("C3"), 1 << game.cell("C4")) == 0
    assert links & both == links & ~(1 << game.cell("A1"))


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
