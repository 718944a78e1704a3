"""How many people one server holds: thousands of quiet sockets, hundreds of matches, one or two servers."""

from __future__ import annotations

import argparse
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import closing
from pathlib import Path
from statistics import quantiles
from typing import Any

from benchmarks.server_latency import SETUPS, cpu_seconds, machine_time, wait_until_idle

ROOT = Path(__file__).resolve().parents[1]
GOAL_MS = 50.0
LIMITS = ("sockets_per_address", "sockets", "get_burst", "file_burst", "post_burst", "created_burst")
Json = dict[str, Any]


def start_server(port: int, place: list[str], core: int | None, idle: bool = True) -> subprocess.Popen[bytes]:
    limits = [part for name in LIMITS for part in ("--limit", f"{name}=1000000")]
    path = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT)])
    server = subprocess.Popen(
        [
            *(
                "bash",
                "-c",
                'ulimit -n $(ulimit -Hn); exec "$@"',
                "-",
                sys.executable,
                "-m",
                "warpad",
                "serve",
            ),
            "--port",
            str(port),
            *place,
            *limits,
        ],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        cwd=ROOT,
    )
    if core is not None:
        os.sched_setaffinity(server.pid, {core})
    assert server.stdout is not None
    server.stdout.readline()
    if idle:
        wait_until_idle(server.pid)
    return server


