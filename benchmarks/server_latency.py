"""How fast a move is acknowledged while many matches are played on one server with two sockets each."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
ROOT = Path(__file__).resolve().parents[1]
GOAL_MS = 20.0
WARM_UP = 0.2
IDLE_SECONDS = 3.0
IDLE_SHARE = 0.01
STOLEN = 7
SETUPS: dict[str, Json] = {"neon": {"players": 2}}


@dataclass
class Table:
    """One match: two sockets, each with the update it saw last."""

    match: str
    sockets: list[ClientConnection]
    updates: list[Json] = field(default_factory=lambda: [{}, {}])
    accepted: list[asyncio.Event] = field(default_factory=lambda: [asyncio.Event(), asyncio.Event()])
    fresh: asyncio.Event = field(default_factory=asyncio.Event)

    async def listen(self, seat: int) -> None:
        async for raw in self.sockets[seat]:
            message = msgspec.json.decode(raw)
            if message["type"] == "update":
                self.updates[seat] = message
                self.fresh.set()
            elif message["type"] == "accepted":
                self.accepted[seat].set()
            elif message["type"] in ("refused", "error", "stale"):
                raise AssertionError(message)

    def to_move(self) -> int | None:
        """A seat with something to choose, as far as its own page knows."""
        return next((seat for seat in (0, 1) if self.updates[seat].get("legal")), None)


async def sit_down(client: httpx.AsyncClient, base: str, game: str) -> Table:
    asked = {"game": game, "setup": SETUPS.get(game, {}), "seats": [{"kind": "human"}, {"kind": "human"}]}
    made = (await client.post(f"{base}/api/matches", json=asked)).json()
    sockets = []
    for seat in ("0", "1"):
        socket = await connect(f"{base.replace('http', 'ws')}/api/socket", compression=None, proxy=None)
        join = {"type": "join", "match": made["match"], "tokens": [made["tokens"][seat]]}
        await socket.send(msgspec.json.encode(join).decode())
        sockets.append(socket)
    return Table(made["match"], sockets)


async def play(table: Table, pace: float, until: float, luck: random.Random, times: list[float]) -> None:
    """One match to its end or to the end of time; a message that should not come ends the benchmark."""
    async with asyncio.TaskGroup() as group:
        listeners = [group.create_task(table.listen(seat)) for seat in (0, 1)]
        await move_at_pace(table, pace, until, luck, times)
        for listener in listeners:
            listener.cancel()


async def move_at_pace(
    table: Table, pace: float, until: float, luck: random.Random, times: list[float]
) -> None:
    """Random moves at a human pace or faster, each timed from sending to acknowledgement."""
    number = 0
    await asyncio.sleep(luck.random() * pace)
    while time.perf_counter() < until:
        seat = table.to_move()
        if seat is None:
            if table.updates[0].get("result"):
                break
            table.fresh.clear()
            await asyncio.wait([asyncio.create_task(table.fresh.wait())], timeout=0.5)
            continue
        seen, number = table.updates[seat], number + 1
        move = {"type": "move", "match": table.match, "version": seen["version"], "seat": seat}
        move |= {"action": luck.choice(seen["legal"]), "id": f"b-{number}"}
        table.accepted[seat].clear()
        table.updates[seat] = {}
        began = time.perf_counter()
        await table.sockets[seat].send(msgspec.json.encode(move).decode())
        await table.accepted[seat].wait()
        times.append(time.perf_counter() - began)
        await asyncio.sleep(max(0.0, pace * (0.5 + luck.random()) - (time.perf_counter() - began)))


@dataclass
class Found:
    """Seconds to each acknowledgement as a player waits for it, and what the server says of itself."""

    times: list[float]
    cpu: float
    inside: Json
    stolen: float


async def measure(base: str, given: argparse.Namespace, pid: int) -> Found:
    luck = random.Random(given.seed)
    async with httpx.AsyncClient(trust_env=False) as client:
        tables = [await sit_down(client, base, given.game) for _ in range(given.matches)]
    gc.freeze()
    times: list[float] = []
    worked, before = cpu_seconds(pid), machine_time()
    until = time.perf_counter() + given.seconds
    lucks = [random.Random(luck.random()) for _ in tables]
    await asyncio.gather(
        *(play(t, given.pace, until, own, times) for t, own in zip(tables, lucks, strict=True))
    )
    spent = (cpu_seconds(pid) - worked) / max(1, len(times))
    stolen, passed = (now - then for now, then in zip(machine_time(), before, strict=True))
    inside = httpx.get(f"{base}/api/health", trust_env=False).json()["acknowledged"]
    return Found(times[int(len(times) * WARM_UP) :], spent, inside, stolen / max(1, passed))


def cpu_seconds(pid: int) -> float:
    """What the server has worked so far, where the system tells."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def machine_time() -> tuple[int, int]:
    """Our cores' time that went to other guests of the same host, and all of it, where the system tells."""
    stat = Path("/proc/stat")
    if not stat.exists():
        return 0, 0
    kinds = [int(kind) for kind in stat.read_text().split("\n", 1)[0].split()[1:]]
    return kinds[STOLEN], sum(kinds[: STOLEN + 1])


def wait_until_idle(pid: int) -> None:
    """Lets the server and its bots' process load the games before anything is measured."""
    before = -IDLE_SECONDS
    while (now := cpu_seconds(pid)) - before > IDLE_SHARE * IDLE_SECONDS:
        before = now
        time.sleep(IDLE_SECONDS)


def part_cores(server: int) -> None:
    """One core for the server; the players take the others, where there are any."""
    if not hasattr(os, "sched_setaffinity"):
        return
    cores = os.sched_getaffinity(0)
    own = {max(cores)}
    os.sched_setaffinity(server, own)
    os.sched_setaffinity(0, cores - own or own)


def start_server(given: argparse.Namespace, folder: str) -> subprocess.Popen[bytes]:
    """The server on one core; the toy game of the tests runs in the tests' own server."""
    module = ["tests.server.serving"] if given.game == "toy" else ["warpad", "serve"]
    place = ["--database", given.database] if given.database else ["--data", folder]
    path = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT)])
    server = subprocess.Popen(
        [sys.executable, "-m", *module, "--port", str(given.port), *place],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
    )
    part_cores(server.pid)
    assert server.stdout is not None
    server.stdout.readline()
    wait_until_idle(server.pid)
    return server


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="neuroshima")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between the moves of one match")
    parser.add_argument("--database", metavar="URL", help="PostgreSQL instead of a SQLite file")
    parser.add_argument("--port", type=int, default=8499)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(given, folder)
        try:
            found = asyncio.run(measure(f"http://127.0.0.1:{given.port}", given, server.pid))
        finally:
            server.terminate()
            server.wait()
    cuts = [1000 * cut for cut in statistics.quantiles(found.times, n=100)]
    p50, p95, p99 = cuts[49], cuts[94], cuts[98]
    inside = ", ".join(f"p{share} {found.inside[f'p{share}']:.1f} ms" for share in (50, 95, 99))
    rate = len(found.times) / (given.seconds * (1 - WARM_UP))
    print(f"{given.game}: {given.matches} matches, {2 * given.matches} sockets, about {rate:.0f} moves/s")
    print(f"server CPU {1000 * found.cpu:.1f} ms a move, views of both seats included")
    print(f"acknowledged in p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms; goal p95 {GOAL_MS:.0f} ms")
    print(f"of that between reading the move and handing over the acknowledgement: {inside}")
    print(f"the host took {100 * found.stolen:.1f} % of our cores' time for other guests")
    sys.exit(p95 > GOAL_MS)


if __name__ == "__main__":
    main()
