"""Ends of games, points, teams, floods and the Automa."""

import pytest

from tests.games.neon.bench import CATALOGUE, Bench
from tests.games.neon.setting import AUTOMA
from tests.marks import rule
from warpad.games.neon.rules import frames, layout
from warpad.games.neon.rules.rounds import CHECK_END
from warpad.games.neon.rules.scoring import points, sides_left

AKARI, BOULDER, GHOST, SNAKE = range(4)


def royale(**facts: int) -> Bench:
    """Two fighters on the last two sectors."""
    table = Bench("akari", "boulder", "ghost", mode="royale").lay_ring("park", "factory").put(2, "out")
    return table.put(0, "park", **facts).put(1, "factory", **facts).closes("park", "factory")


@rule("NEON-GEN-03", "NEON-R-02", "NEON-END-01")
def test_a_fighter_on_the_ship_is_still_in_the_tournament():
    table = Bench("akari", "boulder", "ghost").put(0, "park").put(1, "ship").put(2, "out")
    assert sides_left(table.position) == 0b011
    table.closes("mall", "police").rest_of_round(CHECK_END).luck()
    assert table.position.scores() == []


@rule("NEON-REB-01", "NEON-END-01")
def test_the_only_one_left_wins_whatever_the_points():
    table = Bench("akari", "boulder", "ghost", leader=1).put(0, "park").put(1, "out").put(2, "out")
    table.give_trophies(1, 3, 3).rest_of_round(CHECK_END)
    assert table.position.scores() == [1.0, 0.0, 0.0]


@rule("NEON-REB-05", "NEON-REB-04", "NEON-END-01")
def test_when_nobody_is_left_nobody_wins_but_the_title_is_given():
    table = Bench("akari", "boulder", "ghost")
    for seat in range(3):
        table.put(seat, "out")
    table.give_trophies(1, 3).rest_of_round(CHECK_END)
    assert table.position.scores() == [0.0, 0.0, 0.0]
    assert table.events("titled")[0]["fighter"] == ["boulder"]


@rule("NEON-REB-04")
@pytest.mark.parametrize(
    ("trophies", "is_titled"),
    [([3, 3], True), ([3, 2], False), ([2, 2, 1], False), ([3, 1], False), ([], False)],
    ids=["more", "all equal", "as many, but cheaper trophies", "fewer", "none"],
)
def test_the_title_goes_to_an_eliminated_fighter_only_for_the_most_points(trophies, is_titled):
    table = Bench("akari", "boulder", "ghost", leader=2).put(0, "park").put(1, "out").put(2, "out").round(7)
    table.give_trophies(0, 3, 2).give_trophies(1, *trophies).rest_of_round(CHECK_END)
    assert table.position.scores() == [1.0, 0.0, 0.0]
    assert [event["fighter"] for event in table.events("titled")] == [["boulder"]] * is_titled


@rule("NEON-REB-04")
@pytest.mark.parametrize(("mode", "is_titled"), [("rebirth", True), ("royale", False)])
def test_there_is_no_title_where_points_do_not_count(mode, is_titled):
    table = Bench("akari", "boulder", "ghost", mode=mode).put(0, "park").put(1, "out").put(2, "out")
    table.give_trophies(1, 3, 3).rest_of_round(CHECK_END)
    assert table.position.scores() == [1.0, 0.0, 0.0]
    assert bool(table.events("titled")) is is_titled


@rule("NEON-REB-02")
def test_points_count_trophies_bots_pairs_and_the_leader_token():
    table = (
        Bench(leader=AKARI).give_trophies(AKARI, 3, 2, 1).give_bot(AKARI, "guard").give_bot(AKARI, "guard")
    )
    table.give_bot(AKARI, "waiter")
    assert points(table.position, AKARI) == 6 + 3 + 1 + 1
    table.position.s[table.at(AKARI) + layout.F_BOTS + CATALOGUE.bots.index("guard")] -= 1
    table.position.s[table.at(AKARI) + layout.F_SPENT_BOTS + CATALOGUE.bots.index("guard")] += 1
    assert points(table.position, AKARI) == 11


