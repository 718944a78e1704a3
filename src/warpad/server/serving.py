"""Runs the server on an address of this machine until it is stopped."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass, replace

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from warpad.core.errors import SetupError
from warpad.server.app import create_app
from warpad.server.http.origin import LOOPBACK
from warpad.server.http.patience import PatientProtocol, PatientSocket
from warpad.server.settings import Settings
from warpad.server.storage.store import Store
from warpad.server.sweeping import sweeping

BACKLOG = 1024
GRACE_SECONDS = 2
EXITS = {signal.SIGINT: 130, signal.SIGTERM: 0}


class Server(uvicorn.Server):
    """Tells its address once it answers."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._announce()


@dataclass(frozen=True)
class Address:
    """Where to listen, and the names under which the server is reached besides."""

    host: str
    port: int
    names: frozenset[str] = frozenset()

    @property
    def hosts(self) -> frozenset[str]:
        """The names that are answered; none given and open to other machines means any."""
        if self.names or self.host in LOOPBACK:
            return LOOPBACK | {self.host} | {name.lower() for name in self.names}
        return frozenset()


def serve(
    at: Address, announce: Callable[[str], None], settings: Settings, database: Callable[[], str]
) -> None:
    """Serves the page and its matches; `announce` gets the address."""
    end_in_order()
    ready = replace(settings, database=database())
    listener = bind(at.host, at.port)
    address = address_of(at.host, listener.getsockname()[1])
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        runner.run(_serve(ready, listener, lambda: announce(address)))


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The loop that takes least of a processor; Windows has only Python's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, listener: socket.socket, announce: Callable[[], None]) -> None:
    try:
        store = await Store.open(settings.database)
    except (SQLAlchemyError, OSError, ValueError) as error:
        detail = f"{type(error).__name__}: {_first_line(error)}"
        raise SetupError("serve-database", detail=detail) from None
    try:
        app = create_app(settings, store)
        async with sweeping(lambda: app.state.hub.pulse.is_quiet()):
            await Server(config(settings, app), announce).serve(sockets=[listener])
    finally:
        await store.close()


def end_in_order() -> None:
    """Lets a program that is told to end close what is open; uvicorn passes the signal on when it is done."""
    for number in EXITS:
        signal.signal(number, lambda number, _frame: sys.exit(EXITS[signal.Signals(number)]))


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [""])[0]


def config(settings: Settings, app: FastAPI) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws=PatientSocket,
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.message_bytes,
        http=PatientProtocol,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=sorted(settings.proxies),
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def bind(host: str, port: int) -> socket.socket:
    """A listening socket, or a sentence that says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name != "nt":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        why = getattr(error, "strerror", None) or str(error)
        raise SetupError("serve-port", address=f"{host}:{port}", detail=why) from None
    listener.listen(BACKLOG)
    return listener


def address_of(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def open_browser(address: str) -> None:
    """Opens the page where there is a screen to show it."""
    if sys.platform.startswith("linux") and not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY"))):
        return
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
