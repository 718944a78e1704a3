"""The scenarios T34 to T66 of the rules: attack, damage, closing, endings, teams and the Automa."""

from tests.games.neon.bench import Bench
from tests.games.neon.setting import AUTOMA
from tests.marks import rule
from warpad.games.neon.rules import frames, layout
from warpad.games.neon.rules.rounds import CHECK_END
from warpad.games.neon.rules.scoring import points

AKARI, BOULDER, GHOST, SNAKE = range(4)


@rule("NEON-DEF-05", "NEON-RES-01")
def test_t34_plain_blocks_stop_no_critical_hit():
    table = Bench().put(AKARI, "park", energy=0).put(BOULDER, "park", energy=0, fields=1)
    table.attack(AKARI).roll("crit crit").roll("block_normal block_normal")
    assert table.health(BOULDER) == 4


@rule("NEON-DEF-09", "NEON-DEF-10", "NEON-R-14", "NEON-R-29", "NEON-DEF-11")
def test_t35_a_helmet_without_supply_is_discarded_for_its_own_effect():
    table = Bench().put(AKARI, "park", energy=0).put(BOULDER, "park", energy=0).equip(BOULDER, "g-hard-hat")
    table.attack(AKARI).roll("crit miss").roll("fail")
    assert table.stack(BOULDER, "helmet") == []
    assert table.discarded("g-hard-hat") == 1
    assert table.health(BOULDER) == 6


@rule("NEON-DEF-09")
def test_t36_an_optional_armour_effect_may_be_passed():
    table = Bench().put(AKARI, "park", energy=0).put(BOULDER, "park", energy=0)
    table.equip(BOULDER, "p-shiva", "g-kevlar").attack(AKARI).roll("hit miss").roll("fail")
    table.do("pass", by=BOULDER)
    assert table.health(BOULDER) == 5
    assert table.stack(BOULDER, "armor") == ["p-shiva", "g-kevlar"]


@rule("NEON-ATK-12", "NEON-R-30")
def test_t37_an_area_attack_rolls_once_and_defenders_follow_the_turn_order():
    table = Bench().put(AKARI, "park", energy=0)
    table.put(BOULDER, "factory", energy=0, initiative=6).put(GHOST, "factory", energy=0, initiative=2)
    table.bot("factory").equip(AKARI, "g-frag").put(AKARI, initiative=1)
    table.attack(AKARI, target="sector-factory").roll("hit miss").roll("fail")
    table.events()
    table.roll("fail").roll("block_normal")
    rolled = [event["target"] for event in table.events("defense-rolled")]
    assert rolled == ["fighter-ghost", "fighter-boulder"]
    assert (table.health(GHOST), table.health(BOULDER)) == (5, 6)
    assert table.bots(AKARI) == ["guard"]


@rule("NEON-BOT-01", "NEON-BOT-02", "NEON-BOT-03", "NEON-SEC-01", "NEON-RES-04")
def test_t38_the_die_of_a_bot_is_seen_before_dice_are_turned():
    table = Bench().put(AKARI, "park", energy=1).bot("park")
    table.attack(AKARI).roll("hit maybe").roll("block_normal")
    table.use("park", by=AKARI)
    assert table.energy(AKARI) == 0
    assert table.bots(AKARI) == ["guard"]
    assert table.position.s[layout.BOTS] == 0


@rule("NEON-RES-05", "NEON-ABL-05")
def test_t39_after_a_failed_attack_manoeuvre_b_moves_the_attacker():
    table = Bench().put(AKARI, "highway", energy=1).put(BOULDER, "highway", energy=0)
    table.attack(AKARI).passes().roll("hit miss").passes().roll("block_normal")
    table.use("maneuver-b", by=AKARI, sector="underpass")
    assert table.place(AKARI) == "underpass"
    assert table.energy(AKARI) == 0
    assert table.is_done()


