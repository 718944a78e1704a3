"""What a fault inside costs: an answer that says so, and a match that stands where it stood."""

from __future__ import annotations

import pytest

from tests.play.toy import Toy
from tests.server.client import Page, http
from tests.server.serving import serving, toy_settings

BID = {"do": "bid", "coins": 1}


class Fragile(Toy):
    """A game whose events cannot be told when somebody peeks."""

    def event(self, position, raw):
        told = super().event(position, raw)
        if told["event"] == "peeked":
            raise ZeroDivisionError("a secret of the inside")
        return told


@pytest.fixture
def page(tmp_path):
    with serving(toy_settings(tmp_path, find_game=lambda name: Fragile())) as base:
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]
        made = http(base, "/api/matches", {"game": "toy", "seats": seats})
        with Page(base) as page:
            page.join(made["match"], *made["tokens"].values())
            yield page


def test_a_fault_of_the_engine_changes_nothing_and_tells_nothing(page):
    page.move(0, BID)
    while page.last["legal"] != [{"do": verb} for verb in ("step", "peek", "end")]:
        page.receive("update")
    before = page.last
    failed = page.move(0, {"do": "peek"})
    assert failed["code"] == "failed"
    assert b"secret of the inside" not in page.bytes
    accepted = page.move(0, {"do": "step"})
    assert (accepted["type"], accepted["version"]) == ("accepted", before["version"] + 1)
    assert page.update_at(accepted["version"])["view"]["points"][0] == before["view"]["points"][0] + 1


def test_a_bot_that_fails_plays_something_so_that_no_match_gets_stuck(tmp_path):
    with serving(toy_settings(tmp_path, bots=("no-such-bot",))) as base:
        seats = [{"kind": "bot", "bot": "no-such-bot"}] * 2
        made = http(base, "/api/matches", {"game": "toy", "seats": seats, "setup": {"rounds": 1}})
        with Page(base) as watcher:
            watcher.join(made["match"])
            while watcher.last["result"] is None:
                watcher.receive("update")
    assert watcher.last["result"]["reason"] == "played"
