"""Sectors, special tokens, moving, searching and closing."""

import pytest

from tests.games.neon.bench import CATALOGUE, Bench
from tests.games.neon.setting import AUTOMA
from tests.marks import rule
from warpad.games.neon.rules import frames, layout
from warpad.games.neon.rules.rounds import CHECK_END

AKARI, BOULDER, GHOST, SNAKE = range(4)


# Moving.


@rule("NEON-MOVE-01", "NEON-GEN-04")
def test_a_move_goes_to_either_neighbour():
    table = Bench().put(AKARI, "park").move(AKARI)
    assert {action["sector"] for action in table.offers(do="go")} == {"factory", "tv-tower"}
    table.do("go", by=AKARI, sector="tv-tower")
    assert table.place(AKARI) == "tv-tower"


@rule("NEON-GEN-04", "NEON-CLOSE-04")
def test_neighbours_of_a_sunken_sector_become_adjacent():
    table = Bench().put(AKARI, "park").closes("factory", "mall").close().luck().move(AKARI)
    assert {action["sector"] for action in table.offers(do="go")} == {"charging-station", "tv-tower"}


@rule("NEON-MOVE-04")
def test_of_two_sectors_the_other_is_the_only_neighbour():
    table = Bench().lay_ring("park", "mall").put(AKARI, "park").move(AKARI)
    assert {action["sector"] for action in table.offers(do="go")} == {"mall"}


@rule("NEON-MOVE-01", "NEON-R-01")
def test_a_move_may_stay_and_enters_nothing_then():
    table = Bench(skips=False).put(AKARI, "charging-station", energy=1).move(AKARI)
    table.do("stay", by=AKARI)
    assert (table.place(AKARI), table.energy(AKARI)) == ("charging-station", 1)
    assert [event["event"] for event in table.events("moved", "stayed")] == ["stayed"]


@rule("NEON-MOVE-03", "NEON-SEC-07")
def test_from_the_train_station_a_move_goes_anywhere_but_other_relocations_do_not():
    table = Bench().put(AKARI, "station", energy=1).move(AKARI)
    assert {action["sector"] for action in table.offers(do="go")} == set(table.ring()) - {"station"}
    other = Bench().put(AKARI, "station", energy=1).put(BOULDER, "station", energy=0).attack(AKARI)
    other.passes().roll("miss miss").passes().roll("fail")
    assert {a["sector"] for a in other.offers(effect="maneuver-b")} == {"mall", "police"}


@rule("NEON-MOVE-05", "NEON-SEC-03")
def test_a_longer_move_enters_only_the_last_sector():
    table = Bench("phoenix", "boulder", "ghost").put(0, "factory", energy=2).move(0)
    table.do("go", by=0, sector="highway", effect="take-off")
    assert (table.place(0), table.energy(0)) == ("highway", 1)


@rule("NEON-UPG-01")
def test_an_upgrade_of_the_round_is_used_once():
    table = Bench().put(AKARI, "park", energy=0).put(AKARI, upgrade="servos").move(AKARI)
    table.do("go", by=AKARI, sector="charging-station")
    assert table.fact(AKARI, "exhausted") == 1
    table.move(AKARI)
    assert {action["sector"] for action in table.offers(do="go")} == {"factory", "highway"}


# Searching.


@rule("NEON-SRCH-01", "NEON-SRCH-02", "NEON-SRCH-04", "NEON-SRCH-07")
def test_a_search_is_paid_by_token_and_leaves_one_of_three_green_cards():
    table = Bench().put(AKARI, "park", energy=3).search_tokens("park", 2).search(AKARI)
    table.deal("g-frag").deal("g-visor").deal("g-hornet").do("leave", by=AKARI, loot="g-frag")
    assert table.discarded("g-frag") == 1
    table.do("equip", by=AKARI, loot="g-visor").do("equip", by=AKARI, loot="g-hornet")
    assert (table.energy(AKARI), table.tokens_in("park")) == (1, 3)
    assert table.loot_cards() == 66


@rule("NEON-SRCH-02")
def test_an_orange_sector_gives_two_orange_cards():
    table = Bench().put(AKARI, "stadium").search(AKARI).deal("o-cobra").deal("o-needle")
    assert not table.can("leave")
    assert {action["loot"] for action in table.offers(do="equip")} == {"o-cobra", "o-needle"}


