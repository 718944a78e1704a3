"""How long a redraw of the large board takes: 37 hexes with 30 tiles and more, in a real Chromium.

python benchmarks/redraw.py

Bots fill a board of six armies; its replay then goes one move forth and back, and a trace of the browser
tells how long its main thread and its painters worked for each new picture. A frame lasts 16.7 ms.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import sync_playwright  # noqa: E402

from tests.web.conftest import FLAGS, chromium  # noqa: E402
from tests.web.serving import Program  # noqa: E402

PRESSES = 40
REST = 250
WANTED = 30
PIECE = 40
SETUP = {"mode": "deathmatch", "armies": ["borgo", "hegemony", "moloch", "outpost", "smart", "vegas"]}
SEATS = [{"kind": "bot", "bot": "random"}] * 6
WISH = {"game": "neuroshima", "setup": {**SETUP, "extended": True}, "seats": SEATS}
MOTION = '{"motion": "reduced"}'


def filled(page: Any, address: str) -> tuple[str, int, int]:
    """A finished match, its fullest moment between two moves, and how many tiles lie there."""
    made = page.request.post(f"{address}/api/matches", data=WISH).json()
    page.goto(f"{address}/m/{made['match']}")
    page.wait_for_selector(".table-screen[data-over=true]", timeout=300_000)
    steps = len(page.request.get(f"{address}/api/matches/{made['match']}/steps").json()["steps"])
    counts: dict[int, int] = {}
    for first in range(0, steps, PIECE):
        views = f"{address}/api/matches/{made['match']}/views?from={first}&to={first + PIECE - 1}"
        for moment in page.request.get(views).json()["views"]:
            counts[moment["n"]] = len(moment["view"]["tiles"])
    fullest = max(counts, key=lambda n: counts[n])
    return made["match"], fullest, counts[fullest]


def pictures(trace: dict[str, Any]) -> list[tuple[float, float]]:
    """For each key: milliseconds of work on the main thread, and of the painters beside it."""
    events = trace["traceEvents"]
    threads = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    keys = sorted(
        e["ts"] for e in events if e["name"] == "EventDispatch" and e["args"]["data"]["type"] == "keydown"
    )
    work = {start: [0.0, 0.0] for start in keys}
    for event in events:
        place = threads.get((event.get("pid"), event.get("tid")), "")
        main = event["name"].endswith("RunTask") and place == "CrRendererMain"
        if event.get("ph") != "X" or not (main or event["name"] == "RasterTask"):
            continue
        start = max((key for key in keys if key <= event["ts"]), default=None)
        if start is not None:
            work[start][0 if main else 1] += event.get("tdur", event["dur"]) / 1000
    return [(main, paint) for main, paint in work.values()]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        program = Program(Path(folder) / "matches")
        program.start()
        browser = started.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.add_init_script(f"localStorage.setItem('warpad.settings', '{MOTION}')")
        match, moment, tiles = filled(page, program.address)
        page.goto(f"{program.address}/r/{match}?n={moment}")
        page.wait_for_selector(".board .bodies > g")
        browser.start_tracing(page=page, categories=["devtools.timeline", "toplevel", "cc", "__metadata"])
        for press in range(PRESSES):
            page.keyboard.press("ArrowLeft" if press % 2 else "ArrowRight")
            page.wait_for_timeout(REST)
        trace = json.loads(browser.stop_tracing())
        browser.close()
        program.kill()
    made = pictures(trace)[2:]
    busy = sorted(main for main, _ in made)
    paint = statistics.median(paint for _, paint in made)
    late = busy[int(len(busy) * 0.95)]
    print(f"37 hexes, {tiles} tiles (wanted: {WANTED} or more), {len(busy)} redraws at 1280x800, no GPU")
    print(f"main thread: median {statistics.median(busy):.1f} ms, 95 % under {late:.1f} ms")
    print(f"painters beside it: median {paint:.1f} ms")


if __name__ == "__main__":
    main()
