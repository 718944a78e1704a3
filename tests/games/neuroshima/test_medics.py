"""Medics: what they take, who is asked, who is spent."""

import pytest

from tests.marks import rule
from warpad.core.hexes import cell_named
from warpad.games.neuroshima.rules.battle.medics import begin_harm, wounds_land
from warpad.games.neuroshima.rules.battle.segments import battle_answer, battle_legal, in_battle, open_battle
from warpad.games.neuroshima.rules.battle.status import medics_of
from warpad.games.neuroshima.rules.battle.wounds import LETHAL, SOURCE_INSTANT, harm
from warpad.games.neuroshima.rules.board import zone_start
from warpad.games.neuroshima.variants.house import new_state

from .scenario import fight, scenario


def at(name: str) -> int:
    return cell_named(name, 2)


@rule("NH-MED-01")
def test_a_medic_takes_all_wounds_of_one_source_and_is_discarded():
    battle = fight(
        "C3: outpost commando; C4: outpost medic facing N; C2: hegemony universal-soldier facing S",
        "outpost hegemony",
    )
    assert battle.removed == {"medic": 3, "universal-soldier": 3}
    assert "commando" in battle.left
    assert battle.events("healed")[0]["wounds"] == 2


@rule("NH-MED-01")
def test_a_medic_saves_an_hq():
    battle = fight("C3: outpost hq; C4: outpost medic facing N; C2: borgo brawler facing S")
    assert battle.hp == [20, 20]
    assert battle.removed == {"medic": 2, "brawler": 0}


@rule("NH-MED-01")
def test_a_shot_that_armour_stops_costs_no_medic():
    battle = fight("C3: moloch blocker facing N; C4: moloch medic facing N; C1: outpost commando facing S")
    assert battle.removed == {}


TWO_SOURCES = (
    "C3: moloch blocker facing S; C4: moloch medic facing N; C2: borgo brawler facing S; "
    "B2: borgo mutant facing SE;"
    "A1: moloch hq"
)


@rule("NH-MED-02")
def test_by_default_the_medic_takes_the_source_with_most_wounds():
    assert fight(TWO_SOURCES).wounds == {"blocker": 1}


@rule("NH-MED-02")
def test_the_owner_may_choose_the_other_source():
    game = scenario(TWO_SOURCES)
    open_battle(game)
    assert game.ask == 3
    assert game.asked == 0
    assert len(battle_legal(game)) == 2
    choice = {"do": "heal", "patient": "C3", "source": "B2", "medic": "C4"}
    assert fight(TWO_SOURCES, choices=[choice]).wounds == {"blocker": 2}


TWO_PATIENTS = (
    "C3: outpost medic facing N; C2: outpost runner facing NW; D2: outpost commando facing SE; "
    "C1: hegemony ganger facing S;"
    "D1: hegemony ganger facing S"
)


@rule("NH-MED-03")
def test_of_two_patients_the_owner_chooses_one():
    # The medic's links point N, NE and NW.
    assert fight(TWO_PATIENTS).removed == {"medic": 3, "commando": 3}
    choice = {"do": "heal", "patient": "D2", "source": "D1", "medic": "C3"}
    assert fight(TWO_PATIENTS, choices=[choice]).removed == {"medic": 3, "runner": 3}


@rule("NH-MED-04")
def test_of_two_medics_one_is_spent_and_each_takes_one_source():
    drawn = (
        "C3: outpost runner; C4: outpost medic facing NE; B3: outpost medic facing N; "
        "C2: moloch hunter-killer facing S"
    )
    one = fight(drawn, "outpost moloch")
    assert [item["at"] for item in one.result["removed"] if item["tile"] == "outpost-medic"] == [[-1, 1]]
    choice = {"do": "heal", "patient": "C3", "source": "C2", "medic": "C4"}
    other = fight(drawn, "outpost moloch", choices=[choice])
    assert [item["at"] for item in other.result["removed"] if item["tile"] == "outpost-medic"] == [[0, 1]]
    both = fight(drawn + "; D2: hegemony ganger facing SW", "outpost moloch hegemony")
    assert both.left.count("medic") == 0
    assert "runner" in both.left


