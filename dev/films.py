"""Films what happens on the stage, for the README: `./run films [NAME ...] [--frames FOLDER]`.

A battle of Neuroshima, a round of Neon, a turn of War of Bugs, each played against bots on the page as it is
now, in Chromium, as animated WebP. The same films come out each time: chance depends on the position alone,
the hands always choose alike, and the camera holds the page's time. With --frames every frame is kept as a
PNG, to be looked at one by one. The page must be built (`npm ci` and `npm run build` in web/).
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from dev.camera import HOLD_TIME, Camera
from tests.web.bugs_hands import BugsHands
from tests.web.conftest import FLAGS, USER, chromium
from tests.web.hands import UNTIL, Hands
from tests.web.neon_hands import NeonHands
from tests.web.neuroshima_hands import NeuroshimaHands
from tests.web.serving import ROOT, Program

FOLDER = ROOT / "docs" / "pictures"
HEAVIEST = 1_500_000
FRAME = 120
REST = 1500
LONGEST = 32_000
MOST_TURNS = 200
TURNS_BEFORE = 14
# The bar of the step on show would change with every frame, far from what moves, and make the film heavy.
CALM = ".notches .now > b { visibility: hidden }"
AGAIN = "[data-act=stage-play]"
STAGE = "document.querySelector('.strip')?.dataset.stage"
# The first line of the list under a head with such a word.
UNDER_HEAD = """word => {
  const lines = [...document.querySelectorAll('.since li')],
    head = lines.findIndex(line => line.matches('.g') && line.innerText.includes(word));
  lines[head + 1].querySelector('button').click();
}"""
# Whether the list tells how rows turned over, and of a fight.
IS_ROUND = "['revealed', 'attack-rolled'].every(one => any(`.since li[data-events*=${one}]`))"

Scene = Callable[[Any], Hands]


def sit_down(browser: Any, address: str, game: str, setup: dict[str, Any]) -> Any:
    """A page on which nothing moves until the camera runs."""
    context = browser.new_context(**USER)
    kept = json.dumps({"bot": "random", "setups": {game: setup}})
    context.add_init_script(f"localStorage.setItem('warpad.settings', {kept!r})")
    context.add_init_script(UNTIL)
    context.add_init_script(HOLD_TIME)
    page = context.new_page()
    page.goto(address)
    return page


def until_shown(hands: Hands, selector: str) -> None:
    """Plays on, looking at every still, until something was shown and something is asked again."""
    for _ in range(MOST_TURNS):
        is_there = False
        while hands.look()["film"]:
            is_there = is_there or hands.count(selector) > 0
            hands.press(AGAIN)
        if is_there:
            return
        hands.step()
    raise AssertionError(f"{selector} never came")


def battle(page: Any) -> Hands:
    """The battle alone, without the turn that led to it."""
    hands = NeuroshimaHands(page)
    hands.start()
    hands.steps(TURNS_BEFORE)
    until_shown(hands, ".nh-seg")
    move(page)
    page.evaluate(UNDER_HEAD, "Battle")
    return hands


def neon_round(page: Any) -> Hands:
    """Rows turn over, others act and fight, until one's own turn: as much as fits a film."""
    hands = NeonHands(page)
    hands.start()
    for _ in range(MOST_TURNS):
        until_shown(hands, ".fight")
        if page.evaluate(IS_ROUND):
            break
        hands.step()
    move(page)
    hands.press(AGAIN)
    return hands


def reveal(page: Any) -> Hands:
    """A turn from the orders to its end, with what came of its battles."""
    hands = BugsHands(page)
    hands.start()
    until_shown(hands, ".duel")
    while (seen := hands.look())["film"] or seen["replies"]:
        if seen["film"]:
            hands.press(AGAIN)
        else:
            hands.press(".replies .btn", seen["replies"] - 1)
            hands.after = seen["version"]
    move(page)
    hands.press(AGAIN)
    return hands


def move(page: Any) -> None:
    """From now on what is shown moves, and nothing has the focus."""
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("document.activeElement?.blur?.()")


NEON = {"mode": "rebirth", "players": 4, "fighters": ["ghost", "boulder", "phoenix", "akari"]}
SCENES: dict[str, tuple[str, dict[str, Any], Scene]] = {
    "neuroshima-battle": ("neuroshima", {"armies": ["outpost", "moloch"]}, battle),
    "neon-round": ("neon", NEON, neon_round),
    "bugs-reveal": ("bugs", {"mode": "training", "formation": "fixed"}, reveal),
}


def film(page: Any, scene: Scene, keep: Path | None) -> Camera:
    """Comes to the moment by stills, then shows it again in motion before the camera."""
    hands = scene(page)
    hands.until(f"{STAGE} === 'playing'")
    page.mouse.move(0, 0)
    page.add_style_tag(content=CALM)
    camera = Camera(page, keep=keep)
    while page.evaluate(STAGE) != "over" and camera.length < LONGEST:
        camera.run(FRAME)
    camera.shoot(REST)
    return camera


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run films", description="Records the films of the README.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"which: {', '.join(SCENES)}")
    parser.add_argument("--frames", type=Path, help="a folder for every frame as PNG")
    given = parser.parse_args()
    unknown = set(given.names) - set(SCENES)
    if unknown:
        parser.error(f"no such film: {', '.join(sorted(unknown))}")
    os.environ["WARPAD_SOURCES"] = "1"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        program = Program(Path(folder) / "matches")
        program.start()
        browser = started.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in given.names or SCENES:
            game, setup, scene = SCENES[name]
            keep = given.frames / name if given.frames else None
            if keep is not None:
                keep.mkdir(parents=True, exist_ok=True)
            page = sit_down(browser, program.address, game, setup)
            camera = film(page, scene, keep)
            size = camera.write(FOLDER / f"{name}.webp")
            print(f"docs/pictures/{name}.webp: {camera.length / 1000:.1f} s, {size / 1024:.0f} KB")
            assert size < HEAVIEST, f"{name} is too heavy for a README"
            page.context.close()
        browser.close()
        program.kill()


if __name__ == "__main__":
    main()
