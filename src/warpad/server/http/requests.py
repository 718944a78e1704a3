"""What every HTTP route needs: the hub, bodies read within bounds, answers as JSON."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

import msgspec
from fastapi import Request
from starlette.responses import Response

from warpad import locales
from warpad.server.http.gate import Gate
from warpad.server.http.origin import address_of, is_same_origin
from warpad.server.matches.hub import Hub
from warpad.server.wire import problems
from warpad.server.work.fairness import Client

T = TypeVar("T")


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def gate_of(request: Request) -> Gate:
    gate: Gate = request.app.state.gate
    return gate


def client_of(request: Request) -> Client:
    return Client(address_of(request), "")


def answer(data: Any, status: int = 200, **headers: str) -> Response:
    body = msgspec.json.encode(data)
    return Response(body, status, headers, media_type="application/json")


def language_of(request: Request) -> str:
    """The language of `?lang=ru`; English when none is asked for."""
    return known_language(request.query_params.get("lang", locales.FALLBACK))


def known_language(language: str) -> str:
    if language not in locales.LANGUAGES:
        raise problems.Problem("unknown-language", f"there is no language {language}", language=language)
    return language


async def read_body(request: Request, limit: int) -> bytes:
    """The body of a request from an allowed page, at most so many bytes of it."""
    hub = hub_of(request)
    if not is_same_origin(request.headers, hub.settings):
        raise problems.forbidden_origin()
    gate_of(request).take_post(address_of(request))
    body = bytearray()
    try:
        async with asyncio.timeout(hub.settings.limits.body_seconds):
            async for chunk in request.stream():
                body += chunk
                if len(body) > limit:
                    raise problems.too_large(limit)
    except TimeoutError:
        raise problems.too_slow() from None
    return bytes(body)


async def read(request: Request, type: type[T], limit: int | None = None) -> T:
    body = await read_body(request, limit or hub_of(request).settings.limits.message_bytes)
    try:
        return msgspec.json.decode(body or b"{}", type=type)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise problems.Problem("unreadable", f"a body that cannot be read: {error}") from None


def tokens_of(request: Request) -> list[str]:
    scheme, _, rest = request.headers.get("authorization", "").partition(" ")
    return [token.strip() for token in rest.split(",")] if scheme.lower() == "bearer" else []


def number(request: Request, name: str, default: int) -> int:
    raw = request.query_params.get(name)
    if raw is None:
        return default
    if not raw.isascii() or not raw.isdigit() or len(raw) > 9:
        raise problems.Problem("unreadable", f"{name} must be a number", path=name)
    return int(raw)
