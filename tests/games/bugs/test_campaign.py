"""Trophies, medals and the course of a campaign."""

from __future__ import annotations

import pytest

from tests.games.bugs.scenario import SHORT, Scene, scenario
from tests.marks import rule
from warpad.core.vecs import i64, vec
from warpad.games.bugs.data import verbs
from warpad.games.bugs.data.content import load
from warpad.games.bugs.data.names import MEDAL_NAMES, TROPHY_NAMES
from warpad.games.bugs.game import GAME
from warpad.games.bugs.rules import phases
from warpad.games.bugs.rules.campaign import last_fulfillers, run_medals
from warpad.games.bugs.rules.effects import terms_of
from warpad.games.bugs.rules.scoring import count_for_medals


def campaign(placed: str, **more: object) -> Scene:
    return scenario(placed, mode="campaign", **more)


def won_by_south(trophy: str = "katana 1", **more: object) -> Scene:
    """The last turn of a party: south removes the last unit of north."""
    return campaign("S: mantis c3, ant a2; N: wasp c4", trophy=trophy, **more)


def holders(scene: Scene) -> dict[str, str]:
    names = {number: name for name, number in SHORT.items()}
    return {MEDAL_NAMES[m]: names[a] for m, a in enumerate(scene.position.holder) if a >= 0}


# -- trophies ------------------------------------------------------------------------------------


@rule("BUGS-CAMP-01", "BUGS-SET-13", "BUGS-RNG-01", "BUGS-SET-12")
def test_before_a_party_a_lot_a_trophy_and_an_option_are_drawn():
    p = GAME.new({"mode": "campaign"})
    assert (p.phase, list(p.odds())) == (phases.LOT_FIRST, [0, 1, 1, 1])
    p.play(0)
    assert (p.phase, list(p.odds())) == (phases.DRAW_TROPHY, [0, 1, 1, 1, 2, 1, 3, 1, 4, 1])
    p.play(2)
    assert (p.phase, list(p.odds())) == (phases.ROLL_TROPHY, [1, 2, 2, 2, 3, 2])
    p.play(3)
    assert p.observe(0)["trophy"]["trophy"] == TROPHY_NAMES[2]
    assert p.observe(0)["trophy"]["option"] == 3
    assert len(p.observe(0)["medals"]) == 6


@rule("BUGS-CAMP-02")
@pytest.mark.parametrize(("proposals", "phase"), [((2, 2), phases.ORDERS), ((2, 3), phases.ROLL_TROPHY)])
def test_players_may_agree_on_an_option(proposals: tuple[int, int], phase: int):
    p = GAME.new({"mode": "campaign", "trophy": "agreement", "formation": "fixed"})
    p.play(0)
    p.play(0)
    assert list(p.actors()) == [0, 1]
    p.apply(vec[i64](proposals))
    assert p.phase == phase
    assert p.terms.option == (1 if phase == phases.ORDERS else -1)


@rule("BUGS-CAMP-03", "BUGS-MED-02")
def test_the_winner_takes_the_trophy_and_the_next_party_begins():
    scene = won_by_south().turn(S="mantis N", N="rhino stay")
    assert scene.position.trophy_owner[0] == 0
    assert (scene.position.party, scene.position.phase) == (2, phases.LOT_FIRST)
    scene.position.play(0)
    assert list(scene.position.odds())[::2] == [1, 2, 3, 4]


@rule("BUGS-CAMP-03")
def test_t49_the_fifth_trophy_decides_at_two_all():
    scene = won_by_south()
    for trophy, side in ((1, 0), (2, 0), (3, 1), (4, 1)):
        scene.position.trophy_owner[trophy] = side
    scene.turn(S="mantis N", N="rhino stay")
    assert scene.position.phase == phases.OVER
    assert scene.position.scores() == [1.0, 0.0]


@rule("BUGS-CAMP-04", "BUGS-R-12")
def test_a_drawn_party_is_played_again_for_the_same_trophy():
    scene = campaign("S: ant a2; N: ant e4", trophy="dew 1", generals=False).turn(S="ant stay", N="ant stay")
    assert scene.result == 2
    p = scene.position
    p.play(0)
    assert p.phase == phases.ORDERS
    assert (p.trophy, p.terms.income) == (TROPHY_NAMES.index("dew"), 3)


