"""The battle atlas: what each of the eight scenarios changes, and what it may not be played with."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from tests.games.neuroshima.playing import Playing, house, new_game
from tests.marks import rule
from warpad.core.dice import Dice
from warpad.core.errors import DecodeError, SetupError
from warpad.core.hexes import cell_at
from warpad.core.playout import play_out
from warpad.games.neuroshima.data.content import NUMBER_OF
from warpad.games.neuroshima.game import GAME
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.rules.battle.status import prey_cells
from warpad.games.neuroshima.rules.board import HAND, destroy_tile, lift, put, zone_start
from warpad.games.neuroshima.rules.course import decide, go_on_after_battle, settle
from warpad.games.neuroshima.rules.hand import begin_turn
from warpad.games.neuroshima.rules.movement import reach_of
from warpad.games.neuroshima.rules.pieces import make_piece
from warpad.games.neuroshima.rules.questions import ASK_ACT, BY_FULL_BOARD
from warpad.games.neuroshima.rules.turn import room_for
from warpad.games.neuroshima.tell.cells import cell_name
from warpad.games.neuroshima.variants.atlas import scenarios
from warpad.games.neuroshima.variants.atlas.boards import call_contingent, turn_carousels
from warpad.games.neuroshima.variants.atlas.codes import CARRIES, READY
from warpad.games.neuroshima.variants.atlas.mission import CORE, SIEGE
from warpad.games.neuroshima.variants.atlas.missions import make_ready

LONGEST = 20_000
RULE = "NH-VAR-05"
Tile = tuple[int, int, str, int]


def board(number: int, *tiles: Tile, hand: tuple[str, ...] = (), **options: Any) -> Playing:
    """The middle of the first player's turn in a scenario; tiles as q, r, name, rotation."""
    game = new_game(scenario=number, **options)
    position = game.position
    for q, r, name, rotation in tiles:
        tile = NUMBER_OF[name]
        firsts = position.setup.first
        player = next(
            p for p in range(position.setup.players) if 0 <= tile - firsts[p] < position.setup.kinds[p]
        )
        put(position, cell_at(q, r), make_piece(tile, rotation, player, 0))
    for name in hand:
        position.pile[zone_start(position, 0, HAND) + NUMBER_OF[name] - position.setup.first[0]] += 1
    position.turn, position.turn_number = 0, 3
    position.ask, position.asked = ASK_ACT, 0
    return game


def at(game: Playing, q: int, r: int) -> str:
    return cell_name(game.position.setup, cell_at(q, r))


def own(game: Playing) -> Neuroshima:
    assert isinstance(game.position, Neuroshima)
    return game.position


# -- set-up ------------------------------------------------------------------------------------------


