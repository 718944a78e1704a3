"""How long a redraw of the large board takes: 37 hexes with 30 tiles and more, in a real Chromium.

python benchmarks/redraw.py [--against FOLDER]

Bots fill a board of six armies; its replay then goes one move forth and back, and from the empty board to
the fullest one. A trace of the browser tells how long its main thread (CPU time) and its painters worked for
each new picture, and at what: the main thread's time goes to the innermost event of the trace. Nothing asks
the page anything while it draws, so that no question of this program is counted. A frame lasts 16.7 ms.
FOLDER is another build of the page (a `server/page`): both are measured in turn, so that their ratio means
something on a busy machine too.

Then the shows of all three games (`shows.py`).
"""

from __future__ import annotations

import argparse
import json
import mimetypes
import statistics
import sys
import tempfile
from bisect import bisect_right
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import sync_playwright  # noqa: E402

from benchmarks.shows import tell_shows  # noqa: E402
from tests.web.conftest import FLAGS, chromium  # noqa: E402
from tests.web.serving import Program  # noqa: E402

ROUNDS = 3
PICTURES = 14
REST = 250
MARK = "redraw"
TASK = "ThreadControllerImpl::RunTask"
PAINTERS = "RasterTask"
# What the events of the trace are called in the table; all others are "the rest".
KINDS = {
    "FunctionCall": "script",
    "EventDispatch": "script",
    "TimerFire": "script",
    "FireAnimationFrame": "script",
    "RunMicrotasks": "script",
    "MinorGC": "garbage",
    "MajorGC": "garbage",
    "ParseHTML": "reading SVG text",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "before painting",
    "Paint": "painting",
    "Layerize": "layers",
}
REST_OF_IT = "the rest"
TOTAL = "main thread"
WORK = [TOTAL, *dict.fromkeys(KINDS.values()), REST_OF_IT, PAINTERS]
WORDS = {PAINTERS: "painters"}
# Says when a key for one move forth or back comes in.
SAY_KEYS = f"""addEventListener("keydown", event => {{
    if (event.key.startsWith("Arrow")) console.timeStamp(event.key === "ArrowRight" ? "{MARK}" : "back");
}}, true)"""
# Moves the slider by itself, to the empty board and to the fullest one, until all pictures are drawn.
MOVE_SLIDER = """(slider, [moment, mark, pictures, rest]) => new Promise(done => {
    const move = n => { slider.value = n; slider.dispatchEvent(new Event("input", { bubbles: true })); };
    const steps = [["back", () => move(0)], [mark, () => move(moment)]];
    const turns = Array.from({ length: pictures }, () => steps).flat();
    turns.push(["end", done]);
    const at = ([mark, step]) => { console.timeStamp(mark); step(); };
    turns.forEach((turn, i) => setTimeout(at, rest * (i + 1), turn));
})"""
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


def works(trace: dict[str, Any]) -> list[Counter[str]]:
    """For each picture: milliseconds of the main thread by kind and in all, and of the painters beside it."""
    events = [event for event in trace["traceEvents"] if event.get("ph") == "X"]
    named = [event for event in trace["traceEvents"] if event["name"] == "thread_name"]
    main = {(e["pid"], e["tid"]) for e in named if e["args"]["name"] == "CrRendererMain"}
    said = [event for event in trace["traceEvents"] if event["name"] == "TimeStamp"]
    marks = sorted((event["ts"], event["args"]["data"].get("message")) for event in said)
    starts = [start for start, _ in marks]
    pictures: list[Counter[str]] = [Counter() for _ in marks]
    opened: dict[tuple[int, int], list[tuple[float, str, int]]] = {thread: [] for thread in main}
    for event in sorted(events, key=lambda event: (event["ts"], -event["dur"])):
        end, work = event["ts"] + event["dur"], event.get("tdur", event["dur"]) / 1000
        # A task during which a mark was made is that mark's.
        picture = bisect_right(starts, end) - 1
        if event["name"] == PAINTERS and picture >= 0:
            pictures[picture][PAINTERS] += work
        around = opened.get((event["pid"], event["tid"]))
        if around is None:
            continue
        while around and around[-1][0] <= event["ts"]:
            around.pop()
        if around:
            _, outer, picture = around[-1]
            kind = KINDS.get(event["name"], outer)
        elif event["name"] == TASK:
            outer, kind = None, REST_OF_IT
        else:
            continue
        if picture >= 0:
            pictures[picture][kind] += work
            pictures[picture][outer or TOTAL] += -work if outer else work
        around.append((end, kind, picture))
    return [work for work, (_, mark) in zip(pictures, marks, strict=True) if mark == MARK]


