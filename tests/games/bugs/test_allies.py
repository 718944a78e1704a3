"""Two boxes: allies, one against two, and duels with twelve units."""

from __future__ import annotations

import pytest

from tests.games.bugs.scenario import Scene, scenario
from tests.marks import rule
from warpad.core.errors import SetupError
from warpad.core.vecs import i64, vec
from warpad.games.bugs.game import GAME
from warpad.games.bugs.rules import phases
from warpad.games.bugs.rules.allies import penalty_of
from warpad.games.bugs.rules.portals import destinations
from warpad.games.bugs.rules.scoring import gain

CALM = {"S": "ant stay", "N": "ant stay", "S2": "ant stay", "N2": "ant stay"}


def allied(placed: str, **more: object) -> Scene:
    return scenario(placed, mode="allied", **more)


@rule("BUGS-ALLY-01", "BUGS-ALLY-02")
@pytest.mark.parametrize(
    ("setup", "seats"),
    [
        ({"mode": "allied"}, [["south"], ["north"], ["south2"], ["north2"]]),
        ({"mode": "allied", "players": 3}, [["south", "south2"], ["north"], ["north2"]]),
        ({"mode": "double"}, [["south", "south2"], ["north", "north2"]]),
        ({"mode": "training"}, [["south"], ["north"]]),
    ],
)
def test_seats_lead_armies(setup: dict[str, object], seats: list[list[str]]):
    p = GAME.new(setup)
    assert [seat["armies"] for seat in GAME.seats(p)] == seats
    assert [seat["team"] for seat in GAME.seats(p)][:2] == [0, 1]


@rule("BUGS-ALLY-01")
def test_modes_and_players_have_to_fit():
    with pytest.raises(SetupError, match="3 or 4 players"):
        GAME.new({"mode": "allied", "players": 2})
    with pytest.raises(SetupError, match="2 players"):
        GAME.new({"mode": "training", "players": 4})


@rule("BUGS-R-13", "BUGS-TURN-02", "BUGS-ALLY-02", "BUGS-HID-01")
def test_one_person_with_two_armies_gives_an_order_for_each():
    scene = scenario("S: ant 1:a2; S2: ant 2:a2; N: ant 1:a5; N2: ant 2:a5", mode="allied", players=3)
    p = scene.position
    assert list(p.actors()) == [0, 1, 2]
    p.apply(vec[i64]([4 * 85, 4 * 85, 4 * 85]))
    assert (p.phase, list(p.actors())) == (phases.ORDERS, [0])
    assert p.observe(0)["sealed"]["orders"][0]["army"] == "south"
    assert p.observe(1)["sealed"]["orders"][0]["army"] == "north"
    assert p.observe(2)["sealed"]["orders"][0]["army"] == "north2"
    assert p.observe(0)["orders"] == p.observe(1)["orders"] == []
    p.play(4 * 85 + 1)
    assert p.observe(1)["orders"][2]["path"] == "N"


@rule("BUGS-ALLY-06")
def test_t51_influence_of_a_full_track_goes_to_the_partner():
    scene = allied("S: ant 1:a2; S2: ant 2:a2; N: ant 1:a5; N2: ant 2:a5", influence="8 0 5 0")
    gain(scene.position, 0, 1, 0)
    assert [scene.influence("S"), scene.influence("S2")] == [8, 6]


@rule("BUGS-ALLY-04", "BUGS-ALLY-03")
def test_portals_lead_to_either_board():
    scene = allied("S: ant 1:a3; S2: ant 2:a2; N: ant 1:a5; N2: ant 2:e3")
    assert [int(cell) for cell in destinations(scene.position, 4)] == [14, 35]
    scene.give(**CALM).settle(portals="S-ant", goes="2:a3", lots="S")
    assert scene.at("S-ant") == "2:a3"
    unit = next(u for u in scene.position.observe(0)["units"] if u["at"] == "2:a3")
    assert unit["visiting"]


@rule("BUGS-ALLY-05", "BUGS-R-22")
def test_t52_a_general_does_not_change_boards():
    scene = allied("S: rhino 1:a3, ant 1:a1; S2: ant 2:a2; N: ant 1:e3; N2: ant 2:a5")
    scene.give(S="rhino stay", S2="ant stay", N="ant stay", N2="ant stay").settle(portals="S-rhino")
    assert scene.at("S-rhino") == "1:a3"
    assert scene.told("travel-blocked")


@rule("BUGS-ALLY-08", "BUGS-ALLY-10", "BUGS-R-14", "BUGS-R-23")
def test_t53_without_its_general_an_army_rolls_with_a_penalty():
    scene = allied("S: ant 1:d2; S2: ant 2:a2; N: ant 1:d3, wasp 1:a5; N2: ant 2:a5")
    scene.position.where[0] = -1
    scene.give(S="ant N", S2="ant stay", N="wasp stay", N2="ant stay").choose(3)
    told = scene.told("rolled")[0]
    assert (told["die"], told["counts"], told["value"]) == (3, "less", 2)
    scene.choose(2)
    fighters = scene.position.observe(0)["battles"][0]["fighters"]
    assert [f["strength"] for f in fighters] == [2, 2]
    assert [f["total"] for f in fighters] == [4, 4]


