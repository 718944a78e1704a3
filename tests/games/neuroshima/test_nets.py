"""Nets: who is held, and what becomes of circles of nets."""

import pytest

from tests.marks import rule
from warpad.core.hexes import cell_named
from warpad.games.neuroshima.rules.battle.status import initiative_bonus, is_netted, works_for
from warpad.games.neuroshima.rules.state import State

from .scenario import fight, scenario


def netted(game: State) -> set[str]:
    names = [f"{column}{row}" for column in "ABCDE" for row in range(1, 6)]
    return {name for name in names if (cell := cell_named(name, 2)) >= 0 and is_netted(game, cell)}


@rule("NH-NET-01")
def test_a_net_disables_the_enemy_on_its_side_hqs_too():
    battle = fight("C3: outpost hq; C2: hegemony net-fighter facing S; D2: hegemony ganger facing SW")
    assert battle.segments == [3]
    assert battle.removed == {}


@rule("NH-NET-01")
def test_a_netted_module_gives_nothing():
    game = scenario("C3: outpost commando; C4: outpost scout facing N; C5: hegemony net-fighter facing N")
    assert netted(game) == {"C4"}
    assert initiative_bonus(game, cell_named("C3", 2)) == 0
    assert works_for(game, cell_named("C4", 2)) == -1


@pytest.mark.parametrize("ruleset", ["3.0", "duel", "2025"])
@rule("NH-NET-01")
def test_armour_and_toughness_of_a_netted_tile_remain(ruleset):
    battle = fight(
        "C3: moloch blocker facing S; C2: hegemony net-fighter facing S; "
        "C5: hegemony universal-soldier facing N;"
        "D3: hegemony ganger facing NW",
        ruleset=ruleset,
    )
    assert battle.wounds == {"blocker": 1}


@rule("NH-NET-03")
def test_a_netted_net_fighter_nets_no_one():
    game = scenario(
        "C3: outpost hq; C2: hegemony net-fighter facing S; C1: moloch net-fighter facing S",
        "outpost hegemony moloch",
    )
    assert netted(game) == {"C2"}


@rule("NH-NET-04")
def test_two_that_net_each_other_cancel_and_their_other_nets_work():
    mutual = scenario(
        "C3: hegemony net-fighter facing N; C2: moloch net-fighter facing S; B2: hegemony ganger"
    )
    assert netted(mutual) == set()
    # The Moloch fighter nets on sides 0 and 5, here S and SE.
    other = scenario(
        "C3: hegemony net-fighter facing N; C2: moloch net-fighter facing S; D2: hegemony ganger"
    )
    assert netted(other) == {"D2"}


@rule("NH-NET-05")
@pytest.mark.parametrize("ruleset", ["3.0", "duel", "2025"])
def test_three_in_a_circle_cancel(ruleset):
    game = scenario(
        "C3: hegemony net-fighter facing N; C2: moloch net-fighter facing SE; "
        "D2: borgo net-fighter facing SW",
        "hegemony moloch borgo",
        ruleset=ruleset,
    )
    # C3 -> C2 -> D2 -> C3; the Moloch fighter also nets on side 5, to the NE.
    assert netted(game) == set()


@rule("NH-NET-05")
def test_a_free_fighter_outside_opens_the_circle():
    game = scenario(
        "C3: hegemony net-fighter facing N; C2: moloch net-fighter facing SE; "
        "D2: borgo net-fighter facing SW;"
        "C4: smart net-fighter facing N",
        "hegemony moloch borgo smart",
    )
    # C4 holds C3, so C2 is free and holds D2.
    assert netted(game) == {"C3", "D2"}


@rule("NH-NET-05")
def test_a_chain_behind_a_circle_is_decided_after_it():
    game = scenario(
        "C3: hegemony net-fighter facing N; C2: moloch net-fighter facing S; "
        "D2: hegemony net-fighter facing SE;"
        "D3: moloch hybrid",
    )
    # C2 and C3 cancel; C2 is free and also nets D2 (side 5 to the SE), so D3 is free.
    assert netted(game) == {"D2"}


@rule("NH-NET-08")
def test_nets_spare_allies():
    drawn = "C3: outpost hq; C2: hegemony net-fighter facing S"
    assert netted(scenario(drawn, "outpost borgo hegemony smart", mode="teams")) == set()
    assert netted(scenario(drawn, "outpost hegemony borgo smart", mode="teams")) == {"C3"}


@rule("NH-UNIT-02")
def test_fighting_netters_net_and_attack():
    battle = fight(
        "C3: borgo net-fighter facing N; C2: outpost hq; D2: hegemony hq; B2: borgo mutant facing S",
        "borgo outpost hegemony",
    )
    assert battle.hp[1] == 17
    assert battle.segments == [2, 1, 0]