class Crowd:
    """One client process with its part of the load."""

    def __init__(self, wanted: Json, cores: set[int]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.crowd"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            text=True,
        )
        os.sched_setaffinity(self._process.pid, cores)
        self._say(json.dumps(wanted))

    def wait_for(self, word: str) -> None:
        assert self._process.stdout is not None
        said = self._process.stdout.readline().strip()
        assert said == word, f"expected {word}, heard {said!r}"

    def go_on(self) -> None:
        self._say("")

    def result(self) -> Json:
        assert self._process.stdout is not None
        found: Json = json.loads(self._process.stdout.readline())
        self._process.wait()
        return found

    def _say(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()


def fill(folder: str, wanted: int) -> None:
    """So many stored matches: copies of one that a server made, with thirty entries each."""
    file = Path(folder) / "matches.sqlite"
    rows = "FROM matches CROSS JOIN numbers"
    body = '{"kind":"claim","at":1.0,"id":"","seat":0,"name":"' + "x" * 120 + '"}'
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(
            f"""
            CREATE TEMP TABLE numbers AS WITH RECURSIVE n(n) AS
                (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {wanted}) SELECT n FROM n;
            CREATE TEMP TABLE versions AS SELECT n AS version FROM numbers WHERE n <= 30;
            INSERT INTO matches SELECT 'copy-' || n, game, plan, summary, 'finished', 0, listed, 30,
                changed + n, NULL {rows};
            INSERT INTO entries SELECT 'copy-' || n, version, CAST('{body}' AS BLOB), NULL
                FROM numbers CROSS JOIN versions;
            """
        )


def measure_start(given: argparse.Namespace, place: list[str], folder: str) -> None:
    """How long a server takes to answer with many stored matches, after an orderly end and after a kill."""
    server = start_server(given.port, place, None)
    asked = json.dumps({"game": given.game, "setup": SETUPS.get(given.game, {})}).encode()
    base = f"http://127.0.0.1:{given.port}"
    urllib.request.urlopen(f"{base}/api/matches", asked, timeout=60).close()
    server.terminate()
    server.wait()
    fill(folder, given.stored)
    size = sum(path.stat().st_size for path in Path(folder).iterdir()) / 2**20
    for how in ("an orderly end", "a kill"):
        began = time.monotonic()
        server = start_server(given.port, place, None, idle=False)
        health(base)
        passed = time.monotonic() - began
        print(f"{given.stored} stored matches ({size:.0f} MiB): answers {passed:.2f} s after {how}")
        server.kill()
        server.wait()


def memory(pid: int) -> float:
    """What a process holds, in KiB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


def health(base: str) -> Json:
    with urllib.request.urlopen(f"{base}/api/health", timeout=30) as answer:
        told: Json = json.loads(answer.read())["acknowledged"]
    return told


def measure(given: argparse.Namespace, bases: list[str], pids: list[int], cores: set[int]) -> int:
    share = {"bases": bases, "game": given.game, "setup": SETUPS.get(given.game, {})}
    share |= {"pace": given.pace, "seconds": given.seconds, "apart": not given.together}
    before = [memory(pid) for pid in pids]
    crowds = [
        Crowd(
            {
                **share,
                "seed": n,
                "quiet": given.quiet // given.clients,
                "matches": given.matches // given.clients,
            },
            cores,
        )
        for n in range(given.clients)
    ]
    for crowd in crowds:
        crowd.wait_for("quiet")
    each = sum(memory(pid) - was for pid, was in zip(pids, before, strict=True)) / max(1, given.quiet)
    for crowd in crowds:
        crowd.go_on()
        crowd.wait_for("seated")
    worked, machine, began = [cpu_seconds(pid) for pid in pids], machine_time(), time.monotonic()
    for crowd in crowds:
        crowd.go_on()
    found = [crowd.result() for crowd in crowds]
    passed = time.monotonic() - began
    stolen, total = (now - then for now, then in zip(machine_time(), machine, strict=True))
    return report(given, found, {
        "cores": [(cpu_seconds(pid) - was) / passed for pid, was in zip(pids, worked, strict=True)],
        "memory": sum(map(memory, pids)) / 1024,
        "each": each,
        "inside": [health(base) for base in bases],
        "passed": passed,
        "stolen": 100 * stolen / max(1, total),
    })  # fmt: skip


def report(given: argparse.Namespace, found: list[Json], facts: Json) -> int:
    times = [1000 * seconds for part in found for seconds in part["times"]]
    cuts = quantiles(times, n=100)
    lag = max(1000 * part["lags"][94] for part in found)
    servers = f"{len(facts['cores'])} server{'s' * (len(facts['cores']) > 1)}"
    print(
        f"{given.game}, {servers}: {given.quiet} quiet sockets, {given.matches} matches, pace {given.pace} s"
    )
    print(f"{len(times) / (0.8 * facts['passed']):.0f} moves/s; acknowledged in p50 {cuts[49]:.1f} ms, "
          f"p95 {cuts[94]:.1f} ms, p99 {cuts[98]:.1f} ms; goal p95 {GOAL_MS:.0f} ms")  # fmt: skip
    for inside in facts["inside"]:
        print(f"  inside the server p50 {inside['p50']} ms, p95 {inside['p95']} ms, p99 {inside['p99']} ms")
    print(
        f"  the clients' own lag p95 {lag:.1f} ms, their processor time {sum(p['cpu'] for p in found):.1f} s"
    )
    cores = ", ".join(f"{100 * core:.0f} %" for core in facts["cores"])
    print(f"servers: {cores} of a core, {facts['memory']:.0f} MiB; a quiet socket {facts['each']:.1f} KiB")
    print(f"the host took {facts['stolen']:.1f} % of our cores' time; load {os.getloadavg()[0]:.1f}")
    faults = [fault for part in found for fault in part["faults"]]
    print(f"messages that should not come: {len(faults)} {sorted(set(faults))}; sockets lost: "
          f"{sum(part['lost'] for part in found)}")  # fmt: skip
    return int(cuts[94] > GOAL_MS or bool(faults))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="neuroshima")
    parser.add_argument("--quiet", type=int, default=5000, help="sockets that follow nothing")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=45.0)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between the moves of one match")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--together", action="store_true", help="both players of a match on one server")
    parser.add_argument("--clients", type=int, default=1, help="processes that play the crowd")
    parser.add_argument("--database", metavar="URL", help="PostgreSQL, which several servers need")
    parser.add_argument("--stored", type=int, help="measure the start with so many stored matches instead")
    parser.add_argument("--port", type=int, default=8470)
    given = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        place = ["--database", given.database] if given.database else ["--data", folder]
        if given.stored:
            measure_start(given, place, folder)
            return
        ports = range(given.port, given.port + given.servers)
        own = [cores[-1 - n % len(cores)] if len(cores) > 1 else None for n in range(given.servers)]
        servers = [start_server(port, place, core) for port, core in zip(ports, own, strict=True)]
        try:
            bases = [f"http://127.0.0.1:{port}" for port in ports]
            rest = set(cores) - set(own) or set(cores)
            failed = measure(given, bases, [server.pid for server in servers], rest)
        finally:
            for server in servers:
                server.terminate()
                server.wait()
    sys.exit(failed)


if __name__ == "__main__":
    main()