@rule("NEON-DMG-01", "NEON-SET-09", "NEON-RES-03")
def test_t40_tokens_are_lost_from_the_top_row_down():
    table = Bench().put(AKARI, "park", energy=0).equip(AKARI, "o-muramasa").put(BOULDER, "park", energy=0)
    table.attack(AKARI, weapon="loot-o-muramasa").roll("crit crit crit crit").passes().roll("fail")
    assert table.health(BOULDER) == 2
    assert table.trophies(AKARI) == {"1": 1, "2": 3, "3": 0}


@rule("NEON-DMG-03", "NEON-KO-01", "NEON-MNT-01", "NEON-MNT-05", "NEON-R-25")
def test_t41_damage_beyond_the_last_token_is_lost():
    table = (
        Bench().put(AKARI, "park", energy=0).equip(AKARI, "g-tanto").put(BOULDER, "park", energy=0, health=1)
    )
    table.attack(AKARI, weapon="loot-g-tanto").roll("crit crit crit").passes().roll("fail")
    while not table.is_done():
        table.luck()
        if table.actor() == BOULDER:
            table.position.play(table.position.legal(BOULDER)[-1])
    assert table.trophies(AKARI) == {"1": 0, "2": 0, "3": 1}
    assert table.place(BOULDER) == "ship"
    assert (table.health(BOULDER), table.fact(BOULDER, "side")) == (6, 1)


@rule(
    "NEON-MNT-02",
    "NEON-MNT-03",
    "NEON-MNT-04",
    "NEON-MNT-05",
    "NEON-KO-03",
    "NEON-KO-04",
    "NEON-R-15",
    "NEON-R-18",
)
def test_t42_maintenance_in_its_order():
    table = Bench().put(AKARI, "park", energy=0).put(BOULDER, "park", energy=0, health=1)
    table.equip(BOULDER, "g-hornet", "g-riot-plates").equip(BOULDER, "g-kevlar").equip(BOULDER, "g-visor")
    table.attack(AKARI).roll("hit hit").roll("fail")
    assert table.place(BOULDER) == "ship"
    table.do("take", by=AKARI, loot="g-visor").do("equip", by=AKARI, loot="g-visor")
    assert table.stack(AKARI, "helmet") == ["g-visor"]
    table.do("pass", by=AKARI)
    assert table.stack(BOULDER, "pistol") == []
    assert table.discarded("g-hornet") == 1
    assert table.discarded("g-riot-plates") == 1
    table.deal("g-frag").deal("o-needle").deal("p-halo")
    table.do("equip", by=BOULDER, loot="o-needle").do("throw", by=BOULDER, loot="g-frag")
    table.do("equip", by=BOULDER, loot="p-halo").deal("servos").deal("reactor")
    assert sorted(action["upgrade"] for action in table.offers()) == ["reactor", "servos"]
    table.do("choose", by=BOULDER, upgrade="servos")
    assert table.is_done()
    assert (table.energy(BOULDER), table.health(BOULDER), table.fact(BOULDER, "side")) == (3, 6, 1)
    assert table.loot_cards() == 66


@rule("NEON-LAND-03", "NEON-LAND-01", "NEON-ACT-02")
def test_t43_defeated_before_the_own_turn_one_lands_and_acts_in_full():
    table = Bench().put(AKARI, "park").put(BOULDER, "ship", lost=1, side="B")
    table.row(BOULDER, "search", "move", "defense").turn(BOULDER)
    table.do("land", by=BOULDER, sector="stadium")
    assert table.place(BOULDER) == "stadium"
    for half in (1, 2, 3):
        assert table.can("skip", half=half)
        table.do("skip", by=BOULDER, half=half)


@rule("NEON-ACT-09", "NEON-R-03", "NEON-ABL-07")
def test_t44_defeated_in_the_own_turn_one_loses_the_other_actions():
    table = Bench().put(AKARI, "park", energy=0, health=1).put(SNAKE, "park", energy=3)
    table.row(AKARI, "attack", "search", "attack").turn(AKARI)
    table.do("act", by=AKARI, action="attack", half=1).passes().roll("hit miss").passes()
    table.roll("fail").do("pass", by=SNAKE).use("riposte", by=SNAKE)
    assert table.place(AKARI) == "ship"
    while not table.is_done():
        table.luck()
        if table.actor() >= 0:
            assert not table.can("act")
            table.position.play(table.position.legal(table.actor())[-1])
    assert table.place(AKARI) == "ship"
    assert table.trophies(SNAKE) == {"1": 0, "2": 0, "3": 1}