@rule("BUGS-R-12")
def test_a_campaign_of_draws_goes_on():
    scene = campaign("S: ant a2; N: ant e4", trophy="dew 1", generals=False)
    scene.position.party = 99
    scene.turn(S="ant stay", N="ant stay")
    assert scene.position.scores() == []
    assert scene.position.phase == phases.LOT_FIRST


@rule("BUGS-CAMP-07")
@pytest.mark.parametrize(("owner", "scores"), [(-1, [0.5, 0.5]), (1, [0.0, 1.0])])
def test_after_the_last_party_that_was_set_more_trophies_win(owner: int, scores: list[float]):
    scene = campaign("S: ant a2; N: ant e4", trophy="dew 1", generals=False, party_cap=15)
    scene.position.trophy_owner[0] = owner
    scene.position.party = 15
    scene.turn(S="ant stay", N="ant stay")
    assert scene.position.scores() == scores


@rule("BUGS-CAMP-07")
def test_before_the_last_party_that_was_set_the_campaign_goes_on():
    scene = campaign("S: ant a2; N: ant e4", trophy="dew 1", generals=False, party_cap=15)
    scene.position.party = 14
    scene.turn(S="ant stay", N="ant stay")
    assert scene.position.scores() == []


@rule("BUGS-CAMP-06", "BUGS-CAMP-02")
@pytest.mark.parametrize(
    ("option", "field", "value"),
    [
        ("katana 2", "triangle", verbs.ANY_ORDER),
        ("katana 3", "triangle", verbs.OFF),
        ("banner 1", "per_artifact", 2),
        ("banner 2", "per_kill", 2),
        ("banner 3", "goal", 6),
        ("dew 1", "income", 3),
        ("dew 2", "income", 1),
        ("dew 3", "energy_start", 4),
        ("tengu 1", "portals", 0),
        ("tengu 2", "portals", 1 | 1 << 24),
        ("tengu 3", "portal_energy", 1),
        ("winds 2", "exempt", 0),
    ],
)
def test_each_option_changes_the_party(option: str, field: str, value: int):
    p = campaign("S: ant c2; N: ant c4", trophy=option).position
    assert getattr(p.terms, field) == value
    plain = terms_of(p.book, p.setup, -1)
    assert getattr(plain, field) != value


@rule("BUGS-CAMP-06")
def test_there_are_five_trophies_with_three_options():
    assert len(load().trophies.trophies) == 5
    assert all([o.die for o in t.options] == [1, 2, 3] for t in load().trophies.trophies)


@rule("BUGS-CAMP-05")
def test_t50_a_trophy_prevails_over_the_triangle():
    scene = campaign("S: mantis d2; N: wasp d3, ant a4", trophy="katana 3").give(S="mantis N", N="ant stay")
    assert scene.position.phase == phases.ROLL
    scene.settle(dice="3:1")
    assert scene.told("triangle-won") == []
    assert scene.position.counters[MEDAL_NAMES.index("three-paths") * 4] == 0


@rule("BUGS-CAMP-05", "BUGS-TRI-02")
def test_a_trophy_lets_the_triangle_work_for_any_order():
    scene = campaign("S: wasp d2; N: mantis d3, ant a4", trophy="katana 2").turn(S="wasp N", N="ant stay")
    assert scene.at("S-wasp") is None


@rule("BUGS-EFF-02", "BUGS-EFF-01")
def test_trophies_change_the_strength_of_attackers():
    cell = campaign("S: ant d2; N: spider d3, wasp a4", trophy="katana 1").give(S="ant N", N="wasp stay")
    assert [f["strength"] for f in cell.position.observe(0)["battles"][0]["fighters"]] == [3, 3]
    shot = campaign("S: wasp b1; N: ant b4, wasp e4", trophy="winds 3").give(S="wasp N", N="wasp stay")
    shot.settle(shots={"S": "ant"}, upto=phases.ROLL)
    assert [f["strength"] for f in shot.position.observe(0)["battles"][0]["fighters"]] == [0, 2]


@rule("BUGS-EFF-03", "BUGS-CAMP-02")
def test_a_trophy_quickens_the_slow_and_nobody_beyond_three():
    scene = campaign("S: rhino c1, ant a2; N: ant a5", trophy="winds 1").turn(S="rhino NN", N="ant stay")
    assert scene.at("S-rhino") == "c3"
    assert list(scene.position.terms.speed) == [2, 3, 2, 2, 2, 2]


