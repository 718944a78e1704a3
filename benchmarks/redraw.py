"""How long a redraw of the large board takes: 37 hexes with 30 tiles and more, in a real Chromium.

python benchmarks/redraw.py [--against FOLDER]

Bots fill a board of six armies; its replay then goes one move forth and back, and from the empty board to the
fullest one. A trace of the browser tells how long its main thread (CPU time) and its painters worked for each
new picture. A frame lasts 16.7 ms. FOLDER is another build of the page (a `server/page`): both are measured
in turn, so that their ratio means something on a busy machine too.
"""

from __future__ import annotations

import argparse
import json
import mimetypes
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

ROUNDS = 3
PICTURES = 14
REST = 250
MARK = "redraw"
TASK = "ThreadControllerImpl::RunTask"
PAUSE = 60
# Says when a key for one move forth or back comes in.
SAY_KEYS = f"""addEventListener("keydown", event => {{
    if (event.key.startsWith("Arrow")) console.timeStamp(event.key === "ArrowRight" ? "{MARK}" : "back");
}}, true)"""
# Moves the slider in a task of its own, so that the question which asked for it is not counted.
MOVE_SLIDER = """(slider, [n, mark, pause]) => setTimeout(() => {
    console.timeStamp(mark);
    slider.value = n;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
}, pause)"""
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


def works(trace: dict[str, Any]) -> list[tuple[float, float]]:
    """For each picture: milliseconds of work on the main thread, and of the painters beside it."""
    events = trace["traceEvents"]
    threads = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    marks = {e["ts"]: e["args"]["data"].get("message") for e in events if e["name"] == "TimeStamp"}
    work = {start: [0.0, 0.0] for start in marks}
    for event in events:
        if event.get("ph") != "X":
            continue
        place = threads.get((event["pid"], event["tid"]), "")
        is_main = event["name"] == TASK and place == "CrRendererMain"
        if not (is_main or event["name"] == "RasterTask"):
            continue
        start = max((mark for mark in work if mark <= event["ts"] + event["dur"]), default=None)
        if start is not None:
            work[start][0 if is_main else 1] += event.get("tdur", event["dur"]) / 1000
    return [(main, paint) for start, (main, paint) in work.items() if marks[start] == MARK]


def by_key(page: Any, _: int) -> None:
    """One move back, one move forth."""
    for key in ("ArrowLeft", "ArrowRight"):
        page.keyboard.press(key)
        page.wait_for_timeout(REST)


def by_slider(page: Any, moment: int) -> None:
    """To the empty board, then to the fullest one."""
    for n, mark in ((0, "back"), (moment, MARK)):
        page.locator("input.slider").evaluate(MOVE_SLIDER, [n, mark, PAUSE])
        page.wait_for_timeout(REST)


WAYS = {"one move": by_key, "the whole board": by_slider}


def redraws(browser: Any, page: Any, way: str, moment: int) -> list[tuple[float, float]]:
    """The work for each picture on the way forth."""
    WAYS[way](page, moment)
    WAYS[way](page, moment)
    browser.start_tracing(page=page, categories=["devtools.timeline", "toplevel", "cc", "__metadata"])
    for _ in range(PICTURES):
        WAYS[way](page, moment)
    return works(json.loads(browser.stop_tracing()))


def show(page: Any, folder: Path) -> None:
    """Gives the page of another build in place of the server's own."""

    def answer(route: Any) -> None:
        asked = folder / route.request.url.partition("/assets/")[2]
        path = folder / "assets" / asked.name if asked != folder else folder / "index.html"
        kind = mimetypes.guess_type(path.name)[0] or "text/html"
        route.fulfill(body=path.read_bytes(), content_type=kind)

    page.route("**/assets/**", answer)
    page.route("**/r/**", answer)


def tell(name: str, made: list[tuple[float, float]]) -> float:
    busy = sorted(main for main, _ in made)
    median, late = statistics.median(busy), busy[int(len(busy) * 0.95)]
    paint = statistics.median(paint for _, paint in made)
    print(
        f"  {name}: median {median:.1f} ms, 95 % under {late:.1f} ms, painters {paint:.1f} ms ({len(busy)})"
    )
    return median


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--against", type=Path)
    other = parser.parse_args().against
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        program = Program(Path(folder) / "matches")
        program.start()
        browser = started.chromium.launch(executable_path=chromium(), args=FLAGS)
        match, moment, tiles = filled(browser.new_page(), program.address)
        found: dict[tuple[str, str], list[tuple[float, float]]] = {}
        for _ in range(ROUNDS):
            for build in ["this page", *(["the other"] if other else [])]:
                page = browser.new_page(viewport={"width": 1280, "height": 800})
                page.add_init_script(SAY_KEYS)
                page.add_init_script(f"localStorage.setItem('warpad.settings', '{MOTION}')")
                if build != "this page" and other:
                    show(page, other)
                page.goto(f"{program.address}/r/{match}?n={moment}")
                page.wait_for_selector(".board .bodies > g")
                for way in WAYS:
                    found.setdefault((way, build), []).extend(redraws(browser, page, way, moment))
                page.close()
        browser.close()
        program.kill()
    print(f"37 hexes, {tiles} tiles (wanted: {WANTED} or more), 1280x800, no GPU; a frame is 16.7 ms")
    for way in WAYS:
        print(f"{way}:")
        medians = [tell(build, made) for (what, build), made in found.items() if what == way]
        if other:
            print(f"  ratio: {medians[0] / medians[1]:.2f}")


if __name__ == "__main__":
    main()