@rule("NEON-REB-03")
def test_a_full_tie_is_a_shared_win():
    table = Bench("akari", "boulder", "ghost", leader=2).round(7)
    for seat in range(3):
        table.put(seat, "park")
    table.give_trophies(0, 3, 2).give_trophies(1, 3, 2).rest_of_round(CHECK_END)
    assert table.position.scores() == [0.5, 0.5, 0.0]


@rule("NEON-R-26")
def test_the_leader_token_of_the_eliminated_counts_only_for_the_title():
    table = Bench("akari", "boulder", "ghost", leader=0).round(7).put(0, "out").put(1, "park").put(2, "park")
    table.give_trophies(0, 2).give_trophies(1, 2).rest_of_round(CHECK_END)
    assert table.position.scores() == [0.0, 1.0, 0.0]
    assert table.events("titled")[0]["fighter"] == ["akari"]


@rule("NEON-END-02", "NEON-ROY-02")
def test_battle_royale_goes_on_after_the_last_cell():
    table = royale(energy=0).round(7)
    table.rest_of_round(CHECK_END).do("stay", by=0).do("stay", by=1).luck()
    assert table.position.scores() == []
    assert table.position.s[layout.ROUND] == 8


@rule("NEON-ROY-02", "NEON-END-03")
def test_the_last_fighter_wins_before_any_closing():
    table = (
        Bench("akari", "boulder", "ghost", mode="royale").put(0, "park", health=1).put(1, "out").put(2, "out")
    )
    table.closes("park", "mall").rest_of_round(CHECK_END)
    assert table.position.scores() == [1.0, 0.0, 0.0]
    assert table.health(0) == 1


@rule("NEON-ROY-01", "NEON-DMG-02")
def test_in_battle_royale_tokens_have_no_value():
    table = (
        Bench("akari", "boulder", "ghost", mode="royale").put(0, "park", energy=0).put(1, "park", energy=0)
    )
    table.attack(0).roll("hit hit").roll("fail")
    assert table.health(1) == 4
    assert table.trophies(0) == {"1": 0, "2": 0, "3": 0}


@rule("NEON-ROY-03", "NEON-ROY-05")
def test_a_flood_hurts_all_takes_search_tokens_and_leaves_the_sectors():
    table = royale(energy=0).search_tokens("park", 2).search_tokens("factory", 1).flood()
    table.do("stay", by=0).do("stay", by=1).luck()
    assert (table.health(0), table.health(1)) == (5, 5)
    assert (table.tokens_in("park"), table.tokens_in("factory")) == (1, 0)
    assert table.ring() == ["park", "factory"]
    assert (table.place(0), table.place(1)) == ("park", "factory")


@rule("NEON-ROY-03", "NEON-ROY-05")
def test_t72_in_a_flood_one_may_change_sectors_and_is_hurt_all_the_same():
    table = royale(energy=0).lay_ring("park", "charging-station").put(1, "park").flood()
    assert {action["do"] for action in table.offers()} == {"flee", "stay"}
    table.do("flee", by=0, sector="charging-station").do("stay", by=1).luck()
    assert (table.place(0), table.place(1)) == ("charging-station", "park")
    assert (table.health(0), table.health(1)) == (5, 5)
    assert (table.energy(0), table.energy(1)) == (1, 0)


@rule("NEON-ROY-05", "NEON-ROY-04")
@pytest.mark.parametrize(("place", "left"), [("underpass", 6), ("factory", 5)])
def test_who_stood_in_the_underpass_when_the_flood_came_is_spared(place, left):
    table = royale(energy=0).lay_ring("underpass", "factory").put(0, place).put(1, "out").flood()
    table.do("flee", by=0).luck()
    assert table.health(0) == left


