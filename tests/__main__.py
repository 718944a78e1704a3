"""Every check in order: style, types, tests, the page's tests, the browser, compiled against not.

./run test             all of them
./run test --nightly   with many more random games
./run test --mutants   rules broken on purpose: do the tests notice? (see mutants.py)
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

from tests import mutants

ROOT = Path(__file__).resolve().parent.parent
WORKERS = "2"
BROWSER_TESTS = "tests/web"
MORE_TRIES = 2


def python(*arguments: str, source: bool = False) -> bool:
    """Runs a Python module on the sources, or on the installed (compiled) package."""
    env = dict(os.environ)
    if source:
        env["PYTHONPATH"] = str(ROOT / "src")
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, env=env, check=False).returncode == 0


def style() -> bool:
    return python("-m", "ruff", "check", "-q", ".") and python("-m", "ruff", "format", "-q", "--check", ".")


def types() -> bool:
    return python("-m", "mypy") and python("-m", "mypy", "hatch_build.py", "dev")


def tests(*arguments: str) -> bool:
    """What plays whole games on the installed (compiled) package, all else on the sources."""
    run = ("-m", "pytest", "-n", WORKERS, f"--ignore={BROWSER_TESTS}", *arguments)
    sources = python(*run, "-m", "plain or not engine")
    return python(*run, "-m", "engine and not plain", "-o", "pythonpath=.") and sources


def browser(*arguments: str) -> bool:
    """Whole games in a real browser; what a busy machine made late is tried again."""
    if python("-m", "pytest", "-n", WORKERS, BROWSER_TESTS, *arguments):
        return True
    again = ("--last-failed", "--last-failed-no-failures=none", *arguments)
    for _ in range(MORE_TRIES):
        print("once more, only what failed", flush=True)
        if python("-m", "pytest", BROWSER_TESTS, *again):
            return True
    return False


def page() -> bool:
    """The page is built; its style, its types and its unit tests."""
    web = ROOT / "web"
    npm = shutil.which("npm")
    if not (web / "package.json").exists():
        return True
    if npm is None:
        print("skipped: Node.js is not installed")
        return True
    if not (ROOT / "src" / "warpad" / "server" / "page" / "index.html").exists():
        print("the page could not be built")
        return False
    if not (web / "node_modules" / "typescript").exists():
        tools = [npm, "ci", "--no-fund", "--no-audit", "--loglevel=error"]
        subprocess.run(tools, cwd=web, check=False)
    scripts = json.loads((web / "package.json").read_text())["scripts"]
    wanted = [name for name in ("lint", "check", "test") if name in scripts]
    return all(
        subprocess.run([npm, "run", "-s", name], cwd=web, check=False).returncode == 0 for name in wanted
    )


def compiled(*arguments: str) -> bool:
    """Equal seeds give equal keys, compiled and not; recorded games go as recorded, compiled too."""
    return python("-m", "tests.contract.keys", *arguments) and python("-m", "tests.corpus", "check")


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
    if "--mutants" in arguments:
        return mutants.main([given for given in arguments if given != "--mutants"])
    nightly = ["--nightly"] if "--nightly" in arguments else []
    if arguments and arguments != nightly:
        return 0 if python("-m", "pytest", *arguments) else 1
    return run_all(
        {
            "style": style,
            "types": types,
            "tests": lambda: tests(*nightly),
            "page": page,
            "browser": lambda: browser(*nightly),
            "compiled and not": lambda: compiled(*nightly),
        }
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
