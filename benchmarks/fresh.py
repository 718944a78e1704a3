"""How soon `./run` shows the page: in a new clone without any caches, a second time, and once compiled.

    .venv/bin/python benchmarks/fresh.py [--compiled] [--drop]

Makes a clone of what is committed, hides the caches of pip, uv and npm behind empty ones, starts `./run
serve` and asks for the page until it comes. `--compiled` also waits for the fast engine and starts once more;
`--drop` first makes the system forget the files it keeps in memory, which only root may.
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GOALS = {"first": 20.0, "second": 2.0}
CACHES = ("PIP_CACHE_DIR", "UV_CACHE_DIR", "XDG_CACHE_HOME", "npm_config_cache")
PATIENCE = 1800.0


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def is_shown(port: int) -> bool:
    """Does the page come, and not only a sentence that there is none?"""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
            return b"<script" in answer.read()
    except OSError:
        return False


class Start:
    """One `./run serve` in the clone, with all that it begins."""

    def __init__(self, clone: Path, environment: dict[str, str]) -> None:
        port, self._began = free_port(), time.monotonic()
        self._program = subprocess.Popen(
            ["./run", "serve", "--port", str(port), "--data", str(clone.parent / "data")],
            cwd=clone,
            env=environment,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        while not is_shown(port):
            if self._program.poll() is not None or time.monotonic() - self._began > PATIENCE:
                raise SystemExit(f"./run showed no page (exit code {self._program.poll()})")
            time.sleep(0.05)
        self.seconds = time.monotonic() - self._began

    def end(self) -> None:
        """Ends the server and whatever compiles beside it."""
        os.killpg(self._program.pid, signal.SIGTERM)
        self._program.wait()


def wait_for_the_engine(clone: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not list(clone.glob(".venv/**/engine-*")):
        if time.monotonic() > end:
            raise SystemExit("the engine was not compiled in time")
        time.sleep(1)


def tell(name: str, seconds: float) -> None:
    goal = f"; goal {GOALS[name]:.0f} s" if name in GOALS else ""
    print(f"{name} start: the page after {seconds:.1f} s{goal} (load {os.getloadavg()[0]:.1f})", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--compiled", action="store_true", help="once more when the engine is compiled")
    parser.add_argument("--drop", action="store_true", help="forget files in memory first (root)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        clone = folder / "warpad"
        subprocess.run(["git", "clone", "-q", "--no-hardlinks", str(ROOT), str(clone)], check=True)
        caches = {cache: str(folder / "cache" / cache) for cache in CACHES}
        environment = {key: value for key, value in os.environ.items() if key != "VIRTUAL_ENV"} | caches
        if given.drop:
            os.sync()
            Path("/proc/sys/vm/drop_caches").write_text("3\n")
        first = Start(clone, environment)
        tell("first", first.seconds)
        first.end()
        second = Start(clone, environment)
        tell("second", second.seconds)
        if given.compiled:
            wait_for_the_engine(clone)
        second.end()
        if given.compiled:
            third = Start(clone, environment)
            tell("compiled", third.seconds)
            third.end()


if __name__ == "__main__":
    main()