@rule("NEON-CLOSE-03")
def test_nobody_stays_in_a_sector_that_sinks():
    table = royale(energy=0).lay_ring("park", "factory", "mall").close()
    assert {action["do"] for action in table.offers()} == {"flee"}
    refusal = table.why_not("stay")
    assert (refusal.rule, refusal.message) == ("NEON-CLOSE-03", "neon-refuse-sinks")


@rule("NEON-ROY-04", "NEON-R-20")
def test_manoeuvre_c_and_the_underpass_work_in_a_flood():
    table = royale(energy=2).lay_ring("underpass", "factory").put(0, "underpass").flood()
    table.do("stay", by=0).do("stay", by=1).use("maneuver-c", by=1).luck()
    assert (table.health(0), table.health(1)) == (6, 6)
    assert (table.energy(0), table.energy(1)) == (2, 0)


@rule("NEON-ROY-06", "NEON-R-22")
@pytest.mark.parametrize(("past", "is_spared"), [(6, True), (13, True), (14, False)])
def test_t73_from_the_fifteenth_flood_the_damage_cannot_be_avoided(past, is_spared):
    table = royale(energy=6)
    table.position.s[layout.FLOODS] = past
    table.flood()
    for seat in range(2):
        table.do("stay", by=seat)
        assert table.can("use", effect="maneuver-c") is is_spared
        if is_spared:
            table.use("maneuver-c", by=seat)
    table.luck()
    assert (table.health(0), table.health(1)) == ((6, 6) if is_spared else (5, 5))


@rule("NEON-ROY-07")
def test_when_two_sectors_are_left_the_second_closing_does_not_drive_out():
    table = royale(energy=0).close()
    assert {action["do"] for action in table.offers()} == {"flee", "stay"}
    table.do("stay", by=0).luck()
    assert (table.place(0), table.health(0)) == ("park", 5)
    assert table.ring() == ["park", "factory"]


@rule("NEON-END-04")
def test_a_closing_that_leaves_one_fighter_ends_the_game():
    table = Bench("akari", "boulder", "ghost").put(0, "mall").put(1, "park", energy=0, health=1, side="B")
    table.put(2, "out").closes("park", "police").rest_of_round(CHECK_END)
    table.do("flee", by=1, sector="factory").luck()
    assert table.position.scores() == [1.0, 0.0, 0.0]


# Teams.


@rule("NEON-COA-07", "NEON-R-21")
def test_a_team_without_fighters_cannot_win():
    table = Bench(mode="coalition", leader=1).put(0, "out").put(2, "out").put(1, "park").put(3, "out")
    table.give_trophies(0, 3, 3, 3).rest_of_round(CHECK_END)
    assert table.position.scores() == [0.0, 1.0, 0.0, 1.0]


@rule("NEON-COA-01", "NEON-COA-06")
def test_a_team_wins_together_by_its_pooled_points():
    table = Bench(mode="coalition", leader=1).round(7)
    for seat in range(4):
        table.put(seat, "park")
    table.give_trophies(0, 2).give_trophies(2, 2).give_trophies(1, 2).rest_of_round(CHECK_END)
    assert table.position.scores() == [1.0, 0.0, 1.0, 0.0]


@rule("NEON-COA-02", "NEON-ATK-02")
def test_an_ally_cannot_be_attacked():
    table = Bench(mode="coalition").put(0, "park").put(2, "park").put(1, "park").equip(0, "g-hornet")
    table.start(frames.ASK_AIM, 0)
    assert {action["target"] for action in table.offers(do="aim")} == {"fighter-boulder"}


@rule("NEON-COA-03")
@pytest.mark.parametrize("mode", ["coalition", "rebirth"])
def test_team_effects_work_only_in_squad(mode):
    table = Bench(mode=mode).put(AKARI, "park", energy=0).put(BOULDER, "park", energy=0)
    table.put(SNAKE, "park", energy=0).equip(SNAKE, "o-command-link", "g-berserk")
    table.attack(AKARI, target="fighter-boulder").roll("hit hit")
    if mode == "rebirth":
        assert table.dice() == 1
        return
    table.use("o-command-link.2", by=SNAKE)
    assert table.dice() == 2