@rule("NEON-KO-02", "NEON-RND-05", "NEON-TOK-03", "NEON-RND-06")
def test_t45_the_token_of_the_eliminated_works_until_the_round_ends():
    table = Bench().put(AKARI, "park", energy=0).put(BOULDER, "park", energy=0).put(SNAKE, "out")
    table.put(SNAKE, token="park").attack(AKARI).roll("hit miss").passes().roll("fail")
    assert table.health(BOULDER) == 6
    assert table.fact(SNAKE, "token") == 0
    table.closes("stadium", "police").rest_of_round(CHECK_END).luck()
    assert table.fact(SNAKE, "token") == -1


@rule("NEON-CLOSE-03", "NEON-CLOSE-07")
def test_t46_fighters_flee_from_the_leader_clockwise():
    table = Bench(leader=2).put(BOULDER, "stadium", energy=0).put(SNAKE, "stadium", energy=0)
    table.closes("stadium", "police").close()
    table.do("flee", by=SNAKE, sector="tv-tower").do("flee", by=BOULDER, sector="police")
    assert (table.place(SNAKE), table.place(BOULDER)) == ("tv-tower", "police")
    assert (table.health(SNAKE), table.health(BOULDER)) == (5, 5)


@rule("NEON-CLOSE-04")
def test_t47_the_last_two_sectors_stay():
    table = Bench().lay_ring("park", "factory").closes("park", "factory").close().luck()
    assert table.ring() == ["park", "factory"]


@rule("NEON-ROY-02", "NEON-ROY-03", "NEON-ROY-05")
def test_t48_a_flood_may_leave_nobody():
    table = Bench("akari", "boulder", "ghost", mode="royale").lay_ring("park", "factory")
    table.put(AKARI, "park", energy=0, health=1).put(BOULDER, "factory", energy=0, health=1).put(GHOST, "out")
    table.closes("park", "factory").rest_of_round(CHECK_END).do("stay", by=AKARI).do(
        "stay", by=BOULDER
    ).luck()
    assert table.position.scores() == [0.0, 0.0, 0.0]


@rule("NEON-REB-03", "NEON-REB-04", "NEON-END-01")
def test_t49_an_eliminated_fighter_gets_the_title_but_does_not_win():
    table = Bench("akari", "boulder", "ghost", leader=2).round(7)
    table.put(AKARI, "out").give_trophies(AKARI, *[2] * 10)
    table.put(BOULDER, "park").give_trophies(BOULDER, *[3] * 5)
    table.put(GHOST, "park").give_trophies(GHOST, *[2] * 5, 1)
    table.rest_of_round(CHECK_END)
    assert [points(table.position, side) for side in range(3)] == [20, 15, 12]
    assert table.position.scores() == [0.0, 1.0, 0.0]
    assert table.events("titled")[0]["fighter"] == ["akari"]


@rule("NEON-REB-03")
def test_t50_equal_points_are_parted_by_the_dearer_trophies():
    table = Bench("akari", "boulder", "ghost", leader=2).round(7)
    table.put(AKARI, "park").give_trophies(AKARI, 3, 2, 2, 2, 1, 1, 1, 1, 1)
    table.put(BOULDER, "park").give_trophies(BOULDER, 3, 2, 2, 2, 2, 1, 1, 1)
    table.put(GHOST, "park").rest_of_round(CHECK_END)
    assert points(table.position, 0) == points(table.position, 1) == 14
    assert table.position.scores() == [0.0, 1.0, 0.0]


@rule("NEON-COA-06")
def test_t51_a_team_counts_its_bots_together():
    table = Bench(mode="coalition", leader=1).give_bot(AKARI, "guard").give_bot(GHOST, "guard")
    assert points(table.position, 0) == 3


