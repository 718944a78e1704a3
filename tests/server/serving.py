"""Servers for tests: in a thread with the toy game, or as a program that can be killed."""

from __future__ import annotations

import argparse
import asyncio
import queue
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.play.toy import GAME
from warpad import games
from warpad.server.app import create_app
from warpad.server.serving import Server, bind, config, quick_loop
from warpad.server.settings import Limits, Settings, sqlite_url
from warpad.server.storage.store import Store

UNLIMITED = Limits(
    post_burst=1e9, created_burst=1e9, get_burst=1e9, messages_per_second=1e6, sockets_per_address=10**6
)


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


async def run(
    settings: Settings, listener: socket.socket, ready: Callable[[Server], None], kind: type[Store] = Store
) -> None:
    store = await kind.open(settings.database)
    server = Server(config(settings, create_app(settings, store)), lambda: ready(server))
    await server.serve(sockets=[listener])
    await store.close()


@contextmanager
def serving(settings: Settings, kind: type[Store] = Store) -> Iterator[str]:
    """A running server; gives its address."""
    listener = bind("127.0.0.1", 0)
    started: queue.Queue[Server] = queue.Queue()
    thread = threading.Thread(
        target=lambda: asyncio.run(run(settings, listener, started.put, kind)), daemon=True
    )
    thread.start()
    server = started.get(timeout=20)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(10)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--database")
    parser.add_argument("--real", action="store_true", help="the real games instead of the toy")
    arguments = parser.parse_args()
    changed: dict[str, object] = {"limits": UNLIMITED}
    if arguments.database:
        changed["database"] = arguments.database
    if arguments.real:
        changed |= {"find_game": games.find, "games": games.GAMES}
    settings = toy_settings(arguments.data, **changed)
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        listener = bind("127.0.0.1", arguments.port)
        runner.run(run(settings, listener, lambda server: print("ready", flush=True)))


if __name__ == "__main__":
    main()
