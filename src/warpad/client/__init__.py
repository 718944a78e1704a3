"""Programs that play on a server: `Client` and `AsyncClient`, and `Visitor`, which plays a bot of a file."""

from __future__ import annotations

from warpad.client.playing import Ended, Visitor
from warpad.client.talk import AsyncClient, Turn, World
from warpad.client.waiting import Client
from warpad.client.web import ServerError

__all__ = ["AsyncClient", "Client", "Ended", "ServerError", "Turn", "Visitor", "World"]
