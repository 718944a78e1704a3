"""Attack and defence: weapons, windows, payment, dice, armour and what follows."""

import pytest

from tests.games.neon.bench import Bench
from tests.games.neon.setting import AUTOMA
from tests.marks import rule
from warpad.games.neon.rules import frames, layout

AKARI, BOULDER, GHOST, SNAKE = range(4)


def duel(sector: str = "park", attacker: int = 0, defender: int = 0) -> Bench:
    """Akari and Boulder in one sector, with so much energy each."""
    return Bench().put(AKARI, sector, energy=attacker).put(BOULDER, sector, energy=defender)


# Weapon and target.


@rule("NEON-ATK-01", "NEON-ATK-05")
def test_the_basic_weapon_is_always_there_and_any_weapon_card_may_be_chosen():
    table = duel().equip(AKARI, "g-hornet").equip(AKARI, "g-kevlar").start(frames.ASK_AIM, AKARI)
    assert {action["weapon"] for action in table.offers(do="aim")} == {"basic-weapon", "loot-g-hornet"}


@rule("NEON-ATK-02", "NEON-GEN-01")
def test_targets_are_other_fighters_and_bots():
    table = duel().bot("park").put(GHOST, "park").start(frames.ASK_AIM, AKARI)
    assert {a["target"] for a in table.offers()} == {"fighter-boulder", "fighter-ghost", "bot-guard"}


@rule("NEON-ATK-03", "NEON-ATK-04", "NEON-ATK-05")
def test_a_weapon_reaches_as_far_as_it_shows_dice_and_melee_only_the_own_sector():
    table = Bench().put(AKARI, "park", energy=0).equip(AKARI, "g-hornet").equip(AKARI, "g-tanto")
    table.put(BOULDER, "park").put(GHOST, "tv-tower").put(SNAKE, "charging-station").start(
        frames.ASK_AIM, AKARI
    )
    reached = {(a["weapon"], a["target"], a["range"]) for a in table.offers(do="aim")}
    assert reached == {
        ("basic-weapon", "fighter-boulder", 0),
        ("loot-g-tanto", "fighter-boulder", 0),
        ("loot-g-hornet", "fighter-boulder", 0),
        ("loot-g-hornet", "fighter-ghost", 1),
    }


@rule("NEON-ATK-04", "NEON-ATK-07")
def test_a_helmet_that_adds_dice_may_open_an_empty_range():
    table = Bench().put(AKARI, "park", energy=0).put(BOULDER, "charging-station", energy=0)
    table.equip(AKARI, "g-hornet").equip(AKARI, "o-targeting", "g-bison")
    table.attack(AKARI, weapon="loot-g-hornet", range=2)
    table.passes()
    assert table.dice() == 1
    assert table.stack(AKARI, "helmet") == ["o-targeting"]


@rule("NEON-ATK-04", "NEON-ABL-07")
def test_the_howitzer_reaches_beyond_range_two():
    table = Bench().put(BOULDER, "park", energy=3).equip(BOULDER, "g-bison").put(AKARI, "highway", energy=0)
    table.attack(BOULDER, range=3)
    table.passes()
    assert table.energy(BOULDER) == 0
    assert table.dice() == 2


# The attack roll.


@rule("NEON-ATK-06", "NEON-ATK-08")
def test_no_more_than_five_dice_are_rolled():
    table = Bench().put(AKARI, "factory", energy=1).put(BOULDER, "factory", energy=0)
    table.equip(AKARI, "p-cerberus").put(AKARI, upgrade="combat-processor")
    table.attack(AKARI, weapon="loot-p-cerberus").do("pass", by=AKARI)
    table.use("factory", by=AKARI).use("combat-processor", by=AKARI).passes()
    assert table.dice() == 5


@rule("NEON-ATK-09", "NEON-RES-01")
def test_conditional_and_plain_misses_do_nothing():
    table = duel().attack(AKARI).roll("maybe miss").roll("fail")
    assert table.health(BOULDER) == 6


@rule("NEON-ATK-10", "NEON-ABL-04")
def test_manoeuvre_a_rerolls_any_dice_together_once():
    table = duel(attacker=2).attack(AKARI).passes().roll("miss miss").use("maneuver-a.attack", by=AKARI)
    table.do("reroll", by=AKARI, miss=2).roll("hit crit")
    assert not (table.actor() == AKARI and table.can("use", effect="maneuver-a.attack"))
    table.passes().roll("fail")
    assert table.health(BOULDER) == 4


@rule("NEON-ATK-11", "NEON-R-31", "NEON-ABL-02")
def test_each_effect_is_used_once_per_attack_and_again_in_the_next():
    table = duel(defender=4)
    for left in (2, 0):
        table.attack(AKARI).roll("hit hit").use("shield", by=BOULDER)
        assert table.energy(BOULDER) == left
        assert table.dice() == 3
        table.roll("block_any block_any fail").passes()
        assert table.is_done()