def by_key(page: Any, _: int, pictures: int) -> None:
    """One move back, one move forth."""
    for _ in range(pictures):
        for key in ("ArrowLeft", "ArrowRight"):
            page.keyboard.press(key)
            page.wait_for_timeout(REST)


def by_slider(page: Any, moment: int, pictures: int) -> None:
    """To the empty board, then to the fullest one."""
    page.locator("input.slider").evaluate(MOVE_SLIDER, [moment, MARK, pictures, REST])


WAYS = {"one move": by_key, "the whole board": by_slider}
WARM = 2


def redraws(browser: Any, page: Any, way: str, moment: int) -> list[Counter[str]]:
    """The work for each picture on the way forth."""
    WAYS[way](page, moment, WARM)
    browser.start_tracing(page=page, categories=["devtools.timeline", "toplevel", "cc", "__metadata"])
    WAYS[way](page, moment, PICTURES)
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


def tell(way: str, columns: dict[str, list[Counter[str]]]) -> None:
    """A table: a line a kind of work, a column a build."""
    print(f"{way} (medians of {len(next(iter(columns.values())))} pictures, ms):")
    print(f"  {'':20}" + "".join(f"{build:>12}" for build in columns))
    middle = {
        build: {kind: statistics.median(picture[kind] for picture in made) for kind in WORK}
        for build, made in columns.items()
    }
    for kind in WORK:
        print(f"  {WORDS.get(kind, kind):20}" + "".join(f"{middle[build][kind]:12.1f}" for build in columns))
    late = [sorted(picture[TOTAL] for picture in made)[int(len(made) * 0.95)] for made in columns.values()]
    print(f"  {'95 % under':20}" + "".join(f"{value:12.1f}" for value in late))
    if len(columns) > 1:
        this, other = (middle[build][TOTAL] for build in columns)
        print(f"  ratio: {this / other:.2f}")


def tell_boards(browser: Any, address: str, other: Path | None) -> None:
    match, moment, tiles = filled(browser.new_page(), address)
    found: dict[str, dict[str, list[Counter[str]]]] = {way: {} for way in WAYS}
    for _ in range(ROUNDS):
        for build in ["this page", *(["the other"] if other else [])]:
            page = browser.new_page(viewport={"width": 1280, "height": 800})
            page.add_init_script(SAY_KEYS)
            page.add_init_script(f"localStorage.setItem('warpad.settings', '{MOTION}')")
            if build != "this page" and other:
                show(page, other)
            page.goto(f"{address}/r/{match}?n={moment}")
            page.wait_for_selector(".board .bodies > g")
            for way in WAYS:
                found[way].setdefault(build, []).extend(redraws(browser, page, way, moment))
            page.close()
    print(f"37 hexes, {tiles} tiles (wanted: {WANTED} or more), 1280x800, no GPU; a frame is 16.7 ms")
    for way, columns in found.items():
        tell(way, columns)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--against", type=Path)
    given = parser.parse_args()
    other = given.against
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        program = Program(Path(folder) / "matches")
        program.start()
        browser = started.chromium.launch(executable_path=chromium(), args=FLAGS)
        tell_boards(browser, program.address, other)
        tell_shows(browser, program.address)
        browser.close()
        program.kill()


if __name__ == "__main__":
    main()