@rule("NEON-SRCH-03", "NEON-SRCH-08", "NEON-SEC-06", "NEON-R-16")
def test_in_the_mall_one_looks_at_a_third_orange_card_but_keeps_two():
    table = Bench().put(AKARI, "mall").search(AKARI).deal("o-cobra").deal("o-needle").deal("o-reaper")
    table.do("leave", by=AKARI, loot="o-cobra")
    assert not table.can("leave")


@rule("NEON-SRCH-06")
def test_a_dry_deck_is_made_anew_from_its_discard_pile_and_less_is_drawn_when_both_are_empty():
    table = Bench().put(AKARI, "park", energy=0)
    s = table.position.s
    for design in range(CATALOGUE.tables.class_end[0]):
        s[layout.DECK + design] = 0
    s[layout.DECK], s[layout.DISCARD + 1] = 1, 1
    table.search(AKARI)
    assert table.events("deck-shuffled")
    assert s[layout.LOOKED] == 2
    assert not table.can("leave")


@rule("NEON-SRCH-05", "NEON-UPG-01", "NEON-MNT-06", "NEON-R-19")
def test_cards_that_are_taken_are_all_kept():
    table = Bench(leader=1).put(AKARI, "ship").put(AKARI, upgrade="sponsor-crate")
    table.start(frames.STEP_MAINTAIN, AKARI, 5)
    table.deal("p-halo").do("equip", by=AKARI, loot="p-halo")
    assert table.stack(AKARI, "helmet") == ["p-halo"]
    assert table.position.s[layout.LEADER] == AKARI


# Placing.


@rule("NEON-LOOT-01", "NEON-LOOT-02", "NEON-LOOT-09", "NEON-R-08")
def test_a_card_is_placed_at_once_and_own_equipment_is_not_thrown_away():
    table = Bench().put(AKARI, "stadium").equip(AKARI, "g-hornet").search(AKARI)
    table.deal("o-muramasa").deal("o-arc")
    assert {a["do"] for a in table.offers(loot="o-muramasa")} == {"equip", "throw"}
    assert {a["do"] for a in table.offers(loot="o-arc")} == {"throw"}
    assert not table.offers(loot="g-hornet")


@rule("NEON-LOOT-03", "NEON-LOOT-05", "NEON-LOOT-06")
def test_covering_and_stowing_need_a_shared_symbol():
    table = Bench().put(AKARI, "stadium").equip(AKARI, "g-kevlar").search(AKARI)
    table.deal("o-viceroy").deal("o-titan")
    assert {a["do"] for a in table.offers(loot="o-viceroy")} == {"equip", "cover", "stow", "throw"}
    assert {a["do"] for a in table.offers(loot="o-titan")} == {"cover", "stow", "throw"}


@rule("NEON-LOOT-04", "NEON-LOOT-07", "NEON-R-07", "NEON-SUP-03")
def test_a_covered_card_and_its_supplies_lie_under_the_new_one():
    table = Bench().put(AKARI, "stadium").equip(AKARI, "g-bison", "g-hornet", "g-messenger", "g-riot-plates")
    table.search(AKARI).deal("o-hailstorm").deal("o-needle")
    table.do("throw", by=AKARI, loot="o-needle").do("cover", by=AKARI, loot="o-hailstorm")
    dropped = [action["loot"] for action in table.offers(do="drop")]
    assert sorted(dropped) == ["g-bison", "g-hornet", "g-messenger", "g-riot-plates"]
    table.do("drop", by=AKARI, loot="g-bison").do("drop", by=AKARI, loot="g-hornet")
    assert sorted(table.stack(AKARI, "heavy")) == ["g-messenger", "g-riot-plates", "o-hailstorm"]
    assert table.loot_cards() == 66


@rule("NEON-LOOT-08")
def test_a_discarded_card_takes_its_supplies_along():
    table = (
        Bench()
        .put(AKARI, "park", energy=0)
        .put(BOULDER, "park", energy=0)
        .equip(BOULDER, "g-hard-hat", "g-visor")
    )
    table.position.s[table.position.equipment(BOULDER, 5) + 1] = 0
    table.equip(BOULDER, "g-hard-hat", "o-arc").attack(AKARI).roll("crit miss").roll("fail")
    assert table.stack(BOULDER, "helmet") == []
    assert table.discarded("o-arc") == 1


# Sectors.


@rule("NEON-SEC-02", "NEON-SEC-11", "NEON-ATK-13")
def test_the_factory_adds_a_die_for_energy():
    table = Bench().put(AKARI, "factory", energy=1).put(BOULDER, "factory", energy=0)
    table.attack(AKARI).do("pass", by=AKARI).use("factory", by=AKARI)
    assert table.dice() == 3
    assert table.energy(AKARI) == 0


