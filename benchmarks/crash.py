"""What a crash costs players: the server is killed in the middle of many matches and started again at once.

    .venv/bin/python -m benchmarks.crash [--matches 100] [--crashes 3] [--stored 100000]

Players come back as the page does: they try to connect again until they can, join, and move. Measured is the
time from the kill to the first acknowledgement after it, match by match. With --stored the server looks
through its many matches meanwhile, as it does after every start.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import statistics
import subprocess
import tempfile
import time
from typing import Any

from benchmarks.crowd import Player, Table, connect, post
from benchmarks.load import fill, start_server
from benchmarks.server_latency import SETUPS

GOAL_SECONDS = 5.0
# After how long the page tries again, time after time (web/src/wire/socket.ts).
WAITS = (0.5, 1.0, 1.0, 1.0, 1.5, 2.0, 4.0, 5.0)
PATIENCE = 60.0


class Match:
    """A match whose players come back after a crash."""

    def __init__(self, base: str, made: dict[str, Any], luck: random.Random) -> None:
        self._base, self._made, self._luck = base, made, luck
        self._table = Table(made, luck)
        self.faults: list[str] = []

    async def sit_down(self) -> None:
        """Both players connect and join, again and again until they can."""
        self.faults += self._table.faults
        for wait in itertools.chain(WAITS, itertools.repeat(WAITS[-1])):
            self._table = Table(self._made, self._luck)
            try:
                await asyncio.gather(*(self._take(self._table, seat) for seat in (0, 1)))
                return
            except OSError:
                await asyncio.sleep(wait)

    async def _take(self, table: Table, seat: int) -> None:
        player = await connect(self._base, lambda: Player("127.0.0.1", table, seat))
        player.say(type="join", match=table.match, tokens=[table.tokens[str(seat)]])
        table.players.append(player)

    async def play(self, times: list[float], pace: float, seconds: float) -> None:
        await self._table.play(pace, time.perf_counter() + seconds, times)

    @property
    def lost(self) -> bool:
        return any(player.lost for player in self._table.players)

    async def come_back(self, killed: float) -> float:
        """Seconds from the kill until a move is acknowledged again."""
        while not self.lost:
            await asyncio.sleep(0.01)
        await self.sit_down()
        times: list[float] = []
        while not times and time.perf_counter() - killed < PATIENCE:
            await self.play(times, 0.0, 0.01)
        return time.perf_counter() - killed


async def crash(given: argparse.Namespace, place: list[str], server: subprocess.Popen[bytes]) -> list[float]:
    """Plays, kills the server, starts another; how long each match stood still."""
    base = f"http://127.0.0.1:{given.port}"
    asked = {
        "game": given.game,
        "setup": SETUPS.get(given.game, {}),
        "seats": [{"kind": "human"}] * 2,
    }
    matches = [Match(base, post(base, asked), random.Random(n)) for n in range(given.matches)]
    for match in matches:
        await match.sit_down()
    playing = [asyncio.create_task(match.play([], 1.0, PATIENCE)) for match in matches]
    await asyncio.sleep(given.seconds)
    killed = time.perf_counter()
    server.kill()
    server.wait()
    for task in playing:
        task.cancel()
    waits = asyncio.gather(*(match.come_back(killed) for match in matches))
    server = await asyncio.to_thread(start_server, given.port, place, None, False)
    found = await waits
    faults = [fault for match in matches for fault in match.faults]
    cuts = statistics.quantiles(found, n=20)
    print(f"{given.matches} matches stood still: median {cuts[9]:.2f} s, p95 {cuts[18]:.2f} s, "
          f"longest {max(found):.2f} s; goal {GOAL_SECONDS:.0f} s; unwanted answers: {faults}")  # fmt: skip
    server.kill()
    server.wait()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="neuroshima")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long they play before the kill")
    parser.add_argument("--crashes", type=int, default=3)
    parser.add_argument("--stored", type=int, default=0, help="so many other matches are stored")
    parser.add_argument("--port", type=int, default=8480)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        place = ["--data", folder]
        server = start_server(given.port, place, None)
        if given.stored:
            asked = {"game": given.game, "setup": SETUPS.get(given.game, {})}
            post(f"http://127.0.0.1:{given.port}", asked)
            server.terminate()
            server.wait()
            fill(folder, given.stored)
            server = start_server(given.port, place, None, idle=False)
        for n in range(given.crashes):
            if n:
                server = start_server(given.port, place, None, idle=not given.stored)
            asyncio.run(crash(given, place, server))


if __name__ == "__main__":
    main()
