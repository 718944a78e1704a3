"""What the server writes down: failures with cause and request, and no secrets."""

from __future__ import annotations

import io
import json
import logging
import sys
import urllib.error
import urllib.request

import pytest

from tests.play.toy import Toy
from tests.server.client import Page, http
from tests.server.serving import serving, toy_settings
from warpad.server import logs
from warpad.server.storage.store import Store


class Fragile(Toy):
    """A game with a mistake in a rule."""

    def why_not(self, position, seat, action):
        if action.get("coins") == 2:
            raise ZeroDivisionError("a mistake in a rule")
        return super().why_not(position, seat, action)


def test_a_mistake_in_a_rule_is_logged_with_its_cause_and_answered_as_an_internal_error(tmp_path, caplog):
    with serving(toy_settings(tmp_path, find_game=lambda name: Fragile())) as base, Page(base) as page:
        made = http(base, "/api/matches", {"game": "toy", "seats": [{"kind": "human"}] * 2})
        page.join(made["match"], made["tokens"]["0"])
        answer = page.move(0, {"do": "bid", "coins": 2, "loud": True})
        assert (answer["type"], answer["code"]) == ("error", "failed")
        assert page.move(0, {"do": "fly"})["code"] == "unreadable"
        assert page.move(0, {"do": "bid", "coins": 1})["type"] == "accepted"
    [failure] = [
        record for record in caplog.records if record.exc_info and "Move failed" in record.getMessage()
    ]
    assert isinstance(failure.exc_info[1], ZeroDivisionError)


def test_a_request_has_an_id_that_stands_in_the_answer_and_in_the_log(tmp_path, caplog):
    class Broken(Store):
        async def listed(self, state, limit):
            raise RuntimeError("no list today")

    settings = toy_settings(tmp_path)
    with serving(settings, Broken) as base:
        request = urllib.request.Request(f"{base}/api/matches", headers={"X-Request-Id": "abc-1"})
        with pytest.raises(urllib.error.HTTPError) as caught:
            urllib.request.urlopen(request, timeout=5)
        assert (caught.value.code, caught.value.headers["X-Request-Id"]) == (500, "abc-1")
        assert b"no list today" not in caught.value.read()
    [failure] = [record for record in caplog.records if record.exc_info]
    assert "no list today" in str(failure.exc_info[1])


def test_lines_of_json_carry_the_cause_and_no_secret():
    stream = io.StringIO()
    logs.set_up(as_json=True, stream=stream)
    try:
        logs.request_id.set("r-1")
        try:
            raise ValueError("postgresql://warpad:hunter2@db/warpad refused Bearer abcdefghijklmnop0123")
        except ValueError:
            logging.getLogger("warpad.server").error(
                "match %s failed", "m", exc_info=sys.exc_info(), extra={"match": "m"}
            )
    finally:
        for name in ("warpad", "uvicorn"):
            logging.getLogger(name).handlers.clear()
            logging.getLogger(name).propagate = True
    told = json.loads(stream.getvalue())
    assert (told["request"], told["level"], told["match"], told["message"]) == (
        "r-1",
        "error",
        "m",
        "match m failed",
    )
    assert "ValueError" in told["cause"]
    assert "hunter2" not in stream.getvalue()
    assert "abcdefghijklmnop" not in stream.getvalue()


def test_the_hosts_prometheus_is_told_and_nobody_else(tmp_path):
    pytest.importorskip("prometheus_client")
    with serving(toy_settings(tmp_path)) as base, Page(base) as page:
        made = http(base, "/api/matches", {"game": "toy", "seats": [{"kind": "human"}] * 2})
        page.join(made["match"], made["tokens"]["0"])
        page.move(0, {"do": "bid", "coins": 1})
        with urllib.request.urlopen(f"{base}/metrics", timeout=5) as answer:
            lines = answer.read().decode().splitlines()
        told = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        assert told["warpad_acknowledgement_seconds_count"] == "1.0"
        assert told["warpad_sockets"] == "1.0"
        assert told["warpad_rooms"] == "1.0"
        assert told['warpad_messages_total{kind="Move"}'] == "1.0"
        through = http(base, "/metrics", X_Forwarded_For="10.0.0.1")
        assert through["error"]["code"] == "not-found"
