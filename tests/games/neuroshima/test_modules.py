"""Modules and the abilities of HQs."""

from tests.marks import rule
from warpad.core.hexes import cell_named
from warpad.games.neuroshima.rules.battle.status import (
    gift_to,
    initiative_bonus,
    melee_bonus,
    mobility_givers,
    moves_far,
    ranged_bonus,
    slots_of,
)

from .scenario import fight, scenario


def at(name: str) -> int:
    return cell_named(name, 2)


@rule("NH-MOD-01")
def test_a_module_acts_on_friends_it_is_linked_to_hqs_too():
    game = scenario(
        "C3: borgo scout facing N; C2: borgo hq; D2: borgo mutant; C4: borgo mutant; B2: outpost runner"
    )
    assert initiative_bonus(game, at("C2")) == 1
    assert initiative_bonus(game, at("D2")) == 2  # the HQ helps too
    assert initiative_bonus(game, at("C4")) == 0
    assert initiative_bonus(game, at("B2")) == 0


@rule("NH-MOD-02")
def test_effects_add_up_and_do_not_travel():
    game = scenario(
        "C3: borgo claws; C4: borgo scout facing N; B3: borgo scout facing NE; C5: borgo officer facing N"
    )
    assert initiative_bonus(game, at("C3")) == 2
    assert melee_bonus(game, at("C3")) == 0
    assert melee_bonus(game, at("C4")) == 1


@rule("NH-MOD-03")
def test_extra_actions_do_nothing_for_a_module():
    game = scenario("C3: moloch mother facing N; C2: moloch scout facing N")
    assert slots_of(game, at("C2")) == 0


@rule("NH-MOD-04")
def test_what_officers_scouts_boss_and_brain_lend():
    def lent(tile: str) -> tuple[int, int, int]:
        game = scenario(
            f"C3: {tile} facing N; C2: {tile.split()[0]} {'hybrid' if 'moloch' in tile else 'hq'}"
        )
        cell = at("C2")
        return melee_bonus(game, cell), ranged_bonus(game, cell), initiative_bonus(game, cell)

    assert lent("borgo officer") == (1, 0, 0)
    assert lent("borgo super-officer") == (1, 0, 0)
    assert lent("outpost officer") == (0, 1, 0)
    assert lent("borgo scout") == (0, 0, 1)
    assert lent("hegemony boss") == (1, 0, 1)
    assert lent("moloch brain") == (1, 1, 0)


@rule("NH-MOD-05")
def test_an_extra_action_comes_one_segment_after_the_last():
    game = scenario("C3: outpost hq; C2: outpost hmg; D2: outpost runner; C4: outpost commando")
    assert slots_of(game, at("C2")) == 0b111  # 2, 1 and 0
    assert slots_of(game, at("D2")) == 0b110
    assert fight("C4: outpost hq; C3: outpost commando facing N; C1: hegemony hq").hp == [20, 18]


@rule("NH-MOD-05")
def test_from_initiative_0_an_extra_action_is_lost():
    game = scenario("C3: moloch mother facing N; C2: moloch hq")
    assert slots_of(game, at("C2")) == 0b1


@rule("NH-MOD-05")
def test_two_extra_actions_follow_each_other():
    game = scenario("C3: smart mother-module facing N; C1: smart mother-module facing S; C2: smart cyborg")
    assert slots_of(game, at("C2")) == 0b1110


@rule("NH-MOD-05")
def test_an_extra_slot_acts_though_the_first_was_netted():
    battle = fight(
        "C3: smart cyborg facing N; C4: smart mother-module facing N; C1: outpost hq; "
        "D3: hegemony net-fighter facing NW;"
        "E3: smart cyborg facing NW",
        "smart outpost hegemony",
    )
    assert battle.removed == {"net-fighter": 3}
    assert battle.hp[1] == 19  # in segment 2 only


@rule("NH-MOD-06")
def test_a_saboteur_slows_linked_enemies():
    game = scenario("C3: outpost saboteur; C2: moloch hybrid; C1: moloch hybrid; C4: outpost commando")
    assert slots_of(game, at("C2")) == 0b100
    assert slots_of(game, at("C1")) == 0b1000
    assert slots_of(game, at("C4")) == 0b1000


