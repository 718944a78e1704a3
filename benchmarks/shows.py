"""Whether what the stage shows keeps its frames: replays of all three games in Chromium, without a GPU.

python benchmarks/shows.py [GAME ...]

Replays show battles, fights and reveals at speed 1, until a game has shown STEPS steps. A step is smooth
when none of its frames came later than 33 ms after the one before. That is a time on the wall, so it also
tells what else the machine did: after every third show the same page rests, with a square that moves by a
pixel a frame, for stretches as long as the steps. And a trace of the browser, which has its own small price,
tells how long all of its threads together worked (CPU time) from one frame to the next: where that is less
than 33 ms, even a single core without other work shows the frame in time.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import sync_playwright  # noqa: E402
from rich.progress import Progress  # noqa: E402

from tests.web.conftest import DESKTOP, FLAGS, chromium  # noqa: E402
from tests.web.serving import Program  # noqa: E402

STEPS = 40
# At most so many shows of one match.
SHOWS = 8
# After so many shows, one of rest.
RESTED = 3
REST = 500
# So many of the latest frames are listed.
TOLD = 9
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
# What a thread does, and what one of the pool does, where painters and collectors of garbage work.
TASKS = ("ThreadControllerImpl::RunTask", "ThreadPool_RunTask")
TRACER = "PerfettoTrace"
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
    """From one frame to the next: how long it took, and how long the threads of the browser worked in it."""

    length: float
    work: Counter[str] = field(default_factory=Counter)


Step = list[Frame]


def played(page: Any, address: str, game: str) -> tuple[str, list[int]]:
    """A finished match of bots, and the moments before something is worth seeing."""
    setup, seats, told = SHOWN[game]
    wish = {"game": game, "setup": setup, "seats": [{"kind": "bot", "bot": "random"}] * seats}
    match = page.request.post(f"{address}/api/matches", data=wish).json()["match"]
    page.goto(f"{address}/m/{match}")
    page.wait_for_selector(".table-screen[data-over=true]", timeout=300_000)
    steps = page.request.get(f"{address}/api/matches/{match}/steps").json()["steps"]
    return match, [step["n"] - 1 for step in steps if told in step["told"]]


def watched(browser: Any, page: Any, address: str, game: str) -> tuple[list[Step], list[Step]]:
    """The frames of every step that was shown, and of the stretches of rest between."""
    shown: list[Step] = []
    rested: list[Step] = []
    shows = 0
    with Progress(transient=True) as progress:
        bar = progress.add_task(game, total=STEPS)
        while len(shown) < STEPS:
            match, moments = played(page, address, game)
            page.goto(f"{address}/r/{match}")
            page.wait_for_selector(".rep .staged-board")
            # Who watches has pressed something before: the first press opens the loudspeaker, in 40 ms.
            page.keyboard.press("Shift")
            for moment in moments[:: max(1, len(moments) // SHOWS)][:SHOWS]:
                frames = one_show(browser, page, moment, rests=shows % RESTED == 0)
                shown += frames["show"].values()
                rested += frames["rest"].values()
                shows += 1
                progress.update(bar, completed=len(shown))
                if len(shown) >= STEPS:
                    break
    return shown, rested


def one_show(browser: Any, page: Any, moment: int, *, rests: bool) -> dict[str, dict[str, Step]]:
    """What a replay shows from a moment on, and perhaps as long a rest."""
    page.locator("input.slider").evaluate(GO_TO, moment)
    page.wait_for_timeout(REST)
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate(SHOW)
    page.keyboard.press("ArrowRight")
    lengths = Counter(page.evaluate("window.shown"))
    if rests:
        page.wait_for_timeout(REST)
        page.evaluate(LIE_STILL, list(lengths.values()))
    return frames_of(json.loads(browser.stop_tracing()))


def frames_of(trace: dict[str, Any]) -> dict[str, dict[str, Step]]:
    """The frames of a trace by what they belong to: `show` or `rest`, and which step of it."""
    events = trace["traceEvents"]
    said = [event for event in events if event["name"] == "TimeStamp"]
    marks = sorted((event["ts"], event["args"]["data"].get("message", "")) for event in said)
    starts = [start for start, _ in marks]
    frames = [Frame((end - start) / 1000) for start, end in pairwise(starts)]
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    for event in events:
        thread = names.get((event["pid"], event["tid"]), "")
        if event["name"] in TASKS and event.get("ph") == "X" and thread != TRACER:
            share_out(event, thread, starts, frames)
    found: dict[str, dict[str, Step]] = {"show": {}, "rest": {}}
    for frame, (_, mark) in zip(frames, marks, strict=False):
        kind, _, step = mark.partition(" ")
        if kind in found:
            found[kind].setdefault(step, []).append(frame)
    return found


def share_out(task: dict[str, Any], thread: str, starts: list[float], frames: list[Frame]) -> None:
    """Gives each frame its part of the CPU time of a task, by how long the task ran in it."""
    begin, length = task["ts"], max(task["dur"], 1)
    work = task.get("tdur", length) / 1000
    for at in range(max(0, bisect_right(starts, begin) - 1), len(frames)):
        if starts[at] >= begin + length:
            break
        within = min(starts[at + 1], begin + length) - max(starts[at], begin)
        frames[at].work[thread] += work * max(0, within) / length


def share(steps: list[Step], is_late: Callable[[Frame], bool]) -> float:
    """How many of the steps have no late frame."""
    return sum(not any(map(is_late, step)) for step in steps) / len(steps)


def is_late(frame: Frame) -> bool:
    return frame.length > LATE


def is_hard(frame: Frame) -> bool:
    return frame.work.total() > LATE


def tell(game: str, shown: list[Step], rested: list[Step]) -> None:
    frames = [frame for step in shown for frame in step]
    lengths = sorted(frame.length for frame in frames)
    works = sorted(frame.work.total() for frame in frames)
    middle, busy = (works[int(len(works) * part)] for part in (0.5, WANTED))
    print(
        f"  {game}: {share(shown, is_late):.1%} of {len(shown)} steps without a frame over 33 ms "
        f"(longest of {len(frames)} frames {lengths[-1]:.0f}); at rest {share(rested, is_late):.1%} of "
        f"{len(rested)}\n    work of all threads: {share(shown, is_hard):.1%} of the steps without a frame "
        f"with more than 33 ms (median {middle:.1f}, {WANTED:.0%} under {busy:.1f}, most {works[-1]:.1f})"
    )
    for frame in sorted(filter(is_late, frames), key=lambda frame: -frame.length)[:TOLD]:
        most = ", ".join(f"{name} {work:.0f}" for name, work in frame.work.most_common(3))
        print(f"    late: {frame.length:.0f} ms, {frame.work.total():.0f} of work ({most})")


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
