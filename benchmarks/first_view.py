"""How soon a visitor who comes for the first time can begin a game, and how much comes over the wire.

    python benchmarks/first_view.py [-n TIMES]

Each visit has a browser context of its own, so nothing is kept from the one before; the server is on the
same machine. The time ends when the button that starts a game can be pressed: when it is there, enabled, and
the next frame has been drawn. These are times on the wall: let nothing else run beside it. The weight is that
of everything the first screen fetches, with the heads of the answers as the browser counts them.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import sync_playwright  # noqa: E402

from tests.web.conftest import DESKTOP, FLAGS, chromium  # noqa: E402
from tests.web.serving import Program  # noqa: E402

WANTED = 1000
# Watches from the first line of the page on; milliseconds since the visit began.
WATCH = """
window.canBegin = new Promise(done => {
  const look = () => document.querySelector("button.start:enabled")
    ? requestAnimationFrame(() => done(performance.now()))
    : requestAnimationFrame(look);
  look();
});
"""
FETCHED = """() => performance.getEntriesByType("resource")
  .concat(performance.getEntriesByType("navigation"))
  .map(one => [new URL(one.name).pathname, one.transferSize])"""
# What the rest of the first screen waits for: it comes last.
LAST = ".cont.day"
LANGUAGES = ("en", "ru", "uk", "pl")
KINDS = {".js": "code", ".css": "style sheets", ".ftl": "texts"}


def kind_of(path: str) -> str:
    """What a fetched path is; what the server tells is named by itself."""
    return path if path.startswith("/api/") else KINDS.get(Path(path).suffix, "the page itself")


def visit(browser: Any, address: str, language: str = "en") -> tuple[float, Counter[str]]:
    """Milliseconds until a game can be begun, and bytes over the wire by kind until the screen is whole."""
    context = browser.new_context(viewport=DESKTOP, locale=language)
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(address)
    milliseconds = page.evaluate("window.canBegin")
    page.wait_for_selector(LAST)
    page.wait_for_load_state("networkidle")
    weight: Counter[str] = Counter()
    for path, size in page.evaluate(FETCHED):
        weight[kind_of(path)] += size
    context.close()
    return float(milliseconds), weight


def tell_weight(language: str, weight: Counter[str]) -> None:
    parts = ", ".join(f"{kind} {size / 1024:.1f}" for kind, size in weight.most_common())
    print(f"{language}: {weight.total() / 1024:.1f} KB came over the wire: {parts}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("-n", type=int, default=20, help="visits")
    times = parser.parse_args().n
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        program = Program(Path(folder) / "matches")
        program.start()
        browser = started.chromium.launch(executable_path=chromium(), args=FLAGS)
        visit(browser, program.address)
        visits = [visit(browser, program.address) for _ in range(times)]
        by_language = [visit(browser, program.address, language) for language in LANGUAGES]
        browser.close()
        program.kill()
    found = sorted(milliseconds for milliseconds, _ in visits)
    print(
        f"a game can be begun after {statistics.median(found):.0f} ms (longest of {times}: {found[-1]:.0f});"
    )
    print(f"wanted: {WANTED}")
    for language, (_, weight) in zip(LANGUAGES, by_language, strict=True):
        tell_weight(language, weight)


if __name__ == "__main__":
    main()
