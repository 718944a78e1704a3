"""Rules never change under a running match in silence."""

from __future__ import annotations

import sqlite3

import pytest

from tests.play.toy import Toy
from tests.server.client import Page, http
from tests.server.serving import serving, toy_settings
from warpad import games

BID = {"do": "bid", "coins": 1}


class Edition(Toy):
    """The toy game with content and rules of some edition."""

    def __init__(self, digest: str, rules: int = 1) -> None:
        self._digest, self.rules_version = digest, rules

    def digests(self):
        return {"cards.json": self._digest}


def edition(folder, *facts):
    game = Edition(*facts)
    return serving(toy_settings(folder, find_game=lambda name: game))


@pytest.fixture
def begun(tmp_path):
    """A match of two people that was begun by the first edition."""
    with edition(tmp_path, "old") as base:
        made = http(base, "/api/matches", {"game": "toy", "seats": [{"kind": "human"}] * 2})
        with Page(base) as page:
            page.join(made["match"], made["tokens"]["0"])
            page.move(0, BID)
    return made


@pytest.mark.parametrize("facts", [("new",), ("old", 2)])
def test_a_match_of_other_rules_is_shown_and_not_played(tmp_path, begun, facts):
    with edition(tmp_path, *facts) as base, Page(base) as page:
        update = page.join(begun["match"], begun["tokens"]["1"])
        assert (update["frozen"], update["sealed"]) == ("outdated", [0])
        assert page.move(1, BID)["code"] == "outdated"
        assert http(base, f"/api/matches/{begun['match']}/steps")["steps"]


def test_the_same_rules_play_on(tmp_path, begun):
    with edition(tmp_path, "old") as base, Page(base) as page:
        assert page.join(begun["match"], begun["tokens"]["1"])["frozen"] is None
        assert page.move(1, BID)["type"] == "accepted"


def test_all_players_may_agree_to_go_on_by_todays_rules(tmp_path, begun):
    match = begun["match"]
    with edition(tmp_path, "new") as base, Page(base) as one, Page(base) as other:
        one.join(match, begun["tokens"]["0"])
        other.join(match, begun["tokens"]["1"])
        one.send("renew", match=match, seat=0, id="r")
        version = one.receive("accepted")["version"]
        assert other.update_at(version)["request"]["kind"] == "renewal"
        assert other.move(1, BID)["code"] == "outdated"
        other.send("consent", match=match, seat=1, yes=True, id="c")
        other.receive("accepted")
        other.receive("update")
        assert other.last["frozen"] is None
        assert other.move(1, BID)["type"] == "accepted"
    with edition(tmp_path, "new") as base, Page(base) as page:
        assert page.join(match)["frozen"] is None


def test_a_match_that_was_stored_without_a_pin_is_played(tmp_path, begun):
    with sqlite3.connect(tmp_path / "matches.sqlite") as file:
        file.execute("UPDATE matches SET plan = CAST(json_remove(CAST(plan AS TEXT), '$.pin') AS BLOB)")
    with edition(tmp_path, "new") as base, Page(base) as page:
        assert page.join(begun["match"], begun["tokens"]["1"])["frozen"] is None


def test_a_torn_match_shows_what_can_be_read(tmp_path, begun):
    with sqlite3.connect(tmp_path / "matches.sqlite") as file:
        file.execute("UPDATE entries SET body = CAST(replace(body, '1', '2') AS BLOB) WHERE version = 3")
    with edition(tmp_path, "old") as base, Page(base) as page:
        update = page.join(begun["match"], begun["tokens"]["1"])
        assert (update["frozen"], update["version"], update["sealed"]) == ("torn", 2, [])
        assert page.move(1, BID)["code"] == "torn"


@pytest.mark.parametrize("pack", ["/etc", "/", "..", "../base", "no-such-pack"])
def test_no_folder_of_the_disk_is_a_pack(tmp_path, pack):
    settings = toy_settings(tmp_path, find_game=games.find, games=games.GAMES)
    with serving(settings) as base:
        asked = {"game": "neon", "setup": {"players": 2, "pack": pack}}
        assert http(base, "/api/matches", asked)["error"]["code"] == "setup"
        assert http(base, "/api/games/neon/check", {"setup": asked["setup"]})["error"]["code"] == "setup"
        position = games.find("neon").dump(games.find("neon").new({"players": 2})) | {"pack": pack}
        record = {"warpad": 1, "game": "neon", "setup": {"players": 2}, "content": {}, "position": position}
        assert http(base, "/api/records", record)["error"]["code"] == "record"
