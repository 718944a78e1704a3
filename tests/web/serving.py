"""The server of the browser tests, as a program that can be killed and started again."""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from warpad.games import GAMES
from warpad.server.serving import Server, bind, config
from warpad.server.settings import Limits, Settings, sqlite_url
from warpad.server.store import Store

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 60
BOT_PACE = 0.01


class Program:
    """One server process; it can be killed at any moment and started again on the same port."""

    def __init__(self, data: Path, games: tuple[str, ...] = GAMES) -> None:
        self.data = data
        self.games = games
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "tests.web.serving",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
        ]
        env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        self.process = subprocess.Popen(
            [*command, "--games", *self.games], cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True
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
        config(settings, store), lambda: print(f"ready on {listener.getsockname()[1]}", flush=True)
    ).serve(sockets=[listener])
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    given = parser.parse_args()
    settings = Settings(
        sqlite_url(given.data),
        games=tuple(given.games),
        in_process_bots=True,
        bot_pace=BOT_PACE,
        limits=Limits(post_burst=1e6),
    )
    asyncio.run(run(settings, given.port))


if __name__ == "__main__":
    main()
