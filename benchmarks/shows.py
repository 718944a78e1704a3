"""Whether what the stage shows keeps its frames: replays of all three games in Chromium, without a GPU.

python benchmarks/shows.py [GAME ...]

Replays show battles, fights and reveals at speed 1. A step is smooth when none of its frames came later than
33 ms after the one before. That is a time on the wall, so it also tells what else the machine did: after each
show the same page rests, with a square that moves by a pixel a frame, for stretches as long as the steps.
And a trace of the browser tells how long each of its threads worked (CPU time) from one frame to the next: no
frame can be on time for which one of them works for more than 33 ms, and nothing but the machine is in the
way of all others.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import sync_playwright  # noqa: E402
from rich.progress import track  # noqa: E402

from tests.web.conftest import DESKTOP, FLAGS, chromium  # noqa: E402
from tests.web.serving import Program  # noqa: E402

SHOWS = 8
REST = 1000
WANTED = 0.95
# Two refreshes at 60 a second, told by a clock of tenths of a millisecond: 33.3 or 33.4.
LATE = 33.45
# By game: whom it is set up for, and the event that begins what is worth measuring.
SHOWN: dict[str, tuple[dict[str, Any], int, str]] = {
    "neuroshima": ({"armies": ["outpost", "moloch"]}, 2, "battle-begun"),
    "neon": ({"mode": "rebirth", "players": 6}, 6, "attack-rolled"),
    "bugs": ({"mode": "training", "formation": "fixed", "turn_cap": 10}, 2, "battle-began"),
}
CATEGORIES = ["devtools.timeline", "toplevel", "__metadata"]
TASK = "ThreadControllerImpl::RunTask"
# Every frame puts a mark into the trace: the step that is shown, or a stretch of rest. The promises tell when
# it is over: whoever asks the page in between is counted with its frames.
SHOW = """
window.shown = new Promise(done => {
  const frames = [];
  const look = () => {
    const strip = document.querySelector(".rep .strip"), stage = strip?.dataset.stage;
    if (stage === "over" && frames.length) { console.timeStamp("end"); return done(frames); }
    if (stage === "playing") {
      frames.push(strip.dataset.step);
      console.timeStamp(`show ${strip.dataset.step}`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
});
0
"""
GO_TO = """(slider, moment) => {
  slider.value = moment;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
}"""
LIE_STILL = """lengths => new Promise(done => {
  const square = document.createElement("div");
  square.style.cssText = "position: fixed; inset: 0 auto auto 0; width: 9px; height: 9px; background: red";
  document.body.append(square);
  const stretches = lengths.flatMap((length, at) => Array.from({ length }, () => at));
  let frame = 0;
  const look = () => {
    if (frame === stretches.length) { console.timeStamp("end"); square.remove(); return done(0); }
    square.style.transform = `translateX(${frame % 99}px)`;
    console.timeStamp(`rest ${stretches[frame++]}`);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""


@dataclass
class Frame:
    """From one frame to the next: how long it took, and how long each thread of the browser worked in it."""

    length: float
    work: Counter[str] = field(default_factory=Counter)

    def most_work(self) -> float:
        return max(self.work.values(), default=0.0)


Steps = list[list[Frame]]


def played(page: Any, address: str, game: str) -> tuple[str, list[int]]:
    """A finished match of bots, and the moments before something is worth seeing."""
    setup, seats, told = SHOWN[game]
    wish = {"game": game, "setup": setup, "seats": [{"kind": "bot", "bot": "random"}] * seats}
    match = page.request.post(f"{address}/api/matches", data=wish).json()["match"]
    page.goto(f"{address}/m/{match}")
    page.wait_for_selector(".table-screen[data-over=true]", timeout=300_000)
    steps = page.request.get(f"{address}/api/matches/{match}/steps").json()["steps"]
    return match, [step["n"] - 1 for step in steps if told in step["told"]]


def watched(browser: Any, page: Any, address: str, game: str) -> tuple[Steps, Steps]:
    """The frames of every step that was shown, and of the stretches of rest that followed."""
    match, moments = played(page, address, game)
    shown: Steps = []
    rested: Steps = []
    page.goto(f"{address}/r/{match}")
    page.wait_for_selector(".rep .staged-board")
    # Who watches has pressed something before; the first press opens the loudspeaker, which takes 40 ms.
    page.keyboard.press("Shift")
    for moment in track(moments[:: max(1, len(moments) // SHOWS)][:SHOWS], game, transient=True):
        page.locator("input.slider").evaluate(GO_TO, moment)
        page.wait_for_timeout(REST)
        browser.start_tracing(page=page, categories=CATEGORIES)
        page.evaluate(SHOW)
        page.keyboard.press("ArrowRight")
        lengths = Counter(page.evaluate("window.shown"))
        page.wait_for_timeout(REST)
        page.evaluate(LIE_STILL, list(lengths.values()))
        frames = frames_of(json.loads(browser.stop_tracing()))
        shown += frames["show"].values()
        rested += frames["rest"].values()
    return shown, rested


def frames_of(trace: dict[str, Any]) -> dict[str, dict[str, list[Frame]]]:
    """The frames of a trace by what they belong to: `show` or `rest`, and which step of it."""
    events = trace["traceEvents"]
    said = [event for event in events if event["name"] == "TimeStamp"]
    marks = sorted((event["ts"], event["args"]["data"].get("message", "")) for event in said)
    starts = [start for start, _ in marks]
    ends = [*starts[1:], starts[-1]]
    frames = [Frame((end - start) / 1000) for start, end in zip(starts, ends, strict=True)]
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    for event in events:
        at = bisect_right(starts, event["ts"]) - 1
        if event["name"] == TASK and event.get("ph") == "X" and at >= 0:
            thread = f"{names.get((event['pid'], event['tid']), '')} {event['tid']}"
            frames[at].work[thread] += event.get("tdur", event["dur"]) / 1000
    found: dict[str, dict[str, list[Frame]]] = {"show": {}, "rest": {}}
    for frame, (_, mark) in zip(frames, marks, strict=True):
        kind, _, step = mark.partition(" ")
        if kind in found:
            found[kind].setdefault(step, []).append(frame)
    return found


def share(steps: Steps, is_late: Any) -> float:
    """How many of the steps have no late frame."""
    return sum(not any(map(is_late, step)) for step in steps) / len(steps)


def busy_threads(step: list[Frame]) -> list[tuple[str, float]]:
    """Who worked for too long for a frame of this step."""
    found = (it for frame in step for it in frame.work.items())
    return [(name.split()[0], work) for name, work in found if work > LATE]


def tell(game: str, shown: Steps, rested: Steps) -> None:
    frames = [frame for step in shown for frame in step]
    lengths = sorted(frame.length for frame in frames)
    works = sorted(frame.most_work() for frame in frames)
    on_time = [share(steps, lambda frame: frame.length > LATE) for steps in (shown, rested)]
    at_work = share(shown, lambda frame: frame.most_work() > LATE)
    indent, busiest = f"\n{'':15}", works[int(len(works) * 0.95)]
    print(
        f"  {game:12} {len(shown):4} steps, {len(frames)} frames:{indent}{at_work:.1%} of the steps without "
        f"a frame with more than 33 ms of work (95 % of the frames under {busiest:.0f} ms, "
        f"most {works[-1]:.0f});{indent}on the wall {on_time[0]:.1%} without a frame over 33 ms (longest "
        f"{lengths[-1]:.0f}), the page at rest {on_time[1]:.1%}"
    )
    busy = [thread for step in shown for thread in busy_threads(step)]
    if busy:
        threads = (f"{name} {most:.0f} ms" for name, most in sorted(busy, key=lambda it: -it[1]))
        print(f"               the work of the others: {', '.join(threads)}")


def tell_shows(browser: Any, address: str, games: Iterable[str] = ()) -> None:
    print(f"shows at speed 1, 1280x800, no GPU (wanted: {WANTED:.0%} of the steps):")
    for game in games or SHOWN:
        page = browser.new_page(viewport=DESKTOP)
        tell(game, *watched(browser, page, address, game))
        page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"any of {', '.join(SHOWN)} (default: all)")
    given = parser.parse_args()
    unknown = [game for game in given.games if game not in SHOWN]
    if unknown:
        parser.error(f"no such game: {', '.join(unknown)}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        program = Program(Path(folder) / "matches")
        program.start()
        browser = started.chromium.launch(executable_path=chromium(), args=FLAGS)
        tell_shows(browser, program.address, given.games)
        browser.close()
        program.kill()


if __name__ == "__main__":
    main()
