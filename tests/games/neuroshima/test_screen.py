"""What screens get: values with their reasons, forecasts, lines of attack, the terminal's picture."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.text import Text

from tests.games.neuroshima.playing import playing
from tests.marks import rule
from warpad.games.neuroshima.game import GAME
from warpad.locales import has_message


def tile_at(view: dict[str, Any], at: str) -> dict[str, Any]:
    return next(tile for tile in view["tiles"] if tile["at"] == at)


HMG = """
C5: outpost hmg facing N; C4: outpost hq; D4: outpost officer; C2: moloch hq;
B3: outpost runner; B2: moloch net-fighter facing S
"""


@rule("NH-MOD-04", "NH-MOD-05")
def test_each_value_comes_with_its_reasons() -> None:
    hmg = tile_at(playing(HMG).view, "C5")
    assert hmg["initiative"]["printed"] == [2, 1]
    assert (hmg["initiative"]["now"], hmg["initiative"]["extra"]) == ([2, 1, 0], [0])
    assert [(entry["by"], entry["rule"]) for entry in hmg["initiative"]["lent"]] == [("C4", "NH-MOD-05")]
    shot = hmg["attacks"][0]
    assert (shot["kind"], shot["printed"], shot["strength"], shot["direction"]) == ("ranged", 1, 2, 0)
    assert [(entry["by"], entry["value"], entry["rule"]) for entry in shot["lent"]] == [
        ("D4", 1, "NH-MOD-04")
    ]
    assert shot["hits"] == [{"at": "C2", "wounds": 2}]
    assert shot["over"] == ["C4", "C3"]


def test_nets_and_links_are_told_on_both_ends() -> None:
    view = playing(HMG).view
    runner = tile_at(view, "B3")
    assert (runner["netted"], runner["netted_by"]) == (True, ["B2"])
    assert set(tile_at(view, "C4")["acts_on"]) == {"B3", "C5", "D4"}
    assert tile_at(view, "D4")["acts_on"] == ["C4", "C5"]
    for tile in view["tiles"]:
        assert all(has_message(entry["reason"]) for entry in tile["lent"])


def test_movement_left_is_told() -> None:
    game = playing("A1: hegemony hq; E3: outpost hq; C3: hegemony runner; C4: hegemony transport")
    game.do("go", from_="C3", at="C3", facing="S")
    assert tile_at(game.view, "C3")["moves"] == {
        "mobile": True,
        "used": True,
        "gifts": [{"by": "C4", "used": False}],
    }


def test_the_question_has_its_sentence() -> None:
    game = playing("C3: moloch hq; C2: hegemony thug; E3: hegemony hq", hand=("moloch-push-back",))
    assert (game.view["ask"]["message"], game.view["ask"]["args"]) == ("nh-ask-act", {"tiles": 1})
    game.do("push", tile="moloch-push-back", from_="C3", at="C2")
    assert game.view["ask"] == {
        "kind": "push",
        "message": "nh-ask-push",
        "player": 1,
        "seat": 1,
        "args": {"tile": "hegemony-thug", "at": "C2"},
    }


def test_the_forecast_tells_the_battle_and_changes_nothing() -> None:
    game = playing(HMG)
    before = game.position.key()
    told = GAME.forecast(game.position)
    assert [entry["after"] for entry in told["hp"]] == [20, 14]
    assert told["lost"] == []
    assert game.position.key() == before
    clown = "C3: moloch clown facing N; C2: hegemony boss; C1: hegemony hq; C5: moloch hq"
    asked = playing(clown, hand=("moloch-battle",)).do("battle", tile="moloch-battle")
    assert [loss["tile"] for loss in GAME.forecast(asked.position)["lost"]] == ["hegemony-boss"]


@rule("NH-BAT-14")
def test_the_forecast_says_who_may_choose_otherwise() -> None:
    assert GAME.forecast(playing(HMG).position)["choices"] == []
    board = "C3: moloch clown facing N; C2: hegemony boss; C1: hegemony hq; C5: moloch hq"
    clown = {"kind": "explode", "tile": "moloch-clown", "at": "C3"}
    before = playing(board, hand=("moloch-battle",))
    assert GAME.forecast(before.position)["choices"] == [clown]
    asked = before.do("battle", tile="moloch-battle")
    assert GAME.forecast(asked.position)["choices"] == [clown]


@rule("NH-BAT-09", "NH-BAT-10", "NH-BAT-11", "NH-GEO-03")
def test_lines_of_attack_go_over_friends_and_stop_at_armour() -> None:
    board = (
        "C5: outpost commando facing N; C4: outpost medic; C3: moloch blocker facing S;"
        "C1: moloch hq; A1: outpost hq;"
        "E1: moloch gauss-cannon facing S; E3: outpost scout; D1: outpost runner facing S"
    )
    lines = GAME.lines(playing(board).position)["lines"]
    commando = next(line for line in lines if line["from"] == "C5")
    assert (commando["over"], commando["hits"]) == (["C4"], [{"at": "C3", "wounds": 0}])
    gauss = next(line for line in lines if line["from"] == "E1")
    assert [hit["at"] for hit in gauss["hits"]] == ["E3"]
    runner = next(line for line in lines if line["from"] == "D1")
    assert (runner["over"], runner["hits"]) == ([], [])


@rule("NH-BAT-12")
def test_no_line_leads_from_hq_to_hq() -> None:
    lines = GAME.lines(playing("C3: outpost hq; C2: moloch hq; C4: moloch hybrid").position)["lines"]
    hits = {(line["from"], hit["at"]) for line in lines for hit in line["hits"]}
    assert hits == {("C3", "C4"), ("C4", "C3")}


def test_views_are_plain_data() -> None:
    for setup in GAME.samples():
        msgspec.json.encode(GAME.new(setup).observe(0))


def test_the_terminal_shows_hexes_tiles_and_strengths() -> None:
    text = Text.from_markup(GAME.draw(playing(HMG).position)).plain
    for word in ("HMG", "2 1 (0)", "↑2", "♥20", "#", "Officer", "A1", "Outpost", "stack"):
        assert word in text, word
    lines = text.splitlines()
    assert max(len(line) for line in lines) <= 120


def test_the_duel_board_and_the_large_board_are_drawn_too() -> None:
    duel = Text.from_markup(GAME.draw(GAME.new({"ruleset": "duel"}))).plain
    assert duel.count("◎") == 7
    large = GAME.new({"mode": "deathmatch", "players": 6, "extended": True})
    assert "D4" in Text.from_markup(GAME.draw(large)).plain


def test_a_better_board_is_worth_more() -> None:
    ahead = playing("C1: borgo hq; C5: hegemony hq", hp=[20, 10]).position
    assert GAME.evaluate(ahead, 0) > 0.6 > 0.4 > GAME.evaluate(ahead, 1)
    threat = playing("A1: borgo hq; C5: hegemony hq; C4: borgo brawler facing S").position
    harmless = playing("A1: borgo hq; C5: hegemony hq; C4: borgo brawler facing N").position
    assert GAME.evaluate(threat, 0) > GAME.evaluate(harmless, 0)
