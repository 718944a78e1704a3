"""HTTP connections with an end to our patience: requests that never arrive, answers that nobody reads."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_SECONDS = 10.0
ANSWER_SECONDS = 30.0


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose page has to read: a polite close would wait for it for ever."""

    answer_seconds = ANSWER_SECONDS
    _stalled: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_longer()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(self.answer_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._wait_no_longer()

    def _wait_no_longer(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


class PatientProtocol(H11Protocol):
    """Cuts a request that is not all here a while after it began, and an answer that stalls for a while."""

    request_seconds = REQUEST_SECONDS
    answer_seconds = ANSWER_SECONDS
    _arriving: asyncio.TimerHandle | None = None
    _stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        super().connection_made(transport)
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_answering() or self.transport.is_closing():
            self._expect_nothing()
        else:
            self._expect_request()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._expect_nothing()
        super().handle_websocket_upgrade(event)
        self._upgraded = True

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(self.answer_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    _upgraded = False

    def _is_answering(self) -> bool:
        return self._upgraded or (self.cycle is not None and not self.cycle.response_complete)

    def _expect_request(self) -> None:
        if self._arriving is None:
            self._arriving = self.loop.call_later(self.request_seconds, self._cut)

    def _expect_nothing(self) -> None:
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None

    def _cut(self) -> None:
        self._arriving = None
        if not self._is_answering():
            self.transport.abort()
