"""A server with the toy game, and matches on it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.client import Page, http
from tests.server.postgres import Postgres
from tests.server.serving import serving, toy_settings
from warpad.server.settings import Limits


@pytest.fixture(autouse=True)
def logged() -> Iterator[None]:
    """What another test set up for the log does not hold here."""
    logger = logging.getLogger("warpad")
    before = logger.handlers[:], logger.propagate
    logger.handlers[:], logger.propagate = [], True
    yield
    logger.handlers[:], logger.propagate = before


@pytest.fixture(scope="package")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    settings = toy_settings(
        tmp_path_factory.mktemp("data"), limits=Limits(post_burst=1e6, created_burst=1e6, get_burst=1e6)
    )
    with serving(settings) as address:
        yield address


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    server = Postgres()
    yield server.url
    server.stop()


@pytest.fixture
def create(base: str) -> Callable[..., Any]:
    """Makes a match with seats of these kinds ("bot" is the random one)."""

    def make(*kinds: str, **fields: Any) -> Any:
        seats = [{"kind": kind, "bot": "random"} if kind == "bot" else {"kind": kind} for kind in kinds]
        made = http(base, "/api/matches", {"game": "toy", "seats": seats, **fields})
        assert "match" in made, made
        return made

    return make


@pytest.fixture
def page(base: str) -> Iterator[Callable[..., Page]]:
    """Opens sockets that are closed after the test."""
    opened: list[Page] = []

    def open_page(**headers: str) -> Page:
        opened.append(Page(base, **headers))
        return opened[-1]

    yield open_page
    for each in opened:
        each.socket.close()