@rule("NEON-COA-04", "NEON-SEC-08")
def test_an_ally_cannot_reroll_for_one_in_the_police_station():
    table = Bench(mode="coalition").put(AKARI, "police", energy=0).put(BOULDER, "police", energy=0)
    table.put(GHOST, "police", energy=3).attack(AKARI).roll("miss miss")
    assert table.position.s[table.position.top()] == frames.ROLL_DEFENSE


@rule("NEON-COA-05")
def test_allies_have_no_way_to_hand_over_equipment():
    table = Bench(mode="coalition").put(AKARI, "park", energy=6).put(GHOST, "park", energy=6)
    table.equip(AKARI, "g-hornet").row(AKARI, "attack", "search", "move").turn(AKARI)
    assert {action["do"] for action in table.offers()} <= {"act", "skip", "use"}
    assert not table.offers(loot="g-hornet")


@rule("NEON-KO-03", "NEON-COA-02")
def test_a_trap_set_by_an_ally_takes_no_spoils():
    table = Bench("illusion", "boulder", "ghost", "snake", mode="coalition").put(0, token="park")
    table.put(1, "factory", health=1, side="B").equip(1, "g-hornet").put(0, "mall").move(1)
    table.do("go", by=1, sector="park")
    assert table.place(1) == "out"
    assert table.can("take", loot="g-hornet")


# The Automa.


@rule("NEON-AUTO-03")
def test_among_equals_the_automa_hunts_whoever_acted_latest():
    table = Bench(automa=True).put(AUTOMA, "park").put(AKARI, "park", acted=2).put(BOULDER, "park", acted=1)
    table.bot("park").automa_turn()
    assert table.events("attacked")[0]["target"] == "fighter-akari"


@rule("NEON-AUTO-05", "NEON-AUTO-07")
def test_the_automa_attacks_with_its_printed_dice_and_the_target_defends():
    table = Bench(automa=True).put(AUTOMA, "park").put(GHOST, "charging-station", energy=1).automa_turn()
    assert table.place(AUTOMA) == "factory"
    assert table.dice() == 3
    table.roll("hit miss miss").passes().roll("fail").use("maneuver-a.defense", by=GHOST).roll("block_normal")
    assert table.health(GHOST) == 6


@rule("NEON-AUTO-08")
def test_the_automa_collects_trophies_and_may_win():
    table = (
        Bench("akari", "boulder", automa=True, leader=1)
        .round(7)
        .put(0, "park", energy=0)
        .put(1, "park", energy=0)
    )
    table.put(AUTOMA, "park").automa_turn().roll("hit hit hit").roll("fail")
    assert table.trophies(AUTOMA) == {"1": 0, "2": 3, "3": 0}
    table.rest_of_round(CHECK_END)
    assert table.position.scores() == [0.0, 0.0]
    assert table.events("won")[0]["fighter"] == ["automa"]


@rule("NEON-AUTO-09")
def test_the_automa_gains_no_energy_but_feels_trap_and_neko():
    table = Bench("akari", "illusion", "ghost", automa=True).put(1, token="factory").put(0, token="factory")
    table.put(AUTOMA, "park").put(2, "factory", energy=0).put(1, "mall").automa_turn()
    assert table.health(AUTOMA) == 5
    assert table.trophies(1) == {"1": 1, "2": 0, "3": 0}
    assert table.dice() == 1
    station = Bench(automa=True).put(AUTOMA, "factory").put(AKARI, "charging-station").automa_turn()
    assert station.fact(AUTOMA, "energy") == 0


@rule("NEON-AUTO-10", "NEON-GEN-02")
def test_in_squad_the_automa_is_a_side_of_its_own():
    table = Bench(mode="coalition", automa=True).put(AUTOMA, "park")
    for seat in range(4):
        table.put(seat, "out")
    table.rest_of_round(CHECK_END)
    assert table.position.scores() == [0.0, 0.0, 0.0, 0.0]
    assert not any(table.position.is_ally(AUTOMA, seat) for seat in range(4))
