"""Whether a server under moving games keeps its acknowledgement while reviews run beside it.

python -m benchmarks.reviews --matches 100 --seconds 30
python -m benchmarks.reviews --first --rounds 5

Short rounds without and with reviews follow each other in one run, as pairs in either order; what counts is
the ratio of their p95, told with its interval. With `--crowded` as many endless loops as cores run beside one
review: it has to end all the same. With `--first` nobody plays: how long somebody waits for the first judged
decision and for the whole review, each round with another game.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from math import exp, inf, log, sqrt
from statistics import mean, quantiles, stdev
from typing import Any

from benchmarks.load import Crowd, start_server
from benchmarks.server_latency import SETUPS
from benchmarks.trust import play

GOAL = 1.10
# Half of an interval of 95 in 100 for about twenty pairs, in standard errors.
AT_95 = 2.1
AGAIN = 0.7
# The page asks so often until something is judged; and so long somebody looks at the end of a game.
SOON = 0.25
READING = 5.0
FIRST_GOAL = 2.0
LOOP = "while True: pass"
Json = dict[str, Any]


class Reader(threading.Thread):
    """Somebody who asks for one review after another, as the page does, until told to stop."""

    def __init__(self, base: str, record: bytes, again: float = AGAIN) -> None:
        super().__init__(daemon=True)
        self._again = again
        self._base = base
        self._record = record
        self._is_over = threading.Event()
        self.done = 0

    def run(self) -> None:
        while not self._is_over.is_set():
            match = self._call("/api/records", self._record)["match"]
            path = f"/api/matches/{match}/review"
            while (stage := self._call(path)["stage"]) in ("waiting", "working"):
                if self._is_over.wait(self._again):
                    self._call(path, method="DELETE")
                    return
            self.done += stage == "done"

    def time_one(self) -> tuple[float, float, float]:
        """Seconds from the press to the first judged decision, as the page asks for it, to the first mark,
        and to the end."""
        match = self._call("/api/records", self._record)["match"]
        time.sleep(READING)
        began, first, mark = time.perf_counter(), 0.0, 0.0
        while (told := self._call(f"/api/matches/{match}/review"))["stage"] in ("waiting", "working"):
            decisions, passed = (told["review"] or {}).get("decisions", []), time.perf_counter() - began
            judged = bool(decisions)
            first = first or judged * passed
            mark = mark or any(one["mark"] for one in decisions) * passed
            time.sleep(self._again if judged else SOON)
        if told["stage"] != "done":
            raise RuntimeError("the review failed")
        whole = time.perf_counter() - began
        return first or whole, mark or whole, whole

    def stop(self) -> int:
        self._is_over.set()
        self.join()
        return self.done

    def _call(self, path: str, body: bytes | None = None, method: str | None = None) -> Json:
        headers = {"content-type": "application/json", "origin": self._base}
        request = urllib.request.Request(self._base + path, body, headers, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            told: Json = json.loads(answer.read())
        return told


def acknowledged(given: argparse.Namespace, base: str, cores: set[int], seed: int) -> float:
    """The p95 of the time that moves take to be acknowledged, in milliseconds."""
    crowd = Crowd(
        {
            "bases": [base],
            "game": given.game,
            "setup": SETUPS.get(given.game, {}),
            "pace": given.pace,
            "seconds": given.seconds,
            "seed": seed,
            "quiet": 0,
            "matches": given.matches,
        },
        cores,
    )
    for word in ("quiet", "seated"):
        crowd.wait_for(word)
        crowd.go_on()
    return 1000 * quantiles(crowd.result()["times"], n=100)[94]


def time_reviews(base: str, records: list[bytes]) -> int:
    """The first marks of several games, one after another."""
    times = []
    for record in records:
        first, mark, whole = Reader(base, record).time_one()
        times.append(first)
        print(f"first judged after {first:.2f} s, first mark {mark:.2f} s, all {whole:.1f} s", flush=True)
    print(f"the slowest first judgement came after {max(times):.2f} s; goal {FIRST_GOAL:.1f}")
    return int(max(times) > FIRST_GOAL)


def time_moves(given: argparse.Namespace, base: str, record: bytes) -> int:
    """Pairs of rounds of moves, alone and beside reviews."""
    cores = set(os.sched_getaffinity(0))
    ratios, done = [], 0
    for number in range(given.rounds):
        times = {}
        for is_beside in (number % 2 == 0, number % 2 == 1):
            reader = Reader(base, record, given.ask)
            if is_beside:
                reader.start()
            times[is_beside] = acknowledged(given, base, cores, number)
            done += reader.stop() if is_beside else 0
        ratios.append(log(times[True] / times[False]))
        print(f"p95 {times[False]:.1f} ms alone, {times[True]:.1f} beside reviews", flush=True)
    spread = AT_95 * stdev(ratios) / sqrt(len(ratios)) if len(ratios) > 1 else inf
    least, middle, most = (exp(mean(ratios) + part * spread) for part in (-1, 0, 1))
    print(f"beside reviews p95 is {middle:.2f} times as long ({least:.2f} to {most:.2f}; goal {GOAL:.2f})")
    print(f"{done} reviews done, {len(cores)} cores")
    return int(most > GOAL)


def time_crowded(base: str, records: list[bytes]) -> int:
    """Whole reviews while every core has something else to do."""
    loops = [subprocess.Popen([sys.executable, "-c", LOOP]) for _ in os.sched_getaffinity(0)]
    try:
        for record in records:
            first, mark, whole = Reader(base, record).time_one()
            print(f"first judged after {first:.1f} s, first mark {mark:.1f} s, all {whole:.1f} s", flush=True)
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="neuroshima")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between the moves of one match")
    parser.add_argument("--ask", type=float, default=AGAIN, help="seconds between questions about a review")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--level", default="normal", help="the bots whose game is reviewed")
    parser.add_argument("--first", action="store_true", help="time the first marks instead")
    parser.add_argument("--crowded", action="store_true", help="time reviews on busy cores instead")
    parser.add_argument("--port", type=int, default=8471)
    given = parser.parse_args()
    games = given.rounds if given.first or given.crowded else 1
    records = [play(given.game, (given.level, given.level), seed).dumps() for seed in range(games)]
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(given.port, ["--data", folder], None)
        base = f"http://127.0.0.1:{given.port}"
        try:
            if given.first:
                return time_reviews(base, records)
            if given.crowded:
                return time_crowded(base, records)
            return time_moves(given, base, records[0])
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    sys.exit(main())
