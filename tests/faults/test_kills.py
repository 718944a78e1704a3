"""Kills at random moments: no acknowledged move is lost, none counts twice, the next server goes on soon."""

from __future__ import annotations

import random
import threading
import time

import pytest

from tests.faults.program import Players, Wire
from tests.server.client import Page

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


def kill_again_and_again(start, game: str, kills: int, *arguments: str) -> Players:
    program = start("--real", *arguments) if game != "toy" else start(*arguments)
    luck = random.Random(game)
    players = Players.sit_down(program.base, game, SETUPS[game], 7)
    for _ in range(kills):
        before = len(players.acknowledged)
        through(players, program.base, 0.3 + luck.random(), program.kill)
        assert program.start() < 20
        players.check(program.base)
        assert len(players.acknowledged) > before or kills > 1
    return players


@pytest.mark.parametrize(
    ("game", "kills"),
    [
        ("neon", 1),
        *(pytest.param(game, 15, marks=nightly) for game in SETUPS),
    ],
)
def test_a_killed_server_loses_nothing(start, game, kills):
    players = kill_again_and_again(start, game, kills)
    print(f"{game}: {kills} kills, {len(players.acknowledged)} acknowledged moves, none lost, none twice")


@pytest.mark.parametrize("kills", [1, pytest.param(10, marks=nightly)])
def test_a_killed_database_loses_nothing(start, database, kills):
    program = start("--database", database.url)
    players = Players.sit_down(program.base, "toy", SETUPS["toy"], 3)
    for _ in range(kills):
        through(players, program.base, 0.5, database.kill)
        database.start()
        wait_for_the_database(program.base, players)
        players.check(program.base)
    print(
        f"{kills} kills of the database, {len(players.acknowledged)} acknowledged, {players.refused} refused"
    )
    assert players.acknowledged


def wait_for_the_database(base: str, players: Players) -> None:
    for _ in range(100):
        try:
            with Page(base) as page:
                page.join(players.made["match"])
            return
        except TimeoutError:
            time.sleep(0.2)
    raise AssertionError("the server did not find its database again")


@pytest.mark.parametrize("kills", [pytest.param(10, marks=nightly)])
def test_who_was_on_a_killed_server_goes_on_with_another(start, database, kills):
    one, other = start("--database", database.url), start("--database", database.url)
    players = Players.sit_down(one.base, "toy", SETUPS["toy"], 5)
    for _ in range(kills):
        through(players, one.base, 0.4, one.kill)
        began = time.monotonic()
        players.check(other.base)
        assert time.monotonic() - began < 5
        through(players, other.base, 0.4, lambda: None)
        one.start()
        players.check(one.base)


@nightly
def test_a_network_that_is_cut_between_server_and_database_loses_nothing(start, database):
    wire = Wire(database.port)
    program = start("--database", database.url.replace(f":{database.port}/", f":{wire.port}/"))
    players = Players.sit_down(program.base, "toy", SETUPS["toy"], 9)
    for _ in range(5):
        through(players, program.base, 0.5, wire.cut)
        wire.mend()
        wait_for_the_database(program.base, players)
        players.check(program.base)
    wire.close()
    assert players.acknowledged
