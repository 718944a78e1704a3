"""Every law is tried on every set-up with a few seeds, and with many at night."""

from __future__ import annotations

import pytest

from tests.contract.games import with_toy

SEEDS = 1
NIGHTLY_SEEDS = 25


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "sample" in metafunc.fixturenames:
        metafunc.parametrize("sample", with_toy(), ids=lambda sample: sample.name)
    if "seed" in metafunc.fixturenames:
        nightly = metafunc.config.getoption("--nightly")
        metafunc.parametrize("seed", range(NIGHTLY_SEEDS if nightly else SEEDS))
