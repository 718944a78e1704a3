"""Whether a server under moving games keeps its acknowledgement while reviews run beside it.

python -m benchmarks.reviews --matches 100 --seconds 30
python -m benchmarks.reviews --first --rounds 5

Rounds without and with reviews follow each other in one run; only the ratio of their p95 counts. With
`--first` nobody plays: how long somebody waits for the first judged decision and for the whole review.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import threading
import time
import urllib.request
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

    def time_one(self) -> tuple[float, float]:
        """Seconds from the press to the first judged decision, as the page asks for it, and to the end."""
        match = self._call("/api/records", self._record)["match"]
        time.sleep(READING)
        began, first = time.perf_counter(), 0.0
        while (told := self._call(f"/api/matches/{match}/review"))["stage"] in ("waiting", "working"):
            judged = bool(told["review"] and told["review"]["judged"])
            first = first or judged * (time.perf_counter() - began)
            time.sleep(AGAIN if judged else SOON)
        if told["stage"] != "done":
            raise RuntimeError("the review failed")
        whole = time.perf_counter() - began
        return first or whole, whole

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


def time_reviews(reader: Reader, rounds: int) -> int:
    """The first marks of several reviews, one after another."""
    times = []
    for _ in range(rounds):
        first, whole = reader.time_one()
        times.append(first)
        print(f"first judged after {first:.2f} s, all after {whole:.1f} s", flush=True)
    print(f"the slowest first mark came after {max(times):.2f} s; goal {FIRST_GOAL:.1f}")
    return int(max(times) > FIRST_GOAL)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="neuroshima")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between the moves of one match")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--first", action="store_true", help="time the first marks instead")
    parser.add_argument("--apart", action="store_true", help="the clients have a core of their own")
    parser.add_argument("--port", type=int, default=8471)
    given = parser.parse_args()
    record = play(given.game, ("normal", "normal"), 1).dumps()
    cores = sorted(os.sched_getaffinity(0))
    found: dict[bool, list[float]] = {False: [], True: []}
    with tempfile.TemporaryDirectory() as folder:
        *clients, last = cores
        server = start_server(given.port, ["--data", folder], last if given.apart else None)
        base = f"http://127.0.0.1:{given.port}"
        try:
            if given.first:
                return time_reviews(Reader(base, record), given.rounds)
            for number in range(2 * given.rounds):
                is_reviewing = number % 2 == 1
                reader = Reader(base, record)
                if is_reviewing:
                    reader.start()
                found[is_reviewing].append(
                    acknowledged(given, base, set(clients if given.apart else cores), number)
                )
                done = f", {reader.stop()} reviews done" if is_reviewing else ""
                with_or_not = "with" if is_reviewing else "without"
                print(f"{with_or_not} reviews: p95 {found[is_reviewing][-1]:.1f} ms{done}", flush=True)
        finally:
            server.terminate()
            server.wait()
    ratio = median(found[True]) / median(found[False])
    print(f"with reviews p95 is {ratio:.2f} times that without; goal {GOAL:.2f}; {len(cores)} cores")
    return int(ratio > GOAL)


if __name__ == "__main__":
    sys.exit(main())
