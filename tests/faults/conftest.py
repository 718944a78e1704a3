"""Servers as programs and databases of their own, to be killed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.faults.program import Program
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
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A PostgreSQL that nobody else uses."""
    server = Postgres(tmp_path_factory.mktemp("postgres"))
    yield server
    server.stop()
