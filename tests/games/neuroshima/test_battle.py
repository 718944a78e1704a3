"""Battles: segments, slots and the ways of hitting."""

from tests.marks import rule
from warpad.games.neuroshima.rules.battle.segments import battle_answer, in_battle, open_battle
from warpad.games.neuroshima.variants.house import new_state

from .scenario import fight, scenario


@rule("NH-BAT-01")
def test_segments_go_from_the_highest_initiative_down():
    battle = fight(
        "C3: outpost hq; C2: hegemony ganger facing S; D2: hegemony runner facing SW; "
        "D3: hegemony gladiator facing NW"
    )
    assert battle.segments == [3, 2, 1, 0]


@rule("NH-BAT-02")
def test_two_who_shoot_each_other_both_die():
    battle = fight("C1: outpost commando facing S; C5: moloch hybrid facing N")
    assert battle.removed == {"commando": 3, "hybrid": 3}


@rule("NH-BAT-02")
def test_a_second_hit_on_the_same_target_does_not_fly_on():
    battle = fight(
        "C2: hegemony runner; C1: hegemony hq; C4: outpost commando facing N; C5: outpost commando facing N"
    )
    assert battle.removed == {"runner": 3}
    assert battle.hp == [20, 20]


@rule("NH-BAT-03", "NH-NET-06")
def test_a_dead_netter_holds_its_net_to_the_end_of_the_segment():
    battle = fight(
        "C3: hegemony net-fighter facing N; C2: outpost commando facing N; C1: hegemony hq; "
        "C5: outpost commando facing N"
    )
    assert battle.removed["net-fighter"] == 3
    assert battle.hp == [20, 20]


@rule("NH-BAT-03")
def test_damage_to_an_hq_is_counted_at_the_end_of_the_segment():
    battle = fight(
        "C1: outpost hq; C5: moloch hybrid facing N; C4: moloch hybrid facing N", "outpost moloch", hp=[1, 20]
    )
    assert battle.hp == [0, 20]
    assert [event["damage"] for event in battle.events("hq-hurt")] == [2]


@rule("NH-BAT-04")
def test_attacks_are_automatic_and_ask_nobody():
    game = scenario("C3: outpost hq; C2: hegemony ganger facing S")
    open_battle(game)
    assert game.ask == 0
    assert not in_battle(game)
    assert list(game.hp) == [19, 20]


@rule("NH-BAT-05")
def test_situation_1_a_slot_that_acted_does_not_act_again():
    battle = fight(
        "C3: outpost annihilator facing N; C4: outpost scout facing N; C1: hegemony hq; "
        "C5: hegemony ganger facing N"
    )
    assert battle.removed == {"scout": 3}
    assert battle.hp == [20, 18]


@rule("NH-BAT-05")
def test_situation_2_a_slot_that_comes_back_above_the_segment_is_lost():
    battle = fight(
        "C3: moloch hybrid facing N; C1: outpost hq; C4: outpost saboteur; E2: moloch hybrid facing SW",
        "outpost moloch",
    )
    assert battle.removed == {"saboteur": 3}
    assert battle.hp == [20, 20]


@rule("NH-BAT-05")
def test_situation_3_a_bonus_regained_too_late_costs_the_action():
    battle = fight(
        "C3: outpost annihilator facing N; C4: outpost scout facing N; C1: hegemony hq;"
        "C5: hegemony net-fighter facing N; A3: outpost commando facing SE"
    )
    assert battle.removed == {"net-fighter": 3}
    assert battle.hp == [20, 20]


@rule("NH-BAT-05")
def test_a_slot_held_by_a_net_is_lost_when_its_value_stays():
    battle = fight(
        "C3: borgo claws facing N; C2: hegemony hq; C4: hegemony net-fighter facing N; "
        "C5: borgo claws facing N"
    )
    assert battle.removed["net-fighter"] == 3
    assert battle.hp == [20, 20]


@rule("NH-BAT-05")
def test_a_slot_held_by_a_net_may_act_later_when_its_value_falls():
    battle = fight(
        "C3: borgo mutant facing N; C2: hegemony hq; B3: borgo scout facing NE; "
        "C4: hegemony net-fighter facing N;"
        "C5: borgo claws facing N; B4: hegemony ganger facing N",
        "borgo hegemony",
    )
    assert battle.removed["net-fighter"] == 3
    assert battle.removed["scout"] == 3
    assert [e["initiative"] for e in battle.result["segments"]] == [3, 2, 0]
    assert battle.hp == [20, 19]


@rule("NH-BAT-06")
def test_several_initiatives_mean_all_attacks_in_each():
    both = fight("C3: outpost mobile-armor facing N; C2: hegemony hq; A1: hegemony guard")
    assert both.removed == {"guard": 2, "mobile-armor": 0}  # one shot in 3, one in 2
    assert both.hp == [20, 16]


@rule("NH-BAT-06")
def test_slots_that_fall_together_make_one_action():
    battle = fight(
        "C3: moloch stormtrooper facing N; C1: outpost hq; C4: outpost saboteur; B2: vegas saboteur",
        "outpost moloch vegas",
    )
    assert battle.segments == [0]
    assert battle.hp == [19, 20, 20]