@rule("NEON-ATK-13", "NEON-ABL-01", "NEON-NRG-02")
def test_ability_sector_equipment_and_upgrade_all_serve_and_none_without_its_price():
    table = Bench().put(GHOST, "factory", energy=1).put(AKARI, "factory", energy=0, fields=1)
    table.equip(GHOST, "g-berserk").put(GHOST, upgrade="combat-processor")
    table.attack(GHOST, weapon="loot-g-berserk")
    found = {action["effect"] for action in table.offers(do="use")}
    assert found == {"infrasound", "factory", "g-berserk.1", "combat-processor"}
    table.use("factory", by=GHOST)
    assert {action["effect"] for action in table.offers(do="use")} == {"g-berserk.1", "combat-processor"}


@rule("NEON-EFF-03")
def test_turning_a_die_does_not_use_up_the_reroll():
    table = duel(attacker=2).attack(AKARI).passes().roll("maybe miss").use("park", by=AKARI)
    table.use("maneuver-a.attack", by=AKARI).do("reroll", by=AKARI, miss=1, hit=0).roll("hit").passes().roll(
        "fail"
    )
    assert table.health(BOULDER) == 4


@rule("NEON-EFF-01")
def test_automatic_effects_come_by_themselves():
    table = (
        Bench().put(AKARI, "park", energy=0).put(BOULDER, "factory", energy=3).equip(AKARI, "o-emp", "g-frag")
    )
    table.attack(AKARI)
    assert table.energy(BOULDER) == 1
    assert table.actor() == -1


# Paying.


@rule("NEON-SUP-01", "NEON-SUP-04")
def test_a_supply_with_two_symbols_pays_once():
    table = duel().equip(AKARI, "o-cobra", "g-messenger")
    table.attack(AKARI, weapon="loot-o-cobra").use("o-cobra.1", by=AKARI)
    assert table.stack(AKARI, "pistol") == ["o-cobra"]
    assert table.discarded("g-messenger") == 1
    assert table.dice() == 5


@rule("NEON-SUP-05")
def test_a_bot_token_pays_in_a_fight_once():
    table = duel().equip(AKARI, "g-berserk").give_bot(AKARI, "cleaner")
    table.attack(AKARI, weapon="loot-g-berserk").use("g-berserk.1", by=AKARI).do(
        "pay-bot", by=AKARI, bot="cleaner"
    )
    assert table.bots(AKARI) == []
    assert table.stack(AKARI, "melee") == ["g-berserk"]
    assert table.dice() == 5


@rule("NEON-SUP-05")
def test_a_bot_token_does_not_pay_in_the_attack_that_won_it():
    table = Bench().put(AKARI, "park", energy=0).bot("park", "cleaner").equip(AKARI, "p-kitsune")
    table.attack(AKARI, weapon="loot-p-kitsune").passes().roll("hit hit").roll("fail").passes()
    assert table.bots(AKARI) == ["cleaner"]
    late = Bench().put(AKARI, "park", energy=0).bot("park", "cleaner").equip(AKARI, "p-kitsune")
    late.attack(AKARI, weapon="loot-p-kitsune").passes().roll("hit hit").roll("fail").do("pass", by=AKARI)
    late.use("p-kitsune.2", by=AKARI, sector="factory")
    assert late.bots(AKARI) == ["cleaner"]
    assert late.stack(AKARI, "pistol") == []


@rule("NEON-SUP-06", "NEON-R-09")
def test_the_card_itself_pays_only_when_no_supply_under_it_suits():
    table = duel().equip(AKARI, "g-berserk", "g-tanto").give_bot(AKARI, "cleaner")
    table.attack(AKARI, weapon="loot-g-berserk").use("g-berserk.1", by=AKARI)
    assert {action["do"] for action in table.offers()} == {"pay", "pay-bot"}
    bare = duel().equip(AKARI, "g-berserk").give_bot(AKARI, "cleaner")
    bare.attack(AKARI, weapon="loot-g-berserk").use("g-berserk.1", by=AKARI)
    assert {action["do"] for action in bare.offers()} == {"pay-bot", "pay-itself"}


@rule("NEON-SUP-02", "NEON-SUP-07", "NEON-R-10", "NEON-LOOT-08", "NEON-DEF-07", "NEON-R-13")
def test_the_reaper_pays_with_itself_and_the_attack_goes_on():
    table = Bench().put(AKARI, "park", energy=0).put(BOULDER, "factory", energy=0)
    table.equip(AKARI, "o-reaper", "g-hornet", "g-bison").attack(AKARI, weapon="loot-o-reaper")
    table.use("o-reaper.1", by=AKARI).do("pay", by=AKARI, loot="g-hornet").roll("hit miss miss miss")
    table.roll("block_normal").use("o-reaper.2", by=AKARI)
    assert table.stack(AKARI, "heavy") == []
    assert table.discarded("g-bison") == 1
    assert table.health(BOULDER) == 5


