"""Tiles and armies as data, and what the rulesets say about hit points."""

import msgspec
import pytest

from tests.marks import rule
from warpad.core.errors import ContentError
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.content import ALL_ARMIES, FOLDER, content_faults, load_army, tile_of
from warpad.games.neuroshima.data.tables import INSTANT, INSTANT_OF, KIND, PRINTED
from warpad.games.neuroshima.rules.setup import MODE_NAMES, RULESET_NAMES, Setup

from .scenario import fight, scenario


@rule("NH-TILE-05")
def test_each_army_is_35_tiles_one_of_them_the_hq():
    for army in ALL_ARMIES:
        assert sum(tile.count for tile in army.tiles) == 35
        assert [tile.count for tile in army.tiles if tile.kind == "hq"] == [1]
    assert content_faults() == []


@rule("NH-TILE-01")
def test_board_tiles_and_instants_are_told_apart():
    kinds = {tile.kind for army in ALL_ARMIES for tile in army.tiles}
    assert kinds == {"hq", "unit", "module", "foundation", "instant"}
    for number in range(1, len(KIND)):
        assert (KIND[number] == INSTANT) == (INSTANT_OF[number] > 0)


@rule("NH-TILE-02")
def test_sides_carry_only_known_marks():
    marks = {mark for army in ALL_ARMIES for tile in army.tiles for side in tile.sides for mark in side}
    kinds = {mark.rstrip("-123") for mark in marks}
    assert kinds == {"melee", "ranged", "gauss", "armour", "net", "link", "enemy-link", "control-link"}


@rule("NH-TILE-03")
def test_a_tile_without_initiative_acts_all_the_time():
    battle = fight("C3: outpost hq; D2: hegemony net-fighter facing SW; C1: hegemony hq")
    assert battle.segments == [0]
    assert len(battle.events("struck")) == 0


@rule("NH-TILE-04")
def test_toughness_n_survives_n_wounds_and_they_stay():
    battle = fight("C3: moloch blocker facing N; C4: outpost brawler facing N")
    assert battle.wounds == {"blocker": 2}
    again = fight("C3: moloch blocker facing N wounds 2; C4: outpost runner facing N")
    assert again.removed == {"blocker": 2}


@rule("NH-SET-10")
def test_printed_initiatives_go_from_0_to_3():
    for number in range(1, len(PRINTED)):
        assert PRINTED[number] < 1 << 4, tile_of(number).id


def _hp(ruleset: str, mode: str, teams: list[int]) -> list[int]:
    armies = vec[i64](list(range(len(teams))))
    setup = Setup(RULESET_NAMES.index(ruleset), MODE_NAMES.index(mode), armies, vec[i64](teams), False, True)
    return list(setup.start_hp)


@rule("NH-SET-01", "NH-SET-02", "NH-SET-03")
def test_hit_points_depend_on_ruleset_and_mode():
    for ruleset in RULESET_NAMES:
        assert _hp(ruleset, "duel", [0, 1]) == [20, 20]
        assert _hp(ruleset, "solo-team", [0, 1, 1]) == [20, 13, 13]
        assert _hp(ruleset, "points", [0, 1, 2]) == [0, 0, 0]
        assert _hp(ruleset, "teams", [0, 1, 0, 1]) == [15 if ruleset == "3.0" else 20] * 4


@rule("NH-MULTI-03", "NH-TEAM-01")
def test_members_of_a_team_never_follow_each_other():
    game = scenario("C3: borgo hq", "borgo outpost moloch vegas", mode="teams", team=[0, 0, 1, 1])
    assert list(game.setup.order) == [0, 2, 1, 3]
    solo = scenario("C3: borgo hq", "borgo outpost moloch", mode="solo-team", team=[5, 2, 5])
    assert list(solo.setup.order) == [1, 0, 1, 2]


def test_a_wrong_army_file_is_refused_with_file_and_path(tmp_path):
    data = msgspec.json.decode((FOLDER / "armies" / "borgo.json").read_bytes())
    data["tiles"][1]["count"] = 7
    path = tmp_path / "borgo.json"
    path.write_bytes(msgspec.json.encode(data))
    with pytest.raises(ContentError, match=r"borgo.json: tiles: 36 in all, an army has 35"):
        load_army(path)
    data["tiles"][1]["sides"][0] = ["laser"]
    path.write_bytes(msgspec.json.encode(data))
    with pytest.raises(ContentError, match=r"borgo.json: .*tiles.*sides"):
        load_army(path)