@rule("BUGS-ALLY-10")
def test_without_a_roll_there_is_no_penalty():
    scene = allied("S: ant 1:d2; S2: ant 2:a2; N: ant 1:d3, wasp 1:a5; N2: ant 2:a5", energy="0 1 2 2")
    scene.position.where[0] = -1
    scene.give(S="ant N", S2="ant stay", N="wasp stay", N2="ant stay").choose(1)
    assert [e["army"] for e in scene.told("could-not-roll")] == ["south"]
    assert scene.at("S-ant") is None
    assert scene.position.observe(0)["battles"][0]["fighters"][0]["total"] == 2


@rule("BUGS-ALLY-09")
def test_a_general_left_alone_rolls_with_a_penalty():
    scene = allied("S: rhino 1:d2; S2: ant 2:a2; N: ant 1:d3; N2: ant 2:a5")
    assert penalty_of(scene.position, 0) == 1
    assert penalty_of(scene.position, 6) == 0


@rule("BUGS-ALLY-09")
def test_t54_a_side_with_nothing_but_generals_has_lost():
    scene = allied("S: rhino 1:a1; S2: rhino 2:a1; N: ant 1:a5; N2: ant 2:a5", trophies=1, trophy="dew 1")
    scene.turn(S="rhino stay", S2="rhino stay", N="ant stay", N2="ant stay")
    assert scene.result == 1
    assert scene.position.scores() == [0.0, 1.0, 0.0, 1.0]


@rule("BUGS-ALLY-08")
def test_one_lost_general_does_not_end_the_party_and_two_do():
    one = allied("S: ant 1:a2; S2: ant 2:a2; N: ant 1:a5; N2: ant 2:a5")
    one.position.where[0] = -1
    assert one.turn(**CALM).position.phase == phases.ORDERS
    two = allied("S: ant 1:a2; S2: ant 2:a2; N: ant 1:a5; N2: ant 2:a5", trophy="dew 1")
    two.position.where[0] = two.position.where[12] = -1
    assert two.turn(**CALM).result == 1


@rule("BUGS-ALLY-07")
def test_t55_one_army_scores_for_both_artefacts():
    scene = allied("S: ant 1:c3, spider 2:c3; S2: ant 2:a2; N: ant 1:a5; N2: ant 2:a5").turn(**CALM)
    assert scene.influence("S") == 2


@rule("BUGS-ALLY-11")
def test_t56_influence_comes_before_generals():
    scene = allied(
        "S: ant 1:c3; S2: ant 2:a2; N: ant 1:a5; N2: ant 2:a5", influence="7 0 8 0", trophy="dew 1"
    )
    scene.position.where[0] = scene.position.where[12] = -1
    assert scene.turn(**CALM).result == 0
    assert scene.told("party-ended")[0]["rule"] == "BUGS-ALLY-11"


@rule("BUGS-ALLY-16")
def test_the_same_condition_for_both_sides_is_a_draw():
    scene = allied("S: ant 1:a2; S2: ant 2:a2; N: ant 1:a5; N2: ant 2:a5", generals=False, trophy="dew 1")
    assert scene.turn(**CALM).result == 2


@rule("BUGS-ALLY-13")
def test_units_of_partners_are_told_apart():
    units = allied("S: ant 1:a2; S2: ant 1:b2; N: ant 1:a5; N2: ant 2:a5").position.observe(0)["units"]
    here = {u["at"]: (u["army"], u["visiting"]) for u in units if u["at"] in ("1:a2", "1:b2")}
    assert here == {"1:a2": ("south", False), "1:b2": ("south2", True)}


@rule("BUGS-ALLY-14")
def test_a_unit_of_the_partner_frees_a_train():
    scene = allied("S: ant 1:a2; S2: ant 2:a2, spider 1:c1; N: ant 1:a5; N2: ant 2:a5")
    scene.position.train[0] = 1
    assert scene.turn(**CALM).position.train[0] == -1


@rule("BUGS-ALLY-15")
def test_a_general_order_holds_on_both_boards_and_bonuses_count_partners():
    scene = allied("S: ant 1:a2, wasp 2:d2; S2: ant 2:a2, spider 1:b2; N: ant 1:a5; N2: ant 2:a5")
    ant = next(u for u in scene.position.observe(0)["units"] if (u["army"], u["unit"]) == ("south", "ant"))
    assert [part["source"] for part in ant["strength"]["parts"][1:]] == ["trait", "aura"]
    scene.turn(S="all N", S2="ant stay", N="ant stay", N2="ant stay")
    assert (scene.at("S-ant"), scene.at("S-wasp")) == ("1:a3", "2:d3")


@rule("BUGS-ALLY-02")
def test_each_army_has_its_own_tracks():
    scene = allied("S: ant 1:a2; S2: ant 2:a2; N: ant 1:a5; N2: ant 2:a5", energy="0 1 2 3")
    scene.position.train[2] = 1
    scene.turn(**CALM)
    assert [scene.energy(army) for army in ("S", "N", "S2", "N2")] == [2, 3, 2, 5]


@rule("BUGS-R-03", "BUGS-MOVE-05")
def test_a_cell_that_three_flyers_would_go_back_to_is_free_for_none_of_them():
    scene = scenario(
        "S: mosquito 1:c1, ant 1:c3; S2: mosquito 1:b2, ant 1:d2; N: mosquito 1:a2, ant 2:e4; N2: ant 1:b3",
        mode="allied",
        medals="portal-shadow N",
    )
    scene.turn(S="mosquito NN", S2="mosquito EE", N="mosquito EEW faster", N2="all S")
    assert scene.at("S-mosquito") == "1:c1"
    assert scene.at("N-mosquito") == "1:a2"
    assert (scene.at("S2-mosquito"), scene.at("N2-ant")) == (None, "1:b2")