@rule("NEON-UPG-01", "NEON-RND-04")
def test_the_recycler_keeps_a_supply_once_per_round():
    table = duel().equip(AKARI, "g-berserk", "g-tanto").put(AKARI, upgrade="recycler")
    table.attack(AKARI, weapon="loot-g-berserk").use("g-berserk.1", by=AKARI).use("recycler", by=AKARI)
    assert table.stack(AKARI, "melee") == ["g-berserk", "g-tanto"]
    assert table.fact(AKARI, "exhausted") == 1
    assert table.dice() == 5


# Defence.


@rule("NEON-DEF-01", "NEON-DEF-03")
@pytest.mark.parametrize(
    ("field", "shield", "dice"), [(0, False, 1), (1, False, 2), (0, True, 3), (2, True, 3)]
)
def test_the_defence_pool(field, shield, dice):
    table = duel(defender=2).put(BOULDER, fields=field).attack(AKARI).roll("hit hit")
    if shield:
        table.use("shield", by=BOULDER)
    else:
        table.do("pass", by=BOULDER)
    assert table.dice() == dice


@rule("NEON-DEF-04", "NEON-DEF-06")
def test_only_the_final_defence_dice_count():
    table = duel(defender=1).attack(AKARI).roll("hit miss").passes().roll("fail_energy")
    table.use("maneuver-a.defense", by=BOULDER).roll("fail")
    assert table.energy(BOULDER) == 0
    assert table.health(BOULDER) == 5


@rule("NEON-DEF-06", "NEON-R-11")
def test_a_charged_fail_gives_its_energy_too_late_for_the_same_defence():
    table = duel().attack(AKARI).roll("hit miss").roll("fail_energy")
    assert table.energy(BOULDER) == 1
    assert table.health(BOULDER) == 5


@rule("NEON-DEF-05")
def test_the_defender_chooses_what_a_full_block_stops():
    for crits in (0, 1):
        table = (
            duel().equip(BOULDER, "g-kevlar", "g-stun-baton").attack(AKARI).roll("crit hit").roll("block_any")
        )
        assert {action["n"] for action in table.offers(do="block")} == {0, 1}
        table.do("block", by=BOULDER, n=crits)
        assert table.health(BOULDER) == (6 if crits else 5)


@rule("NEON-DEF-09", "NEON-EFF-01")
def test_armour_must_be_used_against_normal_hits_but_not_against_critical_ones():
    table = duel().equip(BOULDER, "g-kevlar", "g-berserk").attack(AKARI).roll("crit miss").roll("fail")
    assert table.stack(BOULDER, "armor") == ["g-kevlar", "g-berserk"]
    table.attack(AKARI).roll("hit hit").roll("fail")
    assert table.stack(BOULDER, "armor") == ["g-kevlar"]
    assert table.health(BOULDER) == 4


@rule("NEON-DEF-11", "NEON-R-29")
def test_the_helmet_answers_before_the_armour():
    table = (
        duel()
        .equip(BOULDER, "g-hard-hat")
        .equip(BOULDER, "g-kevlar")
        .attack(AKARI)
        .roll("crit hit")
        .roll("fail")
    )
    used = [event["effect"] for event in table.events("used")]
    assert used == ["g-hard-hat.1", "g-kevlar.1"]
    assert table.health(BOULDER) == 6


# Results.


@rule("NEON-RES-02")
def test_effects_on_damage_need_damage():
    table = duel(defender=3).equip(AKARI, "p-ragnarok", "g-berserk")
    table.attack(AKARI, weapon="loot-p-ragnarok").roll("hit miss miss miss").passes().roll("fail").do(
        "pass", by=BOULDER
    )
    table.use("p-ragnarok.1", by=AKARI)
    assert table.health(BOULDER) == 4
    dry = duel().equip(AKARI, "p-ragnarok", "g-berserk").attack(AKARI, weapon="loot-p-ragnarok")
    dry.roll("miss miss miss miss").roll("fail")
    assert dry.stack(AKARI, "melee") == ["p-ragnarok", "g-berserk"]


@rule("NEON-RES-05")
def test_manoeuvre_b_is_not_open_after_damage():
    table = duel(attacker=3).attack(AKARI).passes().roll("hit miss").passes().roll("fail").passes()
    assert table.is_done()
    assert table.place(AKARI) == "park"


