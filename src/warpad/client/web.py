"""Requests over HTTP, with nothing but the standard library."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

import msgspec

from warpad.core.errors import SetupError, WarpadError

SECONDS = 30.0


class ServerError(WarpadError):
    """What the server says cannot be: its code, its sentence and its facts."""

    def __init__(self, code: str, text: str, facts: dict[str, Any] | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.details = facts or {}


class Web:
    """The routes of one server."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url if "//" in url else f"http://{url}")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise SetupError("cli-fault-server", given=url)
        self.base = f"{parts.scheme}://{parts.netloc}"

    @property
    def socket(self) -> str:
        return self.base.replace("http", "ws", 1) + "/api/socket"

    async def get(self, path: str, token: str = "") -> Any:
        return await asyncio.to_thread(self._ask, "GET", path, None, token)

    async def post(self, path: str, body: Any, token: str = "") -> Any:
        return await asyncio.to_thread(self._ask, "POST", path, body, token)

    async def delete(self, path: str, token: str = "") -> Any:
        return await asyncio.to_thread(self._ask, "DELETE", path, None, token)

    def _ask(self, method: str, path: str, body: Any, token: str) -> Any:
        data = None if body is None else msgspec.json.encode(body)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        request = urllib.request.Request(self.base + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                return msgspec.json.decode(answer.read())
        except urllib.error.HTTPError as error:
            raise _complaint(error) from None
        except (urllib.error.URLError, TimeoutError, OSError) as error:
            reason = getattr(error, "reason", error)
            raise ServerError("unreachable", f"{self.base} does not answer ({reason})") from None
        except msgspec.DecodeError:
            raise ServerError("unreadable", f"{self.base} is no server of Warpad") from None


def _complaint(error: urllib.error.HTTPError) -> ServerError:
    try:
        told = msgspec.json.decode(error.read())["error"]
        return ServerError(told["code"], told["text"], told.get("args"))
    except (msgspec.DecodeError, KeyError, TypeError):
        return ServerError("unreadable", f"the server answered {error.code}")
