"""Units with rules of their own, as far as battles go."""

import pytest

from tests.marks import rule
from warpad.core.hexes import cell_named
from warpad.games.neuroshima.data.content import tile_of
from warpad.games.neuroshima.rules.battle.segments import open_battle
from warpad.games.neuroshima.rules.battle.status import commander
from warpad.games.neuroshima.rules.board import is_free, known_top, zone_start

from .scenario import fight, scenario

CLOWN = (
    "C3: moloch clown facing N; D2: moloch hybrid facing SE; C4: outpost hq; "
    "B2: outpost scout; C2: outpost brawler"
)
EXPLODE = [{"do": "explode", "at": "C3"}]


@rule("NH-UNIT-01")
def test_a_clown_may_explode_instead_of_attacking():
    battle = fight(CLOWN, "outpost moloch", choices=EXPLODE)
    assert battle.hp == [19, 20]
    assert battle.removed == {"brawler": 2, "scout": 2, "hybrid": 2, "clown": 2}
    quiet = fight(CLOWN, "outpost moloch")
    assert "clown" in quiet.left
    assert quiet.removed == {"brawler": 2, "scout": 2}


@rule("NH-SET-06", "NH-UNIT-01")
@pytest.mark.parametrize(("ruleset", "hp"), [("3.0", 19), ("duel", 20), ("2025", 19)])
def test_whether_an_explosion_hurts_hqs_depends_on_the_ruleset(ruleset, hp):
    assert fight(CLOWN, "outpost moloch", ruleset=ruleset, choices=EXPLODE).hp == [hp, 20]


@rule("NH-UNIT-01")
def test_bonuses_and_armour_do_not_count_for_an_explosion():
    battle = fight(
        "C3: moloch clown facing N; C4: moloch brain facing N; C2: hegemony gladiator facing S; "
        "C1: hegemony hq",
        "hegemony moloch",
        choices=EXPLODE,
    )
    assert battle.wounds == {"gladiator": 1}


@rule("NH-UNIT-03")
def test_a_universal_soldier_strikes_and_shoots_the_same_side_at_once():
    assert fight("C3: hegemony universal-soldier facing N; C2: outpost hq").hp == [20, 18]
    assert fight("C3: hegemony universal-soldier facing N; C1: outpost hq").hp == [20, 19]


@rule("NH-UNIT-05")
def test_a_destroyed_bio_droid_goes_on_top_of_its_owners_stack():
    game = scenario("C3: smart bio-droid facing N; C2: borgo claws facing S; A1: smart hq", stack=[[], None])
    open_battle(game)
    assert game.occupied >> cell_named("C3", 2) & 1 == 0
    number = known_top(game, 0)
    assert tile_of(game.setup.first[0] + number).id == "smart-bio-droid"
    assert game.pile[zone_start(game, 0, 0) + number] == 1
    battle = fight("C3: smart bio-droid facing N; C2: borgo claws facing S")
    assert battle.removed["bio-droid"] == 3
    assert battle.events("returned")


@rule("NH-UNIT-05")
def test_also_when_an_enemy_controls_it():
    game = scenario(
        "C3: smart bio-droid facing S; C4: vegas agitator facing N; C2: smart ripper facing S", "vegas smart"
    )
    assert commander(game, cell_named("C3", 2)) == 0
    open_battle(game)
    assert tile_of(game.setup.first[1] + known_top(game, 1)).id == "smart-bio-droid"


@rule("NH-UNIT-06")
def test_foundations_take_no_part_in_a_battle():
    battle = fight("C3: vegas mine; C5: outpost commando facing N; C1: vegas hq facing N")
    assert battle.hp == [19, 20]
    assert "mine" in battle.left
    game = scenario("C3: vegas mine; C5: outpost commando facing N; C1: vegas hq facing N")
    assert is_free(game, cell_named("C3", 2))
