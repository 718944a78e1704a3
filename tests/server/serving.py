"""Servers for tests: in a thread with the toy game, or as a program that can be killed."""

from __future__ import annotations

import argparse
import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from tests.play.toy import GAME
from warpad.server.app import create_app
from warpad.server.settings import Limits, Settings, sqlite_url


def toy_settings(folder: Path, **changed: object) -> Settings:
    facts: dict[str, object] = {
        "database": sqlite_url(folder),
        "find_game": lambda name: GAME,
        "games": ("toy",),
        "bots": ("random", "greedy"),
        "in_process_bots": True,
        "bot_pace": 0.01,
    }
    return Settings(**facts | changed)


def config(settings: Settings, port: int = 0) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        host="127.0.0.1",
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.message_bytes,
        log_level="warning",
    )


@contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """A running server; gives its address."""
    server = uvicorn.Server(config(settings))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
        assert thread.is_alive(), "the server did not start"
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(10)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--data", type=Path, required=True)
    arguments = parser.parse_args()
    uvicorn.Server(config(toy_settings(arguments.data, limits=Limits(post_burst=1e6)), arguments.port)).run()


if __name__ == "__main__":
    main()