@rule("NH-BAT-07")
def test_initiative_is_never_below_0_and_has_no_upper_limit():
    slow = fight(
        "C3: vegas mercenary facing N; C1: outpost hq; C4: outpost saboteur; B3: moloch blocker",
        "outpost vegas moloch",
    )
    assert slow.hp[0] == 18
    assert slow.segments == [0]
    fast = fight(
        "C3: borgo claws facing N; C2: outpost hq; C4: borgo hq; B3: borgo scout facing NE; "
        "D3: borgo scout facing NW"
    )
    assert fast.segments[0] == 6


@rule("NH-BAT-07")
def test_modifiers_are_summed_before_a_value_below_0_counts_as_0():
    battle = fight(
        "C3: borgo net-fighter facing N; C2: outpost hq; C4: outpost saboteur; "
        "B3: borgo scout facing NE; D3: vegas saboteur",
        "borgo outpost vegas",
    )
    assert battle.segments == [0]  # 1 + 1 - 1 - 1


@rule("NH-BAT-08")
def test_melee_hits_the_neighbour_on_its_side_through_armour():
    battle = fight("C3: hegemony ganger facing N; C2: moloch armored-guard facing S; C1: moloch hq")
    assert battle.removed == {"armored-guard": 3}
    assert battle.hp == [20, 20]


@rule("NH-BAT-09")
def test_ranged_hits_the_first_enemy_past_own_tiles_and_foundations():
    battle = fight(
        "C5: vegas marksman facing N; C4: vegas guard; C3: vegas mine; C2: outpost runner; C1: outpost hq"
    )
    assert battle.removed == {"runner": 3}
    assert battle.hp == [20, 20]


@rule("NH-BAT-10")
def test_armour_takes_1_off_ranged_hits_on_its_side():
    assert fight("C3: outpost commando facing N; C2: moloch blocker facing S").wounds == {}
    assert fight("C3: outpost annihilator facing N; C2: moloch blocker facing S").wounds == {"blocker": 1}
    assert fight("C3: outpost commando facing N; C2: moloch blocker facing N").wounds == {"blocker": 1}


@rule("NH-BAT-11")
def test_gauss_hits_everyone_in_the_line_but_the_armoured():
    battle = fight(
        "C5: smart gauss-cannon facing N; C4: moloch blocker facing S; C3: smart cyborg facing SE; "
        "C2: moloch hornet facing NW;"
        "C1: moloch hq; B4: smart officer facing SE"
    )
    assert battle.removed["hornet"] == 2
    assert battle.wounds == {}
    assert battle.hp == [20, 19]


@rule("NH-BAT-12")
def test_an_hq_strikes_all_neighbours_but_never_an_hq():
    battle = fight(
        "C3: outpost hq; C2: borgo hq; D2: borgo scout; D3: borgo scout; C4: borgo medic; "
        "B3: borgo officer; B2: borgo officer"
    )
    assert battle.hp == [20, 20]
    assert battle.segments == [1, 0] or battle.segments == [0]
    assert len([e for e in battle.events("struck") if e["tile"] == "outpost-hq"]) == 5


@rule("NH-BAT-12")
def test_the_hq_of_vegas_strikes_five_sides_and_takes_on_the_sixth():
    battle = fight("C3: vegas hq facing N; C2: borgo brawler facing N; C4: borgo brawler facing S")
    assert battle.removed == {"brawler": 0}
    assert battle.left.count("brawler") == 1


@rule("NH-BAT-12")
def test_an_hq_is_not_helped_by_its_own_ability():
    battle = fight("C3: hegemony hq; C2: borgo super-mutant facing N")
    assert battle.wounds == {"super-mutant": 1}


@rule("NH-BAT-13")
def test_the_battle_goes_on_when_an_hq_falls_and_it_still_strikes():
    battle = fight("C3: outpost hq; C2: hegemony ganger facing S", hp=[1, 20])
    assert battle.hp == [0, 20]
    assert battle.removed == {"ganger": 0}
    assert "hq" in battle.left
    assert battle.winner == 1


@rule("NH-BAT-14")
def test_a_choice_is_asked_before_the_segment_in_turn_order():
    drawn = "C3: moloch clown facing N; C2: outpost hq; C4: moloch hq; E1: moloch hybrid facing S"
    game = scenario(drawn, "outpost moloch")
    open_battle(game)
    assert game.ask == 1
    assert game.asked == 1
    assert in_battle(game)
    assert game.segment == 2
    twin = new_state(game.setup)
    game.copy_state(twin)
    assert twin.key() == game.key()
    for battle in (game, twin):
        battle_answer(battle, 0)
        assert not in_battle(battle)
    assert twin.key() == game.key()
    assert list(game.hp) == [19, 20]


@rule("NH-BAT-15")
def test_it_is_said_when_a_battle_is_over():
    game = scenario("C3: outpost hq; C2: hegemony ganger facing S")
    assert open_battle(game)
    assert not in_battle(game)
    asked = scenario("C3: moloch clown facing N; C2: outpost hq; C4: moloch hq", "outpost moloch")
    assert not open_battle(asked)
    assert battle_answer(asked, 0)


@rule("NH-END-03")
def test_both_hqs_at_0_in_one_battle_is_a_draw():
    drawn = "C1: outpost hq; C5: hegemony hq; C2: hegemony ganger facing N; C4: outpost brawler facing S"
    assert fight(drawn, hp=[1, 1]).winner == "draw"
    assert fight(drawn, hp=[1, 20]).winner == 1
    assert fight(drawn, hp=[20, 1]).winner == 0
    assert fight(drawn).winner is None
