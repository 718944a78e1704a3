"""What every test may use."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from hypothesis import settings

from tests import marks  # noqa: F401  (names the profiles)

HERE = Path(__file__).parent
# The folders whose tests play whole games and think a lot: several times as fast when compiled.
ENGINE = ("arena", "bots", "cli", "client", "contract", "envs", "games", "lessons", "puzzles", "review")
NIGHTLY_SECONDS = 3600


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--nightly", action="store_true", help="the long tests too, with many more seeds")


def pytest_configure(config: pytest.Config) -> None:
    # A run started in the background would hand its deafness to interrupts on to the programs under test.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    settings.load_profile("nightly" if config.getoption("--nightly") else "every run")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    nightly = config.getoption("--nightly")
    for item in items:
        if item.path.relative_to(HERE).parts[0] in ENGINE:
            item.add_marker(pytest.mark.engine)
        if nightly:
            item.add_marker(pytest.mark.timeout(NIGHTLY_SECONDS))
        elif item.get_closest_marker("nightly"):
            item.add_marker(pytest.mark.skip(reason="only with --nightly"))
