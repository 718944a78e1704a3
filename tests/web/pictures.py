"""Takes the pictures of the README from the page as it is now.

python -m tests.web.pictures [battle row order phone review]    (the page must be built; writes docs/pictures)

The same games come out each time: chance depends on the position alone, and the hands always choose alike.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.review.games import played
from tests.web.bugs_hands import OPEN_CELL, UNIT, BugsHands
from tests.web.conftest import FLAGS, USER, chromium
from tests.web.hands import UNTIL
from tests.web.moments import uploaded
from tests.web.neon_hands import NeonHands
from tests.web.neuroshima_hands import NeuroshimaHands
from tests.web.serving import ROOT, Program

FOLDER = ROOT / "docs" / "pictures"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
REST = 900
BATTLE_STEPS = 6
NEON_ROUNDS = 3
BUGS_ORDERS = 3
UNITS = 6
REVIEWED = 3
JUDGED = 240_000


class Studio:
    """A browser before a server of its own."""

    def __init__(self, browser: Any, address: str) -> None:
        self.browser = browser
        self.address = address

    def visit(self, setups: dict[str, Any], **options: Any) -> Any:
        context = self.browser.new_context(**{**USER, **options})
        kept = json.dumps({"bot": "random", "setups": setups})
        context.add_init_script(f"localStorage.setItem('warpad.settings', {kept!r})")
        context.add_init_script(UNTIL)
        page = context.new_page()
        page.goto(self.address)
        return page


def keep(page: Any, name: str) -> None:
    page.mouse.move(0, 0)
    page.wait_for_timeout(REST)
    page.screenshot(path=FOLDER / f"{name}.png")
    print(f"docs/pictures/{name}.png")


def battle(studio: Studio) -> None:
    """The segment of a battle in which most happens."""
    hands = NeuroshimaHands(studio.visit({"neuroshima": {"armies": ["outpost", "moloch"]}}))
    hands.start()
    hands.steps(30)
    hands.play_until("[data-battle]")
    for _ in range(BATTLE_STEPS):
        hands.press("[data-act=stage-play]")
    keep(hands.page, "neuroshima")


def row(studio: Studio) -> None:
    """Cards laid into a row, a few rounds into the game."""
    setup = {"mode": "rebirth", "players": 4, "fighters": ["ghost", "boulder", "phoenix", "akari"]}
    hands = NeonHands(studio.visit({"neon": setup}))
    hands.start()
    for _ in range(NEON_ROUNDS):
        hands.play_until(".build")
        hands.step()
    hands.play_until(".build")
    keep(hands.page, "neon")


def order(studio: Studio) -> None:
    """A path on the tablet that ends in a battle, with its odds."""
    hands = BugsHands(studio.visit({"bugs": {"mode": "training", "formation": "fixed"}}))
    hands.start()
    for _ in range(BUGS_ORDERS):
        hands.play_until(".tablet")
        hands.step()
    hands.play_until(".tablet")
    for unit in range(UNITS):
        for _ in range(UNITS):
            if hands.count(UNIT) > unit and not hands.count(".fore"):
                hands.press(UNIT, unit)
                if hands.count(OPEN_CELL):
                    hands.press(OPEN_CELL)
    keep(hands.page, "bugs")


def phone(studio: Studio) -> None:
    """A tile about to be placed, on a phone."""
    setups = {"neuroshima": {"armies": ["outpost", "moloch"]}}
    hands = NeuroshimaHands(studio.visit(setups, device_scale_factor=2, **PHONE), touch=True)
    hands.start()
    hands.steps(14)
    offered = hands.take_a_tile()
    hands.hex(offered["open"][len(offered["open"]) // 2])
    keep(hands.page, "phone")


def review(studio: Studio) -> None:
    """The turning point of a game of bots, with its graph, luck and skill."""
    page = studio.visit({})
    page.locator(".bar").first.wait_for()
    match = uploaded(page, played("neuroshima", "normal", seed=REVIEWED))
    page.goto(f"{studio.address}/review/{match}")
    page.locator(".review .ledger li").first.wait_for(timeout=JUDGED)
    keep(page, "review")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        program = Program(Path(folder) / "matches")
        program.start()
        browser = started.chromium.launch(executable_path=chromium(), args=FLAGS)
        studio = Studio(browser, program.address)
        for take in (battle, row, order, phone, review):
            if take.__name__ in (sys.argv[1:] or [take.__name__]):
                take(studio)
        browser.close()
        program.kill()


if __name__ == "__main__":
    main()
