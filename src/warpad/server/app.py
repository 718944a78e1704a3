"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, WebSocket
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

from warpad.core.errors import WarpadError
from warpad.server import problems
from warpad.server.connection import POLICY_VIOLATION, Connection
from warpad.server.etude_routes import etude_api
from warpad.server.etudes import EtudeDesk
from warpad.server.hub import Hub
from warpad.server.origin import is_known_host, is_same_origin
from warpad.server.rate import Allowances
from warpad.server.requests import answer
from warpad.server.routes import api, site
from warpad.server.settings import Settings
from warpad.server.store import Store
from warpad.server.thinking import ProcessThinker, ThreadThinker
from warpad.server.workshop import Workshop

COMPRESS_FROM = 2048
COMPRESS_LEVEL = 4

log = logging.getLogger("warpad.server")


def create_app(settings: Settings, store: Store) -> FastAPI:
    """The application around an open store."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        make = ThreadThinker if settings.in_process_bots else ProcessThinker
        workshop = Workshop(make(settings.thinkers + 1), settings.thinkers, settings.offered)
        app.state.hub = Hub(settings, store, workshop)
        limits = settings.limits
        app.state.etudes = EtudeDesk(app.state.hub, limits.solver_seconds, limits.solver_queue)
        app.state.posts = Allowances(limits.posts_per_second, limits.post_burst)
        learning = asyncio.create_task(asyncio.to_thread(app.state.hub.learn_games))
        try:
            yield
        finally:
            learning.cancel()
            app.state.etudes.close()
            await app.state.hub.close()

    app = FastAPI(title="Warpad", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    _guard(app, settings)
    app.add_middleware(GZipMiddleware, minimum_size=COMPRESS_FROM, compresslevel=COMPRESS_LEVEL)
    app.add_api_websocket_route("/api/socket", _socket)
    app.include_router(etude_api)
    app.include_router(api)
    app.include_router(site)
    return app


async def _socket(socket: WebSocket) -> None:
    hub: Hub = socket.app.state.hub
    if not is_same_origin(socket.headers, hub.settings):
        await socket.close(POLICY_VIOLATION)
        return
    await Connection(socket, hub).run()


def _guard(app: FastAPI, settings: Settings) -> None:
    """Every error leaves as one sentence, every answer goes to a known name only."""

    @app.exception_handler(WarpadError)
    async def refuse(request: Request, error: WarpadError) -> Response:
        problem = problems.problem_of(error)
        return answer({"error": problem.as_json()}, problem.status)

    @app.middleware("http")
    async def check(request: Request, go_on: Callable[[Request], Awaitable[Response]]) -> Response:
        if not is_known_host(request.headers, settings):
            problem = problems.forbidden_origin()
            return answer({"error": problem.as_json()}, problem.status)
        try:
            response = await go_on(request)
        except Exception as error:
            log.exception("%s %s failed", request.method, request.url.path)
            problem = problems.problem_of(error)
            response = answer({"error": problem.as_json()}, problem.status)
        response.headers.setdefault("X-Content-Type-Options", "nosniff")
        if request.url.path.startswith("/api/"):
            response.headers.setdefault("Cache-Control", "no-store")
        return response
