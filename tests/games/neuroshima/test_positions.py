"""Positions as JSON: defaults, refusals, there and back."""

import copy

import pytest

from tests.marks import rule
from warpad.core.errors import DecodeError
from warpad.games.neuroshima.game import GAME
from warpad.games.neuroshima.rules.battle.segments import battle_answer, battle_legal, open_battle
from warpad.games.neuroshima.rules.board import DISCARD, HAND, STACK
from warpad.games.neuroshima.tell.codec import dump, load, zone_ids
from warpad.games.neuroshima.tell.resolve import resolve
from warpad.games.neuroshima.variants.house import new_state

from .scenario import position_json, scenario

GOOD = {
    "game": "neuroshima",
    "ruleset": "3.0",
    "mode": "duel",
    "extended": False,
    "players": [
        {"army": "outpost", "hp": 20, "hand": [], "stack": None, "discard": None},
        {"army": "hegemony", "hp": 20},
    ],
    "board": [
        {"at": [0, 0], "tile": "outpost-hq", "player": 0, "rotation": 0, "wounds": 0},
        {"at": [1, -1], "tile": "hegemony-net-fighter", "player": 1, "rotation": 4},
    ],
    "turn": 0,
}


def changed(path: str, value: object) -> dict:
    data = copy.deepcopy(GOOD)
    *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    at = data
    for part in way:
        at = at[part]
    at[last] = value
    return data


def test_the_example_of_the_specification_is_resolved():
    result = resolve(GOOD)
    assert list(result) == ["segments", "hp", "board", "removed", "winner"]
    assert result["hp"] == [20, 20]
    assert result["winner"] is None
    assert result["segments"] == []
    assert result["board"][1] == {
        "at": [1, -1], "tile": "hegemony-net-fighter", "player": 1, "rotation": 4, "wounds": 0,
    }  # fmt: skip


def test_what_is_left_out_takes_its_default():
    game = load({"players": [{"army": "borgo"}, {"army": "moloch"}]}, new_state)
    assert list(game.hp) == [20, 20]
    assert len(zone_ids(game, 0, STACK)) == 34
    assert zone_ids(game, 0, HAND) == zone_ids(game, 0, DISCARD) == []


def test_stack_and_discard_left_out_are_the_rest_of_the_army():
    game = scenario("C3: borgo hq; C2: borgo mutant", hand=[["borgo-claws"]])
    assert len(zone_ids(game, 0, STACK)) == 32
    known = scenario("C3: borgo hq; C2: borgo mutant", hand=[["borgo-claws"]], stack=[["borgo-mutant"]])
    assert zone_ids(known, 0, STACK) == ["borgo-mutant"]
    assert len(zone_ids(known, 0, DISCARD)) == 31


WRONG = [
    ("game", "neon", "game: expected neuroshima"),
    ("ruleset", "4.0", "ruleset: expected one of 3.0, duel, 2025"),
    ("mode", "teams", "players: mode teams has 4 players, found 2"),
    ("extended", "yes", "extended: expected true or false"),
    ("players", {}, "players: expected a list"),
    ("players.0.army", "mississippi", "players\\[0\\].army: expected one of"),
    ("players.0.hp", "many", "players\\[0\\].hp: expected a whole number"),
    ("players.0.hp", -1, "players\\[0\\].hp: expected a number from 0"),
    ("players.0.hand", ["outpost-hmg", "outpost-hmg"], "players\\[0\\].hand\\[1\\]: more copies"),
    ("players.0.hand", ["borgo-move"], "players\\[0\\].hand\\[0\\]: tile borgo-move is not in the army"),
    ("board", "C3", "board: expected a list"),
    ("board.0", 7, "board\\[0\\]: expected an object"),
    ("board.0.at", [9, 9], "board\\[0\\].at: hex \\[9, 9\\] is not on the board"),
    ("board.0.at", [3, 0], "board\\[0\\].at: hex \\[3, 0\\] is not on the board"),
    ("board.0.at", [0], "board\\[0\\].at: expected a hex"),
    ("board.0.at", [1, -1], "board\\[1\\].at: two tiles on hex D2"),
    ("board.0.tile", "outpost-dragon", "board\\[0\\].tile: unknown tile"),
    ("board.0.tile", "outpost-battle", "board\\[0\\].tile: outpost-battle is an instant"),
    ("board.0.player", 2, "board\\[0\\].player: expected a number from 0 to 1"),
    ("board.0.player", 1, "board\\[0\\].tile: tile outpost-hq is not in the army of player 1"),
    ("board.0.rotation", 6, "board\\[0\\].rotation: expected a number from 0 to 5"),
    ("board.0.rotation", 1.5, "board\\[0\\].rotation: expected a whole number"),
    ("board.0.wounds", 1, "board\\[0\\].wounds: expected a number from 0 to 0"),
    ("board.0.wound", 1, "board\\[0\\]: unknown key 'wound'; perhaps 'wounds'"),
    ("board.1", {"at": [1, 0], "tile": "outpost-hq", "player": 0}, "board: 2 copies of outpost-hq"),
    ("turn", 5, "turn: expected a number from 0 to 1"),
    ("options", {"moloch_temper": 1}, "options.moloch_temper: expected true or false"),
    ("choices", [{"do": "explode"}], "choices\\[0\\]: nothing is asked"),
]


