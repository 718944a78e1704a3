"""Every check of the project in order: style, types, tests, the page's tests, compiled against not.

./run test             all of them
./run test --nightly   with many more random games
./run test ARGUMENTS   only pytest, with these arguments
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORKERS = "2"


def python(*arguments: str, source: bool = False) -> bool:
    """Runs a Python module on the sources, or on the installed (compiled) package."""
    env = dict(os.environ)
    if source:
        env["PYTHONPATH"] = str(ROOT / "src")
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, env=env, check=False).returncode == 0


def style() -> bool:
    return python("-m", "ruff", "check", "-q", ".") and python("-m", "ruff", "format", "-q", "--check", ".")


def types() -> bool:
    return python("-m", "mypy") and python("-m", "mypy", "hatch_build.py")


def tests(*arguments: str) -> bool:
    return python("-m", "pytest", "-n", WORKERS, *arguments)


def page() -> bool:
    """The page's unit tests, when there is a page and Node.js."""
    manifest = ROOT / "web" / "package.json"
    npm = shutil.which("npm")
    if not manifest.exists() or "test" not in json.loads(manifest.read_text()).get("scripts", {}):
        return True
    if npm is None or not (ROOT / "web" / "node_modules").exists():
        print("skipped: Node.js is not installed")
        return True
    return subprocess.run([npm, "test", "--silent"], cwd=ROOT / "web", check=False).returncode == 0


def compiled(*arguments: str) -> bool:
    """Equal seeds give equal keys, compiled and not."""
    return python("-m", "tests.contract.keys", *arguments)


def run_all(checks: dict[str, Callable[[], bool]]) -> int:
    failed: list[str] = []
    for name, check in checks.items():
        started = time.monotonic()
        print(f"== {name}", flush=True)
        if not check():
            failed.append(name)
        print(
            f"== {name}: {'FAILED' if name in failed else 'ok'}, {time.monotonic() - started:.0f} s",
            flush=True,
        )
    print(f"FAILED: {', '.join(failed)}" if failed else "All checks passed.")
    return 1 if failed else 0


def main(arguments: list[str]) -> int:
    nightly = ["--nightly"] if "--nightly" in arguments else []
    if arguments and arguments != nightly:
        return 0 if python("-m", "pytest", *arguments) else 1
    return run_all(
        {
            "style": style,
            "types": types,
            "tests": lambda: tests(*nightly),
            "page": page,
            "compiled and not": lambda: compiled(*nightly),
        }
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
