"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, WebSocket
from starlette.middleware.gzip import GZipMiddleware

from warpad.server.http.analysis_routes import analysis_api
from warpad.server.http.book_routes import book_api
from warpad.server.http.etude_routes import etude_api
from warpad.server.http.gate import Gate
from warpad.server.http.guard import Guard, speak_plainly
from warpad.server.http.guest_routes import guest_api
from warpad.server.http.lesson_routes import lesson_api
from warpad.server.http.origin import address_of, is_same_origin
from warpad.server.http.review_routes import review_api
from warpad.server.http.routes import api, site
from warpad.server.http.solver_routes import solver_api
from warpad.server.http.study_routes import study_api
from warpad.server.logs import request_id
from warpad.server.matches.hub import Hub
from warpad.server.metrics import Metrics
from warpad.server.settings import Settings
from warpad.server.storage.store import Store
from warpad.server.wire.connection import POLICY_VIOLATION, TRY_LATER, Connection
from warpad.server.work.etudes import EtudeDesk
from warpad.server.work.reviews import ReviewDesk
from warpad.server.work.solvers import SolverDesk
from warpad.server.work.thinking import ProcessThinker, ThreadThinker
from warpad.server.work.thoughts import ThoughtDesk
from warpad.server.work.workshop import Workshop

COMPRESS_FROM = 2048
COMPRESS_LEVEL = 4


def create_app(settings: Settings, store: Store) -> FastAPI:
    """The application around an open store."""
    metrics = Metrics()
    gate = Gate(settings.limits, metrics)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        make = ThreadThinker if settings.in_process_bots else ProcessThinker
        workshop = Workshop(make(settings.thinkers + 1), settings.thinkers, settings.offered)
        app.state.hub = hub = Hub(settings, store, workshop, metrics)
        limits = settings.limits
        app.state.etudes = EtudeDesk(hub, limits.solver_seconds, limits.solver_queue)
        app.state.reviews = ReviewDesk(store, hub.crew, limits.review_seconds, limits.review_queue)
        app.state.solvers = SolverDesk(hub, app.state.etudes)
        app.state.thoughts = ThoughtDesk(
            hub.crew, limits.thought_seconds, settings.thinkers, limits.thoughts_per_address
        )
        _measure(metrics, hub, gate)
        learning = asyncio.create_task(asyncio.to_thread(hub.learn_games))
        try:
            yield
        finally:
            learning.cancel()
            app.state.etudes.close()
            app.state.reviews.close()
            app.state.thoughts.close()
            await hub.close()

    app = FastAPI(title="Warpad", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.metrics, app.state.gate = metrics, gate
    speak_plainly(app)
    app.add_middleware(GZipMiddleware, minimum_size=COMPRESS_FROM, compresslevel=COMPRESS_LEVEL)
    app.add_middleware(Guard, settings=settings, gate=gate, metrics=metrics)
    app.add_api_websocket_route("/api/socket", _socket)
    app.include_router(etude_api)
    app.include_router(review_api)
    app.include_router(solver_api)
    app.include_router(analysis_api)
    app.include_router(study_api)
    app.include_router(lesson_api)
    app.include_router(guest_api)
    app.include_router(book_api)
    app.include_router(api)
    app.include_router(site)
    return app


def _measure(metrics: Metrics, hub: Hub, gate: Gate) -> None:
    """The numbers that are asked for when somebody looks."""
    queue = hub.workshop.queue
    metrics.gauge("sockets", "open sockets", lambda: gate.sockets)
    metrics.gauge("rooms", "matches that are open in memory", lambda: hub.open_rooms)
    metrics.gauge("thoughts_waiting", "thoughts of bots and other long work that wait", lambda: len(queue))
    metrics.gauge("thoughts_running", "the same that are under way", lambda: queue.running)
    metrics.gauge("writes_waiting", "appends that wait for the database", lambda: hub.store.waiting)
    metrics.gauge("neighbours", "other servers of the same database", lambda: hub.elsewhere.neighbours)


async def _socket(socket: WebSocket) -> None:
    hub: Hub = socket.app.state.hub
    gate: Gate = socket.app.state.gate
    if not is_same_origin(socket.headers, hub.settings):
        await socket.close(POLICY_VIOLATION)
        return
    with gate.socket(address_of(socket)) as fits:
        if not fits:
            await socket.close(TRY_LATER)
            return
        connection = Connection(socket, hub)
        request_id.set(f"socket-{connection.client.person}")
        await connection.run()
