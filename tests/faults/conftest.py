"""Servers as programs and databases of their own, to be killed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.faults.program import Players, Program
from tests.server.conftest import postgres
from tests.server.postgres import Postgres

__all__ = ["postgres"]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """Starts a server as a process of its own; all are killed after the test."""
    running: list[Program] = []

    def make(*arguments: str, **limits: int) -> Program:
        running.append(Program(tmp_path / "data", arguments, limits))
        running[-1].start()
        return running[-1]

    yield make
    for program in running:
        program.kill()


@pytest.fixture
def database() -> Iterator[Postgres]:
    """A PostgreSQL that nobody else uses."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture
def note(record_property: Callable[[str, object], None]) -> Callable[..., None]:
    """Notes how often a fault was tried and what it did to the players, for the table of docs/security.md."""

    def write(fault: str, tried: int, players: Players | None = None) -> None:
        facts: dict[str, object] = {"fault": fault, "tried": tried}
        if players is not None:
            facts |= {"acknowledged": len(players.acknowledged), "refused": players.refused}
            facts |= {"lost": players.lost, "doubled": players.doubled}
        record_property("fault", json.dumps(facts))

    return write