@rule("NEON-SEC-00")
def test_a_sector_helps_only_those_who_stand_in_it():
    table = Bench().put(AKARI, "park", energy=1).put(BOULDER, "factory", energy=0).equip(AKARI, "g-hornet")
    table.attack(AKARI, weapon="loot-g-hornet")
    assert not table.can("use", effect="factory")


@rule("NEON-SEC-04", "NEON-ATK-10", "NEON-R-27")
def test_the_highway_rerolls_one_die_and_then_nothing_else():
    table = Bench().put(AKARI, "highway", energy=1).put(BOULDER, "highway", energy=0)
    table.attack(AKARI).passes().roll("miss miss").use("highway", by=AKARI).roll("hit")
    assert table.dice() == 1
    assert table.position.s[table.position.top()] == frames.ROLL_DEFENSE


@rule("NEON-SEC-05", "NEON-CLOSE-01")
def test_the_underpass_closes_without_damage_but_its_bot_is_gone():
    table = Bench().put(AKARI, "underpass", energy=6).bot("underpass").closes("underpass", "park").close()
    table.do("flee", by=AKARI, sector="mall")
    assert table.health(AKARI) == 6
    assert table.energy(AKARI) == 6
    assert table.position.s[layout.BOTS + 4] == 0


@rule("NEON-SEC-09", "NEON-R-17", "NEON-BOT-03")
@pytest.mark.parametrize("target", ["fighter", "bot"])
def test_in_the_stadium_a_plain_block_stops_a_critical_hit(target):
    table = Bench().put(AKARI, "stadium", energy=0)
    if target == "bot":
        table.bot("stadium")
    else:
        table.put(BOULDER, "stadium", energy=0)
    table.attack(AKARI).roll("crit miss").roll("block_normal")
    assert table.health(BOULDER) == 6
    assert table.bots(AKARI) == []


@rule("NEON-DEF-08", "NEON-TOK-03", "NEON-ABL-08")
def test_smoke_turns_fails_to_plain_blocks_which_the_stadium_does_not_turn_again():
    table = (
        Bench().put(AKARI, "stadium", energy=0).put(BOULDER, "stadium", energy=0).put(SNAKE, token="stadium")
    )
    table.attack(AKARI).roll("crit miss").roll("fail")
    assert table.health(BOULDER) == 5
    table.attack(AKARI).roll("hit miss").roll("fail")
    assert table.health(BOULDER) == 5


# Tokens.


@rule("NEON-TOK-04", "NEON-DMG-02", "NEON-ABL-08")
def test_a_trap_hurts_the_first_enemy_who_enters():
    table = Bench("akari", "illusion", "ghost").put(0, "park").put(1, "mall").put(1, token="factory")
    table.move(0).do("go", by=0, sector="factory")
    assert table.health(0) == 5
    assert table.trophies(1) == {"1": 0, "2": 1, "3": 0}
    assert table.fact(1, "token") == -1


@rule("NEON-ABL-08", "NEON-TOK-04")
def test_a_trap_spares_allies_but_neko_does_not():
    table = Bench("akari", "boulder", "illusion", "snake", mode="coalition")
    table.put(0, "park", energy=0).put(2, token="factory").move(0).do("go", by=0, sector="factory")
    assert table.health(0) == 6
    cat = Bench("akari", "boulder", "illusion", "snake", mode="coalition").put(0, token="park")
    cat.put(2, "park", energy=0).put(1, "park", energy=0).attack(2)
    assert cat.dice() == 1


@rule("NEON-TOK-05", "NEON-ABL-08")
def test_neko_takes_one_die_from_others_who_attack_from_its_sector():
    table = (
        Bench()
        .put(AKARI, token="park")
        .put(GHOST, "park", energy=0)
        .put(BOULDER, "park", energy=0)
        .attack(GHOST)
    )
    assert table.dice() == 1
    own = (
        Bench()
        .put(AKARI, token="park")
        .put(AKARI, "park", energy=0)
        .put(BOULDER, "park", energy=0)
        .attack(AKARI)
    )
    assert own.dice() == 2


@rule("NEON-TOK-02", "NEON-CLOSE-01")
def test_a_token_in_a_closing_sector_returns():
    table = Bench().put(SNAKE, token="park").search_tokens("park", 3).closes("park", "mall").close().luck()
    assert table.fact(SNAKE, "token") == -1
    assert table.tokens_in("park") == 0


# Closing.


