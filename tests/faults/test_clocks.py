"""Time belongs to the match: no server gives it back, no break costs it, a seat falls once."""

from __future__ import annotations

import time
from contextlib import ExitStack

import pytest

from tests.server.client import Page, http
from tests.server.serving import serving, toy_settings
from warpad import games
from warpad.server.storage import store

TIMED = {"seats": [{"kind": "human"}] * 2, "clock": {"seconds": 60, "increment": 0}}


def test_time_used_on_one_server_is_used_on_another(postgres, tmp_path):
    settings = toy_settings(tmp_path, database=postgres)
    with ExitStack() as stack:
        bases = [stack.enter_context(serving(settings)) for _ in range(2)]
        made = http(bases[0], "/api/matches", {"game": "toy", **TIMED})
        time.sleep(1.5)
        with Page(bases[1]) as page:
            clock = page.join(made["match"], made["tokens"]["0"])["clock"]
        assert min(clock["used"]) >= 1.4


def test_a_short_restart_gives_no_time_back_and_a_long_one_costs_none(tmp_path, monkeypatch):
    monkeypatch.setattr(store, "BREAK_SECONDS", 1.0)
    monkeypatch.setattr(store, "LIFE_SECONDS", 0.2)
    settings = toy_settings(tmp_path)
    with serving(settings) as base:
        made = http(base, "/api/matches", {"game": "toy", **TIMED})
        time.sleep(1.0)
    time.sleep(2.5)
    for _ in range(2):
        with serving(settings) as base, Page(base) as page:
            used = page.join(made["match"], made["tokens"]["0"])["clock"]["used"]
            assert 0.7 <= min(used) < 2.6


@pytest.mark.parametrize("hours", [-2, 2])
def test_a_jump_of_the_machines_clock_moves_no_clock_of_a_match(tmp_path, monkeypatch, note, hours):
    """While the server runs, and between two servers: time is neither given back nor taken."""
    real, jump = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + jump[0])
    settings = toy_settings(tmp_path)
    with serving(settings) as base, Page(base) as page:
        made = http(base, "/api/matches", {"game": "toy", **TIMED})
        page.join(made["match"], made["tokens"]["0"])
        time.sleep(0.5)
        jump[0] = hours * 3600
        before = page.look(made["match"], 0)["clock"]["used"]
        assert 0.4 <= min(before) <= max(before) < 10
        assert page.move(0, {"do": "bid", "coins": 1})["type"] == "accepted"
    with serving(settings) as base, Page(base) as page:
        after = page.join(made["match"], made["tokens"]["1"])["clock"]["used"]
        assert all(was - 0.1 <= now < was + 10 for was, now in zip(before, after, strict=True))
        assert page.move(1, {"do": "bid", "coins": 1})["type"] == "accepted"
    note("jump of the machine's clock by two hours, running and between servers", 2)


def fallen(base, match):
    """The match a second after a clock has fallen; clocks stand while there is a show."""
    for _ in range(60):
        time.sleep(1)
        told = http(base, f"/api/matches/{match}")
        if any(seat["resigned"] for seat in told["seats"]):
            time.sleep(1)
            break
    return http(base, f"/api/matches/{match}")


def test_a_seat_falls_once_and_the_others_play_on(tmp_path):
    settings = toy_settings(tmp_path, find_game=games.find, games=games.GAMES, bots=("random",))
    with serving(settings) as base:
        asked = {"game": "neon", "setup": {"players": 3}, "seats": [{"kind": "human"}] * 3}
        made = http(base, "/api/matches", {**asked, "clock": {"seconds": 1, "increment": 0}})
        told = fallen(base, made["match"])
        assert told["version"] < 200
        assert sum(seat["resigned"] for seat in told["seats"]) >= 1
