"""The server of the browser tests, as a program that can be killed and started again."""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import signal
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from warpad.core.dice import Dice
from warpad.core.position import Position
from warpad.games import GAMES
from warpad.play.dealer import SeededDealer
from warpad.server.app import create_app
from warpad.server.serving import Server, bind, config, quick_loop
from warpad.server.settings import Grace, Limits, Settings, sqlite_url
from warpad.server.storage.store import Store

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 60
BOT_PACE = 0.01
GRACE = 3.0
SEED = 7
KEY_MASK = (1 << 60) - 1


class SteadyDealer(SeededDealer):
    """The same game for the same choices: what chance gives depends on the position alone.

    Questions about the position draw from the dealer too, at any moment; they must not change the game.
    """

    def __init__(self) -> None:
        super().__init__(SEED)
        self._worlds = Dice(SEED)

    def deal(self, position: Position) -> int:
        return SeededDealer.deal(SeededDealer((position.key() ^ SEED) & KEY_MASK), position)

    def dice(self) -> Dice:
        return Dice(int(self._worlds.below(KEY_MASK)))


def is_installed() -> bool:
    try:
        distribution("warpad")
    except PackageNotFoundError:
        return False
    return True


def sources() -> str:
    """Where the server is taken from: the package as installed, compiled and all, else the sources.

    With WARPAD_SOURCES set it is the sources in any case.
    """
    if is_installed() and not os.environ.get("WARPAD_SOURCES"):
        return str(ROOT)
    return f"{ROOT / 'src'}{os.pathsep}{ROOT}"


class Program:
    """One server process; it can be killed at any moment and started again on the same port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.serving", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--data", str(self.data)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": sources()},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"ready on (\d+)", self.process.stdout.readline())
        assert found, "the server did not start"
        self.port = int(found[1])

    def kill(self) -> None:
        """Ends it at once, as a power cut would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(START_SECONDS)
            self.process = None


async def run(settings: Settings, port: int) -> None:
    listener = bind("127.0.0.1", port)
    store = await Store.open(settings.database)
    await Server(
        config(settings, create_app(settings, store)),
        lambda: print(f"ready on {listener.getsockname()[1]}", flush=True),
    ).serve(sockets=[listener])
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--data", type=Path, required=True)
    given = parser.parse_args()
    settings = Settings(
        sqlite_url(given.data),
        games=GAMES,
        in_process_bots=True,
        bot_pace=BOT_PACE,
        limits=Limits(post_burst=1e6, get_burst=1e6, file_burst=1e6),
        grace=Grace(untimed=GRACE),
        dealer=SteadyDealer,
    )
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        runner.run(run(settings, given.port))


if __name__ == "__main__":
    main()