@pytest.mark.parametrize(("path", "value", "message"), WRONG)
def test_what_is_wrong_is_refused_with_its_path(path, value, message):
    with pytest.raises(DecodeError, match="^" + message):
        resolve(changed(path, value))


def test_a_position_that_is_no_object_is_refused():
    for data in ([], "C3", None, 7):
        with pytest.raises(DecodeError, match="expected an object"):
            resolve(data)


def test_keys_of_other_programs_are_left_alone():
    assert resolve({**GOOD, "id": "a-17", "remark": "from a game"}) == resolve(GOOD)


def test_a_choice_that_does_not_fit_is_refused():
    drawn = "C3: moloch clown facing N; C2: outpost hq"
    for choice, message in (
        ({"do": "explode", "at": "C2"}, "the question is about C3"),
        ({"do": "heal", "at": "C3"}, "expected one of explode, attack"),
    ):
        with pytest.raises(DecodeError, match=message):
            resolve(position_json(drawn, choices=[choice]))


@rule("NH-GEO-01")
def test_the_ring_is_there_on_the_extended_board_only():
    drawn = "A1: borgo hq; D1: outpost hq"
    assert scenario(drawn, extended=True).occupied
    with pytest.raises(DecodeError, match="not on the board"):
        load(
            {
                **position_json(drawn, extended=True),
                "board": [{"at": [-3, 0], "tile": "borgo-hq", "player": 0}],
                "extended": False,
            },
            new_state,
        )


def test_a_position_goes_there_and_back():
    game = scenario(
        "C3: moloch clown facing N wounds 1; C2: vegas hq facing S; D2: vegas agitator facing SW; "
        "A1: vegas mine",
        "moloch vegas",
        hp=[7, 3],
        energy=[0, 4],
        hand=[["moloch-brain"], []],
        ruleset="duel",
    )
    twin = load(dump(game), new_state)
    assert twin.key() == game.key()
    assert dump(twin) == dump(game)


def test_a_pending_battle_goes_there_and_back():
    game = scenario(
        "C3: moloch clown facing N; C2: outpost brawler facing S; C4: moloch medic facing N; "
        "B2: moloch medic facing SE"
    )
    open_battle(game)
    questions = 0
    while game.ask:
        twin = load(dump(game), new_state)
        assert twin.key() == game.key()
        assert list(battle_legal(twin)) == list(battle_legal(game))
        battle_answer(twin, battle_legal(game)[-1])
        battle_answer(game, battle_legal(game)[-1])
        assert twin.key() == game.key()
        questions += 1
    assert questions == 2


@pytest.mark.parametrize("flag", ["untouched", "turn_closed", "owes_discard", "was_idle", "had_choice"])
def test_positions_that_differ_in_a_flag_have_different_keys(flag: str):
    one = GAME.new({"armies": "borgo,hegemony"})
    other = one.copy()
    assert one.key() == other.key()
    setattr(other, flag, not getattr(other, flag))
    assert one.key() != other.key()
