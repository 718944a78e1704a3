"""Control and hacking: who commands a tile, and for whom a module works."""

from tests.marks import rule
from warpad.core.hexes import cell_named
from warpad.games.neuroshima.rules.battle.status import (
    commander,
    initiative_bonus,
    is_netted,
    netted_cells,
    note_commanders,
    ranged_bonus,
    works_for,
)
from warpad.games.neuroshima.rules.board import lift, put

from .scenario import fight, scenario


def at(name: str) -> int:
    return cell_named(name, 2)


@rule("NH-CTL-01")
def test_a_controlled_tile_fights_for_vegas():
    game = scenario("C3: vegas agitator facing N; C2: outpost commando facing N; C1: outpost hq")
    assert commander(game, at("C2")) == 0
    battle = fight("C3: vegas agitator facing N; C2: outpost commando facing N; C1: outpost hq")
    assert battle.hp == [20, 19]


@rule("NH-CTL-01")
def test_hqs_cannot_be_taken():
    game = scenario("C3: vegas agitator facing N; C2: outpost hq")
    assert commander(game, at("C2")) == 1


@rule("NH-CTL-01", "NH-CTL-02")
def test_what_is_taken_and_freed_is_noticed_once():
    game = scenario("C3: vegas agitator facing N; C1: outpost hq; C2: outpost commando facing SE")
    assert note_commanders(game) == 0
    agitator = lift(game, at("C3"))
    assert note_commanders(game) == 0
    assert commander(game, at("C2")) == 1
    put(game, at("C3"), agitator)
    assert note_commanders(game) == 1 << at("C2")
    assert note_commanders(game) == 0
    assert game.piece[at("C2")] & 7 == 2


@rule("NH-CTL-04")
def test_control_beats_a_net_when_they_point_at_each_other():
    game = scenario("C3: vegas agitator facing N; C2: hegemony net-fighter facing S; B2: hegemony hq")
    assert commander(game, at("C2")) == 0
    assert netted_cells(game) == 0


@rule("NH-CTL-04")
def test_a_netted_agitator_controls_nothing():
    game = scenario("C3: vegas agitator facing N; C2: hegemony ganger; C4: hegemony net-fighter facing N")
    assert commander(game, at("C2")) == 1


@rule("NH-CTL-04")
def test_an_agitator_and_a_hacker_face_to_face_the_agitator_takes_the_hacker():
    game = scenario("C3: vegas agitator facing N; C2: outpost scoper")
    assert commander(game, at("C2")) == 0
    assert works_for(game, at("C3")) == 0


@rule("NH-CTL-04", "NH-CTL-05")
def test_a_hacker_takes_an_agitator_that_looks_elsewhere():
    game = scenario("C3: vegas agitator facing S; C2: outpost scoper; C4: vegas marksman; C5: outpost hq")
    assert works_for(game, at("C3")) == 1
    assert commander(game, at("C3")) == 0
    assert commander(game, at("C4")) == 1


@rule("NH-CTL-04")
def test_a_longer_mixed_circle_loses_its_nets():
    # C3 (Vegas) controls C2, C2 (Hegemony) nets D2, D2 (Moloch) nets C3.
    game = scenario(
        "C3: vegas agitator facing N; C2: hegemony net-fighter facing SE; D2: moloch net-fighter facing SW",
        "vegas hegemony moloch",
    )
    assert netted_cells(game) == 0
    assert commander(game, at("C2")) == 0


@rule("NH-CTL-04")
def test_a_tile_that_two_would_take_goes_to_the_lower_hex():
    drawn = "B2: vegas agitator facing SE owner 0; C4: vegas agitator facing N owner 1; C3: borgo mutant"
    game = scenario(drawn, "vegas vegas borgo")
    # B2 faces SE: its neighbour there is C3.
    assert commander(game, at("C3")) == 0
    turned = scenario(
        drawn.replace("owner 0", "owner 9").replace("owner 1", "owner 0").replace("owner 9", "owner 1"),
        "vegas vegas borgo",
    )
    assert commander(turned, at("C3")) == 1


@rule("NH-CTL-01")
def test_a_taken_netter_nets_its_former_friends():
    game = scenario("C3: vegas agitator facing N; C2: hegemony net-fighter facing N; C1: hegemony hq")
    assert is_netted(game, at("C1"))


@rule("NH-CTL-01", "NH-NET-04")
def test_a_taken_netter_and_a_former_friend_who_face_each_other_cancel():
    game = scenario(
        "C3: vegas agitator facing N; C2: hegemony net-fighter facing N; C1: hegemony net-fighter facing S"
    )
    assert netted_cells(game) == 0


@rule("NH-CTL-05")
def test_a_hacked_module_serves_outpost_but_stays_its_owners_tile():
    drawn = (
        "C3: outpost scoper; C2: moloch officer facing NE; C1: outpost commando facing SE; "
        "D2: outpost hq; B1: moloch hq"
    )
    game = scenario(drawn)
    assert works_for(game, at("C2")) == 0
    assert commander(game, at("C2")) == 1
    assert ranged_bonus(game, at("D2")) == 1
    assert fight(drawn).removed["officer"] == 0


@rule("NH-CTL-05")
def test_a_hacked_saboteur_slows_the_enemies_of_outpost():
    game = scenario(
        "C3: outpost scoper; C2: vegas saboteur; C1: vegas marksman; D2: outpost commando", "outpost vegas"
    )
    assert initiative_bonus(game, at("C1")) == -1
    assert initiative_bonus(game, at("D2")) == 0


@rule("NH-CTL-05")
def test_a_module_that_vegas_controls_can_be_hacked():
    game = scenario(
        "C2: borgo scout; C3: vegas agitator facing N; D1: outpost scoper; B1: outpost commando; "
        "C1: vegas marksman",
        "vegas borgo outpost",
    )
    assert commander(game, at("C2")) == 0
    assert works_for(game, at("C2")) == 2
