"""A client that plays over real sockets and keeps every byte it was sent."""

from __future__ import annotations

import itertools
import json
import urllib.error
import urllib.request
from typing import Any

from websockets.sync.client import connect

Json = dict[str, Any]
PATIENCE = 10.0
_numbers = itertools.count()


def http(base: str, path: str, body: object = None, method: str | None = None, **headers: str) -> Any:
    """The JSON of an answer; an error status gives its body too."""
    data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(base + path, data, names, method=method)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            raw = answer.read()
    except urllib.error.HTTPError as error:
        raw = error.read()
    return json.loads(raw)


class Page:
    """One socket, as a tab of a browser has it."""

    def __init__(self, base: str, **headers: str) -> None:
        address = base.replace("http", "ws") + "/api/socket"
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        self.socket = connect(
            address,
            additional_headers=names,
            compression=None,
            max_size=None,
            legacy=True,
            proxy=None,
            open_timeout=PATIENCE,
        )
        self.bytes = b""
        self.last: Json = {}
        self.welcome = self.receive("welcome")

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def receive(self, *kinds: str, timeout: float = PATIENCE) -> Json:
        """The next message of one of these kinds (any when none is named)."""
        while True:
            raw = self.socket.recv(timeout=timeout)
            self.bytes += raw.encode() if isinstance(raw, str) else raw
            message = json.loads(raw)
            if message["type"] == "update":
                self.last = message
            if not kinds or message["type"] in kinds:
                return message

    def join(self, match: str, *tokens: str, since: int = 0) -> Json:
        self.tokens = tokens
        self.send("join", match=match, tokens=list(tokens), since=since)
        return self.receive("update")

    def look(self, match: str, seat: int | None) -> Json:
        self.send("look", match=match, seat=seat)
        return self.receive("update")

    def move(self, seat: int, action: Json, **changed: Any) -> Json:
        """Sends a move for the version last seen; returns the answer to it."""
        fields = {
            "match": self.last["match"],
            "version": self.last["version"],
            "seat": seat,
            "action": action,
        }
        self.send("move", **fields | {"id": f"m-{next(_numbers)}"} | changed)
        return self.receive("accepted", "stale", "refused", "error")

    def update_at(self, version: int) -> Json:
        """Reads until the update of this version or a later one."""
        while self.last.get("version", -1) < version:
            self.receive("update")
        return self.last

    def drain(self, wait: float = 0.1) -> None:
        """Reads all that is there."""
        try:
            while True:
                self.receive(timeout=wait)
        except TimeoutError:
            return
