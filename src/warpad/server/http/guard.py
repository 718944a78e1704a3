"""What stands before every route: known names only, limits, one sentence for every error, a request id."""

from __future__ import annotations

import logging
import re
import time
from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from warpad.core.errors import WarpadError
from warpad.server.http.gate import Gate
from warpad.server.http.origin import address_of, is_known_host
from warpad.server.http.page import HASHED
from warpad.server.http.requests import answer
from warpad.server.logs import request_id
from warpad.server.metrics import Metrics
from warpad.server.settings import Settings
from warpad.server.storage.appends import StorageError
from warpad.server.storage.tokens import new_id
from warpad.server.wire import problems

log = logging.getLogger("warpad.server")

SLOW_SECONDS = 2.0
# What is answered line by line for as long as somebody listens is not slow.
STREAMED = "/thoughts"
# A proxy may name the request; anything longer or stranger is not written to our log.
GIVEN_ID = re.compile(r"[A-Za-z0-9_.-]{1,64}")


class Guard:
    """Goes around the whole application; sockets pass."""

    def __init__(self, app: ASGIApp, settings: Settings, gate: Gate, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._gate = gate
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope, receive)
        id = _id_of(request)
        request_id.set(id)
        watched = Watched(request, send, id)
        try:
            self._check(request)
            await self._app(scope, receive, watched.send)
        except Exception as error:
            if watched.status:
                raise
            await failure(request, error)(scope, receive, watched.send)
        finally:
            self._note(watched)

    def _check(self, request: Request) -> None:
        if not is_known_host(request.headers, self._settings):
            raise problems.forbidden_origin()
        if request.method not in ("POST", "PUT", "PATCH"):
            is_file = request.url.path.startswith(f"/{HASHED}")
            take = self._gate.take_file if is_file else self._gate.take_get
            take(address_of(request))

    def _note(self, watched: Watched) -> None:
        self._metrics.requests.labels(watched.method, str(watched.status)).inc()
        if watched.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            self._metrics.errors.labels("http").inc()
        seconds = time.perf_counter() - watched.began
        is_slow = seconds > SLOW_SECONDS and not watched.path.endswith(STREAMED)
        level = logging.WARNING if is_slow else logging.DEBUG
        log.log(level, "%s %s: %s in %.3f s", watched.method, watched.path, watched.status, seconds)


class Watched:
    """An answer on its way: its status is noted, and every answer gets the headers that all have."""

    def __init__(self, request: Request, send: Send, id: str) -> None:
        self._send = send
        self._id = id
        self.method, self.path = request.method, request.url.path
        self.status = 0
        self.began = time.perf_counter()

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            given = {name for name, _ in message["headers"]}
            wanted = {b"x-content-type-options": b"nosniff", b"x-request-id": self._id.encode()}
            if self.path.startswith("/api/"):
                wanted[b"cache-control"] = b"no-store"
            message["headers"] = [
                *message["headers"],
                *(pair for pair in wanted.items() if pair[0] not in given),
            ]
        await self._send(message)


def _id_of(request: Request) -> str:
    given = request.headers.get("x-request-id", "")
    return given if GIVEN_ID.fullmatch(given) else new_id()


def failure(request: Request, error: Exception) -> Response:
    """Any error as one sentence; what nobody foresaw is written to the log with its cause."""
    problem = problems.problem_of(error)
    if isinstance(error, StorageError) or (problem.status >= 500 and not isinstance(error, problems.Problem)):
        log.error(
            "%s %s failed",
            request.method,
            request.url.path,
            exc_info=error,
            extra={"method": request.method, "path": request.url.path, "status": problem.status},
        )
    return answer({"error": problem.as_json()}, problem.status)


def speak_plainly(app: FastAPI) -> None:
    """The framework's own errors leave as our sentences too."""

    @app.exception_handler(WarpadError)
    async def refuse(request: Request, error: WarpadError) -> Response:
        return failure(request, error)

    @app.exception_handler(StorageError)
    async def could_not_store(request: Request, error: StorageError) -> Response:
        return failure(request, error)

    @app.exception_handler(HTTPException)
    async def not_served(request: Request, error: HTTPException) -> Response:
        problem = problems.Problem("not-found", f"{request.method} {request.url.path} is not served")
        return answer({"error": problem.as_json()}, error.status_code)

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> Response:
        return failure(request, problems.Problem("unreadable", "this address cannot be read", path="address"))
