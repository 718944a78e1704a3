"""Kills at random moments: no acknowledged move is lost, none counts twice, the next server goes on soon."""

from __future__ import annotations

import random
import threading
import time

import pytest

from tests.faults.program import Players, Wire
from tests.server.client import Page

NAMES = {"toy": "toy game", "neuroshima": "Neuroshima Hex", "neon": "Neon", "bugs": "War of Bugs"}
SETUPS = {"toy": {"rounds": 9}, "neuroshima": {}, "neon": {"players": 2}, "bugs": {}}
nightly = pytest.mark.nightly


def through(players: Players, base: str, seconds: float, fault) -> None:
    """Plays while something happens after so many seconds."""
    until = threading.Event()
    thread = threading.Thread(target=players.play, args=(base, until))
    thread.start()
    time.sleep(seconds)
    fault()
    until.set()
    thread.join(60)
    assert not thread.is_alive()


@pytest.mark.parametrize(
    ("game", "kills"),
    [
        ("neon", 1),
        *(pytest.param(game, 15, marks=nightly) for game in SETUPS),
    ],
)
def test_a_killed_server_loses_nothing(start, note, game, kills):
    program = start() if game == "toy" else start("--real")
    luck = random.Random(game)
    players = Players.sit_down(program.base, game, SETUPS[game], 7)
    for _ in range(kills):
        through(players, program.base, 0.3 + luck.random(), program.kill)
        program.start()
        players.check(program.base)
    assert players.check(program.base, latest=len(players.tables)) > kills
    note(f"server killed, {NAMES[game]}", kills, players)


@pytest.mark.parametrize("kills", [1, pytest.param(10, marks=nightly)])
def test_a_killed_database_loses_nothing(start, note, database, kills):
    program = start("--database", database.url)
    players = Players.sit_down(program.base, "toy", SETUPS["toy"], 3)
    for _ in range(kills):
        through(players, program.base, 0.5, database.kill)
        database.start()
        wait_for_the_database(program.base, players)
        players.check(program.base)
    assert players.check(program.base, latest=len(players.tables)) > kills
    note("PostgreSQL killed and started again", kills, players)


def wait_for_the_database(base: str, players: Players) -> None:
    for _ in range(100):
        try:
            with Page(base) as page:
                page.join(players.made["match"])
            return
        except TimeoutError:
            time.sleep(0.2)
    raise AssertionError("the server did not find its database again")


@nightly
def test_who_was_on_a_killed_server_goes_on_with_another(start, note, database):
    one, other = start("--database", database.url), start("--database", database.url)
    players = Players.sit_down(one.base, "toy", SETUPS["toy"], 5)
    for _ in range(10):
        through(players, one.base, 0.4, one.kill)
        players.check(other.base)
        through(players, other.base, 0.4, lambda: None)
        one.start()
        players.check(one.base)
    assert players.check(one.base, latest=len(players.tables)) > 10
    note("one of two servers killed, PostgreSQL", 10, players)


@nightly
def test_a_network_that_is_cut_between_server_and_database_loses_nothing(start, note, database):
    wire = Wire(database.port)
    program = start("--database", database.url.replace(f":{database.port}/", f":{wire.port}/"))
    players = Players.sit_down(program.base, "toy", SETUPS["toy"], 9)
    for _ in range(5):
        through(players, program.base, 0.5, wire.cut)
        wire.mend()
        wait_for_the_database(program.base, players)
        players.check(program.base)
    assert players.check(program.base, latest=len(players.tables)) > 5
    note("network cut between server and PostgreSQL", 5, players)
    wire.close()