@rule("BUGS-PLAN-08", "BUGS-CAMP-02")
def test_a_trophy_lets_generals_obey():
    scene = campaign("S: rhino c1; N: ant a5", trophy="winds 2", generals=True)
    scene.give(S="all N", N="ant stay")
    assert scene.told("stepped")[0]["to"] == "c2"


# -- medals --------------------------------------------------------------------------------------


@rule("BUGS-MED-01", "BUGS-MED-02", "BUGS-MED-07")
def test_medals_come_at_the_end_of_a_party_only():
    scene = campaign("S: ant c4, wasp d3; N: ant a4, rhino e5", trophy="dew 1").turn(S="ant N", N="ant stay")
    assert scene.told("train-captured")
    assert holders(scene) == {}
    p = scene.position
    p.where[6 + 4] = -1
    scene.turn(S="ant stay", N="rhino stay")
    assert holders(scene)["raider"] == "S"
    assert list(p.counters) == [0] * 24


@rule("BUGS-MED-03", "BUGS-MED-04")
def test_t47_t48_the_last_to_fulfil_a_requirement_gets_the_medal():
    p = won_by_south(medals="raider S").position
    raider = MEDAL_NAMES.index("raider")
    for moment, army in ((3, 0), (6, 1)):
        p.moment = moment
        count_for_medals(p, verbs.TRAIN_CAPTURED, army)
    assert last_fulfillers(p, raider) == 0b10
    p.subject = 0
    assert run_medals(p)
    assert p.holder[raider] == 1


@rule("BUGS-MED-03")
def test_medals_fulfilled_at_one_moment_go_by_lot():
    p = won_by_south().position
    p.moment = 5
    count_for_medals(p, verbs.TRAIN_CAPTURED, 0)
    count_for_medals(p, verbs.TRAIN_CAPTURED, 1)
    p.subject = 0
    assert not run_medals(p)
    assert p.phase == phases.LOT_MEDAL
    p.stage = phases.AT_MEDALS
    p.result = 0
    p.play(1)
    assert p.holder[MEDAL_NAMES.index("raider")] == 1


@rule("BUGS-MED-05", "BUGS-MED-02")
def test_one_army_may_earn_several_medals():
    scene = won_by_south(medals="keeper S").turn(S="mantis N", N="rhino stay")
    assert holders(scene) == {"keeper": "S"}
    few = campaign("S: mantis c3, ant a2, wasp b1, spider d1, rhino e1; N: wasp c4", trophy="dew 1")
    few.position.trophy_owner[0] = 0
    few.turn(S="mantis N", N="rhino stay")
    assert holders(few) == {"heart-of-hive": "S"}


@rule("BUGS-MED-07")
@pytest.mark.parametrize(
    ("event", "times", "medal"),
    [
        (verbs.GENERAL_KILLED, 1, "dragon-claw"),
        (verbs.ARTIFACT_IN_A_ROW, 3, "keeper"),
        (verbs.TRIANGLE_KILL, 2, "three-paths"),
        (verbs.PORTAL_USED, 3, "portal-shadow"),
    ],
)
def test_requirements_count_events(event: int, times: int, medal: str):
    p = won_by_south().position
    p.moment = 1
    for done in range(times):
        assert last_fulfillers(p, MEDAL_NAMES.index(medal)) == 0, done
        count_for_medals(p, event, 0)
    assert last_fulfillers(p, MEDAL_NAMES.index(medal)) == 1


@rule("BUGS-MED-07")
def test_the_artefact_has_to_be_held_without_a_break():
    scene = campaign("S: ant c3; N: ant a5")
    keeper = MEDAL_NAMES.index("keeper") * 4
    scene.turn(S="ant stay", N="ant stay").turn(S="ant stay", N="ant stay")
    assert scene.position.counters[keeper] == 2
    scene.turn(S="ant S", N="ant stay")
    assert scene.position.counters[keeper] == 0


@rule("BUGS-MED-06", "BUGS-BAT-13")
def test_a_free_reroll_is_spent_once():
    scene = campaign("S: ant d2; N: ant d3, wasp a4", medals="dragon-claw S", energy="1 1")
    scene.give(S="ant N", N="wasp stay").choose(1).choose(2)
    assert GAME.legal_actions(scene.position, 0)[1]["pay"] == "medal"
    scene.choose(2).choose(3)
    assert scene.at("N-ant") is None
    assert scene.position.observe(0)["medals"][0]["used"]