@rule("NEON-CLOSE-02")
def test_both_neighbours_of_a_closing_sector_lose_a_search_token():
    table = Bench().search_tokens("factory", 2).search_tokens("tv-tower", 1).search_tokens("mall", 1)
    table.closes("park", "mall").close().luck()
    assert (table.tokens_in("factory"), table.tokens_in("tv-tower"), table.tokens_in("mall")) == (1, 0, 1)


@rule("NEON-CLOSE-03", "NEON-ABL-06", "NEON-DMG-02")
@pytest.mark.parametrize("uses", [True, False])
def test_manoeuvre_c_cancels_the_damage_of_closing(uses):
    table = (
        Bench()
        .put(GHOST, "park", energy=2)
        .closes("park", "mall")
        .close()
        .do("flee", by=GHOST, sector="factory")
    )
    if uses:
        table.use("maneuver-c", by=GHOST)
    else:
        table.do("pass", by=GHOST)
    assert (table.health(GHOST), table.energy(GHOST)) == ((6, 0) if uses else (5, 2))
    assert all(table.trophies(seat) == {"1": 0, "2": 0, "3": 0} for seat in range(4))


@rule("NEON-CLOSE-03")
def test_who_flees_goes_to_an_adjacent_sector_only():
    table = Bench().put(GHOST, "park", energy=0).closes("park", "mall").close()
    assert [offer["do"] for offer in table.offers()] == ["flee", "flee"]
    assert {offer["sector"] for offer in table.offers()} == {"factory", "tv-tower"}
    for sector in ("mall", "park"):
        refusal = table.why_not("flee", sector=sector)
        assert (refusal.rule, refusal.message) == ("NEON-CLOSE-03", "neon-refuse-far")
    assert table.do("flee", by=GHOST, sector="tv-tower").place(GHOST) == "tv-tower"


@rule("NEON-CLOSE-03")
@pytest.mark.parametrize("leader", range(4))
def test_who_flees_decide_from_the_leader_clockwise_and_the_automa_goes_last(leader):
    table = Bench(leader=leader, automa=True).closes("park", "mall")
    for seat in range(4):
        table.put(seat, "park", energy=0)
    table.put(AUTOMA, "park").close()
    for turn in range(4):
        assert table.place(AUTOMA) == "park"
        table.do("flee", by=(leader + turn) % 4, sector="factory")
    assert table.place(AUTOMA) in ("factory", "tv-tower")
    assert [table.health(seat) for seat in (0, 1, 2, 3, AUTOMA)] == [5] * 5


@rule("NEON-CLOSE-03")
def test_only_those_in_the_closing_sector_flee_and_suffer():
    table = (
        Bench().put(GHOST, "park", energy=0).put(SNAKE, "factory", energy=0).closes("park", "mall").close()
    )
    table.do("flee", by=GHOST, sector="factory").luck()
    assert table.is_done()
    assert (table.place(GHOST), table.place(SNAKE)) == ("factory", "factory")
    assert (table.health(GHOST), table.health(SNAKE)) == (5, 6)


@rule("NEON-CLOSE-05", "NEON-CLOSE-06", "NEON-HID-01")
def test_the_second_number_of_a_cell_is_seen_only_after_the_first_closing():
    table = Bench().round(2).closes("park", "mall", "station")
    assert table.position.observe(0)["closes"] == 1
    table.rest_of_round(CHECK_END)
    table.deal("station")
    assert table.position.s[layout.LAID] == 1 or table.position.s[layout.LAID] == 2
    table.luck()
    assert set(table.ring()) & {"park", "station"} == set()
    assert len(table.ring()) == 8


@rule("NEON-CLOSE-08")
def test_who_flees_into_the_second_closing_sector_suffers_again():
    table = Bench().round(2).put(BOULDER, "park", energy=0).closes("park", "factory", "mall", "highway")
    table.rest_of_round(CHECK_END).do("flee", by=BOULDER, sector="factory").deal("factory")
    table.do("flee", by=BOULDER, sector="charging-station").luck()
    assert table.health(BOULDER) == 4


@rule("NEON-CLOSE-09")
def test_the_ship_is_safe_from_closing():
    table = Bench().closes("park", "mall").close().luck()
    assert [table.health(seat) for seat in range(4)] == [6, 6, 6, 6]


@rule("NEON-AUTO-06", "NEON-R-23")
def test_the_automa_takes_the_damage_of_the_underpass_and_goes_to_the_smaller_number():
    table = Bench(automa=True).put(AUTOMA, "underpass").closes("underpass", "park").close().luck()
    assert (table.place(AUTOMA), table.health(AUTOMA)) == ("highway", 5)
