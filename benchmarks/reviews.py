"""Whether a server under moving games keeps its acknowledgement while reviews run beside it.

python -m benchmarks.reviews --matches 100 --seconds 30
python -m benchmarks.reviews --first --rounds 5

Rounds without and with reviews follow each other in one run; only the ratio of their p95 counts. A third
kind of round has an endless loop of idle work beside it: cores share caches and clock, and what it costs that
another core works at all, no way to schedule reviews takes back. With `--first` nobody plays: how long
somebody waits for the first judged decision and for the whole review, each round with another game.
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
from collections.abc import Callable
from statistics import median, quantiles
from typing import Any

from benchmarks.load import Crowd, start_server
from benchmarks.server_latency import SETUPS
from benchmarks.trust import play

GOAL = 1.10
AGAIN = 0.7
# The page asks so often until something is judged; and so long somebody looks at the end of a game.
SOON = 0.25
READING = 5.0
FIRST_GOAL = 2.0
LOOP = "import os; os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))\nwhile True: pass"
Json = dict[str, Any]


class Reader(threading.Thread):
    """Somebody who asks for one review after another, as the page does, until told to stop."""

    def __init__(self, base: str, record: bytes) -> None:
        super().__init__(daemon=True)
        self._base = base
        self._record = record
        self._is_over = threading.Event()
        self.done = 0

    def run(self) -> None:
        while not self._is_over.is_set():
            match = self._call("/api/records", self._record)["match"]
            path = f"/api/matches/{match}/review"
            while (stage := self._call(path)["stage"]) in ("waiting", "working"):
                if self._is_over.wait(AGAIN):
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
            time.sleep(AGAIN if judged else SOON)
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


def company(kind: str, base: str, record: bytes) -> Callable[[], str]:
    """Sets somebody to work beside the matches; what is returned ends it and tells what was done."""
    if kind == "reviews":
        reader = Reader(base, record)
        reader.start()
        return lambda: f", {reader.stop()} reviews done"
    if kind == "a loop":
        loop = subprocess.Popen([sys.executable, "-c", LOOP])

        def end() -> str:
            loop.kill()
            loop.wait()
            return ""

        return end
    return lambda: ""


def time_moves(given: argparse.Namespace, base: str, record: bytes) -> int:
    """Rounds of moves alone, beside the loop and beside reviews."""
    cores = set(os.sched_getaffinity(0))
    found: dict[str, list[float]] = {kind: [] for kind in ("nothing", "a loop", "reviews")}
    for number in range(given.rounds):
        for kind, times in found.items():
            end = company(kind, base, record)
            times.append(acknowledged(given, base, cores, number))
            print(f"beside {kind}: p95 {times[-1]:.1f} ms{end()}", flush=True)
    alone, loop, reviews = (median(times) for times in found.values())
    print(f"p95 is {loop / alone:.2f} times as long beside the loop, {reviews / alone:.2f} beside reviews; "
          f"goal {GOAL:.2f}; {len(cores)} cores")  # fmt: skip
    return int(reviews / alone > GOAL)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="neuroshima")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between the moves of one match")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--level", default="normal", help="the bots whose game is reviewed")
    parser.add_argument("--first", action="store_true", help="time the first marks instead")
    parser.add_argument("--port", type=int, default=8471)
    given = parser.parse_args()
    records = [play(given.game, (given.level, given.level), seed).dumps() for seed in range(given.rounds)]
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(given.port, ["--data", folder], None)
        base = f"http://127.0.0.1:{given.port}"
        try:
            if given.first:
                return time_reviews(base, records)
            return time_moves(given, base, records[0])
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    sys.exit(main())