@rule("NH-MED-05")
def test_a_medic_wounded_with_its_patient_saves_no_one():
    battle = fight(
        "C3: outpost runner; C4: outpost medic facing N; C2: hegemony ganger facing S; "
        "C5: hegemony ganger facing N"
    )
    assert battle.removed == {"runner": 3, "medic": 3}


@rule("NH-MED-05")
def test_not_even_when_another_medic_takes_its_own_wounds():
    battle = fight(
        "C3: outpost runner; C4: outpost medic facing N; D4: outpost medic facing NW; "
        "C2: hegemony ganger facing S;"
        "C5: hegemony ganger facing N"
    )
    # D4 heals C4, which was hit and so heals nobody.
    assert battle.removed == {"runner": 3, "medic": 3}
    assert battle.left.count("medic") == 1


@rule("NH-MED-06")
@pytest.mark.parametrize("ruleset", ["3.0", "duel", "2025"])
def test_the_last_of_a_chain_goes(ruleset):
    battle = fight(
        "C3: outpost hq; C4: outpost medic facing N; C5: outpost medic facing N; C2: borgo brawler facing S",
        ruleset=ruleset,
    )
    assert [item["at"] for item in battle.result["removed"] if "medic" in item["tile"]] == [[0, 2]]
    assert battle.hp == [20, 20]


@rule("NH-MED-06")
def test_of_medics_linked_to_each_other_the_owner_chooses():
    # A medic's links lie on its front and the two sides next to it: both reach C3 and each other.
    drawn = (
        "C3: outpost hq; C4: outpost medic facing NW; B3: outpost medic facing SE; C2: borgo brawler facing S"
    )
    game = scenario(drawn)
    assert medics_of(game, at("C4")) == 1 << at("B3")
    assert medics_of(game, at("B3")) == 1 << at("C4")
    open_battle(game)
    assert game.ask == 3
    spent = {answer & 63 for answer in battle_legal(game)}
    assert spent == {at("B3"), at("C4")}
    for medic in spent:
        twin = new_state(game.setup)
        game.copy_state(twin)
        battle_answer(twin, medic)
        assert not in_battle(twin)
        assert twin.occupied >> medic & 1 == 0
        assert list(twin.hp) == [20, 20]


@rule("NH-MED-07")
def test_a_medic_saves_from_instants():
    game = scenario("C3: outpost runner; C4: outpost medic facing N; A1: outpost scout")
    begin_harm(game)
    harm(game, at("C3"), LETHAL, SOURCE_INSTANT)
    harm(game, at("A1"), 1, SOURCE_INSTANT)
    assert wounds_land(game)
    assert game.occupied == 1 << at("C3")
    assert game.pile[zone_start(game, 0, 2) + 8] == 1


@rule("NH-MED-07")
def test_medics_are_asked_about_instants_too():
    game = scenario("C3: outpost runner; C4: outpost medic facing N; C2: outpost medic facing S")
    begin_harm(game)
    harm(game, at("C3"), 1, SOURCE_INSTANT)
    assert not wounds_land(game)
    assert game.ask == 3
    assert not in_battle(game)
    assert battle_answer(game, at("C4"))
    assert game.ask == 0
    assert game.occupied == 1 << at("C3") | 1 << at("C2")


@rule("NH-MED-08", "NH-UNIT-01")
def test_a_clown_that_explodes_cannot_be_saved():
    drawn = "C3: moloch clown facing N; C4: moloch medic facing N; C2: outpost commando facing S"
    battle = fight(drawn, choices=[{"do": "explode", "at": "C3"}])
    # In 3 the medic takes the commando's shot; in 2 nothing helps.
    assert battle.removed == {"medic": 3, "clown": 2, "commando": 2}