@rule("NEON-COA-02", "NEON-R-12", "NEON-GEN-02")
def test_t52_an_area_attack_leaves_allies_out():
    table = Bench("phoenix", "boulder", "ghost", "snake", mode="coalition")
    table.put(0, "park", energy=5).equip(0, "g-hornet")
    for seat in (1, 2):
        table.put(seat, "factory", energy=0)
    table.bot("factory").attack(0, weapon="loot-g-hornet", target="fighter-boulder")
    table.use("firestorm", by=0).passes().roll("hit hit").roll("fail").passes().roll("fail")
    assert (table.health(1), table.health(2)) == (4, 6)
    assert table.bots(0) == ["guard"]


@rule("NEON-COA-04", "NEON-R-27", "NEON-SEC-04")
def test_t53_a_reroll_by_an_ally_is_the_only_one():
    table = Bench(mode="coalition").put(AKARI, "highway", energy=0).put(GHOST, "highway", energy=1)
    table.put(BOULDER, "highway", energy=0).attack(AKARI).roll("hit miss")
    assert table.can("use", effect="highway")
    table.do("pass", by=AKARI).use("maneuver-a.attack", by=GHOST).do("reroll", by=GHOST, miss=1, hit=0).roll(
        "hit"
    )
    assert table.energy(GHOST) == 0
    assert table.dice() == 1
    assert table.position.s[table.position.top()] == frames.ROLL_DEFENSE


@rule("NEON-AUTO-03")
def test_t54_the_automa_prefers_health_to_nearness():
    table = Bench(automa=True).put(AUTOMA, "park").put(AKARI, "factory", health=5).put(BOULDER, "highway")
    table.automa_turn().passes()
    assert table.place(AUTOMA) == "factory"
    assert table.events("attacked")[0]["target"] == "fighter-boulder"


@rule("NEON-AUTO-04")
def test_t55_with_two_equal_ways_the_automa_takes_the_smaller_number():
    table = Bench(automa=True).lay_ring("park", "factory", "mall", "highway", "underpass", "charging-station")
    table.put(AUTOMA, "park").put(AKARI, "highway").automa_turn()
    assert table.place(AUTOMA) == "factory"


@rule("NEON-AUTO-04", "NEON-AUTO-05")
def test_t56_without_a_target_the_automa_only_moves():
    table = Bench(automa=True).put(AUTOMA, "park").put(AKARI, "underpass").put(BOULDER, "mall").automa_turn()
    assert table.place(AUTOMA) == "factory"
    assert table.is_done()
    assert table.events("attacked") == []


@rule("NEON-R-05", "NEON-ATK-03")
def test_t57_in_a_ring_of_three_a_neighbour_is_also_at_range_two():
    table = Bench().lay_ring("park", "factory", "mall").put(AKARI, "park", energy=0).put(BOULDER, "factory")
    table.equip(AKARI, "o-needle").start(frames.ASK_AIM, AKARI)
    ranges = sorted(action["range"] for action in table.offers(do="aim", weapon="loot-o-needle"))
    assert ranges == [1, 2]
    table.do("aim", by=AKARI, weapon="loot-o-needle", range=2)
    assert table.dice() == 5


@rule("NEON-SEC-08", "NEON-SEC-00")
def test_t58_in_the_police_station_nobody_rerolls():
    table = Bench().put(AKARI, "police", energy=3).put(GHOST, "police", energy=3)
    table.attack(AKARI).passes().roll("hit miss").roll("fail")
    assert table.health(GHOST) == 5
    assert table.energy(GHOST) == 3


@rule("NEON-SEC-10", "NEON-ABL-03")
def test_t59_in_the_tv_tower_abilities_cost_one_more():
    table = Bench().put(GHOST, "tv-tower", energy=3).put(AKARI, "tv-tower", energy=0, fields=1)
    table.attack(GHOST).use("infrasound", by=GHOST)
    assert table.energy(GHOST) == 1
    assert table.dice() == 3