@rule("NH-MOD-07")
def test_a_recon_centre_works_while_it_is_free():
    assert moves_far(scenario("C3: outpost recon-center; A1: borgo hq"), 0)
    assert not moves_far(scenario("C3: outpost recon-center; A1: borgo hq"), 1)
    assert not moves_far(scenario("C3: outpost recon-center; C4: hegemony net-fighter facing N"), 0)


@rule("NH-MOD-08")
def test_transport_and_the_hq_of_smart_lend_moves():
    game = scenario("C3: smart hq; C2: smart cyborg; C1: smart cyborg; D3: borgo mutant")
    assert mobility_givers(game, at("C2")) == 1 << at("C3")
    assert mobility_givers(game, at("C1")) == 0
    assert mobility_givers(game, at("D3")) == 0
    assert mobility_givers(game, at("C3")) == 0
    transport = scenario("C3: hegemony transport; C2: hegemony runner")
    assert mobility_givers(transport, at("C2")) == 1 << at("C3")


@rule("NH-MOD-10")
def test_hq_abilities():
    def beside(army: str, tile: str) -> int:
        return gift_to(scenario(f"C3: {army} hq; C2: {army} {tile}"), at("C2"))

    assert beside("borgo", "mutant") == 1 << 32
    assert beside("hegemony", "runner") == 1
    assert beside("moloch", "hybrid") == 1 << 8
    assert beside("outpost", "runner") == 1 << 16
    assert beside("smart", "cyborg") == 0
    assert beside("vegas", "marksman") == 0


QUARTERMASTER = (
    "C3: hegemony ganger facing N; C4: hegemony quartermaster facing N; C1: outpost hq; A1: hegemony hq"
)


@rule("NH-MOD-09")
def test_a_quartermaster_turns_one_blow_into_a_shot():
    assert fight(QUARTERMASTER).hp == [20, 20]
    choice = {"do": "convert", "at": "C3", "direction": "N", "attack": "melee"}
    battle = fight(QUARTERMASTER, choices=[choice])
    assert battle.hp == [20, 19]
    assert battle.events("converted")[0]["becomes"] == "ranged"


@rule("NH-MOD-09")
def test_bonuses_of_both_kinds_count_for_the_changed_attack():
    drawn = (
        "C3: hegemony ganger facing N; C4: hegemony quartermaster facing N; C1: outpost hq; B3: hegemony hq;"
        "D3: outpost officer"
    )
    choice = {"do": "convert", "at": "C3", "direction": "N", "attack": "melee"}
    armies = "outpost borgo hegemony vegas"
    assert fight(drawn, "hegemony outpost", choices=[choice]).hp == [20, 18]
    mixed = drawn.replace("C1: outpost hq", "C1: borgo hq")
    teams = [0, 1, 0, 1]
    assert fight(mixed, armies, mode="teams", team=teams, choices=[choice]).hp == [15, 12, 15, 15]


@rule("NH-MOD-09")
def test_one_attack_of_one_slot_a_battle():
    drawn = "C3: hegemony ganger facing N; C4: hegemony quartermaster facing N; C1: borgo hq; D3: outpost hq"
    choice = {"do": "convert", "at": "C3", "direction": "N", "attack": "melee"}
    fields = {"armies": "outpost borgo hegemony vegas", "mode": "teams"}
    # The HQ of Outpost gives a second action, but the Quartermaster works once.
    assert fight(drawn, choices=[choice], **fields).hp == [15, 14, 15, 15]
    keep = {"do": "keep", "at": "C3"}
    assert fight(drawn, choices=[keep, choice], **fields).hp == [15, 14, 15, 15]
    assert fight(drawn, choices=[keep, keep], **fields).hp == [15, 15, 15, 15]


@rule("NH-MOD-09", "NH-BAT-12")
def test_an_hq_does_not_hurt_an_hq_even_by_a_changed_attack():
    drawn = "C3: hegemony hq; C4: hegemony quartermaster facing N; C1: outpost hq"
    choice = {"do": "convert", "at": "C3", "direction": "N", "attack": "melee"}
    assert fight(drawn, choices=[choice]).hp == [20, 20]