@rule("NH-VAR-05")
@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"scenario": 1, "armies": ["outpost", "moloch"]}, "in this order: Moloch, Outpost"),
        ({"scenario": 7, "armies": ["smart", "borgo"]}, "these armies only"),
        ({"scenario": 8}, "mode=teams"),
        ({"scenario": 5, "ruleset": "duel"}, "no terminals"),
        ({"scenario": 5, "leaders": True}, "mixed=true"),
    ],
)
def test_a_scenario_is_played_as_it_says_only(options: dict[str, Any], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        GAME.new(options)


@rule("NH-VAR-05")
@pytest.mark.parametrize("number", range(1, 9))
def test_every_scenario_plays_to_an_end_and_is_marked_as_house_content(number: int) -> None:
    mode = scenarios.scenario_of(number).mode
    position = GAME.new({"scenario": number, "mode": mode})
    view = position.observe(0)["scenario"]
    assert (view["number"], view["origin"]) == (number, "house")  # type: ignore[index]
    assert re.search(rf"Scenario {number}: .*\(house content\)", GAME.draw(position))
    assert play_out(position, Dice(number), LONGEST) < LONGEST


@rule("NH-VAR-05")
def test_the_atlas_is_checked() -> None:
    assert scenarios.atlas_faults() == []
    scenario = scenarios.scenario_of(7)
    assert scenarios.scenario_faults(msgspec.structs.replace(scenario, tags={"swamp": ((0, 0),)})) == [
        "tags: unknown tag swamp"
    ]


@rule("NH-VAR-05")
def test_a_saved_position_keeps_its_scenario() -> None:
    game = board(3)
    call_contingent(own(game), house(own(game)).atlas)
    data = GAME.dump(game.position)
    again = GAME.load(data)
    assert isinstance(again, Neuroshima)
    assert house(again).atlas.truce
    assert again.key() == game.position.key()
    data["options"]["scenario"] = 4
    with pytest.raises(DecodeError):
        GAME.load(data)


@rule("NH-VAR-05")
def test_a_full_board_battle_that_removes_nothing_is_a_draw() -> None:
    game = board(7, (0, 0, "borgo-hq", 0), (0, 1, "hegemony-hq", 0))
    position = own(game)
    position.cause, house(position).atlas.stood = BY_FULL_BOARD, 2
    go_on_after_battle(position)
    assert game.view["over"]
    assert position.scores() == [0.5, 0.5]


# -- the eight ---------------------------------------------------------------------------------------


@rule("NH-VAR-05")
def test_1_parts_go_from_the_factory_to_the_exit() -> None:
    game = board(1, (-2, 0, "moloch-guard", 0), (-2, 1, "moloch-blocker", 0), (-1, 0, "moloch-hybrid", 0))
    position = own(game)
    begin_turn(position)
    assert game.asks == "load"
    game.do("load", at=at(game, -2, 0))
    position.ask = ASK_ACT
    game.do("hand-on", from_=at(game, -2, 0), at=at(game, -1, 0))
    assert game.view["scenario"]["parts"] == [at(game, -1, 0)]
    house(position).atlas.progress = 2
    carrier = lift(position, cell_at(-1, 0))
    assert carrier & CARRIES
    put(position, cell_at(2, 0), carrier)
    begin_turn(position)
    assert game.view["winners"] == [0]


@rule("NH-VAR-05")
def test_1_the_outpost_stays_off_factory_and_exit() -> None:
    game = board(1)
    room = room_for(own(game), 1)
    assert not room >> cell_at(-2, 0) & 1
    assert room >> cell_at(0, 0) & 1


@rule("NH-VAR-05")
def test_2_tiles_step_outward_and_leave() -> None:
    game = board(2, (1, 0, "borgo-mutant", 0), (3, 0, "borgo-claws", 0), hand=("borgo-mutant",))
    position = own(game)
    game.do("step", from_=at(game, 1, 0), at=at(game, 2, 0))
    assert game.rule_against("step", from_=at(game, 2, 0), at=at(game, 3, -1)) == RULE
    assert game.rule_against("evacuate", at=at(game, 3, 0)) == RULE
    refusal = game.refused("place", tile="borgo-mutant", at=at(game, 2, -1), facing=0)
    assert refusal.message == "nh-refuse-scenario-ground"
    make_ready(position, house(position).atlas)
    assert position.piece[cell_at(3, 0)] & READY
    house(position).atlas.progress = 7
    game.do("evacuate", at=at(game, 3, 0))
    assert game.view["winners"] == [0]


def besieged(player: int, number: int) -> Playing:
    """The middle of a turn of scenario 2, by its number; a tile of each side stands."""
    game = board(2, (1, 0, "borgo-mutant", 0), (3, -1, "outpost-brawler", 0))
    position = own(game)
    position.turn, position.turn_number, position.asked = player, number, player
    game.events()
    return game


def battles_of(game: Playing) -> list[Any]:
    return [event for event in game.events() if event["event"] == "battle-begun"]


@rule("NH-VAR-05")
@pytest.mark.parametrize(
    ("player", "number", "battles"),
    [(0, 1, 0), (1, 2, 0), (0, 3, 0), (1, 4, 1), (0, 5, 0), (1, 6, 0), (0, 7, 0), (1, 8, 1)],
)
def test_2_every_second_turn_of_the_besiegers_ends_with_a_battle(
    player: int, number: int, battles: int
) -> None:
    game = besieged(player, number).do("end")
    assert len(battles_of(game)) == battles


@rule("NH-VAR-05")
def test_2_turns_of_other_scenarios_end_without_a_battle() -> None:
    game = board(7, (1, 0, "borgo-mutant", 0))
    position = own(game)
    position.turn, position.turn_number, position.asked = 1, 4, 1
    assert battles_of(game.do("end")) == []


@rule("NH-VAR-05", "NH-BAT-15")
@pytest.mark.parametrize("number", [2, 4])
def test_2_no_second_battle_follows_a_turn_that_ended_with_one(number: int) -> None:
    game = besieged(1, number)
    position = own(game)
    position.pile[zone_start(position, 1, HAND) + NUMBER_OF["outpost-battle"] - position.setup.first[1]] += 1
    game.do("battle", tile="outpost-battle")
    assert len(battles_of(game)) == 1


@rule("NH-VAR-05")
def test_2_the_besieged_enter_in_the_core_and_besiegers_stay_on_the_siege_hexes() -> None:
    game = besieged(0, 3)
    position = own(game)
    core, siege = (house(position).atlas.tag[tag] for tag in (CORE, SIEGE))
    assert core
    assert siege
    assert not core & siege
    assert room_for(position, 0) == core & ~position.occupied
    assert room_for(position, 1) == siege & ~position.occupied
    assert reach_of(position, cell_at(3, -1), 1) & ~siege == 0
    assert reach_of(position, cell_at(1, 0), 0) & ~core


@rule("NH-VAR-05", "NH-END-01")
@pytest.mark.parametrize(("last_by", "remaining", "is_final"), [(0, 0b10, True), (1, 0b11, False)])
def test_2_the_final_battle_takes_the_place_of_the_one_that_is_due(
    last_by: int, remaining: int, is_final: bool
) -> None:
    game = besieged(1, 4)
    own(game).last_by, own(game).remaining = last_by, remaining
    told = [event["event"] for event in game.do("end").events()]
    assert told.count("battle-begun") == 1
    assert ("final-battle" in told) is is_final
    assert bool(game.view["over"]) is is_final


@rule("NH-VAR-05")
def test_3_a_truce_holds_while_the_contingent_stands() -> None:
    game = board(3, (0, 0, "outpost-hq", 0), (0, 1, "hegemony-thug", 0), (0, 2, "hegemony-hq", 0))
    position = own(game)
    go_on_after_battle(position)
    assert game.view["scenario"]["truce"]
    assert game.tile("C1") == "moloch-blocker"
    assert not prey_cells(position, 0) >> cell_at(0, 1) & 1
    for tile in game.view["tiles"]:
        if tile["player"] == 2:
            destroy_tile(position, cell_at(tile["q"], tile["r"]))
    settle(position)
    assert not game.view["scenario"]["truce"]
    assert prey_cells(position, 0) >> cell_at(0, 1) & 1


@rule("NH-VAR-05")
def test_3_both_lose_if_the_contingent_outlasts_them() -> None:
    game = board(3, (0, 0, "outpost-hq", 0), (0, 1, "hegemony-hq", 0))
    call_contingent(own(game), house(own(game)).atlas)
    decide(own(game))
    assert own(game).scores() == [0.0, 0.0]


@rule("NH-VAR-05")
def test_4_the_structure_is_an_hq_that_can_be_blown_up() -> None:
    game = board(4, (0, 1, "borgo-mutant", 0), (-1, 1, "borgo-claws", 0), (-2, 2, "borgo-hq", 0))
    assert [tile["tile"] for tile in game.view["tiles"]].count("moloch-hq") == 3
    assert game.hp() == [20, 24]
    game.do("blow-up", at=at(game, 0, 1))
    assert game.hp() == [20, 22]
    assert game.rule_against("blow-up", at=at(game, -1, 1)) == RULE
    decide(own(game))
    assert game.view["winners"] == [1]


@rule("NH-VAR-05")
def test_4_no_hq_touches_the_structure_and_nothing_moves_it() -> None:
    game = new_game(scenario=4)
    assert game.refused("hq", at=at(game, 0, 1), facing=0).message == "nh-refuse-scenario-ground"
    assert game.can("hq", at=at(game, -2, 2))
    assert reach_of(own(game), cell_at(0, 0), 1) == 0


@rule("NH-VAR-05")
def test_5_carousels_turn_tiles_with_them() -> None:
    game = board(5, (1, -3, "borgo-mutant", 0))
    position = own(game)
    turn_carousels(position)
    assert position.piece[cell_at(2, -3)] == make_piece(NUMBER_OF["borgo-mutant"], 1, 0, 0)
    assert not position.setup.board >> cell_at(1, -2) & 1


@rule("NH-VAR-05")
def test_6_who_holds_the_bridge_shells_the_other_bank() -> None:
    game = board(6, (-3, 1, "borgo-hq", 0), (0, 0, "borgo-mutant", 0), (3, -1, "hegemony-hq", 0))
    go_on_after_battle(own(game))
    assert game.hp() == [20, 19]
    assert reach_of(own(game), cell_at(-3, 1), 0) & ~own(game).variant.hq_ground(own(game), 0) == 0


@rule("NH-VAR-05")
def test_7_contaminated_ground_wounds_after_a_battle() -> None:
    game = board(7, (0, -2, "borgo-mutant", 0), (0, 0, "borgo-hq", 0), (0, 1, "hegemony-hq", 0))
    assert not own(game).variant.hq_ground(own(game), 0) >> cell_at(0, -2) & 1
    go_on_after_battle(own(game))
    assert game.tile("C1") == ""


@rule("NH-VAR-05")
def test_8_the_team_in_the_depot_hurts_every_enemy_hq() -> None:
    game = board(8, (0, 0, "borgo-mutant", 0), mode="teams")
    go_on_after_battle(own(game))
    assert game.hp() == [15, 14, 15, 14]
    assert not own(game).variant.hq_ground(own(game), 0) >> cell_at(0, 0) & 1


@rule("NH-VAR-05")
def test_other_scenarios_actions_are_refused() -> None:
    assert board(7).refused("step", from_="C1", at="C2").message == "nh-refuse-other-scenario"
