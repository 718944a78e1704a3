"""Neuroshima in a real browser: undo, refusals, explanations, panels, words for ears."""

from __future__ import annotations

import math
import re
from typing import Any

import pytest

from tests.web.conftest import TOUCH, Visit
from tests.web.neuroshima_hands import NeuroshimaHands
from tests.web.playing import NEUROSHIMA


def begun(visit: Visit, answers: int = 0) -> NeuroshimaHands:
    hands = NeuroshimaHands(visit())
    hands.start()
    if answers:
        hands.steps(answers)
    else:
        hands.look()
    return hands


def test_hot_seat_needs_no_curtain_when_nothing_is_secret(visit: Visit) -> None:
    page = visit()
    page.click(NEUROSHIMA.start("hot"))
    hands = NeuroshimaHands(page)
    hands.steps(6)
    assert page.locator(".curtain").count() == 0
    assert page.locator(".board .bodies > g").count() >= 2


def test_watching_two_bots(visit: Visit) -> None:
    page = visit()
    page.click(NEUROSHIMA.start("watch"))
    page.wait_for_selector(".board .bodies > g:nth-child(2)")
    assert page.locator(".slot-main[aria-disabled=false]").count() == 0


def test_undo_takes_a_tile_back_into_the_hand(visit: Visit) -> None:
    hands = begun(visit)
    seen = hands.place_one()
    held = hands.count(".slot-main")
    hands.key("z")
    hands.after = seen["version"]
    hands.look()
    assert hands.count(".slot-main") == held + 1


def test_what_was_drawn_is_not_taken_back(visit: Visit) -> None:
    hands = begun(visit, answers=1)
    before = hands.version()
    hands.key("z")
    assert "cannot be taken back" in hands.page.wait_for_selector(".refused").inner_text()
    assert hands.version() == before


def test_practice_is_marked_and_takes_a_turn_back(visit: Visit) -> None:
    page = visit()
    page.locator(".games .more").first.locator("button").nth(1).click()
    page.click(".practice input")
    page.click(".dialog .df .btn.primary")
    hands = NeuroshimaHands(page)
    seen = hands.steps(1)
    assert page.locator(".bar .chip.practice").count() == 1
    hands.after = seen["version"]
    hands.key("z")
    hands.look()
    assert page.locator(".board .bodies > g").count() == 0
    page.goto(page.url.split("/m/")[0] + "/games")
    page.wait_for_selector(".match-list .chip.practice")


def test_a_hex_that_cannot_be_chosen_names_the_rule(visit: Visit) -> None:
    hands = begun(visit)
    page = hands.page
    hands.take_a_tile()
    page.locator(".hex[aria-label*='HQ']").first.click()
    assert re.search(r"NH-[A-Z]+-\d+", page.wait_for_selector(".refused").inner_text())
    page.click(".refused .rule")
    page.wait_for_selector(".dialog")


def test_everything_on_the_board_explains_itself(visit: Visit) -> None:
    page = begun(visit, answers=1).page
    hq = page.locator(".hex[aria-label*='HQ, yours']").first
    hq.hover()
    assert "HQ" in page.wait_for_selector(".why-card").inner_text()
    hq.dblclick()
    text = page.wait_for_selector(".dialog .insp").inner_text()
    assert "Hit points" in text
    assert "NH-" in text


@pytest.mark.parametrize("key", ["f", "g", "t", "?"])
def test_panels_open_by_key_and_give_the_focus_back(visit: Visit, key: str) -> None:
    hands = begun(visit)
    hands.key("ArrowUp")
    held = hands.until("document.activeElement.dataset.cell")
    hands.key(key)
    hands.page.wait_for_selector(".dialog")
    hands.key("Escape")
    hands.until(f"!document.querySelector('.dialog') && document.activeElement.dataset.cell === '{held}'")


def test_the_ear_hears_turns_and_events(visit: Visit) -> None:
    hands = begun(visit)
    page = hands.page
    assert "Your turn." in page.locator("[data-live=urgent]").inner_text()
    hands.step()
    hands.settled()
    assert "HQ" in page.locator("[data-live=polite]").inner_text()


LARGE = {
    "mode": "deathmatch",
    "armies": ["borgo", "hegemony", "moloch", "outpost", "smart", "vegas"],
    "extended": True,
}


# The last finger is gone, and what it did is drawn.
SETTLED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def two_fingers(page: Any, *moves: tuple[float, float]) -> None:
    """Two fingers on the middle of the board, on opposite sides of it: at an angle, so far away."""
    box = page.locator(".board").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)
    for number, (angle, far) in enumerate(moves):
        dx, dy = math.cos(angle) * far, math.sin(angle) * far
        points = [{"x": x + dx, "y": y + dy, "id": 1}, {"x": x - dx, "y": y - dy, "id": 2}]
        kind = "touchMove" if number else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_two_fingers_bring_a_large_board_nearer_and_a_button_shows_it_whole(visit: Visit) -> None:
    page = visit(settings=NEUROSHIMA.settings(**LARGE), **TOUCH)
    hands = NeuroshimaHands(page, touch=True)
    hands.start()
    hands.look()
    two_fingers(page, (0, 40), (0, 60), (0, 80))
    hands.until("Number(document.querySelector('.board').dataset.zoom) > 1.5")
    page.evaluate(SETTLED)
    # Chromium makes no click of a tap that follows a pinch within milliseconds; no hand is so quick.
    page.click("[data-act=fit]")
    hands.until("document.querySelector('.board').dataset.zoom === '1.00'")


def test_two_fingers_turn_the_tile_in_hand(visit: Visit) -> None:
    page = visit(settings=NEUROSHIMA.settings(), **TOUCH)
    hands = NeuroshimaHands(page, touch=True)
    hands.start()
    hands.hex(hands.take_a_tile()["open"][0])
    while not hands.count("[aria-label='Rotate right']"):
        hands.after = hands.version()
        hands.confirm()
        hands.hex(hands.take_a_tile()["open"][0])
    before = page.locator(".board .ghost").inner_html()
    two_fingers(page, (0, 60), (0.6, 60), (1.1, 60))
    hands.until("document.querySelector('.board').dataset.zoom === '1.00'")
    assert page.locator(".board .ghost").inner_html() != before


def test_a_held_button_ends_the_turn_at_once_and_a_tap_asks_first(visit: Visit) -> None:
    page = visit(settings=NEUROSHIMA.settings(), **TOUCH)
    hands = NeuroshimaHands(page, touch=True)
    hands.start()
    hands.play_until("[data-act=end] .hold-words")
    hands.press("[data-act=end]")
    page.wait_for_selector(".dialog")
    hands.press(".dialog .df .btn:not(.primary)")
    version = hands.look()["version"]
    box = page.locator("[data-act=end]").bounding_box()
    touch = page.context.new_cdp_session(page)
    middle = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": middle})
    hands.until(f"Number(document.querySelector('.table-screen').dataset.version) > {version}")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator(".dialog").count() == 0
