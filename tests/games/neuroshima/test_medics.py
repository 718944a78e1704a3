"""Medics: what they take, who is asked, who is spent."""

import pytest

from tests.marks import rule
from warpad.core.hexes import cell_named
from warpad.games.neuroshima.game import GAME
from warpad.games.neuroshima.rules.battle.medics import begin_harm, wounds_land
from warpad.games.neuroshima.rules.battle.segments import (
    battle_answer,
    battle_legal,
    foresee,
    in_battle,
    open_battle,
)
from warpad.games.neuroshima.rules.battle.status import medics_of
from warpad.games.neuroshima.rules.battle.wounds import LETHAL, SOURCE_INSTANT, harm
from warpad.games.neuroshima.rules.board import zone_start
from warpad.games.neuroshima.variants.house import new_state

from .playing import Playing, playing
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


@rule("NH-MED-01", "NH-BAT-11")
def test_a_gauss_shot_that_armour_stops_costs_no_medic():
    board = "C5: smart gauss-cannon facing N; C4: moloch blocker facing {}; B4: moloch medic facing NE"
    assert fight(board.format("S")).removed == {}
    assert fight(board.format("N")).removed == {"medic": 2}, "from behind it does"


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


# Borgo and Outpost against Hegemony and Smart. The medics at C4 and B3 both reach Borgo's mutant at C3.
HQS = "A1: borgo hq; E3: hegemony hq; E1: outpost hq; C1: smart hq"
MEDICS = "C3: borgo mutant facing S; C4: outpost medic facing NE; B3: outpost medic facing N"
ONE_HIT = "C2: hegemony ganger facing S"
THREE_HITS = ONE_HIT + "; D2: hegemony ganger facing SW; B2: hegemony ganger facing SE"


def allied(*drawn: str) -> Playing:
    """Borgo calls a battle; the seats are Borgo, Hegemony, Outpost, Smart."""
    board = "; ".join([HQS, *drawn])
    game = playing(board, "borgo hegemony outpost smart", hand=("borgo-battle",), mode="teams")
    return game.do("battle", tile="borgo-battle")


@rule("NH-MED-04")
def test_in_a_team_the_owner_of_the_medics_chooses_which_one_is_spent():
    game = allied(MEDICS, ONE_HIT)
    assert (game.asks, game.seat) == ("spend", 2)
    assert game.view["ask"]["args"] == {"tile": "borgo-mutant", "at": "C3"}
    assert {(action["do"], action["medic"]) for action in game.legal()} == {("spend", "B3"), ("spend", "C4")}
    of_patient = GAME.why_not(game.position, 0, game.legal()[0])
    assert of_patient is not None
    assert of_patient.rule == "NH-TURN-09"
    assert game.rule_against("place", tile="outpost-runner", at="A2", facing=0) == "NH-TURN-11"
    game.do("spend", patient="C3", source="C2", medic="C4", wounds=1)
    assert (game.tile("C4"), game.tile("B3"), game.tile("C3")) == ("", "outpost-medic", "borgo-mutant")


@rule("NH-MED-02", "NH-MED-04")
def test_in_a_team_the_owner_of_the_hit_tile_chooses_the_hit_and_then_the_ally_the_medic():
    game = allied(MEDICS, THREE_HITS)
    assert (game.asks, game.seat) == ("medic", 0)
    assert {(action["do"], action["source"]) for action in game.legal()} == {
        ("treat", "B2"),
        ("treat", "C2"),
        ("treat", "D2"),
    }
    chosen = {"patient": "C3", "source": "D2", "wounds": 1}
    assert game.rule_against("heal", **chosen, medic="C4") == "NH-BAT-14"
    game.do("treat", **chosen)
    assert (game.asks, game.seat) == ("spend", 2)
    assert {action["source"] for action in game.legal()} == {"D2"}
    game.do("spend", **chosen, medic="B3")
    # One medic is left: only the hit is open, and that is for the owner of the mutant.
    assert (game.asks, game.seat) == ("medic", 0)
    assert {(action["do"], action["source"], action["medic"]) for action in game.legal()} == {
        ("heal", "B2", "C4"),
        ("heal", "C2", "C4"),
    }


@rule("NH-MED-04", "NH-BAT-14")
def test_nobody_is_asked_when_an_ally_has_as_many_medics_as_there_are_hits():
    game = allied(MEDICS, ONE_HIT + "; D2: hegemony ganger facing SW")
    assert [game.tile(name) for name in ("C3", "C4", "B3")] == ["borgo-mutant", "", ""]
    assert [event["medic"] for event in game.events() if event["event"] == "healed"] == ["B3", "C4"]


@rule("NH-MED-04")
def test_medics_of_several_owners_are_chosen_by_the_owner_of_the_hit_tile():
    game = allied(MEDICS.replace("B3: outpost", "B3: borgo"), ONE_HIT)
    assert (game.asks, game.seat) == ("medic", 0)
    assert {(action["do"], action["medic"]) for action in game.legal()} == {("heal", "B3"), ("heal", "C4")}


@rule("NH-MED-04")
def test_a_question_to_the_owner_of_medics_is_saved_and_has_a_default():
    game = allied(MEDICS, ONE_HIT)
    loaded = GAME.load(GAME.dump(game.position))
    assert loaded.key() == game.position.key()
    assert list(loaded.legal(2)) == list(game.position.legal(2))
    # Unless somebody chooses, the first medic by hex goes.
    ahead = foresee(game.position, False)
    assert ahead.occupied >> at("B3") & 1 == 0
    assert ahead.occupied >> at("C4") & 1 == 1
