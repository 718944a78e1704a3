"""A crowd of cheap clients in one process: sockets that keep quiet, and pairs of people who play."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import resource
import statistics
import struct
import sys
import time
import urllib.request
from typing import Any
from urllib.parse import urlsplit

import msgspec

from warpad.server.serving import quick_loop

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
LAG_SECONDS = 0.05


class Told(msgspec.Struct):
    """The part of a message that a player needs."""

    type: str
    version: int = 0
    legal: list[msgspec.Raw] = []
    result: msgspec.Raw | None = None
    code: str = ""


_decode = msgspec.json.Decoder(Told).decode


class Socket(asyncio.Protocol):
    """A WebSocket that does no more than it must: answers pings, and hands text to `hear`."""

    def __init__(self, host: str) -> None:
        self._host = host
        self._buffer = bytearray()
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET /api/socket HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        )
        transport.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the socket"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del self._buffer[: end + 4]
            self._is_open = True
            self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 127, 2
        if size == 126:
            size, start = (struct.unpack_from(">H", buffer, 2)[0], 4) if len(buffer) >= 4 else (1 << 62, 4)
        elif size == 127:
            size, start = (struct.unpack_from(">Q", buffer, 2)[0], 10) if len(buffer) >= 10 else (1 << 62, 10)
        if len(buffer) < start + size:
            return False
        opcode, body = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if opcode == PING:
            self.write(PONG, body)
        elif opcode == TEXT:
            self.hear(body)
        return True

    def hear(self, body: bytes) -> None:
        """A quiet socket hears nothing."""

    def write(self, opcode: int, body: bytes) -> None:
        """A masked frame; the mask is zero, which leaves the body as it is."""
        size = len(body)
        head = (
            bytes([0x80 | opcode, 0x80 | size])
            if size < 126
            else struct.pack(">BBH", 0x80 | opcode, 0xFE, size)
        )
        self._transport.write(head + b"\0\0\0\0" + body)

    def say(self, **message: Any) -> None:
        self.write(TEXT, msgspec.json.encode(message))


class Player(Socket):
    """One seat of a match."""

    def __init__(self, host: str, table: Table, seat: int) -> None:
        super().__init__(host)
        self._table = table
        self.seat = seat
        self.update: Told | None = None

    def hear(self, body: bytes) -> None:
        told = _decode(body)
        if told.type == "update":
            self.update = told
            self._table.news.set()
        elif told.type == "accepted":
            self._table.accept()
        elif told.type in ("refused", "error", "stale"):
            self._table.faults.append(told.code or told.type)
            self._table.accept()


class Table:
    """One match: two players who move at random at a human pace."""

    def __init__(self, made: dict[str, Any], luck: random.Random) -> None:
        self.match, self.tokens, self._luck = made["match"], made["tokens"], luck
        self.players: list[Player] = []
        self.news = asyncio.Event()
        self.faults: list[str] = []
        self._accepted: asyncio.Future[None] | None = None
        self._number = luck.getrandbits(40)

    def accept(self) -> None:
        if self._accepted is not None and not self._accepted.done():
            self._accepted.set_result(None)

    async def play(self, pace: float, until: float, times: list[float]) -> None:
        await asyncio.sleep(self._luck.random() * pace)
        while time.perf_counter() < until:
            player = next((p for p in self.players if p.update and p.update.legal), None)
            if player is None or player.update is None:
                if any(p.update and p.update.result for p in self.players):
                    return
                self.news.clear()
                await asyncio.wait([asyncio.ensure_future(self.news.wait())], timeout=1.0)
                continue
            began = time.perf_counter()
            await self._move(player, player.update)
            times.append(time.perf_counter() - began)
            await asyncio.sleep(max(0.0, pace * (0.5 + self._luck.random()) - (time.perf_counter() - began)))

    async def _move(self, player: Player, seen: Told) -> None:
        self._number += 1
        self._accepted = asyncio.get_running_loop().create_future()
        player.update = None
        player.say(
            type="move",
            match=self.match,
            version=seen.version,
            seat=player.seat,
            action=self._luck.choice(seen.legal),
            id=f"b-{self._number}",
        )
        await asyncio.wait_for(self._accepted, 60)


async def feel_lag(lags: list[float]) -> None:
    """How late this process itself comes to a timer: its own share of what it measures."""
    while True:
        wanted = time.perf_counter() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        lags.append(max(0.0, time.perf_counter() - wanted))


def post(base: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(f"{base}/api/matches", json.dumps(body).encode())
    with urllib.request.urlopen(request, timeout=60) as answer:
        made: dict[str, Any] = json.loads(answer.read())
    return made


async def connect(base: str, make: Any) -> Any:
    address = urlsplit(base)
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(make, address.hostname, address.port)
    await asyncio.wait_for(socket.opened, 60)
    return socket


async def run(wanted: dict[str, Any]) -> dict[str, Any]:
    """What this process plays of the crowd; unless told, the seats of a match sit on different servers."""
    bases, luck = wanted["bases"], random.Random(wanted["seed"])
    quiet = [
        await connect(bases[n % len(bases)], lambda: Socket("127.0.0.1")) for n in range(wanted["quiet"])
    ]
    print("quiet", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    tables = []
    for n in range(wanted["matches"]):
        asked = {"game": wanted["game"], "setup": wanted["setup"], "seats": [{"kind": "human"}] * 2}
        table = Table(
            await asyncio.to_thread(post, bases[n % len(bases)], asked), random.Random(luck.random())
        )
        for seat in (0, 1):
            base = bases[(n + seat * wanted.get("apart", True)) % len(bases)]
            player = await connect(base, lambda table=table, seat=seat: Player("127.0.0.1", table, seat))
            player.say(type="join", match=table.match, tokens=[table.tokens[str(seat)]])
            table.players.append(player)
        tables.append(table)
    print("seated", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    times: list[float] = []
    lags: list[float] = []
    lag = asyncio.create_task(feel_lag(lags))
    used = time.process_time()
    until = time.perf_counter() + wanted["seconds"]
    await asyncio.gather(*(table.play(wanted["pace"], until, times) for table in tables))
    lag.cancel()
    return {
        "times": times[len(times) // 5 :],
        "lags": statistics.quantiles(lags, n=100) if len(lags) > 1 else [0.0] * 99,
        "cpu": time.process_time() - used,
        "faults": [fault for table in tables for fault in table.faults],
        "lost": sum(socket.lost for socket in quiet),
    }


def main() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        print(json.dumps(runner.run(run(json.loads(sys.stdin.readline())))), flush=True)


if __name__ == "__main__":
    main()
