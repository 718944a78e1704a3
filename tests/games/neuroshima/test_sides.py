"""Battles with more than two players: teams, Moloch's temper, points."""

from tests.marks import rule
from warpad.core.hexes import cell_named
from warpad.games.neuroshima.rules.battle.status import extra_actions, initiative_bonus, is_netted, moves_far
from warpad.games.neuroshima.rules.board import own_cells, zone_start
from warpad.games.neuroshima.rules.modes import remove_army

from .scenario import fight, scenario

TEAMS = {"mode": "teams", "team": [0, 1, 0, 1]}


@rule("NH-TEAM-01")
def test_modules_and_hqs_help_allies_and_allied_hqs():
    game = scenario(
        "C3: borgo scout facing N; C2: outpost hq; D3: outpost runner; D2: borgo mutant",
        "borgo hegemony outpost vegas",
        **TEAMS,
    )
    assert initiative_bonus(game, cell_named("C2", 2)) == 1
    assert extra_actions(game, cell_named("D2", 2)) == 1
    assert moves_far(scenario("C3: outpost recon-center", "borgo hegemony outpost vegas", **TEAMS), 0)


@rule("NH-TEAM-02")
def test_attacks_pass_over_allies():
    battle = fight(
        "C5: outpost commando facing N; C4: borgo hq; C2: hegemony ganger; C1: hegemony hq",
        "borgo hegemony outpost vegas",
        **TEAMS,
    )
    assert battle.removed == {"ganger": 4}  # the allied HQ of Borgo makes the commando faster
    assert battle.hp == [15, 15, 15, 15]


MOLOCH = "C5: moloch hybrid facing N; C3: borgo mutant facing N; C1: hegemony hq; C4: moloch hq"
ARMIES = "borgo hegemony moloch vegas"


@rule("NH-TEAM-05")
def test_moloch_hurts_its_allies():
    assert fight(MOLOCH, ARMIES, **TEAMS).removed == {"mutant": 3}


@rule("NH-TEAM-05", "NH-SET-07")
def test_without_its_temper_moloch_spares_them():
    battle = fight(MOLOCH, ARMIES, options={"moloch_temper": False}, ruleset="2025", **TEAMS)
    assert battle.removed == {}
    assert battle.hp == [20, 18, 20, 20]


@rule("NH-TEAM-05")
def test_allies_shoot_past_moloch_but_nets_work_both_ways():
    battle = fight(
        "C5: borgo assassin facing N; C3: moloch hybrid facing SE; C1: hegemony hq", ARMIES, **TEAMS
    )
    assert battle.hp == [15, 14, 15, 15]
    assert battle.removed == {}
    game = scenario("C3: moloch net-fighter facing N; C2: borgo mutant", ARMIES, **TEAMS)
    assert is_netted(game, cell_named("C2", 2))
    back = scenario("C3: borgo net-fighter facing N; C2: moloch hybrid", ARMIES, **TEAMS)
    assert is_netted(back, cell_named("C2", 2))


@rule("NH-TEAM-05")
def test_the_hq_of_moloch_strikes_allied_tiles_but_no_hq():
    battle = fight("C3: moloch hq; C2: borgo hq; D2: borgo medic facing N", ARMIES, **TEAMS)
    assert battle.hp == [15, 15, 15, 15]
    assert battle.removed == {"medic": 1}  # the HQ of Borgo lends it +1 initiative


@rule("NH-TEAM-05")
def test_bonuses_are_shared_with_moloch_and_saboteurs_spare_it():
    game = scenario("C3: borgo scout facing N; C2: moloch hybrid", ARMIES, **TEAMS)
    assert initiative_bonus(game, cell_named("C2", 2)) == 1
    quiet = scenario("C3: moloch hybrid; C2: outpost saboteur", "outpost hegemony moloch vegas", **TEAMS)
    assert initiative_bonus(quiet, cell_named("C3", 2)) == 0


@rule("NH-TEAM-03")
def test_the_first_team_to_destroy_an_enemy_hq_wins():
    drawn = (
        "C3: hegemony hq; C2: borgo brawler facing S; A1: borgo hq; E1: outpost hq; "
        "E2: vegas marksman facing N"
    )
    armies = "borgo hegemony outpost vegas"
    assert fight(drawn, armies, hp=[15, 1, 15, 15], **TEAMS).winner == [0, 2]
    assert fight(drawn, armies, **TEAMS).winner is None
    both = fight(drawn, armies, hp=[9, 1, 1, 12], **TEAMS)
    assert both.hp == [9, 0, 0, 12]
    assert both.winner == [1, 3]
    assert fight(drawn, armies, hp=[9, 1, 1, 9], **TEAMS).winner == "draw"


@rule("NH-MULTI-01")
def test_deathmatch_goes_on_until_one_is_left():
    drawn = (
        "C3: hegemony hq; C2: borgo brawler facing S; A1: borgo hq; E1: outpost hq; "
        "E2: borgo assassin facing N"
    )
    battle = fight(drawn, "borgo hegemony outpost", hp=[20, 1, 20])
    assert battle.winner is None
    assert battle.hp == [20, 0, 19]
    assert battle.left.count("hq") == 3
    assert fight(drawn, "borgo hegemony outpost", hp=[20, 1, 1]).winner == 0
    game = scenario(drawn, "borgo hegemony outpost")
    remove_army(game, 0)
    assert game.fallen == 1
    assert game.pile[zone_start(game, 0, 2)] == 1
    assert own_cells(game, 0) == 0


@rule("NH-MULTI-02")
def test_damage_to_enemy_hqs_is_points_for_the_dealer():
    drawn = (
        "C3: hegemony hq; C2: borgo brawler facing S; A1: borgo hq; E1: outpost hq; "
        "E3: borgo assassin facing N"
    )
    battle = fight(drawn, "borgo hegemony outpost", mode="points")
    assert battle.hp == [3, 0, 0]
    assert battle.winner is None
    won = fight(drawn, "borgo hegemony outpost", mode="points", hp=[18, 20, 0], ruleset="2025")
    assert won.hp == [20, 20, 0]
    assert won.winner == [0, 1]
    # Under 3.0 who had 20 points before is the first.
    assert fight(drawn, "borgo hegemony outpost", mode="points", hp=[18, 20, 0]).winner == 1


@rule("NH-MULTI-02")
def test_points_go_to_who_commands_the_tile_and_never_for_an_own_hq():
    taken = fight(
        "C3: hegemony hq; C2: borgo brawler facing S; C1: vegas agitator facing S",
        "borgo hegemony vegas",
        mode="points",
    )
    assert taken.hp == [0, 0, 2]
    own = fight(
        "C3: moloch clown; C2: moloch hq; C4: borgo hq",
        "moloch borgo",
        mode="points",
        choices=[{"do": "explode", "at": "C3"}],
    )
    assert own.hp == [1, 0]


@rule("NH-MULTI-03")
def test_one_against_two():
    drawn = (
        "C3: hegemony hq; C2: borgo brawler facing S; A1: borgo hq; A2: hegemony ganger facing N; "
        "E1: outpost hq"
    )
    fields = {"armies": "borgo hegemony outpost", "mode": "solo-team"}
    assert fight(drawn, **fields).hp == [19, 11, 13]
    assert fight(drawn, hp=[1, 13, 13], **fields).winner == [1, 2]
    assert fight(drawn, hp=[20, 1, 13], **fields).winner == 0
    assert fight(drawn, hp=[1, 1, 13], **fields).winner == [1, 2]
