"""What if: a tile turned, moved, or without who acts on it, and what its next battle would be then."""

from __future__ import annotations

from typing import Any

from tests.games.neuroshima.scenario import scenario
from warpad.games.neuroshima.mind.supposing import supposed
from warpad.games.neuroshima.tell.cells import read_cell

Json = dict[str, Any]
HQS = "C1: outpost hq; C5: hegemony hq"


def ifs_of(drawn: str, at: str) -> tuple[Json, list[Json]]:
    position = scenario(drawn, "outpost hegemony")
    found = supposed(position, read_cell(position.setup, at, "at"))
    return found, found["ifs"]


def test_a_tile_that_faces_nobody_would_strike_when_it_is_turned():
    now, ifs = ifs_of(f"{HQS}; C4: outpost runner", "C4")
    assert now["hp"] == [20, 20]
    best = next(one for one in ifs if one["kind"] == "turned")
    assert (best["facing"], best["hp"][1]) == (3, 19)


def test_a_tile_one_hex_too_far_would_strike_when_it_is_moved():
    _, ifs = ifs_of(f"{HQS}; C3: outpost runner facing S", "C3")
    assert [(one["to"], one["hp"][1]) for one in ifs if one["kind"] == "moved"] == [("C4", 19)]


def test_without_its_officer_a_tile_shoots_less_hard():
    now, ifs = ifs_of(f"{HQS}; C3: outpost commando facing S; C2: outpost officer", "C3")
    lost = next(one for one in ifs if one["kind"] == "lost")
    assert (lost["tile"], lost["at"]) == ("outpost-officer", "C2")
    assert (now["hp"][1], lost["hp"][1]) == (18, 19)


def test_the_board_lies_as_it_would_and_says_who_goes():
    now, ifs = ifs_of(f"{HQS}; C3: outpost commando; C4: hegemony runner facing N", "C3")
    turned = next(one for one in ifs if one["kind"] == "turned")
    assert (now["falls"], turned["falls"], turned["gone"]) == (2, None, ["C4"])
    lying = {tile["at"]: tile["rotation"] for tile in turned["tiles"]}
    assert (lying["C3"], set(lying)) == (turned["facing"], {"C1", "C3", "C4", "C5"})


def test_without_the_net_a_caught_tile_fights():
    now, ifs = ifs_of(f"{HQS}; C4: outpost runner facing S; C3: hegemony net-fighter facing S", "C4")
    lost = next(one for one in ifs if one["kind"] == "lost")
    assert (lost["tile"], lost["at"]) == ("hegemony-net-fighter", "C3")
    assert now["hp"][1] == 20
    assert lost["hp"][1] == 19


def test_where_nothing_would_change_nothing_is_supposed():
    assert ifs_of(HQS, "C1") == ({"hp": [20, 20], "falls": None, "ifs": []}, [])


def test_on_an_empty_hex_nothing_is_supposed():
    assert ifs_of(HQS, "C3") == ({"hp": [], "falls": None, "ifs": []}, [])