@rule("BUGS-MED-06", "BUGS-SET-05")
def test_medals_and_trophies_fill_the_tracks_at_the_start():
    scene = campaign("S: mantis c3; N: wasp c4", medals="keeper S,heart-of-hive N", trophy="banner 1")
    scene.turn(S="mantis N", N="rhino stay")
    p = scene.position
    p.play(0)
    p.play(TROPHY_NAMES.index("winds"))
    p.play(1)
    assert [int(p.influence[0]), int(p.influence[1])] == [1, 0]
    assert [int(p.energy[0]), int(p.energy[1])] == [2, 3]


@rule("BUGS-MED-06", "BUGS-KB-02")
@pytest.mark.parametrize(("use", "energy"), [(1, 2), (0, 0)])
def test_a_medal_may_bring_income_in_spite_of_a_captured_train(use: int, energy: int):
    scene = campaign("S: ant d2; N: ant d4", medals="raider S", energy="0 0")
    scene.position.train[0] = 1
    scene.give(S="ant stay", N="ant stay")
    assert scene.position.phase == phases.ASK_INCOME
    scene.choose(use)
    assert scene.energy("S") == energy


@rule("BUGS-MED-06", "BUGS-BAT-12")
def test_a_medal_adds_strength_before_the_dice():
    scene = campaign("S: ant d2; N: ant d3, wasp a4", medals="three-paths N").give(S="ant N", N="wasp stay")
    assert (scene.position.phase, list(scene.position.actors())) == (phases.ASK_BOOST, [1])
    scene.act(1, do="use-medal", army="north", medal="three-paths")
    fighters = scene.position.observe(0)["battles"][0]["fighters"]
    assert [f["strength"] for f in fighters] == [2, 3]
    assert fighters[1]["parts"][-1]["source"] == "medal"


@rule("BUGS-BAT-18", "BUGS-CAMP-05")
def test_a_medal_helps_even_against_the_mosquito():
    scene = campaign("S: mosquito d2; N: ant d3, wasp a4", medals="three-paths N").give(
        S="mosquito N", N="wasp stay"
    )
    scene.choose(1)
    assert [f["strength"] for f in scene.position.observe(0)["battles"][0]["fighters"]] == [1, 1]


@rule("BUGS-MED-06", "BUGS-EFF-03")
def test_a_medal_adds_a_step_once():
    scene = campaign("S: ant d1; N: ant a5", medals="portal-shadow S").turn(S="ant NNW faster", N="ant stay")
    assert scene.at("S-ant") == "c3"
    refusal = GAME.why_not(
        scene.position,
        0,
        {"do": "order", "army": "south", "unit": "ant", "path": "NNN", "medal": "portal-shadow"},
    )
    assert refusal is not None
    assert refusal.rule == "BUGS-MED-06"


@rule("BUGS-EFF-03")
def test_the_medal_for_a_step_is_not_wasted():
    scene = campaign("S: ant d1; N: ant a5", medals="portal-shadow S")
    action = {"do": "order", "army": "south", "unit": "ant", "path": "N", "medal": "portal-shadow"}
    refusal = GAME.why_not(scene.position, 0, action)
    assert refusal is not None
    assert refusal.message == "bugs-refuse-medal-idle"


@rule("BUGS-PLAN-05", "BUGS-MED-06")
def test_t66_a_path_that_is_too_long_even_with_the_medal_is_cut():
    scene = campaign("S: rhino c1, ant a1; N: ant a5", medals="portal-shadow S")
    scene.turn(S="rhino NNN faster", N="ant stay")
    assert scene.at("S-rhino") == "c3"
    assert scene.told("stepped")[-1]["nth"] == 2
    without = campaign("S: rhino c1, ant a1; N: ant a5").turn(S="rhino NNN", N="ant stay")
    assert without.at("S-rhino") == "c2"


@rule("BUGS-CAMP-02")
def test_no_other_option_than_the_three_is_proposed():
    p = GAME.new({"mode": "campaign", "trophy": "agreement"})
    p.play(0)
    p.play(p.odds()[0])
    assert GAME.why_not(p, 0, {"do": "propose", "option": 3}) is None
    refusal = GAME.why_not(p, 0, {"do": "propose", "option": 4})
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("BUGS-CAMP-02", "bugs-refuse-not-asked")