@rule("NEON-SEC-03", "NEON-NRG-02")
def test_t60_energy_stops_at_six_on_entering_the_charging_station():
    table = Bench().put(AKARI, "factory", energy=6).closes("factory", "park").close()
    table.do("flee", by=AKARI, sector="charging-station").do("pass", by=AKARI)
    assert table.place(AKARI) == "charging-station"
    assert table.energy(AKARI) == 6
    assert table.health(AKARI) == 5


@rule("NEON-END-01", "NEON-END-03")
def test_t61_the_last_cell_ends_the_game_without_closing():
    table = Bench("akari", "boulder", "ghost").round(7).lay_ring("park", "factory").put(GHOST, "out")
    table.put(AKARI, "park").put(BOULDER, "park").closes("park", "factory").rest_of_round(CHECK_END)
    assert table.position.scores() == [1.0, 0.0, 0.0]
    assert table.ring() == ["park", "factory"]
    assert table.health(AKARI) == 6


@rule("NEON-R-28", "NEON-DEFA-01")
def test_t62_three_defence_halves_give_two_tokens_and_six_energy():
    table = (
        Bench("boulder", "illusion", "ghost").put(0, "park", energy=0).row(0, "defense", "move", "defense")
    )
    table.start(frames.STEP_ATTACH, 0).declare_defence(0)
    assert table.fact(0, "field") == 2
    table.start(frames.STEP_ATTACH, 0).declare_defence(0)
    assert table.fact(0, "field") == 2
    table.turn(0)
    table.do("act", by=0, action="defense", half=1).do("skip", by=0, half=2).do(
        "act", by=0, action="defense", half=3
    )
    assert table.energy(0) == 4


@rule("NEON-ACT-01", "NEON-R-32", "NEON-LEAD-01", "NEON-ACT-03")
def test_t63_a_half_declared_as_takeover_gives_no_field_token():
    table = Bench().put(AKARI, "park", energy=0).row(AKARI, "attack", "defense/leadership", "move").lead(2)
    table.start(frames.STEP_ATTACH, AKARI).do("declare", by=AKARI, action="leadership")
    assert table.fact(AKARI, "field") == 0
    table.turn(AKARI).do("skip", by=AKARI, half=1)
    assert not table.can("act", action="defense")
    table.do("act", by=AKARI, action="leadership", half=2)
    assert table.position.s[layout.LEADER] == AKARI
    assert table.energy(AKARI) == 1


@rule("NEON-ATK-07", "NEON-RES-05")
def test_t64_a_target_pulled_out_of_reach_makes_the_attack_fail():
    table = Bench().put(AKARI, "park", energy=2).put(BOULDER, "factory", energy=3).equip(AKARI, "g-hornet")
    table.attack(AKARI, weapon="loot-g-hornet").use("rescue-line", by=AKARI, sector="charging-station")
    assert table.place(BOULDER) == "charging-station"
    assert table.energy(AKARI) == 1
    table.do("pass", by=AKARI)
    table.use("maneuver-b", by=AKARI, sector="factory")
    assert table.is_done()
    assert table.events("attack-rolled") == []
    assert table.place(AKARI) == "factory"


@rule("NEON-EFF-02", "NEON-R-10", "NEON-SUP-02", "NEON-SUP-07")
def test_t65_a_lonely_grenade_is_its_own_supply():
    table = Bench().put(AKARI, "park", energy=0).put(BOULDER, "factory", energy=0).equip(AKARI, "g-frag")
    table.attack(AKARI).roll("hit miss").passes().roll("fail")
    assert table.stack(AKARI, "grenade") == []
    assert table.discarded("g-frag") == 1
    assert table.health(BOULDER) == 5


@rule("NEON-DEF-02", "NEON-ATK-12", "NEON-EFF-04")
def test_t66_a_hologram_helps_only_its_owner():
    table = Bench("akari", "illusion", "ghost").put(0, "park", energy=0).equip(0, "g-frag")
    table.put(1, "factory", energy=2, initiative=1).put(2, "factory", energy=0, initiative=2)
    table.attack(0).roll("hit miss").use("hologram", by=1).roll("fail").passes().roll("fail")
    assert (table.health(1), table.health(2)) == (6, 5)
