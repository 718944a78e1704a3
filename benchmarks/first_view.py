"""How soon a visitor who comes for the first time can begin a game, and how much comes over the wire for it.

    python benchmarks/first_view.py [-n TIMES]

Each visit has a browser context of its own, so nothing is kept from the one before; the server is on the
same machine. A visit ends when the button that starts a game can be pressed: when it is there, enabled, and
the next frame has been drawn. These are times on the wall: let nothing else run beside it.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
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
WEIGHT = """() => performance.getEntriesByType("resource")
  .concat(performance.getEntriesByType("navigation"))
  .reduce((sum, one) => sum + one.transferSize, 0)"""


def visit(browser: Any, address: str) -> tuple[float, int]:
    """Milliseconds until a game can be begun, and bytes that came until then."""
    context = browser.new_context(viewport=DESKTOP)
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(address)
    milliseconds, weight = page.evaluate("window.canBegin"), page.evaluate(WEIGHT)
    context.close()
    return float(milliseconds), int(weight)


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
        browser.close()
        program.kill()
    found = sorted(milliseconds for milliseconds, _ in visits)
    print(
        f"a game can be begun after {statistics.median(found):.0f} ms (longest of {times}: {found[-1]:.0f});"
    )
    print(f"wanted: {WANTED}. {visits[-1][1] / 1024:.1f} KB came over the wire")


if __name__ == "__main__":
    main()
