"""A server with the real games, for programs that play on it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.serving import UNLIMITED, serving
from warpad.server.settings import Settings, sqlite_url


@pytest.fixture(scope="package")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = sqlite_url(tmp_path_factory.mktemp("client"))
    with serving(Settings(folder, in_process_bots=True, bot_pace=0.0, limits=UNLIMITED)) as address:
        yield address