@rule("NEON-RES-06")
def test_after_the_attack_the_defender_comes_before_the_attacker():
    table = Bench().put(AKARI, "park", energy=0).put(SNAKE, "park", energy=3).equip(AKARI, "p-kitsune")
    table.attack(AKARI, weapon="loot-p-kitsune").roll("hit miss").passes().roll("fail").do("pass", by=SNAKE)
    assert table.actor() == SNAKE
    table.use("riposte", by=SNAKE)
    assert (table.health(SNAKE), table.health(AKARI)) == (5, 5)
    table.use("p-kitsune.2", by=AKARI, sector="factory")
    assert table.place(AKARI) == "factory"


@rule("NEON-BOT-05", "NEON-AUTO-07")
def test_the_automas_dice_are_rolled_along_and_it_uses_nothing():
    table = Bench(automa=True).put(AKARI, "park", energy=1).put(AUTOMA, "park")
    table.attack(AKARI).passes().roll("hit maybe").roll("block_normal fail").use("park", by=AKARI)
    assert table.health(AUTOMA) == 5
    assert table.trophies(AKARI) == {"1": 1, "2": 0, "3": 0}


@rule("NEON-BOT-04", "NEON-BOT-01")
def test_a_destroyed_bot_does_not_come_back():
    table = Bench().put(AKARI, "park", energy=0).bot("park").attack(AKARI).roll("hit hit").roll("fail")
    assert table.bots(AKARI) == ["guard"]
    table.start(frames.ASK_AIM, AKARI)
    assert table.is_done()


@rule("NEON-KO-05")
def test_a_defeated_fighter_keeps_bots_trophies_and_the_leader_token():
    table = duel().put(BOULDER, health=1).give_bot(BOULDER, "guard").give_trophies(BOULDER, 3).lead(BOULDER)
    table.attack(AKARI).roll("hit hit").roll("fail")
    assert table.place(BOULDER) == "ship"
    assert table.bots(BOULDER) == ["guard"]
    assert table.trophies(BOULDER) == {"1": 0, "2": 0, "3": 1}
    assert table.position.s[layout.LEADER] == BOULDER


@rule("NEON-KO-01", "NEON-KO-02", "NEON-ROY-01")
def test_on_side_b_the_last_token_eliminates():
    table = duel().put(BOULDER, health=1, side="B", fields=1).attack(AKARI).roll("hit hit").roll("fail fail")
    assert table.place(BOULDER) == "out"
    assert table.fact(BOULDER, "field") == 0


@rule("NEON-KO-06")
def test_the_automa_has_one_life_and_takes_no_equipment():
    table = Bench(automa=True).put(AUTOMA, "park", health=1).put(AKARI, "park", energy=0)
    table.attack(AKARI).roll("hit hit").roll("fail fail")
    assert table.place(AUTOMA) == "out"
    win = Bench(automa=True).put(AUTOMA, "park").put(AKARI, "park", energy=0, health=1, side="B")
    win.equip(AKARI, "g-hornet").automa_turn().passes().roll("hit hit hit").passes().roll("fail").passes()
    assert win.place(AKARI) == "out"
    assert win.discarded("g-hornet") == 1


@rule("NEON-MNT-04")
def test_with_one_upgrade_left_it_is_taken_and_with_none_nothing_is():
    for unseen in (1, 0):
        table = Bench().put(AKARI, "ship")
        table.position.s[layout.UPGRADES_UNSEEN] = unseen
        table.start(frames.STEP_MAINTAIN, AKARI, 2)
        assert table.is_done()
        assert table.fact(AKARI, "upgrade") == unseen
        assert table.health(AKARI) == 6


@rule("NEON-MNT-04", "NEON-HID-01")
def test_the_upgrade_not_taken_goes_under_the_deck():
    table = Bench().put(AKARI, "ship").start(frames.STEP_MAINTAIN, AKARI, 2).deal("servos").deal("reactor")
    table.do("choose", by=AKARI, upgrade="reactor")
    assert table.position.s[layout.UPGRADES_UNDER] == 1
    assert table.position.s[layout.UPGRADES_UNSEEN].bit_count() == 6


@rule("NEON-SEC-10", "NEON-UPG-01", "NEON-ABL-03")
def test_overclock_makes_unique_abilities_cheaper_but_not_free():
    table = (
        Bench().put(BOULDER, "park", energy=2).put(BOULDER, upgrade="overclock").put(AKARI, "park", energy=0)
    )
    table.attack(AKARI).roll("hit hit").use("shield", by=BOULDER)
    assert table.energy(BOULDER) == 1
    ghost = Bench().put(GHOST, "park", energy=1).put(GHOST, upgrade="overclock").put(AKARI, "park", fields=1)
    ghost.attack(GHOST).use("infrasound", by=GHOST)
    assert ghost.energy(GHOST) == 0
